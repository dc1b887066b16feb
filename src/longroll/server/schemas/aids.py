"""Aids beside the rules: charts, overlays, odds, reasons, cards."""

from __future__ import annotations

from pydantic import BaseModel

__all__ = [
    "AimOut",
    "Card",
    "ChartOut",
    "ContestOut",
    "EndingOut",
    "Hindrance",
    "MarkOut",
    "ModifierOut",
    "OverlayOut",
    "PartyOut",
    "ProspectOut",
    "RowOut",
    "Shown",
    "Why",
]


class Card(BaseModel):
    """The face of a card.

    ``numbered``: orders call it by its number, and not by a key of its kind.
    """

    number: int
    numbered: bool
    title: str
    ops: int
    side: str
    effect: str


class ModifierOut(BaseModel):
    """A modifier of a side's roll, and its clause."""

    side: str
    text: str
    value: int
    clause: str


class EndingOut(BaseModel):
    """One way in which a fight may end, and the number of rolls that lead to it.

    If `tied`, nobody wins.
    """

    attacker_loss: int
    defender_loss: int
    attacker_wins: bool
    ways: int
    tied: bool


class ProspectOut(BaseModel):
    """A fight that may come, with its odds: the `ways` of all endings add up to `of`.

    They are exact; for an estimate, `margin` says by how many hundredths the chance may be off.
    `kind` is "battle", or "fire", which wins if it costs the defender anything.

    `joined` are other places that are contested in the same fight; `roller` is the side whose
    single roll decides, to which all modifiers apply, or empty if each side rolls for itself;
    `start` is the place from which the attackers come, or empty. `forces` says what the attacker
    and what the defender fights with, or is empty. `given` says what must happen before it is
    fought, or is empty.
    """

    place: str
    joined: list[str]
    attacker: str
    defender: str
    modifiers: list[ModifierOut]
    outcomes: list[EndingOut]
    of: int
    roller: str
    kind: str
    margin: int
    start: str
    forces: list[str]
    given: str


class PartyOut(BaseModel):
    """A side of a fight: its strength, rolls and losses; null while unknown."""

    side: str
    strength: int
    modifiers: list[ModifierOut]
    dice: list[int]
    total: int | None
    loss: int | None


class ContestOut(BaseModel):
    """The fight under way, or the one that the last action decided; the attacker comes first.

    `since` is the moment at which it began; `kind` is "battle", or "fire", which is not returned;
    `roller` is the side whose single roll decides, or empty if each side rolls for itself.
    """

    place: str
    clause: str
    kind: str
    text: str
    since: int
    parties: list[PartyOut]
    told: list[str]
    winner: str
    roller: str


class RowOut(BaseModel):
    """A row of a chart; `value` is its first number, `now` whether the marker is on it.

    `card` is the number of the card that the row is about, or 0.
    """

    key: str
    label: str
    cells: list[str]
    value: int
    side: str
    of: int
    now: bool
    place: str
    card: int


class ChartOut(BaseModel):
    """A track or chart beside the map; `form` is `gauge`, `figure`, `track` or `table`.

    `about` explains how to read it, or is empty.
    """

    key: str
    name: str
    about: str
    clause: str
    form: str
    columns: list[str]
    rows: list[RowOut]


class AimOut(BaseModel):
    """What a side needs to win, and how much of it the side has, in a sentence or two."""

    side: str
    text: str


class MarkOut(BaseModel):
    """A place marked by an overlay; the kinds are those of `longroll.engine.overlay.MARKS`."""

    place: str
    kind: str
    value: int


class OverlayOut(BaseModel):
    """An overlay of the map, with the meaning of each kind of mark."""

    key: str
    name: str
    clause: str
    side: str
    about: str
    pairs: bool
    """Whether `/show` explains how two places (`A-B`) are related in this overlay."""
    marks: list[MarkOut]
    lines: list[tuple[str, str]]
    legend: dict[str, str]
    note: str
    """What else affects it now, such as the weather; or empty."""


class Shown(BaseModel):
    """A line of details of a place or piece."""

    key: str
    label: str
    values: list[str]


class Hindrance(BaseModel):
    """Why something cannot be done with what is pointed at."""

    text: str
    clause: str | None


class Why(BaseModel):
    """Whether an action is legal, and why not."""

    legal: bool
    text: str
    clause: str | None
