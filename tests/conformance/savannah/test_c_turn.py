"""C: cards that last a turn, reinforcements, defences."""

from __future__ import annotations

import pytest

from longroll.titles.savannah import effects
from longroll.titles.savannah.cards.register import RULES, spent
from longroll.titles.savannah.components import (
    BUILDINGS,
    LEADER,
    LEADERS,
    PERIMETER,
    UNIT,
    UNITS,
    WOODS_HEXES,
    hex_at,
    hex_key,
)
from longroll.titles.savannah.movement import begin_walk
from longroll.titles.savannah.sequence import PlayerTurn
from longroll.titles.savannah.state import CAPTURED, DUE, REMOVED, SavannahState
from tests.conformance.savannah.cards import full_deck, hold, opened, played
from tests.conformance.savannah.table import ALLIES, AMERICAN, BRITISH, CROWN, FRENCH, lead, put
from tests.conformance.savannah.table import table as bare

STRATEGIC, TACTICAL = 5, 17


def table(turn: int = STRATEGIC, active: int = CROWN) -> SavannahState:
    state = full_deck(bare("campaign", turn=turn))
    state.active = active
    return state


def listed(state: SavannahState, side: int, card: int, moment: str) -> bool:
    """Whether a side that holds only this card may play it in a window."""
    hold(state, side, card)
    driver = opened(state, moment)
    return not driver.over and f"play {card}" in driver.actions


# --- Bombardment and fire -------------------------------------------------------------------------


@pytest.mark.clause("C09")
def test_a_sortie_stops_the_french_bombardment_for_a_turn() -> None:
    state = table(12)
    played(state, CROWN, 9, "bombardment")
    assert effects.bombardment_barred(state, ALLIES)
    assert not effects.bombardment_barred(state, CROWN)
    effects.clear(state)
    assert not effects.bombardment_barred(state, ALLIES)


@pytest.mark.clause("C10")
def test_a_deserter_helps_the_british_guns_in_the_allied_turn() -> None:
    state = table(TACTICAL, ALLIES)
    played(state, CROWN, 10, "fire")
    assert effects.fire_drm(state, CROWN) == 1
    assert effects.fire_drm(state, ALLIES) == 0
    assert not listed(table(TACTICAL, CROWN), CROWN, 10, "fire"), "their own guns do not fire then"


@pytest.mark.clause("C21")
def test_cartridges_run_low_on_strategic_and_on_tactical_turns() -> None:
    state = table(12)
    played(state, ALLIES, 21, "bombardment")
    assert effects.bombardment_barred(state, CROWN)
    assert effects.fire_drm(state, CROWN) == 0
    state = table(TACTICAL, ALLIES)
    played(state, ALLIES, 21, "fire")
    assert effects.fire_drm(state, CROWN) == -1


@pytest.mark.clause("C46")
def test_guides_hasten_nobody_whose_own_phase_of_arrival_is_over() -> None:
    for turn, playable in ((5, True), (6, False)):  # the next British reinforcements: turn 7
        state = table(turn, ALLIES)
        state.at = [REMOVED] * len(UNITS)
        state.leader_at = [REMOVED] * len(LEADERS)
        state.at[UNIT["fraser-1"]] = DUE
        assert RULES[46].playable(state, CROWN) is None, "before the player turns"
        state.stack = [PlayerTurn(ALLIES)]
        assert (RULES[46].playable(state, CROWN) is None) == playable


@pytest.mark.clause("C21")
def test_on_a_strategic_turn_the_bombardment_is_over_when_the_player_turns_begin() -> None:
    for turn, playable in ((12, False), (TACTICAL, True)):
        state = table(turn, ALLIES)
        state.stack = [PlayerTurn(ALLIES)]
        assert (RULES[21].playable(state, ALLIES) is None) == playable


@pytest.mark.clause("T.SB1")
@pytest.mark.clause("X4.3.use")
def test_effects_on_fire_add_up() -> None:
    state = table(TACTICAL, ALLIES)
    state.effects = ((effects.BRITISH_FIRE_DOWN, 0), (effects.BRITISH_FIRE_UP, 0), (10, 0), (21, 0))
    assert effects.fire_drm(state, CROWN) == 0
    state.effects = ((effects.BRITISH_FIRE_UP, 0), (10, 0))
    assert effects.fire_drm(state, CROWN) == 2


@pytest.mark.clause("C42")
def test_the_frigate_aground_covers_nobody_this_turn() -> None:
    state = table(TACTICAL, ALLIES)
    assert effects.zone_active(state)
    played(state, ALLIES, 42, "rally")
    assert not effects.zone_active(state)


