"""Whatever the terminal prints as the text of an order is that order when it is typed."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from longroll.bots import Bot, Insight, RandomBot
from longroll.cli.meaning import as_told, plainly
from longroll.cli.terminal import Terminal
from longroll.engine.game import Game
from longroll.engine.title import title_keys
from longroll.words import LANGUAGES, words_for
from tests.cli.terminal import answer

STEPS = 150
"""So many decisions of each title are looked at, every third of them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", title_keys())
def test_each_order_is_known_by_the_words_that_it_is_told_in(title: str, language: str) -> None:
    game, bot = Game(title, seed=7), RandomBot(7)
    nobody: Mapping[str, Bot | None] = dict.fromkeys(game.seats)
    table = Terminal(game, nobody, words_for(title, language))
    looked = 0
    for step in range(3 * STEPS):
        if game.over:
            break
        seat = game.decision.seat
        if step % 3 == 0:
            told = table.told(seat)
            for n, (action, text) in enumerate([*told.items()][:: 1 + len(told) // 20], 1):
                looked += 1
                for typed in (text, plainly(text), f"{n}  {text}  \N{MIDDLE DOT} 31%"):
                    found = as_told(typed, told)
                    assert action in found, (typed, str(action), found)
                    # What two orders share is not an order: the reader is asked.
                    assert len(found) == 1 or {plainly(told[a]) for a in found} == {plainly(text)}
        game.push(bot.choose(Insight(game.title, game.state, seat, game.decision)), seat)
    assert looked > STEPS


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("es", "reunirse en new baltimore", "La banda se reúne en New Baltimore."),
        ("es", "1 Reunirse en New Baltimore", "La banda se reúne en New Baltimore."),
        ("it", "Radunarsi a New Baltimore", "New Baltimore"),
    ],
)
def test_an_order_is_given_in_the_players_words(language: str, line: str, told: str) -> None:
    assert told in answer("mosby", language, line)
    assert "[7.4]" not in answer("mosby", language, line)


@pytest.mark.parametrize("line", ["por qué dispersarse", "porque dispersarse: todos a casa"])
def test_why_takes_the_words_of_the_list(line: str) -> None:
    assert answer("mosby", "es", line, "1", "1").endswith(": Eso es legal ahora.")


def test_why_tells_what_forbids_an_order_that_is_told_like_those_of_the_list() -> None:
    told = answer("mosby", "es", "porqué cabalgar a new baltimore", "1", "1")
    assert told == answer("mosby", "es", "why go new-baltimore", "1", "1")
    assert told.startswith("Cabalgar a New Baltimore: ")
    assert told.endswith(answer("mosby", "es", "cabalgar a New Baltimore", "1", "1"))


def test_why_tells_what_must_be_chosen_first() -> None:
    for line in ("why attack", "why attack richmond", "why go 2146"):
        assert "first begin a march" in answer("uscivilwar", "en", line)
    assert "Richmond" not in answer("uscivilwar", "en", "why go atlantis")
    assert "atlantis" in answer("uscivilwar", "en", "why go atlantis")


def test_an_action_is_typed_with_the_names_of_places() -> None:
    """Hexes are called by their number, and a name may have several words."""
    asked = answer("uscivilwar", "en", "why entrench jefferson city", "done")
    assert asked == answer("uscivilwar", "en", "why entrench 1908", "done")
    assert asked.startswith("Entrench in Jefferson City (1908): ")
    # Of two of this name one has SP.
    assert "digs in at Alexandria" not in answer("uscivilwar", "en", "entrench alexandria", "done")
    assert "digs in at Jefferson City (1908)" in answer(
        "uscivilwar", "en", "entrench jefferson city", "done"
    )


@pytest.mark.parametrize("title", title_keys())
def test_a_word_too_many_or_too_few_is_no_order(title: str) -> None:
    """The terminal broke on "why done" and "done now": such an order names no place."""
    game, bot = Game(title, seed=7), RandomBot(7)
    nobody: Mapping[str, Bot | None] = dict.fromkeys(game.seats)
    table = Terminal(game, nobody, words_for(title, "en"))
    bare = set[str]()
    for _ in range(STEPS):
        if game.over:
            break
        seat = game.decision.seat
        told = table.told(seat)
        for verb in sorted({action.verb for action in told if not action.args}):
            bare.add(verb)
            for typed in (verb, f"{verb} nowhere"):
                assert table.naming.spelled(typed, told) is None
        game.push(bot.choose(Insight(game.title, game.state, seat, game.decision)))
    assert bare


def test_what_is_asked_of_an_order_that_names_nothing_is_answered() -> None:
    assert "legal now" in answer("uscivilwar", "en", "why done")
    assert "nowhere" in answer("uscivilwar", "en", "done nowhere")


def test_words_that_leave_it_open_lead_to_a_question() -> None:
    asked = answer("mosby", "es", "cabalgar a", "1", "1")
    assert asked.startswith("¿Cuál de estas?\n    1  Cabalgar a ")
    assert "más; con más palabras quedan menos" in asked
    asked = answer("mosby", "es", "baltimore")
    assert "(muster new-baltimore)" in asked
    assert asked.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "line"), [("es", "salir con 99 PF"), ("en", "quit 3"), ("it", "esci ora")]
)
def test_only_the_bare_word_leaves_the_table(language: str, line: str) -> None:
    told = answer("uscivilwar", language, line)
    assert told != answer("uscivilwar", language, "quit")
    assert line.split()[1] in told or "órdenes" in told


def test_who_types_a_part_of_an_order_to_set_out_does_not_leave_the_table() -> None:
    """In Spanish "salir" leaves, and an army sets out with "Salir con 2 PF"."""
    told = answer("uscivilwar", "es", "salir con", "march patterson")
    assert "¿Cuál de estas?" in told
    assert "Salir con 2 PF" in told
    assert "Dejas la mesa" not in told
