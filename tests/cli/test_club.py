"""``longroll club``: what whoever runs a club is told of its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import longroll

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "club.toml"


def test_a_file_that_is_right_tells_what_the_club_is() -> None:
    told = longroll("club", "check", str(EXAMPLE))
    assert told.status == 0
    assert "https://club.example.org" in told.out
    assert "a link by mail, a passkey, The Forge" in told.out


def test_each_fault_is_a_line(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('url = "http://example.org"\nmuster = 1\n[mail]\nport = 0\n', encoding="utf-8")
    told = longroll("club", "check", str(file))
    assert told.status == 2
    lines = told.err.splitlines()
    assert len(lines) == 3
    assert all(line.startswith("longroll: ") and str(file) in line for line in lines)


def test_a_worker_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LONGROLL_DB", raising=False)
    told = longroll("club", "work", str(EXAMPLE))
    assert told.status == 2
    assert "--db" in told.err
    told = longroll("club", "work", str(EXAMPLE), "--db", "sqlite:///games.sqlite")
    assert told.status == 2
    assert "postgresql+psycopg://" in told.err


def test_reports_are_listed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'club.db'}"
    told = longroll("club", "reports", str(EXAMPLE), "--db", url)
    assert (told.status, told.out) == (0, "Nothing was reported.\n")
    assert longroll("club", "reports", str(EXAMPLE), "--db", "nowhere:").status == 2


@pytest.mark.parametrize("words", [("club", "check"), ("club", "march")])
def test_a_mistake_is_told_with_the_help_to_look_at(words: tuple[str, ...]) -> None:
    told = longroll(*words)
    assert told.status == 2
    assert "see longroll club" in told.err
    assert "--help" in told.err