# --- Close combat ---------------------------------------------------------------------------------


def fight(card: int, side: int = ALLIES) -> SavannahState:
    state = table(TACTICAL, ALLIES)
    for name, where in (("destaing", "1406"), ("dillon", "1306"), ("huger", "2606")):
        lead(state, name, where)
    played(state, side, card, "combat")
    return state


FOIX, SC_2, TWIGG, BEEKMAN = (UNIT[k] for k in ("foix", "sc-2", "twigg", "beekman"))
ROYALISTS = UNIT["sc-royalists-1"]


@pytest.mark.clause("C12")
def test_misled_columns_attack_at_minus_one() -> None:
    state = fight(12, CROWN)
    assert effects.combat_effects(state, [FOIX], [ROYALISTS], -1) == [("card-12", -1)]
    assert effects.combat_effects(state, [SC_2], [ROYALISTS], -1) == []
    assert effects.combat_effects(state, [ROYALISTS], [FOIX], -1) == []


@pytest.mark.clause("C13")
def test_destaing_carries_french_attackers_on() -> None:
    state = fight(13)
    leads = LEADER["destaing"]
    assert effects.combat_effects(state, [FOIX], [ROYALISTS], leads) == [("card-13", 2)]
    assert effects.combat_effects(state, [FOIX], [ROYALISTS], LEADER["dillon"]) == []


@pytest.mark.clause("C26")
def test_only_militia_under_huger_feints() -> None:
    state = fight(26)
    leads = LEADER["huger"]
    assert effects.combat_effects(state, [TWIGG], [ROYALISTS], leads) == [("card-26", 1)]
    assert effects.combat_effects(state, [TWIGG, BEEKMAN], [ROYALISTS], leads) == [("card-26", 1)]
    assert effects.combat_effects(state, [TWIGG, SC_2], [ROYALISTS], leads) == []
    assert effects.combat_effects(state, [TWIGG], [ROYALISTS], LEADER["lincoln"]) == []


@pytest.mark.clause("C27")
def test_french_fury_under_dillon() -> None:
    state = fight(27)
    assert effects.combat_effects(state, [FOIX], [ROYALISTS], LEADER["dillon"]) == [("card-27", 1)]
    assert effects.combat_effects(state, [FOIX], [ROYALISTS], -1) == []


@pytest.mark.clause("C36")
def test_surprise_is_a_column_for_allied_attacks() -> None:
    state = fight(36)
    assert effects.column_shift(state, ALLIES) == 1
    assert effects.column_shift(state, CROWN) == 0


@pytest.mark.clause("C53")
def test_quarrels_limit_the_tactics_of_combats_with_french_units() -> None:
    state = fight(53, CROWN)
    assert effects.tactics_limited(state, ALLIES)
    assert effects.tactics_limited(state, ALLIES, [FOIX])
    assert not effects.tactics_limited(state, ALLIES, [SC_2])
    assert not effects.tactics_limited(state, CROWN, [ROYALISTS])


@pytest.mark.clause("C13")
@pytest.mark.clause("C26")
@pytest.mark.clause("C27")
@pytest.mark.clause("C36")
@pytest.mark.clause("C12")
def test_cards_for_attacks_wait_for_the_allied_turn_and_their_leader() -> None:
    for card in (13, 26, 27, 36):
        assert not listed(table(TACTICAL, CROWN), ALLIES, card, "combat")
    assert not listed(table(TACTICAL, CROWN), CROWN, 12, "combat")
    for card in (13, 26, 27):
        assert not listed(table(TACTICAL, ALLIES), ALLIES, card, "combat"), "no leader on the map"


@pytest.mark.clause("C39")
def test_desperate_measures_need_allies_inside_the_lines() -> None:
    state = table(TACTICAL, CROWN)
    lead(state, "prevost", "1802")
    assert not listed(state, CROWN, 39, "movement")
    put(state, "foix", "1404")
    assert listed(state, CROWN, 39, "movement")
    opened(state, "movement").push("play 39")
    assert effects.rally_before_movement(state)


@pytest.mark.clause("C39")
def test_units_with_prevost_gain_one_attacking_and_defending() -> None:
    state = table(TACTICAL, CROWN)
    state.effects = ((39, 0),)
    lead(state, "prevost", "1802")
    near, far = put(state, "fraser-2", "1802"), put(state, "foot-60", "1803")
    foe = put(state, "foix", "1703")
    assert effects.combat_effects(state, [near], [foe], -1) == [("card-39", 1)]
    assert effects.combat_effects(state, [far], [foe], -1) == []
    assert effects.combat_effects(state, [foe], [near], -1) == [("card-39", -1)]


