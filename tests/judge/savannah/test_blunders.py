"""What counts as a move that a beginner would laugh at, and what comes near it and does not."""

from __future__ import annotations

import pytest

from longroll.engine.blunder import Blunder
from longroll.engine.title import get_title
from longroll.titles.savannah.combat.fight import Fight
from longroll.titles.savannah.combat.phase import CloseCombat
from longroll.titles.savannah.combat.prospects import forecast
from longroll.titles.savannah.components import GRID, UNIT, hex_at
from longroll.titles.savannah.ground import combat_units
from longroll.titles.savannah.judge.blunders import BLUNDERS, left_behind, rash
from longroll.titles.savannah.movement.phase import Movement
from longroll.titles.savannah.sequence import PlayerTurn
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import ALLIES, CROWN, SHATTERED, lead, put, table

Found = list[Blunder]


def found(before: SavannahState, after: SavannahState, side: int) -> Found:
    return list(left_behind(before, after, side))


def moved_away(state: SavannahState, unit: str, to: str) -> SavannahState:
    """The position after a unit has marched."""
    after = state.copy()
    after.at[UNIT[unit]] = hex_at(to)
    after.moved |= 1 << UNIT[unit]
    after.touch()
    return after


# --- Guns ---------------------------------------------------------------------------------------


def battery() -> SavannahState:
    """Guns in the open with a battalion, and Irishmen next to them."""
    state = table()
    put(state, "british-battery-b", "1607")
    put(state, "fraser-1", "1607")
    put(state, "dillon-irish", "1507")
    return state


@pytest.mark.clause("G12.3")
def test_guns_whose_foot_marches_off_beside_the_enemy_are_left_bare() -> None:
    state = battery()
    after = moved_away(state, "fraser-1", "1707")
    assert found(state, after, CROWN) == [("guns-bared", "british", "british-battery-b")]


def test_guns_with_foot_or_without_an_enemy_who_can_take_them_are_not_bare() -> None:
    state = battery()
    assert found(state, state.copy(), CROWN) == []
    after = moved_away(state, "fraser-1", "1707")
    after.order[UNIT["dillon-irish"]] = SHATTERED
    after.touch()
    assert found(state, after, CROWN) == []
    far = moved_away(moved_away(state, "fraser-1", "1707"), "dillon-irish", "1407")
    assert found(state, far, CROWN) == []


def test_guns_that_were_bare_before_were_not_left_so_now() -> None:
    before = moved_away(battery(), "fraser-1", "1707")
    assert found(before, before.copy(), CROWN) == []


# --- Leaders ------------------------------------------------------------------------------------


@pytest.mark.clause("G14.32")
def test_a_leader_without_troops_whom_the_enemy_can_reach_is_left_alone() -> None:
    before = table()
    put(before, "fraser-1", "1607")
    lead(before, "maitland", "1607")
    put(before, "dillon-irish", "1407")
    after = moved_away(before, "fraser-1", "1707")
    assert found(before, after, CROWN) == [("leader-alone", "british", "maitland")]
    lead(after, "maitland", "1707")  # he goes with them
    assert found(before, after, CROWN) == []


def test_a_leader_far_behind_may_be_alone() -> None:
    before = table()
    put(before, "fraser-1", "1604")
    lead(before, "maitland", "1604")
    put(before, "dillon-irish", "1614")
    after = moved_away(before, "fraser-1", "1605")
    assert found(before, after, CROWN) == []


# --- The lines ----------------------------------------------------------------------------------


def lines(*others: tuple[str, str]) -> SavannahState:
    """Fraser's hold a hex of the lines with the French beside it."""
    state = table()
    put(state, "fraser-1", "1605")
    put(state, "dillon-irish", "1606")
    for unit, hex_ in others:
        put(state, unit, hex_)
    return state


def test_a_hex_of_the_lines_that_is_left_to_an_enemy_beside_it_stands_open() -> None:
    state = lines()
    assert found(state, moved_away(state, "fraser-1", "1604"), CROWN) == [
        ("lines-opened", "british", "1605")
    ]


def test_a_hex_that_somebody_else_holds_now_or_that_nobody_is_beside_is_not_open() -> None:
    state = lines(("fraser-2", "1604"))
    relieved = moved_away(moved_away(state, "fraser-1", "1603"), "fraser-2", "1605")
    assert found(state, relieved, CROWN) == []
    gone = moved_away(lines(), "fraser-1", "1604")
    gone.at[UNIT["dillon-irish"]] = hex_at("1611")
    gone.touch()
    assert found(lines(), gone, CROWN) == []


