"""The table's page in a real Chromium: serves it, and lets page.mjs measure (see README.md)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from table import server  # beside this file, which is no package

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main() -> None:
    """Measure, and print."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        sys.exit("no Chromium: make browser")
    with server(None) as (_, page):
        script = str(Path(__file__).with_suffix(".mjs"))
        subprocess.run(["node", script, page, browser], check=True)


if __name__ == "__main__":
    main()