# --- Initiative -----------------------------------------------------------------------------------


@pytest.mark.clause("C47")
def test_the_holder_takes_the_initiative_for_this_turn() -> None:
    for side in (CROWN, ALLIES):
        state = table(18)
        assert effects.initiative_taker(state) == -1
        played(state, side, 47, "initiative")
        assert effects.initiative_taker(state) == side
        effects.clear(state)
        assert effects.initiative_taker(state) == -1


@pytest.mark.clause("C47")
def test_with_a_fixed_order_there_is_nothing_to_switch() -> None:
    for moment in ("movement", "events", "turn-end"):
        assert not listed(table(STRATEGIC), CROWN, 47, moment)
        assert not listed(table(TACTICAL), CROWN, 47, moment)


# --- Movement -------------------------------------------------------------------------------------


@pytest.mark.clause("C48", "C49", "C50")
@pytest.mark.parametrize("card", [48, 49, 50])
def test_rum_and_gold_for_the_french_gunners(card: int) -> None:
    for turn, factor in ((STRATEGIC, 3), (TACTICAL, 2)):
        state = table(turn, ALLIES)
        played(state, ALLIES, card, "movement")
        assert effects.movement_factor(state, UNIT["reserve-artillery"]) == factor
        assert effects.movement_factor(state, UNIT["mortar-battery"]) == factor
        assert effects.movement_factor(state, FOIX) == 1
        assert effects.movement_factor(state, BEEKMAN) == 1


@pytest.mark.clause("T.SB2")
def test_multiples_of_movement_multiply_each_other() -> None:
    state = table(12)
    graham, guns = UNIT["graham-light"], UNIT["reserve-artillery"]
    state.effects = ((effects.GRAHAM_DOUBLED, 0), (effects.FRENCH_GUNS_DOUBLED, 0))
    assert effects.movement_factor(state, graham) == 2
    assert effects.movement_factor(state, guns) == 2
    state.effects = ((effects.FRENCH_GUNS_DOUBLED, 0), (48, 0))
    assert effects.movement_factor(state, guns) == 6
    state.effects = ((effects.UNIT_DOUBLED, graham), (effects.GRAHAM_DOUBLED, 0))
    assert effects.movement_factor(state, graham) == 4


@pytest.mark.clause("X4.3.use")
@pytest.mark.clause("C48")
@pytest.mark.clause("C49")
@pytest.mark.clause("C50")
@pytest.mark.parametrize(("turn", "factors"), [(STRATEGIC, (3, 9, 27)), (TACTICAL, (2, 4, 8))])
def test_casks_of_rum_add_up(turn: int, factors: tuple[int, ...]) -> None:
    state = table(turn, ALLIES)
    guns = put(state, "reserve-artillery", "1910")
    hold(state, ALLIES, 48, 49, 50)
    driver = opened(state, "movement")
    for card, factor in zip((48, 49, 50), factors, strict=True):
        driver.push(f"play {card}")
        while not driver.over and driver.decision.seat != "allied":
            driver.push("pass")
        assert effects.movement_factor(state, guns) == factor
    walk = begin_walk(state, (guns,))
    assert walk.normal == (2 * UNITS[guns].movement * factors[-1],)


@pytest.mark.clause("X4.3.use")
@pytest.mark.clause("C22")
@pytest.mark.clause("C54")
@pytest.mark.parametrize(("verb", "factor", "drm"), [("double", 4, 0), ("rally-better", 1, 2)])
def test_the_initiative_of_two_cards_adds_up(verb: str, factor: int, drm: int) -> None:
    state = table(STRATEGIC, CROWN)
    lead(state, "prevost", "1509")
    unit = put(state, "fraser-2", "1509")
    for card in (22, 54):
        played(state, CROWN, card, "movement").push(f"{verb} prevost")
    assert (effects.movement_factor(state, unit), effects.rally_drm(state, unit)) == (factor, drm)


