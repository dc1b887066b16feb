"""5.5.6, 5.6.7 Replacements of cavalry generals, and the abilities of four generals."""

import pytest

from longroll.engine.action import parse
from longroll.engine.chance import Sampled, Scripted
from longroll.engine.clause import deny
from longroll.engine.procedure import Play
from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.attrition import Attrition
from longroll.titles.forthepeople.base import P
from longroll.titles.forthepeople.battle.casualties import GeneralCasualty
from longroll.titles.forthepeople.battle.losses import Losses
from longroll.titles.forthepeople.cards.rounds import StrategyRound
from longroll.titles.forthepeople.components import ARMY, GENERAL, GENERALS, SPACES
from longroll.titles.forthepeople.document import SCHEMA
from longroll.titles.forthepeople.formations import CreateArmy, Relieve, RoundEnd, kill_general
from longroll.titles.forthepeople.generals import PlaceGenerals
from longroll.titles.forthepeople.movement import Activation
from longroll.titles.forthepeople.movement.exchange import (
    apply_enlarge,
    apply_exchange,
    why_not_enlarge,
)
from longroll.titles.forthepeople.movement.interception import columns
from longroll.titles.forthepeople.naval.loading import why_not_load
from longroll.titles.forthepeople.options import CAVALRY_REPLACEMENTS, SPECIAL_GENERALS
from longroll.titles.forthepeople.options.generals import hail, levy
from longroll.titles.forthepeople.reinforcement import PlaceReinforcements
from longroll.titles.forthepeople.scenarios import table as scenario_table
from longroll.titles.forthepeople.state import ABSENT, REMOVED, TRACK, ForThePeopleState
from longroll.titles.forthepeople.victory import strength
from tests.conformance.forthepeople.field import march
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

FORREST, SHERIDAN = GENERAL["forrest"], GENERAL["sheridan"]
VAN_DORN, RIDER = GENERAL["van-dorn"], GENERAL["van-dorn-cavalry"]
CORPS = GENERAL["sheridan-corps"]
POTOMAC = ARMY["army-of-the-potomac"]


def with_options(*options: str, turn: int = 6) -> ForThePeopleState:
    state = empty_table(turn)
    state.options = options
    return state


def special(turn: int = 6) -> ForThePeopleState:
    return with_options(SPECIAL_GENERALS, turn=turn)


def playing(state: ForThePeopleState) -> P:
    return Play(state, Scripted([], []))


def why(table: Driver, text: str) -> tuple[str, str]:
    """Clause and key of the refusal of an action that is not on the list."""
    denial = TITLE.why_not(table.state, table.decision.seat, parse(text))
    assert denial is not None, f"{text} is on the list"
    return denial.clause, denial.key


def kept(state: ForThePeopleState) -> ForThePeopleState:
    """The state written down and read again, without what was being played on it."""
    written = SCHEMA.dump(state)
    del written["stack"]
    return TITLE.load(written)


# --- 5.5.6 --------------------------------------------------------------------------------------

PAIRS = {
    "forrest": "pegram",
    "morgan": "armstrong",
    "stuart": "f-lee",
    "wheeler": "wharton",
    "pleasonton": "kilpatrick",
    "stoneman": "mitchell",
}


@pytest.mark.clause("5.5.6")
@pytest.mark.parametrize(("first", "second"), PAIRS.items())
def test_a_dead_cavalry_general_is_gone_and_his_replacement_waits_on_the_track(
    first: str, second: str
) -> None:
    state = with_options(CAVALRY_REPLACEMENTS)
    side = GENERALS[GENERAL[first]].side
    put(state, side, "richmond" if side == CONFEDERATE else "pittsburgh", 2, first)
    kill_general(playing(state), GENERAL[first])
    delay = 3 if side == CONFEDERATE else 1
    assert state.post[GENERAL[first]] == REMOVED
    assert state.post[GENERAL[second]] == TRACK
    assert state.due[GENERAL[second]] == 6 + delay
    assert state.owed[side] == 1


