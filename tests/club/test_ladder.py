"""The ladder: rated games change ratings once, in the transaction that ends them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.club.ladder.rating import NEW, Rating, rated
from longroll.table import Table
from tests.club.house import Clubhouse, Member
from tests.club.test_clocks import ALL, Game
from tests.club.test_lobby import begun

RATINGS = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 8))
LADDER = "/api/club/ladder/forthepeople"


@given(RATINGS, RATINGS, st.sampled_from([0.0, 0.5, 1.0]))
def test_who_wins_goes_up_and_his_opponent_down(one: Rating, other: Rating, score: float) -> None:
    after, after_other = rated(one, other, score)
    if score == 1:
        assert after.mu >= one.mu
        assert after_other.mu <= other.mu
    again, again_other = rated(other, one, 1 - score)
    assert [again, again_other] == [after_other, after]  # whoever is named first


def played(winner: Member, loser: Member, **more: Any) -> str:
    game = begun(winner, loser, rated=True, **more)
    loser.house.clock.now += 1000
    loser.post(f"/api/games/{game}/resign", {"sure": True})
    return game


def test_a_rated_game_that_is_resigned_counts_once(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    assert grant.get(LADDER) == {"title": "forthepeople", "rows": [], "sides": []}
    game = played(grant, lee)
    rows = grant.get(LADDER)["rows"]
    assert [(row["rank"], row["member"]["name"], row["own"]) for row in rows] == [
        (1, "Grant", True),
        (2, "Lee", False),
    ]
    assert rows[0]["rating"] > NEW.shown > rows[1]["rating"]
    assert all(row["margin"] < NEW.margin for row in rows)
    assert [(row["games"], row["won"], row["drawn"], row["lost"]) for row in rows] == [
        (1, 1, 0, 0),
        (1, 0, 0, 1),
    ]
    assert lee.ask("POST", f"/api/games/{game}/resign", {"sure": True}).status_code == 409
    assert grant.get(LADDER)["rows"] == rows


def test_how_each_side_fared_is_told_by_scenario(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    played(grant, lee)
    played(lee, grant)
    told = {(one["seat"], one["games"], one["won"]) for one in lee.get(LADDER)["sides"]}
    assert told == {("union", 2, 2), ("confederate", 2, 0)}


def test_time_that_is_claimed_counts(house: Clubhouse) -> None:
    game = Game(house, rated=True)
    mover, other = game.mover, game.other
    house.clock.now += ALL * 1000 + 1000
    assert game.claim(other).status_code == 200
    first = game.people[other].get(LADDER)["rows"][0]
    assert (first["member"]["id"], first["won"]) == (game.people[other].id, 1)
    assert game.people[mover].get(LADDER)["rows"][1]["lost"] == 1


def test_a_draw_counts_as_one(house: Clubhouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "winner", property(lambda _: "draw"))
    lee, grant = house.member("Lee"), house.member("Grant")
    played(grant, lee)
    for row in grant.get(LADDER)["rows"]:
        assert (row["rank"], row["rating"], row["drawn"]) == (1, NEW.shown, 1)
        assert row["margin"] < NEW.margin


def test_other_games_change_nothing(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    game = begun(grant, lee)
    lee.post(f"/api/games/{game}/resign", {"sure": True})
    assert not lee.get(LADDER)["rows"]


def test_the_history_of_a_member_says_what_each_game_did(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    first, second = played(grant, lee), played(grant, lee)
    told = house.member("Stuart").get(f"/api/club/members/{lee.id}/ratings")
    last, before = told["history"]
    assert {last["game"], before["game"]} == {first, second}
    assert before["before"] == {"rating": NEW.shown, "margin": NEW.margin}
    assert last["before"] == before["after"]
    assert last["after"]["rating"] == told["ratings"]["forthepeople"]["rating"]
    assert (last["score"], last["opponent"]["name"], last["seat"]) == (0, "Grant", "confederate")
    assert lee.get("/api/club/me/export")["ratings"][0]["games"] == 2


def test_who_leaves_takes_his_ratings_along_and_not_those_of_others(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    played(grant, lee)
    running = begun(grant, lee, rated=True)
    rating = grant.get(LADDER)["rows"][0]
    assert lee.ask("DELETE", "/api/club/me").status_code == 204
    assert grant.get(LADDER)["rows"] == [rating]
    (game,) = grant.get(f"/api/club/members/{grant.id}/ratings")["history"]
    assert game["opponent"] is None
    grant.post(f"/api/games/{running}/resign", {"sure": True})  # there is nobody to be rated by
    assert grant.get(LADDER)["rows"] == [rating]


def test_nobody_deletes_a_rated_game(house: Clubhouse) -> None:
    lee, grant = house.member("Lee"), house.member("Grant")
    game = begun(grant, lee, rated=True)
    assert not grant.get(f"/api/club/games/{game}")["host"]
    assert grant.ask("DELETE", f"/api/games/{game}").status_code == 401
    game = begun(grant, lee)  # not rated: it is not his alone either
    assert grant.ask("DELETE", f"/api/games/{game}").status_code == 403


def test_a_ladder_needs_a_title_and_a_member(house: Clubhouse) -> None:
    lee = house.member("Lee")
    assert lee.ask("GET", "/api/club/ladder/chess").status_code == 404
    assert lee.ask("GET", "/api/club/members/nobody/ratings").status_code == 404
    assert house.ask("GET", LADDER).status_code == 401
