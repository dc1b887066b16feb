"""What the log and the plate of a battle tell: dice as they fell, and what is added to them."""

from __future__ import annotations

import re

import pytest

from longroll.engine.action import parse
from longroll.engine.chance import Scripted
from longroll.engine.event import Event, Message, Value
from longroll.engine.game import Game
from longroll.server.presenters.words import log_line
from longroll.table.history import Told
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.aids.overlays import overlays
from longroll.titles.uscivilwar.aids.report import contest
from longroll.titles.uscivilwar.aids.showing import show
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.components import CARD_KINDS, CONFEDERATE, GENERAL, UNION
from longroll.titles.uscivilwar.hardship import SupplySegment
from longroll.titles.uscivilwar.marches import March
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.ships.yards import NavalRepair
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.strategic import StrategicMovement
from longroll.titles.uscivilwar.transfers import Transfers
from longroll.words import words_for
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, station
from tests.conformance.uscivilwar.table import lost as lost_in
from tests.conformance.uscivilwar.test_09_reactions import field, phase
from tests.conformance.uscivilwar.test_13_captivity import pocket
from tests.conformance.uscivilwar.test_21_ships import columbus, cruise
from tests.conformance.uscivilwar.test_21_yards import moor, waters


@pytest.mark.clause("11.2.1.3")
@pytest.mark.clause("11.4")
def test_a_fight_tells_the_dice_of_each_side_and_all_that_is_added() -> None:
    state = bare(6)
    origin = station(state, UNION, "3715", 9, "grant", "sherman")
    place = station(state, CONFEDERATE, "3716", 6, "polk")
    state.set_fort(CONFEDERATE, place, 2)
    battle = Battle(
        Attackers(UNION, origin, GENERAL["grant"], (GENERAL["sherman"],), 9, 1, 1), place
    )
    lines = battle.lines(state)
    driver = Driver(state, battle, Scripted((3, 4, 5)))
    found = contest(driver.events)
    assert found is not None
    assert [party.dice for party in found.parties] == [(3, 4), (5,)]
    for party, line in zip(found.parties, lines, strict=True):
        assert sum(change.value for change in party.modifiers) == line.modifier
        assert party.total == sum(party.dice) + line.modifier
    told = {
        change.event.key: change.clause for party in found.parties for change in party.modifiers
    }
    assert told["modifier-demoralised"] == told["modifier-works"] == "11.4"
    assert told["modifier-generals"] == "11.3"
    assert not [event for event in found.told if event.key in told]


@pytest.mark.clause("21.6.2.3")
@pytest.mark.clause("21.6.5")
def test_a_naval_battle_tells_the_dice_of_each_side_and_all_that_is_added() -> None:
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=2)
    state.naval_leaders[0] = at("2416")
    state.hands[UNION][CARD_KINDS.index("naval")] = 1
    driver = cruise(state, "2416", 3, 4, 5).push("engage 2516")
    driver.push("stake naval")
    found = contest(driver.events)
    assert found is not None
    assert (found.place, found.clause, found.opening.key) == ("2516", "21.6", "naval-attack")
    attack, defence = found.parties
    assert (attack.strength, defence.strength) == (8, 2)
    assert [party.dice for party in found.parties] == [(3, 4), (5,)]
    assert {change.event.key: change.clause for change in attack.modifiers} == {
        "modifier-naval-leader": "21.2.8",
        "modifier-card": "21.6.5",
    }
    assert attack.total == 7 + sum(change.value for change in attack.modifiers)
    assert (defence.total, defence.modifiers) == (5, ())
    while driver.prompt == "prompt-strike":
        driver.push(driver.actions[0])
    after = contest(driver.events)
    assert after is not None
    assert after.winner == "union"


@pytest.mark.clause("21.7.2")
def test_who_goes_on_board_is_told_when_the_ships_sail() -> None:
    state = waters()
    moor(state, "2416", river=3)
    station(state, UNION, "2416", 4, "grant")
    driver = cruise(state, "2416").push("take grant", "load 2")
    assert not driver.told("embarked"), "he may still change his mind"
    driver.push("cruise 2515")
    assert driver.values("embarked") == [{"side": "union", "number": 2, "place": "2416"}]
    assert driver.values("boards") == [{"general": "grant", "place": "2416"}]


