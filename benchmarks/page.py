"""The table's page in a real Chromium: serves it, and lets page.mjs measure (see README.md).

    python benchmarks/page.py                              # prints
    python benchmarks/page.py --write benchmarks/page.json # and keeps the figures

Nothing else may be at work on the machine: these figures are times on the clock. Where something
is, on Linux a session of one's own that goes first keeps it away (root may say so):

    setsid -w sh -c 'echo -19 > /proc/self/autogroup; exec nice -n -19 python benchmarks/page.py'
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from table import server  # beside this file, which is not a package

from longroll.engine.title import title_keys
from longroll.server.services.drawing import DrawingPool

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLOOR = {"board_drawn_ms": 4000, "first_game_kb": 1500, "drag": {"frames_per_second": 60}}
"""What the page must reach: ms and kB to the first order at most, frames a second at least."""


def drawn(key: str) -> dict[str, int]:
    """How long the server needs for a board that nobody has drawn: on the clock, of a processor."""
    began, used = time.perf_counter(), _children()
    DrawingPool().draw((key, "light", "en"))
    clock, processor = time.perf_counter() - began, _children() - used
    return {"board_drawn_ms": round(clock * 1000), "board_processor_ms": round(processor * 1000)}


def _children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def measure() -> dict[str, Any]:
    """Serve the page from an empty database; the figures of page.mjs."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        sys.exit("no Chromium: make browser")
    script = str(Path(__file__).with_suffix(".mjs"))
    boards = {key: drawn(key) for key in title_keys()}
    with server(None) as (_, page):
        told = subprocess.run(["node", script, page, browser], check=True, stdout=subprocess.PIPE)
    found: dict[str, Any] = json.loads(told.stdout)
    for key, times in boards.items():
        found["figures"][key] = times | found["figures"][key]
    return found


def processor() -> str:
    """What the processor calls itself, where Linux tells it."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor()
    found = re.search(r"model name\s*: (.+)", told)
    return found[1] if found else platform.processor()


def report(found: dict[str, Any], load: float) -> dict[str, Any]:
    """The figures, with where and how they were measured; ``load`` is what was at work before."""
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "machine": {
            "processor": processor(),
            "cores": os.cpu_count(),
            "system": f"{platform.system()}, {platform.machine()}",
            "browser": f"Chromium {found['browser']}, without a display",
            "graphics": "none: the browser draws by processor",
        },
        "conditions": f"one run at nice {os.nice(0)}, after a minute with a load of {load:.1f};"
        " server and browser share the machine",
        "command": "python benchmarks/page.py",
        "figures": found["figures"],
        "floor": FLOOR,
    }


def main() -> None:
    """Measure, print, and keep the figures if that is asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--write", type=Path, help="a file for the figures")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    text = json.dumps(report(measure(), load), indent=2) + "\n"
    if given.write:
        given.write.write_text(text, encoding="utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
