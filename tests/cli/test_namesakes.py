"""Several places of one name at the terminal: all are offered, each with its key."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from longroll.cli.terminal import Terminal
from longroll.engine.action import Action, parse
from longroll.engine.finding import NameUnknown, catalogue, find, slug
from longroll.engine.game import Game
from longroll.engine.title import get_title, title_keys
from longroll.naming import Naming
from longroll.words import LANGUAGES, words_for
from tests.cli.terminal import answer, longroll

COLUMBUS = ("1332", "1624", "2516", "3618", "4027")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", title_keys())
def test_whatever_shares_its_name_is_offered_and_told_apart(title: str, language: str) -> None:
    naming = Naming(get_title(title), words_for(title, language))
    alike = defaultdict[str, list[str]](list)
    english = get_title(title).inventory.names()
    whole = {slug(name) for name in (*naming.names.values(), *english.values())}
    for key, name in naming.names.items():
        bare = slug(name.removesuffix(f" ({key})"))
        alike[slug(name) if bare in whole else bare].append(key)
    for typed, keys in alike.items():
        if len(keys) == 1 or typed in naming.names:
            assert naming.find(typed) in {*keys, typed}
            continue
        with pytest.raises(NameUnknown) as caught:
            naming.find(typed)
        assert caught.value.several
        assert {*caught.value.hints} >= {*keys}
        said = naming.unknown(typed, caught.value.hints, several=True)
        assert all(f"({key})" in said for key in keys), said


@pytest.mark.parametrize("line", ["show columbus", "why entrench columbus"])
def test_a_name_that_is_not_unique_is_not_called_unknown(line: str) -> None:
    said = answer("uscivilwar", "en", line)
    assert said.startswith("Several here are called “columbus”; say which: Columbus (1332), ")
    assert re.findall(r"\d{4}", said) == [*COLUMBUS]
    for key in COLUMBUS:
        assert f"Columbus ({key})" in answer("uscivilwar", "en", f"show columbus {key}")


def test_the_only_city_of_its_name_is_meant() -> None:
    assert "Richmond (2146)" in answer("uscivilwar", "en", "show richmond")


def test_the_beginning_of_a_name_stands_for_the_name() -> None:
    """A box and seven hexes are called Chesapeake Bay: six of the hexes were offered."""
    assert answer("uscivilwar", "en", "show chesapeake") == answer(
        "uscivilwar", "en", "show chesapeake-bay"
    )
    known = catalogue([("1", "Spring Hill"), ("2", "Spring Hill"), ("3", "Springfield")])
    with pytest.raises(NameUnknown) as caught:
        find("spring", known, "place")
    assert (caught.value.hints, caught.value.several) == (("1", "2", "3"), False)
    with pytest.raises(NameUnknown) as caught:
        find("spring hill", known, "place")
    assert (caught.value.hints, caught.value.several) == (("1", "2"), True)


def table(capsys: pytest.CaptureFixture[str]) -> Terminal:
    game = Game("uscivilwar", "1861", seed=2)
    assert "transport fort-monroe" in map(str, game.actions)
    capsys.readouterr()
    return Terminal(game, dict.fromkeys(game.seats), words_for("uscivilwar", "en"))


def test_the_only_order_with_a_name_is_offered_beside_the_place_of_that_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Monroe in Louisiana is a place, too: its order is not taken for the fort's."""
    typed = iter(["transport monroe", "naval transport monroe", "transport fort"])
    here = table(capsys)
    offered = parse("transport fort-monroe"), parse("transport 1139")

    def two(_seat: str) -> tuple[Action, ...]:
        return offered

    monkeypatch.setattr(here, "offered", two)
    monkeypatch.setattr(here, "_line", lambda: next(typed))
    assert here.ask("union") is None
    said = capsys.readouterr().out
    assert "Do you mean this order? Then type its number.\n" in said
    assert "Naval transport from Fort Monroe  (transport fort-monroe)" in said
    # The rest names no other place, so the only order is taken.
    assert here.ask("union") == offered[0]
    assert here.ask("union") == offered[0]


def test_a_part_of_a_word_is_not_taken_for_an_order() -> None:
    asked = longroll("play", "mosby", "--seed", 3, typed="muster balt\nquit\n").out
    assert "Do you mean this order?" in asked
