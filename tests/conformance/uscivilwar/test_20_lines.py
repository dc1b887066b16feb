"""What lines of the log say in words: who, whose, how many, and nothing twice."""

from __future__ import annotations

from itertools import product

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.event import Event
from longroll.titles.uscivilwar.aids.report import contest
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from longroll.titles.uscivilwar.hardship import SupplySegment
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.words import LANGUAGES, words_for
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, lost, station
from tests.conformance.uscivilwar.test_09_reactions import field, phase
from tests.conformance.uscivilwar.test_13_captivity import pocket


@pytest.mark.clause("4.1.1")
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_action_points_are_told_once_in_a_phase(language: str) -> None:
    """With the roll for initiative, as both sides have the same."""
    words = words_for("uscivilwar", language)
    args = (("side", "union"), ("number", 47), ("union", 6), ("confederate", 1))
    assert "47" in words.event(Event("initiative-won", args))
    assert "47" not in words.event(Event("side-begins", args))


# --- Supply ---------------------------------------------------------------------------------------


def checked(die: int, points: int) -> Driver[CivilWarState]:
    """Four SP of the Union that are cut off with some points of surrender.

    To their die Marion adds one.
    """
    return Driver(pocket(points), SupplySegment(UNION), Scripted((1, die)))


@pytest.mark.clause("13.6.3")
@pytest.mark.clause("13.6.4")
@pytest.mark.parametrize(
    ("die", "points", "said"),
    [
        (4, 0, "total 5, needed 3 to hold out. They hold out: 1 more surrender point, 1 in"),
        (3, 0, "total 4, needed 3 to hold out. They hold out: 2 more surrender points, 2 in"),
        (3, 2, "total 4, needed 8 to hold out. They do not hold out: 2 more surrender points, 4"),
        (1, 0, "total 2, needed 3 to hold out. They do not hold out: 3 more surrender points, 3"),
    ],
)
def test_a_check_for_surrender_tells_who_holds_out(die: int, points: int, said: str) -> None:
    driver = checked(die, points)
    event = next(event for event in driver.events if event.key == "surrender-check")
    assert said in words_for("uscivilwar", "en").event(event)
    assert bool(dict(event.args)["success"]) == (not driver.told("surrendered"))


@pytest.mark.parametrize(
    ("language", "holds", "fails", "none"),
    [
        ("en", "They hold out:", "They do not hold out:", "no more surrender points"),
        ("es", ". Resisten:", ". No resisten:", "ningún punto de rendición más"),
        ("it", ". Resistono:", ". Non resistono:", "nessun altro punto di resa"),
    ],
)
def test_the_cut_off_hold_out_or_not_in_every_language(
    language: str, holds: str, fails: str, none: str
) -> None:
    """What an earlier version has stored tells neither."""
    words = words_for("uscivilwar", language)
    args = (("side", "union"), ("hexes", "2516"), ("roll", 8), ("needed", 8), ("points", 2))
    for success, verdict in ((1, holds), (0, fails)):
        said = words.event(Event("surrender-check", (*args, ("success", success), ("more", 0))))
        assert verdict in said
        assert none in said
    old = words.event(Event("surrender-check", args))
    assert holds not in old
    assert fails not in old


@pytest.mark.clause("13.6.3")
def test_a_surrender_tells_of_the_sp_and_the_generals() -> None:
    state = pocket(2)
    station(state, UNION, "2435", 0, "thomas")
    driver = Driver(state, SupplySegment(UNION), Scripted((1, 1)))
    assert driver.values("surrendered") == [{"side": "union", "place": "2435", "number": 4}]
    assert driver.values("surrendered-leader") == [{"general": "thomas", "place": "2435"}]
    keys = [event.key for event in driver.events]
    assert keys.index("surrendered-leader") == keys.index("surrendered") + 1


@pytest.mark.parametrize(
    ("language", "lost", "alone"),
    [
        ("en", "and loses 4 SP.", "The Union has to surrender at Columbus (2516)."),
        ("es", "y pierde 4 PF.", "La Unión rinde Columbus (2516)."),
        ("it", "con la perdita di 4 PF.", "L'Unione cede Columbus (2516), che si arrende."),
    ],
)
def test_a_surrender_without_sp_loses_none(language: str, lost: str, alone: str) -> None:
    words = words_for("uscivilwar", language)
    args = (("side", "union"), ("place", "2516"))
    assert words.event(Event("surrendered", (*args, ("number", 4)))).endswith(lost)
    assert words.event(Event("surrendered", (*args, ("number", 0)))) == alone


