"""Cases in which lists were wrong, each from its position with the list as it must be."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.chance import Scripted
from longroll.engine.game import Game
from longroll.engine.position import PositionError
from longroll.titles.forthepeople.cards.events.places import within
from longroll.titles.forthepeople.components import CONFEDERATE, SPACE, SPACES, UNION
from longroll.titles.forthepeople.movement import Entry
from tests.conformance.forthepeople.field import control, march
from tests.conformance.forthepeople.table import empty_table, put, run, space

CAPITALS = """
[spaces.richmond]
confederate = 1
control = "confederate"
[spaces.washington-dc]
union = 1
control = "union"
"""


def game(text: str, turn: str = "spring-1863", seat: str = "union", scenario: str = "") -> Game:
    """A game from a position on an empty map; ``scenario``: from that scenario as printed."""
    clear = "" if scenario else "clear = true"
    head = f"""title = "forthepeople"
scenario = "{scenario or "campaign"}"
turn = "{turn}"
active = "{seat}"
{clear}
"""
    return Game.from_text(head + text, chance=Scripted(rolls=[3] * 60))


def push(table: Game, *orders: str) -> list[str]:
    """Give the orders, passing in between; what may follow."""
    for order in orders:
        while order not in listed(table):
            idle = next((word for word in ("pass", "done") if word in listed(table)), "")
            assert idle or len(listed(table)) == 1, f"{order} is not among {listed(table)}"
            table.push(idle or listed(table)[0])
        table.push(order)
    return listed(table)


def listed(table: Game) -> list[str]:
    return [str(action) for action in table.actions]


def why(table: Game, order: str) -> tuple[str, str]:
    denial = table.why_not(order)
    assert denial is not None, f"{order} is on the list"
    return denial.clause, denial.key


# --- Lines between a port and its fort ----------------------------------------------------------


@pytest.mark.clause("10.6.1")
@pytest.mark.clause("8.1")
def test_a_general_may_be_announced_in_a_garrisoned_coastal_fort() -> None:
    table = game(
        """
[cards]
union = [9]
confederate = []
[spaces]
fort-morgan = { confederate = 1 }
fort-pulaski = { confederate = 1 }
mobile = { confederate = 1, control = "confederate" }
savannah = { control = "confederate" }
richmond = { confederate = 1, control = "confederate" }
washington-dc = { union = 1, control = "union" }
[generals]
bragg = { at = "track", due = 2 }
""",
        "summer-1861",
    )
    push(table, "discard 9")
    while (table.decision.seat, table.decision.prompt.key) != (
        "confederate",
        "prompt-announce-general",
    ):
        table.push("done" if "done" in listed(table) else listed(table)[0])
    forts = {"announce fort-morgan", "announce fort-pulaski"}
    assert set(listed(table)) == {*forts, "announce mobile", "announce richmond"}


@pytest.mark.clause("10.2.1")
def test_a_garrison_may_join_an_army_that_is_fed_in_its_port() -> None:
    table = game(
        """
[cards]
union = [9]
confederate = []
[spaces]
fort-pulaski = { confederate = 1 }
savannah = { confederate = 5, control = "confederate" }
richmond = { control = "confederate" }
washington-dc = { union = 1, control = "union" }
[generals]
bragg = "savannah"
[armies]
army-of-tennessee = { at = "savannah", commander = "bragg" }
""",
        "summer-1862",
    )
    push(table, "discard 9")
    while table.decision.seat != "confederate" or table.decision.prompt.key != "prompt-strategic":
        table.push("done" if "done" in listed(table) else listed(table)[-1])
    assert "move fort-pulaski" in listed(table)
    assert "feed army-of-tennessee" in push(table, "move fort-pulaski")


# --- River links --------------------------------------------------------------------------------

RAID = (
    """
[cards]
union = [16, 111, 9]
confederate = [105, 12]
[generals]
stoneman = "memphis"
stuart = "vicksburg"
[spaces.memphis]
union = 1
control = "union"
"""
    + CAPITALS
)


@pytest.mark.clause("11.3")
@pytest.mark.parametrize("card", [16, 111])
def test_a_raid_by_event_counts_river_links(card: int) -> None:
    """Memphis, Vicksburg, Grand Gulf, Port Hudson, Baton Rouge."""
    table = game(RAID.replace('stuart = "vicksburg"', ""))
    marks = push(table, f"play {card} event", "raiders stoneman")
    assert {"mark grand-gulf", "mark port-hudson", "mark baton-rouge"} <= set(marks)
    assert "mark new-orleans" not in marks


@pytest.mark.clause("11.3")
def test_detached_cavalry_counts_river_links() -> None:
    table = game(RAID.replace("confederate = [105, 12]", "confederate = [105]"), seat="confederate")
    marks = push(table, "play 105 event", "raiders stuart")
    assert "mark memphis" not in marks  # it holds a Union unit
    assert "mark cairo" in marks  # Memphis, New Madrid, Columbus, Cairo


@pytest.mark.clause("4.2.4")
def test_balls_bluff_counts_river_links() -> None:
    """New Madrid, Columbus, Cairo: two spaces by the Mississippi, none of two by land."""
    table = game(
        """
