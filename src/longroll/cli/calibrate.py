"""``longroll lab calibrate``: fit appraisals to chances of winning."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from longroll.bots.analysis.estimate import FILE
from longroll.cli.console import (
    CommandError,
    Json,
    Seed,
    TitleKey,
    games_of,
    out,
    print_json,
    to_write,
)
from longroll.engine.game import check_options
from longroll.engine.textfile import TextError, parse_toml, read_text
from longroll.engine.title import get_title
from longroll.lab.calibrate import Course, course, fit
from longroll.lab.selfplay import Plan

__all__ = ["calibrate"]


def calibrate(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    title: TitleKey,
    scenario: Annotated[str | None, typer.Option(help="Scenario; the first if left out.")] = None,
    games: Annotated[int, typer.Option(min=2, help="Number of games.")] = 100,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each, separated by commas.")
    ] = "sergeant",
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = 1,
    write: Annotated[
        Path | None,
        typer.Option(help=f"A {FILE} to write the fitted numbers to.", callback=to_write),
    ] = None,
    as_json: Json = False,
) -> None:
    """Play games of bots and fit the chance to win to the appraisal of positions.

    Example: longroll lab calibrate forthepeople --scenario 1861 --games 200 --jobs 4
    """
    found = get_title(title)
    chosen = scenario or found.info.scenarios[0].key
    options = check_options(found, chosen, None)
    seats = found.seats(options)
    names = [name.strip() for name in bots.split(",")]
    if len(names) not in (1, len(seats)):
        raise CommandError(f"--bots takes one name, or one for each of: {' '.join(seats)}")
    players = dict(zip(seats, names if len(names) > 1 else names * len(seats), strict=True))
    estimate = fit(list(_courses(Plan(title, chosen, options, players), games, seed, jobs)))
    told = {
        "even": round(estimate.even),
        "scale": round(estimate.scale),
        "games": games,
    }
    if write is not None:
        _write(write, chosen, told, bots)
    if as_json:
        print_json({chosen: told})
        return
    out.print(f"{chosen}: even at {told['even']}, scale {told['scale']}, {games_of(games)}")


def _courses(plan: Plan, games: int, seed: int, jobs: int) -> Iterator[Course]:
    seeds = range(seed, seed + games)
    one = partial(course, plan)
    if jobs <= 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, seeds)


def _write(file: Path, scenario: str, told: dict[str, int], bots: str) -> None:
    """Write the numbers of a scenario into ``file``, and keep what else is in it."""
    try:
        tables = parse_toml(read_text(file)) if file.exists() else {}
    except TextError as error:
        raise CommandError(f"{file}: {error}") from None
    tables[scenario] = {**told, "bots": bots}
    rows = [
        "# How appraisals turn into chances to win: made by `longroll lab calibrate`, not by hand.",
        "# At `even` the first seat wins half of its games; `scale` more make that 73%.",
    ]
    for name, table in sorted(tables.items()):
        rows += ["", f'["{name}"]']
        rows += [
            f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}"
            for key, value in table.items()
        ]
    file.write_text("\n".join(rows) + "\n", encoding="utf-8")
