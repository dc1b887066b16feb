"""A test of a title's texts: whatever random games print has a text in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from longroll.engine.action import Action, act
from longroll.engine.errors import TitleError
from longroll.engine.event import Args, Message
from longroll.engine.game import Game
from longroll.engine.title import get_title
from longroll.words import LANGUAGES, Words

__all__ = ["text_tests"]

_KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class _Alone(Words):
    """Words of one language without the English fallback; collects what is missing."""

    def __init__(self, title: str, language: str) -> None:
        super().__init__(get_title(title), language)
        del self._bundles[1:]
        self.lacking: set[str] = set()

    def need(self, *keys: str) -> None:
        """Note those of ``keys`` that have no text."""
        self.lacking.update(key for key in keys if not self.knows(key))

    def _say(self, key: str, args: Args) -> str:
        self.need(key)
        return super()._say(key, args)

    def action(self, action: Action, asked: str | None = None) -> str:
        """As in `Words`; notes an action without a text."""
        said = super().action(action, asked)
        if said == str(action):
            self.need(f"action-{action.verb}")
        return said


def text_tests(title: str, seeds: int = 2) -> Callable[[str], None]:
    """A test for each language: in ``seeds`` random games of each scenario no text is missing.

    This covers prompts, orders, events, refusals, endings, charts, the table of `Aids.show`, and
    counters.
    """

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_texts(language: str) -> None:
        words = _Alone(title, language)
        for scenario in get_title(title).info.scenarios:
            words.need(f"scenario-{scenario.key}")
            words.need(*(f"orders-{key}" for key in get_title(title).aids.kinds.values()))
            for seed in range(seeds):
                _tell(Game(title, scenario.key, seed=seed), words, random.Random(seed))
        lacking = ", ".join(sorted(words.lacking))
        assert not lacking, f"locale/{language} lacks: {lacking}"

    return test_texts


def _tell(game: Game, words: _Alone, choose: random.Random) -> None:
    words.need(*(f"side-{seat}" for seat in game.seats))
    while not game.over:
        decision = game.decision
        for seat in decision.seats:
            words.message(decision.prompts[seat])
            for action in decision.choices[seat]:
                words.action(action, words.asked(action, decision.prompts[seat].key))
        seat = choose.choice(decision.seats)
        chosen = choose.choice(decision.choices[seat])
        for probe in _probes(game, chosen, choose):
            if (denial := game.why_not(probe, seat)) is not None:
                words.denial(denial)
        _tell_table(game, seat, words)
        game.push(chosen, seat)
    for event in game.events:
        words.event(event)
    if game.result is not None:
        words.need(f"ending-{game.result.key}")


def _probes(game: Game, action: Action, choose: random.Random) -> list[Action]:
    """Orders that may be refused: a legal one with another last word."""
    atlas = game.title.inventory.atlas()
    known = [*game.title.inventory.names(), *atlas.place_keys, *map(str, range(1, 10))]
    return [act(action.verb, *action.args[:-1], choose.choice(known)) for _ in range(3)]


def _tell_table(game: Game, seat: str, words: _Alone) -> None:
    """What lies on the table and beside it."""
    for counter in game.tableau(seat).layout.counters:
        words.need(f"side-{counter.side}", *(f"badge-{badge}" for badge in counter.badges))
        if not counter.key:
            words.need(f"lying-{counter.kind}")
    for chart in game.title.aids.charts(game.state, seat):
        words.need(f"chart-{chart.key}", *(f"label-{column}" for column in chart.columns))
        for row in chart.rows:
            if words.row(row.label) == row.label:
                words.need(f"label-{row.label}")
            for cell in row.cells:
                if isinstance(cell, Message):
                    words.message(cell)
                elif words.cell(cell) == cell and _KEY.fullmatch(str(cell)):
                    words.need(f"proper-{cell}")
    try:
        shown = game.title.aids.show(game.state, seat, "")
    except TitleError:
        return
    words.need(*(f"label-{key}" for key in shown))
