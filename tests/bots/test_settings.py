"""Numbers of play stand in `bots/settings.py` alone, and each says what it is.

The modules of `bots/analysis` are not players: what they look at is told by `Effort`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from longroll.bots import BOTS, make_bot, settings
from longroll.bots.settings import CAPTAIN, GENERAL, LEVELS, Budget, level_that_searches

FOLDER = Path(settings.__file__).parent
SETTINGS = Path(settings.__file__).name

ALLOWED = {
    ("outside.py", "VERSION"): "the version of the protocol",
    ("outside.py", "SECONDS"): "when a program hangs, whoever plays",
    ("outside.py", "LINE_CHARACTERS"): "a bound of the protocol",
    ("parallel.py", "MAX_PROCESSES"): "what a machine is good for, whoever plays",
}


def numbers(source: str) -> Iterator[str]:
    """The names that a module or a class of it gives to a number, or to a tuple of numbers."""
    for holder in ast.walk(ast.parse(source)):
        if not isinstance(holder, ast.Module | ast.ClassDef):
            continue
        for one in holder.body:
            if isinstance(one, ast.Assign | ast.AnnAssign) and is_number(one.value):
                targets = one.targets if isinstance(one, ast.Assign) else [one.target]
                yield from (ast.unparse(target) for target in targets)


def is_number(value: ast.expr | None) -> bool:
    match value:
        case ast.Constant(value=told):
            return isinstance(told, int | float) and not isinstance(told, bool)
        case ast.UnaryOp(operand=inner):
            return is_number(inner)
        case ast.BinOp(left=left, right=right):
            return is_number(left) and is_number(right)
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return any(map(is_number, parts))
        case _:
            return False


def undescribed(source: str) -> Iterator[str]:
    """The fields of classes that no sentence follows."""
    for holder in ast.walk(ast.parse(source)):
        if not isinstance(holder, ast.ClassDef):
            continue
        for one, after in zip(holder.body, [*holder.body[1:], None], strict=True):
            if isinstance(one, ast.AnnAssign) and not is_sentence(after):
                yield f"{holder.name}.{ast.unparse(one.target)}"


def is_sentence(after: ast.stmt | None) -> bool:
    match after:
        case ast.Expr(value=ast.Constant(value=str(told))):
            return told[:1].isupper() and told.endswith(".")
        case _:
            return False


def test_no_module_keeps_a_number_of_play_for_itself() -> None:
    found = {
        (file.name, name)
        for file in FOLDER.glob("*.py")
        if file.name != SETTINGS
        for name in numbers(file.read_text(encoding="utf-8"))
    }
    assert found == set(ALLOWED)


def test_a_number_is_found_wherever_it_hides() -> None:
    source = """
WIDTH: Final = 5
FIELD = (4, 24)
LOW = -0.5
ROOM = 2**20
NAME = "captain"
SURE = True
class Sergeant:
    following = 1, 1
    def look(self):
        looks = 3
"""
    assert list(numbers(source)) == ["WIDTH", "FIELD", "LOW", "ROOM", "following"]


def test_every_setting_says_what_it_is() -> None:
    source = (FOLDER / SETTINGS).read_text(encoding="utf-8")
    assert list(undescribed(source)) == []
    bad = 'class Beam:\n    width: int = 5\n    """Wide"""\n    steps: int = 14\n'
    assert list(undescribed(bad)) == ["Beam.width", "Beam.steps"]


def test_no_setting_can_be_changed_while_others_play_by_it() -> None:
    open_ones: list[Any] = list(LEVELS.values())
    seen: set[str] = set()
    for settled in open_ones:
        seen.add(type(settled).__name__)
        for field in fields(settled):
            value = getattr(settled, field.name)
            with pytest.raises(AttributeError):
                setattr(settled, field.name, value)
            if is_dataclass(value) and not isinstance(value, type):
                open_ones.append(value)
    assert {"Level", "SearchLevel", "Budget", "Tree", "Exchange", "Beam", "Climb"} <= seen


def test_every_level_has_a_player_of_its_name() -> None:
    assert tuple(LEVELS) == BOTS[1:]
    for name in BOTS:
        assert make_bot(name, 1).name == name
    assert [name for name in BOTS if level_that_searches(name)] == ["captain", "general"]


def test_another_budget_is_all_that_changes() -> None:
    less = GENERAL.within(Budget(40, 1.0))
    assert less.budget.iterations == 40
    assert less.within(GENERAL.budget) == GENERAL
    assert CAPTAIN.within(GENERAL.budget) != GENERAL
