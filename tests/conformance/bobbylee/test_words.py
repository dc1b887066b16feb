"""Every key that the rules speak in has words in three languages, every clause a row."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longroll.titles.bobbylee import BobbyLee
from longroll.titles.bobbylee.orders.strategic import STRATEGIC

FOLDER = BobbyLee.folder
SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.rglob("*.py")))


def keys() -> set[str]:
    """The keys in the code: prompts, events, denials and verbs."""
    found = set(re.findall(r'"((?:prompt|deny)-[a-z-]+)"', SOURCES))
    found |= {f"event-{key}" for key in re.findall(r'\.tell\(\s*"([a-z-]+)"', SOURCES)}
    for key in re.findall(r'tell_of\(\s*play, "([a-z-]+)"', SOURCES):
        found |= {f"event-{key}", f"event-{key}-unseen"}
    found |= {"event-forced-success", "event-forced-failure"}
    found |= {f"action-{verb}" for verb in ("march", "send", *STRATEGIC)}
    found |= {f"how-{verb}" for verb in ("march", "force", "send", *STRATEGIC)}
    found |= {f"overlay-{key}" for key in re.findall(r'\bOverlay\("([a-z]+)"', SOURCES)}
    return found | {f"action-{verb}" for verb in re.findall(r'\bact\("([a-z]+)"', SOURCES)}


def texts(language: str) -> dict[str, str]:
    """The messages of a language, by key."""
    files = sorted((FOLDER / "locale" / language).glob("*.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    message = r"^([a-z][a-z0-9-]*) = .*(?:\n +.*|\n})*"
    return {found[1]: found[0] for found in re.finditer(message, text, re.MULTILINE)}


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_every_key_has_its_words(language: str) -> None:
    found = keys()
    assert len(found) > 40
    assert found - texts(language).keys() == set()


@pytest.mark.parametrize("language", ["es", "it"])
def test_a_translation_has_the_same_keys_and_arguments(language: str) -> None:
    ours, english = texts(language), texts("en")
    assert ours.keys() == english.keys()
    for key, text in english.items():
        arguments = [sorted(set(re.findall(r"\$\w+", said))) for said in (text, ours[key])]
        assert arguments[0] == arguments[1], key


def test_every_clause_that_is_cited_is_in_the_index() -> None:
    known = BobbyLee().clauses()
    cited = set(re.findall(r'(?:deny|_won|Result)\((?:[^"()]*, )?"(\d[\w.]*)"', SOURCES))
    cited |= set(re.findall(r'clause = "([^"]+)"', SOURCES))
    tests = "\n".join(
        file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py"))
    )
    cited |= set(re.findall(r'mark\.clause\("([^"]+)"\)', tests))
    assert len(cited) > 60
    assert cited - known.keys() == set()


def test_summaries_are_whole() -> None:
    for clause in BobbyLee().clauses().values():
        assert clause.title
        assert clause.summary
        assert "missing" not in clause.summary, clause.number


def test_every_ruling_cites_a_clause_and_a_test_that_exist() -> None:
    here = Path(__file__).parent
    text = (here.parents[2] / "docs/titles/bobbylee/rulings.md").read_text(encoding="utf-8")
    rows = [row.strip("| ").split(" | ") for row in text.split("\n") if row.startswith("| ")]
    known = BobbyLee().clauses().keys()
    assert len(rows) > 20
    for name, clauses, *_, test in rows[2:]:
        assert re.fullmatch(r"[A-Z]\d+", name)
        assert set(clauses.split(", ")) <= known, name
        file, _, function = test.strip("`").partition("::")
        assert f"def {function}(" in (here / file).read_text(encoding="utf-8"), name
