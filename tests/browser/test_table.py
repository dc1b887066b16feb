"""What people do at the table in a real Chromium: each flow is told in ``flows/``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.battle import before_a_battle
from tests.browser.conftest import Follow, serve
from tests.browser.marches import a_free_way, a_stack, a_way_that_is_stopped
from tests.browser.moments import (
    as_a_year_begins,
    asked_to_react,
    before_a_crowded_march,
    before_a_long_march,
    before_a_turn_ends,
    before_an_interception,
    before_tactics,
)
from tests.browser.raid import hunted
from tests.browser.sheets import before_a_retreat, two_battles

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("how", ["mouse", "keyboard", "listener"])
def test_a_turn_is_played_from_the_start_page_to_its_end(follow: Follow, how: str) -> None:
    assert "rounds" in follow("turn", how=how)


def test_an_answer_that_was_overtaken_does_not_take_the_table_back(follow: Follow) -> None:
    assert "late answers" in follow("overtaken")


def test_keys_at_the_wrong_time_do_no_harm(follow: Follow) -> None:
    assert "13 keystrokes" in follow("typing")


def test_a_curtain_falls_between_two_players_at_one_screen(follow: Follow) -> None:
    assert "curtains" in follow("hotseat")


def test_one_person_plays_both_sides_without_a_curtain(follow: Follow) -> None:
    assert "without a curtain" in follow("alone")


def test_two_browsers_are_told_nothing_of_each_other(follow: Follow) -> None:
    assert "searches" in follow("secrets")


def test_a_link_adds_a_seat_or_a_view_and_takes_none_away(follow: Follow) -> None:
    assert "add seats" in follow("links")


def test_an_order_without_an_answer_is_neither_lost_nor_played_twice(follow: Follow) -> None:
    assert "no order" in follow("offline")


def test_a_page_loaded_anew_asks_the_same(follow: Follow) -> None:
    assert "twice" in follow("reload")


def test_the_page_goes_on_when_a_killed_server_is_back(follow: Follow, tmp_path: Path) -> None:
    assert "after" in follow("killed", command=serve(tmp_path / "killed.db"))


def test_bots_play_a_turn_before_an_observer(follow: Follow) -> None:
    assert "watched" in follow("watching")


def test_what_a_bot_does_is_shown_move_by_move_and_can_be_skipped(follow: Follow) -> None:
    assert "one by one" in follow("playback")


def test_a_finished_game_is_analysed_and_walked_along_its_curve(follow: Follow) -> None:
    record = Path(__file__).parents[1] / "golden/forthepeople/1861-union-13_2.roll"
    assert "analysed" in follow("lookback", record=str(record))


def test_the_end_tells_what_was_needed_and_who_has_won(follow: Follow) -> None:
    record = Path(__file__).parents[1] / "golden/forthepeople/1861-confederate-13_2.roll"
    assert "needed" in follow("ending", record=str(record))


def test_the_start_page_remembers_what_was_set_up_last(follow: Follow) -> None:
    assert "what was chosen" in follow("remembered")


def test_a_finished_game_goes_on_paper(follow: Follow) -> None:
    record = Path(__file__).parents[1] / "golden/forthepeople/1861-confederate-13_2.roll"
    assert "on paper" in follow("paper", record=str(record))


def test_orders_and_cards_are_seen_on_small_screens(follow: Follow) -> None:
    assert "room" in follow("room")


def test_everything_can_be_reached_in_a_low_window(follow: Follow) -> None:
    assert "16 low windows" in follow("low")


def test_tactics_are_chosen_with_their_odds_and_their_meaning_in_sight(
    follow: Follow, tmp_path: Path
) -> None:
    moment = before_tactics(tmp_path / "tactics.roll")
    assert "tactics" in follow("tactics", **moment._asdict())


def test_who_waits_is_told_for_what_and_who_is_asked_still_sees_the_table(
    follow: Follow, tmp_path: Path
) -> None:
    moment = before_an_interception(tmp_path / "march.roll")
    assert "Asked" in follow("waiting", **moment._asdict())


def test_who_looks_elsewhere_is_called_when_it_is_his_turn(follow: Follow) -> None:
    assert "Your turn" in follow("calling")


def test_a_card_that_was_played_can_be_read_wherever_it_is_told(follow: Follow) -> None:
    assert "is read" in follow("cards")


def test_the_map_is_heard_place_by_place_and_what_comes_of_an_order(follow: Follow) -> None:
    assert "Muster at" in follow("heard")


def test_hundreds_of_orders_are_found_beneath_who_can_do_them(follow: Follow) -> None:
    assert "beneath" in follow("longlist")


def test_what_both_are_asked_at_once_is_one_question(follow: Follow) -> None:
    assert "one question" in follow("together")


def test_the_keyboard_is_never_lost(follow: Follow) -> None:
    assert "goes on" in follow("kept")


def test_the_tables_of_the_rules_are_sought_and_named_by_the_question(follow: Follow) -> None:
    assert "is looked up" in follow("tables")


def test_who_never_reacts_says_so_once_and_is_asked_no_more(follow: Follow, tmp_path: Path) -> None:
    moment = asked_to_react(tmp_path / "react.roll")
    assert "Do not avoid battle" in follow("declining", **moment._asdict())


def test_the_way_of_a_march_is_drawn_before_it_is_ordered(follow: Follow, tmp_path: Path) -> None:
    moment = before_a_long_march(tmp_path / "way.roll")
    assert "guarded" in follow("way", **moment._asdict())


def test_the_end_of_a_turn_is_told_on_a_plate(follow: Follow, tmp_path: Path) -> None:
    moment = before_a_turn_ends(tmp_path / "turn.roll")
    assert "plate" in follow("turnend", **moment._asdict())


def test_what_ones_own_battle_has_come_to_stands_until_it_is_read(
    follow: Follow, tmp_path: Path
) -> None:
    record = tmp_path / "battle.roll"
    attack = before_a_battle(record)
    assert "stood" in follow("ownbattle", record=str(record), attack=attack)


def test_a_raid_is_seen_by_day_and_by_night(follow: Follow, tmp_path: Path) -> None:
    assert "raided" in follow("nightraid", record=hunted(tmp_path / "raid.roll"))


def test_a_thumb_is_asked_what_it_meant(follow: Follow, tmp_path: Path) -> None:
    moment = before_a_crowded_march(tmp_path / "march.roll")
    assert "asked" in follow("thumb", **moment._asdict())


def test_a_wire_that_is_silent_is_noticed_and_another_found(follow: Follow) -> None:
    assert "wires" in follow("silent")


def test_what_could_not_be_read_once_does_not_keep_the_page_from_passing(follow: Follow) -> None:
    assert "passed on" in follow("unread")


def test_a_long_list_of_orders_has_room_for_its_first_rows(follow: Follow) -> None:
    assert "rows" in follow("firstrows")


def test_nothing_of_the_whole_map_lies_under_its_buttons(follow: Follow) -> None:
    assert "beside the map" in follow("buttons")


def test_pointing_at_a_space_tells_why_its_general_cannot_act(follow: Follow) -> None:
    assert "McDowell" in follow("pointing")


def test_small_print_is_read_whole_and_a_tap_beside_a_space_means_it(follow: Follow) -> None:
    assert "15 slips are read whole" in follow("slips")


def test_a_hex_is_told_on_the_screen_and_sight_between_two(follow: Follow) -> None:
    assert "slips on the screen" in follow("hexes")


def test_counters_are_explained_where_one_points_and_hidden_by_a_key(follow: Follow) -> None:
    assert "explained in 5 games" in follow("counterkey")


def test_dice_are_taken_back_from_a_bot_only_by_who_means_it(follow: Follow) -> None:
    assert "taken back" in follow("takeback")


def test_what_is_wrong_with_a_record_is_told_beside_it(follow: Follow) -> None:
    record = Path(__file__).parents[1] / "golden/forthepeople/1861-union-13_2.roll"
    assert "opened whole" in follow("badrecord", record=str(record))


def test_three_languages_are_switched_in_place(follow: Follow) -> None:
    assert "three languages" in follow("languages")


def test_what_is_typed_stands_when_another_has_only_answered_too(follow: Follow) -> None:
    assert "bid while the other bid" in follow("bidding")


def test_axe_finds_nothing_grave(follow: Follow) -> None:
    assert "without a grave fault" in follow("access")


def test_pictures_are_taken_of_start_hand_table_battle_and_phone(
    follow: Follow, tmp_path: Path
) -> None:
    record = tmp_path / "battle.roll"
    attack = before_a_battle(record)
    begun = as_a_year_begins(tmp_path / "begun.roll")
    theatres = {"begun": begun, **before_a_long_march(tmp_path / "way.roll")._asdict()}
    assert "battle" in follow("pictures", record=str(record), attack=attack, theatres=theatres)


def test_a_click_on_a_far_space_marches_there_until_the_enemy_is_asked(
    follow: Follow, tmp_path: Path
) -> None:
    free = a_free_way(tmp_path / "free.roll")
    stopped = a_way_that_is_stopped(tmp_path / "stopped.roll")
    assert "marched" in follow("march", free=free._asdict(), stopped=stopped._asdict())


def test_the_others_of_a_stack_follow_the_first(follow: Follow, tmp_path: Path) -> None:
    stack = a_stack(tmp_path / "stack.roll")
    assert "together" in follow("stack", stack=stack._asdict())


def test_orders_are_planned_with_shift_and_given_in_one_go(follow: Follow, tmp_path: Path) -> None:
    stack = a_stack(tmp_path / "stack.roll")
    stopped = a_way_that_is_stopped(tmp_path / "stopped.roll")
    told = follow("plan", stack=stack._asdict(), stopped=stopped._asdict())
    assert "were planned and went" in told
    assert "decides first" in told


def test_two_talk_and_note_and_nobody_else_hears_it(follow: Follow) -> None:
    assert "nobody else heard it" in follow("talk")


def test_battles_lie_beside_the_map_for_mouse_thumb_and_keyboard(
    follow: Follow, tmp_path: Path
) -> None:
    sheets = two_battles(tmp_path / "sheets.roll")
    assert "used" in follow("sheets", sheets=sheets._asdict())


def test_a_lesson_is_followed_to_its_end(follow: Follow) -> None:
    assert "9 steps" in follow("lesson")


@pytest.mark.parametrize("title", [1, 4])
def test_on_a_phone_a_lesson_shows_what_it_wants_and_where(follow: Follow, title: int) -> None:
    assert "8 steps" in follow("pocketlesson", title=title)


def test_on_a_phone_the_map_goes_where_something_is_asked(follow: Follow) -> None:
    assert "goes to" in follow("asked")


def test_on_a_phone_ones_own_dice_are_told_and_a_few_orders_need_no_search(follow: Follow) -> None:
    assert "at a glance" in follow("glance")


def test_keys_are_listed_the_map_has_a_ring_and_places_are_shown(follow: Follow) -> None:
    assert "shows" in follow("keys")


def test_a_battle_is_left_with_the_map_in_sight(follow: Follow, tmp_path: Path) -> None:
    record, seat = before_a_retreat(tmp_path / "retreat.roll")
    assert "havens" in follow("leaving", record=record, seat=seat)


def test_answers_all_over_the_map_are_led_to_and_a_map_lies_as_it_was_left(follow: Follow) -> None:
    assert "are led to" in follow("candidates")


def test_what_would_be_taken_back_is_told_to_who_asks_and_who_is_asked(follow: Follow) -> None:
    assert "Take back" in follow("undotold")


def test_what_is_new_is_in_sight_wherever_the_pointer_lies(follow: Follow) -> None:
    assert "at its end" in follow("resting")


def test_on_a_phone_orders_are_seen_below_what_can_be_undone(follow: Follow) -> None:
    assert "seen below" in follow("undolines")


def test_no_overlay_is_cut_off_in_a_narrow_window(follow: Follow) -> None:
    assert "overlays are whole" in follow("tablet")
