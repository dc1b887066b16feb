"""Golden games: committed records that must replay to their digests, one at least for every ending.

A record that no longer replays tells that a rule has changed: look at the line that it names, and if
the change is right, make the record anew (``longroll selfplay TITLE --records FOLDER``) and raise the
title's rules version.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.engine.game import replay
from longroll.engine.record import Record
from longroll.engine.title import title_keys

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.roll"))

ENDINGS = {
    "forthepeople": {
        ("union", "13.2"),
        ("confederate", "13.2"),
        (None, "13.2"),
    },
}
"""The ways in which a title's games can end: winner and clause."""


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_digest(file: Path) -> None:
    record = Record.load(file)
    assert record.end, "a golden record needs its last digest"
    assert replay(record).digest == record.end


@pytest.mark.parametrize("title", title_keys())
def test_there_is_a_golden_game_for_every_ending(title: str) -> None:
    games = [replay(Record.load(file), verify=False) for file in (FOLDER / title).glob("*.roll")]
    endings = {(g.result.winner, g.result.clause) for g in games if g.result is not None}
    assert ENDINGS[title] <= endings
