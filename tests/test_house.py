"""The shape of the house: who may import whom, how long a file may be, what may not be written.

Each rule is a checker that returns offences as lines of text. It runs over the repository, and over
a bad example, to show that it can fail.
"""

import ast
import io
import json
import re
import subprocess
import sys
import tokenize
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

import pytest

from longroll.cli.citations import cited_in_code, cited_in_text, unknown_in_code
from longroll.engine.title import get_title

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "longroll"
PAGE = ROOT / "webclient" / "src"

MAX_LINES = 500

CORE = frozenset({"engine", "board", "titles"})  # these import the standard library only

# The rooms that each room may import besides itself. Titles stand apart: see `may_import`.
MAY_IMPORT: dict[str, frozenset[str]] = {
    "engine": frozenset({"board"}),
    "board": frozenset(),
    "titles": frozenset({"engine", "board"}),
    "bots": frozenset({"engine", "board"}),
    "draw": frozenset({"engine", "board"}),
    "table": frozenset({"engine", "board", "bots"}),
    "lab": frozenset({"engine", "board", "bots"}),
    "paper": frozenset({"engine", "board", "bots", "draw", "words", "__init__"}),
    "articles": frozenset(),
    "words": frozenset({"articles", "engine"}),
    "naming": frozenset({"engine", "words"}),
    "testing": frozenset({"engine", "words"}),
    "server": frozenset(
        {"engine", "board", "bots", "draw", "naming", "paper", "table", "words", "__init__"}
    ),
    "club": frozenset({"engine", "board", "bots", "server", "table", "words", "__init__"}),
    "cli": frozenset(
        {"engine", "board", "bots", "club", "draw", "lab", "naming", "paper", "server", "table"}
        | {"words", "__init__"}
    ),
    "__init__": frozenset({"engine", "board"}),
    "__main__": frozenset({"cli"}),
}

CLOCKS = frozenset({"time", "datetime"})
CHANCE = frozenset({"random", "secrets"})
OUTSIDE: dict[str, frozenset[str]] = {
    "engine": CLOCKS | CHANCE,
    "board": CLOCKS | CHANCE | {"os"},
    "titles": CLOCKS | CHANCE | {"os"},
}

# Written in pieces, so that this file does not hold what it looks for.
MACHINE_PATHS = tuple(f"/{folder}/" for folder in ("work", "root", "home"))
REGISTRY_HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
    )
)

SUPPRESSION = re.compile(
    r"#\s*(?:type:\s*ignore|pyright:\s*ignore|noqa|fmt:\s*(?:off|skip)|pragma:\s*no cover)"
    r"(?:\[[^\]]*\]|:\s*[A-Z]+[0-9]+(?:[,\s]+[A-Z]+[0-9]+)*)?(?P<reason>.*)"
)


# --- What a file imports ------------------------------------------------------------------------


@cache
def imported(source: str, module: str, *, is_package: bool = False) -> list[tuple[int, str]]:
    """Every import of a module's source, wherever it stands: its line and its absolute name.

    `from a import b` counts as `a.b`: whether b is a module or a name, it comes from a.
    """
    return list(_imported(source, module, is_package=is_package))


