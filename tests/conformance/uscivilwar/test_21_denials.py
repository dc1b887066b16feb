"""21: each reason for which ships, batteries and yards are refused something, by key and clause."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.procedure import Procedure
from longroll.titles.uscivilwar import ships
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.components import CONFEDERATE, SHIPS, STATE, UNION
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.options import ADVANCED
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.ships.batteries import BY_CARD, BatteryMove
from longroll.titles.uscivilwar.ships.cruise import Cruise
from longroll.titles.uscivilwar.ships.departure import NavalDeparture
from longroll.titles.uscivilwar.ships.flags import Flag
from longroll.titles.uscivilwar.ships.redeploy import Redeployment
from longroll.titles.uscivilwar.ships.yards import ConfederateYards, NavalRepair, UnionYards
from longroll.titles.uscivilwar.state import CivilWarState, ship_parts
from tests.conformance.uscivilwar.table import Fleet, at, keys, station
from tests.conformance.uscivilwar.test_21_yards import cut_off, moor, waters

FARRAGUT, FOOTE, PORTER = range(3)
FREE, POINT, CARD = range(3)
Scene = Callable[[], Fleet]


def phase(state: CivilWarState, side: int = UNION, difference: int = 3) -> Fleet:
    """The Movement and Combat Segment of a side."""
    state.side = side
    return Fleet(state, Activations(side, difference), Scripted())


def run(state: CivilWarState, procedure: Procedure[CivilWarState], *dice: int) -> Fleet:
    """A procedure with its dice."""
    return Fleet(state, procedure, Scripted(list(dice)))


def cruise(
    state: CivilWarState, place: str, *dice: int, side: int = UNION, pay: int = POINT
) -> Fleet:
    """All ships of a place set out."""
    state.side = side
    voyage = Cruise(side, at(place), pay)
    voyage.begin(state)
    voyage.monitors = int(pay == CARD)
    return run(state, voyage, *dice)


def fleet(place: str = "2416", **lying: int) -> CivilWarState:
    """An empty map with ships in a place."""
    state = waters()
    moor(state, place, **lying or {"river": 2})
    return state


def columbus(works: int = 1, river: int = 4, **lying: int) -> CivilWarState:
    """Ships in Cairo; in Columbus below a fort, or none, and other ships."""
    state = fleet(river=river)
    if works:
        state.set_fort(CONFEDERATE, at("2516"), works)
    moor(state, "2516", **lying)
    return state


def laden(state: CivilWarState, place: str) -> CivilWarState:
    """With SP in a place."""
    station(state, UNION, place, 4)
    return state


def with_cards(state: CivilWarState, side: int, *numbers: int) -> CivilWarState:
    """A hand of cards: East, West, Trans-Mississippi, naval, any."""
    state.hands[side] = list(numbers)
    return state


def sailed() -> Fleet:
    return phase(fleet()).push("free-fleet 2416", "cruise 2415", "halt")


def spent() -> Fleet:
    return phase(fleet(), UNION, 1).push("train west")


def used() -> Fleet:
    state = fleet()
    moor(state, "2722", river=1)
    return phase(state).push("free-fleet 2416", "halt")


def beached() -> Fleet:
    state = laden(fleet("chesapeake-bay", ocean=5), "chesapeake-bay")
    return cruise(state, "chesapeake-bay").push("load 3", "cruise 3443")


def in_mobile_bay() -> Fleet:
    """Mobile has fallen by land, and Fort Morgan has not."""
    state = fleet("4619", ocean=3)
    state.markers[UNION] |= 1 << at("4619")
    return cruise(laden(state, "4619"), "4619").push("load 2", "cruise 4620")


def behind_guns() -> Fleet:
    return cruise(laden(columbus(), "2416"), "2416").push("load 1")


def at_sea() -> Fleet:
    """The enemy lies in places where no ships from the Chesapeake can fight."""
    return cruise(set_up("1862", (ADVANCED,)), "chesapeake-bay", pay=FREE)


def past_a_port() -> Fleet:
    return cruise(laden(fleet("2417"), "2417"), "2417").push("load 3")


def beaten() -> Fleet:
    state = fleet("chesapeake-bay", ocean=4)
    return cruise(state, "chesapeake-bay", 1, 6).push("engage fort-pulaski")


def hunted(*answers: str) -> Fleet:
    state = fleet()
    moor(state, "2515", flotilla=1)
    moor(state, "2517", flotilla=1)
    moor(state, "3013", flotilla=1)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    return cruise(state, "2416", 3, 4, 3, 4).push("engage 2516", *answers)


def sortie() -> Fleet:
    state = fleet()
    moor(state, "2515", flotilla=2)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    return cruise(state, "2416", 6, 6).push("engage 2516", "chase 2515")


def joined() -> Fleet:
    """A flotilla has come to an ironclad in a port with a fort."""
    state = fleet()
    moor(state, "2515", flotilla=1)
    moor(state, "2516", ironclad=1)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    return cruise(state, "2416", 6, 6).push("engage 2516", "chase 2515")


def led_sortie() -> Fleet:
    state = foote(river=3)
    moor(state, "2515", flotilla=1)
    state.set_fort(UNION, at("2516"), 1)
    return cruise(state, "2515", 6, 6, side=CONFEDERATE).push("engage 2516", "chase 2416")


def wilmington() -> Fleet:
    """Ships before a flotilla in Wilmington, which has a Coastal Fort and no works of its own."""
    state = fleet("chesapeake-bay", ocean=5)
    moor(state, "3345", flotilla=2)
    state.side = UNION
    voyage = Cruise(UNION, at("chesapeake-bay"), POINT)
    voyage.begin(state)
    voyage.goal, voyage.at = at("3345"), Cruise.positions["shelter"]
    return run(state, voyage)


def pulaski(turn: int = 16, pay: int = CARD, **lying: int) -> Fleet:
    state = waters(turn)
    moor(state, "chesapeake-bay", **lying or {"ocean": 5})
    with_cards(state, UNION, 1, 0, 0, 2, 0)
    return cruise(state, "chesapeake-bay", pay=pay).push("engage fort-pulaski")


def used_ironclads() -> Fleet:
    state = with_cards(fleet("chesapeake-bay", ocean=5), UNION, 0, 0, 0, 1, 0)
    state.naval_action |= 2
    return cruise(state, "chesapeake-bay", pay=CARD).push("engage fort-pulaski")


def shallows() -> Fleet:
    state = with_cards(fleet("4814", ocean=5), UNION, 0, 0, 0, 1, 0)
    state.trenches[CONFEDERATE] |= 1 << at("4011")
    return cruise(state, "4814", pay=CARD).push("engage 4011")


def struck() -> Fleet:
    return cruise(columbus(0, flotilla=1, flotilla_=1), "2416", 6, 1).push("engage 2516")


def routed(port: str = "2516") -> Fleet:
    state = fleet(river=8)
    moor(state, port, flotilla=2)
    driver = cruise(state, "2416", 6, 1, 1).push(f"engage {port}")
    while driver.prompt in ("prompt-strike", "prompt-chase"):
        driver.push(driver.actions[-1])
    return driver


def departing() -> Fleet:
    return run(columbus_lost(), NavalDeparture(UNION))


def columbus_lost() -> CivilWarState:
    state = fleet("2516", river=2)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    return state


def arsenal(*hand: int) -> CivilWarState:
    state = with_cards(set_up("1862", (ADVANCED,)), CONFEDERATE, *hand or (1, 0, 0, 0, 0))
    state.ships = {}
    moor(state, "2146", battery=1)
    return state


def marooned() -> Fleet:
    """A battery in a hex from which nothing leads anywhere."""
    state = with_cards(waters(), CONFEDERATE, 0, 0, 0, 0, 1)
    moor(state, "fort-pickens", battery=1)
    return phase(state, CONFEDERATE)


def moved_battery() -> Fleet:
    driver = phase(arsenal(), CONFEDERATE).push("battery-rail 2146")
    return driver.push(next(text for text in driver.actions if text != "shift 2449"))


def shifted(text: str) -> tuple[Fleet, str]:
    return run(arsenal(), BatteryMove(at("2146"), BY_CARD)), text


def redeploying(*answers: str) -> Fleet:
    return run(set_up("1862", (ADVANCED,)), Redeployment()).push(*answers)


def led_redeployment(leader: str) -> Fleet:
    state = set_up("1862", (ADVANCED,))
    state.naval_leaders[FOOTE] = at(leader)
    return run(state, Redeployment())


def first_redeployment() -> Fleet:
    driver = redeploying()
    return driver.push(next(text for text in driver.actions if "hatteras" in text.split()[1]))


def union_yards() -> Fleet:
    state = waters(4)
    state.markers[CONFEDERATE] |= 1 << at("2416")
    return run(state, UnionYards())


def cut_off_yards() -> Fleet:
    """Confederates stand around Cairo and have the rivers."""
    state = waters(4)
    cut_off(state, "2416")
    return run(state, UnionYards())


def rebel_yards(lost: str = "") -> Fleet:
    state, yards = set_up("1862", (ADVANCED,)), ConfederateYards()
    state.markers[UNION] |= 1 << at(lost) if lost else 0
    yards.kind, yards.realm = SHIPS.index("hull"), STATE["TN"]
    yards.at = ConfederateYards.positions["launch"]
    return run(state, yards)


def inland() -> str:
    """A hex of Tennessee that the Confederates hold and supply, without a port."""
    found = facts(set_up("1862", (ADVANCED,)))
    good = supply(found, CONFEDERATE).supplied & found.held[CONFEDERATE]
    driver = rebel_yards()
    told = ((key, driver.why(f"launch hull {key}")) for key in sorted(keys(good)))
    return next(key for key, why in told if why is not None and why.key == "deny-no-berth")


def foote(place: str = "2416", **lying: int) -> CivilWarState:
    state = fleet(place, **lying) if lying else waters()
    state.naval_leaders[FOOTE] = at(place)
    return state


def flag() -> Fleet:
    return run(foote(), Flag(at("2416"), FOOTE))


CASES: list[tuple[str, str, Scene, str]] = [
    # --- Orders
    ("21.1", "deny-no-naval-game", lambda: phase(set_up("1862", ())), "free-fleet 2416"),
    ("21.1", "deny-no-naval-game", lambda: phase(set_up("1862", ()), 1), "battery 2449 east"),
    ("21.2.1", "deny-no-ships", lambda: phase(waters()), "fleet 2416"),
    ("21.2.4", "deny-ships-sailed", sailed, "fleet 2415"),
    ("21.2.5", "deny-no-way-out", lambda: phase(fleet(ocean=1)), "fleet 2416"),
    ("21.12", "deny-card-not-for-ships", lambda: phase(fleet()), "card-fleet 2416 west"),
    ("18.1", "deny-no-such-card", lambda: phase(fleet()), "card-fleet 2416 any"),
    ("21.1", "deny-free-used", used, "free-fleet 2722"),
    ("7.7", "deny-nobody-cautious", lambda: phase(fleet()), "venture-fleet 2416"),
    ("4.1.3", "deny-other-points", spent, "fleet 2416"),
    # --- Voyages
    ("21.7.2", "deny-not-aboard", lambda: cruise(fleet(), "2416"), "take grant"),
    ("21.1", "deny-free-carries-nobody", lambda: cruise(fleet(), "2416", pay=FREE), "load 1"),
    ("21.7.2", "deny-too-many", lambda: cruise(laden(fleet(), "2416"), "2416"), "load 4"),
    ("21.7.2", "deny-no-strength", lambda: cruise(fleet(), "2416"), "load 1"),
    ("21.7.2", "deny-nobody-aboard", lambda: cruise(fleet(), "2416"), "disembark"),
    ("20.3.5", "deny-no-landing", beached, "disembark"),
    ("10.3.1", "deny-coastal-fort", in_mobile_bay, "disembark"),
    ("21.2.4", "deny-not-moored", lambda: cruise(fleet(river=1), "2416"), "moor river"),
    (
        "21.2.4",
        "deny-voyage-ended",
        lambda: cruise(fleet(), "2416").push("cruise 2415"),
        "run 2516 2615",
    ),
    ("21.13.1", "deny-guns-with-strength", behind_guns, "run 2516 2515"),
    ("21.13.1", "deny-no-guns", lambda: cruise(columbus(), "2416"), "run 2415 2516"),
    ("21.13", "deny-no-run", lambda: cruise(columbus(), "2416"), "run 2516 1647"),
    ("21.2.5", "deny-no-lane", lambda: cruise(columbus(), "2416"), "run 2516"),
    ("21.13", "deny-guns-in-way", lambda: cruise(columbus(), "2416"), "cruise 4011"),
    ("21.2.5", "deny-no-lane", lambda: cruise(fleet(), "2416"), "cruise 1647"),
    ("21.2.5", "deny-no-water", lambda: cruise(fleet(), "2416"), "cruise 1844"),
    ("21.2.4", "deny-engage", lambda: cruise(columbus(), "2416"), "cruise 2516"),
    ("21.2.5", "deny-no-lane", at_sea, "cruise 2516"),
    ("21.13", "deny-guns-in-way", at_sea, "cruise 4814"),
    ("21.6.1", "deny-no-enemy-ships", lambda: cruise(columbus(), "2416"), "engage 2415"),
    (
        *("21.10.3", "deny-ironclad-heavy"),
        lambda: cruise(fleet("4814", ironclad=1), "4814", side=CONFEDERATE),
        "cruise 3812",
    ),
    ("21.13.1", "deny-laden", past_a_port, "cruise 2919"),
    ("21.6.8", "deny-not-on-the-way", beaten, "retire fort-monroe"),
    ("21.2.4", "deny-water-first", lambda: cruise(fleet(), "2416"), "cruise 3013"),
    (
        "21.2.4",
        "deny-other-water",
        lambda: cruise(fleet(), "2416").push("bound river-ohio"),
        "cruise 3013",
    ),
    # --- Interception
    ("21.4.1", "deny-out-of-zone", hunted, "chase 3013"),
    ("21.4.2", "deny-no-ships", hunted, "chase 1647"),
    ("21.4.2", "deny-one-attempt", lambda: hunted("chase 2515"), "chase 2515"),
    ("9.2.3", "deny-not-moored", sortie, "leave-behind ironclad"),
    ("9.2.3", "deny-stays-with-ships", led_sortie, "leave-behind foote"),
    # --- Battles
    ("21.4.3", "deny-no-evasion", wilmington, "slip-away 2449"),
    ("21.4.4", "deny-no-fortified-port", wilmington, "hide"),
    ("9.3.4", "deny-has-chased", joined, "hide flotilla"),
    (
        *("21.4.4", "deny-not-moored"),
        lambda: cruise(columbus(flotilla=2), "2416").push("engage 2516"),
        "hide ironclad",
    ),
    ("21.12", "deny-card-not-for-ships", pulaski, "stake east"),
    ("18.1", "deny-no-such-card", pulaski, "stake any"),
    ("21.6.5", "deny-one-card", lambda: pulaski().push("stake naval"), "stake naval"),
    ("21.5", "deny-no-monitors", lambda: pulaski(1), "monitors 1"),
    ("21.5", "deny-monitors-used", used_ironclads, "monitors 3"),
    ("21.5", "deny-monitors-need-card", lambda: pulaski(pay=POINT), "monitors 8"),
    ("21.5", "deny-monitors-too-deep", shallows, "monitors 3"),
    ("21.6.6", "deny-not-hit", struck, "sink river"),
    ("21.6.8", "deny-no-port-here", lambda: routed("2518"), "into-port"),
    ("21.6.8", "deny-peaceful-way", routed, "run 2416 2317"),
    ("21.6.8", "deny-no-lane", routed, "retire 1647"),
    ("21.6.8", "deny-peaceful-way", departing, "run 2416 2317"),
    ("21.6.8", "deny-no-lane", departing, "retire 1647"),
    ("21.6.8", "deny-water-first", departing, "retire 2416"),
    # --- Leaders
    ("21.2.8", "deny-no-ships", lambda: phase(foote()).push("fleet 2416"), "cruise 2615"),
    ("21.2.8", "deny-not-here", lambda: cruise(foote(river=1), "2416"), "flag porter"),
    ("21.2.8", "deny-flag-nowhere", lambda: cruise(foote("3121", river=1), "3121"), "flag foote"),
    (
        *("21.2.8", "deny-flag-with-ships"),
        lambda: cruise(laden(foote(river=1), "2416"), "2416").push("load 1"),
        "flag foote",
    ),
    (
        *("5.1.2", "deny-active-already"),
        lambda: cruise(foote(river=1), "2416").push("cruise 2415"),
        "flag foote",
    ),
    (
        *("21.2.8", "deny-flag-at-sea"),
        lambda: cruise(foote(river=1), "2416").push("cruise 2614"),
        "part foote",
    ),
    ("21.2.8", "deny-no-flag-there", flag, "cruise 2814"),
    # --- Batteries
    ("21.10.4", "deny-no-battery", lambda: phase(arsenal(), CONFEDERATE), "battery 2449 east"),
    ("21.10.4", "deny-no-battery", lambda: phase(arsenal()), "battery-rail 2146"),
    ("18.1", "deny-no-such-card", lambda: phase(arsenal(), CONFEDERATE), "battery 2146 any"),
    (
        *("18.1", "deny-other-theatre"),
        lambda: phase(arsenal(0, 1, 0, 0, 0), CONFEDERATE),
        "battery 2146 west",
    ),
    (
        *("4.1.3", "deny-other-points"),
        lambda: phase(arsenal(), CONFEDERATE, 1).push("train east"),
        "battery-rail 2146",
    ),
    ("21.10.4", "deny-no-battery-site", marooned, "battery-rail fort-pickens"),
    ("5.1.2", "deny-ships-sailed", moved_battery, "battery-rail MOVED"),
    ("21.10.4", "deny-not-held", lambda: shifted("")[0], "shift 1647"),
    ("21.10.2", "deny-no-berth", lambda: shifted("")[0], "shift INLAND"),
    ("21.10.4", "deny-no-battery-line", lambda: shifted("")[0], "shift roanoke"),
    # --- Strategic movement and yards
    ("21.2.6", "deny-no-ships", redeploying, "redeploy 2416 chesapeake-bay"),
    (
        *("21.2.8", "deny-redeploys-with-ships"),
        lambda: led_redeployment("hatteras"),
        "redeploy hatteras chesapeake-bay foote",
    ),
    (
        *("21.2.8", "deny-not-here"),
        lambda: led_redeployment("2416"),
        "redeploy hatteras chesapeake-bay foote",
    ),
    ("21.2.6", "deny-not-to-redeploy", redeploying, "redeploy hatteras 4038 ocean-damaged"),
    ("21.2.6", "deny-one-port", first_redeployment, "redeploy hatteras fort-pickens"),
    ("21.2.6", "deny-no-redeployment", redeploying, "redeploy hatteras 3013"),
    ("21.9.1", "deny-no-such-ship", union_yards, "launch ocean 1628"),
    ("21.8.1", "deny-no-yard", union_yards, "launch river chesapeake-bay"),
    ("21.8.1", "deny-not-held", union_yards, "launch river 2416"),
    ("13.1.4", "deny-not-supplied", cut_off_yards, "launch river 2416"),
    ("21.10.1", "deny-no-such-ship", rebel_yards, "launch battery 3013"),
    ("21.10.1", "deny-other-state", rebel_yards, "launch hull 2146"),
    ("21.10.2", "deny-no-berth", rebel_yards, "launch hull INLAND"),
    ("21.8.1", "deny-no-resources", rebel_yards, "launch hull 2719"),
    ("21.10.2", "deny-not-held", lambda: rebel_yards("2719"), "launch hull 2719"),
    ("21.10.2", "deny-not-supplied", rebel_yards, "launch hull 2727"),
    ("21.10.3", "deny-no-hull", lambda: run(fleet(hull=1), NavalRepair(), 5), "complete 3013"),
]


@pytest.mark.clause("21.1")
@pytest.mark.parametrize(
    ("clause", "key", "scene", "text"),
    CASES,
    ids=[f"{number}-{case[1]}" for number, case in enumerate(CASES)],
)
def test_each_reason_has_its_key_and_its_clause(
    clause: str, key: str, scene: Scene, text: str
) -> None:
    driver = scene()
    text = text.replace("INLAND", inland()) if "INLAND" in text else text
    if "MOVED" in text:
        moved = ship_parts(next(iter(driver.state.ships)))[0]
        text = text.replace("MOVED", next(iter(keys(1 << moved))))
    assert text not in [str(action) for action in driver.decision.actions]
    denial = driver.why(text)
    assert denial is not None, driver.actions
    assert (denial.clause, denial.key) == (clause, key)


@pytest.mark.clause("21.13")
def test_who_may_engage_but_not_pass_straight_to_a_place_is_told_so() -> None:
    """Vicksburg and Port Hudson, each reached by ships that come there."""
    down, up = (cruise(set_up("1863", (ADVANCED,)), start) for start in ("3312", "4814"))
    assert {"run 4011 4111", "engage 4011"} <= set(down.actions)
    assert down.why("run 4011 4110") == (
        *("21.13", "deny-no-run"),
        (("place", "4011"), ("goal", "4110")),
    )
    assert "engage 4610" in up.actions
    assert up.why("run 4610 4609") == (
        *("21.13", "deny-no-run"),
        (("place", "4610"), ("goal", "4609")),
    )


@pytest.mark.clause("21.13")
def test_who_cannot_pass_is_told_whose_guns_stand_in_the_way() -> None:
    """In 1863: Vicksburg for those who come down the river, Port Hudson for the others."""
    down, up = (cruise(set_up("1863", (ADVANCED,)), start) for start in ("3312", "4814"))
    vicksburg, hudson = (
        ("21.13", "deny-guns-in-way", (("place", key),)) for key in ("4011", "4610")
    )
    for text in ("cruise 4711", "cruise 4814", "engage 4610", "bound river-red", "run 4610 4510"):
        assert down.why(text) == vicksburg
    for text in ("cruise 4110", "engage 4011", "run 4011 4010"):
        assert up.why(text) == hudson
    for driver, text in ((down, "cruise 3312"), (up, "cruise 4814"), (down, "cruise 4722")):
        denial = driver.why(text)
        assert denial is not None
        assert denial.key == "deny-no-lane"
    for text in ("bound sea-atlantic", "bound nowhere", "bound"):
        assert down.why(text) is None, "the list tells what is there"
    assert cruise(fleet("2416"), "2416").push("cruise 2415").why("bound river-red") == (
        *("21.2.4", "deny-voyage-ended"),
        (("place", "2415"),),
    )


def literals(tree: ast.AST) -> set[tuple[str, str]]:
    """What is denied in a module with a clause and a key that are written there."""
    found: set[tuple[str, str]] = set()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "deny"
        ):
            words = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
            if len(words) == 2:
                found.add((str(words[0]), str(words[1])))
    return found


def test_no_reason_of_the_naval_game_is_without_a_case() -> None:
    modules = Path(ships.__file__).parent.glob("*.py")
    told = {pair for module in modules for pair in literals(ast.parse(module.read_text()))}
    assert len(told) > 60
    assert told <= {(clause, key) for clause, key, _, _ in CASES}
