"""A bare table for conformance tests: put pieces down, run one procedure, answer its questions."""

from __future__ import annotations

from longroll.engine.action import Action, act, parse
from longroll.engine.chance import Chance, Scripted
from longroll.engine.decision import Decision, ask
from longroll.engine.event import Event, Events
from longroll.engine.procedure import Play, Procedure, advance, answer
from longroll.titles.forthepeople.components import ARMY, CONFEDERATE, GENERAL, SPACE, UNION
from longroll.titles.forthepeople.state import SEATS, ForThePeopleState

__all__ = ["CONFEDERATE", "UNION", "Driver", "empty_table", "put", "run", "space"]


def space(key: str) -> int:
    """The index of the space called ``key``."""
    return SPACE[key]


def empty_table(turn: int = 2) -> ForThePeopleState:
    """The map of 1861 as printed, with no unit, fort, army or marker, both capitals in place."""
    state = ForThePeopleState("1861")
    state.turn = turn
    state.capital = [-1, SPACE["washington-dc"], SPACE["richmond"]]
    return state


def put(
    state: ForThePeopleState,
    side: int,
    where: str,
    infantry: int = 0,
    *generals: str,
    army: str | None = None,
) -> None:
    """Put units, generals and perhaps an army (commanded by the first general) in a space."""
    at = SPACE[where]
    if infantry:
        state.add_infantry(side, at, infantry)
    for general in generals:
        state.post_general(GENERAL[general], at)
    if army is not None:
        state.place_army(ARMY[army], at)
        state.commander[ARMY[army]] = GENERAL[generals[0]] if generals else -1


class Stop(Procedure[ForThePeopleState]):
    """Lies under the procedure on trial; asks a last question so that the run can stop there."""

    __slots__ = ()
    steps = ("over",)

    def over(self, play: Play[ForThePeopleState]) -> Decision:
        return ask("nobody", "prompt-over", [act("over")], "test")


class Driver:
    """A running procedure: its decision, and answers in text.

    ``rolls`` and ``draws`` are scripted; what the procedure asks beyond them is an error.
    """

    def __init__(
        self, state: ForThePeopleState, procedure: Procedure[ForThePeopleState], chance: Chance
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
    def actions(self) -> list[str]:
        """The legal actions as texts."""
        return [str(action) for action in self.decision.actions]

    def push(self, *texts: str) -> Driver:
        """Answer one or several decisions; each text must be on the list then."""
        for text in texts:
            action: Action = parse(text)
            assert action in self.decision.actions, (
                f"{text!r} is not among {self.actions} ({self.decision.prompt.key})"
            )
            play = Play(self.state, self.chance)
            answer(play, self.decision.seat, action)
            self.events += play.events
        return self

    def told(self, key: str) -> list[Event]:
        """The events called ``key`` so far."""
        return [event for event in self.events if event.key == key]


def run(
    state: ForThePeopleState,
    procedure: Procedure[ForThePeopleState],
    rolls: list[int] | None = None,
    draws: list[str] | None = None,
) -> Driver:
    """Run ``procedure`` on ``state`` with scripted dice and draws to its first question."""
    assert SEATS[UNION] == "union"
    return Driver(state, procedure, Scripted(rolls or [], draws or []))
