"""The charts of Bobby Lee: what wins, where the points come from, and what a seat may know."""

from __future__ import annotations

from typing import cast

import pytest

from longroll.engine.chart import Chart, Row
from longroll.engine.event import OBSERVER, Message
from longroll.engine.game import Game
from longroll.engine.title import get_title
from longroll.testing.promises import check_overlays
from longroll.titles.bobbylee.aids.charts import charts
from longroll.titles.bobbylee.components import CONFEDERATE, SIDE_KEYS, TABLES, UNION, YEARS
from longroll.titles.bobbylee.control import marker
from longroll.titles.bobbylee.fog import conceal, reveal
from longroll.titles.bobbylee.state import GONE, BobbyLeeState
from longroll.titles.bobbylee.victory import verdict
from longroll.words import LANGUAGES, words_for
from tests.conformance.bobbylee.table import block, game, key, place, table

SCENARIOS = ("1861", "1862", "1863", "1864", "campaign")


def of(state: BobbyLeeState, seat: str) -> dict[str, Chart]:
    return {chart.key: chart for chart in charts(state, seat)}


def rows(chart: Chart) -> dict[object, Row]:
    return {row.label: row for row in chart.rows}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_charts_are_sound_and_have_words_in_every_language(scenario: str) -> None:
    played = game(scenario)
    check_overlays(played.title, played.state)
    for language in LANGUAGES:
        words = words_for("bobbylee", language)
        for chart in charts(played.state, "union"):
            assert words.knows(f"chart-{chart.key}")
            for column in chart.columns:
                assert words.knows(f"label-{column}"), column
            for row in chart.rows:
                for cell in (row.label, *row.cells):
                    assert not isinstance(cell, Message) or words.knows(cell.key), cell
                if isinstance(row.label, str):
                    named = row.label in played.title.inventory.names()
                    assert named or words.knows(f"label-{row.label}"), row.label


