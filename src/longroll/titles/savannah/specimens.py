"""The key to the counters: an example of each kind, and what stands on it."""

from __future__ import annotations

from typing import Final

from longroll.engine.specimen import Note, Specimen
from longroll.engine.tableau import Counter, Marker

from .atlas import atlas
from .components import GRID, hex_key

__all__ = ["specimens"]

_UNITS: Final = {
    "foot": "fraser-1",
    "light": "graham-light",
    "militia": "charlestown-1",
    "horse": "pulaski-legion",
    "guns": "british-battery-a",
    "naval-guns": "british-naval-battery",
    "mortar": "mortar-battery",
}
"""By kind the unit that stands for it."""
_LEADER: Final = "maitland"
_PLACE: Final = "2610"
"""A hex with neighbours on all sides: works face a neighbour."""
_MARKED: Final = {"withdrawn": "C", "lost": "L", "strayed": "l", "on_sortie": "S", "shot": "F"}
"""By condition its letter."""


def specimens() -> tuple[Specimen, ...]:
    """Units and leaders, their conditions, then what is dug and shot down."""
    shaped = ("spent", "disrupted", "shattered", "pinned")
    here = GRID.names.index(_PLACE)
    near = [hex_key(other) for other in GRID.neighbours[here]]
    return (
        *(
            Specimen(kind, (Note(f"arm-{kind}"), *_figures(kind)), (_unit(kind),))
            for kind in _UNITS
        ),
        Specimen("leader", _ratings(), (_leader(),)),
        Specimen("spent", (Note("reduced"),), (_unit("foot", steps=1),)),
        *(Specimen(key, (Note(f"is-{key}"),), (_unit("foot", key),)) for key in shaped[1:]),
        *(
            Specimen(key, (Note(f"is-{key}", letter),), (_unit(_WEARER.get(key, "foot"), key),))
            for key, letter in _MARKED.items()
        ),
        Specimen("wounded", (Note("is-wounded", "W"),), (_leader("wounded"),)),
        Specimen("work", (Note("finished"),), markers=(_facing("work", near[:2]),)),
        Specimen("work-begun", (Note("begun"),), markers=(Marker("work-begun", _PLACE),)),
        Specimen("breached", (Note("breach"),), markers=(_facing("breached", near[:1]),)),
        Specimen("cleared", (Note("passage"),), markers=(_facing("cleared", near[:1]),)),
        Specimen("destroyed", (Note("ruin"),), markers=(Marker("destroyed", ""),)),
    )


_WEARER: Final = {"withdrawn": "horse", "shot": "guns"}
"""Conditions that not every kind can have."""


def _unit(kind: str, *badges: str, steps: int = 0) -> Counter:
    piece = atlas().pieces[_UNITS[kind]]
    left = steps or len(piece.faces)
    return Counter("", piece.side, kind, piece.key, steps=left, badges=badges)


def _figures(kind: str) -> tuple[Note, ...]:
    strength, morale, movement = atlas().pieces[_UNITS[kind]].faces[-1]
    signed = f"{morale:+}" if morale else "0"
    return (
        Note("strength", str(strength)),
        Note("morale", signed.replace("-", "\N{MINUS SIGN}")),
        Note("movement", str(movement)),
    )


def _leader(*badges: str) -> Counter:
    return Counter("", atlas().pieces[_LEADER].side, "leader", _LEADER, badges=badges)


def _ratings() -> tuple[Note, ...]:
    _, combat, leadership, _ = atlas().pieces[_LEADER].ratings
    return (
        Note("stars"),
        Note("combat", f"{combat:+}"),
        Note("leadership", f"{leadership:+}"),
    )


def _facing(kind: str, towards: list[str]) -> Marker:
    return Marker(kind, _PLACE, towards=tuple(towards))