@pytest.mark.clause("5.5.6")
@pytest.mark.parametrize(("first", "second"), PAIRS.items())
def test_without_the_option_he_returns_himself(first: str, second: str) -> None:
    state = empty_table(6)
    put(state, GENERALS[GENERAL[first]].side, "richmond", 2, first)
    kill_general(playing(state), GENERAL[first])
    assert state.post[GENERAL[first]] == TRACK
    assert state.post[GENERAL[second]] == REMOVED


@pytest.mark.clause("5.5.6")
@pytest.mark.parametrize("who", ["pegram", "mitchell", "sheridan"])
def test_a_replacement_and_sheridan_return_as_usual(who: str) -> None:
    state = with_options(CAVALRY_REPLACEMENTS)
    put(state, GENERALS[GENERAL[who]].side, "richmond", 2, who)
    kill_general(playing(state), GENERAL[who])
    assert state.post[GENERAL[who]] == TRACK


@pytest.mark.clause("5.5.6")
def test_a_brigade_that_is_only_beaten_keeps_its_general() -> None:
    state = with_options(CAVALRY_REPLACEMENTS)
    put(state, CONFEDERATE, "richmond", 0, "stuart")
    run(state, Losses(CONFEDERATE, 1, space("richmond")))
    assert state.post[GENERAL["stuart"]] == TRACK
    assert state.post[GENERAL["f-lee"]] == REMOVED


@pytest.mark.clause("5.5.6")
@pytest.mark.parametrize(("answer", "owed", "counted"), [("count-loss", 0, 1), ("save-unit", 1, 0)])
def test_he_is_replaced_whatever_becomes_of_his_unit(answer: str, owed: int, counted: int) -> None:
    state = with_options(CAVALRY_REPLACEMENTS)
    put(state, CONFEDERATE, "richmond", 2, "stuart")
    casualty = GeneralCasualty(CONFEDERATE, (GENERAL["stuart"],), 3, 1)
    table = run(state, casualty, [2]).push(answer)
    assert (state.owed[CONFEDERATE], table.returned) == (owed, counted)
    assert state.post[GENERAL["f-lee"]] == TRACK
    assert state.post[GENERAL["stuart"]] == REMOVED


@pytest.mark.clause("5.5.6")
def test_the_replacement_arrives_with_the_others_and_is_written_down() -> None:
    state = with_options(CAVALRY_REPLACEMENTS, turn=9)
    state.post = [REMOVED] * len(state.post)
    state.post_general(GENERAL["f-lee"], TRACK, 9)
    put(state, CONFEDERATE, "richmond", 3)
    assert kept(state).post[GENERAL["f-lee"]] == TRACK
    run(state, PlaceGenerals()).push("announce richmond")
    assert state.post[GENERAL["f-lee"]] == space("richmond")
    assert state.units(CONFEDERATE, space("richmond")) == 3


# --- 5.6.7 A McClellan --------------------------------------------------------------------------


@pytest.mark.clause("5.6.7")
@pytest.mark.clause("5.6.7.A")
@pytest.mark.parametrize(
    ("where", "gain"), [("washington-dc", 5), ("harrisburg", 5), ("pittsburgh", 0)]
)
def test_mcclellans_command_near_the_capital_is_worth_five_of_will_once(
    where: str, gain: int
) -> None:
    state = special()
    state.fortune = [0, 1, 1]
    put(state, UNION, where, 5, "mcclellan")
    state.set_control(space(where), UNION)
    run(state, CreateArmy(UNION)).push(f"create-army {where}", "marker army-of-the-potomac")
    assert state.will[UNION] == 100 + gain
    assert state.mcclellan_hailed == bool(gain)
    assert kept(state).mcclellan_hailed == state.mcclellan_hailed


