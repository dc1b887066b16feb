"""3.4, 4.1 and 4.2 The Action Cycle: four phases, the roll for initiative, each side's phase."""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.engine.procedure import Done, Flow

from .actions import Activations
from .armies import review
from .base import P, Proc, faces, side_key
from .cards import DrawCards
from .components import CONFEDERATE, NEUTRAL, TABLES, UNION
from .forts import complete_forts
from .hardship import SupplySegment
from .markers import return_garrison
from .options import ADVANCED
from .ships.coal import begin_phase, end_of_phase
from .ships.departure import NavalDeparture

__all__ = ["PHASES", "ActionCycle", "ActionPhase", "Initiative"]

PHASES: Final = 4
"""3.4: Action Phases in a turn."""


class ActionCycle(Proc):
    """3.4: Action Phases 1 to 4. ``first`` is the side that begins the phase."""

    __slots__ = ("first",)
    clause = "3.4"
    steps = ("begin", "roll", "first_side", "second_side", "end")

    def __init__(self) -> None:
        super().__init__()
        self.first = UNION

    def begin(self, play: P) -> Flow:
        """The next phase."""
        play.state.phase += 1
        play.tell("action-phase", number=play.state.phase)
        return None

    def roll(self, play: P) -> Flow:
        """4.1, 4.2.A."""
        del play
        return Initiative()

    def first_side(self, play: P) -> Flow:
        """Who rolled higher goes first, with as many points as the difference."""
        self.first = play.state.returned
        return ActionPhase(self.first)

    def second_side(self, play: P) -> Flow:
        """4.2.C: then the other, with as many."""
        del play
        return ActionPhase(1 - self.first)

    def end(self, play: P) -> Flow:
        """After the fourth the cycle is over."""
        state = play.state
        state.side = NEUTRAL
        state.difference = 0
        if state.phase < PHASES:
            return "begin"
        state.phase = 0
        return None


class Initiative(Proc):
    """4.1: a die each; on a tie both draw a card, and roll again (4.1.2). Returns who is first."""

    __slots__ = ()
    clause = "4.1"
    steps = ("roll", "union_card", "confederate_card", "again")

    def roll(self, play: P) -> Flow:
        """The difference is what both have to spend (4.1.1)."""
        union, confederate = play.d6("initiative-union"), play.d6("initiative-confederate")
        difference = abs(union - confederate)
        if not difference:
            play.tell(
                "initiative-tied",
                dice=faces((union, confederate)),
                union=union,
                confederate=confederate,
            )
            return None
        play.state.difference = difference
        first = UNION if union > confederate else CONFEDERATE
        play.tell(
            "initiative-won",
            dice=faces((union, confederate)),
            union=union,
            confederate=confederate,
            side=side_key(first),
            number=difference,
        )
        return Done(first)

    def union_card(self, play: P) -> Flow:
        """A card for the Union."""
        del play
        return DrawCards(UNION, TABLES.cards.number("tie"))

    def confederate_card(self, play: P) -> Flow:
        """And one for the Confederates."""
        del play
        return DrawCards(CONFEDERATE, TABLES.cards.number("tie"))

    def again(self, play: P) -> Flow:
        """Until the dice differ."""
        del play
        return "roll"


class ActionPhase(Proc):
    """4.2.B for one side. ``due`` are the places of forts that are completed in this phase."""

    __slots__ = ("due", "side")
    clause = "4.2"
    steps = ("begin", "segment", "forts", "supply", "end")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.due: tuple[int, ...] = ()

    def begin(self, play: P) -> Flow:
        """Nobody of the side in phase (4.1.5) has been activated; garrisons are back (17.2.4)."""
        state = play.state
        state.side = self.side
        state.moved = {}
        state.active = 0
        self.due = tuple(sorted(state.works[self.side]))
        review(play)
        if ADVANCED in state.options:
            begin_phase(state)
        play.tell("side-begins", side=side_key(self.side), number=state.difference)
        if self.side == UNION:
            _garrisons(play)
        return None

    def segment(self, play: P) -> Flow:
        """4.2.B.a."""
        return Activations(self.side, play.state.difference)

    def forts(self, play: P) -> Flow:
        """10.2.2: what was begun before this phase is completed now."""
        complete_forts(play, self.side, self.due)
        return NavalDeparture(self.side) if ADVANCED in play.state.options else None

    def supply(self, play: P) -> Flow:
        """4.2.B.b."""
        del play
        return SupplySegment(self.side)

    def end(self, play: P) -> Flow:
        """The phase of the side is over."""
        review(play)
        if ADVANCED in play.state.options:
            end_of_phase(play, self.side)
        play.state.moved = {}
        play.state.active = 0
        return None


def _garrisons(play: P) -> None:
    """17.2.4: a garrison is back where no Confederate SP stand, and takes the marker away.

    A fort is never without a garrison of its own (10.2.1), and keeps it out too.
    """
    state = play.state
    kept = state.forces[CONFEDERATE] | state.strongholds[CONFEDERATE]
    for place in members(state.fled & ~kept):
        return_garrison(play, place)
