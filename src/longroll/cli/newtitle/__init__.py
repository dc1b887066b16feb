"""``longroll new-title``: a package with a playable title, as a starting point."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

import typer

from longroll.cli.console import CommandError, out
from longroll.engine.title import title_keys

__all__ = ["new_title"]

FILES: Final = {
    "pyproject.toml.txt": "pyproject.toml",
    "README.md.txt": "README.md",
    "conftest.py.txt": "tests/conftest.py",
    "test_title.py.txt": "tests/test_@KEY@.py",
    "title.py.txt": "src/longroll_@KEY@/__init__.py",
    "clauses.csv.txt": "src/longroll_@KEY@/clauses.csv",
    **{
        f"locale/{language}/title.ftl.txt": f"src/longroll_@KEY@/locale/{language}/title.ftl"
        for language in ("en", "es", "it")
    },
}
"""The files of the template, with their paths in the package."""


def new_title(
    key: Annotated[str, typer.Argument(help="The key of the title: a-z and 0-9.")],
    name: Annotated[
        str, typer.Option("--name", help="The name of the title; its key if left out.")
    ] = "",
    folder: Annotated[
        Path | None,
        typer.Option("--folder", help="The folder to create; ./longroll-KEY if left out."),
    ] = None,
) -> None:
    """Begin a title of your own: a package with a playable duel, its words and its tests.

    Example: longroll new-title shiloh --name "Shiloh"
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*", key):
        raise CommandError(
            f"{key!r} is not a key: it takes small letters and digits, a letter first"
        )
    if key in title_keys():
        raise CommandError(f"there is a title called {key} already; choose another key")
    if '"' in name or "\\" in name:
        raise CommandError("a name takes neither quotes nor backslashes")
    target = folder or Path(f"longroll-{key}")
    if target.exists():
        raise CommandError(f"{target} is there already; name another with --folder")
    template = files("longroll.cli.newtitle") / "template"
    for source, place in FILES.items():
        file = target / place.replace("@KEY@", key)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_filled(template, source, key, name or key), encoding="utf-8")
    pip = f"{_shortest(Path(sys.executable))} -m pip install -e {target}"
    out.print(f"{target}: {pip}, then longroll play {key}", markup=False, soft_wrap=True)


def _shortest(file: Path) -> Path:
    """A file relative to the current folder, if it is inside."""
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file


def _filled(template: Traversable, source: str, key: str, name: str) -> str:
    text = template.joinpath(*source.split("/")).read_text(encoding="utf-8")
    return text.replace("@KEY@", key).replace("@NAME@", name)