def test_a_garrison_that_was_needed_in_another_gap_is_forgiven_unless_there_was_a_reserve() -> None:
    state = lines(("foix", "1405"))
    plugged = moved_away(state, "fraser-1", "1404")
    assert found(state, plugged, CROWN) == []
    reserve = lines(("foix", "1405"), ("delancey-1", "1603"))
    assert found(reserve, moved_away(reserve, "fraser-1", "1404"), CROWN) == [
        ("lines-opened", "british", "1605")
    ]


def test_guns_alone_and_the_disordered_hold_no_hex_of_the_lines() -> None:
    state = table()
    put(state, "british-battery-b", "1605")
    put(state, "dillon-irish", "1606")
    assert found(state, moved_away(state, "british-battery-b", "1604"), CROWN) == []
    state = lines()
    put(state, "fraser-1", "1605", order=SHATTERED)
    assert found(state, moved_away(state, "fraser-1", "1604"), CROWN) == []


# --- Attacks ------------------------------------------------------------------------------------


def assault(attacker: str, defender: str, *, at: str = "1507", on: str = "1607") -> SavannahState:
    """One unit beside another, come there this turn."""
    state = table()
    put(state, attacker, at)
    put(state, defender, on)
    state.moved |= 1 << UNIT[attacker]
    return state


def fight(state: SavannahState, attacker: str, defender: str) -> Fight:
    on = state.at[UNIT[defender]]
    return Fight((UNIT[attacker],), (on,), (UNIT[defender],))


def laughed(state: SavannahState, *fights: Fight) -> Found:
    return list(rash(state, list(fights)))


@pytest.mark.clause("G12.12")
def test_militia_that_goes_up_to_a_battalion_by_itself_is_laughed_at() -> None:
    state = assault("garden", "fraser-1")
    alone = fight(state, "garden", "fraser-1")
    assert laughed(state, alone) == [("hopeless-attack", "allied", "1607")]
    state.moved = 0  # who stood there already is bound to attack
    assert laughed(state, alone) == []


@pytest.mark.clause("G12.12")
def test_a_unit_that_was_told_to_move_and_stopped_in_its_hex_has_not_come_up() -> None:
    state = assault("garden", "fraser-1")
    alone = fight(state, "garden", "fraser-1")
    stood = list(state.at)
    assert list(rash(state, [alone], stood)) == []
    stood[UNIT["garden"]] = hex_at("1407")
    assert list(rash(state, [alone], stood)) == laughed(state, alone) != []


def test_an_attack_that_succeeds_in_one_case_of_ten_is_not_hopeless() -> None:
    state = assault("foix", "fraser-1")
    seen = forecast(state, fight(state, "foix", "fraser-1"))
    assert sum(ending.ways for ending in seen.endings if ending.attacker_wins) == 1
    assert laughed(state, fight(state, "foix", "fraser-1")) == []


def test_an_attack_on_spring_hill_has_something_to_gain() -> None:
    state = assault("garden", "fraser-1", at="1405", on="1404")
    assert laughed(state, fight(state, "garden", "fraser-1")) == []
    other = assault("garden", "fraser-1", at="1606", on="1605")
    assert len(laughed(other, fight(other, "garden", "fraser-1"))) == 1


@pytest.mark.clause("G12.13")
def test_an_attack_may_be_the_price_of_another() -> None:
    state = assault("garden", "fraser-1")
    put(state, "dillon-irish", "1506")
    put(state, "delancey-1", "1606")
    state.moved |= 1 << UNIT["dillon-irish"]
    main = fight(state, "dillon-irish", "delancey-1")
    price = fight(state, "garden", "fraser-1")
    assert GRID.distance(hex_at("1506"), hex_at("1607")) == 1
    assert laughed(state, main, price) == []
    state.at[UNIT["dillon-irish"]] = hex_at("1605")
    state.touch()
    assert GRID.distance(hex_at("1605"), hex_at("1607")) == 2
    assert laughed(state, main, price) == [("hopeless-attack", "allied", "1607")]


def driven_off(state: SavannahState, *units: str) -> SavannahState:
    """The position after the enemy's guns have driven units back."""
    after = state.copy()
    for number, unit in enumerate(units):
        after.at[UNIT[unit]] = hex_at(f"161{number}")
    after.touch()
    return after


def supported(*others: tuple[str, str]) -> tuple[SavannahState, Fight]:
    """Garden's militia goes up to Fraser's with others; his attack when he is alone."""
    state = assault("garden", "fraser-1")
    alone = fight(state, "garden", "fraser-1")
    for unit, hex_ in others:
        put(state, unit, hex_)
    return state, alone


AMERICANS = (("sc-2", "1507"), ("sc-ga-light", "1506"))


