"""Packs on the command line: counted, audited, and refused at the line that is wrong."""

from __future__ import annotations

import csv
import json
import shutil
from pathlib import Path

import pytest

from longroll.engine.title import get_title, title_keys
from tests.cli.terminal import longroll, refusal, spawned

TITLE = "forthepeople"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the whole pack, to be laid over it."""
    return Path(shutil.copytree(get_title(TITLE).folder / "pack", tmp_path / "pack"))


def without_column(file: Path, column: str) -> None:
    """Rewrite a table without one of its columns."""
    rows = list(csv.reader(file.read_text(encoding="utf-8").splitlines()))
    at = rows[0].index(column)
    with file.open("w", encoding="utf-8", newline="") as lines:
        csv.writer(lines).writerows([*row[:at], *row[at + 1 :]] for row in rows)


def replace(file: Path, old: str, new: str) -> int:
    """Replace the first ``old`` in a file; the line on which it stood."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


QUICK = [key for key in title_keys() if key not in ("savannah", "uscivilwar")]
"""Titles whose audit takes less than a second; tests/pack audits all."""


@pytest.mark.parametrize("title", QUICK)
def test_the_data_are_counted_by_source(title: str) -> None:
    data = json.loads(longroll("pack", title, "--json").out)["data"]
    assert list(data) == ["rulebook", "published", "history", "reconstructed"]
    assert min(data.values()) > 0


@pytest.mark.parametrize("title", QUICK)
def test_every_constraint_of_the_rulebook_holds(title: str) -> None:
    told = longroll("pack", title, "--audit")
    assert told.status == 0, told.out
    assert told.out.endswith(" constraints, 0 broken\n")


def test_a_copy_of_the_pack_is_told_file_by_file(copied: Path) -> None:
    told = longroll("pack", TITLE, "--pack", copied)
    assert told.status == 0, told.err
    assert "replaced by your own: spaces.csv" in told.out


def test_one_file_may_be_laid_over_ours(copied: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    shutil.move(copied / "generals.csv", own / "generals.csv")
    replaced = json.loads(longroll("pack", TITLE, "--pack", own, "--json").out)["replaced"]
    assert replaced == ["generals.csv"]


def test_a_file_that_nothing_reads_is_refused_by_name(copied: Path) -> None:
    (copied / "space.csv").write_text("key\n", encoding="utf-8")
    said = refusal(longroll("pack", TITLE, "--pack", copied))
    assert said == "space.csv: is not read by the pack; correct its name or move it"


def test_a_file_that_is_never_replaced_is_refused(copied: Path) -> None:
    with (copied / "constraints.csv").open("a", encoding="utf-8") as lines:
        lines.write("# mine\n")
    said = refusal(longroll("pack", TITLE, "--pack", copied))
    assert said == "constraints.csv: cannot be replaced; take it out of the folder"


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    said = refusal(longroll("pack", TITLE, "--pack", tmp_path))
    assert said.endswith("holds no file of the pack; put one there by the same name")


def test_a_broken_constraint_is_told_with_what_was_found(copied: Path) -> None:
    rows = (copied / "cards.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    (copied / "cards.csv").write_text("".join(rows[:-1]), encoding="utf-8")
    told = longroll("pack", TITLE, "--audit", "--pack", copied)
    assert (told.status, told.err) == (1, "")
    assert "count-cards (L5771-5900): found 129, expected 130" in told.out
    assert "the statement: count cards = 130" in told.out


@pytest.mark.parametrize(
    ("file", "column"),
    [
        ("spaces.csv", "home"),
        ("spaces.csv", "source"),
        ("links.csv", "kind"),
        ("cards.csv", "ops"),
        ("generals.csv", "side"),
        ("states.csv", "name"),
    ],
)
def test_a_missing_column_is_named(copied: Path, file: str, column: str) -> None:
    without_column(copied / file, column)
    said = refusal(longroll("pack", TITLE, "--pack", copied))
    assert said == f'{file}:1: no column "{column}"; add it to the header'


def test_a_column_that_only_rows_need_is_named(copied: Path) -> None:
    without_column(copied / "spaces.csv", "lat")
    said = refusal(longroll("pack", TITLE, "--pack", copied))
    assert said == 'spaces.csv:2: no column "lat"; add it to the header'


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "links.csv",
            "albany,hawkinsville",
            "albany,atlantis",
            '"atlantis" in b is not a known key',
        ),
        ("links.csv", "road,,,,recon", "canal,,,,recon", '"canal" in kind is not known; write '),
        ("links.csv", ",reconstructed:", ",guessed:", '"guessed:road by Vienna" in source is no'),
        ("spaces.csv", "2970", "east", '"east" in x is not a whole number; write one'),
        ("spaces.csv", "\ndemopolis,", "\ndecatur-al,", '"decatur-al" is on line 2 too'),
        ("cards.csv", "2,2,confederate", "2,2", "7 cells under 8 columns; count the commas"),
        ("tables.toml", "[combat]\n", "[combat\n", "not TOML: "),
        ("tables.toml", "rulebook:7.10", "the rules", '"the rules" is not a source; write '),
    ],
    ids=[
        *("unknown space", "kind", "source", "number", "key twice", "cells", "not TOML"),
        "source of a table",
    ],
)
def test_a_wrong_cell_is_refused_at_its_line(
    copied: Path, file: str, old: str, new: str, message: str
) -> None:
    line = replace(copied / file, old, new) + old.startswith("\n")
    said = refusal(longroll("pack", TITLE, "--pack", copied))
    assert said.startswith(f"{file}:{line}: {message}")


