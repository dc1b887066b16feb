"""Files that are not texts, never end, or are made to take a parser's time: refused in one line."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from longroll.engine.game import Game
from longroll.engine.textfile import MOST_BYTES, TextError, parse_toml
from longroll.engine.title import get_title, title_keys
from tests.cli.terminal import longroll, refusal

READERS = [
    ("replay", "{}"),
    ("analyse", "{}"),
    ("position", "{}"),
    ("play", "forthepeople", "--position", "{}"),
    ("play", "forthepeople", "--resume", "{}"),
    ("draw", "forthepeople", "--position", "{}"),
    ("bench", "forthepeople", "--seconds", "0.1", "--against", "{}"),
    ("lab", "arena", "forthepeople", "--bots", "random,greedy", "--played", "{}"),
]
RECORD_READERS = READERS[:2]
POSITION_READERS = READERS[2:4]
PLAY = 60


def words(reader: tuple[str, ...], file: Path) -> list[str]:
    return [word.format(file) for word in reader]


def name(reader: tuple[str, ...]) -> str:
    return " ".join(reader)


def played(title: str, actions: int = PLAY) -> Game:
    game, choose = Game(title, seed=7), random.Random(7)
    for _ in range(actions):
        game.push(choose.choice(game.actions), game.decision.seat)
    return game


@pytest.fixture(params=title_keys())
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / "game.roll"
    played(request.param).finished_record().save(file)
    return file


@pytest.mark.parametrize("reader", READERS, ids=name)
def test_a_pipe_is_not_waited_for(reader: tuple[str, ...], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "is not a file" in refusal(longroll(*words(reader, pipe)))


@pytest.mark.parametrize("reader", READERS, ids=name)
def test_a_device_that_never_ends_is_not_read(reader: tuple[str, ...]) -> None:
    assert "is not a file" in refusal(longroll(*words(reader, Path("/dev/zero"))))


@pytest.mark.parametrize("reader", READERS, ids=name)
def test_a_file_without_end_is_not_read_whole(reader: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "long"
    with file.open("wb") as long:
        long.truncate(2**33)  # sparse: it takes no room on the disk
    most = 256 if "--played" in reader else MOST_BYTES // 2**20
    assert f"is longer than {most} MB" in refusal(longroll(*words(reader, file)))


def test_a_byte_order_mark_and_the_ends_of_lines_of_windows_are_taken(record: Path) -> None:
    plain = longroll("replay", record)
    assert plain.status == 0
    text = record.read_bytes()
    for given in (b"\xef\xbb\xbf" + text, text.replace(b"\n", b"\r\n")):
        record.write_bytes(given)
        assert longroll("replay", record) == plain


@pytest.mark.parametrize("title", title_keys())
def test_so_they_are_in_positions(title: str, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    text = played(title).position.encode()
    file.write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
    told = longroll("position", file)
    assert (told.status, told.err) == (0, "")


def test_a_record_cannot_command_the_terminal(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").split("\n")
    for at in (1, 3, len(lines) - 3):
        record.write_text("\n".join([*lines[:at], "# \x1b]0;mine\x07", *lines[at:]]))
        for reader in RECORD_READERS:
            said = refusal(longroll(*words(reader, record)))
            assert said == f"{record}:{at + 1}: holds the control character '\\x1b'; take it out"


def test_nor_can_an_argument() -> None:
    assert "\\x1b[2J" in refusal(longroll("replay", "no\x1b[2J.roll"))


HOSTILE = {
    "many parts of a key": ("a." * 20_000 + "b = 1", "1: more than 40 dots in a line"),
    "deep lists": ("a = " + "[" * 100_000, "1: more than 32 levels of tables and lists"),
    "deep enough lists": ("a = " + "[" * 40 + "]" * 40, "1: more than 32 levels"),
    "deep tables": ("a = " + "{a = " * 40 + "1" + "}" * 40, "1: more than 32 levels"),
    "a number of many digits": ("a = " + "1" * 10_000, "1: "),
    "a hexadecimal number": ("a = 0x" + "f" * 100_000, "1: a whole number has more than 4096 bits"),
    "an infinite number": ("\na = inf", "2: inf is not a number"),
    "no number": ("a = -nan", "1: nan is not a number"),
    "a date": ("a = 1864-05-07", "1: 1864-05-07 is a date or a time"),
    "a hidden command": ('a = "\\u001b[2J"', "1: a text holds the control character '\\x1b'"),
    "a long document": (f"a = 1  # {'-' * 90}\n" * 12_000, "1: is longer than 1 MB"),
}


@pytest.mark.parametrize("reader", POSITION_READERS, ids=name)
@pytest.mark.parametrize(("text", "said"), HOSTILE.values(), ids=HOSTILE)
def test_a_position_cannot_take_the_parser_s_time(
    reader: tuple[str, ...], text: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "position.toml"
    file.write_text(text)
    assert refusal(longroll(*words(reader, file))).startswith(f"{file}:{said}")


@pytest.mark.parametrize("text", ["", *(text for text, _ in HOSTILE.values())], ids=["", *HOSTILE])
@pytest.mark.parametrize("title", title_keys())
def test_nor_can_a_position_in_a_record(title: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.roll"
    head = ["longroll record 1", f"title: {title}", "scenario: position"]
    file.write_text("\n".join([*head, *(f"position: {row}" for row in text.split("\n")), ""]))
    for reader in RECORD_READERS:
        assert refusal(longroll(*words(reader, file))).startswith(f"{file}:")


def test_the_worst_that_the_bounds_allow_is_read_in_seconds() -> None:
    """Some 2 s on the machine of the benchmarks: 1 MB of keys of 41 parts each."""
    row = "a." * 40
    rows = "".join(f"{row}b{number} = 1\n" for number in range(11_000))
    started = time.process_time()
    with pytest.raises(TextError):
        parse_toml(rows + "end")
    assert time.process_time() - started < 60


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize("what", ["cut", "cells", "header", "empty", "letters"])
def test_a_table_of_a_pack_that_is_cut_short_is_told(title: str, what: str, tmp_path: Path) -> None:
    pack = get_title(title).folder / "pack"
    tables = sorted(pack.rglob("*.csv"))
    assert tables
    for table in random.Random(what).sample(tables, min(4, len(tables))):
        over = tmp_path / table.relative_to(pack)
        over.parent.mkdir(exist_ok=True, parents=True)
        over.write_text(_spoilt(table.read_text(encoding="utf-8"), what), encoding="utf-8")
        told = longroll("pack", title, "--audit", "--pack", tmp_path)
        assert told.status in {0, 1, 2}
        assert "Traceback" not in told.err
        if told.status == 2:
            refusal(told)
        over.unlink()


def _spoilt(text: str, what: str) -> str:
    lines = text.splitlines()
    if what == "cut":
        return text[: len(text) * 2 // 3]
    if what == "cells":
        return "\n".join([*lines[:-1], lines[-1].rpartition(",")[0]])
    if what == "header":
        return lines[0]
    if what == "letters":
        return "\n".join([*lines[:-1], "x," * lines[0].count(",") + "x"])
    return ""