[cards]
union = [9]
confederate = [73]
[spaces]
new-madrid = { confederate = 1, control = "confederate" }
cairo = { union = 1, control = "union" }
richmond = { confederate = 1, control = "confederate" }
washington-dc = { union = 1, control = "union" }
""",
        "spring-1862",
        "confederate",
    )
    assert push(table, "play 73 event", "strike cairo")
    assert not table.state.units(UNION, space("cairo"))


@pytest.mark.clause("6.2.2")
def test_spaces_are_next_to_each_other_along_rivers_past_their_mouths() -> None:
    def near(key: str) -> set[str]:
        return {SPACES[at].key for at in members(within(1 << SPACE[key], 1))}

    assert {"memphis", "grand-gulf", "yazoo-city", "arkansas-post"} <= near("vicksburg")
    assert "dover-tn" in near("paducah")
    assert "louisville" not in near("paducah")  # Evansville lies between
    assert {"aquia-creek"} <= near("washington-dc")
    assert "fort-monroe" not in near("washington-dc")  # the sea is not a river


# --- Coastal forts ------------------------------------------------------------------------------


def crisis(richmond: int, manassas: int) -> Game:
    return game(
        f"""
[cards]
union = [122, 9]
confederate = [12]
[spaces]
richmond = {{ confederate = {richmond}, control = "confederate" }}
manassas = {{ confederate = {manassas}, control = "confederate" }}
washington-dc = {{ union = 1, control = "union" }}
[generals]
r-e-lee = "manassas"
j-e-johnston = "richmond"
[armies]
army-of-tennessee = {{ at = "richmond", commander = "j-e-johnston" }}
army-of-northern-virginia = {{ at = "manassas", commander = "r-e-lee" }}
"""
    )


@pytest.mark.clause("6.8.3")
def test_an_army_is_sent_west_into_no_coastal_fort() -> None:
    table = crisis(5, 5)
    assert "place new-orleans" in push(table, "play 122 event", "army army-of-tennessee")
    refused = "place forts-st-philip-jackson"
    assert why(table, refused) == ("6.8.3", "deny-coastal-fort-full")
    assert why(table, "place richmond") == ("4.2.1", "deny-space-not-of-event")
    alone = crisis(1, 5)  # one unit is a garrison
    assert refused in push(alone, "play 122 event", "army army-of-tennessee")


# --- Rough roads --------------------------------------------------------------------------------


def bloc(**more: str) -> Game:
    spaces = {
        "decatur-al": '{ confederate = 4, control = "confederate" }',
        "jacksonville-al": '{ union = 2, control = "union" }',
        "richmond": '{ confederate = 1, control = "confederate" }',
        "washington-dc": '{ union = 1, control = "union" }',
        **more,
    }
    rows = "\n".join(f"{key} = {row}" for key, row in spaces.items())
    return game(
        f"""
[cards]
union = [9]
confederate = [75, 100]
[spaces]
{rows}
[generals]
bragg = "decatur-al"
""",
        seat="confederate",
    )


@pytest.mark.clause("5.10")
def test_the_western_bloc_has_value_two_and_leaves_the_rough_roads_alone() -> None:
    assert why(bloc(), "play 75 event") == ("5.6.1", "deny-relief")  # nobody else is in reach
    table = bloc(corinth='{ union = 1, control = "union" }')
    push(table, "play 75 event", "choose concentration", "concentrate decatur-al", "with 4")
    while table.decision.prompt.key != "prompt-march":
        table.push("pass")
    assert why(table, "go jacksonville-al") == ("5.10", "deny-rough-road-card")
    table = bloc()
    assert push(table, "play 100 event", "concentrate decatur-al", "with 4", "go jacksonville-al")


# --- The first turn of 1863 ---------------------------------------------------------------------


@pytest.mark.clause("15.S3")
def test_in_the_first_turn_of_1863_nobody_sails_over_a_bay() -> None:
    cards = "[cards]\nunion = [83, 9]\nconfederate = [84, 12]\n"
    table = game(cards, scenario="1863")
    found = push(table, "play 83 event")
    ports = {order.split()[1] for order in found if order.startswith("sail ")}
    assert ports
    assert all(SPACES[SPACE[port]].rivers for port in ports)
    for port in ("fort-pulaski", "fort-monroe", "norfolk"):
        assert why(table, f"sail {port}")[0] == "15.S3"
    later = game(cards, "summer-1863", scenario="1863")
    assert {"sail fort-pulaski", "sail fort-monroe", "sail norfolk"} <= set(
        push(later, "play 83 event")
    )


# --- Cards 8, 102 and 103 -----------------------------------------------------------------------


def harpers_ferry(left: int) -> Game:
    return game(
        f"""
