"""``longroll lab suite``: what bots do in positions whose right answers are known."""

from __future__ import annotations

from typing import Annotated

import typer

from longroll.bots import make_bot
from longroll.cli.console import CommandError, Json, Results, Seed, TitleKey, give_results, out
from longroll.engine.title import get_title
from longroll.lab.suite import Problem, Tried, problems, run

__all__ = ["suite"]


def suite(
    title: TitleKey,
    bots: Annotated[
        str, typer.Option(help="Names of bots, separated by commas.")
    ] = "recruit,sergeant",
    tries: Annotated[int, typer.Option(min=1, help="Tries per position.")] = 4,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = 1,
    results: Results = None,
    as_json: Json = False,
) -> None:
    """Score bots by positions whose right answers are known (docs/bots.md).

    Example: longroll lab suite bobbylee --bots recruit,sergeant --tries 4
    """
    found = get_title(title).info.key
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make_bot(name, 1)
    asked = problems(found)
    if not asked:
        raise CommandError(f"{found} has no suite of positions; docs/bots.md says how to add one")
    tried = list(run(found, names, tries, seed, jobs))
    document = _document(found, names, tries, seed, tried)
    if give_results(document, results, as_json=as_json):
        return
    for problem in asked:
        _tell(problem, [one for one in tried if one.key == problem.key])
    for name in names:
        score, seconds = _score(name, tried)
        out.print(f"{name}: {score:.0%} right, {seconds:.1f} s", markup=False)


def _tell(problem: Problem, tried: list[Tried]) -> None:
    out.print(f"{problem.key}: {problem.reason}", markup=False)
    for one in tried:
        first = max(one.chosen, key=lambda action: one.chosen[action])
        told = f"  {one.bot}: {one.right} of {one.tries} right, most often {first}"
        out.print(told, markup=False)


def _score(name: str, tried: list[Tried]) -> tuple[float, float]:
    own = [one for one in tried if one.bot == name]
    return sum(one.right for one in own) / sum(one.tries for one in own), sum(
        one.seconds for one in own
    )


def _document(
    title: str, names: list[str], tries: int, seed: int, tried: list[Tried]
) -> dict[str, object]:
    scores = {name: round(_score(name, tried)[0], 4) for name in names}
    return {
        "title": title,
        "rules": get_title(title).info.rules_version,
        "tries": tries,
        "seed": seed,
        "scores": scores,
        "each": [one._asdict() for one in tried],
    }