def _imported(source: str, module: str, *, is_package: bool) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = module.split(".")
                up = node.level - 1 if is_package else node.level
                base = ".".join([*here[: len(here) - up], *filter(None, [node.module])])
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def room_of(module: str) -> str:
    """The room of a module: `longroll.engine.game` is in `engine`, `longroll` in `__init__`."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def may_import(module: str, target: str) -> bool:
    """Whether a module of ours may import a target, ours or not."""
    room = room_of(module)
    if target.partition(".")[0] != "longroll":
        return room not in CORE or target.partition(".")[0] in sys.stdlib_module_names
    target_room = room_of(target)
    if target_room not in MAY_IMPORT:
        target_room = "__init__"  # `from longroll import Game`: a name, not a room
    if room == target_room == "titles":
        own = module.split(".")[:3]
        return len(own) == 3 and target.split(".")[:3] == own
    return target_room == room or target_room in MAY_IMPORT[room]


def import_offences(source: str, module: str, *, is_package: bool = False) -> list[str]:
    if room_of(module) not in MAY_IMPORT:
        return [f"{module}: a new room; say in MAY_IMPORT what it may import"]
    return [
        f"{module}:{line} imports {target}"
        for line, target in imported(source, module, is_package=is_package)
        if not may_import(module, target)
    ]


def outside_offences(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """Imports of a clock or a generator where chance must be a guest."""
    forbidden = OUTSIDE.get(room_of(module), frozenset())
    if module == "longroll.engine.chance":
        forbidden = forbidden - CHANCE
    return [
        f"{module}:{line} imports {target}"
        for line, target in imported(source, module, is_package=is_package)
        if target.partition(".")[0] in forbidden
    ]


def modules() -> Iterator[tuple[Path, str, bool]]:
    """Our modules: path, dotted name, and whether it is a package."""
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        yield path, ".".join(parts[:-1] if is_package else parts), is_package


def import_cycles(sources: dict[str, tuple[str, bool]]) -> list[str]:
    """Circles among the imports of a title's modules, wherever in a module they stand.

    ``sources`` gives by module its text and whether it is a package. To import a module is to
    import the packages that it lies in, but for those of the importer. What a title's own
    `__init__` imports is left out, for it stands above all its modules.
    """
    graph = {name: _neighbours(name, *source, sources) for name, source in sources.items()}
    ended: set[str] = set()
    return [circle for name in graph if (circle := _circle(graph, name, [], ended))]


def _neighbours(module: str, text: str, is_package: bool, known: Collection[str]) -> list[str]:
    found: set[str] = set()
    for _, target in imported(text, module, is_package=is_package):
        name = target if target in known else target.rpartition(".")[0]
        while name in known and not f"{module}.".startswith(f"{name}."):
            found.add(name)
            name = name.rpartition(".")[0]
    return sorted(found)


def _circle(graph: dict[str, list[str]], name: str, path: list[str], ended: set[str]) -> str:
    """The first circle that a walk from ``name`` runs into; empty if there is none."""
    if name in path:
        return " imports ".join([*path[path.index(name) :], name])
    if name in ended:
        return ""
    circles = [_circle(graph, other, [*path, name], ended) for other in graph[name]]
    ended.add(name)
    return next(filter(None, circles), "")


def title_modules(key: str) -> dict[str, tuple[str, bool]]:
    """The modules of a title but its own `__init__`, for `import_cycles`."""
    home = f"longroll.titles.{key}"
    return {
        module: (path.read_text("utf-8"), is_package)
        for path, module, is_package in modules()
        if module.startswith(f"{home}.")
    }


# --- What is written in a file ------------------------------------------------------------------


def length_offences(name: str, text: str) -> list[str]:
    lines = len(text.splitlines())
    return [f"{name}: {lines} lines, {MAX_LINES} at most"] if lines > MAX_LINES else []


def machine_offences(name: str, data: bytes) -> list[str]:
    """Paths of a developer's machine and hosts of package registries, which age and leak."""
    return [
        f"{name}:{number} {needle}"
        for number, line in enumerate(data.splitlines(), 1)
        for needle in MACHINE_PATHS + REGISTRY_HOSTS
        if needle.encode() in line
    ]


def suppression_offences(name: str, text: str) -> list[str]:
    """Suppressions with no reason behind them on the line."""
    if not SUPPRESSION.search(text):  # tokens take a hundred times as long
        return []
    return [
        f"{name}:{token.start[0]} {token.string}"
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
        and (found := SUPPRESSION.search(token.string))
        and not re.search(r"\w+ \w+", found["reason"])
    ]


def package_offences(top: Path) -> list[str]:
    """Folders with modules below and no `__init__.py`, which doctests and mypyc would misname."""
    folders = {
        folder
        for path in top.rglob("*.py")
        for folder in path.parents
        if folder.is_relative_to(top)
    }
    return [
        f"{folder.relative_to(top.parent)}: no __init__.py"
        for folder in sorted(folders)
        if not (folder / "__init__.py").exists()
    ]


def view_offences(source: str, module: str) -> list[str]:
    """Where a module outside the titles reads what a title's view says.

    A view may be handed on whole. What is read of a position outside its title is the tableau.
    """
    if module.startswith("longroll.titles.") or not re.search(r"\b[vV]iew\b", source):
        return []
    tree = ast.parse(source)
    views = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value and is_view(node.value)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    views |= {
        arg.arg
        for arg in ast.walk(tree)
        if isinstance(arg, ast.arg)
        and isinstance(arg.annotation, ast.Name)
        and arg.annotation.id == "View"
    }
    offences: list[str] = []
    for node in ast.walk(tree):
        if (isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load)) or (
            isinstance(node, ast.Attribute) and node.attr in {"get", "items", "keys", "values"}
        ):
            read = node.value
        else:
            continue
        if is_view(read) or (isinstance(read, ast.Name) and read.id in views):
            offences.append(f"{module}:{node.lineno} reads a view: read the tableau")
    return offences


