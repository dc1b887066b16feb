"""Whole games for conformance tests: their first decisions, and the end of a turn."""

from __future__ import annotations

from longroll.engine.event import Value
from longroll.engine.game import Game
from longroll.titles.forthepeople.scenarios import setup
from longroll.titles.forthepeople.sequence import War
from longroll.titles.forthepeople.state import ForThePeopleState
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, Driver, run

__all__ = ["advance_to_cards", "at_end", "last_phase", "told"]


def told(game: Game, key: str) -> list[dict[str, Value]]:
    """The arguments of the events called ``key`` so far."""
    return [dict(event.args) for event in game.events if event.key == key]


def advance_to_cards(game: Game) -> None:
    """Announce generals in the first space offered until the strategy rounds begin."""
    while game.decision.prompt.key == "prompt-announce-general":
        game.push(game.actions[0])


def at_end(state: ForThePeopleState, will: tuple[int, int] = (0, 0)) -> Driver:
    """The turn of ``state`` comes to its end (3.6), with these wills if they are not zero."""
    if any(will):
        state.will[UNION], state.will[CONFEDERATE] = will
    war = War()
    war.at = War.positions["end_of_turn"]
    return run(state, war)


def last_phase(scenario: str, turn: int, will: tuple[int, int] = (0, 0), *options: str) -> Driver:
    """The end of a turn of a scenario, on its first map."""
    state = setup(scenario, options)
    state.turn = turn
    return at_end(state, will)