def test_a_modifier_names_its_side_in_every_language() -> None:
    event = Event("modifier-works", (("side", "confederate"), ("amount", 2)))
    for language, name in (
        ("en", "Confederacy"),
        ("es", "Confederaci\xf3n"),
        ("it", "Confederazione"),
    ):
        assert words_for("uscivilwar", language).event(event).startswith(f"{name}: +2 ")


@pytest.mark.parametrize("scenario", ["1861", "1863"])
def test_dice_of_the_log_are_faces(scenario: str) -> None:
    """Not sums, and not what modifiers have made of them."""
    game = Game("uscivilwar", scenario=scenario, seed=4, options=("advanced",))
    words = words_for("uscivilwar", "en")
    told: set[str] = set()
    for turn in range(400):
        if game.over:
            break
        for event in game.push(game.actions[turn * 7919 % len(game.actions)]):
            line = log_line(words, 0, Told(0, 0, event))
            assert all(1 <= face <= 6 for face in line.dice), line
            if line.dice:
                told.add(event.key)
    assert {"initiative-won", "blockade"} <= told


@pytest.mark.clause("4.1.4")
def test_the_union_is_told_that_it_is_sent_on_to_richmond() -> None:
    state = set_up("1861", ())
    state.side = UNION
    driver = Driver(state, Activations(UNION, 4), Scripted(()))
    assert driver.told("onward")
    assert dict(driver.decision.prompt.args)["onward"] == 1
    words = words_for("uscivilwar", "en")
    assert "On to Richmond" in words.message(driver.decision.prompt)
    note = AIDS.notes(state, "union")[parse("done")]
    assert words.message(note) == "4 points lost; and 1 SP: nobody has moved on Richmond"
    calm = Driver(set_up("1861", ()), Activations(UNION, 3), Scripted(()))
    assert not calm.told("onward")
    assert words.message(calm.decision.prompt) == "3 Action Points are left. What next?"


@pytest.mark.clause("7.8")
@pytest.mark.clause("16.6")
def test_only_transfers_of_leader_management_are_called_free() -> None:
    state = set_up("1861", ())
    state.side = UNION
    driver = Driver(state, Transfers(UNION, -1), Scripted(()))
    said = words_for("uscivilwar", "en").message
    assert said(driver.decision.prompt) == "2 transfers are left: which General?"
    free = Message("prompt-transfer", (("number", 2), ("free", 1)))
    assert said(free) == "2 free transfers: which General?"


@pytest.mark.clause("15.1")
def test_strategic_movement_tells_how_many_may_still_go() -> None:
    state = set_up("1861", ())
    state.side = UNION
    driver = Driver(state, StrategicMovement(UNION), Scripted(()))
    left = dict(driver.decision.prompt.args)
    assert left == {"rail": 12, "river": 3, "ocean": 3, "road": 3}
    driver.push("embark 1548 2", "rail 1647", "stay")
    assert dict(driver.decision.prompt.args)["rail"] == 10


@pytest.mark.clause("17.1.3")
def test_who_may_enter_neutral_kentucky_is_told_what_comes_of_it() -> None:
    state = set_up("1861", ())
    state.side = UNION
    driver = Driver(state, Activations(UNION, 5), Scripted(())).push("column 1628 1")
    notes = AIDS.notes(state, "union")
    said = words_for("uscivilwar", "en").message
    assert said(notes[parse("go 1728")]).endswith("; Kentucky joins the Confederacy")
    assert "Kentucky" not in said(notes[parse("go 1627")])
    assert driver.decision.allows("union", parse("go 1728"))
    place = show(state, "union", "2025")
    assert words_for("uscivilwar", "en").cell(place["state"][0]) == "Kentucky, neutral"
    (prizes,) = [one for one in overlays(state, "union", "") if one.key == "prizes"]
    assert next(mark.kind for mark in prizes.marks if mark.place == "2025") == "both"


@pytest.mark.clause("17.1.3")
def test_a_voyage_to_neutral_kentucky_is_told_what_comes_of_it() -> None:
    state = set_up("1861", ())
    state.side = UNION
    driver = Driver(state, Activations(UNION, 5), Scripted(())).push("transport 2416", "lead 1")
    notes = AIDS.notes(state, "union")
    assert notes[parse("sail 2417")].key == "note-joins"
    assert parse("sail 1813") not in notes
    assert parse("sail 1813") in driver.decision.actions


