"""What anybody may know of one space, general, army or card: for ``show`` in the terminal."""

from __future__ import annotations

from longroll.board.region import members
from longroll.engine.title import TitleError, View

from .base import army_key, general_key, side_key, space_key
from .components import (
    ARMIES,
    ARMY,
    CARDS,
    CONFEDERATE,
    GENERAL,
    GENERALS,
    HOPS,
    LINKS,
    PORTS,
    RAIL,
    RIVERS,
    SPACE,
    SPACES,
    STATES,
    TURN_KEYS,
    UNION,
    WATER,
    Hop,
)
from .naval_control import naval_control
from .options.queue import queue_total
from .options.rail import near_rail
from .state import SEATS, ForThePeopleState
from .supply import has_lc
from .views import where_key

__all__ = ["show"]


def show(state: ForThePeopleState, key: str) -> View:
    """What is known of the space, general, army or card called ``key``; of the table if empty.

    Raises `TitleError` for an unknown key.
    """
    if not key:
        return _table(state)
    if key in SPACE:
        return _space(state, SPACE[key])
    if key in GENERAL:
        return _general(state, GENERAL[key])
    if key in ARMY:
        return _army(state, ARMY[key])
    if key.isdigit() and int(key) in CARDS:
        return _card(state, int(key))
    near = [known for known in SPACE if key and known.startswith(key[:4])]
    hint = f"; did you mean {', '.join(near[:5])}?" if near else ""
    raise TitleError(f"no space, general, army or card is called '{key}'{hint}")


def _table(state: ForThePeopleState) -> View:
    return {
        "turn": TURN_KEYS[state.turn],
        **{f"will, {SEATS[side]}": _will(state, side) for side in (UNION, CONFEDERATE)},
        "blockade": state.blockade,
        "amphibious": state.amphibious,
        **{f"states, {SEATS[side]}": _states(state, side) for side in (UNION, CONFEDERATE)},
        **{f"forces, {SEATS[side]}": _forces(state, side) for side in (UNION, CONFEDERATE)},
        "cards in hand": f"union {len(state.hand[UNION])}, "
        f"confederate {len(state.hand[CONFEDERATE])}, deck {len(state.deck)}",
        **{f"queue, {SEATS[s]}": _queue(state, s) for s, queue in enumerate(state.queues) if queue},
    }


def _queue(state: ForThePeopleState, side: int) -> str:
    return f"{general_key(state.queues[side][0])}, {queue_total(state, side)} operations"


def _will(state: ForThePeopleState, side: int) -> str:
    return f"{state.will[side]}({'+' if state.fortune[side] > 0 else '-'})"


def _states(state: ForThePeopleState, side: int) -> str:
    owned = [s.key.upper() for s in STATES if state.state_owner[s.index] == side]
    return " ".join(owned)


def _forces(state: ForThePeopleState, side: int) -> list[str]:
    """A line for every space with units of ``side``."""
    rows: list[str] = []
    for at in members(state.occupied(side)):
        army = state.army_in(side, at)
        named = [ARMIES[army].name] if army >= 0 else []
        named += [GENERALS[general].name for general in state.generals_at(side, at)]
        who = f" ({', '.join(named)})" if named else ""
        rows.append(f"{state.units(side, at)} {space_key(at)}{who}")
    return rows


def _space(state: ForThePeopleState, at: int) -> View:
    place = SPACES[at]
    shown: View = {
        "space": f"{place.name}, {STATES[place.state].name}",
        "control": side_key(state.control[at]),
    }
    if place.resource:
        shown["resource"] = f"{place.resource}{' (destroyed)' * (state.destroyed >> at & 1)}"
    if place.port:
        control = "union" if naval_control(state).controlled >> at & 1 else "denied"
        shown["port"] = f"{place.port}, naval control: {control}" if 1 << at & PORTS else place.port
    for side in (UNION, CONFEDERATE):
        shown.update(_units(state, side, at))
    if state.fort[at] or place.coastal_fort:
        owner = state.fort[at] or state.control[at]
        shown["fort"] = f"{side_key(owner)}{', coastal' * place.coastal_fort}"
    for name, mask in (("ironclad", state.ironclads), ("torpedoes", state.torpedoes)):
        if mask >> at & 1:
            shown[name] = "yes"
    shown["links"] = [_link(hop) for hop in HOPS[at]]
    return shown


def _units(state: ForThePeopleState, side: int, at: int) -> View:
    units, generals = state.units(side, at), state.generals_at(side, at)
    if not units and not generals:
        return {}
    who = [general_key(general) for general in generals]
    army = state.army_in(side, at)
    supplied = "supplied" if has_lc(state, side, at) else "out of supply"
    if not near_rail(state, side, at):
        supplied += ", away from the railroad"
    shown: View = {SEATS[side]: f"{units} strength points, {supplied}"}
    if who:
        shown[f"{SEATS[side]} generals"] = who
    if army >= 0:
        shown["army"] = f"{army_key(army)} under {general_key(state.commander[army])}"
    return shown


def _link(hop: Hop) -> str:
    kind = "rail" if hop.kind == RAIL else "water" if hop.kind == WATER else "road"
    river = f", over the {RIVERS[hop.bar_river].key}" if hop.bar_river >= 0 else ""
    rule = f", {LINKS[hop.link].rule}" if LINKS[hop.link].rule else ""
    return f"{space_key(hop.to)} ({kind}{river}{rule})"


def _general(state: ForThePeopleState, index: int) -> View:
    general = GENERALS[index]
    shown: View = {
        "general": general.name,
        "side": side_key(general.side),
        "ratings": (
            f"politics {general.politics}, strategy {general.strategy}, "
            f"offense {general.offense}, defense {general.defense}"
        ),
        "cavalry": "yes" if general.cavalry else "no",
        "where": where_key(state.post[index]),
    }
    if state.doubled >> index & 1:
        shown["brigade"] = "2 strength points"
    if state.post[index] < 0:
        shown["turn"] = state.due[index]
    return shown


def _army(state: ForThePeopleState, index: int) -> View:
    return {
        "army": ARMIES[index].name,
        "side": side_key(ARMIES[index].side),
        "where": where_key(state.army_at[index]),
        "commander": general_key(state.commander[index]),
        "elite": sum(owner == index for owner in state.elite),
    }


def _card(state: ForThePeopleState, number: int) -> View:
    card = CARDS[number]
    pile = "discarded" if number in state.discards else "removed" if number in state.gone else ""
    if any(number in queue[1:] for queue in state.queues):
        pile = "in a queue of operations"
    return {
        "card": number,
        "operations": card.ops,
        "event": side_key(card.side) if card.side else "both",
        "pile": pile or "not seen",
    }
