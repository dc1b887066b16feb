"""What the log and the lists of orders say: of cards, forts, batteries, and of many ships."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longroll.engine.action import parse
from longroll.engine.event import Event
from longroll.engine.title import get_title
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.components import CARD_KINDS, CONFEDERATE, SHIPS, SIDE_KEYS, UNION
from longroll.titles.uscivilwar.hardship import SupplySegment
from longroll.titles.uscivilwar.reinforcement import UnionReinforcement
from longroll.titles.uscivilwar.ships.yards import ConfederateYards, NavalRepair
from longroll.titles.uscivilwar.state import CONDITIONS, CivilWarState, ship_key
from longroll.words import LANGUAGES, words_for
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, station
from tests.conformance.uscivilwar.test_04_cycle import run
from tests.conformance.uscivilwar.test_11_battle import phase
from tests.conformance.uscivilwar.test_20_transport import fleet
from tests.conformance.uscivilwar.test_21_denials import pulaski
from tests.conformance.uscivilwar.test_21_ships import cruise
from tests.conformance.uscivilwar.test_21_ships import phase as sea_phase
from tests.conformance.uscivilwar.test_21_ships import run as sea_run
from tests.conformance.uscivilwar.test_21_yards import moor, waters

CARDS = [int(kind in ("east", "naval")) for kind in CARD_KINDS]
Play = Callable[[], Driver[CivilWarState]]


def said(driver: Driver[CivilWarState], key: str, language: str = "en") -> str:
    """The last event of a kind in words."""
    event = [event for event in driver.events if event.key == key][-1]
    return words_for("uscivilwar", language).event(event)


# --- Cards ----------------------------------------------------------------------------------------


def _in_the_east() -> Driver[CivilWarState]:
    state = bare(6)
    station(state, UNION, "1647", 2, "mcclellan")
    state.hands[UNION] = [*CARDS]
    return phase(state)


def _attacks() -> Driver[CivilWarState]:
    state = bare(6)
    station(state, CONFEDERATE, "1748", 11, "lee")
    station(state, UNION, "1647", 5, "mcdowell")
    state.hands[CONFEDERATE] = [*CARDS]
    driver = phase(state, CONFEDERATE, dice=(3, 4, 4)).push("march lee", "lead 11")
    driver.push("attack 1647", "stand", "stake east")
    return driver


def _sails() -> Driver[CivilWarState]:
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=2)
    state.hands[UNION] = [*CARDS]
    return sea_phase(state).push("card-fleet 2416 naval")


def _fights() -> Driver[CivilWarState]:
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=2)
    state.hands[UNION] = [*CARDS]
    return cruise(state, "2416", 3, 4, 5).push("engage 2516", "stake naval")


def _moves_a_battery() -> Driver[CivilWarState]:
    state = waters()
    moor(state, "2146", battery=1)
    state.hands[CONFEDERATE] = [*CARDS]
    return sea_phase(state, CONFEDERATE).push("battery 2146 east")


def _ships() -> Driver[CivilWarState]:
    state = bare(6)
    station(state, UNION, "chesapeake-bay", 3, "burnside")
    return fleet(state, naval=1).push("ships chesapeake-bay naval")


def _is_spared() -> Driver[CivilWarState]:
    state = bare(9)
    station(state, UNION, "3732", 3)
    state.hands[UNION] = [int(kind == "west") for kind in CARD_KINDS]
    return run(state, SupplySegment(UNION), 6).push("spare west")


PLAYED: dict[str, tuple[Play, str, str]] = {
    "an Action Point": (lambda: _in_the_east().push("card east"), "played", "East"),
    "a fort": (lambda: _in_the_east().push("works east", "fort 1647"), "played", "East"),
    "pushing a cautious General on": (
        lambda: _in_the_east().push("spur mcclellan east"),
        "played",
        "East",
    ),
    "+2 in the battle": (_attacks, "played", "East"),
    "a naval action": (_sails, "played", "Naval"),
    "+2 in the naval battle": (_fights, "played", "Naval"),
    "moving a battery": (_moves_a_battery, "played", "East"),
    "naval transport": (_ships, "played", "Naval"),
}


@pytest.mark.clause("18.1")
@pytest.mark.parametrize("aim", PLAYED)
def test_the_log_tells_what_a_card_is_played_for(aim: str) -> None:
    play, key, card = PLAYED[aim]
    driver = play()
    assert said(driver, key).endswith(f"plays a card: {card}, for {aim}.")
    told = {language: said(driver, key, language) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)


@pytest.mark.clause("18.1")
def test_a_forced_march_and_a_spared_stack_are_told_with_the_card() -> None:
    state = bare(6)
    station(state, UNION, "1647", 2, "couch")
    state.hands[UNION] = [*CARDS]
    driver = phase(state).push("march couch", "lead 2", "force east")
    assert said(driver, "forced") == "The Union plays a card: East, for a forced march."
    assert "to spare the stack in" in said(_is_spared(), "spared")


# --- Forts ----------------------------------------------------------------------------------------


def told_order(driver: Driver[CivilWarState], text: str, language: str = "en") -> str:
    """An order on the list and its note, as the list has them."""
    words, order = words_for("uscivilwar", language), parse(text)
    note = AIDS.notes(driver.state, SIDE_KEYS[driver.state.side])[order]
    return f"{words.action(order, words.asked(order, driver.prompt))}; {words.message(note)}"


def _polk(level: int) -> Driver[CivilWarState]:
    """Polk in Columbus, with a fort of a level, and a card of the West in hand."""
    state = bare(6)
    place = station(state, CONFEDERATE, "2516", 3, "polk")
    state.set_fort(CONFEDERATE, place, level)
    state.hands[CONFEDERATE] = [int(kind == "west") for kind in CARD_KINDS]
    return phase(state, CONFEDERATE).push("works west")


@pytest.mark.clause("10.2.3")
def test_a_fort_that_stands_is_improved() -> None:
    driver = _polk(1)
    told = told_order(driver, "fort 2516")
    assert told == "Fort in Columbus (2516); improves the fort to level 2"
    driver.push("fort 2516")
    told = said(driver, "fort-begun")
    assert told == "The Confederacy improves the fort of Columbus (2516) to level 2."


@pytest.mark.clause("10.2.2")
def test_a_fort_where_none_stands_is_begun() -> None:
    driver = _polk(0)
    assert told_order(driver, "fort 2516") == "Fort in Columbus (2516); a new fort, of level 1"
    driver.push("fort 2516")
    assert said(driver, "fort-begun") == "The Confederacy begins a fort in Columbus (2516)."


@pytest.mark.clause("10.2.6")
def test_the_free_fort_of_the_union_names_its_level_too() -> None:
    state = bare(4)
    place = station(state, UNION, "1647", 2, "mcdowell")
    state.set_fort(UNION, place, 1)
    driver = run(state, UnionReinforcement())
    while driver.prompt == "prompt-place":
        driver.push(driver.actions[0])
    assert driver.prompt == "prompt-fort"
    words, order = words_for("uscivilwar", "en"), parse("improve 1647")
    assert words.message(AIDS.notes(state, "union")[order]) == "to level 2"


# --- What cards do --------------------------------------------------------------------------------

SPARED = {"en": "attrition", "es": "desgaste", "it": "logoramento"}
BATTERY = {"en": "naval battery", "es": "batería naval", "it": "batteria navale"}
FORCED = {"en": "forced march", "es": "marcha forzada", "it": "marcia forzata"}


@pytest.mark.clause("18.1")
@pytest.mark.clause("21.10.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_names_all_that_it_is_good_for(language: str) -> None:
    words = words_for("uscivilwar", language)
    for number, kind in enumerate(CARD_KINDS, 1):
        told = words.text(f"card-{number}-effect") or ""
        of_theatre = kind not in ("naval", "any")
        assert (SPARED[language] in told) == (FORCED[language] in told) == of_theatre, kind
        assert (BATTERY[language] in told) == (kind != "any"), kind


@pytest.mark.clause("9.4")
def test_momentum_is_of_the_current_activation() -> None:
    activation = {"en": "activation", "es": "activación", "it": "attivazione"}
    for language in LANGUAGES:
        assert activation[language] in words_for("uscivilwar", language).row("mod-momentum")


# --- Batteries and ships --------------------------------------------------------------------------


@pytest.mark.clause("21.10.4")
def test_a_battery_is_moved_and_not_launched() -> None:
    driver = _moves_a_battery()
    end = driver.actions[0]
    driver.push(end)
    assert not [event for event in driver.events if event.key == "launched"]
    told = said(driver, "battery-moved")
    goal = words_for("uscivilwar", "en").name("place", end.split()[-1])
    assert told == f"The Confederacy moves a naval battery from Richmond (2146) to {goal}."


@pytest.mark.clause("21.10.1")
def test_a_battery_that_arrives_is_laid() -> None:
    driver = sea_run(waters(), ConfederateYards(), 3, 4, 4)
    order = parse(driver.actions[0])
    words = words_for("uscivilwar", "en")
    assert words.action(order, words.asked(order, driver.prompt)).startswith("Naval battery in ")
    driver.push(driver.actions[0])
    assert said(driver, "battery-laid").startswith("The Confederacy lays a naval battery in ")


@pytest.mark.clause("21.8.1")
@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "River ship", "4 river ships"),
        ("es", "Barco fluvial", "4 barcos fluviales"),
        ("it", "Nave fluviale", "4 navi fluviali"),
    ],
)
def test_several_ships_are_told_in_the_plural(language: str, one: str, more: str) -> None:
    words = words_for("uscivilwar", language)
    for key in ("repaired", "seized"):
        for number, ships in ((1, one), (4, more)):
            named = (("ship", "river"), ("several", "river"), ("place", "2416"))
            told = words.event(Event(key, (*named, ("number", number))))
            assert told.endswith(f": {ships}.")


@pytest.mark.clause("21.8.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_and_condition_of_ships_has_a_plural(language: str) -> None:
    words = words_for("uscivilwar", language)
    mobile = [f"{kind}{how}" for kind in SHIPS[:4] for how in CONDITIONS]
    for name in (*mobile, *SHIPS[4:]):
        assert words.knows(f"several-{name}"), name


@pytest.mark.clause("21.8.1")
def test_what_is_repaired_seized_or_looked_at_names_its_plural() -> None:
    state = waters()
    place = moor(state, "2416", river_=4)
    words = words_for("uscivilwar", "en")
    shown = AIDS.show(state, "union", "2416")["units-union"]
    assert "4 damaged river ships" in [words.shown(line) for line in shown]
    driver = sea_run(state, NavalRepair())
    assert said(driver, "repaired") == "Repaired in Cairo (2416): 4 river ships."
    assert state.ships[ship_key(place, SHIPS.index("river"), 0)] == 4


@pytest.mark.clause("6.4.1")
def test_industry_that_burns_without_arsenals_names_none() -> None:
    words = words_for("uscivilwar", "en")
    told = [
        words.event(Event("destroyed", (("place", "2416"), ("number", number))))
        for number in (0, 1, 2)
    ]
    assert told == [
        "The industry of Cairo (2416) burns.",
        "The industry of Cairo (2416) burns, 1 point of arsenals with it.",
        "The industry of Cairo (2416) burns, 2 points of arsenals with it.",
    ]


@pytest.mark.clause("21.6.2.1")
def test_a_fort_that_fights_alone_has_all_the_points() -> None:
    driver = pulaski()
    forces = AIDS.prospects(driver.state, "union")[0].forces
    assert "4 NSP, all of the Coastal Fort" in words_for("uscivilwar", "en").message(forces[1])


@pytest.mark.clause("5.4.2")
def test_the_railroad_bonus_is_told_in_mp_like_the_march() -> None:
    state = bare(6)
    station(state, UNION, "1647", 2, "couch")
    driver = phase(state).push("march couch", "lead 2")
    ride = next(text for text in driver.actions if text.startswith("ride "))
    note = AIDS.notes(state, "union")[parse(ride)]
    for language, unit in (("en", "MP"), ("es", "PM"), ("it", "PM")):
        assert words_for("uscivilwar", language).message(note).split()[1].startswith(unit)


# --- Spanish and Italian --------------------------------------------------------------------------


def test_supply_is_called_as_in_the_spanish_rulebook() -> None:
    folder = get_title("uscivilwar").folder / "locale" / "es"
    words = words_for("uscivilwar", "es")
    assert words.text("overlay-supply") == "Abastecimiento"
    for file in folder.iterdir():
        assert "suministr" not in file.read_text(encoding="utf-8").lower(), file.name


@pytest.mark.parametrize(
    ("language", "title", "where"),
    [
        ("en", "Victory conditions", "in Cairo (2416)"),
        ("es", "Condiciones de victoria", "Cairo (2416)"),
        ("it", "Condizioni di vittoria", "Cairo (2416)"),
    ],
)
def test_a_title_is_a_noun_and_no_value_begins_like_a_sentence(
    language: str, title: str, where: str
) -> None:
    state = bare(6)
    station(state, UNION, "2416", 2, "grant")
    words = words_for("uscivilwar", language)
    assert words.text("chart-victory") == title
    assert words.shown(AIDS.show(state, "union", "grant")["where"]) == where


def test_the_italian_refusal_of_an_attack_is_not_martial() -> None:
    told = words_for("uscivilwar", "it").text("deny-attack-way", {"place": "Cairo (2416)"})
    assert told is not None
    assert told.endswith("prima porta la forza lì accanto.")


@pytest.mark.parametrize(
    ("language", "opens"), [("es", "Cairo: la Unión gana"), ("it", "Cairo: l'Unione vince")]
)
def test_the_odds_name_a_side_with_its_article(language: str, opens: str) -> None:
    words = words_for("uscivilwar", language)
    side = str(words.name("side", "union"))
    numbers = dict.fromkeys(("share", "least", "most", "attacker", "defender", "given"), 1)
    for key in ("table-odds", "table-odds-estimate"):
        told = words.text(key, {"place": "Cairo", "side": side, **numbers}) or ""
        assert told.startswith(opens), told