[cards]
union = [83, 9]
confederate = [8, 12]
[spaces]
frederick = {{ union = {4 + left}, control = "union" }}
harpers-ferry = {{ control = "union" }}
manassas = {{ confederate = 3, control = "confederate" }}
richmond = {{ confederate = 1, control = "confederate" }}
washington-dc = {{ union = 1, control = "union" }}
[generals]
mcclellan = "frederick"
longstreet = "manassas"
"""
    )


@pytest.mark.clause("4.2.5")
def test_an_interception_by_card_crosses_the_space_just_left_whoever_controls_it() -> None:
    march_there = ("play 83 event", "activate mcclellan", "with 4", "go harpers-ferry")
    assert push(harpers_ferry(0), *march_there) == ["interrupt 8 longstreet", "pass"]
    table = harpers_ferry(2)  # not if he has left units there
    assert "interrupt 8 longstreet" not in push(table, *march_there)


# --- Nothing that can only waste ----------------------------------------------------------------


@pytest.mark.clause("5.1.1")
def test_no_force_sets_out_where_no_way_leads_out() -> None:
    table = game(
        """
[cards]
union = [9]
confederate = [49, 12]
[spaces]
fort-sumter = { confederate = 1, control = "confederate" }
fort-fisher = { control = "confederate" }
richmond = { confederate = 1, control = "confederate" }
washington-dc = { union = 1, control = "union" }
[generals]
bragg = "fort-sumter"
stuart = "fort-fisher"
""",
        seat="confederate",
    )
    found = push(table, "play 49 operations")
    assert "division richmond" in found
    for order in ("division fort-sumter", "activate bragg", "brigade stuart"):
        assert order not in found
        assert why(table, order) == ("5.1.1", "deny-leads-nowhere")


@pytest.mark.clause("5.1.1")
def test_a_division_hemmed_in_by_enemy_country_does_not_set_out() -> None:
    """Its country is closed to divisions all around (5.4.2); with a general it could go."""
    table = game(
        """
[cards]
union = [50, 9]
confederate = [12]
[spaces]
jackson-ms = { union = 2, control = "union" }
richmond = { confederate = 1, control = "confederate" }
washington-dc = { union = 1, control = "union" }
[generals]
grant = "jackson-ms"
"""
    )
    for at in range(len(SPACES)):
        if SPACES[at].home == CONFEDERATE and SPACES[at].key != "jackson-ms":
            table.state.set_control(at, CONFEDERATE)
    found = push(table, "play 50 operations")
    assert "activate grant" in found
    assert "division jackson-ms" not in found
    assert why(table, "division jackson-ms") == ("5.1.1", "deny-leads-nowhere")
    sizes = push(table, "activate grant")
    assert "with 0" not in sizes  # alone he may enter no enemy space (5.6.6)
    assert why(table, "with 0") == ("5.1.1", "deny-leads-nowhere")


@pytest.mark.clause("5.2.6")
def test_an_army_that_no_way_leads_out_for_may_mark_its_space() -> None:
    text = """
