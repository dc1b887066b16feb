"""What goes over the wire: the contract of ``docs/http.md`` as models."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from longroll.server.asked import DecisionOut
from longroll.server.laid import DisplayOut

__all__ = [
    "Acted",
    "ActionIn",
    "AnswerIn",
    "BotOut",
    "Card",
    "ChartOut",
    "ClauseOut",
    "Complaint",
    "ContestOut",
    "EndingOut",
    "ModifierOut",
    "ProspectOut",
    "Fault",
    "GameIn",
    "ImportIn",
    "Language",
    "LogLine",
    "MarkOut",
    "Named",
    "Opened",
    "OverlayOut",
    "PartyOut",
    "Ruled",
    "ReissueIn",
    "Reissued",
    "ResultOut",
    "Row",
    "RowOut",
    "SeatOut",
    "Shown",
    "StateOut",
    "Theme",
    "TitleOut",
    "UndoIn",
    "UndoOut",
    "UndoState",
    "Why",
]

Key = Annotated[str, Field(min_length=1, max_length=100)]
Count = Annotated[int, Field(ge=0, lt=1 << 31)]


class Language(StrEnum):
    """Languages of all texts."""

    EN = "en"
    ES = "es"
    IT = "it"


class Theme(StrEnum):
    """How a board is lit."""

    LIGHT = "light"
    DARK = "dark"


class _In(BaseModel):
    model_config = ConfigDict(extra="forbid")


class GameIn(_In):
    """A new game: each seat is `human` (also if left out) or the name of a bot."""

    title: Key
    scenario: Key | None = None
    options: list[Key] | None = Field(default=None, max_length=50)
    seats: dict[str, Key] = Field(default={}, max_length=20)
    seed: Annotated[int, Field(ge=0, lt=1 << 63)] | None = None
    """Repeatable dice, for tests: whoever knows the seed knows the dice."""


class ImportIn(_In):
    """A record to import: the text of a `.roll` file."""

    record: Annotated[str, Field(max_length=4_000_000)]


class ActionIn(_In):
    """An action, and after how many it is said."""

    seq: Count
    action: Annotated[str, Field(min_length=1, max_length=200)]
    epoch: Count | None = None


class UndoIn(_In):
    """To go back to before one's own last action, or to the moment `to`.

    Without `sure` nothing is taken back that only a bot's courtesy gives back (`UndoOut.passes`).
    """

    seq: Count
    to: Count | None = None
    epoch: Count | None = None
    sure: bool = True


class AnswerIn(_In):
    """Whether an undo that was asked for is granted; `to` says which (`asked_to`)."""

    grant: bool
    to: Count | None = None


class Complaint(BaseModel):
    """Why something was refused."""

    key: str
    text: str
    clause: str | None = None


class Fault(BaseModel):
    """The body of every 4xx: nothing has changed."""

    error: Complaint


class Named(BaseModel):
    """A key and its name."""

    key: str
    name: str


class BotOut(Named):
    """A bot, with what may be expected of it."""

    text: str


class Ruled(Named):
    """A key, its name, and the clause of the rulebook."""

    clause: str


class OptionOut(Ruled):
    """An optional rule: whether it is on by default, and the seats of a game with it."""

    default: bool
    seats: list[Named]


class SideOut(Named):
    """A side, an army or a seat: `colour` is a token of the boards, `shape` that of its counters.

    The shape is `square`, `cut` or `round`.
    """

    colour: str
    shape: str


class TitleOut(Named):
    """A title that can be played."""

    blurb: str
    seats: list[Named]
    sides: list[SideOut]
    scenarios: list[Ruled]
    options: list[OptionOut]
    bots: list[BotOut]


class Opened(BaseModel):
    """A game that was made: the secret of each human's seat, of observers, and of the host.

    The host's opens no seat: with it a seat whose token is lost gets a new one. `over` tells of an
    imported game that there is nothing left to play in it.
    """

    id: str
    over: bool
    tokens: dict[str, str]
    observer: str
    host: str


class ReissueIn(_In):
    """The seat that needs a new token."""

    seat: Key


class ClaimIn(_In):
    """A secret that only the browser knows which sits down: repeated, it brings the same token."""

    claim: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,128}$")] | None = None


class Reissued(BaseModel):
    """A seat's new token: the old one opens nothing any more."""

    seat: str
    token: str