@pytest.mark.clause("11.1.1")
@pytest.mark.clause("5.1.1")
def test_who_is_beside_the_enemy_is_not_told_to_march_there() -> None:
    state = bare(6)
    state.side = UNION
    station(state, UNION, "1845", 3, "mcdowell")
    station(state, CONFEDERATE, "1945", 1)
    driver = Driver(state, Activations(UNION, 3), Scripted(())).push("march mcdowell", "lead 3")
    near = driver.why("go 1945")
    assert near is not None
    assert near.key == "deny-enemy-beside"
    march = state.stack[-1]
    assert isinstance(march, March)
    march.spent = 2
    for order in ("go 1945", "attack 1945"):
        dear = driver.why(order)
        assert dear is not None
        assert (dear.key, dict(dear.args)["cost"]) == ("deny-too-dear", 2)


@pytest.mark.clause("17.2.3")
def test_militia_that_is_sent_is_not_called_out() -> None:
    state = set_up("1861", ())
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted(()))
    home = driver.why("post mo 1647")
    assert home is not None
    assert home.key == "deny-militia-home-state"
    driver.push("post mo 1813")
    assert driver.told("militia-sent")
    assert not driver.told("militia")


@pytest.mark.clause("7.2.2")
def test_of_the_generals_of_a_hex_the_commander_is_shown_first() -> None:
    state = bare(6)
    station(state, UNION, "1845", 3, "sigel", "mcdowell")
    lines = show(state, "union", "1845")["units-union"]
    assert [one["general"] for one in lines if "general" in one] == ["mcdowell", "sigel"]


@pytest.mark.clause("3.2.B")
@pytest.mark.clause("15.1")
def test_the_confederates_move_seven_by_rail_one_by_river_and_none_by_sea() -> None:
    """L238-250 call them "the Union player"; a road takes one SP in each theatre."""
    driver = Driver(bare(5), StrategicMovement(CONFEDERATE), Scripted(()))
    assert driver.decision.seat == "confederate"
    left = dict(driver.decision.prompt.args)
    assert left == {"rail": 7, "river": 1, "ocean": 0, "road": 3}


# --- Who leads ------------------------------------------------------------------------------------

CALLED = {
    "en": ("The Union marches 3 SP from 1745 to 1845 under ", "1 SP from", "goes from"),
    "es": ("La Unión lleva 3 PF de 1745 a 1845 al mando de ", "1 PF de", "va de"),
    "it": ("L'Unione marcia con 3 PF da 1745 a 1845 agli ordini di ", "1 PF da", "va da"),
}


@pytest.mark.clause("7.2")
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_log_of_a_march_names_who_commands_it(language: str) -> None:
    """Of several Generals the highest; who goes alone takes no SP along."""
    words = words_for("uscivilwar", language)
    whole, single, alone = CALLED[language]
    way = (("side", "union"), ("origin", "1745"), ("place", "1845"))
    for number, expected in ((3, whole), (1, single), (0, alone)):
        args = (("number", number), *way, ("general", "grant"))
        said = words.event(Event("marched-under", args))
        assert expected in said
        assert str(words.name("general", "grant")) in said
        assert " 0 " not in said


@pytest.mark.clause("5.10")
@pytest.mark.clause("7.2")
def test_a_march_tells_of_its_commander_if_it_has_one() -> None:
    state = bare(6)
    station(state, UNION, "1845", 5, "mcdowell", "burnside")
    driver = phase(state).push("march mcdowell", "take burnside", "lead 3", "go 1745", "halt")
    assert [told["general"] for told in driver.values("marched-under")] == ["mcdowell"]
    driver.push("column 1845 1", "go 1746")
    assert [told["number"] for told in driver.values("marched")] == [1]


@pytest.mark.clause("9.2.3")
def test_who_intercepts_is_named() -> None:
    """Lee's subordinate goes: he is told of, and not Lee."""
    state = bare(6)
    station(state, UNION, "3715", 5, "banks")
    station(state, CONFEDERATE, "3717", 6, "lee", "jackson")
    driver = phase(state, dice=(6, 6, 1, 1)).push("march banks", "lead 5", "go 3716")
    driver.push("intercept 3717", "under jackson", "lead 2")
    assert [told["general"] for told in driver.values("reacted-under")] == ["jackson"]


@pytest.mark.clause("20.3.1")
def test_who_commands_on_board_is_named() -> None:
    state = bare(6)
    station(state, UNION, "2416", 7, "couch", "burnside")
    driver = phase(state).push("transport 2416", "take couch", "lead 3", "sail 2415")
    assert [told["general"] for told in driver.values("sailed-under")] == ["couch"]


