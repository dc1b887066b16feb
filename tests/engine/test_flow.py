"""The stack of procedures and decisions taken together, on the toy title."""

from __future__ import annotations

import pytest

from longroll.engine.chance import ChanceError, Live, Recorded, Scripted, commitment
from longroll.engine.game import Game, GameOver, IllegalAction
from longroll.engine.record import Record, RecordError
from longroll.engine.replay import check_dice, replay
from longroll.engine.title import TitleError, get_title
from tests.engine.duel import DuelTitle

DRAWS = ["1", "4", "9", "2", "5", "8"]


def duel(rolls: list[int]) -> Game:
    return Game(DuelTitle(), chance=Scripted(rolls, DRAWS))


def test_both_seats_are_asked_at_once_and_sealed_until_the_last() -> None:
    game = duel([6, 1])
    assert list(game.decision.seats) == ["blue", "red"]
    events = game.push("bid 4", "blue")
    assert events == []
    assert list(game.decision.seats) == ["red"]
    assert "4" not in str(game.view("red")["own"])
    assert game.view("blue")["own"] == ["bid 4"]
    events = game.push("bid 5", "red")
    assert [e.key for e in events] == ["bid", "bid", "rolled"]


def test_the_order_of_sealed_choices_leaves_no_trace() -> None:
    first, second = duel([6]), duel([6])
    first.push("bid 4", "blue")
    first.push("bid 5", "red")
    second.push("bid 5", "red")
    second.push("bid 4", "blue")
    assert first.digest == second.digest


def test_unwind_leaves_the_round_from_any_depth() -> None:
    game = duel([2])
    game.push("bid 4", "blue")
    game.push("bid 5", "red")  # needs more than 4, rolls 2: the round is over at once
    assert [frame.name for frame in game.state.stack] == ["duel", "round"]
    assert game.state.round == 2


def test_the_gate_refuses_with_the_reason_and_changes_nothing() -> None:
    game = duel([])
    before = game.digest
    with pytest.raises(IllegalAction) as error:
        game.push("bid 7", "blue")
    assert error.value.denial.key == "deny-not-in-hand"
    assert error.value.denial.clause == "1"
    assert game.digest == before
    assert game.why_not("bid 4", "blue") is None


def test_events_of_the_opening_have_audiences() -> None:
    game = duel([])
    assert len([e for e in game.log("blue") if e.key == "drew"]) == 3
    assert [e.key for e in game.log()] == ["drew-three", "drew-three"]


def test_undo_is_free_only_while_nothing_was_told() -> None:
    game = duel([6, 3])
    game.push("bid 4", "blue")
    assert not game.undo_is_free  # the other seat has to choose now
    game.push("bid 5", "red")
    assert not game.undo_is_free  # a die has spoken
    game.undo()
    game.undo()
    with pytest.raises(GameOver):
        game.undo()


def test_live_dice_are_the_same_after_undo() -> None:
    game = Game(DuelTitle(), seed=7)
    game.push(game.actions[0], "blue")
    first = game.push(game.actions[0], "red")
    game.undo()
    assert game.push(game.actions[0], "red") == first


def test_commit_and_reveal_lets_anyone_check_every_roll() -> None:
    secret = bytes(range(32))
    live = Live(secret)
    assert live.commitment == commitment(secret)
    rolled = [live.roll("test") for _ in range(600)]
    assert [Live(secret).roll("test")] == rolled[:1]
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert min(rolled.count(face) for face in range(1, 7)) >= 70


def test_dice_of_a_finished_record_are_checked_against_the_commitment() -> None:
    key = "duel-for-dice"
    from longroll.engine import title as registry  # noqa: PLC0415 - registers a toy for this test

    registry.register(key, DuelTitle)
    game = Game(get_title(key), seed=3)
    while not game.over:
        game.push(game.actions[0], game.decision.seat)
    record = game.finished_record()
    record.title = key
    check_dice(record)
    replay(Record.read(str(record)))
    line = next(line for line in record.lines if line.outcomes)
    line.outcomes = tuple("d6=1" if o != "d6=1" else "d6=2" for o in line.outcomes)
    with pytest.raises(RecordError, match="do not come from the secret"):
        check_dice(record)
    record.secret = "00" * 32
    with pytest.raises(RecordError, match="does not open the commitment"):
        check_dice(record)


def test_recorded_chance_refuses_what_the_record_does_not_say() -> None:
    chance = Recorded(["d6=5", "draw=x", "d6=9"])
    assert chance.roll("first") == 5
    with pytest.raises(ChanceError, match="the record has draw; the rules ask for d6"):
        chance.roll("second")
    assert chance.draw("second", ["x", "y"]) == "x"
    with pytest.raises(ChanceError, match="not a result of a d6"):
        chance.roll("third")


def test_an_exhausted_script_says_what_was_asked() -> None:
    with pytest.raises(ChanceError, match="battle-attacker"):
        Scripted().roll("battle-attacker")


def test_unknown_titles_scenarios_and_options_name_the_known_ones() -> None:
    with pytest.raises(TitleError, match="the titles are: "):
        get_title("chess")
    with pytest.raises(TitleError, match="it has: dawn"):
        Game(DuelTitle(), "dusk")
    with pytest.raises(TitleError, match="it has: none"):
        Game(DuelTitle(), "dawn", ["fog"])
