"""The terminal in the player's language: names, refusals, overlays, numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from longroll.bots import Insight, RandomBot
from longroll.cli.commands import COMMANDS
from longroll.engine.finding import slug
from longroll.engine.game import Game
from longroll.engine.prospect import Ending, Prospect
from longroll.engine.title import get_title, title_keys
from longroll.words import words_for
from tests.cli.terminal import answer, session


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize(
    ("language", "unknown", "word"),
    [
        ("en", "Nothing is called “zzz” here.", "“ach,” is not understood here."),
        ("es", "Aquí nada se llama «zzz».", "«ach,» no se entiende aquí."),
        ("it", "Qui nulla si chiama «zzz».", "«ach,» qui non si capisce."),
    ],
)
def test_refusals_are_in_the_players_language(
    title: str, language: str, unknown: str, word: str
) -> None:
    assert answer(title, language, "show zzz") == unknown
    assert word in answer(title, language, "Ach, so!")
    assert word in answer(title, language, "why Ach, so!")


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Did you mean: Washington ("), ("es", "¿Querías decir: "), ("it", "Intendevi: ")],
)
def test_what_may_have_been_meant_is_told_by_name(language: str, told: str) -> None:
    assert told in answer("forthepeople", language, "show wash")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "No such file or directory"),
        ("es", "Esa carpeta no existe"),
        ("it", "Quella cartella non esiste"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_in_the_players_language(
    language: str, told: str, tmp_path: Path
) -> None:
    assert answer("mosby", language, f"save {tmp_path}/none/a.roll").endswith(told)


@pytest.mark.parametrize(
    ("title", "language", "name", "key"),
    [
        ("bobbylee", "es", "Ejército del Potomac", "us-hq-ap"),
        ("bobbylee", "it", "armata del potomac", "us-hq-ap"),
        ("bobbylee", "es", "ejercito del potomac", "us-hq-ap"),
        ("forthepeople", "it", "Armata del Potomac", "army-of-the-potomac"),
        ("bobbylee", "en", "Pickett's Division", "cs-inf-01"),
        ("bobbylee", "en", "Pickett\N{RIGHT SINGLE QUOTATION MARK}s Division", "cs-inf-01"),
        ("bobbylee", "es", "división de pickett", "cs-inf-01"),
    ],
)
def test_a_name_of_the_players_language_is_known(
    title: str, language: str, name: str, key: str
) -> None:
    told = answer(title, language, f"show {name}")
    assert told == answer(title, language, f"show {key}")
    assert told.count("\n") > 1


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_each_overlay_is_known_by_what_the_list_calls_it(title: str, language: str) -> None:
    command = words_for(title, language).text("table-command-overlay")
    listed = answer(title, language, f"{command}")
    named = re.findall(r"(?:: |, )([^,:]+) \(([a-z-]+)\)", listed)
    assert named, listed
    lines = [each for name, key in named for each in (name, slug(name), key)]
    shown = session(title, language, *(f"{command} {line}" for line in lines))
    for line in lines:
        told = shown.partition(f"> {command} {line}\n")[2].partition("\n> ")[0]
        assert told.partition("\n")[0].endswith("]"), (line, told[:200])


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_each_chart_is_known_by_its_key_and_its_name(title: str, language: str) -> None:
    words = words_for(title, language)
    command = words.text("table-command-charts")
    keys = re.findall(r"\(([a-z0-9-]+)\)", answer(title, language, f"{command}"))
    assert "victory" in keys
    assert set(keys) > {table.chart.key for table in get_title(title).aids.references}
    names = {key: str(words.text(f"chart-{key}")) for key in keys}
    lines = [each for key, name in names.items() for each in (key, name)]
    shown = session(title, language, *(f"{command} {line}" for line in lines))
    for key, name in names.items():
        for line in (key, name):
            told = shown.partition(f"> {command} {line}\n")[2].partition("\n> ")[0]
            assert told.strip().startswith(name), (line, told[:200])
            assert "\n" in told.strip(), line
    unknown = answer(title, language, f"{command} xyzzy")
    assert "xyzzy" in unknown
    assert names["victory"] in unknown


@pytest.mark.parametrize("language", ["es", "it"])
def test_commands_are_known_without_their_accents(language: str) -> None:
    words = words_for("mosby", language)
    for name in COMMANDS:
        if name in ("?", "help", "quit", "save"):
            continue
        called = words.text(f"table-command-{name}")
        assert called
        assert answer("mosby", language, slug(called)) == answer("mosby", language, name)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "loses 0.5 on average"), ("es", "pierde 0,5 de media"), ("it", "perde 0,5 in media")],
)
def test_odds_are_told_with_the_sign_of_the_language(language: str, told: str) -> None:
    assert told in answer("uscivilwar", language, "odds")


@pytest.mark.parametrize("language", ["es", "it"])
def test_no_number_has_a_point_where_a_comma_belongs(language: str) -> None:
    words = words_for("savannah", language)
    assert words.number(0.5) == words.shown(0.5) == words.shown("0.5") == "0,5"
    assert words.number(-1.5) == "\N{MINUS SIGN}1,5"
    assert words.shown({"text": "note-step", "cost": "0.5", "left": "1.5"}).count(",5") == 2
    assert "0,5" in str(words.text("note-step", {"cost": "0.5", "left": "1"}))
    assert words.text("table-no-rule", {"clause": "9.2"}) is not None
    assert "9.2" in str(words.text("table-no-rule", {"clause": "9.2"}))


@pytest.mark.parametrize(
    ("title", "language", "told"),
    [
        ("forthepeople", "en", "(value: 3, event: Union)"),
        ("forthepeople", "es", "(valor: 3, evento: Unión)"),
        ("uscivilwar", "en", "(deck of: both sides, in the full deck: 4, you hold: 1)"),
        (
            "uscivilwar",
            "es",
            "(mazo de: ambos bandos, en el mazo completo: 4, en tu mano: 1)",
        ),
        (
            "uscivilwar",
            "it",
            "(mazzo di: entrambe le parti, nel mazzo intero: 4, in mano tua: 1)",
        ),
    ],
)
def test_each_number_of_a_hand_has_a_name(title: str, language: str, told: str) -> None:
    assert told in answer(title, language, "hand")


def test_a_hex_is_no_card_though_it_is_a_number() -> None:
    assert answer("bobbylee", "en", "show 1210").count("Manassas Junction") == 1
    assert "Winter Quarters" not in answer("savannah", "en", "show 1404")
    assert answer("savannah", "en", "show 1404").count("Spring Hill") == 1


@pytest.mark.parametrize("title", title_keys())
def test_no_number_of_a_game_has_a_point_in_spanish(title: str) -> None:
    """Events, notes, odds and charts; the numbers of clauses have theirs."""
    game, bot, words = Game(title, seed=5), RandomBot(5), words_for(title, "es")
    told: list[str] = []
    for step in range(200):
        if game.over:
            break
        seat, state = game.decision.seat, game.state
        aids = game.title.aids
        told += [words.message(note) for note in aids.notes(state, seat).values()]
        if step % 40 == 0:
            charts = [row for chart in aids.charts(state, seat) for row in chart.rows]
            told += [words.cell(cell) for row in charts for cell in row.cells]
            told += [words.event(e) for p in aids.prospects(state, seat) for e in p.modifiers]
        insight = Insight(game.title, state, seat, game.decision)
        told += [words.event(event) for event in game.push(bot.choose(insight), seat)]
    clause, pointed = re.compile(r"§ [\w.]+(, [\w.]+)*|\[[\w.]+\]"), re.compile(r"\d\.\d")
    assert len(told) > 100
    assert [text for text in told if pointed.search(clause.sub("", text))] == []


@pytest.mark.parametrize(
    ("language", "beside"),
    [
        ("en", "Washington  · Brings 1 point."),
        ("es", "Washington  · Da 1 punto."),
        ("it", "Washington  · Porta 1 punto."),
    ],
)
def test_no_comma_leads_to_a_note_that_is_a_sentence(language: str, beside: str) -> None:
    there = ("centreville", "chantilly", "frying-pan", "vienna", "falls-church")
    ride = ["muster new-baltimore", "risk", "go sudley-springs", "scout centreville"]
    ride += [f"go {place}" for place in there]
    shown = answer("mosby", language, "go washington", *ride)
    assert beside in shown


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "The overlays: "), ("es", "Las capas: "), ("it", "Gli strati: ")],
)
def test_overlays_are_called_as_their_command_is(language: str, told: str) -> None:
    command = str(words_for("mosby", language).text("table-command-overlay"))
    assert told in answer("mosby", language, command)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Mayfield (2517), from Cairo (2416):", "Mayfield (2517), from Paducah (2417):")),
        ("es", ("Mayfield (2517), desde Cairo (2416):", "Mayfield (2517), desde Paducah (2417):")),
        ("it", ("Mayfield (2517), da Cairo (2416):", "Mayfield (2517), da Paducah (2417):")),
    ],
)
def test_battles_for_the_same_hex_are_told_by_who_attacks(
    language: str, told: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sides, sure = ("union", "confederate"), (Ending(0, 1, attacker_wins=True, ways=1),)
    fights = [
        Prospect(place, *sides, (), sure, 1, start=start)
        for place, start in (("2517", "2416"), ("2516", "2416"), ("2517", "2417"))
    ]
    title = get_title("uscivilwar")

    def foretold(_state: object, _seat: str) -> tuple[Prospect, ...]:
        return tuple(fights)

    monkeypatch.setattr(type(title), "aids", replace(title.aids, prospects=foretold))
    shown = answer("uscivilwar", language, "odds")
    assert all(line in shown for line in told)
    assert told[0].replace("Mayfield (2517)", "Columbus (2516)") in shown