# --- What a roll had to reach ---------------------------------------------------------------------


@pytest.mark.clause("9.2.1")
@pytest.mark.clause("9.3.1")
@pytest.mark.clause("9.4")
def test_an_interception_and_an_avoidance_tell_what_was_needed() -> None:
    """Lee intercepts at nine with his two; to leave, seven on the dice are enough for him."""
    driver = phase(field(), dice=(4, 2)).push("march banks", "lead 5", "go 3716")
    told = driver.push("intercept 3717").values("intercepts")[0]
    assert [told[key] for key in ("roll", "bonus", "total", "needed", "success")] == [6, 2, 8, 9, 0]
    state = field()
    station(state, UNION, "3714", 0)
    driver = phase(state, dice=(4, 3)).push("march banks", "lead 5", "go 3716", "done")
    told = driver.push("attack 3717", "avoid").values("avoids")[0]
    assert (told["roll"], told["needed"], told["success"]) == (7, 7, 1)


@pytest.mark.clause("13.2.2")
def test_attrition_tells_from_which_total_a_stack_suffers() -> None:
    """In summer, in the clear, a stack of one by a six; one of four by a four already."""
    for strength, least in ((1, 6), (4, 4)):
        for die in (least - 1, least):
            state = bare(6)
            station(state, UNION, "2435", strength)
            told = Driver(state, SupplySegment(UNION), Scripted((die, 6))).values("attrition")[0]
            change = int(told["roll"]) - die
            assert told["needed"] == least
            assert bool(told["number"]) == (die + change >= least)


@pytest.mark.clause("13.6.3")
@pytest.mark.clause("13.6.4")
def test_who_is_cut_off_hears_with_which_total_he_had_held_out() -> None:
    """Two points gathered: a total of eight brings no third."""
    told: list[dict[str, Value]] = []
    for die in (4, 5):
        state = pocket(2)
        state.stars[GENERAL["thomas"]] = 2
        station(state, UNION, "2435", 0, "thomas")
        driver = Driver(state, SupplySegment(UNION), Scripted((1, die)))
        told.append(driver.values("surrender-check")[0])
        assert told[-1]["roll"] == die + 3
        assert bool(driver.told("surrendered")) == (die == 4)
    assert {one["needed"] for one in told} == {8}


@pytest.mark.clause("17.3")
def test_training_tells_how_many_points_are_an_sp() -> None:
    state = bare(6)
    state.training[UNION] = 3
    driver = phase(state).push("train any")
    assert driver.values("trained") == [{"side": "union", "number": 4, "needed": 10}]


@pytest.mark.clause("21.4.2")
@pytest.mark.clause("21.10.3")
@pytest.mark.clause("21.6.6")
def test_rolls_for_ships_tell_what_was_needed() -> None:
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2515", flotilla=1)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    driver = cruise(state, "2416", 3, 3, 6, 6, 1).push("engage 2516", "chase 2515")
    told = driver.values("chases")[0]
    assert [told[key] for key in ("roll", "total", "needed", "success")] == [6, 6, 7, 0]
    state = waters()
    moor(state, "4814", hull=1)
    yard = Driver(state, NavalRepair(), Scripted((4,)))
    assert yard.values("ironclad-roll") == [{"roll": 4, "needed": 5, "success": 0}]


@pytest.mark.clause("21.4.2")
@pytest.mark.parametrize(
    ("language", "led", "unled"),
    [
        ("en", "Ships of 8 NSP under Foote approach Columbus", "Ships of 8 NSP approach Columbus"),
        ("es", "Llegan barcos de 8 PFN al mando de Foote a", "Llegan barcos de 8 PFN a Columbus"),
        (
            "it",
            "Arrivano navi per 8 PFN agli ordini di Foote",
            "Arrivano navi per 8 PFN a Columbus",
        ),
    ],
)
def test_who_may_intercept_ships_reads_how_many_come(language: str, led: str, unled: str) -> None:
    words = words_for("uscivilwar", language)
    for leader, said in ((True, led), (False, unled)):
        state = waters()
        moor(state, "2416", river=8)
        moor(state, "2515", flotilla=1)
        state.set_fort(CONFEDERATE, at("2516"), 1)
        if leader:
            state.naval_leaders[1] = at("2416")
        driver = cruise(state, "2416").push("engage 2516")
        assert driver.prompt == "prompt-chase"
        assert words.message(driver.decision.prompt).startswith(said)


