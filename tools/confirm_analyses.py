"""Whether ``longroll analyse --at`` confirms the first decision that ``longroll analyse`` tells.

    .venv/bin/python tools/confirm_analyses.py forthepeople 1861 recruit 50 benchmarks/analyses 10

plays up to 50 games of a bot against itself, for as long as 10 minutes of processor last, analyses
each, and judges the first of its decisions again: with the seed of the analysis, as a player does
who types the number that he was told, and with another, under which worlds and dice are others. It
writes ``TITLE-SCENARIO-BOT.json`` into the folder. Games have the seeds 1, 2 and so on; of each the
30 decisions in the greatest swings are weighed and three judged. The judgement itself is not cut.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from longroll.bots.analysis import Effort, Past, analyse, estimate_for, verdict_on
from longroll.engine.options import check_options
from longroll.engine.record import Record
from longroll.engine.title import get_title
from longroll.lab.selfplay import Plan, play_game, record_file

__all__ = ["Confirmed", "confirm", "main"]

EFFORT: Final = Effort(screened=30, finalists=3)
OTHER_SEED: Final = 1_000_000
"""Added to the seed of a game for the second judgement."""


class Confirmed(NamedTuple):
    """What a second look says of the first decision that an analysis tells.

    Attributes:
        number: the number of the action, as ``--at`` takes it.
        played: the action.
        better: what would have been better.
        cost: what it cost, of 1.
        same: whether the judgement with the same seed is the same.
        again: whether the one with another seed says that it cost too much to be luck.
        cost_again: what it cost by that one.
    """

    number: int
    played: str
    better: str
    cost: float
    same: bool
    again: bool
    cost_again: float


def confirm(record: Record, seed: int, effort: Effort = EFFORT) -> Confirmed | None:
    """Analyse a finished game and look at its first decision again; None if it tells none."""
    found = analyse(record, seed, effort).decisions
    if not found:
        return None
    first, past = found[0], Past.read(record)
    estimate = estimate_for(record.title, record.scenario)
    same = verdict_on(past, first.seq, seed, effort, estimate)
    again = verdict_on(past, first.seq, seed + OTHER_SEED, effort, estimate)
    told = first.better, first.expected, first.better_expected
    return Confirmed(
        first.seq + 1,
        first.action,
        first.better,
        round(first.cost, 4),
        same.counts and told == (str(same.better), same.expected, same.better_expected),
        again.counts,
        round(again.gain.mean, 4),
    )


def main(title: str, scenario: str, bot: str, games: int, folder: Path, minutes: float) -> None:
    """Play, analyse, look again, and write down what came of it."""
    game = get_title(title)
    options = check_options(game, scenario, None)
    plan = Plan(title, scenario, options, dict.fromkeys(game.seats(options), bot))
    file = folder / f"{title}-{scenario}-{bot}.json"
    told: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as kept:
        for seed in range(1, games + 1):
            if time.process_time() > 60 * minutes:
                break
            play_game(plan, seed, Path(kept))
            found = confirm(Record.load(record_file(Path(kept), plan, seed)), seed)
            told.append({"seed": seed, **(found._asdict() if found else {})})
            decided = [one for one in told if "same" in one]
            summary: dict[str, object] = {
                "rules": game.info.rules_version,
                "games": len(told),
                "with a decision": len(decided),
                "the same with the same seed": sum(bool(one["same"]) for one in decided),
                "confirmed with another seed": sum(bool(one["again"]) for one in decided),
                "each": told,
            }
            text = json.dumps(summary, indent=2, ensure_ascii=False)
            file.write_text(text + "\n", encoding="utf-8")
            print(told[-1], f"{time.process_time():.0f} s", flush=True)


if __name__ == "__main__":
    name, level, player, count, into, most = sys.argv[1:]
    main(name, level, player, int(count), Path(into), float(most))
