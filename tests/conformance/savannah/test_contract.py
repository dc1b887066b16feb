"""What the title tells of its table: views, positions, invariants, shows, overlays and charts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import longroll
from longroll.engine.chance import Sampled
from longroll.engine.event import OBSERVER
from longroll.engine.title import Document, TitleError, digest, get_title
from longroll.titles.savannah import effects
from longroll.titles.savannah.aids.charts import charts
from longroll.titles.savannah.aids.finding import find
from longroll.titles.savannah.aids.overlays import overlays
from longroll.titles.savannah.components import HEX, UNIT, UNITS, hex_at
from longroll.titles.savannah.judge.appraisal import appraise
from longroll.titles.savannah.movement.march import March
from longroll.titles.savannah.scenarios import setup
from longroll.titles.savannah.state import ELIMINATED, SHATTERED, SavannahState
from longroll.words import words_for
from tests.conformance.savannah.cards import full_deck, hold
from tests.conformance.savannah.table import ALLIES, CROWN, lead, morale, put, run, table

TITLE = get_title("savannah")

# --- Views ----------------------------------------------------------------------------------------


def test_a_view_lists_units_with_place_steps_order_and_markers() -> None:
    state = setup("historical", ("advanced",))
    put(state, "foix", "1506", steps=1, order=1, pinned=True)
    state.at[UNIT["fraser-2"]] = ELIMINATED
    state.stack = [March(state, (UNIT["auxerrois"],))]
    units = TITLE.view(state, "british")["units"]
    assert units["sc-royalists-1"] == {"at": "1404", "steps": 2}
    assert units["foix"] == {"at": "1506", "steps": 1, "order": "disrupted", "pinned": True}
    assert units["fraser-2"] == {"at": "eliminated"}
    assert units["creek"] == {"at": "removed"}


def test_seats_of_two_and_of_three() -> None:
    assert TITLE.seats(()) == ("british", "allied")
    assert TITLE.seats(("advanced", "three-players")) == ("british", "french", "american")
    game = longroll.Game("savannah", "historical", ("three-players",), seed=1)
    assert game.seats == ("british", "french", "american")
    assert longroll.Game("savannah", "historical").state.options == ("advanced",)


def test_a_view_tells_points_in_halves_and_shared_momentum() -> None:
    state = setup("historical", ("advanced",))
    state.vp = [3, 0, 1]
    state.stack = [March(state, (UNIT["foix"],))]
    shown = TITLE.view(state, OBSERVER)
    assert shown["points"] == {"british": 1.5, "french": 0.0, "american": 0.5}
    assert shown["momentum"] == {"british": 0, "allied": 1}
    assert shown["hand"] == []


# --- Positions ------------------------------------------------------------------------------------


def position(**parts: object) -> SavannahState:
    document: Document = {"scenario": "historical", "options": ["advanced"], **parts}
    state = TITLE.load(document)
    assert isinstance(state, SavannahState)
    return state


def test_a_short_position_is_enough() -> None:
    state = position(
        clear=True,
        turn=18,
        units={"foix": "1506", "foot-60": {"at": "1505", "steps": 1, "order": "shattered"}},
        leaders={"dillon": "1506"},
        morale={"french": 3},
        breached=["1405-1504"],
        destroyed=["1802"],
    )
    assert state.at[UNIT["foix"]] == hex_at("1506")
    assert (state.steps[UNIT["foot-60"]], state.order[UNIT["foot-60"]]) == (1, SHATTERED)
    assert state.morale == [14, 3, 13]
    assert state.breached.bit_count() == 1
    assert sum(at >= 0 for at in state.at) == 2
    decision = TITLE.decision(state)
    assert decision is not None
    assert decision.seat == "allied"
    assert state.stack[-1].name == "movement"
    assert state.turn == 18


def test_a_position_without_a_stack_stands_at_the_movement_of_the_active_side() -> None:
    state = position(clear=True, turn=18, active="british", units={"foot-60": "1505"})
    decision = TITLE.decision(state)
    assert decision is not None
    assert decision.seat == "british"
    assert "move foot-60" in [str(action) for action in decision.actions]


def test_a_whole_position_comes_back_the_same() -> None:
    state = full_deck(table("campaign", turn=11))
    hold(state, CROWN, 4, 8)
    put(state, "foix", "1506", steps=1, order=1, pinned=True, lost=True)
    lead(state, "dillon", "1506")
    state.works = ((hex_at("1908"), 0b11, 1), (hex_at("1909"), 0, 0))
    state.effects = ((effects.UNIT_DOUBLED, 3), (12, 0))
    state.vp, state.weather, state.leaders_out = [3, 2, 1], "storms", 5
    state.stack = [March(state, (UNIT["foix"],))]
    again = TITLE.load(TITLE.dump(state))
    assert digest(TITLE, again) == digest(TITLE, state)
    assert again.works == state.works
    assert again.hands == state.hands


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ({"walls": 3}, "'walls'"),
        ({"units": {"foyx": "1506"}}, "'foyx'"),
        ({"units": {"foix": "9999"}}, "'9999'"),
        ({"units": {"foix": {"at": "1506", "steps": "two"}}}, "'steps' of 'foix'"),
        ({"units": {"foix": {"at": "1506", "colour": 1}}}, "'colour'"),
        ({"units": {"foix": {"at": "1506", "order": "tidy"}}}, "'tidy'"),
        ({"units": 3}, "'units'"),
        ({"leaders": {"dillon": 4}}, "'dillon'"),
        ({"morale": {"spanish": 3}}, "'spanish'"),
        ({"breached": ["1404-1604"]}, "'1404-1604'"),
        ({"breached": 4}, "'breached'"),
        ({"works": ["1908"]}, "'works'"),
        ({"works": [{"at": "1908", "towards": ["up"]}]}, "'up'"),
        ({"effects": [[1, 2, 3]]}, "'effects'"),
        ({"weather": 3}, "'weather'"),
        ({"active": "spanish"}, "'spanish'"),
        ({"turn": True}, "'turn'"),
        ({"clear": "yes"}, "'clear'"),
        ({"cards": {"spanish": [3]}}, "'spanish'"),
        ({"scenario": "naval"}, "'naval'"),
    ],
)
def test_a_position_that_cannot_be_read_is_refused_by_name(
    part: dict[str, object], said: str
) -> None:
    with pytest.raises(TitleError) as error:
        position(**part)
    assert said in str(error.value)


# --- Invariants -----------------------------------------------------------------------------------


def _two_sides(state: SavannahState) -> None:
    put(state, "foix", "1505")
    put(state, "foot-60", "1505")


def _in_the_river(state: SavannahState) -> None:
    put(state, "foix", "1101")


def _three_steps(state: SavannahState) -> None:
    put(state, "foix", "1505", steps=3)


def _card_twice(state: SavannahState) -> None:
    state.hands = [(4,), (4,)]


def _red_in_hand(state: SavannahState) -> None:
    hold(state, CROWN, 17)


def _too_much_momentum(state: SavannahState) -> None:
    state.momentum = [3, 3]


def _odd_weather(state: SavannahState) -> None:
    state.weather = "snow"


def _pinned_off_the_map(state: SavannahState) -> None:
    state.pinned = 1


def _not_touched(state: SavannahState) -> None:
    from longroll.titles.savannah.ground import occupied  # noqa: PLC0415  (fills the cache)

    occupied(state, ALLIES)
    state.at[UNIT["foix"]] = hex_at("1505")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_two_sides, "'1505'"),
        (_in_the_river, "'1101'"),
        (_three_steps, "'foix'"),
        (_card_twice, "'4'"),
        (_red_in_hand, "red"),
        (_too_much_momentum, "'momentum'"),
        (_odd_weather, "'snow'"),
        (_pinned_off_the_map, "'pinned'"),
        (_not_touched, "stale"),
    ],
)
def test_what_cannot_be_is_named(spoil: Callable[[SavannahState], None], said: str) -> None:
    state = table("campaign", turn=9)
    TITLE.check(state)
    spoil(state)
    with pytest.raises(AssertionError) as error:
        TITLE.check(state)
    assert said in str(error.value)


# --- Shows ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Spring Hill redoubt", "1404"),
        ("1404", "1404"),
        ("D'Estaing", "destaing"),
        ("dillon", "dillon"),
        ("graham", "graham-light"),
        ("french", "french"),
        ("Foix", "foix"),
    ],
)
def test_names_are_found(typed: str, key: str) -> None:
    assert find(typed) == key


def test_a_name_that_nothing_has_is_refused_with_what_may_be_meant() -> None:
    with pytest.raises(TitleError, match="did you mean auxerrois"):
        find("auxerois")


def test_show_tells_of_a_hex_its_ground_troops_zones_and_sides() -> None:
    state = setup("historical", ("advanced",))
    shown = TITLE.aids.show(state, "british", "1404")
    assert shown["hex"] == "1404"
    units = [row["unit"] for row in shown["units"]]
    assert {"sc-royalists-1", "tawes"} <= set(units)
    crossings = {name for row in shown["sides"] for name in row["crossings"].split()}
    assert {"redoubt", "abatis", "down"} <= crossings
    assert TITLE.aids.show(state, "british", "1802")["ground"]["terrain"] == "city"


def test_a_hexside_is_told_in_one_line_and_one_with_nothing_in_none() -> None:
    shown = TITLE.aids.show(setup("historical", ("advanced",)), "british", "1404")
    told = [(row["direction"], row["crossings"].split()) for row in shown["sides"]]
    assert len({direction for direction, _ in told}) == len(told) < 6
    assert all(crossing for _, crossing in told)
    assert max(len(crossing) for _, crossing in told) > 1
    words = words_for("savannah", "en")
    works = next(row for row in shown["sides"] if row["direction"] == "s")
    assert words.shown(works) == "south, 1405: redoubt, abatis, edge of the lines"


def test_a_hex_with_bare_sides_tells_of_none() -> None:
    state = setup("historical", ("advanced",))
    bare = [key for key in HEX if "sides" not in TITLE.aids.show(state, "british", key)]
    assert bare


def test_show_tells_of_units_leaders_armies_cards_and_the_table() -> None:
    state = setup("historical", ("advanced",))
    unit = TITLE.aids.show(state, "british", "sc-royalists-1")
    assert unit["where"] == "1404"
    level = morale("sc-royalists-1")
    assert unit["morale"] == {"text": "show-unit-morale", "amount": level, "total": level}
    leader = TITLE.aids.show(state, "british", "destaing")
    assert leader["loss"] == {"text": "show-loss", "gain": 2, "loss": 2, "points": "2"}
    army = TITLE.aids.show(state, "british", "american")
    assert army["morale"] == {"text": "show-morale", "count": 13, "level": "high"}
    assert TITLE.aids.show(state, "british", "")["momentum"]["allied"] == 1
    state = full_deck(table("campaign"))
    hold(state, CROWN, 8)
    assert TITLE.aids.show(state, "british", "8")["pile"] == "in-hand"
    assert TITLE.aids.show(state, "allied", "8")["pile"] == "unseen"
    state.discards = (5,)
    assert TITLE.aids.show(state, "allied", "5")["pile"] == "discarded"


# --- Overlays, charts, appraisal ------------------------------------------------------------------


def test_zones_of_control_lie_over_the_map() -> None:
    state = table()
    put(state, "foix", "1507")
    british, allied = overlays(state, "")
    assert not british.marks
    marks = {mark.place: mark.kind for mark in allied.marks}
    assert marks["1507"] == "source"
    assert set(marks.values()) == {"source", "own"}


def test_reach_tells_what_each_hex_takes_and_agrees_with_the_march() -> None:
    state = table("campaign", turn=12)
    state.active = ALLIES
    put(state, "foix", "3123")
    reach = next(o for o in overlays(state, "foix") if o.key == "reach")
    cost = {mark.place: mark.value for mark in reach.marks}
    assert cost["3123"] == 0
    assert max(cost.values()) <= 8, "four points, twice that along roads"
    driver = run(state, March(state, (UNIT["foix"],)))
    first = {a.split()[1] for a in driver.actions if a.startswith("go ")}
    assert first <= set(cost)
    moving = next(o for o in overlays(state, "") if o.key == "reach")
    assert moving.about == "foix"
    assert {m.place for m in moving.marks} == set(cost)


def test_unknown_keys_lay_nothing_over_the_map() -> None:
    assert [o.key for o in overlays(table(), "moon")] == ["zone-british", "zone-allied"]


def test_charts_tell_the_tracks_and_no_secret() -> None:
    state = full_deck(table("campaign", turn=9))
    hold(state, CROWN, 8)
    state.effects = ((12, 0), (effects.ESPIONAGE, 8))
    found = {chart.key: chart for chart in charts(state)}
    assert [row.cells[0] for row in found["morale"].rows] == [19, 17, 18]
    assert [row.now for row in found["turns"].rows].index(True) == 8
    assert len(found["turns"].rows) == 25
    in_force = found["in-force"].rows
    assert len(in_force) == 1
    turns = [int(str(row.cells[0])) for row in found["reinforcements"].rows]
    assert turns == sorted(turns)
    historical = {chart.key for chart in charts(setup("historical"))}
    assert "reinforcements" not in historical


def test_an_appraisal_values_morale_points_strength_and_the_city() -> None:
    state = table()
    put(state, "foix", "1507")
    before = appraise(state, ALLIES)
    assert before == -appraise(state, CROWN)
    state.morale[1] += 1
    assert appraise(state, ALLIES) > before
    state.morale[1] -= 1
    state.vp[1] += 1
    assert appraise(state, ALLIES) > before
    state.vp[1] -= 1
    put(state, "foix", "1803")
    inside = appraise(state, ALLIES)
    assert inside > before
    put(state, "foix", "1803", order=SHATTERED)
    assert appraise(state, ALLIES) < inside


def test_gauges_count_strength_without_guns() -> None:
    state = table()
    put(state, "foix", "1507")
    put(state, "reserve-artillery", "1507")
    gauges = TITLE.measures.gauges(state)
    assert gauges["strength french"] == UNITS[UNIT["foix"]].strength[2]
    assert gauges["morale british"] == 14


def test_a_finished_game_is_worth_everything_to_its_winner() -> None:
    game = longroll.Game("savannah", "historical", seed=3)
    chance = Sampled(3)
    while not game.over:
        decision = game.decision
        actions = decision.actions_of(decision.seat)
        game.push(actions[chance.below(len(actions))], decision.seat)
    assert game.result is not None
    winner = game.result.winner
    for seat in game.seats:
        assert TITLE.appraise(game.state, seat) == (1_000_000 if seat == winner else -1_000_000)