[cards]
union = [49, 9]
confederate = [12]
[spaces]
fort-pulaski = { union = 5, control = "CONTROL" }
richmond = { confederate = 1, control = "confederate" }
washington-dc = { union = 1, control = "union" }
savannah = { control = "union" }
[generals]
butler = "fort-pulaski"
[armies]
army-of-the-tennessee = { at = "fort-pulaski", commander = "butler" }
"""
    turn = "summer-1864"  # an army converts without supply (5.2.6)
    found = push(game(text.replace("CONTROL", "confederate"), turn), "play 49 operations")
    assert "activate butler" in found
    table = game(text.replace("CONTROL", "union"), turn)
    assert "activate butler" not in push(table, "play 49 operations")
    assert why(table, "activate butler") == ("5.1.1", "deny-leads-nowhere")


@pytest.mark.clause("4.2.1")
@pytest.mark.parametrize(
    ("card", "seat", "blockade", "amphibious"),
    [(45, "union", 0, 0), (63, "union", 5, 0), (98, "union", 5, 0), (70, "union", 2, 5)],
)
def test_an_event_that_would_change_nothing_is_not_on_the_list(
    card: int, seat: str, blockade: int, amphibious: int
) -> None:
    levels = "blockade = {}\namphibious = {}\n"
    cards = f"[cards]\n{seat} = [{card}, 9]\n"
    table = game(levels.format(blockade, amphibious) + cards + CAPITALS, seat=seat)
    assert f"play {card} event" not in listed(table)
    assert why(table, f"play {card} event") == ("4.2.1", "deny-event-without-effect")
    assert f"discard {card}" in listed(table)
    table = game(levels.format(3, 3) + cards + CAPITALS, seat=seat)
    assert f"play {card} event" in listed(table)


@pytest.mark.clause("4.2.1")
def test_an_event_that_leaves_the_game_has_an_effect() -> None:
    """Card 127 at the end of the track: it is gone for good."""
    table = game("blockade = 5\n[cards]\nunion = [127, 9]\n" + CAPITALS)
    push(table, "play 127 event")
    assert 127 in table.state.gone


@pytest.mark.clause("9.1")
def test_attrition_by_event_strikes_where_it_takes_anything() -> None:
    spaces = """
[cards]
union = [1, 124, 9]
[spaces]
richmond = { confederate = 2, control = "confederate" }
manassas = { confederate = MANY, control = "confederate" }
washington-dc = { union = 1, control = "union" }
"""
    table = game(spaces.replace("MANY", "3"))
    assert push(table, "play 1 event") == ["attrition manassas"]
    assert why(table, "attrition richmond") == ("9.1", "deny-attrition-takes-nothing")
    table = game(spaces.replace("MANY", "2"))
    assert why(table, "play 1 event") == ("4.2.1", "deny-event-without-effect")
    assert "play 124 event" in listed(table)  # it leaves the game


@pytest.mark.clause("5.1.2")
def test_a_column_needs_a_way_out_too() -> None:
    """Card 104: nobody leads it, and Fort Sumter lies in the water."""
    text = """
[cards]
confederate = [104, 12]
union = [9]
[spaces]
fort-sumter = { confederate = 1, control = "confederate" }
MORE
washington-dc = { union = 1, control = "union" }
"""
    table = game(text.replace("MORE", ""), seat="confederate")
    assert why(table, "play 104 event") == ("5.1.2", "deny-no-units-for-event")
    more = 'richmond = { confederate = 1, control = "confederate" }'
    table = game(text.replace("MORE", more), seat="confederate")
    assert push(table, "play 104 event") == ["division richmond"]
    assert why(table, "division fort-sumter") == ("5.1.1", "deny-leads-nowhere")


# --- Rulings ------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.1")
def test_an_interceptor_on_land_is_overrun_and_the_mover_goes_on() -> None:
    """Ruling C4: no battle, no retreat; it counts for the Proclamation; the move is not over."""
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 1, "longstreet")
    march(state, UNION, "washington-dc", 10, "grant")
    driver = run(state, Entry(space("manassas"), intercepted=True))
    assert driver.over
    assert driver.returned == 2  # MARCHES_ON
    assert driver.told("overrun")
    assert not driver.told("battle")
    assert state.union_victory
    assert not state.units(CONFEDERATE, space("manassas"))


@pytest.mark.clause("6.8.2")
def test_empty_fort_monroe_is_entered_and_not_yet_taken() -> None:
    """Ruling C10: the marker stays until the control phase, and with it will and water."""
    state = empty_table()
    before = list(state.will)
    force = march(state, UNION, "williamsburg", 2, "butler")
    driver = run(state, Entry(space("fort-monroe")))
    assert driver.over
    assert force.at == space("fort-monroe")
    assert state.union_victory
    assert state.will == before
    assert state.control[space("fort-monroe")] == CONFEDERATE
    state = empty_table()
    control(state, UNION, "fort-monroe")
    force = march(state, CONFEDERATE, "williamsburg", 2, "r-e-lee")
    driver = run(state, Entry(space("fort-monroe")))
    assert driver.over
    assert not state.union_victory
    assert state.control[space("fort-monroe")] == UNION


@pytest.mark.clause("5.6.2")
def test_a_card_that_dismisses_reassigns_too_and_pays_for_the_second() -> None:
    """Ruling C11: cards 74 to 78 forgive the influence of the first general only."""
    table = game(
        """
