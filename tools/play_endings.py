"""Let every scenario end: many games by a bot, how each ended, and a digest of them all.

    .venv/bin/python tools/play_endings.py forthepeople random 300 benchmarks/endings
    .venv/bin/python tools/play_endings.py savannah sergeant 40 benchmarks/endings historical
    .venv/bin/python tools/play_endings.py savannah random 40 benchmarks/endings historical: \
        historical:advanced+three-players
    .venv/bin/python tools/play_endings.py uscivilwar random 100 benchmarks/endings 1861@300 1862

writes ``TITLE-BOT.json`` into the folder, an entry per scenario (all of them, or those named), with
the options that are on by default, or into ``TITLE-BOT-options.json`` with those that follow a
colon and no others; a number after ``@`` is how many games of that scenario. The n-th game has the
seed n, so that the same rules give the same file; a game that does not end raises `EndlessGame`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from longroll.engine.options import check_options
from longroll.engine.title import get_title
from longroll.lab.selfplay import Plan, Summary, self_play

__all__ = ["entry", "main"]


def main(title: str, bot: str, games: int, folder: Path, only: Sequence[str] = ()) -> None:
    """Play ``games`` games of each scenario of ``title``, or of ``only``, and write how they ended.

    Raises `TitleError` for a scenario or option that the title does not have.
    """
    game = get_title(title)
    info = game.info
    told: dict[str, object] = {"title": title, "rules": info.rules_version, "bot": bot}
    known = [scenario.key for scenario in info.scenarios]
    part = "-options" if any(":" in name for name in only) else ""
    for name in only or known:
        named, _, number = name.partition("@")
        scenario, colon, keys = named.partition(":")
        wanted = [key for key in keys.split("+") if key] if colon else None
        play = check_options(game, scenario, wanted)
        plan = Plan(title, scenario, play, dict.fromkeys(game.seats(play), bot))
        told[named] = entry(self_play(plan, int(number or games), 1))
        print(named, told[named], flush=True)
        text = json.dumps(told, indent=2, ensure_ascii=False)
        (folder / f"{title}-{bot}{part}.json").write_text(text + "\n", encoding="utf-8")


def entry(summary: Summary) -> dict[str, object]:
    """Games, how many ended, winners by clause, decisions, and the digest of all last states."""
    text = "\n".join(summary.digests)
    return {
        "games": summary.games,
        "ended": len(summary.digests),
        "endings": dict(summary.results),
        "decisions": summary.decisions,
        "digest": hashlib.sha256(text.encode()).hexdigest()[:16],
    }


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), Path(sys.argv[4]), sys.argv[5:])
