"""``longroll lab blunders``: how often bots make moves that no beginner would."""

from __future__ import annotations

from typing import Annotated

import typer

from longroll.bots import make_bot
from longroll.cli.console import (
    CommandError,
    Json,
    Language,
    Results,
    Seed,
    TitleKey,
    games_of,
    give_results,
    out,
)
from longroll.engine.game import chosen_options
from longroll.engine.title import Title, get_title
from longroll.lab.blunders import Find, Tally, tally_of
from longroll.lab.selfplay import Plan
from longroll.words import Words, words_for

__all__ = ["blunders"]


def blunders(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    title: TitleKey,
    scenario: Annotated[str | None, typer.Option(help="Scenario; the first if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option to switch on.")] = None,
    without: Annotated[list[str] | None, typer.Option(help="An option to switch off.")] = None,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each, separated by commas.")
    ] = "sergeant",
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = 1,
    results: Results = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Let bots play, and count the moves that a beginner would laugh at (docs/bots.md).

    Example: longroll lab blunders forthepeople --scenario 1861 --bots sergeant --games 200
    """
    found = get_title(title)
    chosen = scenario or found.info.scenarios[0].key
    options = chosen_options(found, chosen, option or (), without or ())
    players = _players(found.seats(options), bots)
    tally = tally_of(Plan(title, chosen, options, players), games, seed, jobs)
    told = _document(found, chosen, options, players, seed, tally)
    if not give_results(told, results, as_json=as_json):
        _tell(found, tally, words_for(title, language))


def _players(seats: tuple[str, ...], bots: str) -> dict[str, str]:
    """A bot by seat; reports an unknown one before any work begins."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) not in (1, len(seats)):
        raise CommandError(f"--bots takes one name, or one for each of: {' '.join(seats)}")
    for name in names:
        make_bot(name, 1)
    return dict(zip(seats, names if len(names) > 1 else names * len(seats), strict=True))


def _document(
    title: Title,
    scenario: str,
    options: tuple[str, ...],
    players: dict[str, str],
    seed: int,
    tally: Tally,
) -> dict[str, object]:
    return {
        "title": title.info.key,
        "scenario": scenario,
        "options": list(options),
        "bots": players,
        "seed": seed,
        "games": tally.games,
        "decisions": dict(tally.decisions),
        "blunders": [
            {
                "bot": bot,
                "kind": kind,
                "count": tally.counts.get((bot, kind), 0),
                "in_1000_decisions": round(tally.rate(bot, kind), 3),
                "examples": [
                    {"seed": one.seed, "moment": one.moment, "seat": one.seat, "about": one.about}
                    for one in tally.examples.get((bot, kind), ())
                ],
            }
            for bot in tally.decisions
            for kind in title.measures.blunders
        ],
    }


def _tell(title: Title, tally: Tally, words: Words) -> None:
    out.print(games_of(tally.games))
    for bot, decisions in tally.decisions.items():
        out.print(f"{bot}, {decisions} decisions: blunders, and in 1,000 decisions", markup=False)
        for kind in title.measures.blunders:
            count, rate = tally.counts.get((bot, kind), 0), tally.rate(bot, kind)
            name = words.text(f"blunder-{kind}") or kind
            out.print(f"  {count:>5}  {rate:>7.3f}  {name}", markup=False)
            for one in tally.examples.get((bot, kind), ()):
                out.print(f"{'':>16}{_example(one, words)}", markup=False)


def _example(one: Find, words: Words) -> str:
    """Where to find it: the game's seed, and the number of actions after which it showed."""
    who = words.name("side", one.seat)
    return f"{words.name('place', one.about)} ({who}): seed {one.seed}, action {one.moment}"
