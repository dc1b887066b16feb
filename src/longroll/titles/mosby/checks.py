"""What can never be on the table: invariants that the harness and position files rely on."""

from __future__ import annotations

from longroll.board.region import members

from .base import card_key, space_key, unit_key
from .components import BRIDGES, CARDS, COUNTERS, EVENTS, RAILS, TABLES, TURNS
from .state import GONE, OUT, MosbyState

__all__ = ["check"]


def check(state: MosbyState) -> None:
    """Raise AssertionError, with the offending key in quotes, if ``state`` cannot be."""
    _check_tracks(state)
    _check_units(state)
    _check_map(state)
    _check_cards(state)


def _require(truth: bool, message: str) -> None:
    if not truth:
        raise AssertionError(message)


def _check_tracks(state: MosbyState) -> None:
    _require(1 <= state.turn < len(TURNS), f"there is no 'turn' {state.turn}")
    low, high = TABLES.points_least, TABLES.points_most
    _require(low <= state.points <= high, f"'points' are {low} to {high}, not {state.points}")
    _require(1 <= state.alert <= TABLES.alert_most, f"'alert' cannot be {state.alert}")
    _require(0 <= state.wound <= TABLES.wound_turns, f"'wound' cannot be {state.wound}")
    _require(0 <= state.factor <= _MOST, f"'factor' cannot be {state.factor}")
    _require(state.mosby < 0 or state.factor > 0 or not state.rounds, "'factor' is nought")


_MOST = 6


def _check_units(state: MosbyState) -> None:
    listed = set(state.order)
    _require(len(listed) == len(state.order), "a unit stands twice among the 'units'")
    for counter in COUNTERS:
        unit, where = counter.index, state.at[counter.index]
        on_map = where >= 0
        _require(where >= GONE, f"'{counter.key}' is nowhere")
        _require(on_map == (unit in listed), f"'{counter.key}' is not where its list says")
        _require(on_map or not state.active >> unit & 1, f"'{counter.key}' is 'active' off the map")
        _require(counter.kind != "blank" or not on_map, f"'{counter.key}' is on the map")
        lost = state.lost[unit]
        fit = 0 <= lost < max(1, counter.strength)
        _require(fit, f"'{counter.key}' has 'lost' {lost}")
        _require(where != OUT or counter.enters > 0, f"'{unit_key(unit)}' is 'out'")


def _check_map(state: MosbyState) -> None:
    strange = members(state.unrevealed & ~state.lines)
    _require(not strange, f"'{_name(strange)}' is 'unrevealed' outside the lines")
    strange = members(state.rails & ~RAILS)
    _require(not strange, f"'{_name(strange)}' has no railroad: 'rails'")
    strange = members(state.bridges & ~BRIDGES)
    _require(not strange, f"'{_name(strange)}' has no bridge: 'bridges'")
    if state.mosby >= 0:
        seen = not state.unrevealed >> state.mosby & 1
        _require(seen, f"'mosby' is in '{space_key(state.mosby)}', which is 'unrevealed'")
    _require(len(state.hand) <= TABLES.most_cards + 1, "too many cards in 'hand'")


def _name(spaces: list[int]) -> str:
    return space_key(spaces[0]) if spaces else ""


def _check_cards(state: MosbyState) -> None:
    for number, card in enumerate(CARDS):
        there = state.deck[number] + state.used[number] + state.hand.count(number)
        _require(
            min(state.deck[number], state.used[number]) >= 0, f"'{card_key(number)}' is missing"
        )
        _require(there == card.copies, f"'{card_key(number)}': {there} cards of {card.copies}")
    drawn = [*state.events]
    _require(len(set(drawn)) == len(drawn), "an event card stands twice in 'events'")
    _require(all(0 < number < len(EVENTS) for number in drawn), "no such card in 'events'")
