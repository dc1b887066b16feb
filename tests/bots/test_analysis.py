"""Looking back at a finished game: curve, decisions, what a bot meant; repeatable and fair."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from longroll.bots import Bot, Insight, make_bot
from longroll.bots.analysis import (
    WORTH_TELLING,
    Analysis,
    Effort,
    Estimate,
    NotOver,
    Past,
    analyse,
    estimate_for,
    from_document,
    judge,
    to_document,
    verdict_on,
)
from longroll.bots.analysis.judge import carried_out
from longroll.bots.analysis.weigh import compare, promising, weigh
from longroll.bots.searcher import Searcher
from longroll.bots.settings import CAPTAIN, Budget
from longroll.bots.thought import from_plain, think, to_plain
from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.title import get_title
from longroll.lab.calibrate import Course, fit
from tests.engine.duel import bidding
from tests.lab.moments import moments

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = GOLDEN / "forthepeople/1861-union-13_2.roll"
LITTLE = Effort(screened=12, finalists=4, samples=3, proof=6, deepest=12, iterations=30)
TITLE = get_title("forthepeople")


@pytest.fixture(scope="module")
def record() -> Record:
    return Record.load(RECORD)


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analyse(record, 3, LITTLE)


def test_a_game_that_goes_on_is_not_looked_into() -> None:
    game = Game("forthepeople", "1861", seed=5)
    for _ in range(6):
        game.push(game.actions[0])
    with pytest.raises(NotOver):
        analyse(game.finished_record())


def test_the_curve_goes_from_the_first_moment_to_the_end_over_quiet_ones(
    record: Record, found: Analysis
) -> None:
    past = Past.read(record)
    seqs = [point.seq for point in found.points]
    assert seqs == sorted(set(seqs))
    assert (seqs[0], seqs[-1]) == (0, len(record.lines))
    assert all(past.is_quiet(seq) for seq in seqs[1:])
    assert all(0 <= point.share <= 1 for point in found.points)
    assert found.points[-1].share == 1.0  # the Union won it
    loud = [seq for seq in range(1, len(record.lines)) if not past.is_quiet(seq)]
    assert loud
    assert not set(loud) & set(seqs)


def test_a_drawn_game_ends_in_the_middle() -> None:
    drawn = Record.load(GOLDEN / "forthepeople/1861-draw-13_2.roll")
    assert analyse(drawn, 1, Effort(screened=0)).points[-1].share == 0.5


def test_the_same_seed_gives_the_same_analysis(record: Record, found: Analysis) -> None:
    assert analyse(record, 3, LITTLE) == found


def test_the_decision_that_threw_the_game_away_is_found(found: Analysis, record: Record) -> None:
    first = found.decisions[0]
    assert str(record.lines[first.seq].action) == first.action == "capital arkansas-post"
    assert first.seat == record.lines[first.seq].seat == "confederate"
    assert first.expected == 0.0
    assert first.better_expected > 0.2
    assert first.better != first.action
    decision = TITLE.decision(Past.read(record).states[first.seq])
    assert decision is not None
    assert first.better in {str(action) for action in decision.actions}


def test_decisions_come_dearest_first_and_each_was_a_mistake(found: Analysis) -> None:
    costs = [one.cost for one in found.decisions]
    assert costs == sorted(costs, reverse=True)
    assert all(one.cost > one.error >= 0 for one in found.decisions)
    assert costs[-1] >= WORTH_TELLING


def test_decisions_that_cost_little_are_no_lesson(
    record: Record, found: Analysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    much = found.decisions[0].cost
    monkeypatch.setattr(judge, "WORTH_TELLING", much + 0.001)
    little = analyse(record, 3, LITTLE)
    assert (little.decisions, little.complete) == ([], True)
    assert little.points == found.points


def test_it_can_be_ended_early_and_says_so(record: Record) -> None:
    asked: list[int] = []

    def over() -> bool:
        asked.append(1)
        return len(asked) > 3

    told: list[float] = []
    ended = analyse(record, 3, LITTLE, over=over, progress=told.append)
    assert not ended.complete
    assert len(asked) < 8
    assert ended.points
    assert told == sorted(told)
    assert analyse(record, 3, LITTLE).complete


def test_an_analysis_is_plain_data(found: Analysis) -> None:
    document = json.loads(json.dumps(to_document(found)))
    again = from_document(document)
    assert again is not None
    assert to_document(again) == document
    assert from_document({**document, "version": 0}) is None


def swapped(state: Any, seat: str) -> list[Any]:
    """Worlds that ``seat`` cannot tell apart."""
    return [TITLE.resample(state, seat, Sampled(seed)) for seed in (1, 2)]


def test_what_is_weighed_does_not_depend_on_what_the_seat_cannot_know(record: Record) -> None:
    past = Past.read(record)
    looked = differ = 0
    for seq in range(0, len(past.lines), 40):
        insight = past.insight(seq)
        if insight is None:
            continue
        looked += 1
        worlds = swapped(past.states[seq], insight.seat)
        differ += TITLE.dump(worlds[0]) != TITLE.dump(worlds[1])
        shares: list[list[list[float]]] = []
        for world in worlds:
            decision = TITLE.decision(world)
            assert decision is not None
            other = Insight(TITLE, world, insight.seat, decision)
            others = promising(other, past.action(seq), 2, _random())
            shares.append(weigh(other, [past.action(seq), *others], 2, _random(), Estimate()))
        assert shares[0] == shares[1]
    assert looked > 2
    assert differ > 1


def _random() -> random.Random:
    return random.Random(7)


def test_a_difference_that_is_always_the_same_is_certain() -> None:
    gain = compare([0.6, 0.7, 0.5], [0.4, 0.5, 0.3])
    assert gain.mean == pytest.approx(0.2)
    assert gain.error == pytest.approx(0.0, abs=1e-6)
    noisy = compare([0.9, 0.1, 0.9, 0.1], [0.5] * 4)
    assert noisy.mean == pytest.approx(0.0)
    assert noisy.error > 0.2


@pytest.mark.parametrize("bot", ["sergeant", "lieutenant", "captain"])
def test_a_thought_goes_with_the_choice_that_the_bot_makes(record: Record, bot: str) -> None:
    past = Past.read(record)
    insight = past.insight(12)
    assert insight is not None
    action, thought = think(_quick(bot), insight, "1861", 9)
    assert action == _quick(bot).choose(insight)
    assert thought is not None
    assert (thought.bot, thought.seat, thought.action) == (bot, insight.seat, str(action))
    assert thought.line[0] == (insight.seat, str(action))
    listed = {str(one) for one in insight.actions}
    assert {other.action for other in thought.others} <= listed - {thought.action}
    assert thought.others
    assert all(0 <= other.chance <= 1 for other in thought.others)
    assert (thought.sure is None) == (bot != "captain")
    assert from_plain(json.loads(json.dumps(to_plain(thought)))) == thought


def test_a_thought_tells_how_its_choice_would_be_carried_out_and_what_the_search_saw() -> None:
    told = 0
    for title, state, seat, decision in moments("1861", seed=4, every=1):
        if decision.clause != "4.1" or not title.quiet(state):
            continue
        insight = Insight(title, state, seat, decision)
        action, thought = think(_quick("captain"), insight, "1861", 9)
        bot = _quick("captain")
        assert isinstance(bot, Searcher)
        search = bot.searched(insight)
        assert thought is not None
        first = seat == title.seats(())[0]
        shares = [Estimate().share(worth, first=first) for worth in search.seen(action)]
        assert thought.chance == round(sum(shares) / len(shares), 4)
        steps, _ = search.plan(action)
        if steps:
            assert thought.line[1] == (seat, str(steps[0]))
            told += 1
        if told:
            return
    raise AssertionError("no choice had a line")


@pytest.mark.parametrize("seat", ["blue", "red"])
def test_a_choice_made_together_is_thought_of_as_one_s_own(seat: str) -> None:
    title, state, decision = bidding(3)
    insight = Insight(title, state, seat, decision)
    action, thought = think(_quick("captain"), insight, "dawn", 9)
    assert action == _quick("captain").choose(insight)
    assert thought is not None
    assert thought.line == [(seat, str(action))]
    listed = {str(one) for one in insight.actions}
    assert {other.action for other in thought.others} <= listed - {str(action)}
    assert thought.sure is not None
    assert 0 <= thought.sure <= 1


def _quick(name: str) -> Bot:
    return make_bot(name, 4) if name != "captain" else Searcher(CAPTAIN.within(Budget(40, 1e9)), 4)


def test_bots_without_intent_say_nothing(record: Record) -> None:
    insight = Past.read(record).insight(12)
    assert insight is not None
    for name in ("random", "recruit"):
        action, thought = think(make_bot(name, 4), insight, "1861", 9)
        assert action == make_bot(name, 4).choose(insight)
        assert thought is None


def test_chances_are_certain_only_far_from_even() -> None:
    estimate = Estimate(even=200, scale=100, games=50)
    assert estimate.share(200, first=True) == 0.5
    assert estimate.share(-200, first=False) == 0.5
    assert estimate.share(300, first=True) == pytest.approx(0.731, abs=0.001)
    assert estimate.share(10**6, first=True) == pytest.approx(1.0)
    assert estimate.share(-(10**6), first=True) == pytest.approx(0.0)
    assert estimate_for("forthepeople", "no such scenario").games == 0


def test_what_luck_could_explain_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """In 24 worlds 0.1 is little more than one standard error; in 96 it is more than two."""
    worlds: list[int] = []

    def dealt(
        _insight: Insight, actions: list[Action], samples: int, _choose: random.Random, *_: object
    ) -> list[list[float]]:
        """The second action wins by 0.1 in the mean, and by luck of 0.4 either way."""
        worlds.append(samples)
        luck = [0.4 if world % 2 else -0.4 for world in range(samples)]
        return [[0.5] * samples, *[[0.6 + by for by in luck] for _ in actions[1:]]]

    monkeypatch.setattr(judge, "weigh", dealt)
    past = Past.read(Record.load(RECORD))
    seq = next(seq for seq in range(len(past.lines)) if past.insight(seq) is not None)
    verdict = verdict_on(past, seq, 1, Effort(iterations=5), Estimate(0, 1000, 40))
    assert worlds == [8, 24, 24, 48]
    assert verdict.counts
    assert verdict.gain.mean == pytest.approx(0.1)
    assert verdict.gain.error == pytest.approx(0.4 / 96**0.5, rel=0.01)


def test_a_fit_finds_the_scale_that_the_games_were_made_with() -> None:
    choose = _random()
    truth = Estimate(even=300, scale=500)
    games: list[Course] = []
    for _ in range(1500):
        worth = choose.gauss(0, 900)
        won = choose.random() < truth.share(worth, first=True)
        games.append(Course([int(worth)], float(won)))
    fitted = fit(games)
    assert fitted.even == pytest.approx(300, abs=80)
    assert fitted.scale == pytest.approx(500, rel=0.2)
    assert fitted.games == 1500


def test_a_scenario_that_one_side_always_wins_still_has_a_curve() -> None:
    fitted = fit([Course([100, 200, 300], 1.0)] * 10)
    assert fitted.scale > 0
    assert fitted.share(200, first=True) > 0.5


@pytest.mark.parametrize(
    ("title", "scenario"),
    [
        *(("forthepeople", "1863"), ("savannah", "historical")),
        *(("mosby", level) for level in ("partisan", "ranger", "gray-ghost")),
    ],
)
def test_the_chances_of_a_scenario_were_fitted_to_games(title: str, scenario: str) -> None:
    assert estimate_for(title, scenario).games >= 40


@pytest.mark.parametrize(("title", "scenario"), [("uscivilwar", "1861"), ("uscivilwar", "1862")])
def test_a_few_games_make_a_scale_and_no_chances(title: str, scenario: str) -> None:
    estimate = estimate_for(title, scenario)
    assert estimate.games == 0
    assert 0 < estimate.scale < Estimate().scale


@pytest.mark.parametrize("title", ["forthepeople", "savannah"])
def test_the_analysis_and_the_judgement_of_a_decision_agree(title: str) -> None:
    """Over a whole game: what is told of a decision is what ``--at`` tells of it."""
    files = sorted((GOLDEN / title).glob("*.roll"), key=lambda one: one.stat().st_size)
    analysed = ((one, analyse(one, 5, LITTLE)) for one in map(Record.load, files))
    record, found = next((one, told) for one, told in analysed if told.decisions)
    past, estimate = Past.read(record), estimate_for(record.title, record.scenario)
    for told in found.decisions:
        verdict = verdict_on(past, told.seq, 5, LITTLE, estimate)
        assert verdict.counts
        assert (str(verdict.better), verdict.expected) == (told.better, told.expected)
        assert verdict.better_expected == told.better_expected


def test_a_march_is_blamed_for_what_it_can_do_and_not_for_who_stumbles() -> None:
    """A card that begins a march is judged by the march's best line, not by a few random steps."""
    began = 0
    for title, state, seat, decision in moments("1861", seed=4, every=1):
        insight = Insight(title, state, seat, decision)
        if decision.clause != "4.1" or not title.quiet(state):
            continue
        for action in insight.actions:
            line = carried_out(insight, action, _random())
            if not line:
                continue
            began += 1
            with_line, climb = (
                weigh(insight, [action], 12, _random(), Estimate(), lines)[0]
                for lines in ({action: line}, {})
            )
            assert sum(with_line) > sum(climb) - 0.1 * len(climb)
        if began > 3:
            return
    raise AssertionError("nothing that was begun had a line")