[cards]
union = [78, 9]
confederate = [12]
[spaces]
washington-dc = { union = 6, control = "union" }
nashville = { union = 6, control = "union" }
louisville = { control = "union" }
richmond = { confederate = 1, control = "confederate" }
[generals]
mcclellan = "washington-dc"
meade = "washington-dc"
grant = "nashville"
sherman = "nashville"
[armies]
army-of-the-potomac = { at = "washington-dc", commander = "meade" }
army-of-the-cumberland = { at = "nashville", commander = "grant" }
"""
    )
    state = table.state
    for at in range(len(SPACES)):
        if SPACES[at].home == UNION or SPACES[at].key in ("nashville", "louisville"):
            state.set_control(at, UNION)
    for key in ("bowling-green", "elizabethtown-ky", "lebanon-ky"):
        if key in SPACE:
            state.set_control(SPACE[key], UNION)
    before = state.will[UNION]
    push(table, "play 78 event", "choose relieve", "relieve grant", "appoint sherman")
    assert state.will[UNION] == before  # Grant's influence costs nothing
    assert "reassign army-of-the-potomac" in listed(table)
    push(table, "reassign army-of-the-potomac")
    assert state.will[UNION] < before  # Meade's does
    assert {"demote", "retire"} <= set(listed(table))


@pytest.mark.clause("7.5.1")
def test_an_elite_unit_serves_an_army_of_its_own_side() -> None:
    armies = """
[spaces]
manassas = { confederate = 5, control = "confederate" }
washington-dc = { union = 6, control = "union" }
[generals]
grant = "washington-dc"
r-e-lee = "manassas"
[armies]
army-of-the-potomac = { at = "washington-dc", commander = "grant" }
army-of-northern-virginia = { at = "manassas", commander = "r-e-lee" }
[cards]
union = [9]
"""
    right = 'elite = ["army-of-the-potomac", "", "army-of-northern-virginia", ""]\n'
    assert game(right + armies).actions
    for wrong in (
        'elite = ["", "", "army-of-the-potomac", ""]\n',
        'elite = ["army-of-northern-virginia", "", "", ""]\n',
    ):
        with pytest.raises(PositionError, match="elite"):
            game(wrong + armies)


@pytest.mark.clause("5.2.2")
def test_a_general_taken_up_is_of_the_army_at_once() -> None:
    """Ruling C12: Lee outranks all but the commander and stays; who was second may go."""
    table = game(
        """
[spaces.burkeville]
control = "confederate"
confederate = 18
[spaces.richmond]
control = "confederate"
confederate = 3
[spaces.amelia-court-house]
control = "confederate"
[generals]
ewell = "burkeville"
longstreet = "burkeville"
r-e-lee = "richmond"
[armies]
army-of-northern-virginia = { at = "burkeville", commander = "longstreet" }
[cards]
confederate = [113, 29]
union = [31]
""",
        "summer-1864",
        "confederate",
    )
    push(table, "play 113 operations", "activate longstreet", "with 12", "go amelia-court-house")
    push(table, "go richmond", "take-general r-e-lee", "go amelia-court-house")
    push(table, "go burkeville")
    assert "drop-general ewell" in listed(table)
    assert why(table, "drop-general r-e-lee") == ("5.2.2", "deny-second-stays")


@pytest.mark.clause("4.4.1")
def test_a_victory_before_the_proclamation_was_drawn_counts_in_its_turn() -> None:
    """Ruling B39: the battle is lost, the victory of before is of the same turn."""
    table = game(
        """
union_victory = true
[spaces.paducah]
control = "union"
union = 4
[spaces.columbus-ky]
control = "confederate"
confederate = 5
fort = "confederate"
[generals]
grant = "paducah"
polk = "columbus-ky"
[cards]
union = [130, 29, 31]
confederate = [33, 35, 37]
""",
        "summer-1862",
    )
    table.chance = Scripted(rolls=[1, 6, *[3] * 40], draws=["81"])
    push(table, "play 29 operations", "activate grant", "with 4", "go columbus-ky", "interrupt 130")
    assert 81 in table.state.hand[UNION]
    while table.decision.prompt.key != "prompt-card" or table.decision.seat != "union":
        table.push("pass" if "pass" in listed(table) else listed(table)[-1])
    assert listed(table) == ["play 81 event"]