class SeatOut(BaseModel):
    """Who sits on a seat."""

    name: str
    kind: str
    bot: str | None = None


class Row(BaseModel):
    """A game in the list of games; `winner` is the seat that has won, and `ending` says so."""

    id: str
    title: str
    scenario: str
    turn_text: str
    seats: dict[str, SeatOut]
    over: bool
    winner: str | None
    ending: str
    updated: str


class ResultOut(BaseModel):
    """How the game ended; `winner` is null for a draw."""

    winner: str | None
    text: str
    clause: str


class UndoState(BaseModel):
    """Whether the looker's last action can be taken back without asking, and who asks for what.

    `asks` says that another player has to consent. `free_from` is the earliest moment to which he
    can go back freely, `activation` the one at which his last activation began, but not before
    `free_from`. The counts are of the actions that going back there takes back, and what is asked
    for, as the log counts them: without passes, if there is anything else.
    """

    free: bool
    possible: bool
    asks: bool
    free_from: int
    activation: int
    free_count: int
    activation_count: int
    asked_by: str | None
    asked_to: int | None
    asked_count: int


class Card(BaseModel):
    """A card in the looker's hand."""

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
    single roll decides, to which all modifiers count, or empty where each side rolls for itself.
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
    """A row of a chart; `value` is its first number, `now` that the marker stands there."""

    key: str
    label: str
    cells: list[str]
    value: int
    side: str
    of: int
    now: bool
    place: str


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


class ClauseOut(BaseModel):
    """A clause of the rules in brief."""

    title: str
    summary: str


class LogLine(BaseModel):
    """A line of the log, numbered as the looker sees them; `places` are those that it is about."""

    n: int
    seq: int
    text: str
    kind: str
    dice: list[int]
    places: list[str]
    secret: bool
    undone: bool


class StateOut(BaseModel):
    """A table through the eyes of a seat, now or after `seq` actions of `of`."""

    id: str
    seq: int
    of: int
    epoch: int
    title: str
    scenario: str
    options: list[str]
    seat: str
    seats: dict[str, SeatOut]
    claimed: list[str]
    """The seats where somebody sat down by a link, which opens nothing since."""
    sides: list[SideOut]
    turn_text: str
    charts: list[ChartOut]
    contest: ContestOut | None
    view: dict[str, Any]
    over: bool
    bot_failed: str | None
    """The seat of a bot that ought to choose and could not; `hurry` lets it try again."""
    result: ResultOut | None
    decision: DecisionOut | None
    odds: list[ProspectOut]
    counters: str
    """Another whenever `counters.svg` is another."""
    displays: list[DisplayOut]
    """The sheets that are open beside the map."""
    undo: UndoState
    cards: list[Card]
    names: dict[str, str]
    log_length: int
    commitment: str
    seeded: bool


class Acted(BaseModel):
    """After how many actions the table stands now."""

    seq: int


class UndoOut(BaseModel):
    """`asked`: the others have to consent; else it is done.

    Or nothing is: `passes` says what it would take back, "chance" or a "secret", and `to` how far
    it would go. Said again with `sure` it is done.
    """

    seq: int
    asked: bool
    passes: str = ""
    to: int | None = None


class Hindrance(BaseModel):
    """Why something cannot be done with what is pointed at."""

    text: str
    clause: str | None


class Why(BaseModel):
    """Whether an action is legal, and why not."""

    legal: bool
    text: str
    clause: str | None
