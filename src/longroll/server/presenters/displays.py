"""Display sheets beside the map, as they go over the wire."""

from __future__ import annotations

from pydantic import BaseModel

__all__ = ["AreaOut", "DisplayOut"]


class AreaOut(BaseModel):
    """An area of a display: its rectangle, and its contents in words."""

    key: str
    name: str
    left: float
    top: float
    wide: float
    high: float
    holds: list[str]


class DisplayOut(BaseModel):
    """An open display, as for a battle; `name` is a place if the display is about one.

    `note` is the text at its head. The keys of its areas are those in `places` of a choice.
    """

    key: str
    name: str
    title: str
    note: str
    round: int
    wide: float
    high: float
    areas: list[AreaOut]
