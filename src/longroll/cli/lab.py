"""``longroll lab``: the laboratory."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from longroll.cli.blunders import blunders
from longroll.cli.calibrate import calibrate
from longroll.cli.console import Json, Plot, Seed, TitleKey, games_of, out, print_json
from longroll.cli.contest import arena
from longroll.cli.dataset import dataset
from longroll.cli.regret import regret
from longroll.cli.suite import suite
from longroll.engine.collector import collect_rarely
from longroll.engine.game import check_options
from longroll.engine.title import get_title
from longroll.lab.census import Census, census, spread_of
from longroll.lab.selfplay import Plan

__all__ = ["lab"]

lab = typer.Typer(help="The laboratory: statistics of many games.")


@lab.callback()
def _laboratory() -> None:
    """The laboratory: statistics of many games."""
    collect_rarely()


lab.command("arena")(arena)
lab.command("blunders")(blunders)
lab.command("suite")(suite)
lab.command("regret")(regret)
lab.command("dataset")(dataset)
lab.command("calibrate")(calibrate)


@lab.command("census")
def take_census(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    title: TitleKey,
    scenario: Annotated[str | None, typer.Option(help="Scenario; the first if left out.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Seed = 1,
    bot: Annotated[str, typer.Option(help="The bot for every seat.")] = "greedy",
    jobs: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = 1,
    plot: Plot = None,
    as_json: Json = False,
) -> None:
    """Count what happens in many games: gauges by turn, events per game, endings.

    Example: longroll lab census forthepeople --scenario 1861 --games 100 --plot census.png
    """
    game = get_title(title)
    chosen = scenario or game.info.scenarios[0].key
    options = check_options(game, chosen, None)
    plan = Plan(title, chosen, options, dict.fromkeys(game.seats(options), bot))
    found = census(plan, games, seed, jobs)
    if plot is not None:
        _draw(found, f"{game.info.name}, {chosen}, {bot}", plot)
    if as_json:
        print_json(_document(found))
        return
    _tell(found)


def _draw(found: Census, name: str, file: Path) -> None:
    from longroll.lab.plot import plot_census  # noqa: PLC0415 - only the laboratory plots

    plot_census(found, name, file)


def _document(found: Census) -> dict[str, object]:
    return {
        "games": found.games,
        "endings": dict(found.endings),
        "gauges": {
            gauge: [spread_of(values) for values in turns]
            for gauge, turns in found.readings.items()
        },
        "events": {name: round(mean, 3) for name, mean in found.events.items()},
        "amounts": {name: round(mean, 3) for name, mean in found.amounts.items()},
    }


def _tell(found: Census) -> None:
    out.print(games_of(found.games))
    for ending, count in found.endings.items():
        out.print(f"  {count:>5}  {ending}", markup=False)
    out.print("gauges: 10th, 50th, 90th percentile at the start of each turn, then at the end")
    for gauge, turns in found.readings.items():
        row = "  ".join("/".join(map(str, spread_of(values))) for values in turns)
        out.print(f"  {gauge:<24} {row}", markup=False)
    out.print("events a game (and the sum of their amounts)")
    for name, mean in found.events.items():
        total = found.amounts.get(name)
        text = f"{total:>9.2f}" if total is not None else ""
        out.print(f"  {name:<40} {mean:>8.2f} {text}", markup=False)
