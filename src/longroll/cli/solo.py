"""The output of ``longroll lab arena`` for titles with one seat: scores on the same dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from longroll.cli.console import games_of, out
from longroll.lab.arena import Fought
from longroll.lab.bench import machine
from longroll.lab.selfplay import Plan
from longroll.lab.solo import leads, means

__all__ = ["between", "draw_means", "solo_document", "tell_means", "thinking_ms"]


def thinking_ms(fought: Sequence[Fought], bot: str, part: float) -> float:
    """A percentile of the processor time that a bot took for a decision, in milliseconds."""
    times = sorted(second for game in fought for second in game.seconds.get(bot, ()))
    if not times:
        return 0.0
    return round(1000 * times[min(len(times) - 1, int(len(times) * part))], 2)


def solo_document(
    plan: Plan, names: Sequence[str], seed: int, fought: Sequence[Fought]
) -> dict[str, object]:
    """The results as a JSON document."""
    endings = Counter(f"{game.bout.bots[0][1]} {game.clause} {game.key}" for game in fought)
    return {
        "title": plan.title,
        "scenario": plan.scenario,
        "options": list(plan.options),
        "seed": seed,
        "games": len(fought),
        "machine": machine(),
        "scores": [
            {
                "bot": one.bot,
                "games": one.games,
                "mean": round(one.mean, 2),
                "interval": _rounded(one.interval),
                "won": one.won,
                "share": [round(value, 3) for value in one.share],
                "decision_ms_median": thinking_ms(fought, one.bot, 0.5),
                "decision_ms_p99": thinking_ms(fought, one.bot, 0.99),
            }
            for one in means(fought, names)
        ],
        "leads": [
            {
                "bots": [one.one, one.other],
                "games": one.games,
                "mean": round(one.mean, 2),
                "interval": _rounded(one.interval),
            }
            for one in leads(fought, names)
        ],
        "endings": dict(sorted(endings.items())),
    }


def _rounded(interval: tuple[float, float] | None) -> list[float] | None:
    return None if interval is None else [round(value, 2) for value in interval]


def between(interval: tuple[float, float] | None, form: str) -> str:
    """An interval in brackets."""
    if interval is None:
        return "[?]"
    return f"[{interval[0]:{form}}, {interval[1]:{form}}]"


def tell_means(names: Sequence[str], fought: Sequence[Fought]) -> None:
    """Print mean scores, the best first, and then each pair of bots compared on the same dice."""
    out.print(games_of(len(fought)))
    for one in means(fought, names):
        out.print(
            f"  {one.bot:<12} {one.mean:>7.1f}  {between(one.interval, '.1f')}"
            f"  won {one.won} of {one.games}, between {one.share.low:.0%} and {one.share.high:.0%}"
            f"  {thinking_ms(fought, one.bot, 0.5):g} ms, "
            f"{thinking_ms(fought, one.bot, 0.99):g} at most in 99%",
            markup=False,
        )
    for lead in leads(fought, names):
        out.print(
            f"  {lead.one} scores {lead.mean:+.1f} against {lead.other} "
            f"on the same dice, {between(lead.interval, '+.1f')}",
            markup=False,
        )


def draw_means(names: Sequence[str], fought: Sequence[Fought], name: str, file: Path) -> None:
    """Draw mean scores with their intervals."""
    from longroll.lab.plot import plot_means  # noqa: PLC0415 - only the laboratory plots

    plot_means(means(fought, names), f"{name}: {games_of(len(fought))}", file)
