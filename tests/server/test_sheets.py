"""Sheets beside the map over HTTP: each seat sees the battle as it may, and areas are places."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from longroll.engine.game import Game
from longroll.engine.position import write_position
from longroll.titles.bobbylee.components import UNION
from longroll.titles.bobbylee.turn import CampaignTurn
from longroll.titles.bobbylee.war import War
from tests.conformance.bobbylee import table
from tests.server.house import Guest

HERE = table.key("Fredericksburg")
DEPLOYED = (
    *("deploy cs-inf-01 confederate-centre", "deploy cs-art-1 confederate-left"),
    *("deploy us-inf-01 union-centre", "deploy us-inf-02 union-right", "done"),
)


def fought() -> Game:
    """The Union attacks Fredericksburg."""
    state = table.table()
    for name in ("cs-inf-01", "cs-art-1"):
        table.place(state, name, "Fredericksburg")
    near = "Aquia Creek Landing"
    table.attack(state, UNION, "Fredericksburg", us_inf_01=near, us_inf_02=near)
    war, campaign = War(), CampaignTurn(UNION, 0)
    war.at, campaign.at = War.positions["next_turn"], CampaignTurn.positions["battles"]
    state.stack = [war, campaign]
    return Game.from_text(write_position(table.game("1861").title, state), seed=1)


@pytest.fixture
def guests(client: TestClient) -> dict[str, Guest]:
    record = str(fought().finished_record())
    made = client.post("/api/games/import", json={"record": record}).json()
    tokens = {**made["tokens"], "observer": made["observer"]}
    return {seat: Guest(client, made["id"], token) for seat, token in tokens.items()}


def act(guests: dict[str, Guest], *actions: str) -> None:
    for action in actions:
        seat = "union" if action == "done" or " us-" in action else "confederate"
        answer = guests[seat].post("/actions", seq=guests[seat].get()["seq"], action=action)
        assert answer.status_code == 200, answer.text


def areas(guest: Guest, lang: str = "en") -> dict[str, Any]:
    (sheet,) = guest.get(lang=lang)["displays"]
    assert sheet["name"] == HERE
    return {area["key"].partition("/")[2]: area for area in sheet["areas"]}


def test_an_open_sheet_tells_its_areas_and_what_lies_in_them(guests: dict[str, Guest]) -> None:
    act(guests, *DEPLOYED)
    own = areas(guests["union"])
    assert own["union-centre"]["holds"] == ["1st Division, I Corps (3 steps)"]
    assert own["confederate-centre"]["holds"] == ["1 hidden (Confederacy)"]
    assert own["union-left"]["holds"] == []
    for seat in ("union", "confederate", "observer"):
        (sheet,) = guests[seat].get()["displays"]
        assert sheet["title"] == "Battle at Fredericksburg (1213)"
        assert sheet["note"].endswith("Day 1, turn 1 of 8: Union.")
        assert sheet["round"] == 1
    spanish = areas(guests["observer"], "es")
    assert spanish["union-centre"]["name"] == "el centro de la Unión"
    assert spanish["union-centre"]["holds"] == ["1 oculto (Unión)"]


def test_a_sheet_is_drawn_for_each_seat_without_the_enemy_s_faces(
    guests: dict[str, Guest],
) -> None:
    act(guests, *DEPLOYED)
    shown = {"union": {"us-inf-01", "us-inf-02"}, "confederate": {"cs-inf-01", "cs-art-1"}}
    for seat, guest in guests.items():
        drawn = guest.ask(f"/displays/{HERE}.svg").text
        assert set(re.findall(r'data-piece="([^"]+)"', drawn)) == shown.get(seat, set())
        assert drawn.count('class="counter') == 4
        past = guest.ask(f"/moments/0/displays/{HERE}.svg").text
        assert past.count(f'data-space="{HERE}/union-dispersed"') == 2
    assert guests["union"].ask("/displays/1410.svg").status_code == 404


def test_a_deployment_tells_the_enemy_nothing(guests: dict[str, Guest]) -> None:
    before = {seat: guests[seat].get() for seat in ("union", "observer")}
    act(guests, *DEPLOYED[:1])
    for seat, then in before.items():
        now = guests[seat].get()
        assert now["displays"] == then["displays"]
        assert now["counters"] == then["counters"]
    assert areas(guests["confederate"])["confederate-centre"]["holds"]


def test_actions_and_the_log_name_areas_as_places(guests: dict[str, Guest]) -> None:
    for action in guests["confederate"].get()["decision"]["actions"]:
        _, _, area = action["action"].split()
        assert action["places"] == [f"{HERE}/confederate-dispersed", f"{HERE}/{area}"]
    act(guests, *DEPLOYED)
    moves = guests["union"].get()["decision"]["actions"]
    (move,) = [a for a in moves if a["action"] == "move us-inf-02 confederate-left"]
    assert move["places"] == [f"{HERE}/union-right", f"{HERE}/confederate-left"]
    assert "the Confederates’ left" in move["text"]
    act(guests, "move us-inf-02 confederate-left")
    for seat in guests:
        line = [line for line in guests[seat].get("/log") if line["kind"].endswith("shifted")][-1]
        assert line["places"] == [HERE, f"{HERE}/union-right", f"{HERE}/confederate-left"]


def test_all_dice_of_a_volley_are_told(guests: dict[str, Guest]) -> None:
    act(guests, *DEPLOYED)
    while not (fires := verb(guests, "fire")):
        assert verb(guests, "done")
        play(guests, "done")
    assert fires == {"fire cs-art-1 union-right"}
    play(guests, *fires)
    (line,) = [line for line in guests["observer"].get("/log") if line["kind"] == "fired"]
    assert len(line["dice"]) == 3
    assert line["places"] == [HERE, f"{HERE}/confederate-left", f"{HERE}/union-right"]


def test_who_points_at_an_area_is_told_why_nobody_goes_there(guests: dict[str, Guest]) -> None:
    act(guests, *DEPLOYED)
    told = guests["union"].get("/hindrances", about=f"{HERE}/confederate-reserve")
    assert {reason["clause"] for reason in told} == {"7.3"}
    assert guests["confederate"].get("/hindrances", about=f"{HERE}/union-left") == []


def verb(guests: dict[str, Guest], wanted: str) -> set[str]:
    """What can be done now by this verb."""
    listed = [guests[seat].get()["decision"]["actions"] for seat in ("union", "confederate")]
    actions = [action["action"] for each in listed for action in each]
    return {action for action in actions if action.split()[0] == wanted}


def play(guests: dict[str, Guest], action: str) -> None:
    """Whoever chooses does it."""
    (seat,) = guests["observer"].get()["decision"]["seats"]
    answer = guests[seat].post("/actions", seq=guests[seat].get()["seq"], action=action)
    assert answer.status_code == 200, answer.text