@pytest.mark.clause("G11.2")
def test_who_is_left_alone_by_the_enemys_fire_had_not_planned_it() -> None:
    ended, alone = supported(*AMERICANS)
    now = driven_off(ended, *(unit for unit, _ in AMERICANS))
    assert list(rash(now, [alone], (), ended)) == []
    beside, alone = supported(("sc-5", "1506"))
    assert list(rash(driven_off(beside, "sc-5"), [alone], (), beside)) == []
    assert len(laughed(now, alone)) == 1  # without knowing how the movement ended
    assert list(rash(now, [alone], (), now)) == laughed(now, alone)  # they had not come up


@pytest.mark.clause("G12.14")
def test_a_diversion_costs_its_column_in_what_was_planned_too() -> None:
    ended, alone = supported(("sc-5", "1507"))
    now = driven_off(ended, "sc-5")
    assert list(rash(now, [alone], (), ended)) == []
    diverted = alone._replace(shift=-1)
    assert list(rash(now, [diverted], (), ended)) == laughed(now, diverted) != []


@pytest.mark.clause("G12.13")
def test_who_attacks_another_or_still_attacks_was_not_driven_off() -> None:
    ended, alone = supported(*AMERICANS)
    assert list(rash(ended, [alone], (), ended)) == laughed(ended, alone) != []
    busy, alone = supported(("sc-5", "1506"), ("delancey-1", "1606"))
    now = driven_off(busy, "sc-5")
    assert list(rash(now, [alone], (), busy)) == laughed(now, alone) != []


@pytest.mark.clause("G12.13")
def test_who_chooses_between_two_enemies_has_not_lost_his_choice() -> None:
    ended, alone = supported(("sc-5", "1506"), ("chatham-militia", "1608"))
    now = driven_off(ended, "sc-5")
    assert list(rash(now, [alone], (), ended)) == laughed(now, alone) != []


@pytest.mark.clause("G11.2")
def test_whom_the_enemys_fire_has_reduced_had_planned_it_in_full_strength() -> None:
    ended, alone = assault("foix", "fraser-1"), ("foix", "fraser-1")
    now = ended.copy()
    now.steps[UNIT["foix"]] -= 1
    now.touch()
    assert laughed(now, fight(now, *alone)) != []
    assert list(rash(now, [fight(now, *alone)], (), ended)) == []


@pytest.mark.clause("G11.2")
def test_whom_the_fire_has_driven_beside_an_enemy_did_not_come_up() -> None:
    now, alone = supported()
    ended = now.copy()
    ended.at[UNIT["garden"]] = hex_at("1506")
    ended.touch()
    assert laughed(now, alone) != []
    assert list(rash(now, [alone], (), ended)) == []
    ended.at[UNIT["garden"]] = hex_at("1507")  # the enemy came beside him
    ended.at[UNIT["fraser-1"]] = hex_at("1609")
    ended.touch()
    assert list(rash(now, [alone], (), ended)) == []
    put(ended, "chatham-militia", "1608")  # where he stood beside another
    put(now, "chatham-militia", "1608")
    assert list(rash(now, [alone], (), ended)) == []


@pytest.mark.clause("G12.3")
def test_the_defenders_are_those_who_stood_there_when_the_movement_ended() -> None:
    ended = assault("marine-bn", "fraser-1")
    put(ended, "fraser-2", "1607")
    now = ended.copy()
    now.steps[UNIT["marine-bn"]] -= 1
    now.at[UNIT["fraser-2"]] = hex_at("1611")  # driven off by the attackers' own guns
    now.touch()
    alone = fight(now, "marine-bn", "fraser-1")
    only = ended.copy()
    only.at[UNIT["fraser-2"]] = hex_at("1611")
    only.touch()
    assert list(rash(now, [alone], (), only)) == []
    assert list(rash(now, [alone], (), ended)) == laughed(now, alone) != []


@pytest.mark.clause("G12.22")
def test_whoever_leads_now_need_not_have_led_what_was_planned() -> None:
    ended = assault("marine-company", "fraser-1")
    put(ended, "foix", "1506")
    now = driven_off(ended, "foix")
    alone = fight(now, "marine-company", "fraser-1")
    led = alone._replace(lead_attacker=UNIT["marine-company"], lead_defender=UNIT["fraser-1"])
    assert laughed(now, led) != []
    assert list(rash(now, [led], (), ended)) == []


@pytest.mark.clause("G13.3.b")
def test_who_could_not_have_attacked_is_not_missed() -> None:
    ended, alone = supported(*AMERICANS)
    for unit, _ in AMERICANS:
        ended.order[UNIT[unit]] = SHATTERED
    ended.touch()
    now = driven_off(ended, *(unit for unit, _ in AMERICANS))
    assert list(rash(now, [alone], (), ended)) == laughed(now, alone) != []


