"""7 Battles as they are told: each number on the table has its source in the log."""

import pytest

from longroll.engine.chance import NoChance
from longroll.engine.event import Value
from longroll.engine.procedure import Play
from longroll.titles.forthepeople.battle import overrun
from longroll.words import words_for
from tests.conformance.forthepeople.field import control, elites, fight, march, sail, total
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    space,
)

POTOMAC, VIRGINIA = "army-of-the-potomac", "army-of-northern-virginia"


def said(driver: Driver, key: str) -> list[dict[str, Value]]:
    """The arguments of the events called ``key``; each has its words in all languages."""
    events = driver.told(key)
    for language in ("en", "es", "it"):
        words = words_for("forthepeople", language)
        for event in events:
            assert f"event-{key}" not in words.event(event), language
            assert "$" not in words.event(event), language
    return [dict(event.args) for event in events]


def keys(driver: Driver) -> set[str]:
    return {event.key for event in driver.events}


def plain(
    attackers: int, defenders: int, rolls: list[int], where: str = "manassas", *officers: str
) -> Driver:
    state = empty_table()
    put(state, CONFEDERATE, where, defenders, *officers)
    march(state, UNION, "frederick", attackers, "banks")
    return fight(state, where, rolls)


@pytest.mark.clause("7.5.2")
def test_a_missing_cavalry_screen_is_told() -> None:
    state = empty_table(turn=8)
    put(state, UNION, "gettysburg", 8, "meade", "pleasonton", army=POTOMAC)
    control(state, CONFEDERATE, "chambersburg")
    march(state, CONFEDERATE, "chambersburg", 8, "r-e-lee", army=VIRGINIA)
    battle = fight(state, "gettysburg", [1, 1])
    assert said(battle, "no-screen") == [{"side": "confederate", "general": "r-e-lee", "count": 2}]
    told = {e.key: dict(e.args)["count"] for e in battle.events if ("general", "r-e-lee") in e.args}
    assert told["modifier-commander"] == 1


@pytest.mark.clause("6.4.1")
@pytest.mark.parametrize(("track", "net"), [(1, -3), (6, 1)])
def test_what_makes_up_an_assaults_modifier_is_told(track: int, net: int) -> None:
    state = empty_table()
    fort = space("fort-sumter")
    control(state, UNION, "fort-monroe")
    put(state, CONFEDERATE, "fort-sumter", 1)
    state.amphibious = track
    state.set_ironclad(fort, True)
    state.torpedoes = 1 << fort
    sail(state, UNION, "fort-monroe", 2)
    battle = fight(state, "fort-sumter", [1, 1], amphibious=True)
    parts = {"track": track, "bonus": 0, "forts": 2, "ironclads": 2, "torpedoes": 1, "hunley": 0}
    assert said(battle, "amphibious-sum") == [{"space": "fort-sumter", **parts}]
    assert total(battle, "union") == max(net, 0)
    assert total(battle, "confederate") == max(-net, 0)


@pytest.mark.clause("7.8.1")
def test_losses_below_the_table_are_explained() -> None:
    # 1 + 3 of 12 to 1: none, told by the table; 5 + 3: 3, of which one unit can inflict two.
    state = empty_table()
    state.set_fort(space("manassas"), CONFEDERATE)
    put(state, CONFEDERATE, "manassas", 1, "longstreet")
    march(state, UNION, "frederick", 12, "banks")
    battle = fight(state, "manassas", [1, 4])
    assert said(battle, "loss-capped") == [{"side": "union", "count": 2}]
    assert said(battle, "infantry-lost")[0]["count"] == 2


@pytest.mark.clause("7.8.1")
def test_a_side_loses_no_more_than_it_has() -> None:
    battle = plain(4, 1, [5, 1])
    assert not battle.told("loss-of-all"), "the table says 1 then"
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 1)
    march(state, UNION, "frederick", 6, "banks")
    # 2 + 4 for the ratio: 2 in a medium battle.
    battle = fight(state, "manassas", [2, 1])
    assert said(battle, "loss-of-all") == [{"side": "confederate", "count": 1}]


