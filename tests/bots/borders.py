"""Small games in which plans and answers can be told beforehand."""

from __future__ import annotations

from typing import cast

from longroll.engine.action import Action, act
from longroll.engine.decision import Decision
from longroll.engine.event import Message
from longroll.engine.judgement import Judgement
from longroll.engine.title import Title

__all__ = [
    "BIG",
    "BORDER",
    "BUILD",
    "BURN",
    "Blow",
    "Border",
    "Feint",
    "GRAB",
    "GUARD",
    "HIGH",
    "LOW",
    "ON",
    "RAID",
    "READY",
    "REST",
    "SLEEP",
    "SMALL",
    "STOP",
    "STRIKE",
    "WAY",
]

GRAB, GUARD, HIGH, LOW, SLEEP, RAID, REST, ON, STOP, READY, STRIKE = map(
    act, ["grab", "guard", "high", "low", "sleep", "raid", "rest", "on", "stop", "ready", "strike"]
)

BUILD, BIG, SMALL, BURN = map(act, ["build", "big", "small", "burn"])

WAY = (-5, -9, 60)

"""What a raid has brought at each step: he who climbs stops at once."""


class Border:
    """Blue takes a thing or guards the border; red plays a card, and with the high one may raid.

    A state is the words that were said so far.
    """

    judgement = Judgement[list[Action]]()

    def copy(self, state: list[Action]) -> list[Action]:
        return state[:]

    def resample(self, state: list[Action], *_: object) -> list[Action]:
        return state[:]

    def quiet(self, state: list[Action]) -> bool:
        return RAID not in state or state[-1] == STOP

    def decision(self, state: list[Action]) -> Decision | None:
        last = state[-1] if state else None
        asked: dict[Action | None, tuple[str, str, tuple[Action, ...]]] = {
            None: ("1", "blue", (GRAB, GUARD)),
            GRAB: ("2", "red", (SLEEP, LOW, HIGH)),
            GUARD: ("2", "red", (SLEEP, LOW, HIGH)),
            LOW: ("3", "red", (REST,)),
            HIGH: ("3", "red", (REST, RAID)),
            RAID: ("4", "red", (STOP, ON)),
            ON: ("4", "red", (STOP, ON) if state.count(ON) < len(WAY) - 1 else (STOP,)),
        }
        if last not in asked:
            return None
        clause, seat, actions = asked[last]
        return Decision(clause, {seat: Message("what")}, {seat: actions})

    def apply(self, state: list[Action], seat: str, action: Action, _chance: object) -> None:
        decision = self.decision(state)
        assert decision is not None
        assert decision.allows(seat, action)
        state.append(action)

    def appraise(self, state: list[Action], seat: str) -> int:
        red = WAY[state.count(ON)] if RAID in state and GUARD not in state else 0
        red -= 10 * (GRAB in state)
        return red if seat == "red" else -red


BORDER = cast("Title", Border())


class Feint(Border):
    """Blue wins a little at once, or gets ready for a blow that red cannot ward off."""

    def quiet(self, state: list[Action]) -> bool:
        return True

    def decision(self, state: list[Action]) -> Decision | None:
        asked = (("blue", (GRAB, READY)), ("red", (SLEEP, REST)), ("blue", (REST, STRIKE)))
        if len(state) == len(asked) or (len(state) == 2 and GRAB in state):
            return None
        seat, actions = asked[len(state)]
        return Decision(str(len(state)), {seat: Message("what")}, {seat: actions})

    def appraise(self, state: list[Action], seat: str) -> int:
        blue = 100 * (STRIKE in state) + 10 * (GRAB in state) - (READY in state)
        return blue if seat == "blue" else -blue

    def seats(self, _options: object) -> tuple[str, ...]:
        return "blue", "red"


class Blow(Feint):
    """What blue makes ready for is a march of its own."""

    def quiet(self, state: list[Action]) -> bool:
        return RAID not in state or state[-1] == STOP

    def decision(self, state: list[Action]) -> Decision | None:
        if RAID in state:
            more = (ON,) if state.count(ON) < len(WAY) - 1 else ()
            choices = {"blue": (STOP, *more)}
            return None if state[-1] == STOP else Decision("4", {"blue": Message("what")}, choices)
        if len(state) == 2 and READY in state:
            return Decision("2", {"blue": Message("what")}, {"blue": (REST, RAID)})
        return super().decision(state) if len(state) < 2 else None

    def appraise(self, state: list[Action], seat: str) -> int:
        blue = WAY[state.count(ON)] if RAID in state else 0
        return blue if seat == "blue" else -blue