def test_a_file_that_is_no_text(copied: Path) -> None:
    (copied / "armies.csv").write_bytes(b"\xff\xfe\x00")
    said = refusal(longroll("pack", TITLE, "--pack", copied))
    assert said == "armies.csv:1: is not text in UTF-8; save it as such"


def test_a_refused_pack_ends_a_process_with_status_2(copied: Path) -> None:
    without_column(copied / "spaces.csv", "home")
    said = refusal(spawned(["pack", TITLE, "--audit", "--pack", copied]))
    assert said.startswith("spaces.csv:1: ")


def over(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A folder with one file of the pack, changed in one place."""
    folder = tmp_path / "own"
    folder.mkdir()
    shutil.copy(get_title(TITLE).folder / "pack" / file, folder / file)
    replace(folder / file, old, new)
    return folder


PLAY = ("play", TITLE, "--union", "greedy", "--confederate", "greedy", "--seed", "3")


@pytest.mark.slow
def test_a_game_is_played_with_files_over_the_pack_and_its_record_says_so(tmp_path: Path) -> None:
    own = over(tmp_path, "turns.csv", "1,spring-1861,spring,1861,4", "1,spring-1861,spring,1861,5")
    record = tmp_path / "game.roll"
    told = spawned([*PLAY, "--pack", own, "--record", record])
    assert told.status == 0, told.err
    header = record.read_text(encoding="utf-8").partition("\n\n")[0]
    assert header.count("draw=") == 10  # two hands of five
    line = 1 + next(n for n, told in enumerate(header.splitlines()) if told.startswith("pack: "))
    assert spawned(["replay", record, "--pack", own]).status == 0
    said = refusal(spawned(["replay", record]))
    assert "replay it with the same --pack DIR" in said
    replace(own / "turns.csv", "1,spring-1861,spring,1861,5", "1,spring-1861,spring,1861,4")
    said = refusal(spawned(["replay", record, "--pack", own]))
    assert said.startswith(f"{record}:{line}: pack: the game was played with ")


def test_a_pack_that_lacks_what_the_rules_need_is_refused(tmp_path: Path) -> None:
    own = over(tmp_path, "generals.csv", "mcclellan,", "little-mac,")
    said = refusal(spawned([*PLAY, "--pack", own]))
    assert said.count("mcclellan") == 1


def test_a_folder_that_is_none_is_no_pack(tmp_path: Path) -> None:
    said = refusal(spawned([*PLAY, "--pack", tmp_path / "nowhere"]))
    assert said.endswith("no such directory; name one that holds pack files")


def test_a_pack_is_chosen_before_the_title_is_read(tmp_path: Path) -> None:
    get_title(TITLE)
    said = refusal(longroll(*PLAY, "--pack", tmp_path))
    assert "has read its pack already" in said
