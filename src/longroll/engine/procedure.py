"""The stack of procedures: a sequence of play that reads like the rulebook and can be saved.

A procedure is a class per numbered procedure of the rulebook. Its slots are its local state
(integers, strings, tuples of them, or None) and ``steps`` names its methods in order. A step does
one of six things, depending on what it returns:

====================  =========================================================
``None``              go on with the next step (after the last: return)
a step's name         jump there
a `Procedure`         call it, then go on with the next step (`Call` to go elsewhere)
a `Decision`          ask: stop here; the answer goes to ``on_<step>``, which returns like a step
`Done`                return to the caller, perhaps with a number
`Unwind`              end every procedure above the named one, which goes on where it stands
====================  =========================================================

A step that asks must not have changed anything, because it runs again when a game is loaded. A step
that always asks can be listed in ``asks``: its list is made only when somebody reads the decision,
and never for the thousands of positions that a bot only judges.
``why_<step>(state, action)``, where present, says why an action is not on the list.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar, cast

from longroll.engine.action import Action
from longroll.engine.chance import Chance
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.event import Event, Events, Value
from longroll.engine.keys import numbered
from longroll.engine.state import Result, State

__all__ = [
    "DONE",
    "Call",
    "Done",
    "Flow",
    "Play",
    "Procedure",
    "ProcedureError",
    "Unwind",
    "advance",
    "answer",
    "refusal",
]

S = TypeVar("S", bound=State)


class ProcedureError(Exception):
    """A procedure that broke the rules of the stack; always a defect of a title."""


class Play(Generic[S]):
    """What a step works with: the state, chance, and the list of events."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: S, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: Events = []

    def tell(self, key: str, audience: tuple[str, ...] | None = None, **args: Value) -> None:
        """Report an event, to everybody unless ``audience`` names seats."""
        self.events.append(Event(key, tuple(args.items()), audience))

    def d6(self, purpose: str) -> int:
        """A six-sided die for ``purpose``."""
        return self.chance.roll(purpose, 6)

    def finish(self, result: Result) -> None:
        """End the game."""
        self.state.result = result


class Done(NamedTuple):
    """Return to the calling procedure, which finds ``value`` in ``state.returned``."""

    value: int = 0


DONE: Final = Done()


class Procedure(Generic[S]):
    """A running procedure of the rulebook.

    Subclasses declare ``__slots__`` for their local state, ``clause`` and ``steps``; ``calm`` if no
    operation is in progress at its decisions, so that the position can be judged; in ``busy`` the
    steps of a calm one that carry out an operation; in ``asks`` the steps that always ask, whose
    lists are made lazily; in ``ahead``, by step and verb, clause and key of a denial of orders for
    which something must be chosen first (`deny-first-...`); in ``later`` the values of fields that
    positions of earlier versions lack.
    """

    __slots__ = ("at",)

    clause: ClassVar[str] = ""
    steps: ClassVar[tuple[str, ...]] = ()
    asks: ClassVar[tuple[str, ...]] = ()
    calm: ClassVar[bool] = False
    busy: ClassVar[tuple[str, ...]] = ()
    ahead: ClassVar[Mapping[str, Mapping[str, tuple[str, str]]]] = MappingProxyType({})
    later: ClassVar[Mapping[str, object]] = MappingProxyType({})
    busy_at: ClassVar[frozenset[int]] = frozenset()
    fields: ClassVar[tuple[str, ...]] = ()
    positions: ClassVar[dict[str, int]] = {}
    name: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        # Of every base: an inherited ``fields`` would be that of the first of two alone.
        bases = cls.__mro__[: cls.__mro__.index(Procedure)]
        cls.fields = tuple(dict.fromkeys(name for base in reversed(bases) for name in _slots(base)))
        cls.positions = numbered(cls.steps)
        cls.busy_at = frozenset(cls.positions[step] for step in cls.busy)
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def __init__(self) -> None:
        self.at = 0

    def copy(self) -> Procedure[S]:
        """An independent copy; a shallow one, because values are immutable."""
        cls = self.__class__
        twin = cls.__new__(cls)
        twin.at = self.at
        for field in cls.fields:
            setattr(twin, field, getattr(self, field))
        return twin

    def seats_asked(self, _state: S) -> tuple[str, ...]:
        """The seats that a step of ``asks`` asks, known without making its list."""
        return ()

    def public(self) -> dict[str, Value]:
        """The public part of the local state, for views."""
        return {}

    @property
    def step(self) -> str:
        """The name of the current step; empty when the last one waits for what it has called."""
        return self.steps[self.at] if self.at < len(self.steps) else ""


