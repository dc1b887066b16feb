"""A lesson at a table on the server: told to whoever learns, scripted for the others, and left."""

from fastapi.testclient import TestClient

from longroll.engine.lesson import lesson_of
from longroll.engine.title import get_title, title_keys
from tests.server.house import Guest, wait_for_turn


def learning(client: TestClient, title: str) -> Guest:
    answer = client.post("/api/games/lesson", json={"title": title, "opponent": "random"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    (token,) = made["tokens"].values()
    return Guest(client, made["id"], token)


def test_a_lesson_is_followed_with_a_scripted_opponent(client: TestClient) -> None:
    guest = learning(client, "forthepeople")
    lesson = lesson_of(get_title("forthepeople"))
    assert lesson is not None
    state = wait_for_turn(guest)
    while not (told := state["lesson"])["over"]:
        body = {"seq": state["seq"], "action": told["orders"][0], "epoch": state["epoch"]}
        assert guest.post("/actions", **body).status_code == 200
        state = wait_for_turn(guest)
    assert state["seq"] >= lesson.length, "the opponent goes on by itself"


def test_another_order_leaves_it_and_an_undo_comes_back(client: TestClient) -> None:
    guest = learning(client, "mosby")
    before = guest.get()
    other = next(
        choice["action"]
        for choice in before["decision"]["actions"]
        if choice["action"] not in before["lesson"]["orders"]
    )
    body = {"seq": before["seq"], "action": other, "epoch": before["epoch"]}
    assert guest.post("/actions", **body).status_code == 200
    assert guest.get()["lesson"] is None
    after = guest.get()
    back = {"seq": after["seq"], "to": before["seq"], "epoch": after["epoch"]}
    assert guest.post("/undo", sure=True, **back).status_code == 200
    assert guest.get()["lesson"] == before["lesson"]


def test_a_game_with_the_same_seed_is_no_lesson(client: TestClient) -> None:
    lesson = lesson_of(get_title("mosby"))
    assert lesson is not None
    wanted = {"title": "mosby", "scenario": lesson.scenario, "seed": lesson.seed}
    made = client.post("/api/games", json=wanted).json()
    assert Guest(client, made["id"], made["tokens"]["mosby"]).get()["lesson"] is None


def test_a_title_without_a_lesson_says_so(client: TestClient) -> None:
    answer = client.post("/api/games/lesson", json={"title": "chess"})
    assert answer.status_code == 422


def test_the_list_of_tables_tells_a_lesson_from_a_game(client: TestClient) -> None:
    guest = learning(client, "mosby")
    made = client.post("/api/games", json={"title": "mosby"}).json()
    rows = {row["id"]: row["lesson"] for row in client.get("/api/games").json()}
    assert rows[guest.at.rpartition("/")[2]] is True
    assert rows[made["id"]] is False
    (short,) = client.get("/api/titles").json()[[*title_keys()].index("mosby")]["options"]
    assert short["length"] is True