@pytest.mark.clause("13.2.2")
@pytest.mark.parametrize(
    ("language", "none"), [("en", "no loss"), ("es", "ninguna baja"), ("it", "nessuna perdita")]
)
def test_attrition_of_nothing_is_no_loss(language: str, none: str) -> None:
    words = words_for("uscivilwar", language)
    args = (("side", "union"), ("place", "2516"), ("roll", 3), ("needed", 6))
    assert words.event(Event("attrition", (*args, ("number", 0)))).endswith(f"; {none}.")
    assert none not in words.event(Event("attrition", (*args, ("number", 1))))


# --- Reactions ------------------------------------------------------------------------------------


@pytest.mark.clause("9.4")
@pytest.mark.parametrize("key", ["intercepts", "manoeuvres", "chases"])
@pytest.mark.parametrize(
    ("language", "plain", "changed"),
    [
        ("en", "roll 6, needed 9 or more;", "roll 6, modifiers 2, total 8, needed 9 or more;"),
        ("es", "tirada 6, hacían falta 9 o más;", "tirada 6, modificadores 2, total 8, hacían"),
        ("it", "tiro 6, serviva 9 o più;", "tiro 6, modificatori 2, totale 8, serviva 9 o più;"),
    ],
)
def test_a_roll_that_nothing_modifies_is_its_total(
    language: str, plain: str, changed: str, key: str
) -> None:
    words = words_for("uscivilwar", language)
    args = (("place", "2516"), ("goal", "2517"), ("roll", 6), ("needed", 9), ("success", 0))
    for bonus, said in ((0, plain), (2, changed)):
        event = Event(key, (*args, ("bonus", bonus), ("total", 6 + bonus)))
        assert said in words.event(event)


@pytest.mark.clause("7.2")
@pytest.mark.clause("9.4")
def test_an_interception_and_an_avoidance_name_who_commands() -> None:
    driver = phase(field(), dice=(4, 2)).push("march banks", "lead 5", "go 3716")
    told = driver.push("intercept 3717").values("intercepts")[0]
    assert (told["led"], told["commander"]) == (1, "lee")
    state = field()
    station(state, UNION, "3714", 0)
    driver = phase(state, dice=(4, 3)).push("march banks", "lead 5", "go 3716", "done")
    told = driver.push("attack 3717", "avoid").values("avoids")[0]
    assert (told["led"], told["commander"]) == (1, "lee")


@pytest.mark.clause("9.4")
@pytest.mark.parametrize(
    ("language", "least", "counted"),
    [
        ("en", "needed 9 or more; ", "needed 7 or more, modifiers counted: "),
        ("es", "hacían falta 9 o más; ", "hacían falta 7 o más, contados los modificadores: "),
        ("it", "serviva 9 o più; ", "serviva 7 o più, contati i modificatori: "),
    ],
)
def test_an_avoidance_tells_that_what_it_needed_counts_the_modifiers(
    language: str, least: str, counted: str
) -> None:
    """An interception adds them to the dice; of what avoids battle they are taken off the nine."""
    words = words_for("uscivilwar", language)
    args = (("place", "2516"), ("goal", "2517"), ("led", 0), ("success", 1), ("roll", 7))
    for key in ("intercepts", "manoeuvres", "chases"):
        event = Event(key, (*args, ("bonus", 2), ("total", 9), ("needed", 9)))
        assert least in words.event(event)
    assert counted in words.event(Event("avoids", (*args, ("needed", 7))))


@pytest.mark.parametrize(
    ("language", "way", "under"),
    [
        ("en", "Lee, from Columbus (2516) to ", "Those in Columbus (2516) under Lee roll 6"),
        ("es", "Lee, de Columbus (2516) a ", "Los de Columbus (2516), al mando de Lee, sacan 6"),
        ("it", "Lee, da Columbus (2516) a ", "Quelli di Columbus (2516) agli ordini di Lee tir"),
    ],
)
def test_who_reacts_is_named_in_every_language(language: str, way: str, under: str) -> None:
    words = words_for("uscivilwar", language)
    args = (("place", "2516"), ("goal", "2517"), ("roll", 6), ("bonus", 0), ("needed", 9))
    for key, said in (("intercepts", way), ("manoeuvres", way), ("avoids", under)):
        event = Event(key, (*args, ("led", 1), ("commander", "lee"), ("success", 0)))
        assert words.event(event).startswith(said)
        for more in ((("led", 0),), ()):  # unled, and as an earlier version has stored it
            old = words.event(Event(key, (*args, *more, ("success", 0))))
            assert "Lee" not in old
            assert "?" not in old


