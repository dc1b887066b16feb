"""Events that take infantry off the map (4.2.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Done, Flow

from ... import formations
from ...base import P, Proc, ask_side, space_key
from ...components import CONFEDERATE, NOBODY, SPACE, UNION, enemy
from ...state import ForThePeopleState
from .places import in_states, infantry, more_than_one, within
from .rule import EventRule

__all__ = ["EMANCIPATION_TOLL", "RULES", "TakeToll", "Toll", "toll_spaces"]

EMANCIPATION_TOLL: Final = 81
DYSENTERY: Final = 5


class Toll(NamedTuple):
    """Infantry lost by an event: whose (NOBODY: the enemy's), how many, chosen by whom, where.

    ``chooser`` NOBODY is the player of the event; ``each`` 0 means no limit.
    """

    owner: int
    chooser: int
    number: int
    spaces: Callable[[ForThePeopleState, int], int]
    each: int = 0


def _anywhere(state: ForThePeopleState, owner: int) -> int:
    return infantry(state, owner)


def _draft_riots(state: ForThePeopleState, owner: int) -> int:
    """Card 39: from PA, MD, NJ and Washington as far as possible."""
    found = infantry(state, owner)
    east = found & in_states("pa", "md", "nj", "dc")
    return east or found


def _balls_bluff(state: ForThePeopleState, owner: int) -> int:
    """Card 73: within two spaces of a Confederate strength point, river links included."""
    return infantry(state, owner) & within(state.occupied(enemy(owner)), 2)


_TOLLS: Final[dict[int, Toll]] = {
    DYSENTERY: Toll(NOBODY, NOBODY, 1, more_than_one),
    20: Toll(UNION, CONFEDERATE, 2, more_than_one, each=1),  # Arms Production Delayed
    31: Toll(CONFEDERATE, UNION, 2, _anywhere, each=1),  # Contraband of War
    39: Toll(UNION, UNION, 3, _draft_riots),  # Draft Riots in New York
    65: Toll(UNION, UNION, 3, _anywhere),  # 90-Day Enlistments
    73: Toll(UNION, CONFEDERATE, 1, _balls_bluff),  # Ball's Bluff
    EMANCIPATION_TOLL: Toll(CONFEDERATE, CONFEDERATE, 3, _anywhere),
}


def toll_spaces(state: ForThePeopleState, card: int, side: int) -> int:
    """Where an event played by ``side`` may take infantry."""
    toll = _TOLLS[card]
    return toll.spaces(state, toll.owner or enemy(side))


class TakeToll(Proc):
    """The infantry of an event is taken off one by one; the last of an army may be (4.2.4).

    ``side`` is the player of the event.
    """

    __slots__ = ("card", "left", "side", "used")
    clause = "4.2.4"
    steps = ("space",)

    def __init__(self, card: int, side: int) -> None:
        super().__init__()
        self.card = card
        self.side = side
        self.left = _TOLLS[card].number
        self.used: tuple[int, ...] = ()

    def _spaces(self, state: ForThePeopleState) -> list[int]:
        limit = _TOLLS[self.card].each
        found = members(toll_spaces(state, self.card, self.side))
        return [s for s in found if not limit or self.used.count(s) < limit]

    def space(self, play: P) -> Decision | Done:
        spaces = self._spaces(play.state) if self.left else []
        if not spaces:
            return DONE
        toll = _TOLLS[self.card]
        return ask_side(
            toll.chooser or self.side,
            "prompt-event-losses",
            [act("strike", space_key(space)) for space in spaces],
            self.clause,
            card=self.card,
            count=self.left,
        )

    def why_space(self, state: ForThePeopleState, action: Action) -> Denial | None:
        at = SPACE.get(action.args[0], -1) if action.verb == "strike" and action.args else -1
        if at < 0 or at in self._spaces(state):
            return None
        return deny("4.2.4", "deny-space-not-of-event", space=space_key(at), card=self.card)

    def on_space(self, play: P, action: Action) -> Flow:
        at = SPACE[action.args[0]]
        owner = _TOLLS[self.card].owner or enemy(self.side)
        formations.remove_infantry(play, owner, at, 1)
        formations.army_emptied(play, owner, at)
        self.used = (*self.used, at)
        self.left -= 1
        return "space"


def _toll_event(card: int) -> EventRule:
    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        if card == 31 and state.emancipation:
            return deny("4.2.1", "deny-after-emancipation", card=card)
        found = toll_spaces(state, card, side)
        return None if found else deny("4.2.4", "deny-no-units-for-event")

    def begin(play: P, side: int) -> Proc | None:
        del play
        return TakeToll(card, side)

    return EventRule(playable, begin)


RULES: Final[dict[int, EventRule]] = {
    card: _toll_event(card) for card in _TOLLS if card != EMANCIPATION_TOLL
}
