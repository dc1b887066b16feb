"""A bare table for conformance tests: put pieces down, run a procedure, answer its questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from longroll.board.region import Mask, mask
from longroll.engine.chance import Scripted
from longroll.engine.procedure import Play, Procedure
from longroll.titles.mosby.components import CARD, COUNTER, SPACE, SPACES
from longroll.titles.mosby.raids import Operations, RaiderPhase
from longroll.titles.mosby.scenarios import setup
from longroll.titles.mosby.sequence import fill_container
from longroll.titles.mosby.state import MosbyState
from tests.conformance import driver

__all__ = [
    "Dice",
    "Driver",
    "at",
    "demolish_all_but",
    "hand",
    "hide",
    "operations",
    "play",
    "put",
    "raid",
    "raider_phase",
    "run",
    "spaces",
    "where",
]

Driver: TypeAlias = driver.Driver[MosbyState]
Dice: TypeAlias = Sequence[int]


def at(key: str) -> int:
    """The index of a space."""
    return SPACE[key]


def spaces(*keys: str) -> Mask:
    """A set of spaces."""
    return mask(SPACE[key] for key in keys)


def raid(
    where: str = "groveton",
    factor: int = 2,
    turn: int = 2,
    scenario: str = "ranger",
    hidden: Sequence[str] = (),
) -> MosbyState:
    """A band in the field; nothing is hidden but ``hidden``, and nobody is on the map."""
    state = setup(scenario)
    state.turn = turn
    fill_container(state)
    state.mosby = at(where)
    state.factor = factor
    state.unrevealed = spaces(*hidden)
    return state


def put(state: MosbyState, unit: str, where: str, awake: bool = False) -> MosbyState:
    """Place a counter."""
    index = COUNTER[unit]
    state.at[index] = at(where)
    state.order = (*state.order, index)
    if awake:
        state.active |= 1 << index
    return state


def hand(state: MosbyState, *keys: str) -> MosbyState:
    """Hold these cards."""
    deck = list(state.deck)
    for key in keys:
        deck[CARD[key]] -= 1
    state.deck = tuple(deck)
    state.hand = tuple(sorted((*state.hand, *(CARD[key] for key in keys))))
    return state


def hide(state: MosbyState, *keys: str) -> MosbyState:
    """Put ? markers on spaces."""
    state.unrevealed |= spaces(*keys)
    return state


def demolish_all_but(state: MosbyState, *units: str) -> MosbyState:
    """Leave nothing in the container but these counters."""
    for key, index in COUNTER.items():
        if state.at[index] == -1 and key not in units:
            state.at[index] = -3
    return state


def where(state: MosbyState, unit: str) -> str:
    """The key of the space where a counter is, or nothing."""
    index = state.at[COUNTER[unit]]
    return SPACES[index].key if index >= 0 else ""


def run(
    state: MosbyState,
    procedure: Procedure[MosbyState],
    rolls: Dice = (),
    draws: Sequence[str] = (),
) -> Driver:
    """Run one procedure on a table."""
    return driver.Driver(state, procedure, Scripted(rolls=rolls, draws=draws))


def operations(state: MosbyState, rolls: Dice = (), draws: Sequence[str] = ()) -> Driver:
    """Operations, waiting for an action."""
    return run(state, Operations(), rolls, draws)


def raider_phase(state: MosbyState, rolls: Dice = (), draws: Sequence[str] = ()) -> Driver:
    """Mosby's phase of a round."""
    return run(state, RaiderPhase(), rolls, draws)


def play(state: MosbyState, rolls: Dice = (), draws: Sequence[str] = ()) -> Play[MosbyState]:
    """What a step works with."""
    return Play(state, Scripted(rolls=rolls, draws=draws))