# --- Battles --------------------------------------------------------------------------------------


def fought(strength: int, held: int, *dice: int, fort: int = 0) -> Driver[CivilWarState]:
    """The Union attacks some Confederates in open ground."""
    state = bare(6)
    origin = station(state, UNION, "3715", strength)
    place = station(state, CONFEDERATE, "3716", held)
    state.set_fort(CONFEDERATE, place, fort)
    state.side = UNION
    force = Attackers(UNION, origin, -1, (), strength, 0, 1)
    return Driver(state, Battle(force, place), Scripted((*dice, 1)))


@pytest.mark.clause("10.2.1")
@pytest.mark.clause("11.2.1.4")
def test_losses_are_told_again_only_if_they_are_not_those_of_the_dice() -> None:
    """A fort spares some; the plate of the battle has the losses in both cases."""
    seen: set[bool] = set()
    for fort, first, second in product((0, 1), range(1, 7), range(1, 7)):
        driver = fought(5, 6, first, second, fort=fort)
        again = bool(driver.told("battle-losses"))
        assert again == bool(driver.told("works-spare"))
        report = contest(driver.events)
        assert report is not None
        assert tuple(party.loss for party in report.parties) == lost(driver)
        seen.add(again)
    assert seen == {True, False}


@pytest.mark.clause("11.2.2")
@pytest.mark.parametrize(
    ("strength", "held", "dice", "key", "by"),
    [
        (4, 5, (1, 1), "battle-lost", 0),  # * loses to 1
        (4, 5, (6, 6), "battle-lost", 2),  # 1 loses to 1*
        (5, 4, (6, 1), "battle-won", 0),  # 1* beats *
        (5, 5, (4, 3), "battle-won", 1),  # 1d beats 1
        (5, 5, (5, 4), "battle-won", 2),  # 1* beats 1d
        (5, 5, (4, 4), "battle-tied", 0),
    ],
)
def test_a_mark_that_decides_a_battle_is_told_with_its_end(
    strength: int, held: int, dice: tuple[int, int], key: str, by: int
) -> None:
    (end,) = fought(strength, held, *dice).values(key)
    assert end["by"] == by


@pytest.mark.parametrize(
    ("language", "diamond", "asterisk"),
    [
        ("en", "by a diamond.", "by an asterisk."),
        ("es", "por un diamante.", "por un asterisco."),
        ("it", "per un rombo.", "per un asterisco."),
    ],
)
def test_a_battle_is_won_by_a_mark_in_every_language(
    language: str, diamond: str, asterisk: str
) -> None:
    words = words_for("uscivilwar", language)
    args = (("side", "union"), ("place", "2516"))
    for key in ("battle-won", "battle-lost"):
        plain, rhomb, star = (words.event(Event(key, (*args, ("by", by)))) for by in range(3))
        assert rhomb.endswith(f" {diamond}")
        assert star.endswith(f" {asterisk}")
        assert plain == words.event(Event(key, args)) == rhomb.removesuffix(f" {diamond}") + "."


@pytest.mark.parametrize(
    ("language", "attack", "defence", "none"),
    [
        ("en", "for the attack, ", "for the defence, ", "the defence none."),
        ("es", "para el ataque, ", "para la defensa, ", "la defensa, ninguna."),
        ("it", "per l'attacco, ", "per la difesa, ", "la difesa nessuna."),
    ],
)
def test_a_result_tells_whose_loss_it_is(
    language: str, attack: str, defence: str, none: str
) -> None:
    words = words_for("uscivilwar", language)
    said = words.event(next(e for e in fought(5, 4, 6, 1).events if e.key == "battle-dice"))
    assert said.index(defence) < said.index(attack)
    losses = (("side", "union"), ("number", 2), ("defenders", 0))
    assert words.event(Event("battle-losses", losses)).endswith(none)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_that_an_older_version_stored_is_read_without_its_losses(language: str) -> None:
    """It told the results by the codes of the chart, and neither columns nor modifiers."""
    kept = (("dice", "2 5"), ("number", 1), ("attack", 4), ("defence", 5))
    old = Event("battle-dice", (*kept, ("done", "1*"), ("suffered", "-")))
    told = words_for("uscivilwar", language).event(old)
    assert told.count("?") == 6
    assert "*" not in told
