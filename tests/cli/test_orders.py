"""Long lists at the terminal: by kind at first, whole or in part on request."""

from __future__ import annotations

import re

import pytest

from longroll.bots import Insight, RandomBot
from longroll.cli.listing import BRIEF, KINDS, Order, grouped
from longroll.cli.terminal import Terminal
from longroll.engine.action import parse
from longroll.engine.game import Game
from longroll.engine.title import title_keys
from longroll.words import words_for
from tests.cli.terminal import longroll

BOBBY_LEE = ("play", "bobbylee", "--seed", "3", "--confederate", "random")
FOR_THE_PEOPLE = ("play", "forthepeople", "--scenario", "1863", "--seed", "3", "--union", "human")
CIVIL_WAR = ("play", "uscivilwar", "--seed", "3", "--confederate", "random")
TO_ORDERS = ("1", "1", "4")
"""Bids nothing, activates the War Department, and that is all: strategic orders follow."""


def typed(*lines: str, words: tuple[str, ...] = BOBBY_LEE) -> str:
    told = longroll(*words, typed="".join(f"{line}\n" for line in (*lines, "quit")))
    assert (told.status, told.err) == (0, ""), told.err
    return told.out


def answer(line: str, *before: str, words: tuple[str, ...] = BOBBY_LEE) -> str:
    """What is printed between a line and the next that is typed."""
    shown = typed(*before, line, words=words)
    return shown.partition(f"> {line}\n")[2].partition("\n> ")[0]


@pytest.mark.parametrize(
    ("words", "before", "kind"),
    [(BOBBY_LEE, TO_ORDERS, "send"), (CIVIL_WAR, (), "column")],
)
def test_a_long_list_is_told_by_kind(
    words: tuple[str, ...], before: tuple[str, ...], kind: str
) -> None:
    shown = typed(*before, words=words).rpartition("\n\n")[2]
    assert len(shown.splitlines()) < KINDS
    counted = re.search(rf"orders {kind} \((\d+)\), such as: ", shown)
    assert counted
    listed = answer(f"orders {kind}", *before, words=words)
    assert str(counted[1]) in listed or listed.count("\n") + 1 == int(counted[1])
    few = re.search(r"^ +\d+  .*(End of moves|End the Action Phase)", shown, re.MULTILINE)
    assert few, "few of a kind stand in the list"
    assert "“orders” lists all" in shown


def test_of_a_list_that_is_not_that_long_the_kinds_of_which_there_are_many_are_told_so() -> None:
    shown = answer("8", words=FOR_THE_PEOPLE)
    assert re.search(r"orders sail \((\d+)\), such as: Sail from ", shown)
    assert "Activate " in shown
    assert not re.search(r"^ +\d+  Sail from", shown, re.MULTILINE)
    count = re.search(r"(\d+) orders can be given", shown)
    assert count
    assert int(count[1]) <= BRIEF


def test_the_numbers_are_those_of_the_whole_list() -> None:
    whole = dict(
        re.findall(r"^ +(\d+)  (.*?)(?:  ·.*)?$", answer("orders", *TO_ORDERS), re.MULTILINE)
    )
    assert len(whole) > BRIEF
    some = answer("orders us-inf-10 transfer", *TO_ORDERS)
    rows = re.findall(r"^ +(\d+)  (.*?)  \((transfer us-inf-10 \d+)\)", some, re.MULTILINE)
    assert rows
    for number, said, action in rows:
        assert whole[number] == said
        by_number, by_text = typed(*TO_ORDERS, number), typed(*TO_ORDERS, action)
        assert by_number.replace(f"> {number}\n", "") == by_text.replace(f"> {action}\n", "")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("orders us-inf-01", "1st Division, I Corps: by sea to Washington (1510)"),
        ("orders 1st Division, V Corps oakland", "transfer us-inf-10 0107"),
        ("orders harrisburg transfer", "transfer us-inf-10 0107"),  # where the piece stands
        ("orders 1501 transfer", "transfer us-inf-10 0107"),
        ("orders zzz", "No order has these words: zzz"),
        ("orders send", "orders send us-inf-01 ("),  # too many still: by what comes next
    ],
)
def test_words_narrow_the_list(line: str, told: str) -> None:
    assert told in answer(line, *TO_ORDERS)


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("es", "ordenes divisiones", "Ninguna orden lleva estas palabras: divisiones"),
        ("es", "órdenes us-inf-10 transfer", "Oakland (0107)"),
        ("it", "ordini fuori mappa oakland", "transfer us-inf-10 0107"),
    ],
)
def test_the_list_is_narrowed_in_the_players_language(language: str, line: str, told: str) -> None:
    assert told in answer(line, *TO_ORDERS, words=(*BOBBY_LEE, "-l", language))


