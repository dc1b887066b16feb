"""What a question is about, for a map that goes there: places it names, where pieces stand."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from longroll.server.presenters.state import parts_of, state_fields
from tests.table.tables import begin, store_in


@pytest.mark.parametrize("title", ["uscivilwar", "bobbylee", "savannah", "forthepeople"])
def test_a_question_tells_its_places_to_whom_it_asks(tmp_path: Path, title: str) -> None:
    store, choose, found = store_in(tmp_path), random.Random(6), set[str]()
    table = begin(store, title=title)
    places, _ = parts_of(title)
    for step in range(900):
        if table.over or (step > 250 and len(found) > 1):
            break
        decision = table.game.decision
        seat = decision.seats[0]
        named = {str(value) for _, value in decision.prompts[seat].args} & places
        told = json.loads(state_fields(table, seat, "en")["decision"])["about"]
        assert named <= set(told) <= places
        found |= set(told)
        for other in table.seats:
            if other not in decision.seats:
                theirs = json.loads(state_fields(table, other, "en")["decision"])
                assert theirs["about"] == []
        table.push(seat, str(choose.choice(decision.actions_of(seat))), table.seq)
    assert len(found) > 1


def test_a_list_names_the_orders_that_do_more_than_go(tmp_path: Path) -> None:
    store, choose, told = store_in(tmp_path), random.Random(2), set[str]()
    table = begin(store, title="uscivilwar")
    assert "attack" in table.title.aids.foremost
    for _ in range(250):
        decision = table.game.decision
        seat = decision.seats[0]
        fields = json.loads(state_fields(table, seat, "en")["decision"])
        verbs = {action.verb for action in decision.actions_of(seat)}
        assert fields["foremost"] == sorted(verbs & table.title.aids.foremost)
        told |= set(fields["foremost"])
        table.push(seat, str(choose.choice(decision.actions_of(seat))), table.seq)
    assert told
    assert not told & {"go", "ride", "halt"}


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_a_long_list_says_which_of_its_orders_stand_together(tmp_path: Path, language: str) -> None:
    table = begin(store_in(tmp_path), title="uscivilwar")
    asked: dict[str, Any] = {"kind": ""}
    while asked["kind"] != "prompt-action":
        decision = table.game.decision
        seat = decision.seats[0]
        asked = json.loads(state_fields(table, seat, language)["decision"])
        if asked["kind"] != "prompt-action":
            table.push(seat, str(decision.actions_of(seat)[0]), table.seq)
    kinds: dict[str, str] = asked["kinds"]
    verbs = [str(one["action"]).split(" ")[0] for one in asked["actions"]]
    assert {"disperse", "entrench", "column", "post"} <= kinds.keys() <= {*verbs}
    assert "march" not in kinds
    assert not any(said.startswith("orders-") or said in verbs for said in kinds.values())
    assert sum(verb not in kinds for verb in verbs) < len(verbs) / 3


def test_an_attack_is_chosen_on_the_map_where_the_enemy_stands(tmp_path: Path) -> None:
    store, choose, ways = store_in(tmp_path), random.Random(4), 0
    table = begin(store, title="bobbylee")
    assert table.title.aids.targets["march"] == 1
    for _ in range(400):
        decision = table.game.decision
        seat = decision.seats[0]
        fields = json.loads(state_fields(table, seat, "en")["decision"])
        for each in fields["actions"]:
            verb, *args = each["action"].split()
            if verb in ("march", "send") and len(args) == 3:
                assert each["places"][-1] == args[1], each
                assert args[2] in each["places"][:-1], each
                ways += 1
        if ways:
            break
        table.push(seat, str(choose.choice(decision.actions_of(seat))), table.seq)
    assert ways
