"""The charts of the game, read from ``tables.toml``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, cast

from longroll.engine.keys import numbered
from longroll.engine.pack import Document

from .parts import ARMS, SIDE_KEYS, Arm, month_number

__all__ = ["DIE", "Limits", "River", "Tables", "YearGame", "Leader", "read_tables"]

DIE: Final = 1
"""A limit of reinforcement, in halves of a block: a die decides whether one comes (1.21.DR)."""

_SIDES: Final = ("minor-river", "bridge", "ford", "gap", "swamp")
_RANKS: Final = ("city", "town", "village", "supply")


class Limits(NamedTuple):
    """How many blocks may cross a side into battle, each dry and in mud (1.21, 1.21.winter).

    ``attack`` counts blocks in a campaign turn, ``reinforce`` halves of blocks in a battle turn.
    """

    attack: tuple[int, int]
    reinforce: tuple[int, int]

    def worst(self, other: Limits) -> Limits:
        """The lower limit of each kind (1.2).

        >>> Limits((4, 2), (4, 2)).worst(Limits((2, 1), (2, DIE)))
        Limits(attack=(2, 1), reinforce=(2, 1))
        """
        return Limits(
            (min(self.attack[0], other.attack[0]), min(self.attack[1], other.attack[1])),
            (
                min(self.reinforce[0], other.reinforce[0]),
                min(self.reinforce[1], other.reinforce[1]),
            ),
        )


class Leader(NamedTuple):
    """A headquarters whose radius a leader widens from a month on (5.12)."""

    unit: str
    since: int
    radius: int


class River(NamedTuple):
    """A navigable river: its ports from the mouth up, and where it leaves another (10.2).

    ``courses`` are the names that its hexsides bear on the map.
    """

    key: str
    ports: tuple[str, ...]
    courses: tuple[str, ...]
    leaves: str
    after: str


class YearGame(NamedTuple):
    """A scenario: its set-up, first and last month, marker, and whether emancipation is past."""

    key: str
    setup: str
    start: int
    end: int
    marker: int
    emancipated: bool


@dataclass(frozen=True, slots=True)
class Tables:
    """Every chart; what differs by weather is a pair, dry and mud; by side, Union first."""

    forage: dict[str, tuple[int, int]]
    ground: dict[str, Limits]
    sides: dict[str, Limits]
    place_forage: dict[str, int]
    place_blocks: dict[str, int]
    arms: tuple[Arm, ...]
    replacements: dict[int, tuple[int, int]]
    forced: tuple[str, str]
    forced_modifiers: tuple[int, int, int]
    mud_months: tuple[int, ...]
    rolled_months: tuple[int, ...]
    rolls_of_mud: tuple[int, ...]
    conscripts: tuple[tuple[int, ...], tuple[int, ...]]
    emancipation: tuple[int, int]
    time_months: tuple[int, ...]
    radius: tuple[int, int]
    leaders: tuple[Leader, ...]
    strategic: dict[str, tuple[int, int]]
    tie: int
    most_bid: int
    decisive: int
    marginal: int
    tournament: tuple[int, tuple[int, ...], int]
    rivers: tuple[River, ...]
    years: tuple[YearGame, ...]


def read_tables(document: Document) -> Tables:
    """The charts of a pack; raises PackError, which names the line."""
    ground = {kind: document.table("ground").table(kind) for kind in ("clear", "forest")}
    sides = {kind: document.table("side").table(kind) for kind in _SIDES}
    places = {rank: document.table("place").table(rank) for rank in _RANKS}
    weather, track = document.table("weather"), document.table("track")
    forced, command = document.table("forced_march"), document.table("command")
    calls, emancipation = document.table("conscription"), document.table("emancipation")
    initiative = document.table("initiative")
    return Tables(
        forage={kind: _pair(table, "forage") for kind, table in ground.items()},
        ground={kind: _limits(table) for kind, table in ground.items()},
        sides={kind: _limits(table) for kind, table in sides.items()},
        place_forage={rank: table.integer("forage") for rank, table in places.items()},
        place_blocks={rank: table.integer("blocks") for rank, table in places.items()},
        arms=tuple(_arm(key, document.table("arm").table(key)) for key in ARMS),
        replacements=_replacements(document.table("replacements")),
        forced=(_results(forced, "union"), _results(forced, "confederate")),
        forced_modifiers=(
            forced.integer("cavalry"),
            forced.integer("rough"),
            forced.integer("mud"),
        ),
        mud_months=weather.integers("mud"),
        rolled_months=weather.integers("rolled"),
        rolls_of_mud=weather.integers("rolls_of_mud"),
        conscripts=(_faces(calls, "union"), _faces(calls, "confederate")),
        emancipation=(emancipation.integer("points"), emancipation.integer("losses")),
        time_months=document.table("time").integers("months"),
        radius=(command.integer("union"), command.integer("confederate")),
        leaders=tuple(_leader(row) for row in command.tables("leader")),
        strategic=_strategic(document.table("strategic")),
        tie=initiative.reference("tie", numbered(SIDE_KEYS)),
        most_bid=initiative.integer("most"),
        decisive=track.integer("decisive"),
        marginal=track.integer("marginal"),
        tournament=(
            track.integer("tournament_decisive"),
            track.integers("tournament_marginal"),
            track.integer("tournament_draw"),
        ),
        rivers=tuple(_river(row) for row in document.tables("river")),
        years=tuple(_year(row) for row in document.tables("scenario")),
    )


def _pair(table: Document, key: str) -> tuple[int, int]:
    values = table.integers(key)
    if len(values) != 2:
        raise table.error(key, f"{key} needs two numbers: dry and in mud")
    return values[0], values[1]


def _limits(table: Document) -> Limits:
    return Limits(_pair(table, "attack"), _halves(table))


def _halves(table: Document) -> tuple[int, int]:
    """Reinforcement in halves of a block: whole numbers, or "die" for the throw of a die."""
    values = cast("list[object]", table.values.get("reinforce", []))
    halves = [2 * value if isinstance(value, int) else DIE for value in values if _is_limit(value)]
    if len(halves) != 2:
        raise table.error("reinforce", 'reinforce needs two values: numbers or "die"')
    return halves[0], halves[1]


def _is_limit(value: object) -> bool:
    return value == "die" or (isinstance(value, int) and not isinstance(value, bool))


def _arm(key: str, table: Document) -> Arm:
    numbers = (table.integer(name) for name in ("speed", "step", "block", "rout", "fire"))
    return Arm(key, *numbers)


def _replacements(table: Document) -> dict[int, tuple[int, int]]:
    return {int(year): _pair(table, year) for year in table if year.isdigit()}


def _results(table: Document, key: str) -> str:
    """The results of a forced march for rolls 1 to 6, a letter each."""
    results = "".join(table.texts(key))
    if len(results) != 6 or set(results) - set("FfSs"):
        raise table.error(key, f"{key} needs six results of F, f, S and s")
    return results


def _faces(table: Document, key: str) -> tuple[int, ...]:
    faces = table.integers(key)
    if len(faces) != 6:
        raise table.error(key, f"{key} needs a number for each face of the die")
    return faces


def _month(table: Document, key: str) -> int:
    text = table.text(key)
    try:
        return month_number(text)
    except ValueError:
        raise table.error(key, f'"{text}" is not a month of the war; write "1862-06"') from None


def _leader(row: Document) -> Leader:
    return Leader(row.text("unit"), _month(row, "since"), row.integer("radius"))


def _strategic(table: Document) -> dict[str, tuple[int, int]]:
    """The price of each strategic move; of an invasion dry and in mud, of a transfer by side."""
    costs = {
        key: (table.integer(key), table.integer(key))
        for key in ("land", "rail", "gauges", "sea", "evacuation")
    }
    costs["crossing"] = (table.integer("crossing_friendly"), table.integer("crossing_enemy"))
    costs["invasion"] = _pair(table, "invasion")
    costs["transfer"] = (table.integer("transfer_union"), table.integer("transfer_confederate"))
    return costs


def _river(row: Document) -> River:
    courses = row.texts("courses") if "courses" in row else ()
    leaves, after = row.text("leaves", ""), row.text("after", "")
    return River(row.text("key"), row.texts("ports"), courses, leaves, after)


def _year(row: Document) -> YearGame:
    key = row.text("key")
    start, end = _month(row, "start"), _month(row, "end")
    setup, past = row.text("setup", key), row.flag("emancipated")
    return YearGame(key, setup, start, end, row.integer("marker"), past)
