"""Secrecy: nothing that goes to a seat depends on what it may not know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from longroll.engine.chance import Live, Sampled
from longroll.engine.game import Game
from longroll.engine.title import get_title
from longroll.table import HUMAN, Seat, Store, Table, Tokens
from longroll.table.history import History
from longroll.words import words_for
from tests.server.house import Guest, active, opened, serving, url_in

TITLE = get_title("forthepeople")
TOKENS = Tokens({"union": "u" * 43, "confederate": "c" * 43}, "o" * 43)
SECRET = b"\x07" * 32
MOVED = re.compile('"moved":"[^"]*"')


def place_world(folder: Path, state: Any) -> None:
    """A table on which ``state`` lies, always with the same id, tokens and dice."""
    history = History(TITLE, "1861", (), SECRET, (), 0, None, lambda _seq: None)
    record = history.record(0)
    game = Game.resume(TITLE, state, record, Live(SECRET, 0))
    table = Table("table", {"union": Seat(HUMAN), "confederate": Seat(HUMAN)}, history, game)
    store = Store(url_in(folder))
    store.create(table, TOKENS)
    store.close()


@contextmanager
def world(folder: Path, state: Any) -> Generator[dict[str, Guest]]:
    folder.mkdir()
    place_world(folder, state)
    tokens = {**TOKENS.seats, "observer": TOKENS.observer}
    with serving(folder) as client:
        yield {seat: Guest(client, "table", token) for seat, token in tokens.items()}


PATHS = (
    *("", "/log", "/moments/0", "/counters.svg", "/moments/0/counters.svg", "/board.svg"),
    *("/record", "/position", "/why?action=go+richmond", "/why?action=play+29+event"),
    *("/why?action=play+1+event", "/why?action=discard+77", "/odds", "/moments/5"),
    *("/overlays", "/overlays?about=washington-dc", "/overlays?about=richmond", "/show"),
    *("/show?key=washington-dc", "/show?key=richmond", "/show?key=29", "/moments/0/overlays"),
    *("/hindrances?about=washington-dc", "/hindrances?about=richmond"),
)


def everything(guest: Guest) -> list[str]:
    """Every answer and the first frame that a guest can get, byte for byte but for the clock."""
    answers = [guest.ask(path) for path in PATHS]
    answers += [guest.ask("", lang=lang) for lang in ("es", "it")]
    answers.append(guest.post("/actions", seq=0, action="play 1 event"))
    answers.append(guest.post("/undo", seq=0))
    with guest.live() as line:
        frame = line.receive_text()
    told = [f"{answer.status_code} {answer.text}" for answer in answers] + [frame]
    return [MOVED.sub('"moved":""', text) for text in told]


def position(seed: int, count: int) -> Any:
    """A state in the middle of a game."""
    choose = random.Random(seed)
    game = Game(TITLE, "1861", seed=seed)
    for _ in range(count):
        game.push(choose.choice(game.actions))
    return game.state


def test_a_seat_is_told_the_same_in_worlds_that_it_cannot_tell_apart(tmp_path: Path) -> None:
    different = 0
    for number, count in enumerate((0, 9)):
        state = position(number, count)
        for seat in ("union", "confederate", "observer"):
            told: list[list[str]] = []
            hands: set[str] = set()
            for seed in (1, 2):
                other = TITLE.resample(state, seat, Sampled(seed))
                hands.add(json.dumps(TITLE.dump(other), sort_keys=True))
                with world(tmp_path / f"{number}-{seat}-{seed}", other) as guests:
                    told.append(everything(guests[seat]))
            different += len(hands) - 1
            for path, one, two in zip((*PATHS, *"abcdef"), *told, strict=False):
                assert one == two, path
    assert different > 4


def titles_of(hand: list[int]) -> set[str]:
    """The titles of a hand, but for those that several cards share."""
    words = words_for("forthepeople", "en")
    all_titles = [str(words.name("card", number)) for number in range(1, 131)]
    titles = [all_titles[number - 1] for number in hand]
    return {title for title in titles if all_titles.count(title) == 1}


def test_no_frame_or_answer_names_a_card_of_the_other_hand(client: TestClient) -> None:
    guests = opened(client)
    seats = ("union", "confederate")
    searched = 0
    with guests["union"].live() as union, guests["confederate"].live() as confederate:
        frames = {"union": union.receive_text(), "confederate": confederate.receive_text()}
        for number in range(60):
            public = json.dumps(guests["observer"].get("/log"))
            hands = {seat: guests[seat].get()["view"]["hand"] for seat in seats}
            for seat, other in (seats, seats[::-1]):
                hidden = {t for t in titles_of(hands[other]) if t not in public}
                bodies = [guests[seat].ask(path).text for path in ("", "/log")]
                for text in (frames[seat], *bodies):
                    assert not [title for title in hidden if title in text]
                    searched += len(hidden)
            active(guests).play(number)
            frames = {"union": union.receive_text(), "confederate": confederate.receive_text()}
    assert searched > 500


def test_no_answer_tells_the_secret_of_the_dice(client: TestClient) -> None:
    guests = opened(client)
    secret = Live(1861).secret.hex()
    for number in range(10):
        active(guests).play(number)
    union = guests["union"]
    for path in PATHS:
        assert secret not in union.ask(path).text
    assert union.get()["commitment"] == Live(1861).commitment
    assert union.get()["seeded"] is True