@pytest.mark.clause("X4.13")
def test_frenchmen_would_not_have_joined_americans() -> None:
    ended, alone = supported(("dillon-irish", "1506"), ("foix", "1506"))
    now = driven_off(ended, "dillon-irish", "foix")
    assert list(rash(now, [alone], (), ended)) == laughed(now, alone) != []


@pytest.mark.clause("X4.13")
def test_who_may_go_with_both_makes_no_frenchmen_join_americans() -> None:
    for first, lost, found in (("", "dillon-irish", 0), ("marine-company", "sc-2", 1)):
        ended = assault("pulaski-legion", "fraser-1", at="1506")
        for unit in ("fraser-2", "foot-60"):
            put(ended, unit, "1607")
        together = ["pulaski-legion"]
        if first:
            put(ended, first, "1507")
            ended.moved |= 1 << UNIT[first]
            together.append(first)
        put(ended, lost, "1606")
        now = driven_off(ended, lost)
        units = tuple(sorted(UNIT[unit] for unit in together))
        on = hex_at("1607")
        attack = Fight(units, (on,), combat_units(now, CROWN, on))
        assert len(laughed(now, attack)) == 1
        assert len(list(rash(now, [attack], (), ended))) == found
        if found:  # it would have had hope with him
            added = attack._replace(attackers=tuple(sorted([*units, UNIT[lost]])))
            assert laughed(ended, added) == []


@pytest.mark.clause("X4.1.1")
def test_a_stack_that_had_to_part_would_not_have_joined() -> None:
    ended, alone = supported(("dillon-irish", "1507"), ("foix", "1507"))
    now = driven_off(ended, "dillon-irish", "foix")
    assert list(rash(now, [alone], (), ended)) == laughed(now, alone) != []


@pytest.mark.clause("G12.15")
def test_two_hexes_are_attacked_from_one() -> None:
    for where, found in (("1507", 0), ("1707", 1)):
        ended, alone = supported(("sc-2", where), ("sc-ga-light", where))
        put(ended, "chatham-militia", "1608")
        now = driven_off(ended, "sc-2", "sc-ga-light")
        two = alone._replace(targets=(*alone.targets, hex_at("1608")))
        assert len(laughed(now, two)) == 1
        assert len(list(rash(now, [two], (), ended))) == found


# --- In a game ----------------------------------------------------------------------------------


def test_the_critic_waits_for_the_end_of_the_movement_phase() -> None:
    critic = get_title("savannah").measures.critic()
    before = battery()
    before.stack = [PlayerTurn(CROWN), Movement(CROWN)]
    after = moved_away(before, "fraser-1", "1707")
    assert list(critic.look(before, "british", None)) == []
    assert list(critic.look(after, "british", None)) == []
    after.stack.pop()
    assert [one.kind for one in critic.look(after, "allied", None)] == ["guns-bared"]
    assert list(critic.look(after, "allied", None)) == []


def test_the_critic_judges_attacks_once_when_they_are_declared() -> None:
    title = get_title("savannah")
    critic = title.measures.critic()
    state = assault("garden", "fraser-1")
    phase = CloseCombat(ALLIES)
    state.stack = [PlayerTurn(ALLIES), phase]
    assert list(critic.look(state, "allied", None)) == []
    phase.combats = (fight(state, "garden", "fraser-1")[:4],)
    assert [one.kind for one in critic.look(state, "allied", None)] == ["hopeless-attack"]
    assert list(critic.look(state, "british", None)) == []
    assert title.measures.blunders == BLUNDERS


def test_the_critic_knows_who_stood_there_when_the_movement_ended() -> None:
    for others, laughter in ((AMERICANS, []), ((), ["hopeless-attack"])):
        critic = get_title("savannah").measures.critic()
        state, alone = supported()  # one state that changes, as in the laboratory
        state.at[UNIT["garden"]] = hex_at("1407")
        state.touch()
        state.stack = [PlayerTurn(ALLIES), Movement(ALLIES)]
        assert list(critic.look(state, "allied", None)) == []
        for unit, hex_ in (("garden", "1507"), *others):
            put(state, unit, hex_)
        state.stack.pop()
        assert list(critic.look(state, "british", None)) == []
        for unit, _ in others:
            state.at[UNIT[unit]] = hex_at("1611")
        state.touch()
        phase = CloseCombat(ALLIES)
        phase.combats = (alone[:4],)
        state.stack = [PlayerTurn(ALLIES), phase]
        assert [one.kind for one in critic.look(state, "allied", None)] == laughter
