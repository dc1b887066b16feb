"""Make the shapes that ship with ``longroll.draw`` from the sources they derive from.

    python -m tools.simplify_geography FOLDER

reads ``land.geojson``, ``states.geojson`` and ``rivers.geojson`` in FOLDER (longitude and latitude
in degrees) and writes ``coast.json``, ``states.json`` and ``rivers.json`` into
``src/longroll/draw/geography``. A shape is a flat list of numbers: longitude, latitude and so on,
in thousandths of a degree. ``hills.json`` there is drawn by hand and left alone.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from .coast import coast
from .rivers import rivers
from .states import states

TARGET = Path(__file__).resolve().parents[2] / "src" / "longroll" / "draw" / "geography"


def main() -> None:
    """Read the folder named on the command line and write the shapes that ship."""
    if len(sys.argv) != 2:
        sys.exit("simplify_geography: name the folder with land, states and rivers .geojson")
    folder = Path(sys.argv[1])
    write("coast", coast(features(folder / "land.geojson")))
    write("states", states(features(folder / "states.geojson")))
    write("rivers", rivers(features(folder / "rivers.geojson")))


def features(file: Path) -> list[dict[str, Any]]:
    """The features of a GeoJSON file."""
    found: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))["features"]
    return found


def write(name: str, document: dict[str, Any]) -> None:
    """Write a document compactly, one entry a line, so that a diff can be read."""
    text = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
    text = text.replace("],[", "],\n[").replace("},{", "},\n{").replace('],"', '],\n"')
    (TARGET / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    print(f"{name}.json {len(text):,} bytes")


if __name__ == "__main__":
    main()
