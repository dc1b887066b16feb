"""A table of Bobby Lee for tests: set up, or empty with a few blocks."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.engine.chance import Scripted
from longroll.engine.game import Game
from longroll.titles.bobbylee.battles import BattlePhase
from longroll.titles.bobbylee.components import BLOCK, BLOCKS, HEX, NAMES, hex_key
from longroll.titles.bobbylee.fog import mingle
from longroll.titles.bobbylee.setting_up import set_up
from longroll.titles.bobbylee.state import POOL, BobbyLeeState
from longroll.titles.bobbylee.turn import CampaignTurn
from tests.conformance.driver import Driver

__all__ = [
    "at",
    "attack",
    "battle",
    "block",
    "denied",
    "game",
    "key",
    "place",
    "places",
    "table",
    "turn",
]


def game(scenario: str, options: tuple[str, ...] = (), seed: int = 1) -> Game:
    """A new game."""
    return Game("bobbylee", scenario, options, seed=seed)


def at(name: str) -> int:
    """A hex by its name or its number."""
    return HEX[name] if name in HEX else NAMES.index(name)


def block(key: str) -> int:
    """A block by its key."""
    return BLOCK[key]


def table(**where: str) -> BobbyLeeState:
    """July 1861 with an empty map, but for the blocks named: ``us_inf_01="Richmond"``."""
    state = set_up("1861", ())
    for one in BLOCKS:
        state.at[one.index] = POOL
        state.steps[one.index] = state.told[one.index] = 0
        state.group[one.index] = one.index
    state.political = 0
    for key, name in where.items():
        place(state, key.replace("_", "-"), name)
    return state


def place(state: BobbyLeeState, key: str, name: str, steps: int = 0) -> int:
    """Put a block down, at full strength unless ``steps`` says else; among others it mingles."""
    index = BLOCK[key]
    state.at[index] = at(name)
    state.steps[index] = state.told[index] = steps or BLOCKS[index].steps
    mingle(state, BLOCKS[index].side, state.at[index])
    return index


def turn(
    state: BobbyLeeState, side: int, *staff: str, dice: Sequence[int] = ()
) -> Driver[BobbyLeeState]:
    """A campaign turn of a side in which these headquarters are activated; orders come next."""
    driver = Driver(state, CampaignTurn(side, 0), Scripted(dice))
    driver.push(*(f"activate {key}" for key in staff))
    return driver if driver.prompt == "prompt-orders" else driver.push("done")


def key(name: str) -> str:
    """The number of a hex by its name."""
    return hex_key(at(name))


def places(driver: Driver[BobbyLeeState], verb: str, which: str) -> set[str]:
    """Where an order of this verb leads a block: the names of the last hexes."""
    found = [text.split() for text in driver.actions]
    return {NAMES[HEX[words[2]]] or words[2] for words in found if words[:2] == [verb, which]}


def denied(driver: Driver[BobbyLeeState], text: str) -> tuple[str, str]:
    """The clause and the key of why an action is not offered."""
    assert text not in driver.actions
    denial = driver.why(text)
    assert denial is not None, text
    return denial.clause, denial.key


def attack(state: BobbyLeeState, side: int, where: str, **origins: str) -> None:
    """Blocks of ``side`` have marched into ``where``, each from the hex that is named."""
    state.active = side
    for name, origin in origins.items():
        index = place(state, name.replace("_", "-"), where)
        state.entered[index] = at(origin)


def battle(
    state: BobbyLeeState, side: int, *answers: str, dice: Sequence[int] = ()
) -> Driver[BobbyLeeState]:
    """The battles that ``side`` has begun, and the first answers given."""
    return Driver(state, BattlePhase(side), Scripted(dice)).push(*answers)
