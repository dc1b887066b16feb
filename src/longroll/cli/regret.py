"""``longroll lab regret``: what choices of bots cost, by a search that is many times as deep."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from longroll.bots import make_bot
from longroll.cli.console import (
    CommandError,
    Json,
    Results,
    Seed,
    TitleKey,
    diagnostics,
    games_of,
    give_results,
    out,
    to_write,
)
from longroll.engine.game import chosen_options
from longroll.engine.title import get_title
from longroll.lab.regret import (
    AHEAD,
    DECIDED,
    TRIFLE,
    Tally,
    Weighed,
    moments,
    resumed,
    tally,
    weighed,
)
from longroll.lab.selfplay import Plan

__all__ = ["regret"]

T = TypeVar("T")


def regret(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    title: TitleKey,
    scenario: Annotated[str | None, typer.Option(help="Scenario; the first if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option to switch on.")] = None,
    without: Annotated[list[str] | None, typer.Option(help="An option to switch off.")] = None,
    bots: Annotated[
        str, typer.Option(help="Names of bots, separated by commas.")
    ] = "recruit,sergeant,captain",
    positions: Annotated[int, typer.Option(min=1, help="Number of positions.")] = 200,
    deep: Annotated[
        int,
        typer.Option(min=1, help="Iterations of the deep search, as a multiple of the captain's."),
    ] = 10,
    players: Annotated[
        str, typer.Option(help="The bot that plays the games from which positions are taken.")
    ] = "sergeant",
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = 1,
    judged: Annotated[
        Path | None,
        typer.Option(
            help="A .jsonl file for the positions; those already in it are not judged again.",
            callback=to_write,
        ),
    ] = None,
    results: Results = None,
    as_json: Json = False,
) -> None:
    """Estimate what choices of bots cost, by a search many times as deep (docs/bots.md).

    Example: longroll lab regret forthepeople --scenario 1861 --positions 40 --jobs 2
    """
    found = get_title(title)
    chosen = scenario or found.info.scenarios[0].key
    options = chosen_options(found, chosen, option or (), without or ())
    names = list(dict.fromkeys(name.strip() for name in bots.split(",")))
    for name in (*names, players):
        make_bot(name, 1)
    plan = Plan(title, chosen, options, dict.fromkeys(found.seats(options), players))
    sampled = list(_watched(moments(plan, positions, seed, jobs), "positions", positions))
    if not sampled:
        raise CommandError(f"games of {players} have no quiet moment with a choice")
    if judged is None:
        answers = weighed(title, names, sampled, deep, jobs)
    else:
        answers = resumed(plan, names, sampled, deep, jobs, judged)
    answered = sorted(_watched(answers, "judged", len(sampled)), key=_when)
    tallies = [tally(name, answered) for name in names]
    told = {
        "title": title,
        "scenario": chosen,
        "options": list(options),
        "rules": found.info.rules_version,
        "players": players,
        "seed": seed,
        "deep": deep,
        **_findings(answered, tallies),
    }
    if not give_results(told, results, as_json=as_json):
        _tell(plan, deep, answered, tallies)


def _when(one: Weighed) -> tuple[int, int]:
    return one.seed, one.number


def _watched(items: Iterator[T], name: str, total: int) -> Iterator[T]:
    """The items, with a progress bar on a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    quiet = not diagnostics.is_terminal
    with Progress(*columns, console=diagnostics, transient=True, disable=quiet) as bar:
        yield from bar.track(items, total=total, description=name)


def _tell(plan: Plan, deep: int, judged: list[Weighed], tallies: list[Tally]) -> None:
    games = len({one.seed for one in judged})
    players = next(iter(plan.bots.values()))
    out.print(
        f"{len(judged)} positions of {games_of(games)} ({players}), judged by a captain's search "
        f"with {deep} times the looks; regret in points of appraisal, with 95% interval; a game "
        f"won or lost counts {DECIDED:,} points, or {AHEAD:,} more than the position",
        markup=False,
    )
    for one in tallies:
        low, high = one.interval or (one.mean, one.mean)
        share, sure, same = (count / len(judged) for count in (one.above, one.sure, one.same))
        out.print(
            f"  {one.bot:<12} {one.mean:>7.1f}  [{low:.1f}, {high:.1f}]  above {TRIFLE:g} in "
            f"{share:.0%}, by more than luck in {sure:.0%}; the best in {same:.0%}",
            markup=False,
        )
    for one in tallies:
        if one.worst:
            out.print(f"the dearest choices of {one.bot}:", markup=False)
        for moment in one.worst:
            own = moment.choices[one.bot]
            out.print(
                f"  {own.regret:>8,.0f} ± {2 * own.error:,.0f}  seed {moment.seed}, action "
                f"{moment.number} ({moment.seat}): {own.action}; better {moment.best}",
                markup=False,
            )
    switches = "".join(f" --option {one}" for one in plan.options)
    out.print(
        f"to look at one: longroll selfplay {plan.title} --scenario {plan.scenario}{switches} "
        f"--bot {players} --games 1 --seed SEED --records FOLDER, and then: "
        "longroll analyse FILE --at ACTION",
        markup=False,
    )


def _findings(answered: list[Weighed], tallies: list[Tally]) -> dict[str, object]:
    return {
        "positions": len(answered),
        "trifle": TRIFLE,
        "decided": DECIDED,
        "bots": [_document(one) for one in tallies],
        "each": [_position(one) for one in answered],
    }


def _document(one: Tally) -> dict[str, object]:
    return {
        "bot": one.bot,
        "mean": round(one.mean, 2),
        "interval": None if one.interval is None else [round(end, 2) for end in one.interval],
        "same": one.same,
        "above": one.above,
        "sure": one.sure,
        "worst": [[moment.seed, moment.number] for moment in one.worst],
    }


def _position(one: Weighed) -> dict[str, object]:
    choices = {bot: choice._asdict() for bot, choice in one.choices.items()}
    return {**one._asdict(), "choices": choices}
