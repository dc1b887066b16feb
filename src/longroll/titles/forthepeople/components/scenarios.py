"""From the scenario files of the pack to scenarios (rulebook 2 and 13-17)."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.pack import Document, Pack

from .parts import (
    CONFEDERATE,
    NOBODY,
    UNION,
    Card,
    Pieces,
    Placement,
    Scenario,
    Space,
    State,
)

SCENARIO_KEYS = ("1861", "1862", "1863", "1864", "campaign")
STEPS = "abc"


class _Keys(NamedTuple):
    """What a scenario may refer to."""

    spaces: tuple[Space, ...]
    states: tuple[State, ...]
    space: dict[str, int]
    state: dict[str, int]
    general: dict[str, int]
    army: dict[str, int]
    cards: dict[int, Card]


def read_scenarios(
    pack: Pack,
    spaces: tuple[Space, ...],
    states: tuple[State, ...],
    pieces: Pieces,
) -> dict[str, Scenario]:
    """All scenarios by key. A file with `setup` starts as another does and only lasts longer."""
    keys = _Keys(
        spaces,
        states,
        {space.key: space.index for space in spaces},
        {state.key: state.index for state in states},
        {general.key: general.index for general in pieces.generals},
        {army.key: army.index for army in pieces.armies},
        pieces.cards,
    )
    return {key: _scenario(pack, key, keys) for key in SCENARIO_KEYS}


def _scenario(pack: Pack, key: str, keys: _Keys) -> Scenario:
    document = pack.document(f"scenarios/{key}.toml")
    if document.text("key") != key:
        raise document.error("key", f'the key is not "{key}"; name it as the file')
    turns = document.integer("first_turn"), document.integer("last_turn")
    setup = document
    if "setup" in document:
        setup = pack.document(f"scenarios/{document.text('setup')}.toml")
    return _start(key, turns, setup, keys)


def _start(key: str, turns: tuple[int, int], document: Document, keys: _Keys) -> Scenario:
    markers, will, out = (document.table(name) for name in ("markers", "will", "out"))
    placements = tuple(_placement(table, keys) for table in document.tables("place"))
    states = _states(document.table("states"), keys)
    destroyed = markers.references("destroyed", keys.space)
    phase = document.table("reinforcement")
    return Scenario(
        key=key,
        first_turn=turns[0],
        last_turn=turns[1],
        will=(0, will.integer("union"), will.integer("confederate")),
        rising=(False, _rising(will, "union_fortune"), _rising(will, "confederate_fortune")),
        emancipation=markers.flag("emancipation"),
        blockade=markers.integer("blockade"),
        amphibious=markers.integer("amphibious"),
        mississippi_bonus_taken=will.flag("mississippi_bonus_taken"),
        destroyed=sum(1 << space for space in destroyed),
        control=_control(states, placements, keys),
        states=states,
        placements=placements,
        cards_out=_cards_out(out, keys),
        generals_out=frozenset(out.references("generals", keys.general)),
        steps=_steps(phase.table("steps"), phase),
        arrivals=_arrivals(phase.table("arrivals"), phase, keys),
    )


def _placement(table: Document, keys: _Keys) -> Placement:
    side = table.text("side")
    if side not in ("union", "confederate"):
        raise table.error("side", f'"{side}" is not a side; write "union" or "confederate"')
    return Placement(
        side=UNION if side == "union" else CONFEDERATE,
        space=table.reference("space", keys.space),
        units=table.integer("units"),
        generals=table.references("generals", keys.general),
        army=table.reference("army", keys.army, -1),
        fort=table.flag("fort", False),
        control=table.flag("control", False),
    )


def _rising(will: Document, key: str) -> bool:
    fortune = will.text(key)
    if fortune not in ("rising", "falling"):
        raise will.error(key, f'"{fortune}" in {key} is not known; write "rising" or "falling"')
    return fortune == "rising"


def _states(table: Document, keys: _Keys) -> tuple[int, ...]:
    """Who controls each state: as printed, but for those that the scenario names."""
    states = [state.home for state in keys.states]
    for side, name in ((UNION, "union"), (CONFEDERATE, "confederate")):
        for state in table.references(name, keys.state):
            states[state] = side
    return tuple(states)


def _control(
    states: tuple[int, ...], placements: tuple[Placement, ...], keys: _Keys
) -> tuple[int, ...]:
    """Who controls each space: its colour, the side that has its border state, the markers."""
    control = [states[space.state] if space.home == NOBODY else space.home for space in keys.spaces]
    for placement in placements:
        if placement.control:  # SC.B
            control[placement.space] = placement.side
    return tuple(control)


def _cards_out(out: Document, keys: _Keys) -> frozenset[int]:
    numbers = out.integers("cards")
    for number in numbers:
        if number not in keys.cards:
            raise out.error("cards", f"there is no card {number}; correct the list")
    return frozenset(numbers)


def _steps(table: Document, phase: Document) -> dict[int, str]:
    """The steps of the reinforcement phase on the turns when not all are held."""
    steps: dict[int, str] = {}
    for turn in table:
        held = table.text(turn)
        if not turn.isdecimal() or any(step not in STEPS for step in held):
            raise phase.error("steps", f'"{turn} = {held}" is not a turn and steps; as 3 = "bc"')
        steps[int(turn)] = held
    return steps


def _arrivals(table: Document, phase: Document, keys: _Keys) -> dict[int, int]:
    arrivals: dict[int, int] = {}
    for name in table:
        if name not in keys.general:
            raise phase.error("arrivals", f'there is no general "{name}"; correct the key')
        arrivals[keys.general[name]] = table.reference(name, keys.space)
    return arrivals