@pytest.mark.clause("5.6.7.A")
@pytest.mark.parametrize(("options", "hailed", "gain"), [((), 0, 0), ((SPECIAL_GENERALS,), 1, 0)])
def test_not_without_the_option_and_never_twice(
    options: tuple[str, ...], hailed: int, gain: int
) -> None:
    state = with_options(*options)
    state.mcclellan_hailed = hailed
    put(state, UNION, "washington-dc", 5, "mcclellan")
    table = run(state, CreateArmy(UNION))
    table.push("create-army washington-dc", "marker army-of-the-potomac")
    assert state.will[UNION] == 100 + gain
    assert not table.told("mcclellan-hailed")


@pytest.mark.clause("5.6.7.A")
def test_relieving_another_for_him_counts() -> None:
    state = special()
    state.fortune = [0, 1, 1]
    put(state, UNION, "washington-dc", 5, "pope", "mcclellan", army="army-of-the-potomac")
    run(state, Relieve(UNION)).push("relieve pope", "appoint mcclellan")
    assert state.will[UNION] == 100 - 4 - 3 + 5 + 2  # 12.4: the marker falls, then rises
    assert state.commander[POTOMAC] == GENERAL["mcclellan"]


@pytest.mark.clause("5.6.7.A")
@pytest.mark.parametrize(("army_at", "other_at"), [("cairo", "frederick"), ("frederick", "cairo")])
def test_the_hail_asks_where_his_army_stands_and_not_where_another_force_marches(
    army_at: str, other_at: str
) -> None:
    state = special()
    put(state, UNION, army_at, 5, "mcclellan", army="army-of-the-potomac")
    march(state, UNION, other_at, 3, "banks")
    hail(playing(state), POTOMAC, GENERAL["mcclellan"])
    assert state.mcclellan_hailed == (army_at == "frederick")


@pytest.mark.clause("5.6.7.A")
@pytest.mark.parametrize(("where", "hailed"), [("frederick", 1), ("cairo", 0)])
def test_the_hail_finds_his_army_on_the_march(where: str, hailed: int) -> None:
    state = special()
    march(state, UNION, where, 5, "mcclellan", army="army-of-the-potomac")
    play = playing(state)
    hail(play, POTOMAC, GENERAL["mcclellan"])
    assert state.mcclellan_hailed == hailed
    reasons = [dict(e.args)["reason"] for e in play.events if e.key == "will"]
    assert reasons == ["mcclellan"] * hailed


@pytest.mark.clause("5.6.7.A")
def test_there_is_no_hail_and_no_levy_without_a_capital() -> None:
    state = special()
    state.capital[UNION] = -1
    put(state, UNION, SPACES[0].key, 5, "mcclellan", army="army-of-the-potomac")
    hail(playing(state), POTOMAC, GENERAL["mcclellan"])
    levy(playing(state))
    assert state.will[UNION] == 100
    assert state.infantry[UNION][0] == 5


@pytest.mark.clause("5.6.7.A")
@pytest.mark.parametrize(
    ("where", "options", "more"),
    [
        ("washington-dc", (SPECIAL_GENERALS,), 1),
        ("frederick", (SPECIAL_GENERALS,), 1),
        ("gettysburg", (SPECIAL_GENERALS,), 0),
        ("pittsburgh", (SPECIAL_GENERALS,), 0),
        ("washington-dc", (), 0),
    ],
)
def test_his_army_in_or_next_to_the_capital_receives_a_unit(
    where: str, options: tuple[str, ...], more: int
) -> None:
    state = with_options(*options, turn=2)
    put(state, UNION, where, 5, "mcclellan", army="army-of-the-potomac")
    table = run(state, PlaceReinforcements(UNION))
    extra = [e for e in table.told("reinforced") if dict(e.args)["count"] == 1]
    assert len(extra) == more
    if where != "washington-dc":
        assert state.infantry[UNION][space(where)] == 5 + more


