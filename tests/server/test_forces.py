"""The odds say who fights with how much, over HTTP and in the terminal."""

from __future__ import annotations

import json
import random
from pathlib import Path

from longroll.server.presenters.state import state_fields
from longroll.table import new_table
from longroll.words import words_for
from tests.cli.terminal import longroll


def test_the_forces_of_a_battle_are_told_in_the_language_of_the_looker(tmp_path: Path) -> None:
    table, choose = new_table("uscivilwar", "1861", (), {}, 3), random.Random(3)
    aids = table.title.aids
    while not (found := aids.prospects(table.game.state, table.game.decision.seat)):
        decision = table.game.decision
        table.push(decision.seat, str(choose.choice(decision.actions)), table.seq)
    seat = table.game.decision.seat
    for language in ("en", "es"):
        words = words_for("uscivilwar", language)
        said = [[words.message(force) for force in one.forces] for one in found]
        told = json.loads(state_fields(table, seat, language)["odds"])
        assert [one["forces"] for one in told] == said
        assert {len(both) for both in said} == {2}
    file = tmp_path / "odds.roll"
    table.game.finished_record().save(file)
    shown = longroll("play", "uscivilwar", "--resume", str(file), typed="odds\nquit\n").out
    plain = " ".join(shown.split())
    for one in found:
        for side, force in zip((one.attacker, one.defender), one.forces, strict=True):
            words = words_for("uscivilwar", "en")
            assert f"{words.name('side', side)}: {words.message(force)}" in plain