def is_view(value: ast.expr) -> bool:
    """Whether an expression is a view: what `view` returns, or a copy of that."""
    if not isinstance(value, ast.Call):
        return False
    if isinstance(value.func, ast.Name) and value.func.id == "dict" and value.args:
        return is_view(value.args[0])
    return isinstance(value.func, ast.Attribute) and value.func.attr == "view"


def repository_files() -> list[Path]:
    """Files that are or could be committed; without git, those outside hidden and built folders."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return walked_files(ROOT)
    paths = (ROOT / name for name in listed.decode().split("\0") if name)
    return [path for path in paths if path.is_file()]


def walked_files(top: Path) -> list[Path]:
    built = {"build", "dist", "htmlcov", "mutants", "node_modules", "__pycache__"}
    found: list[Path] = []
    for path in sorted(top.iterdir()):
        if path.is_dir():
            hidden = path.name.startswith(".") and path.name != ".ci"
            if not hidden and path.name not in built:
                found += walked_files(path)
        elif path.is_file():
            found.append(path)
    return found


def python_files() -> list[Path]:
    return [path for path in repository_files() if path.suffix == ".py"]


def report(offences: list[str]) -> str:
    return "\n".join(["", *offences])


# --- The house as it stands ---------------------------------------------------------------------


def test_imports_point_one_way() -> None:
    offences = [
        offence
        for path, module, is_package in modules()
        for offence in import_offences(path.read_text("utf-8"), module, is_package=is_package)
    ]
    assert not offences, report(offences)


TITLES = sorted(
    path.name for path in (PACKAGE / "titles").iterdir() if (path / "__init__.py").exists()
)


@pytest.mark.parametrize("key", TITLES)
def test_the_modules_of_a_title_import_each_other_in_one_direction(key: str) -> None:
    offences = import_cycles(title_modules(key))
    assert not offences, report(offences)


# Imports the modules of a title in each order of the list it is handed, each time anew. The title's
# own `__init__`, which would import all of them in an order of its own, is put there without being
# run.
IMPORT_IN_ORDER = """
import importlib, importlib.util, json, sys
title, orders = sys.argv[1], json.load(sys.stdin)
for order in orders:
    print(order[0])
    for module in [known for known in sys.modules if f"{known}.".startswith(f"{title}.")]:
        del sys.modules[module]
    sys.modules[title] = importlib.util.module_from_spec(importlib.util.find_spec(title))
    for module in order:
        importlib.import_module(module)