@pytest.mark.clause("5.6.7.A")
def test_no_unit_without_a_line_or_under_another_commander() -> None:
    for key, surrounded in (("pope", False), ("mcclellan", True)):
        state = special(turn=2)
        put(state, UNION, "frederick", 5, key, army="army-of-the-potomac")
        if surrounded:
            for at in range(len(state.control)):
                state.set_control(at, CONFEDERATE)
        table = run(state, PlaceReinforcements(UNION))
        assert [e for e in table.told("reinforced") if dict(e.args)["space"] == "frederick"] == []


# --- 5.6.7 B Van Dorn ---------------------------------------------------------------------------


@pytest.mark.clause("5.6.7.B")
def test_van_dorn_alone_with_a_unit_sets_out_as_a_brigade_for_good() -> None:
    state = special()
    put(state, CONFEDERATE, "vicksburg", 3, "van-dorn")
    table = run(state, Activation(CONFEDERATE, 1)).push("activate van-dorn", "ride van-dorn")
    force = state.force
    assert force is not None
    assert (force.lead, force.units, force.infantry, force.kind) == (RIDER, 1, 0, 4)
    assert state.post[VAN_DORN] == REMOVED
    assert table.decision.prompt.args[-1] == ("count", 10)
    table.push("stop")
    assert state.post[RIDER] == space("vicksburg")
    assert state.units(CONFEDERATE, space("vicksburg")) == 3
    assert "brigade van-dorn-cavalry" in run(state, Activation(CONFEDERATE, 1)).actions
    assert kept(state).post[RIDER] == space("vicksburg")


@pytest.mark.clause("5.6.7.B")
def test_he_must_be_alone_and_only_he_may() -> None:
    state = special()
    put(state, CONFEDERATE, "vicksburg", 4, "van-dorn", "price", "hardee")
    table = run(state, Activation(CONFEDERATE, 3)).push("activate van-dorn", "bring price")
    assert why(table, "ride van-dorn") == ("5.6.7", "deny-rides-alone")
    table = run(state, Activation(CONFEDERATE, 3)).push("activate price")
    assert why(table, "ride price") == ("5.6.7", "deny-rides-not")


@pytest.mark.clause("5.6.7.B")
def test_without_the_option_he_stays_on_foot() -> None:
    state = empty_table(6)
    put(state, CONFEDERATE, "vicksburg", 3, "van-dorn")
    table = run(state, Activation(CONFEDERATE, 1)).push("activate van-dorn")
    assert why(table, "ride van-dorn") == ("5.6.7", "deny-rides-not")


@pytest.mark.clause("5.6.7.B")
@pytest.mark.parametrize("options", [(SPECIAL_GENERALS,), (CAVALRY_REPLACEMENTS, SPECIAL_GENERALS)])
def test_killed_on_horseback_he_is_gone_and_nobody_replaces_him(options: tuple[str, ...]) -> None:
    state = with_options(*options)
    put(state, CONFEDERATE, "vicksburg", 1, "van-dorn-cavalry")
    state.post_general(VAN_DORN, REMOVED)
    kill_general(playing(state), RIDER)
    assert state.post[RIDER] == state.post[VAN_DORN] == REMOVED
    assert state.owed[CONFEDERATE] == 1
    assert TRACK not in state.post


# --- 5.6.7 C Forrest ----------------------------------------------------------------------------


def doubled(where: str = "jackson-ms", infantry: int = 0) -> ForThePeopleState:
    """Forrest with 2 strength points."""
    state = special()
    put(state, CONFEDERATE, where, infantry, "forrest")
    state.set_double(FORREST, True)
    return state


@pytest.mark.clause("5.6.7.C")
def test_forrest_takes_up_a_unit_when_a_round_is_over() -> None:
    state = special()
    put(state, CONFEDERATE, "jackson-ms", 2, "forrest")
    table = run(state, RoundEnd(UNION))
    assert table.decision.seat == "confederate"
    table.push("enlarge forrest")
    assert table.over
    assert state.infantry[CONFEDERATE][space("jackson-ms")] == 1
    assert state.units(CONFEDERATE, space("jackson-ms")) == 3
    assert strength(state, CONFEDERATE) == 3
    assert kept(state).doubled == 1 << FORREST


