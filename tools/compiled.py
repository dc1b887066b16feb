"""Compile a copy of the package with mypyc, for long measurements: about twice as fast.

    python tools/compiled.py build/compiled
    PYTHONPATH=build/compiled .venv/bin/longroll lab arena savannah --bots sergeant,captain

The copy plays the same games, action for action; only a search that its seconds would have ended
sees more. Only modules of plain functions are compiled, for the procedures of the rules are looked
at from outside in ways that a compiled class does not allow. It needs a C compiler and takes some
three minutes. Nobody needs it to play.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parent.parent / "src" / "longroll"
FOLDERS: Final = ("board", "titles/forthepeople", "titles/savannah")
ALONE: Final = ("bots/lines.py", "bots/plans.py", "bots/settle.py")
"""The loops in which bots spend their time."""
LEFT: Final = re.compile(
    r"/(audit|locale|components|state)/|document|charts|showing|views|finding|notes|checks|blunders|"
    r"atlas|overlays|aims|__init__"
)
"""What a bot never waits for, or what is data."""
STUBBORN: Final = frozenset(
    {
        "titles/forthepeople/base.py",  # positional-only parameters beside names of the same kind
        "titles/savannah/base.py",
        "titles/forthepeople/force.py",  # asks a class for its slots
        "titles/savannah/ground/presence.py",  # makes an object without its __init__
        "titles/savannah/combat/lead.py",  # a starred part of an index
    }
)
"""What mypyc cannot compile, or compiles to something else."""
SETUP: Final = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="longroll-compiled", packages=[], ext_modules=mypycify(
    ["--config-file", "mypy.ini", *open("modules.txt").read().split()], multi_file=True))
"""
CONFIG: Final = """[mypy]
mypy_path = .
explicit_package_bases = True
namespace_packages = True
follow_imports = silent
"""


def modules(package: Path) -> list[str]:
    """The files to compile, by their paths in the package: no classes but named tuples."""
    found: list[str] = list(ALONE)
    for folder in FOLDERS:
        for file in sorted((package / folder).rglob("*.py")):
            name = file.relative_to(package).as_posix()
            text = file.read_text(encoding="utf-8")
            classes: list[str] = re.findall(r"^class \w+(.*):", text, re.MULTILINE)
            plain = all(bases in ("", "(NamedTuple)") for bases in classes)
            deletes = re.search(r"^\s+del ", text, re.MULTILINE)
            if plain and not deletes and not LEFT.search(f"/{name}") and name not in STUBBORN:
                found.append(name)
    return found


def main(folder: Path) -> None:
    """Copy the package into ``folder`` and compile it there."""
    shutil.rmtree(folder, ignore_errors=True)
    package = folder / "longroll"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__"))
    names = [f"longroll/{name}" for name in modules(package)]
    (folder / "modules.txt").write_text("\n".join(names), encoding="utf-8")
    (folder / "mypy.ini").write_text(CONFIG, encoding="utf-8")
    (folder / "setup.py").write_text(SETUP, encoding="utf-8")
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=folder, check=True
    )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/compiled.py FOLDER")
    main(Path(sys.argv[1]).resolve())
