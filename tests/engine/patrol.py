"""A tiny title with one seat against the system: a scout goes on or turns back, and may be caught.

Each night the scout goes on or turns back (1); who goes on is caught on a 1 (2), and has won after
three nights (3). Turning back is a draw after the first night, and a defeat before it (3.1).

The scout rides along a row of hexes with pointed tops; the pickets beside the way lie face down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from longroll.engine.action import Action, act
from longroll.engine.atlas import Atlas, HexPlace, HexSheet, HexSide, Piece, Side
from longroll.engine.chance import Chance
from longroll.engine.clause import Clause
from longroll.engine.decision import Decision, ask
from longroll.engine.frames import dump_flow
from longroll.engine.inventory import Inventory
from longroll.engine.judgement import Judgement
from longroll.engine.measures import Measures
from longroll.engine.procedural import ProceduralTitle, Rules, Sight
from longroll.engine.procedure import Flow, Play, Procedure
from longroll.engine.state import SYSTEM, Result, State
from longroll.engine.tableau import HIDDEN, Counter, Layout, Tableau
from longroll.engine.title import Document, Scenario, TitleInfo, View

__all__ = ["PatrolState", "PatrolTitle"]

SEAT = "scout"
NIGHTS = 3


class PatrolState(State):
    """How many nights have passed."""

    __slots__ = ("nights",)

    def __init__(self) -> None:
        super().__init__()
        self.nights = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.nights = self.nights
        return twin


class Patrol(Procedure[PatrolState]):
    """1: the nights, one after the other."""

    __slots__ = ()
    clause = "1"
    steps = ("night",)

    def night(self, play: Play[PatrolState]) -> Decision:
        del play
        return ask(SEAT, "prompt-night", [act("ride"), act("stop")], "1")

    def on_night(self, play: Play[PatrolState], action: Action) -> Flow:
        if action.verb == "stop":
            winner = None if play.state.nights else SYSTEM
            return self._end(play, winner, "3.1", "back" if play.state.nights else "idle")
        if play.d6("patrol") == 1:
            return self._end(play, SYSTEM, "2", "caught")
        play.state.nights += 1
        if play.state.nights == NIGHTS:
            return self._end(play, SEAT, "3", "through")
        return "night"

    def _end(self, play: Play[PatrolState], winner: str | None, clause: str, key: str) -> Flow:
        play.finish(Result(winner, clause, key, ((SEAT, play.state.nights),)))
        return None


def _begin(_scenario: str, _options: Sequence[str]) -> PatrolState:
    state = PatrolState()
    state.stack = [Patrol()]
    return state


def _view(state: PatrolState, seat: str, decision: Decision | None) -> View:
    return {
        "nights": state.nights,
        "actions": [str(a) for a in decision.actions_of(seat)] if decision else [],
    }


def _resample(state: PatrolState, _seat: str, _chance: Chance) -> PatrolState:
    return state.copy()


def _check(state: PatrolState) -> None:
    assert 0 <= state.nights <= NIGHTS, "no such night"


def _dump(state: PatrolState) -> Document:
    return {"title": "patrol", "nights": state.nights, **dump_flow(state)}


def _lay(state: PatrolState, document: Document) -> None:
    state.nights = document.get("nights", 0)


def _name(column: int, row: int) -> str:
    return f"{row:02}{column:02}"


def _atlas(_overlay: Path | None) -> Atlas:
    hexes = tuple(
        HexPlace(_name(column, row), column, row, "woods" if row == 1 else "clear")
        for row in range(1, 4)
        for column in range(1, NIGHTS + 2)
    )
    road = tuple(HexSide(_name(c, 2), _name(c + 1, 2), "road") for c in range(1, NIGHTS + 1))
    sheet = HexSheet((1, NIGHTS + 1), (1, 3), 0, hexes, road, pointed=True)
    pieces = {SEAT: Piece(SEAT, "The Scout", SEAT, "horse")}
    sides = (Side(SEAT, "butternut", "round"), Side(SYSTEM, "navy", "square"))
    return Atlas((), (), (), (), pieces, sides, sheet)


def _names() -> Mapping[str, str]:
    return {SEAT: "The Scout"}


def _tableau(state: PatrolState, _seat: str) -> Tableau:
    """The scout on the road, and a picket face down on each side of the next night."""
    here = _name(state.nights + 1, 2)
    counters = [Counter(here, SEAT, "horse", SEAT)]
    if state.nights < NIGHTS:
        beside = (_name(state.nights + 2, row) for row in (1, 3))
        counters += [Counter(place, SYSTEM, HIDDEN) for place in beside]
    return Tableau(str(state.nights), Layout(tuple(counters)))


def _worth(state: PatrolState, _seat: str) -> int:
    return 100 * state.nights


def _gauges(state: PatrolState) -> Mapping[str, int]:
    return {"nights": state.nights}


class PatrolTitle(ProceduralTitle[PatrolState]):
    """The contract, signed for a single seat."""

    info = TitleInfo("patrol", "Patrol", (SEAT,), (Scenario("night", "1"),), (), 1)
    folder = Path()
    rules = Rules(_begin, _dump, _lay, _check)
    sight = Sight(_view, _resample, _tableau)
    inventory = Inventory(_names, _atlas)
    judgement = Judgement(_worth)
    measures = Measures(_gauges)

    def clauses(self) -> Mapping[str, Clause]:
        return {number: Clause(number, number, "") for number in ("1", "2", "3", "3.1")}