@pytest.mark.clause("5.6.7.C")
def test_who_passes_is_not_asked_there_again_but_may_before_a_card_of_his() -> None:
    state = special()
    put(state, CONFEDERATE, "jackson-ms", 2, "forrest")
    run(state, RoundEnd(UNION)).push("pass")
    assert run(state, RoundEnd(CONFEDERATE)).over
    assert kept(state).declined == state.declined != ()
    state.hand[CONFEDERATE] = (49,)
    state.deck = ()
    table = run(state, StrategyRound(CONFEDERATE)).push("enlarge forrest")
    assert state.doubled == 1 << FORREST
    assert why(table, "enlarge forrest") == ("5.6.7.C", "deny-brigade-is-large")
    assert "play 49 operations" in table.actions


@pytest.mark.clause("5.6.7.C")
def test_nobody_is_asked_without_infantry_or_without_the_option() -> None:
    alone, plain = special(), empty_table(6)
    put(alone, CONFEDERATE, "jackson-ms", 0, "forrest")
    put(plain, CONFEDERATE, "jackson-ms", 2, "forrest")
    assert run(alone, RoundEnd(UNION)).over
    assert run(plain, RoundEnd(UNION)).over
    alone.hand[CONFEDERATE] = plain.hand[CONFEDERATE] = (49,)
    for state, denial in (
        (alone, ("5.6.7.C", "deny-no-unit-to-take-up")),
        (plain, ("5.6.7", "deny-brigade-stays-small")),
    ):
        assert why(run(state, StrategyRound(CONFEDERATE)), "enlarge forrest") == denial


@pytest.mark.clause("5.6.7.C")
def test_on_the_march_he_takes_a_unit_up_where_he_passes() -> None:
    state = special()
    put(state, CONFEDERATE, "jackson-ms", 0, "forrest")
    put(state, CONFEDERATE, "forest", 2)
    table = run(state, Activation(CONFEDERATE, 1)).push("brigade forrest")
    assert why(table, "enlarge forrest") == ("5.6.7.C", "deny-no-fresh-infantry")
    table.push("go forest", "enlarge forrest")
    assert state.force is not None
    assert state.force.units == 2
    assert state.infantry[CONFEDERATE][space("forest")] == 1
    assert table.decision.prompt.args[-1] == ("count", 9)
    table.push("stop")
    assert state.units(CONFEDERATE, space("forest")) == 3


def last_of_the_west(*way: str) -> Driver:
    """Forrest takes up the last infantry of the Army of the West, in which he rides or not."""
    state = special()
    put(state, CONFEDERATE, "forest", 1, "price", army="army-of-the-west")
    put(state, CONFEDERATE, "jackson-ms" if way else "forest", 0, "forrest")
    table = run(state, Activation(CONFEDERATE, 1)).push("brigade forrest", *way)
    return table.push("enlarge forrest")


@pytest.mark.clause("5.6.7.C")
@pytest.mark.clause("5.3.6")
def test_with_the_last_unit_of_his_own_army_forrest_may_still_stay() -> None:
    """Ruling C17."""
    army = ARMY["army-of-the-west"]
    assert last_of_the_west().push("stop").state.army_at[army] == space("forest")
    assert last_of_the_west().push("go jackson-ms").state.army_at[army] == TRACK


@pytest.mark.clause("5.6.7.C")
@pytest.mark.clause("5.2.1")
def test_an_army_that_he_passes_is_lost_with_its_last_unit() -> None:
    assert last_of_the_west("go forest").state.army_at[ARMY["army-of-the-west"]] == TRACK


