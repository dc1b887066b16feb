"""Each seat's aim stands beside the map in words, with the count of now, until the very end."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

import pytest

from longroll.bots import Insight, RandomBot
from longroll.engine.chart import Aim, Chart, Row
from longroll.engine.event import OBSERVER, Event, Message
from longroll.engine.game import Game
from longroll.engine.title import get_title, title_keys
from longroll.testing import promises
from longroll.words import LANGUAGES, words_for
from tests.cli.terminal import longroll

CASES = [(key, one.key) for key in title_keys() for one in get_title(key).info.scenarios]


@pytest.mark.parametrize(("title", "scenario"), CASES)
def test_each_side_is_told_what_it_needs_and_what_there_is(title: str, scenario: str) -> None:
    game = Game(title, scenario, seed=1)
    aims = game.title.aids.aims(game.state, OBSERVER)
    assert {aim.side for aim in aims} <= set(game.seats)
    assert len(aims) == min(2, len(game.seats))
    for language in LANGUAGES:
        for aim in aims:
            said = words_for(title, language).message(aim.told)
            assert re.search(r"\d", said)
            assert not said.startswith("show-")
            assert "{" not in said


def test_what_wins_the_war_is_told_in_its_last_turn_too() -> None:
    game, bot, words = (
        Game("mosby", "partisan", ("short-war",), seed=3),
        RandomBot(3),
        dict[int, str](),
    )
    while not game.over:
        state = game.state
        (aim,) = game.title.aids.aims(state, "mosby")
        charts = {chart.key: chart for chart in game.title.aids.charts(state, "mosby")}
        rows = {row.label: row.cells for row in charts["band"].rows}
        assert rows["needed-war"] == (40,)
        words[state.turn] = words_for("mosby", "en").message(aim.told)
        game.push(bot.choose(Insight(game.title, state, "mosby", game.decision)), "mosby")
    assert "This turn must end with" in words[1]
    assert max(words) == 3, "it did not come to the last turn"
    assert words[3].startswith("The last turn: 40 points")
    assert words[max(words)].count("40") == 1


@pytest.mark.parametrize("title", ["bobbylee", "uscivilwar"])
def test_the_terminal_tells_the_aims(title: str) -> None:
    told = longroll("play", title, "--seed", "3", typed="show track\nquit\n").out
    assert "Union, aim: " in told
    assert re.search(r"Confedera\w+, aim: ", told)


def _aims_of_a_traitor(state: Any, _seat: str) -> tuple[Aim, ...]:
    return (Aim("union", Message("show-hand", (("count", sum(state.hand[1])),))),)


def _deeds_of_a_traitor(state: Any, _seat: str, _events: list[Event]) -> tuple[Chart, ...]:
    return (Chart("deeds", "12", "table", (Row("hand", (sum(state.hand[1]),)),)),)


@pytest.mark.parametrize(
    "told", [{"aims": _aims_of_a_traitor}, {"deeds": _deeds_of_a_traitor}], ids=["aims", "deeds"]
)
def test_aims_and_deeds_that_tell_a_hand_break_the_promise_of_secrecy(
    monkeypatch: pytest.MonkeyPatch, told: dict[str, Any]
) -> None:
    game = Game("forthepeople", seed=1)
    promises.check_secrets(game.title, game.state, 1)
    monkeypatch.setattr(type(game.title), "aids", dataclasses.replace(game.title.aids, **told))
    with pytest.raises(AssertionError, match="sees a secret"):
        promises.check_secrets(game.title, game.state, 1)
