"""A program that plays for a member of a club: any legal action, whenever it is his turn.

Make a key on your page in the club (it needs `play`), then:

    CLUB_KEY=lrk_... python club_client.py https://club.example.org [ACTIONS]

It needs nothing but Python, and ends after so many actions, if a number is given.
"""

from __future__ import annotations

import json
import os
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any


class Club:
    """The club, as a program with a key sees it."""

    def __init__(self, address: str, key: str) -> None:
        self.address = address.rstrip("/")
        self._headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}

    def _open(self, path: str, body: Any = None, seconds: float = 60) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self._headers)
        return urllib.request.urlopen(request, timeout=seconds)

    def ask(self, path: str, body: Any = None) -> Any:
        """The answer to a GET, or to a POST with a body."""
        with self._open(path, body) as answer:
            return json.load(answer)

    def events(self) -> Iterator[Any]:
        """The games of the member: each at once, then each whenever it has changed."""
        with self._open("/api/club/events") as stream:
            for line in stream:  # a silence of a minute is the end of the line
                if line.startswith(b"data:"):
                    yield json.loads(line[5:])


def main() -> None:
    """Play until enough was played."""
    club = Club(sys.argv[1], os.environ["CLUB_KEY"])
    left = int(sys.argv[2]) if len(sys.argv) > 2 else None
    for game in club.events():
        if game["over"] or not set(game["mine"]) & set(game["waits"]):
            continue
        at = f"/api/games/{game['id']}"
        state = club.ask(at)
        if state["decision"] is None or not state["decision"]["actions"]:
            continue  # it was played elsewhere in between
        action = random.choice(state["decision"]["actions"])
        said = {"seq": state["seq"], "epoch": state["epoch"], "action": action["action"]}
        try:
            club.ask(f"{at}/actions", said)
        except urllib.error.HTTPError as error:
            if error.code != 409:  # the table has moved on: the next event tells
                raise
            continue
        print(f"{state['turn_text']}: {action['text']}", flush=True)
        left = None if left is None else left - 1
        if left == 0:
            return


if __name__ == "__main__":
    main()
