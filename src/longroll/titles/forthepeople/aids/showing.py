"""What anybody may know of one space, state, general, army or card: for ``show``.

Of the table as a whole, the tracks and the force that moves, too.

Labels and texts are keys (``label-...``, ``show-...`` in the locale files); a table with a ``text``
is a message with its arguments.
"""

from __future__ import annotations

from longroll.board.region import members
from longroll.engine.event import Value
from longroll.engine.title import View

from ..base import army_key, general_key, side_key, space_key
from ..components import (
    ARMIES,
    ARMY,
    CARDS,
    CONFEDERATE,
    GENERAL,
    GENERALS,
    HOPS,
    LINKS,
    NOBODY,
    PORTS,
    RAIL,
    RIVERS,
    SPACE,
    SPACES,
    STATE,
    STATES,
    TURN_KEYS,
    UNION,
    VALLEY,
    WATER,
    Hop,
)
from ..control.states import controls_enough, new_owner
from ..naval_control import naval_control
from ..options.queue import queue_total
from ..options.rail import near_rail
from ..state import MOVING, SEATS, Force, ForThePeopleState
from ..supply import has_lc
from ..victory import last_turn, scenario_of_turn
from ..views import where_key
from .finding import find

__all__ = ["show"]

SIDES = (UNION, CONFEDERATE)


def show(state: ForThePeopleState, key: str) -> View:
    """What is known of what ``key`` names; of the table if it is empty.

    Raises `TitleError`, with what may have been meant, for a name that nothing has.
    """
    if not key:
        return _table(state)
    if key.isdigit() and int(key) in CARDS:
        return _card(state, int(key))
    meant = find(key, state.options)
    if meant == "force":
        return _moving(state)
    if meant == "track":
        return _track(state)
    if meant in SPACE:
        return _space(state, SPACE[meant])
    if meant in GENERAL:
        return _general(state, GENERAL[meant])
    if meant in ARMY:
        return _army(state, ARMY[meant])
    return _state(state, STATE[meant])


def _said(key: str, **args: Value) -> View:
    return {"text": f"show-{key}", **args}


# --- The table ----------------------------------------------------------------------------------


def _table(state: ForThePeopleState) -> View:
    return {
        **_markers(state),
        **{f"states-{SEATS[side]}": _states(state, side) for side in SIDES},
        **(_moving(state) if state.force is not None else {}),
        **{f"forces-{SEATS[side]}": _forces(state, side) for side in SIDES},
        "hands": _said(
            "hands",
            union=len(state.hand[UNION]),
            confederate=len(state.hand[CONFEDERATE]),
            deck=len(state.deck),
        ),
        **{f"queue-{SEATS[s]}": _queue(state, s) for s, queue in enumerate(state.queues) if queue},
    }


def _markers(state: ForThePeopleState) -> View:
    return {
        "turn": TURN_KEYS[state.turn],
        **{f"will-{SEATS[side]}": _will(state, side) for side in SIDES},
        "blockade": state.blockade,
        "amphibious": state.amphibious,
    }


def _track(state: ForThePeopleState) -> View:
    """The tracks, and what wins: the reckoning of the last turn, and at any time (13 to 17)."""
    ending = scenario_of_turn(last_turn(state)) or state.scenario
    return {
        **_markers(state),
        **{f"states-{SEATS[side]}": _states(state, side) for side in SIDES},
        "last-turn": TURN_KEYS[last_turn(state)],
        "wins": [_said(f"wins-{ending}"), _said("wins-at-once")],
    }


def _queue(state: ForThePeopleState, side: int) -> View:
    general = general_key(state.queues[side][0])
    return _said("queue", general=general, count=queue_total(state, side))


def _will(state: ForThePeopleState, side: int) -> View:
    """The will and the side of its marker (12.4)."""
    fortune = "rising" if state.fortune[side] > 0 else "falling"
    return _said("will", count=state.will[side], fortune=fortune)


