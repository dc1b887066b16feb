"""What an order costs, and what it leads to: points, steps, hexes of a march, who can fire."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from longroll.board.region import Mask
from longroll.engine.action import Action
from longroll.engine.event import Message, Value

from ..base import block_at, side_key
from ..battles.field import FIRED, MOVED, TRYING, broken, fighters, goal, has, present
from ..battles.fire import targets
from ..battles.turn import BattleTurn
from ..components import BLOCKS, HEX, INFANTRY, SIDE_KEYS, TABLES, UNION
from ..control import occupied
from ..feeding import SupplyPhase
from ..initiative import Initiative
from ..marching import forced_result, near_by, paces, shortest, speed
from ..orders import ForcedMarches, Orders, StaffMarches
from ..orders.forcing import is_shut_out, rough
from ..orders.strategic import SEND, STRATEGIC, Means, means_of, price_of
from ..replacements import Politics, Replacements
from ..state import BobbyLeeState
from ..turn import CampaignTurn

__all__ = ["prices"]

_FACES: Final = 6
_UNFIRED: Final = {"move": "can-fire", "fire": "unfired"}
"""By the step of a battle turn the note on those who can still fire in it."""


def prices(state: BobbyLeeState, seat: str, actions: Sequence[Action]) -> Mapping[Action, Message]:
    """A note on each order of the list that costs something, or may."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Orders):
        told = _of_orders(state, frame, actions)
    elif isinstance(frame, StaffMarches):
        told = {action: _marched(state, action, _woods(frame.woods)) for action in actions}
    elif isinstance(frame, ForcedMarches):
        told = {action: _thrown(state, action) for action in actions}
    elif isinstance(frame, Replacements):
        told = {action: _replaced(state, frame.side, action) for action in actions}
    elif isinstance(frame, Politics):
        told = {action: _political(state, frame.side, action) for action in actions}
    elif isinstance(frame, (CampaignTurn, SupplyPhase)):
        told = {action: _worn(state, action) for action in actions}
    elif isinstance(frame, Initiative) and seat in SIDE_KEYS:
        told = {action: _wagered(action) for action in actions}
    elif isinstance(frame, BattleTurn):
        told = {action: _unfired(state, frame) for action in actions if action.verb == "done"}
    else:
        return {}
    return {action: note for action, note in told.items() if note is not None}


def _note(key: str, **args: Value) -> Message:
    return Message(f"note-{key}", tuple(args.items()))


# --- Marches --------------------------------------------------------------------------------------


def _of_orders(
    state: BobbyLeeState, frame: Orders, actions: Sequence[Action]
) -> dict[Action, Message | None]:
    """5.3, 5.4: hexes of a march; strategic moves, of which few are left."""
    means, woods = means_of(state, frame.side), _woods(frame.woods)
    told: dict[Action, Message | None] = {}
    for action in actions:
        if action.verb in ("march", "force"):
            told[action] = _marched(state, action, woods)
        elif action.verb == "send" or action.verb in STRATEGIC:
            price = _strategic(state, means, action)
            held = occupied(state, 1 - frame.side) >> HEX[action.args[1]] & 1
            key = "attack-strategic" if held else "strategic"
            told[action] = _note(key, cost=price, left=frame.points - price)
    return told


def _strategic(state: BobbyLeeState, means: Means, action: Action) -> int:
    if action.verb == "send":
        return SEND
    block = block_at(action.args[0])
    return price_of(block, state.at[block], means, action.verb, HEX[action.args[1]])


def _woods(hexes: Sequence[int]) -> Mask:
    return sum(1 << hex_ for hex_ in hexes)


def _marched(state: BobbyLeeState, action: Action, woods: Mask) -> Message | None:
    """5.3, 5.32: how many hexes of the march; of a forced one what the die may bring."""
    if action.verb not in ("march", "force"):
        return None
    block = block_at(action.args[0])
    hexes = [HEX[arg] for arg in action.args[1:]]
    if action.verb == "force":
        return _die(state, block, hexes[0], hexes[1])
    start, pace = state.at[block], speed(state, block)
    near = near_by(start, pace)
    enemies = occupied(state, 1 - BLOCKS[block].side) & near
    march = (start, pace, state.mud, enemies, woods & near)
    if len(hexes) > 1:
        steps, most = paces(*march)[hexes[0], hexes[1]]
    else:
        steps, most = shortest(*march)[hexes[0]]
    # Only where several hexes lead there do the words of the order tell that it attacks.
    return _note("attack" if enemies >> hexes[0] & 1 else "march", cost=steps, number=most)


