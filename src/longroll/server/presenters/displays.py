"""Sheets that lie beside the map, as they go over the wire."""

from __future__ import annotations

from pydantic import BaseModel

__all__ = ["AreaOut", "DisplayOut"]


class AreaOut(BaseModel):
    """An area of a sheet beside the map: its rectangle, and what lies in it, in words."""

    key: str
    name: str
    left: float
    top: float
    wide: float
    high: float
    holds: list[str]


class DisplayOut(BaseModel):
    """A sheet that is open beside the map, as for a battle; `name` is a place if it is about one.

    `note` is what is said at its head; the keys of its areas are those of `places` of a choice.
    """

    key: str
    name: str
    title: str
    note: str
    round: int
    wide: float
    high: float
    areas: list[AreaOut]
