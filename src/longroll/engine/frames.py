"""Running procedures as plain data: for positions and digests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, cast

from longroll.engine.action import Action, ActionError, parse
from longroll.engine.entries import array, integer, table, text
from longroll.engine.procedure import Procedure
from longroll.engine.state import Result, State
from longroll.engine.title import Document, TitleError

__all__ = ["dump_flow", "load_flow", "procedures_of"]

_RETURNED = "returned"
"""The step of a procedure whose last step has called another, so that it returns with that."""


def procedures_of(package: str) -> dict[str, type[Procedure[Any]]]:
    """All procedures defined under ``package``, by name, in order of names; imports all of it.

    ``package`` may also be a module. Raises `TitleError` if two have the same name: names are part
    of the format of positions.
    """
    home = import_module(package)
    for module in walk_packages(getattr(home, "__path__", ()), package + "."):
        import_module(module.name)
    found: dict[str, type[Procedure[Any]]] = {}
    # A class with two bases is found through both.
    for cls in dict.fromkeys(_descendants(Procedure)):
        if not f"{cls.__module__}.".startswith(f"{package}.") or not cls.steps:
            continue
        if found.get(cls.name, cls) is not cls:  # A mixture of two comes by both of them.
            raise TitleError(f"two procedures are called {cls.name!r} in {package}")
        found[cls.name] = cls
    return dict(sorted(found.items()))


def _descendants(cls: type[Procedure[Any]]) -> Iterable[type[Procedure[Any]]]:
    for child in cls.__subclasses__():
        yield child
        yield from _descendants(child)


def dump_flow(state: State) -> Document:
    """The state of the sequence of play: stack, sealed choices, register, result."""
    document: Document = {}
    if state.returned:
        document["returned"] = state.returned
    if state.result is not None:
        document["result"] = _dump_result(state.result)
    if state.chosen:
        document["chosen"] = {seat: str(action) for seat, action in state.chosen}
    document["stack"] = [_dump_frame(frame) for frame in state.stack]
    return document


def _dump_frame(frame: Procedure[Any]) -> Document:
    step = frame.steps[frame.at] if frame.at < len(frame.steps) else _RETURNED
    row: Document = {"procedure": frame.name, "step": step}
    for field in frame.fields:
        value = getattr(frame, field)
        if value is not None:
            row[field] = _plain(value)
    return row


def _plain(value: object) -> object:
    """Tuples as lists, at any depth."""
    if not isinstance(value, tuple):
        return value
    return [_plain(item) for item in cast("tuple[object, ...]", value)]


def _dump_result(result: Result) -> Document:
    row: Document = {"clause": result.clause, "key": result.key, "scores": dict(result.scores)}
    if result.winner is not None:
        row["winner"] = result.winner
    return row


def load_flow(
    state: State, document: Document, procedures: Mapping[str, type[Procedure[Any]]]
) -> None:
    """Put the sequence of play of ``document`` into ``state``; an absent stack or result is kept.

    Raises `TitleError` for a procedure, step or field that does not exist, and for a value of the
    wrong type.
    """
    state.returned = integer(document.get("returned", 0), "returned")
    state.chosen = _load_chosen(table(document.get("chosen", {}), "chosen"))
    if "result" in document:
        state.result = _load_result(table(document["result"], "result"))
    if "stack" in document:
        rows = array(document["stack"], "stack")
        state.stack = [_load_frame(table(row, "stack"), procedures) for row in rows]
    state.pending = None


def _load_chosen(table: Mapping[str, object]) -> tuple[tuple[str, Action], ...]:
    try:
        return tuple([(seat, parse(text(said, seat))) for seat, said in sorted(table.items())])
    except ActionError as error:
        raise TitleError(f"'chosen': {error}") from None


def _load_frame(
    row: Mapping[str, object], procedures: Mapping[str, type[Procedure[Any]]]
) -> Procedure[Any]:
    name = _needed(row, "procedure", "stack")
    if name not in procedures:
        raise TitleError(f"no procedure is called '{name}'")
    cls = procedures[name]
    frame = cls.__new__(cls)
    frame.at = _step(cls, text(row.get("step", cls.steps[0]), "step"))
    given = [key for key in row if key not in ("procedure", "step")]
    _refuse_unknown(given, cls.fields, name)
    for field in cls.fields:
        setattr(frame, field, _frozen(row.get(field, cls.later.get(field)), field))
    return frame


def _step(cls: type[Procedure[Any]], step: str) -> int:
    if step == _RETURNED:
        return len(cls.steps)
    if step not in cls.positions:
        raise TitleError(f"'{cls.name}' has no step '{step}'; its steps: {', '.join(cls.steps)}")
    return cls.positions[step]


def _refuse_unknown(given: Sequence[str], known: Sequence[str], name: str) -> None:
    for key in given:
        if key not in known:
            listed = ", ".join(known) or "none"
            raise TitleError(f"'{name}' has no field '{key}'; its fields: {listed}")


def _load_result(row: Mapping[str, object]) -> Result:
    winner = text(row["winner"], "winner") if "winner" in row else None
    scores = table(row.get("scores", {}), "scores")
    return Result(
        winner,
        _needed(row, "clause", "result"),
        _needed(row, "key", "result"),
        tuple([(seat, integer(score, "scores")) for seat, score in scores.items()]),
    )


def _needed(row: Mapping[str, object], key: str, table: str) -> str:
    if key not in row:
        raise TitleError(f"'{table}' lacks '{key}'")
    return text(row[key], key)


def _frozen(value: object, name: str) -> object:
    """The value of a field: an integer, a boolean, a string, None, or tuples of them."""
    if isinstance(value, list):
        return tuple([_frozen(item, name) for item in cast("list[object]", value)])
    if value is None or isinstance(value, (int, str)):
        return value
    raise TitleError(f"'{name}' must be a number, a truth, a text or a list of them")
