"""Decisions: who must choose, why, and from what.

A decision belongs to one seat, to several that choose simultaneously in secret, or to several that
act independently without waiting for each other. Its actions are the only legal ones: nothing else
in the code decides legality.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from longroll.engine.action import Action
from longroll.engine.event import Message, Value

__all__ = ["Decision", "ask", "ask_apart", "ask_together"]


class Decision:
    """A choice that the game waits for.

    Attributes:
        clause: the rule that calls for the choice.
        prompts: for each choosing seat, what it is asked.
        choices: for each choosing seat, its legal actions: ordered, at least one, none twice.
        apart: whether each seat's choice takes effect at once, whatever the others do.
    """

    __slots__ = ("_sets", "apart", "choices", "clause", "prompts")

    def __init__(
        self,
        clause: str,
        prompts: Mapping[str, Message],
        choices: Mapping[str, tuple[Action, ...]],
        *,
        apart: bool = False,
    ) -> None:
        self.clause = clause
        self.apart = apart
        self.prompts = prompts
        self.choices = choices
        self._sets: dict[str, frozenset[Action]] = {}

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that have yet to choose, in a fixed order."""
        return tuple(self.choices)

    @property
    def seat(self) -> str:
        """The seat that chooses (the first of them where several choose at once)."""
        return next(iter(self.choices))

    @property
    def prompt(self) -> Message:
        """What `seat` is asked."""
        return self.prompts[self.seat]

    @property
    def actions(self) -> tuple[Action, ...]:
        """The legal actions of `seat`."""
        return self.choices[self.seat]

    def actions_of(self, seat: str) -> tuple[Action, ...]:
        """The legal actions of ``seat``: none if it has nothing to choose."""
        return self.choices.get(seat, ())

    def allows(self, seat: str, action: Action) -> bool:
        """Whether ``action`` is on the list of ``seat``."""
        legal = self._sets.get(seat)
        if legal is None:
            legal = self._sets[seat] = frozenset(self.actions_of(seat))
        return action in legal

    def without(self, seats: Iterable[str]) -> Decision:
        """The same decision after ``seats`` have chosen."""
        gone = tuple(seats)
        left = {seat: actions for seat, actions in self.choices.items() if seat not in gone}
        prompts = {seat: self.prompts[seat] for seat in left}
        return Decision(self.clause, prompts, left, apart=self.apart)

    def __repr__(self) -> str:
        return f"Decision({self.clause!r}, {', '.join(self.seats)}: {self.prompt.key})"


def ask(seat: str, prompt: str, actions: Iterable[Action], clause: str, **args: Value) -> Decision:
    """A decision of one seat; ``args`` are the prompt's arguments.

    >>> from longroll.engine.action import act
    >>> ask("union", "prompt-card", [act("pass")], "3.3.2").actions
    (Action(verb='pass', args=()),)
    """
    return Decision(clause, {seat: Message(prompt, tuple(args.items()))}, {seat: tuple(actions)})


def ask_together(
    clause: str, prompt: str, choices: Mapping[str, Iterable[Action]], **args: Value
) -> Decision:
    """A simultaneous, secret decision of several seats, revealed when the last has chosen."""
    return Decision(
        clause,
        dict.fromkeys(choices, Message(prompt, tuple(args.items()))),
        {seat: tuple(actions) for seat, actions in choices.items()},
    )


def ask_apart(
    clause: str, prompt: str, choices: Mapping[str, Iterable[Action]], **args: Value
) -> Decision:
    """A decision in which several seats act independently, in any order.

    Each choice is answered by itself and the question asked again, until no seat has anything left
    to do; a deployment behind screens is one. What a seat can choose must not depend on what the
    others have chosen here, and nobody may see that before all are done.
    """
    message = Message(prompt, tuple(args.items()))
    lists = {seat: tuple(actions) for seat, actions in choices.items()}
    return Decision(clause, dict.fromkeys(lists, message), lists, apart=True)
