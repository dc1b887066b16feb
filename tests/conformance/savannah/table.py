"""A bare table for conformance tests: put pieces down, run one procedure, answer its questions.

Dice are those of the rules: 0 to 9 (``rolls=[0, 7]``). In a decision of several seats at once
`Driver.both` says what each chooses.
"""

from __future__ import annotations

from collections.abc import Sequence

from longroll.board.region import Mask
from longroll.engine.action import Action, act, parse
from longroll.engine.chance import Chance, Scripted
from longroll.engine.clause import Denial
from longroll.engine.decision import Decision, ask
from longroll.engine.event import Event, Events
from longroll.engine.procedure import Play, Procedure, advance, answer, refusal
from longroll.titles.savannah.components import LEADER, TABLES, UNIT, hex_at, hex_key
from longroll.titles.savannah.components.parts import (
    ALLIES,
    AMERICAN,
    BRITISH,
    CROWN,
    FRENCH,
)
from longroll.titles.savannah.state import DISRUPTED, PARADE, SHATTERED, SavannahState

__all__ = [
    "ALLIES",
    "AMERICAN",
    "BRITISH",
    "CROWN",
    "DISRUPTED",
    "FRENCH",
    "PARADE",
    "SHATTERED",
    "Dice",
    "Driver",
    "lead",
    "mask",
    "playing",
    "put",
    "run",
    "table",
    "where",
]

ADVANCED = "advanced"


def table(
    scenario: str = "historical",
    clear: bool = True,
    turn: int = 17,
    options: Sequence[str] = (ADVANCED,),
) -> SavannahState:
    """A table with no piece on it, or (``clear=False``) the set-up of a scenario.

    A clear one has the starting morale of its scenario, fair weather, no chits and no cards.
    """
    if not clear:
        from longroll.titles.savannah.scenarios import setup  # noqa: PLC0415  (only when asked)

        return setup(scenario, tuple(options))
    state = SavannahState(scenario)
    state.options = tuple(options)
    state.turn = turn
    state.morale = list(TABLES.morale[scenario])
    state.defences = int(scenario == "historical")
    return state


def put(
    state: SavannahState,
    unit: str,
    hex_: str,
    steps: int | None = None,
    order: int = PARADE,
    *,
    pinned: bool = False,
    lost: bool = False,
) -> int:
    """Put a unit in a hex, at full strength unless ``steps`` says otherwise; its index."""
    index = UNIT[unit]
    state.at[index] = hex_at(hex_)
    if steps is not None:
        state.steps[index] = steps
    state.order[index] = order
    state.pinned |= pinned << index
    state.lost |= lost << index
    state.touch()
    return index


def lead(state: SavannahState, leader: str, hex_: str) -> int:
    """Put a leader in a hex; his index."""
    index = LEADER[leader]
    state.leader_at[index] = hex_at(hex_)
    state.touch()
    return index


def where(state: SavannahState, unit: str) -> str:
    """The hex of a unit, or ``off`` when it is not on the map."""
    at = state.at[UNIT[unit]]
    return hex_key(at) if at >= 0 else "off"


def mask(*hexes: str) -> Mask:
    """The set of hexes called so."""
    return sum(1 << hex_at(hex_) for hex_ in hexes)


def playing(state: SavannahState, rolls: Sequence[int] = ()) -> Play[SavannahState]:
    """What a function of the rules works with, outside any procedure."""
    return Play(state, Dice(list(rolls)))


class Stop(Procedure[SavannahState]):
    """Lies under the procedure on trial; asks a last question so that the run can stop there."""

    __slots__ = ()
    steps = ("over",)

    def over(self, play: Play[SavannahState]) -> Decision:
        return ask("nobody", "prompt-over", [act("over")], "test")


class Dice(Scripted):
    """Scripted dice in the rules' own faces: a ten-sided die says 0 to 9."""

    def roll(self, purpose: str, sides: int = 6) -> int:
        if self.rolls and sides == 10 and self.rolls[0] == 0:
            self.rolls[0] = 10
        return super().roll(purpose, sides)


class Driver:
    """A running procedure: its decision, and answers in text.

    ``rolls`` and ``draws`` are scripted; what the procedure asks beyond them is an error.
    """

    def __init__(
        self, state: SavannahState, procedure: Procedure[SavannahState], chance: Chance
    ) -> None:
        self.state = state
        self.chance = chance
        self.events: Events = []
        state.stack = [Stop(), procedure]
        play = Play(state, chance)
        advance(play)
        self.events += play.events

    @property
    def over(self) -> bool:
        """Whether the procedure has returned (its number is in ``returned``), or the game ended."""
        return self.state.result is not None or self.decision.seat == "nobody"

    @property
    def returned(self) -> int:
        """What the procedure returned."""
        return self.state.returned

    @property
    def decision(self) -> Decision:
        """The pending decision."""
        assert self.state.pending is not None, "the game is over"
        return self.state.pending

    @property
    def prompt(self) -> str:
        """The key of the pending question."""
        return self.decision.prompt.key

    @property
    def actions(self) -> list[str]:
        """The legal actions as texts."""
        return [str(action) for action in self.decision.actions]

    def push(self, *texts: str) -> Driver:
        """Answer one or several decisions; each text must be on the list then."""
        for text in texts:
            self._answer(self.decision.seat, text)
        return self

    def both(self, **choices: str) -> Driver:
        """Answer a decision of several seats at once: ``both(british=..., allied=...)``."""
        for seat, text in choices.items():
            self._answer(seat, text)
        return self

    def _answer(self, seat: str, text: str) -> None:
        action: Action = parse(text)
        legal = self.decision.actions_of(seat)
        assert action in legal, f"{text!r} is not among {[str(a) for a in legal]} ({self.prompt})"
        play = Play(self.state, self.chance)
        answer(play, seat, action)
        self.events += play.events

    def why(self, text: str) -> Denial | None:
        """Why an action is not on the list."""
        return refusal(self.state, parse(text))

    def told(self, key: str) -> list[Event]:
        """The events called ``key`` so far."""
        return [event for event in self.events if event.key == key]

    def values(self, key: str) -> list[dict[str, str | int]]:
        """The arguments of the events called ``key`` so far."""
        return [dict(event.args) for event in self.told(key)]


def run(
    state: SavannahState,
    procedure: Procedure[SavannahState],
    rolls: list[int] | None = None,
    draws: list[str] | None = None,
) -> Driver:
    """Run ``procedure`` on ``state`` with scripted dice (0 to 9) and draws to a question."""
    return Driver(state, procedure, Dice(rolls or [], draws or []))
