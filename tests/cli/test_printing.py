"""``longroll print``: a PDF in a file, and what is refused."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import longroll, refusal


def test_sheets_go_to_a_file(tmp_path: Path) -> None:
    target = tmp_path / "raiders.pdf"
    told = f"sheets of Mosby's Raiders written to {target}\n"
    assert longroll("print", "mosby", "-o", target, "-l", "es") == (0, told, "")
    assert target.read_bytes().startswith(b"%PDF-")


def test_a_paper_that_there_is_not_is_refused() -> None:
    told = refusal(longroll("print", "mosby", "--paper", "a3"))
    assert told == "no paper 'a3'; the papers are: a4, letter"


def test_a_scenario_that_there_is_not_is_refused() -> None:
    told = refusal(longroll("print", "mosby", "--scenario", "duel"))
    assert told == "mosby has no scenario 'duel'; it has: partisan, ranger, gray-ghost"


def test_a_file_that_cannot_be_written_is_refused_before_any_work(tmp_path: Path) -> None:
    target = tmp_path / "nowhere" / "sheets.pdf"
    told = refusal(longroll("print", "mosby", "-o", target))
    assert told == f"cannot write {target}: there is no folder {target.parent}"