NEEDED = {
    "intercepts": (("roll", 6), ("bonus", 2), ("total", 8)),
    "manoeuvres": (("roll", 6), ("bonus", 2), ("total", 8)),
    "chases": (("roll", 6), ("bonus", 2), ("total", 8)),
    "avoids": (("roll", 6),),
    "attrition": (("roll", 6), ("number", 2), ("side", "union")),
    "surrender-check": (("roll", 6), ("points", 1), ("hexes", "2516"), ("side", "union")),
    "trained": (("number", 6), ("side", "union")),
    "ironclad-roll": (("roll", 6),),
    "ironclad-save": (("roll", 6),),
}


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("key", NEEDED)
def test_the_log_of_a_roll_tells_its_target(key: str, language: str) -> None:
    where = (("place", "2516"), ("goal", "2416"), ("success", 1), ("needed", 77))
    said = words_for("uscivilwar", language).event(Event(key, (*NEEDED[key], *where)))
    assert "77" in said
    assert "6" in said


# --- Results in words -----------------------------------------------------------------------------

CODE = re.compile(r"\d(?:\*|d\b)|\*")
RESULTS = {
    "en": ("no loss", "only a diamond", "a loss of 1 SP with an asterisk", "a loss of 2 SP"),
    "es": ("ninguna baja", "solo un diamante", "1 baja con un asterisco", "2 bajas"),
    "it": ("nessuna perdita", "solo un rombo", "perdita di 1 PF con un asterisco", "di 2 PF"),
}
HITS = {
    "en": ("nothing", "only a diamond", "1 hit and damage", "2 hits"),
    "es": ("nada", "solo un diamante", "1 impacto y daño", "2 impactos"),
    "it": ("nulla", "solo un rombo", "1 colpo e danno", "2 colpi"),
}


@pytest.mark.clause("11.2.2")
@pytest.mark.clause("21.6.6")
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_result_of_the_chart_is_told_in_words(language: str) -> None:
    words = words_for("uscivilwar", language)
    base = (("side", "union"), ("place", "2516"), ("attack", 9), ("defence", 5))
    for number, (losses, mark) in enumerate(((0, 0), (0, 1), (1, 2), (2, 0))):
        for key, named in (("battle-dice", RESULTS), ("naval-battle", HITS), ("guns", HITS)):
            own = (("dealt", losses), ("dealt_mark", mark), ("roll", 4), ("needed", 3))
            other = (("taken", losses), ("taken_mark", mark))
            said = words.event(Event(key, (*base, *own, *other)))
            assert said.count(named[language][number]) == (1 if key == "guns" else 2), said
            assert not CODE.search(said)


@pytest.mark.clause("11.2.1")
@pytest.mark.clause("21.6.2.1")
@pytest.mark.parametrize(
    ("language", "attack", "defence"),
    [
        (
            "en",
            "in column 7–8, rolls 4 + 1, modifiers −2, total 3:",
            "in column 3–4, rolls 6, total 6:",
        ),
        (
            "es",
            "en la columna 7–8, tira 4 + 1, modificadores −2, total 3:",
            "en la columna 3–4, tira 6, total 6:",
        ),
        (
            "it",
            "nella colonna 7–8, tira 4 + 1, modificatori −2, totale 3:",
            "nella colonna 3–4, tira 6, totale 6:",
        ),
    ],
)
def test_a_battle_tells_the_column_and_each_die(language: str, attack: str, defence: str) -> None:
    driver = fought(4, 1, 6, shaken=(UNION,), held=4, number=8)
    (told,) = [event for event in driver.events if event.key == "battle-dice"]
    said = words_for("uscivilwar", language).event(told)
    assert attack in said
    assert defence in said
    naval = words_for("uscivilwar", language).event(told._replace(key="naval-battle"))
    assert defence in naval
    assert attack.partition("4 + 1")[2] in naval


def fought(
    *dice: int, shaken: tuple[int, ...] = (), held: int = 3, number: int = 6
) -> Driver[CivilWarState]:
    """SP of the Union attack some Confederates in open ground; either may be demoralised."""
    state = bare(6)
    origin = station(state, UNION, "3715", number)
    place = station(state, CONFEDERATE, "3716", held)
    for side, where in ((UNION, origin), (CONFEDERATE, place)):
        if side in shaken:
            state.demoralised[side] |= 1 << where
    state.side = UNION
    force = Attackers(UNION, origin, -1, (), number, int(UNION in shaken), 1)
    return Driver(state, Battle(force, place), Scripted((*dice, 1)))


