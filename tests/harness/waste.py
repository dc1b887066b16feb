"""A promise of every title: no order on a list can only waste what it costs.

An order that begins something (it is given at a quiet moment) costs a card, an activation or a
phase. If every way to bring it to its end, whatever both players choose on the way, leaves the
board as it was, and no die decided that, then it should never have been offered. Words that
decline (`IDLE`) are no such orders: whoever passes knows that nothing will come of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from longroll.engine.action import Action
from longroll.engine.chance import ChanceError, NoChance
from longroll.engine.title import Title

__all__ = ["BOARDS", "IDLE", "board", "check_waste", "only_wastes"]

IDLE = frozenset({"pass", "done", "stop", "nothing", "discard", "defer"})
"""Words by which a player does nothing, and may: of all titles."""
_NODES = 400
"""Decisions to look at for one order; beyond them it counts as good for something."""

_STACK = frozenset({"stack", "step"})
_SPENT = {
    "bobbylee": frozenset({"active", "moved", "passes", "stack"}),
    "forthepeople": frozenset(
        {"beaten_forces", "moved_armies", "moved_generals", "moved_sp", "rounds", "stack"}
    ),
    "mosby": frozenset({"acted", "stack"}),
    "savannah": frozenset({"active", "moved", "stack"}),
    "uscivilwar": frozenset({"active", "moved", "stack"}),
}
"""By title, what a position has that tells only of what has been spent or who is to move."""


def _without(words: dict[str, Any], spent: frozenset[str]) -> dict[str, Any]:
    """Words and those within them, apart from these."""
    kept = {key: value for key, value in words.items() if key not in spent}
    for key, value in kept.items():
        if isinstance(value, dict):
            kept[key] = _without(cast("dict[str, Any]", value), spent)
    return kept


def _forthepeople(dump: dict[str, Any]) -> dict[str, Any]:
    """What has been taken out of the game stays: a card that is gone for good is an effect."""
    cards = dump.pop("cards", {})
    dump["gone"] = cards.get("gone", [])
    return _without(dump, _SPENT["forthepeople"])


def _savannah(dump: dict[str, Any]) -> dict[str, Any]:
    """What the running procedure has noted counts: attacks are announced first, fought later."""
    noted = dict(dump["stack"][-1]) if dump["stack"] else {}
    return {"noted": _without(noted, _STACK), **_without(dump, _SPENT["savannah"])}


def _bobbylee(dump: dict[str, Any]) -> dict[str, Any]:
    """An activation costs a step, which stays lost."""
    return _without(dump, _SPENT["bobbylee"])


def _uscivilwar(dump: dict[str, Any]) -> dict[str, Any]:
    """Action Points are spent: they stand in the procedure; where SP are under way counts."""
    noted = dict(dump["stack"][-1]) if dump["stack"] else {}
    return {"under way": noted.get("at_place"), **_without(dump, _SPENT["uscivilwar"])}


def _duel(dump: dict[str, Any]) -> dict[str, Any]:
    return _without(dump, _STACK)


def _mosby(dump: dict[str, Any]) -> dict[str, Any]:
    """Action points are spent: they stand in the running procedure."""
    return _without(dump, _SPENT["mosby"])


BOARDS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "bobbylee": _bobbylee,
    "duel": _duel,
    "forthepeople": _forthepeople,
    "mosby": _mosby,
    "savannah": _savannah,
    "uscivilwar": _uscivilwar,
}
"""By title, its position without what merely tells that something was spent."""


def board(title: Title, state: Any) -> dict[str, Any]:
    """What stands on the board, whoever is to move and whatever that has cost."""
    return BOARDS[title.info.key](dict(title.dump(state)))


def only_wastes(title: Title, state: Any, seat: str, order: Action) -> bool:
    """Whether nothing can come of ``order``, given at a quiet moment."""
    before = board(title, state)
    twin = title.copy(state)
    waiting: list[Iterator[Any]] = [iter([_after(title, twin, seat, order)])]
    looked = 0
    while waiting:
        world = next(waiting[-1], _END)
        if world is _END:
            waiting.pop()
            continue
        looked += 1
        if world is None or looked > _NODES:
            return False
        decision = title.decision(world)
        if decision is None:
            return False
        if _is_over(title, world, state):
            if board(title, world) != before:
                return False
            continue
        waiting.append(_continuations(title, world))
    return True


_END = object()


def _is_over(title: Title, world: Any, begun: Any) -> bool:
    """Whether what was begun has come to its end: another quiet moment, not a later step of it."""
    if not title.quiet(world) or len(world.stack) > len(begun.stack):
        return False
    top, was = world.stack[-1], begun.stack[-1]
    return len(world.stack) < len(begun.stack) or top.at == was.at or type(top) is not type(was)


def _after(title: Title, state: Any, seat: str, action: Action) -> Any:
    """The state after an action; None if dice or lots had a say."""
    try:
        title.apply(state, seat, action, NoChance())
    except ChanceError:
        return None
    return state


def _continuations(title: Title, state: Any) -> Iterator[Any]:
    """What may follow, the end of all first."""
    decision = title.decision(state)
    assert decision is not None
    seat = decision.seats[0]
    for action in sorted(decision.choices[seat], key=lambda a: a.verb not in IDLE):
        yield _after(title, title.copy(state), seat, action)


def check_waste(title: Title, state: Any) -> None:
    """No order at a quiet moment can only waste."""
    decision = title.decision(state)
    if decision is None or len(decision.seats) != 1 or not title.quiet(state):
        return
    seat = decision.seat
    for order in decision.actions:
        if order.verb not in IDLE:
            assert not only_wastes(title, state, seat, order), f"{order} can only waste"