"""


def orders_of_import(key: str) -> list[list[str]]:
    """All modules of a title from A to Z and from Z to A, and each package before anything else.

    That no other order can fail follows from there being no circle.
    """
    sources = title_modules(key)
    packages = [[module] for module, (_, is_package) in sources.items() if is_package]
    return [sorted(sources), sorted(sources, reverse=True), *packages]


@pytest.mark.parametrize("key", TITLES)
def test_the_modules_of_a_title_can_be_imported_in_any_order(key: str) -> None:
    command = [sys.executable, "-c", IMPORT_IN_ORDER, f"longroll.titles.{key}"]
    orders = json.dumps(orders_of_import(key))
    ran = subprocess.run(
        command, cwd=ROOT, capture_output=True, check=False, text=True, input=orders
    )
    assert ran.returncode == 0, f"{ran.stdout.split()[-1]} first:\n{ran.stderr}"


@pytest.mark.parametrize("key", TITLES)
def test_every_clause_that_is_due_is_cited_in_the_code_of_its_title(key: str) -> None:
    cited = cited_in_code(key)
    due = [number for number, clause in get_title(key).clauses().items() if not clause.excused]
    assert due
    assert not [number for number in due if number not in cited]


NO_CLAUSES: dict[str, frozenset[str]] = {"savannah": frozenset({"1.5"})}
"""Numbers of a title that look like clauses: movement points."""


@pytest.mark.parametrize("key", TITLES)
def test_no_title_cites_a_clause_that_its_index_does_not_have(key: str) -> None:
    offences = [
        f"{place}: {clause}"
        for clause, places in unknown_in_code(key).items()
        for place in places
        if clause not in NO_CLAUSES.get(key, ())
    ]
    assert not offences, report(offences)


def test_chance_and_clocks_stay_outside() -> None:
    offences = [
        offence
        for path, module, is_package in modules()
        for offence in outside_offences(path.read_text("utf-8"), module, is_package=is_package)
    ]
    assert not offences, report(offences)


def test_nobody_outside_a_title_reads_its_view() -> None:
    offences = [
        offence
        for path, module, _ in modules()
        for offence in view_offences(path.read_text("utf-8"), module)
    ]
    assert not offences, report(offences)


def test_no_module_is_too_long() -> None:
    page = sorted(path for path in PAGE.rglob("*") if path.suffix in {".ts", ".tsx", ".css"})
    assert page, f"no module of the page in {PAGE.relative_to(ROOT)}"
    offences = [
        offence
        for path in [*(path for path, _, _ in modules()), *page]
        for offence in length_offences(str(path.relative_to(ROOT)), path.read_text("utf-8"))
    ]
    assert not offences, report(offences)


def test_every_folder_of_modules_is_a_package() -> None:
    offences = package_offences(PACKAGE)
    assert not offences, report(offences)


def test_no_machine_path_or_registry_host_is_written_anywhere() -> None:
    offences = [
        offence
        for path in repository_files()
        for offence in machine_offences(str(path.relative_to(ROOT)), path.read_bytes())
    ]
    assert not offences, report(offences)


def test_every_suppression_has_its_reason() -> None:
    offences = [
        offence
        for path in python_files()
        for offence in suppression_offences(str(path.relative_to(ROOT)), path.read_text("utf-8"))
    ]
    assert not offences, report(offences)


def test_the_checks_see_the_house() -> None:
    assert "longroll" in {module for _, module, _ in modules()}
    assert Path(__file__).resolve() in repository_files()
    assert Path(__file__).resolve() in walked_files(ROOT)
    assert not [path for path in walked_files(ROOT) if ".venv" in path.parts]


# --- The checks can fail ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("longroll.engine.game", "import rich"),
        ("longroll.engine.game", "from longroll import bots"),
        ("longroll.engine.game", "from longroll import Game"),
        ("longroll.engine.game", "import longroll"),
        ("longroll.engine.game", "from ..titles import savannah"),
        ("longroll.engine.game", "def f():\n    from longroll.titles.savannah import title"),
        ("longroll.board.hexes", "from longroll.engine.state import State"),
        ("longroll.titles.savannah.battle", "import longroll.titles.bobbylee.battle"),
        ("longroll.titles.savannah.battle", "from ..bobbylee import battle"),
        ("longroll.titles.savannah.battle", "from longroll.titles import bobbylee"),
        ("longroll.titles.savannah.battle", "from longroll.bots import greedy"),
        ("longroll.titles.savannah.battle", "import numpy as np"),
        ("longroll.bots.greedy", "from longroll.titles.savannah import battle"),
        ("longroll.bots.greedy", "from longroll.titles import savannah"),
        ("longroll.table.seats", "import longroll.titles.savannah"),
        ("longroll.draw.board", "from longroll.table import seats"),
        ("longroll.lab.arena", "from ..titles.savannah import state"),
        ("longroll.server.app", "from longroll.titles import savannah"),
        ("longroll.cli", "from longroll.titles import savannah"),
        ("longroll.attic.junk", "import json"),
    ],
)
def test_an_import_against_the_direction_is_found(module: str, source: str) -> None:
    assert import_offences(source, module)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("longroll.engine.game", "from .state import State\nfrom longroll.engine import record"),
        ("longroll.board.hexes", "import math\nfrom collections.abc import Iterator"),
        ("longroll.titles.savannah.battle", "from longroll.engine.procedure import Procedure"),
        ("longroll.titles.savannah.battle", "from . import state\nfrom .state import State"),
        ("longroll.titles.savannah.events.a", "from ..state import State"),
        ("longroll.titles.savannah.battle", "from longroll.titles.savannah import state"),
        ("longroll.bots.greedy", "import rich\nfrom longroll.engine.title import titles"),
        ("longroll.server.app", "from longroll.table import seats"),
    ],
)
def test_an_import_in_the_right_direction_passes(module: str, source: str) -> None:
    assert not import_offences(source, module)


def test_a_circle_of_imports_is_found_even_in_a_function() -> None:
    home = "longroll.titles.savannah"
    battle = (f"{home}.battle", ("def f():\n    from .moves import March", False))
    moves = (f"{home}.moves", ("from .battle import Battle", False))
    assert import_cycles(dict([battle, moves]))
    assert not import_cycles(dict([battle, (f"{home}.moves", ("from . import state", False))]))


def test_to_import_a_module_is_to_import_its_package() -> None:
    home = "longroll.titles.savannah"
    sources = {
        f"{home}.cards": ("from .rounds import Round", True),
        f"{home}.cards.rounds": ("from ..battle import Battle", False),
        f"{home}.cards.deck": ("", False),
        f"{home}.battle": ("from .cards.deck import draw", False),
    }
    assert import_cycles(sources)
    assert not import_cycles({**sources, f"{home}.cards": ("", True)})


def test_a_package_resolves_its_relative_imports_from_itself() -> None:
    source = "from .state import State"
    assert not import_offences(source, "longroll.titles.savannah", is_package=True)
    assert import_offences("from ..bobbylee import x", "longroll.titles.savannah", is_package=True)


@pytest.mark.parametrize(
    ("source", "cited"),
    [
        ('"""5.8.1: a march (5.8.2), by C08."""', ["5.8.1", "5.8.2", "C08"]),
        ("# 3 The turn (T.WX, T.WEA), of two hexes or 3 (5.9.1)", ["3", "T.WX", "T.WEA", "5.9.1"]),
        ('deny("19/9.3", "deny-3")', ["19/9.3"]),
        ('"""As in 3 turns, by f(3, 4), cards (cards 3, 4), 1-3, L63 and ruling A14."""', []),
        ("turn = 5.8", []),
    ],
)
def test_citations_are_found_in_the_spelling_of_the_index(source: str, cited: list[str]) -> None:
    index = {"3", "5.8.1", "C08", "T.WX", "19/9.3"}
    assert [clause for _, clause in cited_in_text(source, index)] == cited


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("longroll.engine.game", "import random"),
        ("longroll.engine.game", "from time import monotonic"),
        ("longroll.engine.chance", "import time"),
        ("longroll.board.hexes", "import os.path"),
        ("longroll.titles.savannah.battle", "from random import randint"),
        ("longroll.titles.savannah.battle", "def f():\n    import secrets"),
        ("longroll.titles.savannah.battle", "from datetime import date"),
    ],
)
def test_a_clock_or_a_generator_in_the_core_is_found(module: str, source: str) -> None:
    assert outside_offences(source, module)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("longroll.engine.chance", "import hashlib\nimport random\nimport secrets"),
        ("longroll.titles.savannah.battle", "from longroll.engine.chance import Chance"),
        ("longroll.table.clocks", "import time"),
    ],
)
def test_chance_may_be_asked_where_it_lives(module: str, source: str) -> None:
    assert not outside_offences(source, module)


@pytest.mark.parametrize(
    "source",
    [
        'seen = title.view(state, seat)\nseen["hand"]',
        'title.view(state, seat).get("hand")',
        "seen: View = dict(game.view())\nfor key in seen.items(): pass",
        'def f(view: View):\n    return view["units"]',
    ],
)
def test_a_view_that_is_read_is_found(source: str) -> None:
    assert view_offences(source, "longroll.server.services.tables")
    assert not view_offences(source, "longroll.titles.savannah.aids.showing")


def test_a_view_may_be_handed_on_whole() -> None:
    source = 'seen = dict(title.view(state, seat))\nseen["page"] = 1\nencode(seen)'
    assert not view_offences(source, "longroll.lab.zoo")


def test_a_long_file_is_found() -> None:
    assert length_offences("long.py", "pass\n" * (MAX_LINES + 1))
    assert not length_offences("short.py", "pass\n" * MAX_LINES)


@pytest.mark.parametrize("needle", MACHINE_PATHS + REGISTRY_HOSTS)
def test_a_machine_path_or_registry_host_is_found(needle: str) -> None:
    assert machine_offences("a.txt", f"first\nsee {needle}x\n".encode()) == [f"a.txt:2 {needle}"]
    assert not machine_offences("a.txt", b"see docs/choices.md\n")


@pytest.mark.parametrize(
    "comment",
    ["noqa", "noqa: E501", "noqa: E501, F401", "type: ignore[arg-type]", "pyright: ignore[x]"],
)
def test_a_suppression_without_reason_is_found(comment: str) -> None:
    assert suppression_offences("a.py", f"x = 1  # {comment}\n")
    assert not suppression_offences("a.py", f"x = 1  # {comment} - the contract's signature\n")
    assert not suppression_offences("a.py", f'x = "# {comment}"\n')


def test_a_folder_without_init_is_found(tmp_path: Path) -> None:
    room = tmp_path / "house" / "wing" / "room"
    room.mkdir(parents=True)
    for folder in (tmp_path / "house", room):
        (folder / "__init__.py").touch()
    assert package_offences(tmp_path / "house") == ["house/wing: no __init__.py"]
    (room.parent / "__init__.py").touch()
    assert not package_offences(tmp_path / "house")
