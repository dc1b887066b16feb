"""7.9, 19.3 Event cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.procedure import DONE, Call, Flow

from .base import P, Proc, ask_mosby, discard, space_key
from .components import (
    BRIDGES,
    CARDS,
    COUNTERS,
    EVENTS,
    LEADER,
    LEADERS,
    RAILS,
    SPACES,
    TABLES,
    EventCard,
)
from .container import place
from .extension import advance, draw_in, extend
from .hand import draw_card
from .state import BOX, MosbyState
from .tracks import raise_alert
from .wounds import CasualtyCheck

__all__ = ["EventCards", "Shot", "in_date"]


def in_date(state: MosbyState) -> list[int]:
    """The event cards that may be drawn this turn: the deck, but for those out of date (7.9)."""
    turn = state.turn
    return [
        number for number in state.events if EVENTS[number].first <= turn <= EVENTS[number].last
    ]


class EventCards(Proc):
    """7.9: so many event cards, one after the other."""

    __slots__ = ("left",)
    clause = "7.9"
    steps = ("count", "draw")

    def __init__(self) -> None:
        super().__init__()
        self.left = 0

    def count(self, play: P) -> Flow:
        """The die (L13)."""
        self.left = play.d6("events")
        play.tell("event-cards", count=self.left)
        return None

    def draw(self, play: P) -> Flow:
        """The next card."""
        if self.left <= 0:
            return DONE
        self.left -= 1
        state = play.state
        options = in_date(state)
        if not options:  # 4.2: the deck is made again from its discards
            state.events = tuple([e.number for e in EVENTS[1:] if e.number not in state.drawn])
            options = in_date(state)
        if not options:
            return DONE
        number = int(play.chance.draw("event-card", [str(option) for option in options]))
        state.events = tuple([other for other in state.events if other != number])
        state.drawn = (*state.drawn, number)
        play.tell("event-card", occasion=str(number))
        if EVENTS[number].kind == "shot":
            return Call(Shot(), then="draw")
        _EFFECTS[EVENTS[number].kind](play, EVENTS[number])
        return "draw"


class Shot(Proc):
    """Event 34: a card that is not permanent, or a casualty check."""

    __slots__ = ()
    clause = "19.3"
    steps = ("choose",)

    def choose(self, play: P) -> Flow:
        """Without such a card nobody is asked."""
        cards = [card for card in dict.fromkeys(play.state.hand) if not CARDS[card].permanent]
        if not cards:
            return CasualtyCheck()
        ways = [act("risk"), *(act("discard", card) for card in cards)]
        return ask_mosby("prompt-shot", ways, "19.3")

    def on_choose(self, play: P, action: Action) -> Flow:
        """Pay, or take the chance."""
        if action.verb == "risk":
            return CasualtyCheck()
        card = action.integer(0)
        discard(play.state, card)
        play.tell("card-discarded", card=card)
        return None


def _depot(play: P, event: EventCard) -> None:
    """17.3: a second depot replaces the first."""
    state = play.state
    others = [row for row in state.depots if row[0] != event.space]
    state.depots = tuple(sorted([*others, (event.space, int(event.value))]))
    play.tell("depot-built", space=space_key(event.space), count=int(event.value))


def _bridges(play: P, _event: EventCard) -> None:
    _repair(play, 0, BRIDGES)


def _railroads(play: P, _event: EventCard) -> None:
    _repair(play, RAILS, 0)


def _line(play: P, event: EventCard) -> None:
    """A company's line: its railroads and bridges."""
    lines = event.value.split()
    along = 0
    for space in SPACES:
        if any(line in space.railroads for line in lines):
            along |= 1 << space.index
    _repair(play, along, along)


def _repair(play: P, rails: int, bridges: int) -> None:
    state = play.state
    count = (state.rails & rails).bit_count() + (state.bridges & bridges).bit_count()
    state.rails &= ~rails
    state.bridges &= ~bridges
    if count:
        play.tell("repaired", count=count)
    else:
        play.tell("event-idle")


def _leader(play: P, event: EventCard) -> None:
    """17.4: until the end of the next turn."""
    state = play.state
    who = LEADER[event.value]
    there = LEADERS[who].space
    state.leaders = tuple(
        [there if leader == who else at for leader, at in enumerate(state.leaders)]
    )
    stay = state.turn + 1
    state.stay = tuple([stay if leader == who else t for leader, t in enumerate(state.stay)])
    play.tell("leader-comes", leader=event.value, space=space_key(there))


def _advance(play: P, _event: EventCard) -> None:
    advance(play)


def _drawn_in(play: P, _event: EventCard) -> None:
    draw_in(play)


def _extension(play: P, event: EventCard) -> None:
    """A named row comes into force, and perhaps a camp with it."""
    state = play.state
    row = TABLES.row_keys.index(event.value)
    if row not in state.extensions:
        extend(play, row)
    if event.space >= 0:
        _camp(play, event)


def _camp(play: P, event: EventCard) -> None:
    play.state.camps |= 1 << event.space
    play.tell("camp-pitched", space=space_key(event.space))


def _sweep(play: P, _event: EventCard) -> None:
    _change_band(play, -1)


def _burning(play: P, _event: EventCard) -> None:
    _change_band(play, -1)
    if play.state.turn >= _BURNING:
        play.state.burnt = True


_BURNING: Final = 6
_MOST: Final = 6


def _furlough(play: P, _event: EventCard) -> None:
    _change_band(play, 1)


def _change_band(play: P, change: int) -> None:
    """A factor more or fewer, within one and six."""
    state = play.state
    before = state.factor
    state.factor = max(1, min(_MOST, before + change))
    if state.factor == before:
        play.tell("event-idle")
    else:
        play.tell("band-changes", amount=state.factor - before, count=state.factor)


def _train(play: P, event: EventCard) -> None:
    """A wagon train of the container is on the road."""
    state = play.state
    free = [c.index for c in COUNTERS if c.kind == "wagon-train" and state.at[c.index] == BOX]
    if not free:
        play.tell("event-idle")
        return
    state.unrevealed &= ~(1 << event.space)
    place(play, free[0], event.space, active=False)


def _alert(play: P, event: EventCard) -> None:
    raise_alert(play, int(event.value))


def _letter(play: P, _event: EventCard) -> None:
    if not draw_card(play):
        play.tell("event-idle")


_EFFECTS: Final[Mapping[str, Callable[[P, EventCard], None]]] = {
    "depot": _depot,
    "bridges": _bridges,
    "railroads": _railroads,
    "line": _line,
    "leader": _leader,
    "advance": _advance,
    "drawn-in": _drawn_in,
    "extension": _extension,
    "camp": _camp,
    "sweep": _sweep,
    "burning": _burning,
    "furlough": _furlough,
    "train": _train,
    "alert": _alert,
    "letter": _letter,
}
