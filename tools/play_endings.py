"""Let every scenario end: many games by a bot, how each ended, and a digest of them all.

    .venv/bin/python tools/play_endings.py forthepeople random 300 benchmarks/endings

writes ``TITLE-BOT.json`` into the folder, an entry per scenario. The n-th game has the seed n, so
that the same rules give the same file; a game that does not end raises `EndlessGame`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from longroll.engine.title import get_title
from longroll.lab.selfplay import Plan, Summary, self_play

__all__ = ["entry", "main"]


def main(title: str, bot: str, games: int, folder: Path) -> None:
    """Play ``games`` games of each scenario of ``title`` and write what came of them."""
    info = get_title(title).info
    told: dict[str, object] = {"title": title, "rules": info.rules_version, "bot": bot}
    for scenario in info.scenarios:
        plan = Plan(title, scenario.key, (), dict.fromkeys(info.seats, bot))
        told[scenario.key] = entry(self_play(plan, games, 1))
        print(scenario.key, told[scenario.key], flush=True)
        text = json.dumps(told, indent=2, ensure_ascii=False)
        (folder / f"{title}-{bot}.json").write_text(text + "\n", encoding="utf-8")


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
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), Path(sys.argv[4]))