@pytest.mark.clause("3.5")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_sources_add_up_to_the_marker(scenario: str) -> None:
    state = game(scenario).state
    told = of(state, OBSERVER)["sources"].rows
    ends = next(n for n, row in enumerate(told) if row.label == "marker")
    summed = sum(int(row.cells[0]) for row in told[:ends] if isinstance(row.cells[0], int))
    assert told[ends].cells == (summed,) == (marker(state),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_that_are_not_for_places_are_explained(language: str) -> None:
    """In 1863 the marker begins at points that no row of a place tells."""
    words, told = words_for("bobbylee", language), of(game("1863").state, OBSERVER)["sources"]
    assert "political" in {row.label for row in told.rows}
    called, _, parts = words.row("political").partition(": ")
    about = str(words.text("chart-sources-about")).lower()
    assert called.split()[-1] in about
    start, *since = parts.split(", ")
    assert start
    assert len(since) == 2
    assert all(each in about for each in since), (since, about)


@pytest.mark.clause("3.1")
@pytest.mark.clause("3.24")
def test_what_is_needed_is_told_with_what_is_reached() -> None:
    state = table()
    for points, met in (
        (TABLES.decisive, {("aim-decisive", "union"), ("aim-marginal", "union")}),
        (-TABLES.marginal, {("aim-marginal", "confederate")}),
        (TABLES.marginal - 1, {("aim-draw", "")}),
    ):
        state.political = points - (marker(state) - state.political)
        aims = of(state, "union")["victory"].rows
        assert {(row.label, row.side) for row in aims if row.now} == met
        (own,) = [row for row in aims if (row.label, row.side) == ("aim-decisive", "union")]
        assert own.cells[::2] == (TABLES.decisive, "§ 3.1")
        # The one marker is told alike in every row, and in the aims, as the gauges tell it.
        stands = (
            "0" if points == 0 else f"Union {points}" if points > 0 else f"Confederates {-points}"
        )
        words = words_for("bobbylee", "en")
        assert {words.message(cast(Message, row.cells[1])) for row in aims} == {stands}
        for aim in get_title("bobbylee").aids.aims(state, "union"):
            assert words.message(aim.told).endswith(f"Now: {stands}.")


@pytest.mark.clause("3.31")
def test_in_the_campaign_the_south_wins_whatever_is_no_decisive_victory() -> None:
    state = game("campaign").state
    for points, met in ((TABLES.decisive - 1, True), (TABLES.decisive, False)):
        state.political = points - (marker(state) - state.political)
        aims = {(row.label, row.side): row.now for row in of(state, "union")["victory"].rows}
        assert aims["aim-campaign", "confederate"] == met
        assert ("aim-draw", "") not in aims


@pytest.mark.clause("3.31")
def test_played_on_past_october_1864_the_south_wins_as_soon_as_the_union_does_not_lead() -> None:
    state = Game("bobbylee", scenario="campaign", options=("to-the-end",), seed=1).state
    for points, met in ((TABLES.marginal, False), (TABLES.marginal - 1, True), (-9, True)):
        state.political = points - (marker(state) - state.political)
        aims = {(row.label, row.side): row.now for row in of(state, "union")["victory"].rows}
        assert aims["aim-october", "confederate"] == met
        assert ("aim-campaign", "confederate") not in aims


@pytest.mark.clause("3.52")
def test_what_the_end_of_the_month_would_add_is_told() -> None:
    state = table()
    assert not [row for row in of(state, "union")["sources"].rows if isinstance(row.label, Message)]
    place(state, "cs-inf-01", "1510")
    told = [row for row in of(state, "union")["sources"].rows if isinstance(row.label, Message)]
    assert [(row.place, row.cells, row.side) for row in told] == [("1510", (-1,), "confederate")]
    place(state, "cs-inf-02", "0107")
    told = [row for row in of(state, "union")["sources"].rows if isinstance(row.label, Message)]
    assert [row.place for row in told] == ["0107", "1510"]


@pytest.mark.clause("3.51")
def test_a_place_that_was_taken_is_told_with_who_holds_it() -> None:
    state = table(us_inf_01="Richmond")
    here = key("Richmond")
    row = rows(of(state, OBSERVER)["prizes"])[here]
    assert row.now
    assert row.side == "confederate"
    assert row.cells[1] == Message("show-held", (("side", "union"),))
    assert rows(of(state, OBSERVER)["sources"])[here].cells == (row.cells[0],)


@pytest.mark.clause("2.4")
def test_of_enemy_blocks_only_what_was_seen_is_told() -> None:
    state = table(cs_inf_01="Richmond", cs_hq_anv="Richmond", us_hq_ap="Washington")
    for seat, hidden in (("union", "cs-hq-anv"), ("confederate", "us-hq-ap")):
        told = of(state, seat)
        assert hidden not in rows(told["headquarters"])
        assert "seen" not in told
    assert OBSERVER not in SIDE_KEYS
    assert "headquarters" not in of(state, OBSERVER)
    reveal(state, block("cs-hq-anv"))
    assert "cs-hq-anv" in rows(of(state, "union")["headquarters"])
    conceal(state, block("cs-hq-anv"))
    state.steps[block("cs-hq-anv")] = 1
    assert "cs-hq-anv" not in rows(of(state, "union")["headquarters"])
    row = rows(of(state, "union")["seen"])["cs-hq-anv"]
    assert row.cells[1:3] == (state.told[block("cs-hq-anv")], key("Richmond"))
    assert "seen" not in of(state, "confederate")


@pytest.mark.clause("12.42")
def test_the_pool_is_told_to_its_own_side() -> None:
    state = table()
    state.at[block("us-gar-1")] = GONE
    own = rows(of(state, "union")["pool"])
    assert own["us-inf-01"].cells[1] == TABLES.arms[0].block
    assert own["us-gar-1"].cells[1] == Message("show-gone")
    assert not [label for label in own if str(label).startswith("cs-")]
    assert "pool" not in of(state, OBSERVER)


def test_points_to_spend_are_told_to_their_own_side() -> None:
    state = table()
    state.points = [7, 5]
    for seat, points in ((SIDE_KEYS[UNION], 7), (SIDE_KEYS[CONFEDERATE], 5)):
        assert rows(of(state, seat)["standing"])["to-spend"].cells == (points,)
    assert "to-spend" not in rows(of(state, OBSERVER)["standing"])


def texts(value: object) -> list[str]:
    """The keys of the messages in a value."""
    found = cast("list[object]", value) if isinstance(value, list) else [value]
    tables = [cast("dict[str, object]", one) for one in found if isinstance(one, dict)]
    return [str(table["text"]) for table in tables]


def test_show_tells_of_a_hex_a_block_and_the_table() -> None:
    played = game("1863")
    show, state = played.title.aids.show, played.state
    assert show(state, "union", "richmond")["hex"] == key("Richmond")
    assert "blocks" not in show(state, "union", "richmond")
    assert "blocks" in show(state, "confederate", "richmond")
    crowd = show(state, "union", "1313")["blocks"]
    assert {table["text"] for table in crowd} == {"show-crowd"}
    here = [c for c in played.tableau("union").layout.counters if c.place == "1313"]
    assert sum(table["count"] for table in crowd) == len(here)
    assert sum(table["steps"] for table in crowd) == sum(c.steps for c in here)
    assert "at" in show(state, "union", "us-hq-ap")
    assert "at" not in show(state, "union", "cs-hq-anv")
    assert show(state, "union", "track")["marker"] == marker(state)
    for language in LANGUAGES:
        words = words_for("bobbylee", language)
        for asked in ("richmond", "us-hq-ap", "cs-hq-anv", "1213", ""):
            for label, value in show(state, "confederate", asked).items():
                assert words.knows(f"label-{label}"), label
                assert all(map(words.knows, texts(value))), value


@pytest.mark.clause("11.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hex_tells_how_many_can_live_there_and_what_becomes_of_more(language: str) -> None:
    words = words_for("bobbylee", language)
    told = get_title("bobbylee").aids.show(table(), "union", "1510")["forage"]
    said = words.message(Message(told["text"], (("count", told["count"]),)))
    assert str(told["count"]) in said
    assert {"en": "loses a step", "es": "pierde un paso", "it": "perde un passo"}[language] in said


@pytest.mark.clause("3.31")
@pytest.mark.clause("3.25")
@pytest.mark.parametrize("options", [(), ("to-the-end",)])
def test_the_tournament_chart_tells_what_the_game_is_worth_if_it_ends_now(
    options: tuple[str, ...],
) -> None:
    """Also in a campaign, which the South wins even with the marker on the Union's half."""
    for scenario in SCENARIOS:
        state = game(scenario, options if scenario == "campaign" else ()).state
        state.month = YEARS[scenario].end
        assert isinstance(state, BobbyLeeState)
        for points in range(-TABLES.decisive - 1, TABLES.decisive + 2):
            state.political += points - marker(state)
            result = verdict(state)
            worth = [max(score for _, score in result.scores)] if result else []
            told = [row.cells[0] for row in of(state, "union")["tournament"].rows if row.now]
            assert told == worth, (scenario, points)
