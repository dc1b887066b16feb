"""The hand-written position of the documents is what its page says."""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.game import Game

PAGE = Path(__file__).parents[3] / "docs" / "examples" / "README.md"


def actions_of_the_page() -> list[str]:
    block = PAGE.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]
    return [line for line in block.split("\n") if line and line != "quit"]


@pytest.mark.clause("7.10")
@pytest.mark.clause("7.4.2")
@pytest.mark.clause("7.5.2")
def test_the_battle_of_the_documents_is_resolved_as_told() -> None:
    chance = Scripted(rolls=[5, 3])
    game = Game.from_position(PAGE.parent / "manassas.toml", chance=chance)
    told = [event for action in actions_of_the_page() for event in game.push(action)]
    spaces = game.view()["spaces"]
    assert chance.rolls == []
    assert spaces["frederick"]["union"] == 9 - 3
    assert spaces["manassas"]["confederate"] == 6 - 2
    assert game.view()["armies"]["army-of-the-potomac"]["at"] == "frederick"
    assert game.view()["generals"]["stuart"] == "manassas"
    assert [e.key for e in told if e.key.startswith("battle-won")]
    assert game.decision.seat == "confederate"
