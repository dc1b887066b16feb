"""A game at the terminal, with everything that can be typed at the prompt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.title import title_keys
from tests.cli.terminal import longroll, spawned

PLAY = ("play", "forthepeople", "--scenario", "1861", "--seed", "4")


def typed(*lines: str, words: tuple[str, ...] = PLAY) -> str:
    """What the table prints while ``lines`` are typed."""
    told = longroll(*words, typed="".join(f"{line}\n" for line in lines))
    assert (told.status, told.err) == (0, ""), told.err
    return told.out


def test_every_choice_is_listed_with_a_number_and_its_clause() -> None:
    shown = typed("quit")
    assert "Union: Your strategy round: which card do you play? [3.3.2]" in shown
    assert re.findall(r"^ +(\d+)  ", shown, re.MULTILINE)[:3] == ["1", "2", "3"]


def test_the_end_of_the_input_leaves_the_table() -> None:
    assert "You leave the table" in typed()


@pytest.mark.parametrize("title", title_keys())
def test_each_title_is_played_at_the_terminal(title: str, tmp_path: Path) -> None:
    file = tmp_path / "game.roll"
    shown = typed("why 1", "1", "quit", words=("play", title, "--seed", "4", "--record", str(file)))
    assert "That is legal now." in shown
    record = Record.load(file)
    assert record.lines
    assert replay(record).digest == record.end


def test_a_number_and_the_action_in_full_say_the_same() -> None:
    listed = re.findall(r"^ +(\d+)  .*\((discard \d+)\)(?:  · .+)?$", typed("quit"), re.MULTILINE)
    number, action = listed[0]
    by_number, by_text = typed(number, "quit"), typed(action, "quit")
    assert by_number.replace(f"> {number}", "") == by_text.replace(f"> {action}", "")
    assert "Union discards" in by_text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "Type a number from 1 to "),
        ("go richmond", "[3.3.2]"),
        ("why go richmond", "[3.3.2]"),
        ("Oh, no!", "“oh,” is not understood here. “orders” tells what can be ordered."),
        ("why", "Say what: why ACTION or why NUMBER"),
        ("why 1", "That is legal now."),
        ("why 99", "Type a number from 1 to "),
        ("rule 5.8.2", "5.8.2 One attempt per movement: "),
        ("rule 99", "There is no clause 99."),
        ("rule", "Say which: rule 3.3.2"),
        ("hand", "109 Fortified Lines (value: 2, event: Confederacy): The Confederacy builds"),
        ("?", "3.3.2 "),
        ("help", "Type a number, an order in the words of the list, or an action in full."),
        ("undo", "Nothing can be taken back: no choice of yours comes before"),
        ("log", "Spring 1861."),
        ("show richmond", "resource centre        12"),
        ("show St. Louis", "2 strength points, supplied"),
        ("show Grant", "politics 8, strategy 1"),
        ("show lee", "R. E. Lee"),
        ("show army of northern", "Army of Northern Virginia"),
        ("show KY", "7 of 9"),
        ("show kentucky", "7 of 9"),
        ("show wash", "Did you mean: Washington (AR), Washington (DC), Washington (OH)?"),
        ("show force", "on the move            nobody"),
        ("show track", "100 (rising)"),
        ("show", "Army of the Potomac under McDowell"),
        ("show 28", "value                  1"),
        ("show atlantis", "Nothing is called “atlantis” here. Did you mean: Atlanta?"),
        ("save", "Say where: save my-game.roll"),
        (f"save {__file__}", "exists and is left as it is"),
        ("save no-such-folder/a.roll", "no-such-folder/a.roll: No such file or directory"),
        ("", "Union: Your strategy round"),
    ],
)
def test_what_is_typed_is_answered_and_nothing_is_played(line: str, answer: str) -> None:
    before, typed_line, after = typed(line, "log", "quit").partition(f"> {line}\n")
    assert typed_line
    answered, _, log = after.partition("> log\n")
    assert answer in answered
    told = before.partition("\n\n")[0].splitlines()
    assert log.splitlines()[-3] == told[-1]


def test_a_saved_game_can_be_replayed_and_a_saved_position_played(tmp_path: Path) -> None:
    record, position = tmp_path / "game.roll", tmp_path / "game.toml"
    shown = typed("1", f"save {record}", f"save {position}", "quit")
    assert shown.count("Saved in") == 2
    assert replay(Record.load(record)).position == position.read_text(encoding="utf-8")
    again = typed("quit", words=("play", "forthepeople", "--position", str(position)))
    assert "\n    1  " in again


def test_a_game_from_a_position_can_be_replayed_without_its_file(tmp_path: Path) -> None:
    position, record = tmp_path / "game.toml", tmp_path / "game.roll"
    typed(f"save {position}", "quit")
    words = ("play", "forthepeople", "--position", str(position))
    typed("1", f"save {record}", "quit", words=words)
    position.unlink()
    told = longroll("replay", record)
    assert told.status == 0, told.err
    assert len(replay(Record.load(record)).record.lines) == 1


def test_only_the_own_hand_is_told() -> None:
    shown = typed("log", "quit")
    assert "Confederacy draws" not in shown
    assert len(re.findall(r"draws? ", shown)) >= 4


def test_two_bots_play_to_the_end_and_the_winner_is_told() -> None:
    told = longroll(*PLAY, "--union", "random", "--confederate", "random")
    assert (told.status, told.err) == (0, "")
    over, again = told.out.splitlines()[-2:]
    assert re.match(r"The game is over\. (Victory: \w+|A draw)\. .*\. \[[\d.]+\]", over)
    assert again.startswith("Once more: longroll play forthepeople ")
    assert again.endswith("--union=random --confederate=random")


@pytest.mark.parametrize("language", ["es", "it"])
def test_the_table_speaks_the_readers_language(language: str) -> None:
    assert "You leave the table" not in typed("quit", words=(*PLAY, "-l", language))


def test_a_process_without_a_keyboard_ends_well() -> None:
    told = spawned(PLAY)
    assert (told.status, told.err) == (0, "")


def test_overlays_are_told_by_name() -> None:
    assert "Confederate supply (supply-confederate), Naval control (naval-control)." in typed(
        "overlay", "quit"
    )
    naval = typed("overlay naval", "quit")
    assert "Naval control [6.6]" in naval
    assert "denied to the Union: " in naval


def test_the_reach_of_a_force_is_told_by_its_place() -> None:
    shown = typed("overlay washington-dc", "quit", words=(*PLAY, "-l", "es"))
    assert "Alcance [5.1.3]" in shown
    assert "puntos de movimiento necesarios: Annapolis 1" in shown
    assert "Reach [5.1.3]" in typed("overlay St. Louis", "quit")


def test_an_overlay_that_only_a_place_has_is_told_by_its_name_too() -> None:
    named = typed("overlay sight 1404", "quit", words=("play", "savannah", "--seed", "5"))
    assert "Line of sight [G11.4]" in named
    assert "Reach [G9.1]" not in named


@pytest.mark.parametrize(
    ("words", "clause", "told"),
    [
        ((*PLAY, "-l", "it"), "9.2", "9.2 Foraggiamento: "),
        (("play", "savannah", "-l", "es"), "X4.10.end", "X4.10.end Fin del límite: "),
    ],
)
def test_clauses_are_told_in_the_readers_language(
    words: tuple[str, ...], clause: str, told: str
) -> None:
    shown = typed(f"rule {clause}", "quit", words=words)
    assert told in shown
    assert "in English" not in shown


def test_help_tells_what_a_title_can_show() -> None:
    assert "show force" in typed("help", "quit")
    savannah = typed("help", "quit", words=("play", "savannah", "--seed", "4"))
    assert "show HEX, UNIT, LEADER, ARMY or CARD" in savannah
    assert "show force" not in savannah


@pytest.mark.parametrize(
    ("title", "deeds", "again"),
    [
        ("mosby", "What the points came of", "--option=short-war"),
        ("forthepeople", "What moved the will", "--union=random --confederate=random"),
    ],
)
def test_the_end_tells_what_it_came_of_and_how_to_play_again(
    title: str, deeds: str, again: str
) -> None:
    seats = ("--mosby", "random") if title == "mosby" else ("--union", "random")
    more = ("--option", "short-war") if title == "mosby" else ("--confederate", "random")
    told = longroll("play", title, *seats, *more, "--seed", "3").out
    before, _, end = told.partition(f"  {deeds} (times, in all)\n")
    assert before, told[-600:]
    assert re.search(r"^    \S.*: \d+, [+\N{MINUS SIGN}]\d+$", end, re.MULTILINE), end
    last = end.splitlines()[-1]
    assert last.startswith(f"Once more: longroll play {title} --scenario=")
    assert again in last
    assert longroll(*last.split()[3:], "--seed", "4").status == 0
