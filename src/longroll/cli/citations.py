"""Where a clause of a rulebook stands in the code of its title, and which tests show it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from longroll.engine.title import Title, get_title

__all__ = ["Place", "cited_in_code", "cited_in_tests", "tests_of"]

_CHAPTER = re.compile(r"\d+")
"""A number like any other: it is a clause's only where it stands alone or in brackets."""
_TESTS = Path(__file__).parents[3] / "tests" / "conformance"


class Place(NamedTuple):
    """A line of a file, and the class, function or test that it stands in."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.name}" if self.name else "")


def tests_of(title: Title) -> Path | None:
    """The folder of a title's conformance tests; None where Long Roll is installed without them."""
    folder = _TESTS / title.info.key
    return folder if folder.is_dir() else None


@cache
def cited_in_code(key: str) -> Mapping[str, tuple[Place, ...]]:
    """By clause of the index, where comments, docstrings and texts of the title's code cite it."""
    title = get_title(key)
    folder, index = title.folder, title.clauses()
    found: dict[str, list[Place]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        name = file.relative_to(folder.parent.parent).as_posix()
        scopes = _scopes(ast.parse(text))
        for line, clause in _citations(text, index):
            found[clause].append(Place(name, line, _scope_at(scopes, line)))
    return {clause: tuple(dict.fromkeys(places)) for clause, places in found.items()}


def cited_in_tests(folder: Path) -> Mapping[str, tuple[Place, ...]]:
    """By clause number, the tests with a marker ``pytest.mark.clause("...")`` for it."""
    found: dict[str, list[Place]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        name = file.relative_to(folder.parents[2]).as_posix()
        scopes = _scopes(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_marker(node.func):
                for arg in node.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        scope = _scope_at(scopes, node.lineno)
                        found[arg.value].append(Place(name, node.lineno, scope))
    return {clause: tuple(places) for clause, places in found.items()}


def _citations(text: str, index: Collection[str]) -> Iterator[tuple[int, str]]:
    """The lines of a module that cite a clause, and which."""
    longest_first = sorted(index, key=len, reverse=True)
    numbers = re.compile(
        rf"(?<![\w./-])({'|'.join(map(re.escape, longest_first))})(?![\w/]|[.-]\w)"
    )
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in {tokenize.STRING, tokenize.COMMENT}:
            continue
        for offset, row in enumerate(token.string.split("\n")):
            for found in numbers.finditer(row):
                before = row[: found.start()]
                bracketed = before.rfind("(") > before.rfind(")")
                begins = not before.strip("\"'# ")
                if not _CHAPTER.fullmatch(found[1]) or bracketed or begins:
                    yield token.start[0] + offset, found[1]


def _scopes(tree: ast.Module) -> list[tuple[int, int, str]]:
    """Classes and functions: the lines that each takes, decorators included, and its name."""
    found: list[tuple[int, int, str]] = []

    def visit(node: ast.AST, path: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{path}.{child.name}" if path else child.name
                first = min([child.lineno, *(one.lineno for one in child.decorator_list)])
                found.append((first, child.end_lineno or first, name))
                visit(child, name)

    visit(tree, "")
    return found


def _scope_at(scopes: list[tuple[int, int, str]], line: int) -> str:
    """The innermost class or function that holds a line, or an empty text."""
    around = [(last - first, name) for first, last, name in scopes if first <= line <= last]
    return min(around)[1] if around else ""


def _is_marker(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "clause"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
