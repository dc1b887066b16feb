"""Orders that bring nothing are not given."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from longroll.bots import Insight, Searcher, make_bot
from longroll.bots.settings import CAPTAIN, GENERAL, Budget
from longroll.engine.game import Game
from longroll.lab.suite import problems
from tests.lab.moments import moments

FEW = Budget(24, 60.0)


def _even(_state: Any, _seat: str) -> int:
    return 0


def chosen(name: str, insight: Insight) -> str:
    """What a level chooses, with few looks if it searches."""
    levels = {"captain": CAPTAIN, "general": GENERAL}
    bot = Searcher(levels[name].within(FEW), 1) if name in levels else make_bot(name, 1)
    return str(bot.choose(insight))


@pytest.mark.parametrize("title", ["bobbylee", "uscivilwar"])
@pytest.mark.parametrize("name", ["sergeant", "lieutenant", "captain", "general"])
def test_what_brings_nothing_is_not_ordered(
    monkeypatch: pytest.MonkeyPatch, name: str, title: str
) -> None:
    """Else every militia of a war is moved about in each phase (17.2.3)."""
    resting = [
        (game, insight)
        for game, state, seat, decision in moments("1861", seed=2, every=9, title=title)
        if (insight := Insight(game, game.copy(state), seat, decision)).rest() is not None
        and len(decision.actions) > 5
    ][:2]
    assert resting
    for game, insight in resting:
        monkeypatch.setattr(type(game), "judgement", replace(game.judgement, worth=_even))
        assert chosen(name, insight) == str(insight.rest())


def test_a_recruit_sends_no_militia_from_town_to_town() -> None:
    """17.2.3: it looked broken, not weak."""
    met = 0
    for title, state, seat, decision in moments("1861", seed=2, every=3, title="uscivilwar"):
        idle = {str(action) for action in decision.actions if action.verb == "post"}
        insight = Insight(title, title.copy(state), seat, decision)
        if 2 * len(idle) < len(decision.actions) or insight.rest() is None:
            continue
        met += 1
        assert not idle & {str(make_bot("recruit", n).choose(insight)) for n in range(5)}
        if met == 4:
            return
    raise AssertionError("militia is hardly ever asked about")


def test_to_pass_is_no_rest_where_something_is_lost_by_it() -> None:
    problem = next(one for one in problems("bobbylee") if one.key == "ten-points-are-not-left")
    game = Game.from_text(problem.text, problem.key, seed=1)
    assert Insight(game.title, game.state, problem.seat, game.decision).rest() is None
