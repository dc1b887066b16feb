"""Nothing is lost at the terminal: the last prompt, ``--record``, ``--resume``, and undo."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from longroll.bots import Insight, RandomBot, Searcher, make_bot
from longroll.bots.plans import Intent
from longroll.cli.play import going_on
from longroll.cli.terminal import Terminal
from longroll.engine.action import act
from longroll.engine.chance import Live, commitment
from longroll.engine.game import Game
from longroll.engine.record import Record, RecordError
from longroll.engine.replay import check_dice, go_on, replay
from longroll.words import words_for
from tests.cli.terminal import longroll, refusal
from tests.cli.test_play import PLAY, typed

TITLE = "forthepeople"
BOTS = ("--union", "random", "--confederate", "random")


def at_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, game: Game, lines: list[str], *, humans: bool = True
) -> None:
    """Play ``game`` as somebody who types ``lines``, then ends the input."""
    rest: Iterator[str] = iter(lines)

    def line(*_: object, **__: object) -> str:
        try:
            said = next(rest)
        except StopIteration:
            raise EOFError from None
        if said == "^C":
            raise KeyboardInterrupt
        return said

    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)

    def keyboard(**_keys: object) -> Keyboard:
        return Keyboard(line)

    monkeypatch.setattr("longroll.cli.terminal.PromptSession", keyboard)
    players = {seat: None if humans else RandomBot(1) for seat in game.seats}
    Terminal(game, players, words_for(TITLE, "en")).play()


class Keyboard:
    """What the terminal asks for lines."""

    def __init__(self, line: object) -> None:
        self.prompt = line


@pytest.mark.parametrize("leave", ["quit", "^C"])
def test_who_leaves_with_unsaved_moves_is_asked_for_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, leave: str
) -> None:
    file = tmp_path / "last.roll"
    at_the_keyboard(monkeypatch, Game(TITLE, "1861", seed=4), ["1", leave, str(file)])
    assert len(replay(Record.load(file)).record.lines) == 1


def test_a_finished_game_can_still_be_saved(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, game = tmp_path / "whole.roll", Game(TITLE, "1861", seed=4)
    at_the_keyboard(monkeypatch, game, [str(tmp_path / "no" / "a.roll"), str(file)], humans=False)
    assert replay(Record.load(file)).over
    assert Record.load(file).secret


def test_who_has_played_nothing_is_not_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at_the_keyboard(monkeypatch, Game(TITLE, "1861", seed=4), ["quit"])
    assert "Save the game before you go?" not in capsys.readouterr().out


def test_the_record_is_written_after_every_action(tmp_path: Path) -> None:
    file = tmp_path / "game.roll"
    shown = typed("1", words=(*PLAY, "--record", str(file)))
    assert f"--resume {file}" in shown
    assert [str(line.action) for line in Record.load(file).lines] == ["defer", "play 20 operations"]
    typed("1", "undo", words=(*PLAY, "--record", str(tmp_path / "undone.roll")))
    assert [str(x.action) for x in Record.load(tmp_path / "undone.roll").lines] == ["defer"]
    said = refusal(longroll(*PLAY, "--record", file))
    assert said.startswith(f"{file} exists: go on with --resume")


def test_an_unfinished_game_goes_on_with_new_dice_and_still_replays(tmp_path: Path) -> None:
    file, whole = tmp_path / "game.roll", tmp_path / "whole.roll"
    typed("1", words=(*PLAY, "--record", str(file)))
    told = longroll("play", TITLE, "--resume", file, "--record", whole, *BOTS)
    assert (told.status, told.err) == (0, "")
    record = Record.load(whole)
    (dice,) = record.dice
    assert dice.start == 3
    assert dice.commitment == commitment(bytes.fromhex(dice.secret))
    assert replay(record).over
    assert not record.secret
    line = next(line for line in record.lines[2:] if "d6=" in " ".join(line.outcomes))
    line.outcomes = tuple("d6=1" if o != "d6=1" else "d6=2" for o in line.outcomes)
    with pytest.raises(RecordError, match="do not come from the secret"):
        check_dice(record)
    again = refusal(longroll("play", TITLE, "--resume", whole))
    assert again.startswith(f"{whole}:")
    assert "the game is over" in again


def test_resume_seats_who_sat_there(tmp_path: Path) -> None:
    file = tmp_path / "game.roll"
    seats = ("--union", "human", "--confederate", "recruit")
    typed("1", words=(*PLAY, *seats, "--record", str(file)))
    assert Record.load(file).remarks == ["union: human", "confederate: recruit"]
    on = ("play", TITLE, "--resume", str(file), "--record", str(file))
    goes_on = f"longroll play {TITLE} --resume {file} --record {file} goes on"
    assert goes_on in typed("1", words=on)
    assert Record.load(file).remarks == ["union: human", "confederate: recruit"]
    typed("1", words=(*on, "--confederate", "sergeant"))
    assert Record.load(file).remarks == ["union: human", "confederate: sergeant"]


def test_after_resume_undo_says_why_not(tmp_path: Path) -> None:
    """Dice were thrown since the bid of the Union; that it has not bid at all would be wrong."""
    file = str(tmp_path / "game.roll")
    words = ("play", "bobbylee", "--seed", "3", "--record", file)
    on = ("play", "bobbylee", "--resume", file, "-l", "es")
    typed("1", words=words)
    assert "No se puede deshacer: el azar ha hablado" in typed("undo", words=on)


def test_after_resume_undo_goes_back_over_what_nobody_chose(tmp_path: Path) -> None:
    file = str(tmp_path / "game.roll")
    seats = ("--union", "human", "--confederate", "human")
    lines = ("defer", "play 20 operations", "division washington-dc", "with 1")
    typed(*lines, words=(*PLAY, *seats, "--record", file))
    shown = typed("undo", words=("play", TITLE, "--resume", file))
    assert "Taken back: With 1 infantry; Confederacy: Let them march" in shown


def test_the_hint_goes_on_as_the_game_was_played(tmp_path: Path) -> None:
    file = tmp_path / "my game.roll"
    words = ("--record", str(file), "--no-auto-pass", "-l", "it")
    shown = typed("1", words=(*PLAY, *words))
    command = re.search("longroll (play .*) la continua", shown)
    assert command
    again = shlex.split(command[1])
    assert [*again[-3:]] == ["--language", "it", "--no-auto-pass"]
    assert again[:6] == ["play", TITLE, "--resume", str(file), "--record", str(file)]
    assert "Lasci il tavolo" in typed("quit", words=tuple(again))


def test_the_hint_names_the_pack_and_the_programs_that_no_record_names() -> None:
    class Outsider(RandomBot):
        def __init__(self) -> None:
            super().__init__(1)
            self.name = "exec:python3 my-bot.py"

    players = {"union": None, "confederate": Outsider()}
    again = going_on("en", Path("own pack"), players, auto_pass=True)
    assert again == ["--pack", "own pack", "--confederate", "exec:python3 my-bot.py"]


def test_a_resumed_game_is_not_played_to_its_end_by_bots_unasked(tmp_path: Path) -> None:
    file = tmp_path / "game.roll"
    typed("1", words=(*PLAY, "--union", "recruit", "--confederate", "human", "--record", str(file)))
    before = file.read_bytes()
    on = ("play", TITLE, "--resume", file, "--record", file)
    said = refusal(longroll(*on, "--confederate", "greedy"))
    assert said == f"no seat of {file} is a human's: take one, as --union human"
    assert file.read_bytes() == before
    both = ("--union", "recruit", "--confederate", "recruit")
    assert "The game is over" in longroll(*on, *both).out


def test_a_record_starts_no_program(tmp_path: Path) -> None:
    file, marked = tmp_path / "game.roll", tmp_path / "started"
    command = f"exec:touch {marked}"
    game = Game(TITLE, "1861", seed=4)
    for who, said in (
        ("exec", "a program took this seat: name it with --confederate exec:COMMAND"),
        (command, None),  # nobody that is known: as if nothing were told
    ):
        game.record.remarks = ["union: human", f"confederate: {who}"]
        game.finished_record().save(file)
        told = longroll("play", TITLE, "--resume", file)
        assert said is None or refusal(told) == said
    assert not marked.exists()


def test_of_the_seats_left_out_the_first_is_a_human(tmp_path: Path) -> None:
    def seated(*words: str) -> list[str]:
        file = tmp_path / "game.roll"
        file.unlink(missing_ok=True)
        typed(words=(*PLAY, *words, "--record", str(file)))
        return [remark.split(": ")[1] for remark in Record.load(file).remarks]

    assert seated() == ["human", "greedy"]
    assert seated("--union", "recruit") == ["recruit", "human"]
    assert seated("--confederate", "recruit") == ["human", "recruit"]
    assert seated("--confederate", "human") == ["greedy", "human"]


def test_a_record_that_holds_the_secret_goes_on_with_its_dice() -> None:
    game = Game(TITLE, "1861", seed=9)
    bot = RandomBot(9)
    for _ in range(30):
        decision = game.decision
        game.push(bot.choose(Insight(game.title, game.state, decision.seat, decision)))
    record = Record.read(str(game.finished_record()))
    assert isinstance(game.chance, Live)
    record.secret = game.chance.secret.hex()
    on = go_on(record)
    assert on.digest == game.digest
    for _ in range(60):
        action = on.actions[-1]
        assert [e.key for e in on.push(action)] == [e.key for e in game.push(action)]
    assert on.digest == game.digest


def test_resume_takes_everything_from_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.roll"
    typed("1", f"save {file}", "quit")
    said = refusal(longroll("play", TITLE, "--resume", file, "--scenario", "1862"))
    assert said.startswith("--resume takes scenario, options and dice from the record")
    file.write_text(file.read_text(encoding="utf-8").replace("operations", "event"))
    assert refusal(longroll("play", TITLE, "--resume", file)).startswith(f"{file}:13: ")


def test_a_finished_game_completes_its_own_record() -> None:
    game, bot = Game(TITLE, "1861", seed=5), RandomBot(5)
    while not game.over:
        decision = game.decision
        game.push(bot.choose(Insight(game.title, game.state, decision.seat, decision)))
    assert replay(Record.read(str(game.record))).digest == game.digest
    game.undo()
    assert (game.record.end, game.record.secret) == ("", "")
    with pytest.raises(RecordError, match="breaks off"):
        replay(Record.read(str(game.record)))


def test_undo_goes_back_through_what_told_nothing() -> None:
    """The Confederate can only pass: that is not a secret, and the Union gets its choice back."""
    words = (*PLAY, "--union", "human", "--confederate", "human")
    shown = typed(
        "defer", "play 20 operations", "division washington-dc", "with 1", "undo", words=words
    )
    assert "Nothing but to pass: passed.)" in shown
    assert "Taken back: With 1 infantry; Confederacy: Let them march" in shown


def test_undo_goes_back_through_a_bot_that_passed() -> None:
    shown = typed("play 20 operations", "division washington-dc", "with 1", "undo")
    assert "Taken back: With 1 infantry; Confederacy: Let them march" in shown


def test_after_an_undo_a_bot_no_longer_means_what_it_had_begun() -> None:
    game = Game(TITLE, "1861", seed=4)
    bot = make_bot("general", 1)
    assert isinstance(bot, Searcher)
    terminal = Terminal(game, {"union": None, "confederate": bot}, words_for(TITLE, "en"))
    game.push("defer")
    game.push("play 20 operations")
    bot.intent = Intent((("5.1.1", act("stop")),), 9)
    terminal.undo("")
    assert bot.intent is None
    assert len(game.record.lines) == 1
    bot.intent = Intent((("5.1.1", act("stop")),), 9)
    terminal.undo("")  # there is nothing to take back
    assert bot.intent is not None


def test_undo_says_which_reason_applies() -> None:
    game = Game(TITLE, "1861", seed=4)
    assert game.may_undo("union").reason == "start"
    game.push("defer")
    assert game.may_undo("union").reason == "seat"
    assert game.may_undo("union", ["confederate"]).reason == "start"
    game.push("play 20 operations")
    assert game.may_undo("union").steps == 1
    assert game.may_undo("confederate", ["union"]).reason == "secret"  # it told a card
    chance = Game(TITLE, "1861", seed=4)
    while not chance.record.lines or not chance.record.lines[-1].outcomes:
        chance.push(chance.actions[-1])
    assert chance.may_undo(chance.record.lines[-1].seat).reason == "chance"
    settled = Game(TITLE, "1861", seed=4)
    settled.push("defer")
    settled.push("play 20 operations")
    settled.forget_past()
    assert settled.may_undo("union").reason == "final"
    assert settled.may_undo("union", unasked={1}).reason == "start"
    # Whoever has chosen nothing yet is told that, whatever bots have thrown.
    assert chance.may_undo("france", ["union", "confederate"]).reason == "start"


def test_a_human_may_want_to_be_asked_even_so() -> None:
    words = (*PLAY, "--union", "human", "--confederate", "human")
    lines = ("defer", "play 20 operations", "division washington-dc", "with 1", "pass")
    assert "Nothing but to pass" not in typed(*lines, words=(*words, "--no-auto-pass"))
    assert "Passed already." in typed(*lines, words=words)


def test_long_lists_tell_how_the_choices_are_typed() -> None:
    shown = typed("play 20 operations")
    assert "To type one: activate NAME, division SPACE, sail SPACE" in shown


def test_the_moving_force_is_shown() -> None:
    shown = typed("play 20 operations", "activate mcdowell", "with 3", "show force", "show")
    assert shown.count("on the move            Union: ") == 2
    assert "McDowell (leads)" in shown
    assert "movement left          6 points" in shown


def test_cards_in_the_list_show_their_value() -> None:
    assert "Union Arms Production Delayed: discard, value 3  (discard 20)" in typed()


def test_the_end_tells_who_won_and_why() -> None:
    told = longroll(*PLAY, *BOTS).out
    assert "will, Union" in told
    assert "what wins" in told


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [("es", "voluntad", "perder una batalla"), ("it", "volontà", "perdere una battaglia")],
)
def test_labels_and_the_last_line_are_translated(
    language: str, word: str, said: str, tmp_path: Path
) -> None:
    shown = typed("show", "rule 5.8.2", words=(*PLAY, "-l", language))
    assert f"{word}, " in shown
    assert "ingl" not in shown  # else it would say that a summary is in English only
    assert said in shown
    file = tmp_path / "game.roll"
    longroll(*PLAY, *BOTS, "--record", file)
    last = longroll("replay", file, "-l", language).out.splitlines()[-1]
    assert "1861" in last
    assert "draw-1861" not in last
    assert "victory-1861" not in last


def test_self_play_makes_the_folder_of_its_records(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    told = longroll("selfplay", TITLE, "--games", "1", "--records", folder)
    assert told.status == 0, told.err
    assert replay(Record.load(next(folder.glob("*.roll")))).over
