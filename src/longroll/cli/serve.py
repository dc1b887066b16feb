"""``longroll serve``: the table in the browser."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from longroll.cli.club import club_of
from longroll.cli.console import CommandError, diagnostics

__all__ = ["serve"]


def serve(  # noqa: PLR0913, PLR0917 - a command has as many options as it needs
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 picks a free one.")
    ] = 8000,
    db: Annotated[
        str | None,
        typer.Option(
            envvar="LONGROLL_DB",
            help="URL of a database; SQLite in your data folder if left out.",
        ),
    ] = None,
    host: Annotated[
        str,
        typer.Option(help="Address; 0.0.0.0 admits other machines, and only tokens guard seats."),
    ] = "127.0.0.1",
    pace: Annotated[float, typer.Option(min=0, help="Seconds between a bot's moves.")] = 0.6,
    patience: Annotated[
        float,
        typer.Option(min=1, help="Multiple of a bot's time limit after which it is restarted."),
    ] = 8.0,
    limits: Annotated[
        bool, typer.Option(help="Limit requests of one address without a token (docs/http.md).")
    ] = True,
    club: Annotated[
        Path | None, typer.Option(help="Serve a club, configured by this file (docs/club.md).")
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
) -> None:
    """Serve the table in the browser. Ctrl-C ends it; every game is stored and can be resumed.

    Example: longroll serve --port 8000 --open
    """
    # Only this command needs the server, which takes a second to import.
    from longroll.server.app import Settings  # noqa: PLC0415 - see above
    from longroll.server.run import ServeError, run  # noqa: PLC0415 - see above
    from longroll.table import StoreError, default_url  # noqa: PLC0415 - see above

    def started(page: str) -> None:
        diagnostics.print(f"Long Roll: {page}  (Ctrl-C ends it)", markup=False)
        if show:
            threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()

    try:
        settings = Settings(db or default_url(), pace, patience=patience, strict=limits)
        if club is None:
            run(settings, host, port, started)
            return
        settings, extend = club_of(club, settings)
        run(settings, host, port, started, extend)
    except (ServeError, StoreError) as error:
        raise CommandError(str(error)) from None
