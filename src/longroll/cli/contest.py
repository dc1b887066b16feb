"""``longroll lab arena``: which bot is stronger, with confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Annotated

import typer

from longroll.bots import make_bot
from longroll.cli.console import (
    CommandError,
    Json,
    Plot,
    Ray,
    Results,
    Seed,
    TitleKey,
    games_of,
    give_results,
    out,
    to_write,
)
from longroll.cli.solo import between, draw_means, solo_document, tell_means, thinking_ms
from longroll.engine.game import chosen_options
from longroll.engine.title import get_title
from longroll.lab.arena import (
    Bout,
    Fought,
    Standing,
    Verdict,
    bouts,
    fight,
    score,
    share,
    sprt,
    standings,
)
from longroll.lab.bench import machine
from longroll.lab.margins import margins, sprt_of_margins
from longroll.lab.selfplay import Plan
from longroll.lab.solo import interval, solos
from longroll.lab.spread import spread
from longroll.lab.stored import Store

__all__ = ["arena"]

PAIR = 2

_Tested = Annotated[
    bool,
    typer.Option(
        "--sprt", help="Stop once the test shows whether the first of two bots is stronger."
    ),
]
_ByMargin = Annotated[
    bool, typer.Option("--margin", help="With --sprt: test the points scored, not the wins.")
]
_Played = Annotated[
    Path | None,
    typer.Option(
        help="A .jsonl file for the games; games already in it are not played again.",
        callback=to_write,
    ),
]


def arena(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    title: TitleKey,
    bots: Annotated[str, typer.Option(help="Names of bots, separated by commas.")],
    scenario: Annotated[str | None, typer.Option(help="Scenario; the first if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option to switch on.")] = None,
    without: Annotated[list[str] | None, typer.Option(help="An option to switch off.")] = None,
    games: Annotated[int, typer.Option(min=2, help="Games for each pair of bots.")] = 20,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = 1,
    ray: Ray = "",
    test: _Tested = False,
    by_margin: _ByMargin = False,
    played: _Played = None,
    results: Results = None,
    plot: Plot = None,
    as_json: Json = False,
) -> None:
    """Let bots play a round robin with seats exchanged; Elo with 95% intervals.

    If the title has one seat, each bot plays alone with the same dice; mean scores are compared.

    Example: longroll lab arena forthepeople --scenario 1861 --bots recruit,sergeant --games 20
    """
    names = _named(bots, test=test)
    found = get_title(title)
    chosen = scenario or found.info.scenarios[0].key
    options = chosen_options(found, chosen, option or (), without or ())
    plan, seats = Plan(title, chosen, options, {}), found.seats(options)
    solo = len(seats) == 1
    _check(title, games, solo=solo, test=test, by_margin=by_margin)
    planned = solos(plan, seats[0], names, games, seed) if solo else bouts(plan, names, games, seed)
    run = partial(spread, fight, jobs=jobs, ray=ray)
    kept = None if played is None else Store(played, Fought, _bout)
    played_now = run(planned) if kept is None else kept.resumed(run, planned)
    verdict = _by_margin if by_margin else _by_wins
    fought = _until_decided(played_now, names, verdict) if test else list(played_now)
    fought.sort(key=lambda game: planned.index(game.bout))
    heading = f"{found.info.name}, {chosen}"
    if solo:
        told = solo_document(plan, names, seed, fought)
        draw, tell = partial(draw_means, names, fought, heading), partial(tell_means, names, fought)
    else:
        rated = standings(fought, seed)
        told = _document(title, chosen, options, names, seed, fought, rated)
        draw = partial(_draw, rated, f"{heading}: {games_of(len(fought))}")
        tell = partial(_tell, names, fought, rated, verdict if test else None)
    printed = give_results(told, results, as_json=as_json)
    if plot is not None:
        draw(plot)
    if not printed:
        tell()


def _bout(game: Fought) -> Bout:
    return game.bout


_Test = Callable[[Sequence[Fought], Sequence[str]], Verdict]


def _by_wins(fought: Sequence[Fought], names: Sequence[str]) -> Verdict:
    return sprt(*score(fought, names[0], names[1]))


def _by_margin(fought: Sequence[Fought], names: Sequence[str]) -> Verdict:
    return sprt_of_margins(margins(fought, names[0], names[1]))


def _until_decided(games: Iterable[Fought], names: Sequence[str], verdict: _Test) -> list[Fought]:
    """Games until a sequential test decides whether the first of two bots is stronger.

    Raises `CommandError` when games that end without points are to be tested by them.
    """
    fought: list[Fought] = []
    for game in games:
        if verdict is _by_margin and game.margin is None:
            title = get_title(game.bout.title).info.name
            raise CommandError(f"{title} ended without points: leave --margin out")
        fought.append(game)
        if verdict(fought, names).decided:
            break
    return fought


def _check(title: str, games: int, *, solo: bool, test: bool, by_margin: bool) -> None:
    """Check what options and titles allow or require of each other; raises `CommandError`."""
    if by_margin and not test:
        raise CommandError("--margin says what --sprt tests: add --sprt")
    if games % PAIR and not solo:
        raise CommandError("--games takes an even number: of each two the seats are exchanged")
    if solo and test:
        raise CommandError(f"--sprt compares bots that meet, and {title} has one seat")


def _named(bots: str, *, test: bool) -> list[str]:
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if len(set(names)) < PAIR or len(set(names)) < len(names):
        raise CommandError("--bots takes two names or more with commas, each once")
    if test and len(names) != PAIR:
        raise CommandError("--sprt compares two bots: the first against the second")
    for name in names:
        make_bot(name, 1)  # reports an unknown one before any work begins
    return names


def _document(
    title: str,
    scenario: str,
    options: Sequence[str],
    names: Sequence[str],
    seed: int,
    fought: Sequence[Fought],
    rated: Sequence[Standing],
) -> dict[str, object]:
    endings: dict[str, int] = {}
    for game in fought:
        how = f"{game.winner or 'draw'} as {game.seat or 'nobody'} {game.clause} {game.key}"
        endings[how] = endings.get(how, 0) + 1
    return {
        "title": title,
        "scenario": scenario,
        "options": list(options),
        "seed": seed,
        "games": len(fought),
        "machine": machine(),
        "standings": [
            {
                "bot": one.bot,
                "elo": round(one.elo, 1),
                "interval": [round(one.low, 1), round(one.high, 1)],
                "games": one.games,
                "points": one.points,
                "decision_ms_median": thinking_ms(fought, one.bot, 0.5),
                "decision_ms_p99": thinking_ms(fought, one.bot, 0.99),
            }
            for one in rated
        ],
        "pairings": [
            {
                "bots": [one, other],
                "wins_draws_losses": list(score(fought, one, other)),
                "share": [round(value, 3) for value in share(*score(fought, one, other))],
                **_margin_of(fought, one, other),
            }
            for one, other in combinations(names, 2)
        ],
        "endings": dict(sorted(endings.items())),
    }


def _margin_of(fought: Sequence[Fought], one: str, other: str) -> dict[str, object]:
    """What the points say of two bots; nothing where games end without."""
    values = margins(fought, one, other)
    if not values:
        return {}
    mean, reach = interval(values)
    told = reach and [round(value, 2) for value in reach]
    return {"margin": {"pairs": len(values), "mean": round(mean, 2), "interval": told}}


def _tell(
    names: Sequence[str],
    fought: Sequence[Fought],
    rated: Sequence[Standing],
    test: _Test | None,
) -> None:
    out.print(games_of(len(fought)))
    for bot in rated:
        out.print(
            f"  {bot.bot:<12} {bot.elo:>+7.0f}  [{bot.low:+.0f}, {bot.high:+.0f}]"
            f"  {bot.points:g} of {bot.games}"
            f"  {thinking_ms(fought, bot.bot, 0.5):g} ms, "
            f"{thinking_ms(fought, bot.bot, 0.99):g} at most in 99%",
            markup=False,
        )
    for one, other in combinations(names, 2):
        wins, draws, losses = score(fought, one, other)
        points, low, high = share(wins, draws, losses)
        out.print(
            f"  {one} against {other}: {wins} won, {draws} drawn, {losses} lost: "
            f"{points:.0%} of the points, between {low:.0%} and {high:.0%}"
        )
        if values := margins(fought, one, other):
            mean, reach = interval(values)
            out.print(
                f"  {one} scores {mean:+.1f} against {other} in {games_of(2 * len(values))}, "
                f"seats exchanged, {between(reach, '+.1f')}",
                markup=False,
            )
    if test:
        verdict = test(fought, names)
        out.print(
            f"  {names[0]}: {verdict.decided or 'undecided'} (log-likelihood ratio "
            f"{verdict.llr:+.2f} between {verdict.lower:.2f} and {verdict.upper:.2f})"
        )


def _draw(rated: Sequence[Standing], name: str, file: Path) -> None:
    from longroll.lab.plot import plot_standings  # noqa: PLC0415 - only the laboratory plots

    plot_standings(rated, name, file)
