"""``longroll club``: what the operator of a club needs besides ``longroll serve --club``."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from longroll.cli.console import CommandError, diagnostics, out
from longroll.cli.output import fail

if TYPE_CHECKING:
    from longroll.club.config import ClubConfig
    from longroll.server.app import Settings
    from longroll.server.extension import Extension
    from longroll.table import Store

__all__ = ["club", "club_of"]

club = typer.Typer(help="A club for members (serve --club).")


@club.callback()
def _club() -> None:
    """A club for members (serve --club)."""


@club.command("check")
def check(config: Annotated[Path, typer.Argument(help="The file of the club.")]) -> None:
    """Check the configuration file of a club.

    Example: longroll club check docs/examples/club.toml
    """
    told = _read(config)
    ways = ["a link by mail"] if told.mail.host else []
    ways += ["a passkey", *(provider.name for provider in told.providers.values())]
    out.print(f"{told.name}: {told.url}", markup=False)
    out.print(f"Members sign in by {', '.join(ways)}.", markup=False)
    guests = "Guests may play by a link." if told.guests else "Only members may play."
    out.print(guests, markup=False)


@club.command("work")
def work(
    config: Annotated[Path, typer.Argument(help="The file of the club.")],
    db: Annotated[
        str, typer.Option(envvar="LONGROLL_DB", help="URL of the club's PostgreSQL database.")
    ],
    workers: Annotated[
        int | None,
        typer.Option(min=1, help="Bots that think at the same time; by default one per core."),
    ] = None,
    patience: Annotated[
        float,
        typer.Option(min=1, help="Multiple of a bot's time limit after which it is restarted."),
    ] = 8.0,
) -> None:
    """Run a worker of a club: bots, analyses and notices. Ctrl-C ends it.

    Example: longroll club work club.toml --db postgresql+psycopg://club@localhost/club
    """
    told = _read(config)
    from longroll.club.jobs.process import run_worker  # noqa: PLC0415 - an extra
    from longroll.server.app import Settings  # noqa: PLC0415 - it takes a second to load
    from longroll.server.run import ServeError  # noqa: PLC0415 - see above
    from longroll.table import StoreAway, StoreError  # noqa: PLC0415 - see above

    settings = Settings(
        db,
        workers=workers or os.cpu_count() or 1,
        patience=patience,
        json_logs=told.logs == "json",
    )

    def started() -> None:
        diagnostics.print(f"{told.name}: working for {told.url}  (Ctrl-C ends it)", markup=False)

    try:
        run_worker(settings, told, started)
    except (ServeError, StoreError) as error:
        raise CommandError(str(error)) from None
    except StoreAway as away:  # while it started
        raise CommandError(f"the database cannot be used ({away}): start it again") from None


@club.command("reports")
def reports(
    config: Annotated[Path, typer.Argument(help="The file of the club.")],
    db: Annotated[
        str | None,
        typer.Option(envvar="LONGROLL_DB", help="URL of its database, as for serve."),
    ] = None,
) -> None:
    """List the chat messages that players have reported, the last first.

    Example: longroll club reports club.toml --db postgresql+psycopg://club@localhost/club
    """
    told = _read(config)
    from longroll.club.database import Database  # noqa: PLC0415 - an extra
    from longroll.club.reports import reported  # noqa: PLC0415 - an extra
    from longroll.table import Store, StoreError, default_url  # noqa: PLC0415 - as in serve

    try:
        with closing(Store(db or default_url())) as store:
            found = Database(store).read(reported, told)
    except StoreError as error:
        raise CommandError(str(error)) from None
    for at, text in found:
        out.print(f"{at}  {text}\n", markup=False)
    if not found:
        out.print("Nothing was reported.", markup=False)


def _read(config: Path) -> ClubConfig:
    try:
        from longroll.club.config import ConfigError, read_config  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise CommandError(
            f"a club needs {error.name}, which is not installed: pip install 'longroll[club]'"
        ) from None
    try:
        return read_config(config)
    except ConfigError as error:
        *others, last = str(error).splitlines()
        for line in others:
            fail(line)
        raise CommandError(last) from None


def club_of(
    config: Path, settings: Settings
) -> tuple[Settings, Callable[[Store], Sequence[Extension]]]:
    """The settings of a club's server, and its extensions; raises `CommandError`."""
    told = _read(config)
    from longroll.club.app import ClubExtension  # noqa: PLC0415 - an extra

    settings = replace(
        settings,
        hosts=(told.host,),
        proxies=told.proxies or settings.proxies,
        json_logs=told.logs == "json",
    )
    return settings, lambda store: (ClubExtension(told, store),)
