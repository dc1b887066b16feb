"""What is told beside orders and to those who wait: notes, prompts as others say them, cards."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from longroll.engine.title import get_title, title_keys
from longroll.words import LANGUAGES, words_for
from tests.server.house import Guest, opened, play_until

ASKED = {
    "en": "Which card to play in its strategy round?",
    "es": "¿Qué carta jugar en su ronda estratégica?",
    "it": "Quale carta giocare nel suo round strategico?",
}


def _chooses_a_card(guest: Guest) -> bool:
    return str(guest.get()["decision"]["prompt"]).startswith("Your strategy round")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_waits_is_told_what_the_other_is_asked_as_others_say_it(
    client: TestClient, lang: str
) -> None:
    seats = opened(client)
    chooser = play_until(seats, _chooses_a_card)
    for guest in seats.values():
        if guest is not chooser:
            assert guest.get(lang=lang)["decision"]["prompt"] == ASKED[lang]
    assert chooser.get(lang=lang)["decision"]["prompt"] != ASKED[lang]


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_to_others_belongs_to_a_prompt(title: str, lang: str) -> None:
    words = words_for(title, lang)
    files = sorted((get_title(title).folder / "locale" / lang).glob("*.ftl"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    awaited = [line.split(" = ")[0] for line in lines if line.startswith("awaited-")]
    found = [key.removeprefix("awaited-") for key in awaited]
    # Who plays alone keeps nobody waiting.
    assert bool(found) == (len(get_title(title).info.seats) > 1)
    assert [key for key in found if not words.knows(f"prompt-{key}")] == []


def test_a_card_tells_why_its_event_cannot_be_played(client: TestClient) -> None:
    seats = opened(client, seed=1)
    chooser = play_until(seats, _chooses_a_card)
    state = chooser.get()
    said = {choice["action"] for choice in state["decision"]["actions"]}
    barred = [card for card in state["cards"] if f"play {card['number']} event" not in said]
    assert barred
    for card in state["cards"]:
        found = chooser.get("/hindrances", about=str(card["number"]))
        assert bool(found) == (card in barred), card
        for one in found:
            assert one["clause"]
            assert card["title"] in one["text"] or one["clause"].startswith("4.2")
    other = next(guest for seat, guest in seats.items() if seat != state["seat"])
    assert other.get("/hindrances", about=str(barred[0]["number"])) == []


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "without effect"), ("es", "sin efecto"), ("it", "senza effetto")]
)
def test_a_discard_says_that_it_brings_nothing(client: TestClient, lang: str, said: str) -> None:
    chooser = play_until(opened(client), _chooses_a_card)
    choices = chooser.get(lang=lang)["decision"]["actions"]
    for choice in choices:
        discards = choice["action"].startswith("discard ")
        assert choice["note"].startswith(said) == discards
        assert bool(choice["about"]) == discards
    assert any(choice["about"] for choice in choices)


def test_a_card_that_is_named_by_its_kind_leads_to_its_orders(client: TestClient) -> None:
    wanted = {"title": "uscivilwar", "scenario": "1862", "seed": 1861}
    made = client.post("/api/games", json=wanted).json()
    guest = Guest(client, made["id"], made["tokens"]["confederate"])
    state = guest.get()
    held = {card["number"] for card in state["cards"]}
    assert not any(card["numbered"] for card in state["cards"]), "orders know no such number"
    played = {number for choice in state["decision"]["actions"] for number in choice["cards"]}
    assert played == held == {1, 5}
    points = ("train", "transfers")  # they spend Action Points of the same names
    for choice in state["decision"]["actions"]:
        verb, kind = choice["action"].split()[0], choice["action"].split()[-1]
        named = kind in ("east", "any") and verb not in points
        assert choice["cards"] == ([{"east": 1, "any": 5}[kind]] if named else [])
    assert any(choice["action"].split()[0] in points for choice in state["decision"]["actions"])