ADVANCED = (
    *("play", "uscivilwar", "--scenario", "1862", "--option", "advanced"),
    *("--confederate", "human", "--seed", "2"),
)


def test_a_kind_does_not_hide_what_has_its_word_in_the_text() -> None:
    """The order "battery" plays a card: batteries that a railroad takes were left out."""
    every = re.findall(
        r"^ +(\d+)  (.*battery.*?)(?:  .*)?$", answer("orders", words=ADVANCED), re.M
    )
    shown = answer("orders battery", words=ADVANCED)
    listed = re.findall(r"^ +(\d+)  (.*?)(?:  .*)?$", shown, re.M)
    assert {*listed} == {*every}
    kind, others = shown.split("Others whose text has “battery”:\n")
    assert [row.count("(battery ") for row in kind.splitlines()] == [1, 1, 1, 1]
    assert others.splitlines()[0].endswith("(battery-rail 2449)  · 1 Action Point")
    # A kind still is what the list of kinds counts, and the rest may be narrowed, too.
    shown = answer("orders march", words=ADVANCED)
    assert shown.partition("Others whose text has “march”:\n")[0].count("\n") == 23
    assert "March 1 SP from Winchester (1644) without a General" in shown
    assert answer("orders march column", words=ADVANCED).count("\n") == 25


@pytest.mark.parametrize("title", title_keys())
def test_each_word_of_an_order_finds_it(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, bot = Game(title, seed=7), RandomBot(7)
    table = Terminal(game, dict.fromkeys(game.seats), words_for(title, "en"))
    for _ in range(12):
        seat = game.decision.seat
        numbers = {action: n for n, action in enumerate(table.offered(seat), 1)}
        for action, text in [*table.told(seat).items()][:: 1 + len(numbers) // 3]:
            for word in text.replace(",", "").split():
                capsys.readouterr()
                table.orders(word)
                shown = capsys.readouterr().out
                listed = re.search(rf"(?:^|  ) *{numbers[action]}  ", shown, re.MULTILINE)
                assert listed or "such as: " in shown, (str(action), word)
        game.push(bot.choose(Insight(game.title, game.state, seat, game.decision)), seat)


def test_a_list_that_is_short_is_whole() -> None:
    shown = answer("1", words=BOBBY_LEE)
    assert "such as" not in shown
    assert "Activate War Department  (activate us-hq-supreme)" in shown


def test_the_form_of_an_order_tells_a_place_from_a_number() -> None:
    shown = typed(*TO_ORDERS)
    assert "To type one: send NAME SPACE SPACE, send NAME SPACE," in shown
    assert "column SPACE N" in typed(words=CIVIL_WAR)


def test_what_makes_too_many_groups_is_told_by_the_verb() -> None:
    orders = [Order(n, parse(f"place {n} 1")) for n in range(KINDS + 1)]
    assert [*grouped(orders, KINDS)] == ["place"]
    assert len(grouped(orders)) == KINDS + 1


def test_a_long_list_tells_attacks_first() -> None:
    listed = answer("orders", *TO_ORDERS).splitlines()
    attacks = [line for line in listed if "an attack, " in line]
    assert 0 < len(attacks) < len(listed)
    last = next(line for line in listed if "an attack, " not in line)
    assert listed.index(last) == listed.index(attacks[-1]) + 1


def test_an_order_that_throws_points_away_is_typed_twice() -> None:
    """The word that ended an interception would end the phase, if typed once too often."""
    warned = r"2 points lost\. Type it again if you mean it\."
    parts = typed("done", "score", "done", words=CIVIL_WAR).split("\n> ")
    assert re.fullmatch(rf"done\n{warned}", parts[1])
    assert not re.search(warned, parts[3]), "nothing else was ordered between"
    assert "The Confederacy begins its phase" in parts[3]
    trained = typed("train any", "train any", "done", words=CIVIL_WAR)
    assert not re.search("Type it again", trained), "nothing is left to lose"