def _states(state: ForThePeopleState, side: int) -> str:
    return " ".join(s.key.upper() for s in STATES if state.state_owner[s.index] == side) or "-"


def _forces(state: ForThePeopleState, side: int) -> list[View]:
    """A line for every space with units of ``side``, without the moving force."""
    places = members(state.occupied(side))
    return [_stand(state, side, at) for at in places if state.units(side, at)]


def _stand(state: ForThePeopleState, side: int, at: int) -> View:
    army, present = state.army_in(side, at), state.generals_at(side, at)
    count, space = state.units(side, at), space_key(at)
    if army < 0:
        named = ", ".join(GENERALS[general].name for general in present)
        return _said("stand", count=count, space=space, others=f" ({named})" if named else "")
    leader = state.commander[army]
    others = "".join(f", {GENERALS[general].name}" for general in present if general != leader)
    general, known = general_key(leader), army_key(army)
    return _said("stand-army", count=count, space=space, army=known, general=general, others=others)


# --- The moving force ---------------------------------------------------------------------------


def _moving(state: ForThePeopleState) -> View:
    force = state.force
    if force is None:
        return {"moving": _said("nobody-moves")}
    shown: View = {
        "moving": _force(force),
        "generals": [_in_force(force, general) for general in force.generals],
    }
    for frame in reversed(state.stack):
        public = frame.public()
        if "left" in public:
            left, bonus = public["left"] or 0, public.get("bonus") or 0
            shown["movement"] = _said("movement", count=left, bonus=bonus)
            break
    return shown if force.generals else {k: v for k, v in shown.items() if k != "generals"}


def _force(force: Force) -> View:
    side, space = side_key(force.side), space_key(force.at)
    where: dict[str, Value] = {"side": side, "space": space, "from": space_key(force.origin)}
    if force.army >= 0:
        return _said("force-army", army=army_key(force.army), count=force.units, **where)
    return _said("force", count=force.units, **where)


def _in_force(force: Force, general: int) -> View:
    return _said("leads" if general == force.lead else "officer", general=general_key(general))


# --- Spaces and states --------------------------------------------------------------------------


def _space(state: ForThePeopleState, at: int) -> View:
    place = SPACES[at]
    shown: View = {
        "space": _said("space", space=place.key, state=STATES[place.state].key),
        "control": side_key(state.control[at]),
    }
    if place.resource:
        lost = state.destroyed >> at & 1
        shown["resource"] = _said("destroyed", count=place.resource) if lost else place.resource
    if place.port:
        shown["port"] = _port(state, at)
    for side in SIDES:
        shown.update(_units(state, side, at))
    force = state.force
    if force is not None and force.at == at:  # it is counted apart until it ends its move
        shown["moving"] = [_force(force), *(_in_force(force, each) for each in force.generals)]
    if state.fort[at] or place.coastal_fort:
        owner = side_key(state.fort[at] or state.control[at])
        shown["fort"] = _said("coastal-fort", side=owner) if place.coastal_fort else owner
    for name, mask in (("ironclad", state.ironclads), ("torpedoes", state.torpedoes)):
        if mask >> at & 1:
            shown[name] = True
    shown["links"] = [_link(hop) for hop in HOPS[at]]
    return shown


def _port(state: ForThePeopleState, at: int) -> View:
    held = 1 << at & PORTS and naval_control(state).controlled >> at & 1
    return _said(f"port-{SPACES[at].port}-{'union' if held else 'denied'}")


def _units(state: ForThePeopleState, side: int, at: int) -> View:
    units, generals = state.units(side, at), state.generals_at(side, at)
    if not units and not generals:
        return {}
    supply = "supplied" if has_lc(state, side, at) else "cut-off"
    rail = "near" if near_rail(state, side, at) else "far"
    shown: View = {SEATS[side]: _said("units", count=units, supply=supply, rail=rail)}
    army = state.army_in(side, at)
    if generals:
        shown[f"generals-{SEATS[side]}"] = [
            _said("officer", general=general_key(general)) for general in generals
        ]
    if army >= 0:
        leader = general_key(state.commander[army])
        shown["army"] = _said("army", army=army_key(army), general=leader)
    return shown