@pytest.mark.clause("5.1.5")
def test_a_general_who_is_left_is_with_the_force_no_more() -> None:
    state = empty_table(6)
    put(state, CONFEDERATE, "forest", 1)
    force = march(state, CONFEDERATE, "forest", 3, "polk", "hardee")
    play = playing(state)
    apply_exchange(play, force, parse("drop-general hardee"))
    assert force.generals == (GENERAL["polk"],)
    assert state.post[GENERAL["hardee"]] == space("forest")
    assert [event.key for event in play.events] == ["general-left"]
    apply_exchange(play, force, parse("take-general hardee"))
    assert set(force.generals) == {GENERAL["polk"], GENERAL["hardee"]}


@pytest.mark.clause("5.3.4")
@pytest.mark.clause("5.6.7.C")
def test_he_does_not_take_up_the_unit_that_keeps_a_general_from_being_alone() -> None:
    state = special()
    put(state, CONFEDERATE, "jackson-ms", 0, "forrest")
    put(state, CONFEDERATE, "forest", 1, "polk")
    table = run(state, Activation(CONFEDERATE, 1)).push("brigade forrest", "go forest")
    denial = TITLE.why_not(state, "confederate", parse("enlarge forrest"))
    assert denial == deny("5.3.4", "deny-leaves-general-alone", general="polk")
    assert "enlarge forrest" not in table.actions
    assert state.force is not None
    state.add_infantry(CONFEDERATE, space("forest"), 1)
    assert why_not_enlarge(state, state.force, FORREST) is None


@pytest.mark.clause("5.6.7.C")
def test_in_a_force_with_infantry_he_takes_up_a_unit_of_the_force() -> None:
    state = special()
    put(state, CONFEDERATE, "forest", 2)
    force = march(state, CONFEDERATE, "forest", 3, "polk", "forrest")
    assert why_not_enlarge(state, force, FORREST) is None
    apply_enlarge(playing(state), force, FORREST)
    assert (force.infantry, force.units) == (2, 4)
    assert state.infantry[CONFEDERATE][space("forest")] == 2


@pytest.mark.clause("5.6.7.C")
def test_a_loss_makes_him_small_and_a_second_one_destroys_the_brigade() -> None:
    state = doubled()
    run(state, Losses(CONFEDERATE, 1, space("jackson-ms")))
    assert state.post[FORREST] == space("jackson-ms")
    assert (state.doubled, state.units(CONFEDERATE, space("jackson-ms"))) == (0, 1)
    run(state, Losses(CONFEDERATE, 1, space("jackson-ms")))
    assert state.post[FORREST] == TRACK


@pytest.mark.clause("5.6.7.C")
def test_two_losses_at_once_destroy_it() -> None:
    state = doubled()
    table = run(state, Losses(CONFEDERATE, 2, space("jackson-ms")))
    assert state.post[FORREST] == TRACK
    assert state.doubled == 0
    assert len(table.told("brigade-reduced")) == len(table.told("brigade-lost")) == 1


@pytest.mark.clause("5.6.7.C")
def test_his_owner_chooses_between_him_and_infantry() -> None:
    state = doubled(infantry=2)
    table = run(state, Losses(CONFEDERATE, 2, space("jackson-ms")))
    assert table.actions == ["lose-unit infantry", "lose-unit forrest"]
    table.push("lose-unit forrest")
    assert state.units(CONFEDERATE, space("jackson-ms")) == 3
    table.push("lose-unit infantry")
    assert state.infantry[CONFEDERATE][space("jackson-ms")] == 1


@pytest.mark.clause("5.6.7.C")
def test_what_the_infantry_cannot_bear_falls_on_him() -> None:
    state = doubled(infantry=2)
    table = run(state, Losses(CONFEDERATE, 3, space("jackson-ms")))
    assert state.doubled == 0
    table.push("lose-unit infantry")
    assert state.units(CONFEDERATE, space("jackson-ms")) == 1
    assert state.post[FORREST] == space("jackson-ms")