@pytest.mark.parametrize(
    ("card", "side", "army"),
    [
        pytest.param(22, ALLIES, "american", marks=pytest.mark.clause("C22")),
        pytest.param(54, ALLIES, "french", marks=pytest.mark.clause("C54")),
        pytest.param(22, CROWN, "british", marks=pytest.mark.clause("C22")),
        pytest.param(54, CROWN, "british", marks=pytest.mark.clause("C54")),
    ],
)
def test_each_leader_doubles_movement_or_helps_the_rally(card: int, side: int, army: str) -> None:
    posts = {
        "american": ("lincoln", "sc-2", "mcintosh", "sc-3"),
        "french": ("destaing", "foix", "dillon", "auxerrois"),
        "british": ("prevost", "fraser-2", "maitland", "foot-60"),
    }
    state = table(STRATEGIC, side)
    first, doubled, second, rallies = posts[army]
    for leader, unit, hex_ in ((first, doubled, "1509"), (second, rallies, "1511")):
        lead(state, leader, hex_)
        put(state, unit, hex_)
    driver = played(state, side, card, "movement")
    for _ in range(2):
        leader = str(dict(driver.decision.prompt.args)["leader"])
        assert driver.actions == [f"double {leader}", f"rally-better {leader}"]
        assert driver.decision.clause == f"C{card}"
        driver.push(f"double {leader}" if leader == first else f"rally-better {leader}")
    assert driver.over
    assert effects.movement_factor(state, UNIT[doubled]) == 2
    assert effects.rally_drm(state, UNIT[doubled]) == 0
    assert effects.movement_factor(state, UNIT[rallies]) == 1
    assert effects.rally_drm(state, UNIT[rallies]) == 1


@pytest.mark.clause("C22")
def test_it_is_played_in_the_own_turn_with_troops_beside_a_leader() -> None:
    state = table(STRATEGIC, CROWN)
    lead(state, "lincoln", "1509")
    put(state, "sc-2", "1509")
    assert not listed(state, ALLIES, 22, "movement")
    state.active = ALLIES
    assert listed(state, ALLIES, 22, "movement")
    assert not listed(state, ALLIES, 54, "movement"), "no French leader is there"


@pytest.mark.clause("C22")
@pytest.mark.clause("C54")
@pytest.mark.clause("X4.18.stack")
def test_the_cards_of_leaders_reach_whom_they_command_pulaski_only_from_americans() -> None:
    for card, leader, serves in ((22, "lincoln", True), (54, "destaing", False)):
        state = table(STRATEGIC, ALLIES)
        lead(state, leader, "1509")
        if not serves:
            put(state, "foix", "1509")
        legion = put(state, "pulaski-legion", "1509")
        driver = played(state, ALLIES, card, "movement")
        driver.push(f"double {leader}")
        assert (effects.movement_factor(state, legion) == 2) == serves
    state = table(STRATEGIC, ALLIES)
    put(state, "pulaski-legion", "1509")
    put(state, "horry", "1509")
    assert not listed(state, ALLIES, 22, "movement"), "he is a leader for tactics alone"


# --- Units of the country -------------------------------------------------------------------------


def places(state: SavannahState, side: int, card: int) -> set[int]:
    driver = played(state, side, card, "movement")
    return {hex_at(action.split()[1]) for action in driver.actions}


@pytest.mark.clause("C03")
@pytest.mark.clause("X4.8.chatham")
def test_the_chatham_militia_appears_at_buildings_outside_the_lines() -> None:
    state = table()
    found = places(state, CROWN, 3)
    assert found == {h for h in range(759) if BUILDINGS >> h & 1 and not PERIMETER >> h & 1}
    state = table()
    one = min(found)
    put(state, "foix", "1014")
    state.at[UNIT["foix"]] = one
    state.touch()
    assert one not in places(state, CROWN, 3)


@pytest.mark.clause("C03")
@pytest.mark.clause("G14.32")
def test_who_appears_where_an_enemy_leader_stands_alone_takes_him() -> None:
    state = table()
    one = min(places(state, CROWN, 3))
    lead(state, "lincoln", hex_key(one))
    played(state, CROWN, 3, "movement", f"place {hex_key(one)}")
    assert state.at[UNIT["chatham-militia"]] == one
    assert state.leader_at[LEADER["lincoln"]] == CAPTURED


@pytest.mark.clause("C06")
@pytest.mark.clause("X4.8.creek")
def test_the_creeks_appear_in_dense_woods_away_from_enemies_never_inside() -> None:
    state = table()
    driver = played(state, CROWN, 6, "movement")
    found = {hex_at(action.split()[1]) for action in driver.actions}
    assert found == {h for h in range(759) if WOODS_HEXES >> h & 1 and not PERIMETER >> h & 1}
    driver.push(driver.actions[0])
    assert state.at[UNIT["creek"]] in found
    assert not state.moved >> UNIT["creek"] & 1, "they may act at once"


