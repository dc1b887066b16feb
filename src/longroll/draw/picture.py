"""A drawing that notebooks display."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from longroll.draw.board import position_svg
from longroll.engine.event import OBSERVER
from longroll.engine.game import Game

__all__ = ["Picture", "draw"]


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG document: notebooks display it, ``str`` returns it and `save` writes it."""

    svg: str

    def __str__(self) -> str:
        return self.svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, file: str | Path) -> None:
        """Write the document to ``file``."""
        Path(file).write_text(self.svg, encoding="utf-8")


def draw(game: Game, seat: str = OBSERVER, theme: str = "light") -> Picture:
    """The table as ``seat`` sees it.

    >>> import longroll
    >>> picture = draw(longroll.Game("forthepeople", scenario="1861", seed=1861))
    >>> picture.svg[:4]
    '<svg'
    """
    return Picture(position_svg(game.title, game.tableau(seat).layout, theme))