@pytest.mark.clause("5.6.7.C")
def test_attrition_may_take_one_of_his_points() -> None:
    state = doubled(infantry=1)
    run(state, Attrition(CONFEDERATE, ((space("jackson-ms"), 1),))).push("remove forrest")
    assert state.units(CONFEDERATE, space("jackson-ms")) == 2
    assert state.doubled == 0


@pytest.mark.clause("5.6.7.C")
@pytest.mark.parametrize(("answer", "owed"), [("count-loss", 1), ("save-unit", 2)])
def test_if_he_falls_the_rest_of_his_brigade_comes_back(answer: str, owed: int) -> None:
    state = doubled()
    run(state, GeneralCasualty(CONFEDERATE, (FORREST,), 3, 1), [3]).push(answer)
    assert state.owed[CONFEDERATE] == owed
    assert state.doubled == 0


@pytest.mark.clause("5.6.7.C")
def test_back_in_play_he_may_grow_again_and_pegram_may_not() -> None:
    state = with_options(CAVALRY_REPLACEMENTS, SPECIAL_GENERALS)
    put(state, CONFEDERATE, "jackson-ms", 2, "pegram")
    state.post_general(FORREST, REMOVED)
    assert run(state, RoundEnd(UNION)).over
    state.hand[CONFEDERATE] = (49,)
    table = run(state, StrategyRound(CONFEDERATE))
    assert why(table, "enlarge pegram") == ("5.6.7", "deny-brigade-stays-small")
    state = doubled(infantry=1)
    state.post_general(FORREST, TRACK, 9)
    state.post_general(FORREST, space("jackson-ms"))
    assert run(state, RoundEnd(UNION)).actions == ["enlarge forrest", "pass"]


@pytest.mark.clause("5.6.7.C")
def test_a_large_brigade_marches_as_one_and_counts_two() -> None:
    state = doubled()
    assert [c.generals for c in columns(state, CONFEDERATE, FORREST, space("forest"))] == [
        (FORREST,)
    ]
    table = run(state, Activation(CONFEDERATE, 1)).push("brigade forrest")
    assert table.decision.prompt.args[-1] == ("count", 10)
    assert state.force is not None
    assert state.force.units == 2
    twin = kept(state)
    assert twin.force is not None
    assert twin.force.units == 2
    state = doubled("mobile")
    assert columns(state, CONFEDERATE, FORREST, space("fort-morgan")) == []  # 6.8.3


# --- 5.6.7 D Sheridan ---------------------------------------------------------------------------


def arrival(*options: str) -> Driver:
    state = with_options(*options, turn=11)
    state.post = [REMOVED] * len(state.post)
    state.post_general(SHERIDAN, ABSENT)
    put(state, UNION, "pittsburgh", 3)
    return run(state, PlaceGenerals()).push("announce pittsburgh")


@pytest.mark.clause("5.6.7.D")
@pytest.mark.parametrize(
    ("who", "other", "infantry"), [("sheridan", CORPS, 2), ("sheridan-corps", SHERIDAN, 3)]
)
def test_sheridan_arrives_in_either_service(who: str, other: int, infantry: int) -> None:
    table = arrival(SPECIAL_GENERALS)
    assert table.actions == ["serve sheridan", "serve sheridan-corps"]
    table.push(f"serve {who}")
    state = table.state
    assert state.post[GENERAL[who]] == space("pittsburgh")
    assert state.post[other] == REMOVED
    assert state.infantry[UNION][space("pittsburgh")] == infantry
    assert state.units(UNION, space("pittsburgh")) == 3


@pytest.mark.clause("5.6.7.D")
def test_without_the_option_he_is_a_cavalryman() -> None:
    state = arrival().state
    assert state.post[SHERIDAN] == space("pittsburgh")
    assert state.infantry[UNION][space("pittsburgh")] == 2


