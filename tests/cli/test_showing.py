"""`show` at the terminal: who stands in a place, where a piece stands, as the seat may know it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longroll.bots import Insight, RandomBot
from longroll.cli.terminal import Terminal
from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.tableau import HIDDEN
from longroll.engine.title import get_title
from longroll.words import LANGUAGES, words_for
from tests.cli.terminal import longroll

STEPS, EVERY = 240, 20
GOLDEN = Path(__file__).parents[1] / "golden"

GAMES = [
    ("bobbylee", "1863", ()),
    ("forthepeople", "1862", ()),
    ("mosby", "ranger", ()),
    ("savannah", "historical", ("advanced",)),
    ("uscivilwar", "1862", ("advanced",)),
]
TITLES = tuple(title for title, _, _ in GAMES)


@pytest.mark.parametrize(("title", "scenario", "options"), GAMES)
def test_a_place_says_who_is_there_and_a_piece_where_it_is(
    title: str, scenario: str, options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    game, bot = Game(title, scenario, options, seed=5), RandomBot(5)
    words = words_for(title, "en")
    table = Terminal(game, dict.fromkeys(game.seats), words)
    places = set(game.title.inventory.atlas().place_keys)
    asked = 0
    for step in range(STEPS):
        if game.over:
            break
        decision = game.decision
        if step % EVERY == 0:
            counters = [
                counter
                for counter in game.tableau(decision.seat).layout.counters
                if counter.place.partition("/")[0] in places
            ]
            for place in dict.fromkeys(counter.place.partition("/")[0] for counter in counters):
                capsys.readouterr()
                table.show(place)
                told = capsys.readouterr().out
                for counter in counters:
                    if counter.key and counter.place.partition("/")[0] == place:
                        assert words.shown(counter.key) in told, (place, counter)
            for counter in counters:
                if counter.key:
                    asked += 1
                    table.show(counter.key)
                    told = capsys.readouterr().out
                    where = str(words.name("space", counter.place.partition("/")[0]))
                    assert where in told, counter
        insight = Insight(game.title, game.state, decision.seat, decision)
        game.push(bot.choose(insight), decision.seat)
    assert asked


def test_no_face_is_told_that_the_seat_does_not_see(capsys: pytest.CaptureFixture[str]) -> None:
    game = Game("bobbylee", "1863", seed=5)
    game.push("bid 0", "union")
    game.push("bid 1", "confederate")
    seat = game.decision.seat
    table = Terminal(game, dict.fromkeys(game.seats), words_for("bobbylee", "en"))
    other = next(each for each in game.seats if each != seat)
    theirs = {
        counter.key: counter.place
        for counter in game.tableau(other).layout.counters
        if counter.key and counter.side == other
    }
    seen = game.tableau(seat).layout
    hidden = {c.place for c in seen.counters if c.kind == HIDDEN}
    assert hidden & set(theirs.values())
    for key, place in theirs.items():
        if key in seen.stands():
            continue
        capsys.readouterr()
        table.show(place)
        assert table.words.shown(key) not in capsys.readouterr().out
        table.show(key)
        assert str(table.words.name("space", place)) not in capsys.readouterr().out


def typed(title: str, *lines: str, options: tuple[str, ...] = ()) -> str:
    words = ("play", title, "--seed", "4", *options)
    told = longroll(*words, typed="".join(f"{line}\n" for line in lines))
    assert (told.status, told.err) == (0, ""), told.err
    return told.out


def test_a_crowd_is_told_by_name() -> None:
    shown = typed("bobbylee", "show Alexandria")
    assert "infantry: 4 blocks" in shown
    assert "1st Division, I Corps (3 steps)" in shown


def test_a_force_on_the_move_is_where_it_has_come_to() -> None:
    lines = ("1", "activate mcdowell", "2", "show washington", "show mcdowell")
    shown = typed("forthepeople", *lines)
    told = shown.partition("> show washington")[2]
    assert "on the move" in told
    assert "Washington (DC), on the move" in told.partition("> show mcdowell")[2]


def test_mosby_is_shown_as_others_are() -> None:
    shown = typed("mosby", "1", "show mosby", "show new baltimore")
    assert shown.partition("> show mosby")[2].count("men") >= 1


def test_a_naval_leader_is_known_in_the_advanced_game() -> None:
    options = ("--scenario", "1862", "--option", "advanced")
    assert "in Chesapeake Bay" in typed("uscivilwar", "show Farragut", options=options)
    assert "Nothing is called" in typed("uscivilwar", "show Farragut")


@pytest.mark.parametrize("title", ["bobbylee", "uscivilwar"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_ground_and_of_hexside_has_words(title: str, language: str) -> None:
    words, sheet = words_for(title, language), get_title(title).inventory.atlas().sheet
    assert sheet is not None
    lacking = [side.kind for side in sheet.sides if not words.text(f"hexside-{side.kind}")]
    assert not lacking


@pytest.mark.parametrize(
    ("title", "place", "told"),
    [
        ("bobbylee", "1510", ["clear", "major river (Potomac)", "southwest, "]),
        ("bobbylee", "0412", ["turnpike (Valley Turnpike)", "mountain hexside"]),
        ("uscivilwar", "cairo", ["navigable river, class 2 (Mississippi)", "west, "]),
        ("savannah", "1404", ["clear ground", "south, 1405: redoubt"]),
    ],
)
def test_show_tells_the_ground_and_the_hexsides(title: str, place: str, told: list[str]) -> None:
    shown = longroll("play", title, "--seed", "3", typed=f"show {place}\nquit\n").out
    shown = shown.partition(f"> show {place}\n")[2].partition("\n> ")[0]
    for each in told:
        assert each in shown
    assert shown.count("hexsides") == 1


@pytest.mark.parametrize("title", TITLES)
def test_show_force_is_answered_by_each_title(title: str) -> None:
    told = longroll("play", title, "--seed", "3", "-l", "it", typed="show forza\nquit\n")
    assert "nulla si chiama" not in told.out
    nobody = "in marcia" if title == "forthepeople" else "Nessuna forza risulta in marcia."
    assert nobody in told.out


def test_a_march_that_is_being_ordered_is_the_force_on_the_move() -> None:
    shown = typed("uscivilwar", "march mcclellan", "take rosecrans", "show force")
    told = shown.partition("> show force\n")[2].splitlines()
    assert [line.split("  ")[-1].strip() for line in told[:2]] == ["McClellan", "Rosecrans"]
    assert "Marietta (1536)" in told[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", ["KY", "kentucky", "VA", "virginia", "TX", "IT"])
def test_a_state_is_shown_by_its_key_and_by_its_name(state: str, language: str) -> None:
    told = longroll(
        *("play", "uscivilwar", "--scenario", "1861", "--seed", "3", "-l", language),
        *("--confederate", "random"),
        typed=f"show {state}\nquit\n",
    ).out
    told = told.partition(f"> show {state}\n")[2].partition("\n> ")[0]
    words = words_for("uscivilwar", language)
    key = {"kentucky": "ky", "virginia": "va"}.get(state, state.lower())
    assert f"{words.label('state')} " in told
    assert str(words.name("state", key)) in told
    if key == "ky":
        owner = {"en": "Kentucky, neutral", "es": "Kentucky, neutral", "it": "Kentucky, neutrale"}
        assert owner[language] in told
        nobody = words.label("valued-neutral")
        assert re.search(rf"{nobody} +Covington", told)
    if key == "va":
        assert re.search(r"Richmond \(2146\)", told)
        assert words.label("valued-confederate") in told


def test_a_state_is_shown_by_its_name_in_the_players_language() -> None:
    told = longroll(
        *("play", "uscivilwar", "--seed", "3", "-l", "es"),
        typed="mostrar carolina del norte\nquit\n",
    ).out
    assert "Carolina del Norte" in told
    assert "Raleigh (2743)" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_about_himself_is_not_listed_as_being_with_himself(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game, words = Game("mosby", "ranger", seed=3), words_for("mosby", language)
    game.push(game.actions[0])
    table = Terminal(game, dict.fromkeys(game.seats), words)
    capsys.readouterr()
    table.obey("show mosby")
    told = capsys.readouterr().out.splitlines()
    assert sum("Mosby" in line for line in told) == 1, told
    # Where he stands he is still named.
    table.obey("show new-baltimore")
    assert "Mosby" in capsys.readouterr().out


VERBS = ("go", "march", "attack", "place", "deploy", "play", "align", "choose", "frobnicate")
"""Of some title each, but for the last; no title has them all."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_who_asks_about_a_place_that_there_is_not_is_told_so(
    title: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game, words = Game(title, seed=3), words_for(title, language)
    table = Terminal(game, dict.fromkeys(game.seats), words)
    said = str(words.text("table-unknown", {"name": "atlantis"}))
    for verb in VERBS:
        capsys.readouterr()
        table.why(f"{verb} atlantis")
        assert said in capsys.readouterr().out.replace("\n", " "), verb


@pytest.mark.parametrize("title", TITLES)
def test_no_word_of_an_order_is_taken_for_the_name_of_a_place(title: str) -> None:
    words, played = words_for(title, "en"), 0
    for file in sorted((GOLDEN / title).glob("*.roll"))[::2]:
        for line in Record.load(file).lines:
            assert not words.unknown(line.action), line.action
            played += 1
    assert played > 100


def test_who_orders_somebody_to_a_place_that_there_is_not_is_told_so() -> None:
    told = longroll("play", "mosby", "--seed", 3, typed="go atlantis\nquit\n\n").out
    assert "Nothing is called “atlantis” here." in told


def test_the_nearest_names_are_offered_instead(capsys: pytest.CaptureFixture[str]) -> None:
    game, words = Game("mosby", seed=3), words_for("mosby", "it")
    table = Terminal(game, dict.fromkeys(game.seats), words)
    table.why("go herndn")
    assert "Herndon" in capsys.readouterr().out
    # A place that there is gets no such answer.
    table.why("go orleans")
    assert "nulla si chiama" not in capsys.readouterr().out