def facts_told(driver: Driver[CivilWarState]) -> list[tuple[str, str, int]]:
    """What a battle tells of its end: the event, whose it is, and of how many SP."""
    keys = {"battle-won", "battle-lost", "battle-tied", "demoralised", "demoralised-loss"}
    told = [(event.key, dict(event.args)) for event in driver.events if event.key in keys]
    return [(key, str(args["side"]), int(args.get("number", 0))) for key, args in told]


@pytest.mark.clause("11.2.2")
@pytest.mark.clause("12.2")
def test_the_log_of_a_battle_tells_who_wins_and_who_is_demoralised() -> None:
    won = fought(6, 1)
    number = won.state.strength(CONFEDERATE, at("3716"))
    assert facts_told(won) == [
        ("battle-won", "union", 0),
        ("demoralised", "confederate", number),
    ]
    lost = fought(1, 6, held=5)
    left = lost.state.strength(UNION, at("3715"))
    assert facts_told(lost) == [("battle-lost", "union", 0), ("demoralised", "union", left)]
    assert lost.values("stays") == [{"side": "union", "place": "3715"}]
    assert not won.told("stays")


@pytest.mark.clause("11.2.1.5")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The Union stays in"), ("es", "La Unión permanece en"), ("it", "L'Unione resta a")],
)
def test_attackers_who_never_left_are_not_told_to_fall_back(language: str, said: str) -> None:
    words = words_for("uscivilwar", language)
    for dice in ((1, 6), (3, 3)):
        ended = fought(*dice, held=5)
        (told,) = [words.event(event) for event in ended.events if "3715" in str(event.args)]
        assert said in told.replace("’", "'"), told


@pytest.mark.clause("12.2")
def test_who_loses_demoralised_is_told_to_lose_one_more() -> None:
    """And nobody is told twice that he is demoralised."""
    both = (UNION, CONFEDERATE)
    before = lost_in(fought(6, 1))
    won = fought(6, 1, shaken=(CONFEDERATE,))
    assert facts_told(won) == [
        ("battle-won", "union", 0),
        ("demoralised-loss", "confederate", 1),
    ]
    assert lost_in(won) == before, "it is no loss by the chart"
    lost = fought(1, 6, shaken=both, held=5)
    assert facts_told(lost) == [("battle-lost", "union", 0), ("demoralised-loss", "union", 1)]
    report = contest(lost.events)
    assert report is not None
    assert report.winner == "confederate"
    assert [event.key for event in report.told][-3:] == [
        "battle-lost",
        "demoralised-loss",
        "stays",
    ]


@pytest.mark.clause("10.2.1")
def test_what_works_spare_is_told() -> None:
    state = bare(6)
    origin = station(state, UNION, "3715", 6)
    place = station(state, CONFEDERATE, "3716", 6)
    state.set_fort(CONFEDERATE, place, 1)
    state.side = UNION
    force = Attackers(UNION, origin, -1, (), 6, 0, 1)
    driver = Driver(state, Battle(force, place), Scripted((5, 6)))
    (dice,), (losses,) = driver.values("battle-dice"), driver.values("battle-losses")
    assert int(dice["dealt"]) == 1 + int(losses["defenders"])
    assert driver.values("works-spare") == [{"side": "confederate", "number": 1}]


@pytest.mark.clause("21.13")
def test_guns_tell_from_which_total_they_do_anything() -> None:
    for die in range(1, 7):
        driver = columbus(die, die)
        driver.push(next(text for text in driver.actions if text.startswith("run 2516")))
        (told,) = driver.values("guns")
        bites = told["dealt"] != 0 or told["dealt_mark"] == 2
        assert bites == (int(told["roll"]) >= int(told["needed"]))


@pytest.mark.clause("19.3")
def test_the_end_of_a_turn_tells_points_surrenders_captures_and_battles_first() -> None:
    """In this order; a march is told with the rest."""
    words = words_for("uscivilwar", "en")
    keys = ("score", "surrendered", "control-marker", "battle-won", "naval-won", "marched")
    told = [Told(0, 0, Event(key, (("side", "union"), ("place", "2516")))) for key in keys]
    lines = [log_line(words, 0, one, news=AIDS.news) for one in told]
    assert [line.news for line in lines] == [1, 2, 3, 4, 5, 0]
