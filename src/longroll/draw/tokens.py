"""Colours, type, lines and spacing, from ``tokens.json``, which the web client reads too."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple
from unicodedata import normalize

from longroll.engine.title import get_title

__all__ = ["THEMES", "DrawError", "Tokens", "has_plate", "read_json", "read_plate", "tokens"]


class DrawError(ValueError):
    """Something cannot be drawn, such as a title without a board, or an unknown theme."""


class Tokens(NamedTuple):
    """The tokens of one theme; lengths are board units.

    Attributes:
        theme: ``light`` or ``dark``.
        colour: by name, as ``#rrggbb``.
        type: sizes of type by what it names.
        line: weights of lines by what they draw.
        space: distances.
        water: offsets of the lines along a coast, from land to sea.
        serif: the font stack.
        metrics: width of the characters from space to ~, by style, in 1/1000 of the size.
    """

    theme: str
    colour: dict[str, str]
    type: dict[str, float]
    line: dict[str, float]
    space: dict[str, float]
    water: tuple[float, ...]
    serif: str
    metrics: dict[str, tuple[int, ...]]

    def width(self, text: str, size: float, style: str = "regular") -> float:
        """The width of a text.

        >>> t = tokens("light")
        >>> t.width("Richmond", 20) < t.width("Richmond", 20, "bold")
        True
        >>> t.width("MÉXICO", 20) == t.width("MEXICO", 20)
        True
        """
        advance = self.metrics[style]
        # An accented letter is as wide as its base letter.
        plain = (normalize("NFD", c)[0] for c in text)
        total = sum(advance[ord(c) - 32] if 32 <= ord(c) < 127 else 600 for c in plain)
        return total * size / 1000


def read_json(name: str) -> Any:
    """A data file of this package, parsed."""
    return json.loads(files("longroll.draw").joinpath(name).read_text("utf-8"))


def has_plate(title: str) -> bool:
    """Whether a title has a plate of its board."""
    return (get_title(title).folder / "plate.json").is_file()


def read_plate(title: str) -> Any:
    """The plate of a title, parsed; raises `DrawError` if there is none."""
    if not has_plate(title):
        raise DrawError(f"no board of {title} is drawn yet")
    file = get_title(title).folder / "plate.json"
    return json.loads(file.read_text("utf-8"))


@cache
def _document() -> dict[str, Any]:
    document: dict[str, Any] = read_json("tokens.json")
    return document


THEMES: Final = ("light", "dark")


@cache
def tokens(theme: str) -> Tokens:
    """The tokens of a theme; raises `DrawError`."""
    if theme not in THEMES:
        raise DrawError(f"no theme is called {theme!r}; the themes are: {', '.join(THEMES)}")
    document = _document()
    space = dict(document["space"])
    water = tuple(space.pop("water"))
    return Tokens(
        theme=theme,
        colour=document["themes"][theme],
        type=document["type"],
        line=document["line"],
        space=space,
        water=water,
        serif=document["font"]["serif"],
        metrics={style: tuple(widths) for style, widths in document["metrics"].items()},
    )