def _link(hop: Hop) -> View:
    kind = "rail" if hop.kind == RAIL else "water" if hop.kind == WATER else "road"
    river = RIVERS[hop.bar_river].key if hop.bar_river >= 0 else ""
    rule = f", {LINKS[hop.link].rule}" if LINKS[hop.link].rule else ""
    key = "link-river" if river else "link"
    return _said(key, space=space_key(hop.to), kind=kind, river=river, rule=rule)


def _state(state: ForThePeopleState, which: int) -> View:
    """Who controls a state, the spaces that each side has of those needed, who takes it (12.1)."""
    place = STATES[which]
    shown: View = {"state": place.key, "control": side_key(state.state_owner[which])}
    for side in (*SIDES, NOBODY):
        held = place.spaces & state.controlled(side)
        if side == NOBODY:
            held = place.spaces & ~(state.controlled(UNION) | state.controlled(CONFEDERATE))
        if held:
            rows: list[object] = [_said("count", count=held.bit_count())]
            shown[f"spaces-{side_key(side)}"] = [*rows, *map(space_key, members(held))]
    if place.control_needed:
        shown["needed"] = _said("needed", count=place.control_needed, all=place.spaces.bit_count())
        shown["value"] = place.control_value
        enough = [side_key(side) for side in SIDES if controls_enough(state, side, which)]
        shown["enough"] = enough or "nobody"
        taker = new_owner(state, which)  # 12.1.1: enough spaces alone do not make a state change
        shown["passes"] = side_key(taker) if taker else "nobody"
    if place.spaces & VALLEY and place.control_needed:
        shown["valley"] = _said("valley")
    return shown


# --- Generals, armies, cards --------------------------------------------------------------------


def _general(state: ForThePeopleState, index: int) -> View:
    general = GENERALS[index]
    shown: View = {
        "general": general.name,
        "side": side_key(general.side),
        "ratings": _said(
            "ratings",
            politics=general.politics,
            strategy=general.strategy,
            offense=general.offense,
            defense=general.defense,
        ),
        "cavalry": general.cavalry,
        "where": _where(state, state.post[index]),
    }
    led = [army for army in ARMIES if state.commander[army.index] == index]
    if led:
        shown["leads"] = [army.key for army in led]
    if state.doubled >> index & 1:
        shown["brigade"] = 2
    if state.post[index] < 0:
        due = state.due[index]
        shown["due"] = TURN_KEYS[due] if 0 < due < len(TURN_KEYS) else due
    return shown


def _army(state: ForThePeopleState, index: int) -> View:
    at, side = state.army_at[index], ARMIES[index].side
    shown: View = {
        "army": army_key(index),
        "side": side_key(side),
        "where": _where(state, at),
        "commander": general_key(state.commander[index]),
        "elite": sum(owner == index for owner in state.elite),
    }
    if at >= 0:
        shown["units"] = state.units(side, at)
    elif at == MOVING and state.force is not None:
        shown["units"] = state.force.units
    return shown


def _where(state: ForThePeopleState, at: int) -> object:
    """A space, or a place off the map; of who is on the move the space that he has come to."""
    if at == MOVING and state.force is not None:
        return _said("on-the-way", space=space_key(state.force.at))
    return where_key(at)


def _card(state: ForThePeopleState, number: int) -> View:
    card = CARDS[number]
    pile = "discarded" if number in state.discards else "removed" if number in state.gone else ""
    if any(number in queue[1:] for queue in state.queues):
        pile = "queued"
    return {
        "card": number,
        "operations": card.ops,
        "event": side_key(card.side) if card.side else "both",
        "pile": pile or "unseen",
    }
