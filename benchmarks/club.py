"""A club's servers under load: `python benchmarks/club.py`.

One server, then two, of a club on one PostgreSQL, and many tables at which all play as one does by
the day: an action now and then. The seats of a table are at different servers. Measured is the time
from an action to the last seat that shows it, as `benchmarks/table.py` does. All of it, PostgreSQL
and the players included, shares the machine's cores. Figures are printed as JSON (see README.md).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.table import play, serving, summary, tables, worked  # noqa: E402 - see above
from tests.table.postgres import cluster  # noqa: E402 - see above

CLUB = """
url = "http://localhost:8000"
[mail]
host = "127.0.0.1"
security = "none"
sender = "club@example.org"
"""


async def measure(
    servers: Sequence[tuple[int, str]], count: int, seconds: float, every: float
) -> dict[str, Any]:
    """The times of all actions at so many tables, and what they cost the servers."""
    async with tables([page for _, page in servers], count) as games:
        await play(games, every / 2, every)
        start = sum(worked(pid) for pid, _ in servers)
        times = summary(await play(games, seconds, every))
        cost = (sum(worked(pid) for pid, _ in servers) - start) / times["actions"]
    return {
        "actions_per_second": round(times["actions"] / seconds, 1),
        **times,
        "processor_ms_per_action": round(cost, 1),
    }


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--every", type=float, default=300.0, help="seconds between two actions")
    wanted = parser.parse_args()
    figures: dict[str, Any] = {}
    with cluster() as postgres, tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "club.toml"
        config.write_text(CLUB, encoding="utf-8")
        for number in (1, 2):
            database = postgres.database()
            with ExitStack() as stack:
                servers = [
                    stack.enter_context(serving(database, "--club", str(config), "--no-limits"))
                    for _ in range(number)
                ]
                figures[f"servers_{number}"] = asyncio.run(
                    measure(servers, wanted.tables, wanted.seconds, wanted.every)
                )
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