def _slots(cls: type) -> tuple[str, ...]:
    own: str | Iterable[str] = cls.__dict__.get("__slots__", ())
    return (own,) if isinstance(own, str) else tuple(own)


class Call(NamedTuple):
    """Call a procedure and then go on with the step named ``then``."""

    procedure: Procedure[Any]
    then: str


class Unwind(NamedTuple):
    """Leave every procedure down to the innermost one called ``name``, which goes on.

    For what the rulebooks end from any depth: a movement that is stopped, a phase that is cut
    short.
    """

    name: str


Flow = None | str | Procedure[Any] | Call | Decision | Done | Unwind


def _follow(state: State, frame: Procedure[Any], flow: Flow) -> None:
    """Act on what a step returned (anything but a decision)."""
    if flow is None:
        frame.at += 1
        if frame.at >= len(frame.steps):
            state.stack.pop()
            state.returned = 0
    elif isinstance(flow, str):
        frame.at = frame.positions[flow]
    elif isinstance(flow, Procedure):
        frame.at += 1
        state.stack.append(flow)
    elif isinstance(flow, Done):
        state.stack.pop()
        state.returned = flow.value
    elif isinstance(flow, Call):
        frame.at = frame.positions[flow.then]
        state.stack.append(flow.procedure)
    elif isinstance(flow, Unwind):
        _unwind(state, flow.name)
    else:
        raise ProcedureError(f"{frame.name}.{frame.step} returned {flow!r}")


def _unwind(state: State, name: str) -> None:
    stack = state.stack
    while stack and stack[-1].name != name:
        stack.pop()
    if not stack:
        raise ProcedureError(f"no procedure called {name!r} is running")
    state.returned = 0


def advance(play: Play[Any], *, look: bool = False) -> None:
    """Run automatic steps until a seat must choose or the game is over.

    A step that always asks (`Procedure.asks`) is run only with ``look``, for a caller that reads
    its list.
    """
    state: State = play.state
    stack = state.stack
    state.pending = None
    while state.result is None:
        if not stack:
            raise ProcedureError("the sequence of play ended without a result")
        frame = stack[-1]
        if frame.at >= len(frame.steps):
            stack.pop()
            state.returned = 0
            continue
        step = frame.steps[frame.at]
        if step in frame.asks and not look:
            return
        flow: Flow = getattr(frame, step)(play)
        if isinstance(flow, Decision):
            state.pending = flow
            return
        if step in frame.asks:
            raise ProcedureError(f"{frame.name}.{step} is listed in asks, but did not ask")
        if flow is None:
            frame.at += 1
        else:
            _follow(state, frame, flow)
    stack.clear()


def answer(play: Play[Any], seat: str, action: Action) -> None:
    """Apply the choice of ``seat`` to the pending decision, then run on to the next one.

    In a simultaneous decision the choice is kept secret until the last seat has chosen; in one
    taken apart it is answered by itself. In both cases ``on_<step>`` gets the choices by seat.
    """
    state: State = play.state
    decision = state.pending
    if decision is None:
        raise ProcedureError("no decision is pending")
    frame = state.stack[-1]
    chosen: Action | dict[str, Action] = action
    if decision.apart:
        chosen = {seat: action}
    elif len(decision.choices) > 1 or state.chosen:
        # Sorted by seat, so that the order of choosing leaves no trace (contract: sealed choices).
        state.chosen = tuple(sorted((*state.chosen, (seat, action))))
        if len(decision.choices) > 1:
            state.pending = decision.without((seat,))
            return
        chosen = dict(state.chosen)
        state.chosen = ()
    step = frame.steps[frame.at]
    flow = cast(Flow, getattr(frame, "on_" + step)(play, chosen))
    if isinstance(flow, Decision):
        raise ProcedureError(f"{frame.name}.on_{step} asked; only a step may ask")
    if frame.steps[frame.at] != step:
        raise ProcedureError(f"{frame.name}.on_{step} moved by itself; return the step's name")
    _follow(state, frame, flow)
    advance(play)


def refusal(state: State, action: Action, seat: str = "") -> Denial | None:
    """Why the asking procedure does not offer ``action``, as far as it knows.

    Where several seats choose, together or apart, ``why_<step>`` also gets the ``seat`` that wants
    to play it: one action may be forbidden to two seats for different reasons.
    """
    frame = state.stack[-1]
    first = frame.ahead.get(frame.step, {}).get(action.verb)
    if first is not None:
        return deny(*first)
    why = getattr(frame, "why_" + frame.step, None)
    if why is None:
        return None
    decision = state.pending
    several = decision is not None and (decision.apart or len(decision.choices) > 1)
    # Whoever chooses last of several is the only one left.
    asked = (state, action, seat) if several or state.chosen else (state, action)
    return cast("Denial | None", why(*asked))