@pytest.mark.clause("7.3.4")
def test_a_unit_that_is_spared_is_told() -> None:
    battle = plain(1, 1, [4, 4])
    assert said(battle, "spared") == [
        {"side": "union", "count": 1},
        {"side": "confederate", "count": 1},
    ]


@pytest.mark.clause("7.3.2")
@pytest.mark.clause("7.10")
def test_how_a_tie_is_decided_is_told() -> None:
    assert said(plain(3, 3, [3, 4]), "battle-tie") == [{}], "1 and 1"
    assert not keys(plain(3, 3, [6, 4])) & {"battle-tie", "battle-tie-asterisk"}, "2 against 1"
    for where, key in (("manassas", "asterisk"), ("richmond", "prize")):
        state = empty_table()
        put(state, CONFEDERATE, where, 2)
        came = "frederick" if where == "manassas" else "fredericksburg"
        control(state, UNION, "manassas", "fredericksburg")
        march(state, UNION, came, 3, "sherman")
        battle = fight(state, where, [5, 3])
        assert said(battle, f"battle-tie-{key}") == [{}], where
        winner = "union" if key == "asterisk" else "confederate"
        assert said(battle, "battle-won")[0]["side"] == winner


@pytest.mark.clause("6.8.1")
@pytest.mark.parametrize(
    ("units", "key", "winner"),
    [(1, "fort-stands", "confederate"), (2, "empty-fort", "union")],
)
def test_a_tie_at_an_empty_fort_is_told(units: int, key: str, winner: str) -> None:
    state = empty_table()
    control(state, UNION, "fort-monroe")
    sail(state, UNION, "fort-monroe", units)
    battle = fight(state, "fort-pulaski", [1, 1], amphibious=True)
    assert said(battle, f"battle-tie-{key}") == [{}]
    assert said(battle, "battle-won")[0]["side"] == winner


@pytest.mark.clause("7.7.2")
def test_who_is_spared_the_casualty_roll_is_told() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "longstreet")
    march(state, UNION, "frederick", 9, "thomas")
    battle = fight(state, "manassas", [6, 1, 6])
    assert said(battle, "generals-safe") == [{"side": "union"}]
    assert [r["side"] for r in said(battle, "general-casualty-roll")] == ["confederate"]


@pytest.mark.clause("5.7.2")
def test_an_overrun_tells_its_odds() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 1)
    march(state, UNION, "frederick", 10, "mcdowell", army=POTOMAC)
    play = Play(state, NoChance())
    overrun(play, space("manassas"))
    told = next(dict(event.args) for event in play.events if event.key == "overrun")
    assert (told["attackers"], told["defenders"]) == (10, 1)


@pytest.mark.clause("7.5")
def test_the_log_of_a_battle_adds_up() -> None:
    """Every side's total is the sum of the modifiers told, which no elite unit escapes."""
    state = empty_table(turn=8)
    control(state, CONFEDERATE, "chambersburg")
    lee = ("r-e-lee", "ewell", "a-p-hill", "longstreet")
    march(state, CONFEDERATE, "chambersburg", 12, *lee, army=VIRGINIA)
    put(state, UNION, "gettysburg", 13, "meade", "hancock", "reynolds", "pleasonton", army=POTOMAC)
    elites(state, POTOMAC, 0)
    battle = fight(state, "gettysburg", [4, 2, 4, 3], ["reynolds"], intercepted=True)
    battle.push("subordinate longstreet", "subordinate pleasonton", "use-elite 1")
    for side in ("union", "confederate"):
        told = [dict(e.args) for e in battle.events if e.key.startswith("modifier-")]
        assert sum(int(m["count"]) for m in told if m["side"] == side) == total(battle, side)
