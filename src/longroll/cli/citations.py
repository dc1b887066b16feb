"""Finds where the code of a title cites a clause of its rulebook, and which tests cover it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from longroll.engine.title import Title, get_title

__all__ = [
    "Place",
    "cited_in_code",
    "cited_in_tests",
    "cited_in_text",
    "tests_of",
    "unknown_in_code",
]

_CHAPTER = re.compile(r"\d+")
"""A bare number: it is a clause only at the beginning or in brackets."""
_IN_BRACKETS = re.compile(r"^(?!\s*>>>).*[^\s(] \((?!cards? )[^)]*$")
"""Brackets in prose: not of a call or a tuple, and not about a card."""
_WORD = re.compile(r"(?<![\w./-])\w+(?:[./-]\w+)*(?![\w/]|[.-]\w)")
"""A possible clause number: ``5.8.1``, ``X2.1A.mod``, ``19/9.3``."""
_NUMBERED = re.compile(r"(?:\d+/)?[A-Z]{0,2}\d+[A-Z]?(?:\.\w+)+")
"""The form of a clause below a chapter, whether in the index or not."""
_TOLD = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|#[^\n]*', re.DOTALL
)
"""A docstring, a string or a comment."""
_TESTS = Path(__file__).parents[3] / "tests" / "conformance"
_BESIDE = frozenset({"aids", "audit", "judge", "pack"})
"""Subpackages of a title that mention rules without implementing them: they are listed last."""
_DEPTH = 4
"""Maximum number of folders from a title's up to its project's; one farther up is unrelated."""


class Place(NamedTuple):
    """A line of a file, and the class, function or test around it."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.name}" if self.name else "")


def tests_of(title: Title) -> Path | None:
    """The folder of a title's tests; None if the title is installed without them.

    A built-in title has conformance tests; an external one the folder ``tests`` of its project.
    """
    project = _project(title.folder)
    folders = (_TESTS / title.info.key, *([project / "tests"] if project is not None else ()))
    return next((folder for folder in folders if folder.is_dir()), None)


def _project(folder: Path) -> Path | None:
    """The folder with ``pyproject.toml`` that contains ``folder``."""
    above = folder.parents[:_DEPTH]
    return next((place for place in above if (place / "pyproject.toml").is_file()), None)


def cited_in_code(key: str) -> Mapping[str, tuple[Place, ...]]:
    """By clause of the index, where a title cites it.

    Its code cites in comments, docstrings and strings, its pack in comments and in the sources of
    its documents.
    """
    index = get_title(key).clauses()
    return {clause: places for clause, places in _cited(key).items() if clause in index}


def unknown_in_code(key: str) -> Mapping[str, tuple[Place, ...]]:
    """Numbers that a title cites but that are not in its index, and where."""
    index = get_title(key).clauses()
    return {clause: places for clause, places in _cited(key).items() if clause not in index}


@cache
def _cited(key: str) -> Mapping[str, tuple[Place, ...]]:
    title = get_title(key)
    folder, index = title.folder, title.clauses()
    base = _project(folder) or folder.parent.parent
    found: dict[str, list[Place]] = defaultdict(list)
    files = sorted(folder.rglob("*.py"))
    for file in sorted(files, key=lambda file: file.relative_to(folder).parts[0] in _BESIDE):
        text = file.read_text(encoding="utf-8")
        name = file.relative_to(base).as_posix()
        scopes = _scopes(ast.parse(text))
        for line, clause in cited_in_text(text, index):
            found[clause].append(Place(name, line, _scope_at(scopes, line)))
    for file in sorted(folder.glob("pack/**/*.*")):
        name = file.relative_to(base).as_posix()
        for line, clause in _citations(_told_in_pack(file), index):
            found[clause].append(Place(name, line, ""))
    return {clause: tuple(dict.fromkeys(places)) for clause, places in found.items()}


@cache
def cited_in_tests(folder: Path) -> Mapping[str, tuple[Place, ...]]:
    """By clause number, the tests with a ``pytest.mark.clause("...")`` marker for it."""
    base = _project(folder) or folder.parent
    found: dict[str, list[Place]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        name = file.relative_to(base).as_posix()
        scopes = _scopes(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_marker(node.func):
                for arg in node.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        scope = _scope_at(scopes, node.lineno)
                        found[arg.value].append(Place(name, node.lineno, scope))
    return {clause: tuple(places) for clause, places in found.items()}


def cited_in_text(text: str, index: Collection[str]) -> list[tuple[int, str]]:
    """The lines of a module that cite a clause, and which, whether in the index or not."""
    return list(_citations(_told_in_code(text), index))


def _told_in_code(text: str) -> Iterator[tuple[int, str]]:
    """The comments, docstrings and strings of a module, line by line, with line numbers."""
    line, end = 1, 0
    for told in _TOLD.finditer(text):
        line += text.count("\n", end, told.start())
        end = told.start()
        yield from enumerate(told[0].split("\n"), line)


def _told_in_pack(file: Path) -> Iterator[tuple[int, str]]:
    """The comments of a file of a pack, and the rulebook sources of its documents."""
    for line, row in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
        name, _, source = row.partition(' = "rulebook:')
        if source and name.endswith("source"):
            yield line, source
        elif file.suffix == ".toml" or row.startswith("#"):
            yield line, row.partition("#")[2]


def _citations(
    rows: Iterable[tuple[int, str]], index: Collection[str]
) -> Iterator[tuple[int, str]]:
    # A word that begins like clauses of the index is meant as one: T.WEA if there is a T.WX.
    parts = {part for part in (number.partition(".")[0] for number in index) if part.isalpha()}
    for line, row in rows:
        for found in _WORD.finditer(row):
            word = found[0]
            if word not in index:
                part, _, rest = word.partition(".")
                if _NUMBERED.fullmatch(word) or (rest and part in parts):
                    yield line, word
                continue
            before = row[: found.start()]
            begins = not before.strip("\"'# ")
            if not _CHAPTER.fullmatch(word) or begins or _IN_BRACKETS.search(before):
                yield line, word


def _scopes(tree: ast.Module) -> list[tuple[int, int, str]]:
    """Classes and functions: first line (with decorators), last line, and qualified name."""
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
    """The innermost class or function around a line, or an empty string."""
    around = [(last - first, name) for first, last, name in scopes if first <= line <= last]
    return min(around)[1] if around else ""


def _is_marker(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "clause"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
