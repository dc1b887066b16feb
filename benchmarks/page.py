"""The table's page in a real Chromium: serves it, and lets page.mjs measure (see README.md).

    python benchmarks/page.py                              # prints
    python benchmarks/page.py --write benchmarks/page.json # and keeps the figures

Nothing else may be at work on the machine: these figures are times on the clock.
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
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from table import server  # beside this file, which is not a package

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLOOR = {"first_game_kb": 1500, "drag": {"frames_per_second": 60}}
"""What the page must reach: kB to the first order at most, frames a second at least."""


def measure() -> dict[str, Any]:
    """Serve the page from an empty database; the figures of page.mjs."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        sys.exit("no Chromium: make browser")
    script = str(Path(__file__).with_suffix(".mjs"))
    with server(None) as (_, page):
        told = subprocess.run(["node", script, page, browser], check=True, stdout=subprocess.PIPE)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def processor() -> str:
    """What the processor calls itself, where Linux tells it."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor()
    found = re.search(r"model name\s*: (.+)", told)
    return found[1] if found else platform.processor()


def report(found: dict[str, Any]) -> dict[str, Any]:
    """The figures, with where and how they were measured."""
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "machine": {
            "processor": processor(),
            "cores": os.cpu_count(),
            "system": f"{platform.system()}, {platform.machine()}",
            "browser": f"Chromium {found['browser']}, without a display",
            "graphics": "none: the browser draws by processor",
        },
        "conditions": "one run, nothing else at work on the machine; server and browser share it",
        "command": "python benchmarks/page.py",
        "figures": found["figures"],
        "floor": FLOOR,
    }


def main() -> None:
    """Measure, print, and keep the figures if that is asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--write", type=Path, help="a file for the figures")
    given = parser.parse_args()
    text = json.dumps(report(measure()), indent=2) + "\n"
    if given.write:
        given.write.write_text(text, encoding="utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
