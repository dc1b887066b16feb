"""2, 13-17 Setting up: the pieces of a scenario laid on the table."""

from __future__ import annotations

from collections.abc import Sequence

from .components import CARDS, CONFEDERATE, GENERALS, SCENARIOS, SPACES, UNION, Placement
from .sequence import War
from .state import REMOVED, ForThePeopleState
from .will import FALLING, RISING

__all__ = ["setup", "table"]


def setup(scenario: str, options: Sequence[str] = ()) -> ForThePeopleState:
    """The start of a scenario, with the war about to begin (`War` on the stack, not yet run).

    >>> setup("1861").will
    [0, 100, 100]
    """
    state = table(scenario)
    state.options = tuple(options)
    state.stack = [War()]
    return state


def table(scenario: str) -> ForThePeopleState:
    """The table of a scenario with nobody playing at it."""
    what = SCENARIOS[scenario]
    state = ForThePeopleState(scenario)
    state.turn = what.first_turn
    state.control = list(what.control)
    state.state_owner = list(what.states)
    state.will = list(what.will)
    # SC.F
    state.fortune = [0, *[RISING if what.rising[s] else FALLING for s in (UNION, CONFEDERATE)]]
    state.emancipation = what.emancipation
    state.blockade = what.blockade
    state.amphibious = what.amphibious
    state.mississippi_bonus = what.mississippi_bonus_taken
    state.destroyed = what.destroyed
    state.capital = [-1, _capital("union"), _capital("confederate")]
    state.gone = tuple(sorted(what.cards_out))
    state.deck = tuple([number for number in sorted(CARDS) if number not in what.cards_out])
    for general in sorted(what.generals_out):
        state.post[general] = REMOVED
    for placement in what.placements:
        _place(state, placement)
    state.touch_water()
    return state


def _capital(side: str) -> int:
    """Washington and Richmond in every scenario (SC.G, SC.H)."""
    return next(space.index for space in SPACES if space.capital == side)


def _place(state: ForThePeopleState, what: Placement) -> None:
    """Put the pieces of one space down; each cavalry general replaces one unit (SC.J)."""
    brigades = sum(GENERALS[general].cavalry for general in what.generals)
    state.infantry[what.side][what.space] += what.units - brigades
    for general in what.generals:
        state.post[general] = what.space
    if what.army >= 0:
        state.army_at[what.army] = what.space
        # The first named commands (SC.A); the army's name is nothing but a name (SC.D).
        state.commander[what.army] = what.generals[0] if what.generals else -1
    if what.fort:  # SC.C
        state.fort[what.space] = what.side
