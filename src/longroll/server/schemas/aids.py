"""What is told beside the rules: charts, overlays, odds, reasons, cards."""

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
    """A card as its face tells it."""

    number: int
    title: str
    ops: int
    side: str
    effect: str


class ModifierOut(BaseModel):
    """What a side adds to its roll, and by which clause."""

    side: str
    text: str
    value: int
    clause: str


class EndingOut(BaseModel):
    """One way in which a fight may end, and in how many rolls it does."""

    attacker_loss: int
    defender_loss: int
    attacker_wins: bool
    ways: int


class ProspectOut(BaseModel):
    """A fight that may come, with its odds: `ways` of each ending add up to `of`.

    They are exact; of an estimate `margin` tells by how many hundredths the chance may be off.
    `kind` is "battle", or "fire", which wins if it costs the defender anything.

    `joined` are other places that are fought for in the same fight; `roller` is the side whose
    single roll decides, to which all modifiers count, or empty where each side rolls for itself;
    `start` is the place from which the attackers come, or empty.
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


class PartyOut(BaseModel):
    """A side of a fight: what it brings, rolls and loses; null before it is known."""

    side: str
    strength: int
    modifiers: list[ModifierOut]
    dice: list[int]
    total: int | None
    loss: int | None


class ContestOut(BaseModel):
    """A fight under way, or the one that the last action decided; the attacker comes first.

    `since` is the moment at which it began; `kind` is "battle", or "fire" to which nobody answers;
    `roller` is the side whose single roll decides, or empty where each side rolls for itself.
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
    """A row of a chart; `value` is its first number, `now` that the marker stands there.

    `card` is the number of the card that it is about, or 0.
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

    `about` says how it is read, where that does not go without saying; or it is empty.
    """

    key: str
    name: str
    about: str
    clause: str
    form: str
    columns: list[str]
    rows: list[RowOut]


class AimOut(BaseModel):
    """What a side needs to win, with how much of it there is, in a sentence or two."""

    side: str
    text: str


class MarkOut(BaseModel):
    """A place marked by an overlay; the kinds are those of `longroll.engine.overlay.MARKS`."""

    place: str
    kind: str
    value: int


class OverlayOut(BaseModel):
    """What can be laid over the map, with what each kind of mark means."""

    key: str
    name: str
    clause: str
    side: str
    about: str
    pairs: bool
    """Whether `/show` tells of two places (`A-B`) how it stands between them."""
    marks: list[MarkOut]
    lines: list[tuple[str, str]]
    legend: dict[str, str]
    note: str
    """What else bears on it at the moment, as the weather; empty for nothing."""


class Shown(BaseModel):
    """A line of what is known of a place or piece."""

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
