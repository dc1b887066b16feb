"""Two battles of Bobby Lee side by side, as a record that the page can open."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from longroll.engine.game import Game
from longroll.engine.position import write_position
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.titles.bobbylee.components import UNION
from longroll.titles.bobbylee.turn import CampaignTurn
from longroll.titles.bobbylee.war import War
from tests.conformance.bobbylee import table

__all__ = ["Sheets", "before_a_retreat", "two_battles"]


class Sheets(NamedTuple):
    """The file of the record, and the hexes of its battles: the first is deployed for first."""

    record: str
    hexes: tuple[str, str]


def two_battles(file: Path) -> Sheets:
    """The Union attacks Fredericksburg and, beside it, Hamilton's Crossing."""
    state, near = table.table(), "Aquia Creek Landing"
    for key in ("cs-inf-01", "cs-inf-02", "cs-inf-03", "cs-art-1"):
        table.place(state, key, "Fredericksburg")
    table.place(state, "cs-inf-05", "Hamilton's Crossing")
    table.attack(state, UNION, "Fredericksburg", us_inf_01=near, us_inf_02=near)
    table.attack(state, UNION, "Hamilton's Crossing", us_inf_05=near, us_inf_06=near)
    war, campaign = War(), CampaignTurn(UNION, 0)
    war.at, campaign.at = War.positions["next_turn"], CampaignTurn.positions["battles"]
    state.stack = [war, campaign]
    game = Game.from_text(write_position(table.game("1861").title, state), seed=1)
    file.write_text(str(game.finished_record()), encoding="utf-8")
    return Sheets(str(file), (table.key("Fredericksburg"), table.key("Hamilton's Crossing")))


def before_a_retreat(file: Path) -> tuple[str, str]:
    """A side may leave one of the battles: the record, and the seat that is asked."""
    two_battles(file)
    for seed in range(1, 60):
        game, choose = replay(Record.load(file)), random.Random(seed)
        for _ in range(80):
            if game.over:
                break
            seat = game.decision.seats[0]
            actions = game.decision.actions_of(seat)
            if game.decision.prompts[seat].key == "prompt-retreat" and len(actions) > 2:
                file.write_text(str(game.finished_record()), encoding="utf-8")
                return str(file), seat
            game.push(choose.choice(actions), seat)
    raise AssertionError("nobody may ever leave")
