"""The typesetter makes a PDF of pages and SVG. It is an optional library (`longroll[print]`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

__all__ = ["PaperError", "can_print", "pressed"]

_MISSING: Final = (
    "sheets are set by typst, which is not installed: pip install 'longroll[print]' "
    "(in a clone: make setup)"
)


class PaperError(ValueError):
    """Something cannot be printed; the message is one line that says what to do."""


def can_print() -> bool:
    """Whether the typesetter is installed."""
    return find_spec("typst") is not None


def pressed(document: Mapping[str, Any], drawings: Mapping[str, str], map_svg: str) -> bytes:
    """The PDF of a document for ``sheets.typ``; ``drawings`` by the names that it uses.

    The map is set first, as a page of its own, and then used by every tile, so that the PDF has its
    thousands of paths only once. Raises `PaperError` if the typesetter is not installed.
    """
    if not can_print():
        raise PaperError(_MISSING)
    import typst  # noqa: PLC0415 - an extra, and 80 MB to load

    with (
        TemporaryDirectory(prefix="longroll-") as folder,
        as_file(files("longroll.paper").joinpath("fonts")) as fonts,
    ):
        room = Path(folder)

        def set_(name: str, source: str) -> bytes:
            (room / name).write_text(source, encoding="utf-8")
            made = typst.compile(
                str(room / name),
                root=folder,
                font_paths=[str(fonts)],
                ignore_system_fonts=True,
                format="pdf",
                pdf_tags=False,
            )
            assert isinstance(made, bytes)  # one document, and no file to write it to
            return made

        (room / "map.svg").write_text(map_svg, encoding="utf-8")
        wide, high = document["map"]["wide"], document["map"]["high"]
        page = f"#set page(width: {wide}mm, height: {high}mm, margin: 0mm)\n"
        page += f'#image("map.svg", width: {wide}mm, height: {high}mm)\n'
        (room / "map.pdf").write_bytes(set_("map.typ", page))
        for name, drawing in drawings.items():
            (room / name).write_text(drawing, encoding="utf-8")
        (room / "sheets.json").write_text(json.dumps(document), encoding="utf-8")
        return set_("sheets.typ", files("longroll.paper").joinpath("sheets.typ").read_text("utf-8"))
