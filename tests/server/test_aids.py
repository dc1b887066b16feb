"""Aids to play over HTTP: overlays, charts, what is known of a thing, clauses, fights."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from longroll.engine.game import Game
from longroll.engine.overlay import MARKS
from longroll.engine.title import get_title
from longroll.server.services import board_cache
from longroll.server.services.board_cache import BoardCache, cache_beside
from longroll.words import words_for
from tests.server.house import Guest, active, opened, play_until, serving

TITLE = get_title("forthepeople")
PLACES = {place.key for place in TITLE.inventory.atlas().places}


def by_key(found: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {one["key"]: one for one in found}


def test_overlays_mark_places_with_a_legend_for_each_kind(client: TestClient) -> None:
    union = opened(client)["union"]
    found = by_key(union.get("/overlays"))
    assert {"supply-union", "supply-confederate", "naval-control"} <= set(found)
    for overlay in found.values():
        kinds = {mark["kind"] for mark in overlay["marks"]}
        assert kinds == set(overlay["legend"]) <= set(MARKS)
        assert {mark["place"] for mark in overlay["marks"]} <= PLACES
        assert {end for line in overlay["lines"] for end in line} <= PLACES
        assert all(overlay["legend"].values())


def test_an_overlay_about_a_place_tells_how_far_its_force_can_go(client: TestClient) -> None:
    union = opened(client)["union"]
    assert "reach" not in by_key(union.get("/overlays"))
    reach = by_key(union.get("/overlays", about="washington-dc"))["reach"]
    assert (reach["about"], reach["side"]) == ("washington-dc", "union")
    points = {mark["place"]: mark["value"] for mark in reach["marks"]}
    assert points["baltimore"] == 1
    assert union.get("/overlays", about="nowhere") == union.get("/overlays")
    assert union.get("/moments/0/overlays", about="washington-dc")[-1] == reach


def test_whoever_looks_at_the_enemy_while_he_marches_still_sees_his_own_reach() -> None:
    game = Game("forthepeople", "1862", seed=8)
    choose = random.Random(8)
    while game.title.aids.overlays(game.state, "union", "")[-1].key != "reach":
        game.push(choose.choice(game.actions))
    own = game.title.aids.overlays(game.state, "union", "")[-1]
    found = {each.key: each for each in game.title.aids.overlays(game.state, "union", "richmond")}
    assert found["reach"] == own
    assert found["reach-other"].about == "richmond"
    assert found["reach-other"].side == "confederate"


def test_the_line_of_sight_tells_what_the_weather_does_to_fire() -> None:
    """Fog: nobody sees less far for it, but fire is modified (T.WX)."""
    game = Game("savannah", "historical", seed=1779)
    words = words_for("savannah", "en")
    sight = game.title.aids.overlays(game.state, "allied", "2009")[-1]
    assert sight.key == "sight"
    assert sight.note is not None
    assert words.message(sight.note) == "fog: nobody sees less far, but fire is at \u22121 to hit"
    game.state.weather = "fair"
    assert game.title.aids.overlays(game.state, "allied", "2009")[-1].note is None
    game.state.weather = "tempest"
    silent = game.title.aids.overlays(game.state, "allied", "2009")[-1].note
    assert silent is not None
    assert words.message(silent) == "tempest: nobody fires"


def test_overlays_are_made_once_for_each_seat_moment_and_language(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = opened(client)
    made: list[tuple[str, str]] = []
    aids = TITLE.aids

    def counted(state: Any, seat: str, about: str) -> Any:
        made.append((seat, about))
        return aids.overlays(state, seat, about)

    monkeypatch.setattr(type(TITLE), "aids", replace(aids, overlays=counted))
    union, observer = guests["union"], guests["observer"]
    english = union.get("/overlays")
    assert union.get("/overlays") == english
    assert made == [("union", "")]
    assert union.get("/overlays", lang="es") != english
    assert observer.get("/overlays")
    union.get("/overlays", about="washington-dc")
    union.get("/overlays", about="washington-dc")
    assert made[1:] == [("union", ""), ("observer", ""), ("union", "washington-dc")]
    for _ in range(2):  # what nobody knows is not remembered
        union.get("/overlays", about="nowhere")
    assert made[4:] == 2 * [("union", "nowhere")]
    active(guests).play()
    del made[:]
    union.get("/overlays")
    union.get("/moments/0/overlays")
    assert union.get("/moments/0/overlays") == english
    assert made == [("union", ""), ("union", "")]


def _chooses_a_card(guest: Guest) -> bool:
    return bool(guest.get()["decision"]["clause"] == "3.3.2")


@pytest.mark.parametrize(("lang", "told"), [("en", "value 3"), ("es", "valor 3"), ("it", "da 3")])
def test_pointing_at_washington_tells_which_card_mcdowell_needs(
    client: TestClient, lang: str, told: str
) -> None:
    seats = opened(client)
    union = play_until(seats, lambda guest: guest is seats["union"] and _chooses_a_card(guest))
    assert seats["confederate"].get("/hindrances", about="washington-dc") == []
    assert union.get("/hindrances", about="nowhere") == []
    found = union.get("/hindrances", about="washington-dc", lang=lang)
    mcdowell = [one for one in found if "McDowell" in one["text"]]
    assert [one["clause"] for one in mcdowell] == ["5.1.4"]
    assert re.search(told, mcdowell[0]["text"])


def test_a_space_that_the_enemy_holds_is_told_first_to_be_his(client: TestClient) -> None:
    guests = opened(client)
    mover = active(guests)
    foe = {"union": "richmond", "confederate": "washington-dc"}
    seat = mover.get()["seat"]
    words = {"en": "The enemy holds", "es": "El enemigo ocupa", "it": "Il nemico occupa"}
    for lang, told in words.items():
        first = mover.get("/hindrances", about=foe[seat], lang=lang)[0]
        assert first["text"].startswith(told)
        assert first["clause"] == "7.1"
    own = mover.get("/hindrances", about=foe[_other(seat)])
    assert not [one for one in own if one["clause"] == "7.1"]
    observer = guests["observer"]
    assert observer.get("/hindrances", about="richmond") == []


def _other(seat: str) -> str:
    return "confederate" if seat == "union" else "union"


@pytest.mark.parametrize("lang", ["en", "es", "it"])
def test_charts_are_told_in_the_readers_language(client: TestClient, lang: str) -> None:
    charts = by_key(opened(client)["union"].get(lang=lang)["charts"])
    names = {"en": "Strategic will", "es": "Voluntad estratégica", "it": "Volontà strategica"}
    assert charts["will"]["name"] == names[lang]
    assert "12.4" in charts["will"]["about"]
    assert charts["turns"]["about"] == ""
    assert [row["value"] for row in charts["will"]["rows"]] == [100, 100]
    assert [row["now"] for row in charts["turns"]["rows"]] == [True, False, False]
    for chart in charts.values():
        assert chart["clause"] in TITLE.clauses()
        for row in chart["rows"]:
            words = [chart["name"], row["label"], *row["cells"], *chart["columns"]]
            assert not [word for word in words if word.startswith(("show-", "label-", "chart-"))]


def test_what_is_known_of_a_place_is_told_line_by_line(client: TestClient) -> None:
    union = opened(client)["union"]
    told = by_key(union.get("/show", key="washington-dc", lang="es"))
    assert told["control"] == {"key": "control", "label": "control", "values": ["Unión"]}
    assert union.get("/moments/0/show", key="washington-dc", lang="es") == list(told.values())
    refused = union.ask("/show", key="atlantis")
    assert (refused.status_code, refused.json()["error"]["key"]) == (404, "error-no-show")


@pytest.mark.parametrize("lang", ["en", "es", "it"])
def test_an_army_is_named_once_where_it_stands(client: TestClient, lang: str) -> None:
    union = opened(client)["union"]
    told = union.get("/show", key="washington-dc", lang=lang)
    army = next(line for line in told if line["key"] == "army")
    assert "McDowell" in army["values"][0]
    # The river of that name is crossed by a railroad.
    said = " ".join(v for line in told if line["key"] != "links" for v in line["values"])
    assert said.count("Potomac") == 1


def test_every_clause_has_a_summary_in_every_language(client: TestClient) -> None:
    told = {
        lang: client.get("/api/titles/forthepeople/clauses", params={"lang": lang}).json()
        for lang in ("en", "es", "it")
    }
    assert set(told["en"]) == set(told["es"]) == set(told["it"]) == set(TITLE.clauses())
    for number in TITLE.clauses():
        assert len({tuple(told[lang][number].values()) for lang in told}) == 3, number
    assert client.get("/api/titles/atlantis/clauses").status_code == 404


def test_a_decision_cites_its_clause_in_the_readers_language(client: TestClient) -> None:
    decision = opened(client)["union"].get(lang="it")["decision"]
    known = client.get("/api/titles/forthepeople/clauses", params={"lang": "it"}).json()
    assert decision["clause_summary"] == known[decision["clause"]]["summary"]


def test_a_battle_is_told_while_it_is_fought_and_in_the_replay(client: TestClient) -> None:
    guests = opened(client)
    play_until(guests, lambda _: guests["observer"].get()["contest"] is not None)
    watcher = guests["observer"]
    state = watcher.get()
    contest = state["contest"]
    assert contest["place"] in PLACES
    assert {party["side"] for party in contest["parties"]} == {"union", "confederate"}
    for party in contest["parties"]:
        if party["total"] is not None:
            added = sum(modifier["value"] for modifier in party["modifiers"])
            assert party["total"] == sum(party["dice"]) + added
        assert all(one["clause"] in TITLE.clauses() for one in party["modifiers"])
    at = state["seq"]
    play_until(guests, lambda _: watcher.get()["contest"] is None)
    assert watcher.get(f"/moments/{at}")["contest"] == contest
    assert watcher.get("/moments/0")["contest"] is None


def test_lines_of_the_log_name_their_places(client: TestClient) -> None:
    guests = opened(client)
    play_until(guests, lambda _: any(one["places"] for one in guests["union"].get("/log")))
    told = [place for line in guests["union"].get("/log") for place in line["places"]]
    assert set(told) <= PLACES


# --- New links, and haste -------------------------------------------------------------------------


def test_whoever_set_the_table_makes_a_new_link_and_the_old_one_dies(client: TestClient) -> None:
    made = client.post("/api/games", json={"title": "forthepeople", "seed": 1}).json()
    host = Guest(client, made["id"], made["host"])
    union = Guest(client, made["id"], made["tokens"]["union"])
    assert host.ask().status_code == 403
    assert union.post("/tokens", seat="confederate").json()["error"]["key"] == "error-not-host"
    with union.live() as line:
        line.receive_json()
        answer = host.post("/tokens", seat="union").json()
        assert line.receive()["code"] == 4403
    assert answer["seat"] == "union"
    assert union.ask().status_code == 403
    again = Guest(client, made["id"], answer["token"])
    assert again.get()["seat"] == "union"
    assert again.get("/log")[-1]["kind"] == "seat-reissued"


def test_a_new_link_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        made = client.post("/api/games", json={"title": "forthepeople", "seed": 1}).json()
        host = Guest(client, made["id"], made["host"])
        token = host.post("/tokens", seat="confederate").json()["token"]
    with serving(tmp_path) as client:
        assert Guest(client, made["id"], token).get()["seat"] == "confederate"
        old = Guest(client, made["id"], made["tokens"]["confederate"])
        assert old.ask().status_code == 403


def test_no_link_is_made_for_a_bot_or_a_seat_that_is_none(client: TestClient) -> None:
    wanted = {"title": "forthepeople", "seats": {"confederate": "random"}}
    made = client.post("/api/games", json=wanted).json()
    host = Guest(client, made["id"], made["host"])
    for seat in ("confederate", "observer", "host", "nobody"):
        assert host.post("/tokens", seat=seat).json()["error"]["key"] == "error-no-human"


def test_bots_hurry_when_they_are_asked_to(tmp_path: Path) -> None:
    with serving(tmp_path, pace=600) as client:
        guests = opened(client, confederate="random")
        union = guests["union"]
        while union.get()["decision"]["mine"]:
            union.play()
        before = union.get()["seq"]
        assert union.post("/hurry").status_code == 200
        play = [union.get() for _ in range(2000) if not union.get()["decision"]["mine"]]
        assert len(play) < 2000
        assert union.get()["seq"] > before
        assert union.post("/hurry").json()["error"]["key"] == "error-no-bot-thinks"


def test_who_only_watches_hurries_nobody_where_somebody_plays(tmp_path: Path) -> None:
    with serving(tmp_path, pace=600) as client:
        guests = opened(client, confederate="random")
        while guests["union"].get()["decision"]["mine"]:
            guests["union"].play()
        refused = guests["observer"].post("/hurry")
        assert (refused.status_code, refused.json()["error"]["key"]) == (403, "error-observer")
        nobody = Guest(client, guests["union"].get()["id"], "")
        assert nobody.post("/hurry").status_code == 401
        alone = opened(client, union="random", confederate="random")["observer"]
        assert alone.post("/hurry").status_code == 200  # he has them to himself


# --- Boards ---------------------------------------------------------------------------------------


def test_a_board_is_lettered_in_the_readers_language(client: TestClient) -> None:
    path = "/api/titles/forthepeople/board.svg"
    told = {lang: client.get(path, params={"lang": lang}).text for lang in ("en", "es", "it")}
    assert "Seaport" in told["en"]
    assert "Puerto de mar" in told["es"]
    assert "Porto di mare" in told["it"]


def test_a_board_is_drawn_once_and_kept_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = cache_beside(f"sqlite:///{tmp_path}/games.sqlite")
    assert folder is not None
    assert folder == tmp_path / "boards"
    assert cache_beside("sqlite://") is cache_beside("postgresql://x/y") is None
    drawn: list[str] = []

    def draw(title: Any, theme: str, language: str) -> str:
        drawn.append(f"{title.info.key} {theme} {language}")
        return "<svg></svg>\n"

    monkeypatch.setattr(board_cache, "board_svg", draw)
    first = BoardCache(folder).board("forthepeople", "light", "en")
    assert BoardCache(folder).board("forthepeople", "light", "en") == first
    assert drawn == ["forthepeople light en"]
    (file,) = folder.iterdir()
    file.write_text("<svg>torn", encoding="utf-8")
    assert BoardCache(folder).board("forthepeople", "light", "en") == first
    assert len(drawn) == 2


@pytest.mark.parametrize("title", ["forthepeople", "savannah", "mosby", "bobbylee", "uscivilwar"])
def test_the_key_to_the_counters_is_told_in_each_language(client: TestClient, title: str) -> None:
    told = {
        lang: client.get(f"/api/titles/{title}/key?lang={lang}").json() for lang in ("en", "it")
    }
    for key in told.values():
        assert key["style"].startswith("<svg")
        for specimen in key["specimens"]:
            assert specimen["svg"].startswith("<svg")
            assert specimen["kinds"][0] == specimen["key"] != specimen["name"]
            assert all(note["text"] for note in specimen["notes"])
    names = [{one["name"] for one in key["specimens"]} for key in told.values()]
    assert names[0] != names[1]
    dark = client.get(f"/api/titles/{title}/key?theme=dark").json()
    assert 'class="lr-board lr-dark' in dark["specimens"][0]["svg"]


def test_there_is_no_key_to_the_counters_of_an_unknown_title(client: TestClient) -> None:
    assert client.get("/api/titles/nothing/key").status_code == 404