@pytest.mark.clause("5.6.7.D")
def test_once_a_cavalryman_he_remains_one() -> None:
    state = special(turn=12)
    state.post = [REMOVED] * len(state.post)
    state.post_general(SHERIDAN, TRACK, 12)
    put(state, UNION, "pittsburgh", 3)
    table = run(state, PlaceGenerals()).push("announce pittsburgh")
    assert not table.told("prompt-service")
    assert state.post[SHERIDAN] == space("pittsburgh")


@pytest.mark.clause("5.6.7.D")
def test_his_counters() -> None:
    corps, brigade = GENERALS[CORPS], GENERALS[SHERIDAN]
    ratings = (corps.politics, corps.strategy, corps.offense, corps.defense, corps.cavalry)
    assert ratings == (1, 1, 3, 2, False)
    assert (brigade.strategy, brigade.offense, brigade.defense, brigade.cavalry) == (1, 3, 2, True)


@pytest.mark.clause("5.6.7.D")
def test_from_the_head_of_a_corps_he_takes_to_horse_and_grows() -> None:
    state = special(turn=11)
    put(state, UNION, "frederick", 3, "sheridan-corps")
    table = run(state, Activation(UNION, 1)).push("activate sheridan-corps", "ride sheridan-corps")
    assert state.post[CORPS] == REMOVED
    assert state.force is not None
    assert state.force.lead == SHERIDAN
    table.push("enlarge sheridan", "stop")
    assert state.units(UNION, space("frederick")) == 3
    assert state.infantry[UNION][space("frederick")] == 1
    assert state.doubled == 1 << SHERIDAN


@pytest.mark.clause("5.6.7.D")
@pytest.mark.parametrize(
    ("who", "options", "fate"),
    [
        ("sheridan", (SPECIAL_GENERALS,), TRACK),
        ("sheridan", (CAVALRY_REPLACEMENTS, SPECIAL_GENERALS), TRACK),
        ("sheridan-corps", (SPECIAL_GENERALS,), REMOVED),
        ("sheridan-corps", (CAVALRY_REPLACEMENTS, SPECIAL_GENERALS), TRACK),
    ],
)
def test_killed_he_replaces_himself(who: str, options: tuple[str, ...], fate: int) -> None:
    state = with_options(*options, turn=11)
    put(state, UNION, "frederick", 2, who)
    kill_general(playing(state), GENERAL[who])
    assert state.post[GENERAL[who]] == fate


@pytest.mark.clause("5.6.7.D")
def test_a_large_brigade_takes_two_of_the_three_places_aboard() -> None:
    state = special(turn=11)
    put(state, UNION, "baltimore", 3, "sheridan")
    state.set_double(SHERIDAN, True)
    assert why_not_load(state, space("baltimore"), 1, SHERIDAN) is None
    assert why_not_load(state, space("baltimore"), 2, SHERIDAN) is not None


# --- The box ------------------------------------------------------------------------------------


@pytest.mark.clause("5.5.6")
@pytest.mark.clause("5.6.7")
@pytest.mark.parametrize("scenario", [s.key for s in TITLE.info.scenarios])
def test_a_game_without_options_knows_nothing_of_their_pieces(scenario: str) -> None:
    plain = TITLE.opening(scenario, (), Sampled(1))[0]
    optional = [g.key for g in GENERALS if g.option]
    assert len(optional) == 8
    written = SCHEMA.dump(plain)
    assert not set(written["generals"]) & set(optional)
    assert not {"doubled", "declined", "fed", "queues", "mcclellan_hailed"} & set(written)
    assert not set(TITLE.view(plain, "union")["generals"]) & set(optional)


@pytest.mark.clause("5.5.6")
def test_a_piece_of_an_option_that_is_off_is_impossible() -> None:
    state = scenario_table("1861")
    state.post_general(GENERAL["pegram"], space("richmond"))
    with pytest.raises(AssertionError, match="'pegram' needs the option 'cavalry-replacements'"):
        TITLE.check(state)
