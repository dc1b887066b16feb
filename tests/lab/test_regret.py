"""What choices of bots cost: positions drawn evenly, and a judge that is the same everywhere."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.title import digest, get_title
from longroll.lab.regret import (
    PER_GAME,
    TRIFLE,
    Choice,
    Weighed,
    moments,
    moments_of,
    tally,
    weighed,
)
from longroll.lab.selfplay import Plan, play_game, record_file
from tests.cli.terminal import longroll, refusal

RAIDS = Plan("mosby", "partisan", (), {"mosby": "sergeant"})
WAR = Plan("forthepeople", "1861", (), {"union": "sergeant", "confederate": "sergeant"})
BOTS = ("recruit", "sergeant", "captain")


def test_positions_are_those_of_the_games_that_self_play_records(tmp_path: Path) -> None:
    play_game(RAIDS, 4, tmp_path)
    record = Record.read(record_file(tmp_path, RAIDS, 4).read_text(encoding="utf-8"))
    title = get_title("mosby")
    found = moments_of(RAIDS, (4, 3))
    assert len(found) == 3
    for moment in found:
        before = replay(record, moment.number - 1)
        state = title.load(moment.position)
        assert digest(title, state) == digest(title, before.state)
        decision = title.decision(state)
        assert decision is not None
        assert title.quiet(state)
        assert (decision.seat, len(decision.actions) > 1) == (moment.seat, True)


def test_so_many_positions_as_were_asked_for_come_a_few_from_each_game() -> None:
    found = list(moments(RAIDS, 2 * PER_GAME + 1, 7))
    assert Counter(one.seed for one in found) == {7: PER_GAME, 8: PER_GAME, 9: 1}
    assert found == sorted(found, key=lambda one: (one.seed, one.number))
    assert len({(one.seed, one.number) for one in found}) == len(found)


def test_every_moment_of_a_game_is_as_likely_and_every_seat_is_met() -> None:
    plan = WAR._replace(bots=dict.fromkeys(WAR.bots, "random"))
    found = [one for seed in range(40) for one in moments_of(plan, (seed, 2))]
    every = [one for seed in range(40) for one in moments_of(plan, (seed, 10_000))]
    assert {one.seat for one in found} == {"union", "confederate"}
    drawn, all_of_them = (sum(one.number for one in group) / len(group) for group in (found, every))
    assert abs(drawn / all_of_them - 1) < 0.15


def test_the_same_question_has_the_same_answer_in_any_number_of_processes() -> None:
    first, again = (list(moments(RAIDS, 4, 3, jobs)) for jobs in (1, 2))
    assert first == again
    one, two = (list(weighed("mosby", BOTS, first, 2, jobs)) for jobs in (1, 2))
    assert one == two
    assert [(each.seed, each.number) for each in one] == [(m.seed, m.number) for m in first]


def test_a_recruit_loses_more_than_a_captain_and_the_best_costs_nothing() -> None:
    judged = list(weighed("forthepeople", BOTS, list(moments(WAR, 5, 1)), 2))
    recruit, captain = (tally(bot, judged) for bot in ("recruit", "captain"))
    assert recruit.mean > captain.mean + TRIFLE
    assert recruit.sure > captain.sure
    for one in judged:
        assert [c.regret for c in one.choices.values() if c.action == one.best] == [0] * sum(
            c.action == one.best for c in one.choices.values()
        )
        for choice in one.choices.values():
            assert choice.regret > -4 * choice.error - TRIFLE


def made(number: int, regret: float, error: float, action: str = "go") -> Weighed:
    best = action if not regret else "stay"
    return Weighed(1, number, "union", best, {"major": Choice(action, regret, error)})


def test_a_tally_tells_what_is_more_than_luck() -> None:
    found = [made(1, 0, 0), made(2, 100, 60), made(3, 90, 5), made(4, -10, 30), made(5, 20, 0)]
    told = tally("major", found)
    assert told.mean == pytest.approx(40)
    assert told.interval is not None
    assert told.interval == pytest.approx((40 - 64, 40 + 64), abs=0.1)
    assert (told.same, told.above, told.sure) == (1, 2, 1)
    assert [one.number for one in told.worst] == [3, 2]
    many = [made(number, 100 + number, 1) for number in range(9)]
    assert [one.number for one in tally("major", many).worst] == [8, 7, 6, 5, 4]
    assert tally("major", found[:1]).interval is None


def test_the_command_tells_each_bot_and_its_dearest_choices(tmp_path: Path) -> None:
    file = tmp_path / "regret.json"
    asked = ("lab", "regret", "mosby", "--positions", "4", "--deep", "2", "--seed", "1")
    done = longroll(*asked, "--results", str(file))
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("4 positions of 1 game (sergeant), judged by a captain's search")
    assert "with 2 times the looks" in done.out
    assert "won or lost counts 10,000 points" in done.out
    told = json.loads(file.read_text(encoding="utf-8"))
    assert [one["bot"] for one in told["bots"]] == list(BOTS)
    assert len(told["each"]) == told["positions"] == 4
    for one in told["bots"]:
        own = [each["choices"][one["bot"]]["regret"] for each in told["each"]]
        assert one["mean"] == pytest.approx(sum(own) / 4, abs=0.01)
        assert f"{one['bot']:<12} {one['mean']:>7.1f}" in done.out
        for seed, number in one["worst"]:
            assert f"seed {seed}, action {number} (mosby)" in done.out
    assert any(one["worst"] for one in told["bots"])
    assert "longroll selfplay mosby --scenario partisan --bot sergeant" in done.out
    assert json.loads(longroll(*asked, "--json").out) == told


def test_an_interrupted_command_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "judged.jsonl"
    asked = ("lab", "regret", "mosby", "--deep", "1", "--bots", "recruit", "--json")
    whole = longroll(*asked, "--positions", "7").out
    stored = (*asked, "--judged", str(file))
    assert longroll(*stored, "--positions", "5").status == 0
    before = file.read_text(encoding="utf-8")
    assert len(before.splitlines()) == 5
    file.write_text(before[:-20], encoding="utf-8")
    assert longroll(*stored, "--positions", "7").out == whole
    after = file.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after.splitlines()) == 7
    longroll(*stored, "--positions", "7")
    assert file.read_text(encoding="utf-8") == after
    longroll(*stored, "--positions", "2", "--deep", "2")
    assert len(file.read_text(encoding="utf-8").splitlines()) == 9, "another question"


def test_a_line_that_is_no_judgement_is_named(tmp_path: Path) -> None:
    file = tmp_path / "judged.jsonl"
    file.write_text("{}\n", encoding="utf-8")
    asked = ("lab", "regret", "mosby", "--positions", "1", "--deep", "1", "--judged", str(file))
    assert "judged.jsonl, line 1: not a result" in refusal(longroll(*asked))


def test_an_unknown_bot_is_refused_before_any_work() -> None:
    for words in (("--bots", "major"), ("--players", "major")):
        assert "no bot is called 'major'" in refusal(longroll("lab", "regret", "mosby", *words))
