"""Commands in the player's language, odds, what an order costs, a line that is cleared, an undo."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from longroll.cli.commands import COMMANDS
from longroll.cli.terminal import clearing
from longroll.engine.game import Game
from longroll.engine.prospect import Prospect
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.words import LANGUAGES, words_for
from tests.cli.terminal import longroll

PLAY = ("play", "forthepeople", "--scenario", "1861", "--seed", "4")


def typed(*lines: str, words: tuple[str, ...] = PLAY) -> str:
    told = longroll(*words, typed="".join(f"{line}\n" for line in lines))
    assert (told.status, told.err) == (0, ""), told.err
    return told.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_name_of_one_word_in_each_language(language: str) -> None:
    words = words_for("forthepeople", language)
    names = [words.text(f"table-command-{name}") or "" for name in COMMANDS if name != "?"]
    assert all(name and name.count(" ") < 2 for name in names)
    assert len(set(names)) == len(names)
    for name in names:
        if name not in ("help", "ayuda", "aiuto", "hand", "mano"):
            assert name in (words.text("table-help", {"more": ""}) or ""), name


@pytest.mark.parametrize(
    ("language", "command", "told"),
    [
        ("es", "por qué 1", "Eso es legal ahora."),
        ("es", "Por que 1", "Eso es legal ahora."),
        ("es", "porqué 1", "Eso es legal ahora."),
        ("it", "perché 1", "Adesso è consentito."),
        ("es", "why 1", "Eso es legal ahora."),
        ("it", "esci", "La partita non è finita."),
    ],
)
def test_a_command_is_understood_in_the_players_language(
    language: str, command: str, told: str
) -> None:
    assert told in typed(command, "quit", words=(*PLAY, "--language", language))


def before_an_estimate(file: Path) -> list[tuple[int, int]]:
    """A game of hidden blocks in which battles may come; between which shares each chance lies."""
    game, choose = Game("bobbylee", "1862", seed=4), random.Random(4)
    while True:
        prospects = game.title.aids.prospects(game.state, game.decision.seat)
        if any(prospect.margin for prospect in prospects):
            game.finished_record().save(file)
            shares = [(share_of(one), one.margin) for one in prospects]
            return [(max(0, share - off), min(100, share + off)) for share, off in shares]
        game.push(choose.choice(game.actions))


def share_of(prospect: Prospect) -> int:
    won = sum(ending.ways for ending in prospect.endings if ending.attacker_wins)
    return round(100 * won / prospect.of)


@pytest.mark.parametrize(
    ("language", "range_"),
    [("en", "{}–{}% of the time"), ("es", "de {} a {} veces"), ("it", "da {} a {} volte")],
)
def test_an_estimate_is_told_as_a_range(tmp_path: Path, language: str, range_: str) -> None:
    file = tmp_path / "estimate.roll"
    ranges = before_an_estimate(file)
    words = ("play", "bobbylee", "--resume", str(file), "--language", language)
    told = " ".join(typed("odds", "quit", words=words).split())
    assert ranges
    for least, most in ranges:
        assert range_.format(least, most) in told


def test_odds_are_told_with_what_bears_on_them() -> None:
    assert "no fight can be ordered now" in typed("odds", "quit")
    shown = typed("1", "1", *["odds", "1"] * 30, "quit", words=(*PLAY[:-1], "9"))
    assert "% of the time if the enemy stands; loses " in shown


def test_a_list_tells_where_a_piece_stands_and_what_a_step_costs() -> None:
    shown = typed("1", "quit")
    assert "Activate McDowell  · Washington (DC)" in shown
    assert "  · without effect: the round is spent" in shown


async def _answer(keys: str) -> str:
    with create_pipe_input() as pipe:
        session: PromptSession[str] = PromptSession(
            input=pipe, output=DummyOutput(), key_bindings=clearing()
        )
        pipe.send_text(keys)
        return await session.prompt_async("> ")


def test_ctrl_c_clears_a_half_typed_line_and_leaves_from_an_empty_one() -> None:
    assert asyncio.run(_answer("play 20\x03pass\r")) == "pass"
    with pytest.raises(KeyboardInterrupt):
        asyncio.run(_answer("play\x03\x03"))


def test_several_choices_are_taken_back_at_once_or_none(tmp_path: Path) -> None:
    file = tmp_path / "game.roll"
    begin = ("play", "savannah", "--seed", "3", "--british", "human", "--allied", "human")
    words = (*begin, "--record", str(file))
    chosen = ("1", "1", "1")

    def lines(*lines: str) -> tuple[int, str]:
        file.unlink(missing_ok=True)
        shown = typed(*chosen, *lines, "quit", words=words)
        return len(Record.load(file).lines), shown

    whole = lines()[0]
    assert [whole - lines(undo)[0] for undo in ("undo", "undo 1", "undo 2")] == [1, 1, 2]
    assert "Taken back: Move Champagne Chasseurs; Go to 1305" in lines("undo 2")[1]
    for wrong in ("undo 3", "undo 9999"):
        left, shown = lines(wrong)
        assert left == whole
        assert "Only your last 2 choices can be taken back now: “undo 2”." in shown
    for wrong in ("undo two", "undo 0", "undo -1"):
        left, shown = lines(wrong)
        assert left == whole
        assert "is not a number of choices" in shown


def test_a_resumed_game_takes_back_what_chance_has_not_decided(tmp_path: Path) -> None:
    file = tmp_path / "game.roll"
    typed("1", "quit", words=(*PLAY, "--record", str(file)))
    before = Record.load(file)
    again = ("play", "forthepeople", "--resume", str(file), "--record", str(file))
    assert "Taken back: " in typed("undo", "quit", words=again)
    after = Record.load(file)
    assert len(after.lines) == len(before.lines) - 1
    typed("1", "quit", words=again)
    record = Record.load(file)
    assert [dice.start for dice in record.dice] == sorted({dice.start for dice in record.dice})
    assert replay(record).digest == record.end


def test_an_order_may_be_asked_about_by_the_first_word_of_its_text(tmp_path: Path) -> None:
    """Ships “Sail to Norfolk” by `cruise`, and “Fight in Norfolk” by `engage`."""
    game = Game("uscivilwar", scenario="1861", options=("advanced",), seed=11)
    while "free-fleet chesapeake-bay" not in map(str, game.actions):
        game.push(game.actions[-1])
    game.push("free-fleet chesapeake-bay")
    file = tmp_path / "ships.roll"
    file.write_text(str(game.finished_record()), encoding="utf-8")
    seats = ("--union", "human", "--confederate", "human")
    words = ("play", "uscivilwar", "--resume", str(file), *seats)
    shown = typed(
        "why fight norfolk", "why sail savannah", "why swim savannah", "quit", words=words
    )
    assert "Fight in Norfolk (2449): That is legal now." in shown
    assert "Sail to Savannah (4137): The enemy's guns in Fort Pulaski bar the way there." in shown
    assert "“swim 4137” is not an order you can give now." in shown