# --- Reinforcements -------------------------------------------------------------------------------


def due(state: SavannahState, army: int) -> set[int]:
    return {
        state.due[unit.index]
        for unit in UNITS
        if unit.army == army and state.at[unit.index] == DUE and state.due[unit.index] > 0
    }


@pytest.mark.clause("C20")
def test_the_next_french_reinforcements_come_a_turn_later() -> None:
    state = table(4)
    for unit in UNITS:
        if unit.army == FRENCH and 0 < unit.turn < 4:
            put(state, unit.key, "3123")
    lead(state, "von-stedingk", "3123")
    played(state, CROWN, 20, "reinforcements")
    assert state.due[UNIT["conde"]] == 5
    assert state.leader_due[LEADER["destaing"]] == 5
    assert state.due[UNIT["martinique"]] == 5, "those of turn 5 come as planned"
    assert state.due[UNIT["pulaski-legion"]] == 4, "the Americans do too"


@pytest.mark.clause("C20")
@pytest.mark.clause("C52")
def test_cards_about_french_reinforcements_are_past_when_all_have_come() -> None:
    state = table(12)
    assert not spent(state, 20)
    for unit in UNITS:
        if unit.army == FRENCH:
            state.at[unit.index] = hex_at("3123")
    for leader in LEADERS:
        state.leader_at[leader.index] = hex_at("3123")
    assert spent(state, 20)
    assert spent(state, 52)
    assert not spent(state, 46), "others are still to come"


@pytest.mark.clause("C46")
def test_guides_bring_the_next_reinforcements_a_turn_earlier() -> None:
    state = table(1)
    driver = played(state, ALLIES, 46, "reinforcements")
    assert driver.actions == ["hasten french", "hasten american"]
    driver.push("hasten american")
    assert min(due(state, AMERICAN)) == 2
    assert min(due(state, FRENCH)) == 2
    state = table(2)
    for key in ("delancey-1", "georgia-militia-2", "british-battery-a"):
        put(state, key, "1723")
    assert played(state, CROWN, 46, "reinforcements").over, "the British have no choice"
    assert min(due(state, BRITISH)) == 2


@pytest.mark.clause("C46")
def test_guides_are_of_no_use_when_all_have_come() -> None:
    state = table(13)
    for unit in UNITS:
        if unit.turn > 0:
            state.at[unit.index] = hex_at("3123")
    for leader in LEADERS:
        state.leader_at[leader.index] = hex_at("3123")
    assert spent(state, 46)


@pytest.mark.clause("C52")
def test_surf_slows_the_next_french_reinforcements_when_they_enter() -> None:
    state = table(1)
    played(state, CROWN, 52, "reinforcements")
    assert effects.entry_penalty(state, UNIT["avant-garde"]) == 2, "a point, in halves"
    assert effects.entry_penalty(state, UNIT["foix"]) == 0, "not the ones after them"
    effects.clear(state)
    assert effects.entry_penalty(state, UNIT["avant-garde"]) == 2, "they are still to come"
    for key in ("avant-garde", "champagne-chasseurs"):
        put(state, key, "3123")
    effects.clear(state)
    assert effects.entry_penalty(state, UNIT["avant-garde"]) == 0


# --- 55: Moncrief ---------------------------------------------------------------------------------


@pytest.mark.clause("C55")
@pytest.mark.clause("X4.14.done")
def test_moncrief_completes_the_lines_on_turn_10_or_11() -> None:
    for roll, done in ((7, True), (9, True), (6, False), (0, False)):
        state = table(10)
        driver = played(state, CROWN, 55, "movement", rolls=[roll])
        assert driver.values("moncrief") == [{"roll": roll, "needed": 7}]
        assert effects.defences_complete(state) is done
        effects.clear(state)
        state.turn = 11
        assert effects.defences_complete(state)
    state = table(11)
    played(state, CROWN, 55, "movement")
    assert effects.defences_complete(state)


@pytest.mark.clause("C55")
def test_moncrief_works_on_turns_10_and_11_only() -> None:
    assert not listed(table(9), CROWN, 55, "movement")
    assert listed(table(10), CROWN, 55, "movement")
    assert spent(table(12), 55)
    assert not spent(table(11), 55)


@pytest.mark.clause("X4.14.done")
def test_the_lines_are_complete_on_turn_12_and_an_early_assault_finds_them_as_they_were() -> None:
    assert not effects.defences_complete(table(11))
    assert effects.defences_complete(table(12))
    state = table(17)
    state.assault = 9
    assert not effects.defences_complete(state)
