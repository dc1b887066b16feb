"""Generals, the turn track, decks and set-ups, from the tables of the pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from longroll.engine.pack import Pack, PackError

from .parts import (
    ACTS,
    CARD_KINDS,
    SEASONS,
    SHIPS,
    SIDE_KEYS,
    THEATRES,
    Appointment,
    General,
    Placed,
    Rank,
    Turn,
)

__all__ = ["KINDS", "read_decks", "read_generals", "read_schedule", "read_setups", "read_turns"]

KINDS: Final = (
    *("sp", "general", "fort", "entrenchment", "militia", "control", "destroyed", "arsenal"),
    *SHIPS,
    "naval-leader",
)
"""What a set-up puts down."""
_OFF: Final = ("displaced", "unassigned")


def read_generals(pack: Pack) -> tuple[General, ...]:
    """All Generals with the counters of their ranks."""
    rows = pack.table("generals.csv", ("name", "side"), key="key")
    generals = tuple(
        General(
            number,
            row.text("key"),
            row.text("name"),
            SIDE_KEYS.index(row.choice("side", SIDE_KEYS)),
            {},
        )
        for number, row in enumerate(rows)
    )
    keys = {general.key: general.index for general in generals}
    counters = ("movement", "attack", "defence", "cautious", "cavalry", "brackets")
    for row in pack.table("counters.csv", counters, key=("general", "stars")):
        general, stars = generals[row.reference("general", keys)], row.integer("stars")
        if not 1 <= stars <= 4:
            raise row.error(f"{stars} stars; a General has 1 to 4")
        general.ranks[stars] = Rank(
            stars,
            row.integer("movement"),
            row.integer("attack"),
            row.integer("defence"),
            row.flag("cautious"),
            row.flag("cavalry"),
            row.flag("brackets"),
        )
    for general, row in zip(generals, rows, strict=True):
        if not general.ranks:
            raise row.error(f"{general.key} has no counter; add one to counters.csv")
    return generals


def read_schedule(pack: Pack, generals: tuple[General, ...]) -> dict[int, tuple[Appointment, ...]]:
    """The appointments of each turn, in the order of the track."""
    keys = {general.key: general.index for general in generals}
    found: dict[int, list[Appointment]] = {}
    columns = ("stars", "theatre", "free", "successor", "beside")
    for row in pack.table("schedule.csv", columns, key=("turn", "general", "act")):
        theatre = row.choice("theatre", ("", *THEATRES))
        entry = Appointment(
            row.integer("turn"),
            row.reference("general", keys),
            ACTS.index(row.choice("act", ACTS)),
            row.integer("stars", 0),
            THEATRES.index(theatre) if theatre else -1,
            row.flag("free"),
            row.reference("successor", keys, -1),
            row.reference("beside", keys, -1),
        )
        if entry.stars and entry.stars not in generals[entry.general].ranks:
            raise row.error(f"{row.text('general')} has no counter of {entry.stars} stars; add it")
        found.setdefault(entry.turn, []).append(entry)
    return {turn: tuple(entries) for turn, entries in sorted(found.items())}


def read_turns(pack: Pack) -> tuple[Turn, ...]:
    """The turn track; the first entry is Turn 1."""
    rows = pack.table("turns.csv", ("year", "season", "reference"), key="turn")
    for number, row in enumerate(rows, 1):
        if row.integer("turn") != number:
            raise row.error(f"Turn {number} should stand here; put the turns in order")
    return tuple(
        Turn(
            row.integer("turn"),
            row.integer("year"),
            SEASONS.index(row.choice("season", SEASONS)),
            row.integer("reference"),
        )
        for row in rows
    )


def read_decks(pack: Pack) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By side how many cards of each kind its deck holds (18.1)."""
    decks = ([0] * len(CARD_KINDS), [0] * len(CARD_KINDS))
    for row in pack.table("cards.csv", ("number",), key=("side", "kind")):
        side = SIDE_KEYS.index(row.choice("side", SIDE_KEYS))
        decks[side][CARD_KINDS.index(row.choice("kind", CARD_KINDS))] = row.integer("number")
    return tuple(decks[0]), tuple(decks[1])


def read_setups(
    pack: Pack,
    places: Mapping[str, int],
    generals: tuple[General, ...],
    states: tuple[str, ...],
    scenarios: tuple[str, ...],
) -> dict[str, tuple[Placed, ...]]:
    """The set-ups by scenario."""
    ranks = {(general.side, general.key): general.ranks for general in generals}
    found: dict[str, list[Placed]] = {scenario: [] for scenario in scenarios}
    for row in pack.table("setups.csv", ("side", "place", "kind", "number", "name", "note")):
        side, kind = SIDE_KEYS.index(row.choice("side", SIDE_KEYS)), row.choice("kind", KINDS)
        place = -1 if row.text("place") in _OFF else row.reference("place", places)
        number, name = row.integer("number", 0), row.text("name")
        if kind == "general":
            if (side, name) not in ranks:
                raise row.error(f'"{name}" in name is no General of that side; correct it')
            if number and number not in ranks[side, name]:
                raise row.error(f"{name} has no counter of {number} stars; add it")
        if kind == "militia" and name not in states:
            raise row.error(f'"{name}" in name is not a state; correct it')
        if kind in ("sp", "arsenal", *SHIPS) and number < 1:
            raise row.error(f"{number} of {kind}; write 1 or more")
        found[row.choice("scenario", scenarios)].append(Placed(side, place, kind, number, name))
    for scenario, placed in found.items():
        if not placed:
            raise PackError("setups.csv", 0, f'scenario "{scenario}" is empty; add its rows')
    return {scenario: tuple(placed) for scenario, placed in found.items()}
