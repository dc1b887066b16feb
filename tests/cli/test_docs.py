"""What the pages say is so: their examples run, and their figures are those of the audit."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from longroll.cli import COMMANDS, GROUPS
from longroll.engine.position import read_position
from longroll.engine.record import Record
from longroll.engine.title import get_title
from tests.cli.terminal import longroll

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMES = {*COMMANDS, *GROUPS}


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(text: str, language: str = "") -> list[str]:
    """The fenced examples of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_library_works_as_the_readme_says() -> None:
    (example,) = [block for block in blocks(page("README.md"), "python") if ">>>" in block]
    test = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
    told: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    assert results.attempted > 4
    assert results.failed == 0, "".join(told)


def test_the_readme_lists_every_command() -> None:
    assert set(re.findall(r"^\| `longroll ([\w-]+)", page("README.md"), re.MULTILINE)) == NAMES


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_commands_on_the_pages_exist(file: Path) -> None:
    for command in re.findall(r"`longroll ([a-z][a-z-]*)", file.read_text(encoding="utf-8")):
        assert command in NAMES


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.name)
def test_links_on_the_pages_lead_somewhere(file: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", file.read_text(encoding="utf-8")):
        assert (file.parent / link).is_file(), link


@pytest.mark.parametrize(
    ("title", "name"), [("forthepeople", "For the People"), ("savannah", "Savannah")]
)
def test_the_readme_counts_the_data_as_the_audit_does(title: str, name: str) -> None:
    data = json.loads(longroll("pack", title, "--json").out)["data"]
    told = page("README.md").partition("## What is reconstructed")[2]
    told = told.partition(f"**{name}**")[2].partition("\n\n")[0]
    counts = re.findall(r"\b(\d+)(?: (?:data )?(?:stand|are|facts)\b|, about)", told)
    assert [int(count) for count in counts] == list(data.values())


def test_the_example_of_a_position_is_possible() -> None:
    (example,) = [block for block in blocks(page("docs/formats.md"), "toml") if "title" in block]
    title, state = read_position(example)
    decision = title.decision(state)
    assert decision is not None
    assert decision.seat == "union"


def test_every_key_of_a_position_is_told() -> None:
    title = get_title("forthepeople")
    told = page("docs/formats.md").partition("## Position")[2].partition("## Pack")[0]
    state = read_position(blocks(told, "toml")[0])[1]
    for key in title.dump(state):
        known = f"`{key}`" in told or re.search(rf"`\[+{key}\b", told)
        assert known or key.startswith("moved_"), f"formats.md does not tell of {key}"


def test_the_example_of_a_record_can_be_read_and_is_written_the_same() -> None:
    (example,) = [block for block in blocks(page("docs/formats.md")) if "rules: 1" in block]
    assert str(Record.read(example)) == example
