"""What tests of words share for titles that are not offered yet: keys, texts, clauses, rulings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from longroll.engine.clause import Clause

__all__ = ["assert_rulings", "assert_same_arguments", "cited", "keys", "sources", "texts"]

ROOT = Path(__file__).parents[2]


@cache
def sources(folder: Path) -> str:
    """The code of a title."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))


def keys(folder: Path) -> set[str]:
    """The keys that stand in a title's code: prompts, denials, events and verbs."""
    code = sources(folder)
    found = set(re.findall(r'"((?:prompt|deny)-[a-z-]+)"', code))
    found |= {f"event-{key}" for key in re.findall(r'\.tell\(\s*"([a-z-]+)"', code)}
    return found | {f"action-{verb}" for verb in re.findall(r'\bact\("([a-z]+)"', code)}


def texts(folder: Path, language: str) -> dict[str, str]:
    """The messages of a language, by key."""
    files = sorted((folder / "locale" / language).glob("*.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    message = r"^([a-z][a-z0-9-]*) = .*(?:\n +.*|\n\}.*|\n})*"
    return {found[1]: found[0] for found in re.finditer(message, text, re.MULTILINE)}


def assert_same_arguments(folder: Path, language: str) -> None:
    """A translation has the keys of the English text, each with the same arguments."""
    ours, english = texts(folder, language), texts(folder, "en")
    assert ours.keys() == english.keys()
    for key, text in english.items():
        arguments = [sorted(set(re.findall(r"\$\w+", said))) for said in (text, ours[key])]
        assert arguments[0] == arguments[1], key


def cited(folder: Path, tests: Path) -> set[str]:
    """The clauses that a title's code cites, and its tests in the folder ``tests``."""
    code = sources(folder)
    found = set(re.findall(r'(?:deny|_won|Result)\((?:[^"()]*, )?"([S\d][\w.]*)"', code))
    found |= set(re.findall(r'clause = "([^"]+)"', code))
    for file in sorted(tests.glob("test_*.py")):
        found |= set(re.findall(r'mark\.clause\("([^"]+)"\)', file.read_text(encoding="utf-8")))
    return found


def assert_rulings(title: str, known: Mapping[str, Clause], tests: Path) -> None:
    """Every ruling of ``docs/titles`` cites clauses and a test that exist."""
    text = (ROOT / "docs/titles" / title / "rulings.md").read_text(encoding="utf-8")
    rows = [row.strip("| ").split(" | ") for row in text.split("\n") if row.startswith("| ")]
    assert len(rows) > 20
    for name, clauses, *_, test in rows[2:]:
        assert re.fullmatch(r"[A-Z]\d+", name)
        assert set(clauses.split(", ")) <= known.keys(), name
        file, _, function = test.strip("`").partition("::")
        assert f"def {function}(" in (tests / file).read_text(encoding="utf-8"), name