def _thrown(state: BobbyLeeState, action: Action) -> Message:
    block = block_at(action.args[0])
    if is_shut_out(state, block):  # no die is thrown
        return _note("force-shut-out")
    return _die(state, block, state.at[block], state.pledged[block])


def _die(state: BobbyLeeState, block: int, via: int, hex_: int) -> Message:
    """5.32: on how many rolls it comes there, and on how many it loses a step."""
    faces = range(1, _FACES + 1)
    came = [forced_result(state, block, roll, rough=rough(via, hex_)) for roll in faces]
    if state.steps[block] == 1:  # the step that a roll costs is its last: it comes nowhere
        good, dead = sum(there and not loss for there, loss in came), sum(loss for _, loss in came)
        return _note("force-last", count=good, lost=dead)
    good, lost = sum(came_there for came_there, _ in came), sum(loss for _, loss in came)
    return _note("force", count=good, lost=lost)


# --- Steps and points -----------------------------------------------------------------------------


def _replaced(state: BobbyLeeState, side: int, action: Action) -> Message | None:
    """12.3, 12.42, 3.54: replacement points of a step and of a block; conscripts are free."""
    if action.verb not in ("add", "raise"):
        return None
    block = block_at(action.args[0])
    arm = TABLES.arms[BLOCKS[block].arm]
    if action.verb == "raise" and BLOCKS[block].arm == INFANTRY and state.levies[side]:
        return _note("conscript", left=state.levies[side] - 1)
    price = arm.step if action.verb == "add" else arm.block
    return _note("replacement", cost=price, left=state.points[side] - price)


def _political(state: BobbyLeeState, side: int, action: Action) -> Message | None:
    """3.54, 3.55: what a call to arms costs and brings; what emancipation brings both."""
    if action.verb == "call":
        blocks = TABLES.conscripts[side]
        price = state.calls[side] + 1
        return _note("call", cost=price, least=min(blocks), most=max(blocks))
    if action.verb == "emancipate" and side == UNION:
        return _note("emancipate", points=TABLES.emancipation[0])
    return None


def _worn(state: BobbyLeeState, action: Action) -> Message | None:
    """5.11, 11.6, 11.7: a step of a headquarters that commands or feeds, and of who starves."""
    if action.verb not in ("activate", "feed", "starve"):
        return None
    left = state.steps[block_at(action.args[0])] - 1
    return _note("worn" if left else "worn-out", left=left)


# --- What an answer leads to ----------------------------------------------------------------------


def _wagered(action: Action) -> Message:
    """4.3, 4.5: what a bid binds to if it is the higher one, and what it costs then (5.11)."""
    bid = action.integer(0)
    if not bid:
        return _note("bid-nought")
    return _note("bid", number=bid)


def _unfired(state: BobbyLeeState, turn: BattleTurn) -> Message | None:
    """7.4: how many blocks can fire if nobody else moves, and how many then let it be.

    None of those that have moved is counted: they do not fire in the same turn (7.3), but for who
    comes around a flank; these are told apart.
    """
    key = _UNFIRED.get(turn.step)
    if key is None:
        return None
    own = fighters(state, turn.hex, turn.side)
    tried = {b: goal(state, b) for b in own if has(state, b, TRYING)}
    doomed = all(b in tried and state.steps[b] == 1 for b in own)
    for side in (0, 1) if turn.step == "move" and not doomed else ():
        if broken(state, turn.hex, side):  # no march around a flank fills a centre
            return _note("rout", side=side_key(side))  # and nobody fires (7.15)
    able = [b for b in own if not has(state, b, MOVED | FIRED) and _keeps(state, b, tried.values())]
    foe = 1 - turn.side
    come = [area for area in tried.values() if present(state, turn.hex, area, foe)]
    if come:  # who comes around to enemies fires at once (7.34)
        return _note(f"{key}-flank", count=len(able), flank=len(come))
    return _note(key, count=len(able))


def _keeps(state: BobbyLeeState, block: int, tried: Collection[int]) -> bool:
    """Whether a block has a target that friends who come around a flank do not close with.

    Guns do not fire from afar into a fight (7.41).
    """
    return any(area == state.area[block] or area not in tried for area in targets(state, block))
