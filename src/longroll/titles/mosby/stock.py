"""What is cut out besides the named counters; how many of each is ours."""

from __future__ import annotations

from collections import Counter as Tally

from longroll.engine.chart import Chart, Row
from longroll.engine.event import Message, Value
from longroll.engine.stock import BLANK, CardStock, Stock, strengths
from longroll.engine.tableau import Counter, Marker

from .base import leader_key, space_key, unit_key
from .components import BLANKS, CARDS, COUNTERS, EVENTS, LEADER, LEADERS, TURNS, EventCard

__all__ = ["cards", "reserves", "stock"]


def stock() -> tuple[Stock, ...]:
    """The rangers, what is drawn as nobody, and what lies on the map."""
    worths = Tally(int(card.value) for card in EVENTS if card.kind == "depot")
    depots = sorted(worths.items())
    return (
        *strengths("mosby", ((1, 2, 4), (3, 4, 4), (5, 6, 2)), ("mounted",)),
        Stock(Counter("", "union", BLANK), None, BLANKS.bit_count()),
        Stock(Marker("unrevealed", "", "union"), None, 40),
        Stock(Marker("alarm", "", "union"), None, 16),
        Stock(Marker("camp", "", "union"), None, 8),
        Stock(Marker("destroyed", ""), None, 8),
        *(Stock(Marker("depot", "", "union", number=n), None, count) for n, count in depots),
    )


def cards() -> tuple[CardStock, ...]:
    """The action cards with the copies of each, and the event cards."""
    own = (CardStock(at, "mosby", card.copies) for at, card in enumerate(CARDS) if card.copies)
    events = (
        CardStock(card.number, "union", 1, "occasion", _effect(card), _when(card))
        for card in EVENTS[1:]
    )
    return (*own, *events)


def _said(key: str, **args: Value) -> Message:
    return Message(f"effect-{key}", tuple(args.items()))


def _effect(card: EventCard) -> Message:
    """What an event card does (19.3)."""
    place = space_key(card.space) if card.space >= 0 else ""
    if card.kind == "depot":
        return _said("depot", space=place, count=int(card.value))
    if card.kind == "leader":
        who = LEADER[card.value]
        return _said("leader", leader=leader_key(who), space=space_key(LEADERS[who].space))
    if card.kind == "extension":
        row = _said("extension-camp", space=place) if place else _said("extension")
        return row._replace(args=(("row", card.value), *row.args))
    if card.kind == "alert":
        return _said("alert", amount=int(card.value))
    return _said(card.kind, space=place) if place else _said(card.kind)


def _when(card: EventCard) -> Message | None:
    """The turns in which it may be drawn (7.9); None for all."""
    if (card.first, card.last) == (1, len(TURNS) - 1):
        return None
    return _said("when", first=card.first, last=card.last)


def reserves() -> tuple[Chart, ...]:
    """7.1: which counters come into the container at what notoriety, and leave it above which."""
    times = sorted({(one.enters, one.leaves) for one in COUNTERS})
    rows: list[Row] = []
    for enters, leaves in times:
        here = [one for one in COUNTERS if (one.enters, one.leaves) == (enters, leaves)]
        named = [unit_key(one.index) for one in here if one.kind != BLANK]
        last, cells = f"{leaves}" if leaves else "\N{EN DASH}", list[Message]()
        if named:
            cells.append(Message("show-units", (("units", " ".join(named)),)))
        if len(here) > len(named):
            cells.append(_said("blanks", count=len(here) - len(named)))
        rows += [Row(f"{enters}", (last, cell)) for cell in cells]
    return (Chart("reserves", "7.1", "table", tuple(rows), ("comes", "goes", "counters")),)
