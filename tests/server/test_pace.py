"""What the start page says of the bots: how long they think in the title that is chosen."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from longroll.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_page_says_which_bots_keep_a_player_waiting(
    client: TestClient, lang: str
) -> None:
    titles = client.get("/api/titles", params={"lang": lang}).json()
    told = {one["key"]: {bot["key"]: bot["text"] for bot in one["bots"]} for one in titles}
    usual = told["mosby"]
    for title, bot in (
        ("uscivilwar", "general"),
        ("uscivilwar", "captain"),
        ("savannah", "general"),
    ):
        assert told[title][bot].startswith(f"{usual[bot]} ")
    for bot in ("recruit", "sergeant"):
        assert told["uscivilwar"][bot] == usual[bot]
