"""A title on hexes over HTTP: what can be pointed at, and what is seen from where."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

from longroll.draw import THEMES
from longroll.engine.title import get_title
from tests.server.house import Guest

TITLE = get_title("savannah")
HEXES = set(TITLE.inventory.atlas().place_keys)


def seated(client: TestClient) -> dict[str, Guest]:
    """A new game of the historical scenario: a guest for each seat."""
    wanted = {"title": "savannah", "scenario": "historical", "seed": 1779}
    made = client.post("/api/games", json=wanted).json()
    return {seat: Guest(client, made["id"], token) for seat, token in made["tokens"].items()}


@pytest.mark.parametrize("theme", THEMES)
def test_the_board_and_its_counters_are_served(client: TestClient, theme: str) -> None:
    board = client.get("/api/titles/savannah/board.svg", params={"theme": theme}).text
    assert set(re.findall(r'data-space="(\d{4})"', board)) == HEXES
    allied = seated(client)["allied"]
    counters = allied.ask("/counters.svg", theme=theme).text
    assert 'data-piece="destaing"' in counters


def test_an_order_names_the_hex_where_its_piece_stands(client: TestClient) -> None:
    guests = seated(client)
    guests["british"].play()  # the Savannah militia is set up
    now = guests["allied"].get()
    units = {**now["view"]["units"], **now["view"]["leaders"]}
    moves = [a for a in now["decision"]["actions"] if a["action"].startswith("move ")]
    assert moves
    for move in moves:
        assert move["places"] == [units[piece]["at"] for piece in move["pieces"]]
        assert set(move["places"]) <= HEXES


def test_a_line_of_sight_is_shown_between_two_hexes(client: TestClient) -> None:
    allied = seated(client)["allied"]
    told = {row["key"]: row["values"] for row in allied.get("/show", key="2010-2013", lang="es")}
    assert told["clause"] == ["G11.42"]
    assert told["verdict"] == ["2013 no se ve desde 2010 (a 3 hexes), § G11.42"]
    (seen,) = (each for each in allied.get("/overlays", about="2010") if each["about"])
    assert seen["pairs"]
    assert not any(each["pairs"] for each in allied.get("/overlays"))


def test_a_step_tells_its_cost_and_a_piece_what_is_left_to_say_beneath_its_hex(
    client: TestClient,
) -> None:
    guests = seated(client)
    guests["british"].play()
    now = guests["allied"].get()
    moves = {one["action"]: one for one in now["decision"]["actions"]}
    assert moves["move foix"]["brief"] == "Foix"
    assert moves["move foix"]["note"] == ""
    guests["allied"].post("/actions", seq=now["seq"], action="move foix")
    for language, word in (("en", "costs 1"), ("es", "cuesta 1"), ("it", "costa 1")):
        steps = guests["allied"].get(lang=language)["decision"]["actions"]
        costs = [one["note"] for one in steps if one["action"].startswith("go ")]
        assert costs
        assert all(word in cost for cost in costs)
        assert steps[-1]["note"] == ""  # to stop costs nothing


def test_pointing_at_an_enemy_hex_tells_that_the_enemy_holds_it_beside_the_reason(
    client: TestClient,
) -> None:
    guests = seated(client)
    guests["british"].play()
    allied = guests["allied"]
    for action in ("move foix", None):
        found = allied.get("/hindrances", about="1404")
        fact = "The enemy holds Spring Hill redoubt (1404)."
        others = [one for one in found if one["text"] != fact]
        at = [one["text"] for one in found].index(fact)
        # What keeps the unit out comes first, with its clause; the fact stands beside it.
        assert (at, found[at]["clause"]) == ((1, None) if others else (0, "G9.2.a"))
        assert all(one["clause"] for one in others)
        if action is not None:
            allied.post("/actions", seq=allied.get()["seq"], action=action)
    clear = allied.get("/hindrances", about="1506")
    assert "G9.2.a" not in [one["clause"] for one in clear]


@pytest.mark.parametrize(
    ("title", "language", "said"),
    [
        ("bobbylee", "en", "1. cavalry brigade 3/3"),
        ("bobbylee", "es", "1.ª Brigada de Caballería 3/3"),
        ("bobbylee", "it", "1/V (1ª Divisione del V Corpo) 3/3"),
        ("savannah", "it", "Legione di Pulaski"),
        ("forthepeople", "en", "A. of Potomac"),
        ("forthepeople", "es", "E. del Potomac"),
        ("forthepeople", "it", "A. del Potomac"),
    ],
)
def test_counters_bear_the_names_of_the_language(
    client: TestClient, title: str, language: str, said: str
) -> None:
    scenario = {} if title == "savannah" else {"scenario": "1863"}
    wanted = {"title": title, "seed": 1863} | scenario
    made = client.post("/api/games", json=wanted).json()
    seats = {seat: Guest(client, made["id"], token) for seat, token in made["tokens"].items()}
    drawn = [guest.ask("/counters.svg", lang=language).text for guest in seats.values()]
    assert any(said in each for each in drawn)
    if language != "en":
        assert not any("cavalry brigade" in each or "Pulaski's" in each for each in drawn)
