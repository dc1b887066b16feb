"""A terminal of 80 columns: no word is broken, and nothing that is typed."""

from __future__ import annotations

import io
import re
from collections import Counter

import pytest
from rich.console import Console

from longroll.cli.showing import LABEL
from longroll.engine.game import Game
from longroll.words import words_for
from tests.cli.terminal import longroll

WIDE = 80
MODULES = ("console", "listing", "commands", "sitting", "terminal")
PLAYED = ["savannah", "forthepeople", "uscivilwar", "bobbylee", "mosby"]


def shown(words: tuple[str, ...], lines: tuple[str, ...]) -> str:
    told = longroll(*words, typed="".join(f"{line}\n" for line in lines))
    assert (told.status, told.err) == (0, ""), told.err
    return told.out


@pytest.mark.parametrize("title", PLAYED)
@pytest.mark.parametrize("language", ["es", "it"])
def test_five_orders_are_played_in_eighty_columns(
    title: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("play", title, "--seed", "3", "-l", language)
    lines = (*"11111", "log", "hand", "show", "overlay", "odds", "orders", "?", "quit")
    plain = shown(words, lines)
    paper = io.StringIO()
    narrow = Console(file=paper, width=WIDE, force_terminal=True, no_color=True, highlight=False)
    for module in MODULES:
        monkeypatch.setattr(f"longroll.cli.{module}.out", narrow)
    shown(words, lines)
    told = re.sub(r"\x1b\[[\d;]*m", "", paper.getvalue())
    assert max(map(len, told.splitlines())) <= WIDE
    assert Counter(told.split()) == Counter(plain.split()), "a word was broken"
    listed = re.findall(r"\(([a-z-]+(?: [a-z0-9.+-]+)+)\)(?:  ·|$)", plain, re.MULTILINE)
    assert all(f"({action})" in told for action in listed), "what is typed was broken"


def test_the_numbers_of_what_stands_in_the_list_are_in_order() -> None:
    told = shown(("play", "uscivilwar", "--seed", "3"), ())
    numbers = [int(number) for number in re.findall(r"^ +(\d+)  ", told, re.MULTILINE)]
    assert len(numbers) > 5
    assert numbers == sorted(numbers)


def test_a_label_that_is_long_moves_what_stands_beside_all() -> None:
    told = shown(("play", "uscivilwar", "--seed", "3"), ("show track",))
    rows = told.partition("> show track\n")[2].splitlines()[:5]
    words = words_for("uscivilwar", "en")
    wide = len(words.label("balance"))
    assert wide > LABEL
    assert rows[0] == f"  {words.label('turn'):<{wide}} Turn 1: Summer 1861"


def test_the_card_of_a_cautious_general_tells_whom_it_takes_along() -> None:
    game = Game("uscivilwar", "1861", seed=3)
    notes = game.title.aids.notes(game.state, "union")
    spurs = [action for action in game.actions if action.verb == "spur"]
    assert spurs
    for action in spurs:
        march = next(a for a in game.actions if a.verb == "march" and a.args == action.args[:1])
        said, whole = (words_for("uscivilwar", "en").message(notes[a]) for a in (action, march))
        assert whole.endswith(f"; {said}")
