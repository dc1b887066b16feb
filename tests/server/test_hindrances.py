"""Why not: true reasons also where only orders of two things are left, and on hexes."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.server.presenters.hindrances import hindrances_out
from longroll.server.presenters.state import parts_of
from longroll.server.schemas import Hindrance
from longroll.table import Table, import_table, new_table
from longroll.words import words_for

GOLDEN = Path(__file__).parents[1] / "golden"
FIELD = "savannah/historical-allied-H_vic_AD.roll"
SIEGE = "savannah/campaign-allied-X2_1A.roll"
PEOPLE = "forthepeople/1864-confederate-17_3.roll"
LANDING = "forthepeople/1861-confederate-13_2.roll"


class _Found(Exception):
    """The moment that was looked for has come."""


@cache
def moment(record: str, verb: str) -> tuple[Table, str]:
    """The first moment of a game at which ``verb`` is the only one that names things."""
    whole = Record.load(GOLDEN / record)
    kept: list[tuple[Record, str]] = []

    def look(game: Game) -> None:
        for seat, actions in game.decision.choices.items():
            named = {action.verb for action in actions if action.args}
            if named == {verb}:
                kept.append((game.finished_record(), seat))
                raise _Found

    with pytest.raises(_Found):
        replay(whole, before=look, verify=False)
    (cut, seat), *_ = kept
    table, _ = import_table(str(cut))
    return table, seat


def told(table: Table, seat: str, about: str, language: str = "en") -> list[Hindrance]:
    return hindrances_out(table, seat, about, words_for(table.title.info.key, language))


def enemy_places(table: Table, seat: str) -> list[str]:
    """What the enemy holds and no order of the list names."""
    title, state = table.title, table.game.state
    decision = title.decision(state)
    assert decision is not None
    named = {arg for action in decision.actions_of(seat) for arg in action.args}
    view = title.view(state, seat)
    stand = {**view.get("units", {}), **view.get("leaders", {})}
    named |= {stand[arg]["at"] for arg in named if arg in stand}
    keys = title.inventory.atlas().place_keys
    held = (key for key in keys if title.aids.holder(state, seat, key) is not None)
    return [key for key in held if key not in named]


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize(
    ("record", "verb", "clauses"),
    [
        (FIELD, "attack", {"G12.13", "G12.14", "X4.13.multi"}),
        (FIELD, "advance", {"G12.23.9", "G12.23.2.terrain", "G12.23.2.pinned"}),
        (FIELD, "set-up", {"H.setup", "X4.1.2"}),
        (PEOPLE, "send", {"5.6.6"}),
    ],
)
def test_a_place_that_no_order_of_two_things_names_has_its_reason(
    record: str, verb: str, clauses: set[str], language: str
) -> None:
    table, seat = moment(record, verb)
    held = enemy_places(table, seat)
    assert held
    for place in held:
        found = told(table, seat, place, language)
        assert found[0].clause in clauses, (place, found)
        # That the enemy is there keeps nobody from attacking him: it is told as a fact.
        assert [one.clause for one in found if one.clause not in clauses] == [None], place


def test_a_gun_that_cannot_fire_at_a_unit_tells_why() -> None:
    table, seat = moment(SIEGE, "fire")
    told_of = [told(table, seat, place) for place in enemy_places(table, seat)]
    clauses = {one.clause for found in told_of for one in found if one.clause}
    assert "G11.2" in clauses
    assert clauses <= {"G11.1", "G11.2", "G11.41", "X4.12"}


def test_a_reason_is_never_about_another_hex() -> None:
    table, seat = moment(SIEGE, "align")
    places, _ = parts_of("savannah")
    held = enemy_places(table, seat)
    assert held
    for place in (*held, *sorted(places)[::40]):
        for one in told(table, seat, place):
            assert one.clause is None, (place, one)
            assert place in one.text or "Nothing here" in one.text


def test_a_hex_with_a_number_is_no_card() -> None:
    table, seat = moment(FIELD, "go")
    decision = table.title.decision(table.game.state)
    assert decision is not None
    far = [key for key in ("1904", "3018", "2505") if key not in str(decision.actions_of(seat))]
    for place in far:
        assert "G9.1" in [one.clause for one in told(table, seat, place)], place


def test_a_force_at_sea_is_told_what_is_no_port() -> None:
    table, seat = moment(LANDING, "land")
    port, enemy = told(table, seat, "harpers-ferry")
    assert (port.clause, enemy.clause) == ("6.1.1", None)


def pointed_at(table: Table, seat: str, about: str) -> list[Hindrance]:
    """What is told beside a pointer that rests on a place."""
    words = words_for(table.title.info.key, "en")
    return hindrances_out(table, seat, about, words, pointed=True)


def test_who_only_points_is_told_no_reason_that_he_did_not_ask_for() -> None:
    """On empty ground a click is answered, and the pointer is not; one's own force is explained."""
    table = new_table("uscivilwar", None, None, {}, 7)
    seat = table.waits[0]
    counters = table.title.tableau(table.game.state, seat).layout.counters
    posts = {counter.place for counter in counters}
    places, _ = parts_of("uscivilwar")
    bare = [place for place in sorted(places) if place.isdecimal() and place not in posts][::150]
    asked = [place for place in bare if told(table, seat, place)]
    assert asked
    assert [place for place in bare if pointed_at(table, seat, place)] == []
    own = sorted({counter.place for counter in counters if counter.side == seat})
    assert any(pointed_at(table, seat, place) for place in own)


def test_who_is_asked_to_intercept_is_told_nothing_beside_the_pointer_of_empty_ground() -> None:
    """The question names the enemy's commander: he is no piece of the seat's own."""
    table, choose = new_table("uscivilwar", "1862", None, {}, 3), random.Random(3)
    while "intercept" not in {action.verb for action in table.game.actions}:
        marches = [a for a in table.game.actions if a.verb in {"march", "lead", "go", "attack"}]
        action = choose.choice(marches or table.game.actions)
        table.push(table.waits[0], str(action), table.seq)
    seat = table.waits[0]
    posts = {c.place for c in table.title.tableau(table.game.state, seat).layout.counters}
    places, _ = parts_of("uscivilwar")
    bare = [place for place in sorted(places) if place.isdecimal() and place not in posts][::40]
    assert [place for place in bare if pointed_at(table, seat, place)] == []


def test_who_moves_a_piece_is_told_beside_the_pointer_where_it_cannot_go() -> None:
    table, seat = moment(FIELD, "go")
    decision = table.title.decision(table.game.state)
    assert decision is not None
    place = next(key for key in ("1904", "3018", "2505") if key not in str(decision.choices[seat]))
    assert "G9.1" in [one.clause for one in pointed_at(table, seat, place)]


@pytest.mark.parametrize(
    ("title", "order"), [("bobbylee", ""), ("mosby", ""), ("bobbylee", "bid 1"), ("savannah", "")]
)
def test_whoever_points_is_always_answered(title: str, order: str) -> None:
    """Also where only numbers or orders of two things are asked: a bid, a muster, a set-up."""
    table = new_table(title, None, None, {}, 7)
    while order and order in map(str, table.game.actions):
        table.push(table.waits[0], order, table.seq)
    seat, listed = table.waits[0], {arg for action in table.game.actions for arg in action.args}
    stands = table.title.tableau(table.game.state, seat).layout.stands()
    meant = listed | {stands.get(arg, "") for arg in listed}
    places, _ = parts_of(title)
    unmeant = [place for place in sorted(places) if place not in meant][::60]
    assert unmeant
    for place in unmeant:
        assert told(table, seat, place), place
