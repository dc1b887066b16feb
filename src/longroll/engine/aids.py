"""What a title tells a table beside its rules, so that every page and terminal can show it.

Each is a function of a title, from what a seat may know; whoever leaves one out has nothing of the
kind to tell. The harness holds all of them to it: in worlds that differ in nothing a seat knows
they tell it the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from longroll.engine.action import Action
from longroll.engine.chart import Aim, Chart
from longroll.engine.clause import Denial
from longroll.engine.contest import Contest
from longroll.engine.course import Course
from longroll.engine.decision import Decision
from longroll.engine.errors import TitleError
from longroll.engine.event import Event, Message
from longroll.engine.overlay import Overlay
from longroll.engine.prospect import Prospect
from longroll.engine.reference import Cell, Reference

__all__ = ["Aids"]

S = TypeVar("S")

LONG = 24
"""A list of so many actions is not read to its end: it tells some kinds of them together."""
MANY = 6
"""Of so many of a kind."""


def _unknown(_state: Any, _seat: str, key: str) -> dict[str, Any]:
    raise TitleError(f"nothing is called '{key}'; this title shows no places or pieces")


def _none(*_asked: Any) -> tuple[()]:
    return ()


def _no_notes(*_asked: Any) -> Mapping[Action, Message]:
    return {}


def _no_cells(_state: Any) -> Mapping[str, Cell]:
    return {}


def _no_overlays(*_asked: Any) -> Sequence[Overlay]:
    return ()


def _no_attempts(*_asked: Any) -> Sequence[Action] | None:
    return None


def _no_holder(*_asked: Any) -> Denial | None:
    return None


def _no_orders(*_asked: Any) -> Sequence[str]:
    return ()


def _no_contest(*_asked: Any) -> Contest | None:
    return None


@dataclass(frozen=True)
class Aids(Generic[S]):
    """The aids of a title; ``S`` is its state.

    Attributes:
        show: what a seat may know of a place or piece, of a card by its number, of the table if the
            name is empty, and of its tracks if it is ``track``: plain data, a label for each value.
            Raises `TitleError` for what it does not tell.
        charts: what stands on the tracks and charts beside the map.
        overlays: what can be laid over the map; the last argument is the key of a place or piece
            that is pointed at, or empty. One of which there is nothing to tell adds nothing.
        prospects: the fights that may come next, with their exact odds.
        contest: the last fight that events tell of, as far as they tell it; None without one.
        notes: what a seat may want to know of an action on its list before it chooses it.
        courses: the places to which what a seat is moving can come by several orders in turn: the
            cheapest way to each, as if nothing happened on it; none that one order leads to.
        attempts: the actions, legal or not, that a seat may have in mind who points at a place or a
            piece; None if the title knows no more than the verbs of the list tell.
        holder: that the enemy of a seat holds a place, with the clause that keeps others out.
        orders: the seats whose pieces an action gives an order to. What is aimed at a piece of the
            enemy is not an order to it.
        cards: by an argument of actions, the number of the card in the hand that one with it plays,
            for cards that are not named by their numbers.
        card_verbs: the verbs of those actions: elsewhere such an argument names no card.
        declines: by the key of a prompt the verb that declines what is asked, where everybody sees
            whether there is anything to decline: whoever likes it is not asked any more, and how
            soon he declines tells nobody anything.
        forced: the keys of prompts whose answer, where there is only one, is not a decision. The
            table gives it, as it ends what can only be ended. No prompt that begins something, and
            none that rolls dice, since players like to roll their own.
        foremost: the verbs of orders that do more than go somewhere: a long list tells them first.
        foes: the places where a seat sees enemies stand: what is aimed at one of them is an attack,
            and told as soon.
        kinds: by verb the key of a kind of orders which a long list tells together, beneath its
            name, and after the others: those that are seldom meant, and of which there are many.
        targets: by verb which argument of its orders is the place that they are aimed at, where
            that is not the last one: on the map they are chosen there.
        references: the tables of the rulebook, with the prompts at which each is used.
        aims: what each seat needs to win in this scenario, with what there is of it now.
        deeds: what the score of a game came of, as far as events tell it: charts for its end. Of
            what nobody may know before the end nothing is told.
        headlines: the keys of the events that a report of a finished game tells of a turn.
        cells: by the key of a table which row or column of it is in question at the decision that
            waits; from what everybody may know.
    """

    show: Callable[[S, str, str], dict[str, Any]] = _unknown
    charts: Callable[[S, str], Sequence[Chart]] = _none
    overlays: Callable[[S, str, str], Sequence[Overlay]] = _no_overlays
    prospects: Callable[[S, str], Sequence[Prospect]] = _none
    contest: Callable[[Sequence[Event]], Contest | None] = _no_contest
    notes: Callable[[S, str], Mapping[Action, Message]] = _no_notes
    courses: Callable[[S, str], Sequence[Course]] = _none
    attempts: Callable[[S, str, str], Sequence[Action] | None] = _no_attempts
    holder: Callable[[S, str, str], Denial | None] = _no_holder
    orders: Callable[[S, str, Action], Sequence[str]] = _no_orders
    cards: Mapping[str, int] = field(default_factory=dict[str, int])
    card_verbs: frozenset[str] = frozenset()
    declines: Mapping[str, str] = field(default_factory=dict[str, str])
    forced: frozenset[str] = frozenset()
    foremost: frozenset[str] = frozenset()
    foes: Callable[[S, str], Collection[str]] = _none
    kinds: Mapping[str, str] = field(default_factory=dict[str, str])
    targets: Mapping[str, int] = field(default_factory=dict[str, int])
    aims: Callable[[S, str], Sequence[Aim]] = _none
    deeds: Callable[[S, str, Sequence[Event]], Sequence[Chart]] = _none
    headlines: frozenset[str] = frozenset()
    references: Sequence[Reference] = ()
    cells: Callable[[S], Mapping[str, Cell]] = _no_cells

    def card(self, state: S, seat: str, number: int) -> dict[str, Any]:
        """What `show` tells of a card; nothing where it tells nothing of cards."""
        try:
            return self.show(state, seat, str(number))
        except TitleError:
            return {}

    def foremost_first(
        self, state: S, seat: str, actions: Sequence[Action], places: Collection[str]
    ) -> tuple[Action, ...]:
        """A list of actions with those first that do more than go to one of the ``places``.

        Of the ``foremost`` comes first what there is least of: one raid before five scouts.
        """
        foes = self.foes(state, seat)

        def is_first(action: Action) -> bool:
            return action.verb in self.foremost or self._aimed(action, places) in foes

        first = [action for action in actions if is_first(action)]
        often = Counter(action.verb for action in first if action.verb in self.foremost)
        first.sort(key=lambda action: often[action.verb])
        return (*first, *(action for action in actions if not is_first(action)))

    def told_by_kind(self, actions: Sequence[Action]) -> list[tuple[str, str]]:
        """The verbs that a list tells by kind, each with the key of its kind: none if it is short.

        So few of a kind are listed as all others are.
        """
        if len(actions) < LONG:
            return []
        verbs = Counter(action.verb for action in actions if action.verb in self.kinds)
        many = Counter[str]()
        for verb, count in verbs.items():
            many[self.kinds[verb]] += count
        return [(verb, self.kinds[verb]) for verb in verbs if many[self.kinds[verb]] >= MANY]

    def _aimed(self, action: Action, places: Collection[str]) -> str:
        """The place that an action is aimed at; empty for none."""
        at = self.targets.get(action.verb)
        if at is not None and at < len(action.args):
            return action.args[at]
        return next((arg for arg in reversed(action.args) if arg in places), "")

    def is_forced(self, decision: Decision, seat: str) -> bool:
        """Whether a seat has a single answer, and that is not a decision."""
        actions = decision.actions_of(seat)
        return len(actions) == 1 and decision.prompts[seat].key in self.forced

    def consulted(self, prompt: str) -> list[Chart]:
        """The tables that are used at a prompt (its key), in the order of the title."""
        key = prompt.removeprefix("prompt-")
        return [table.chart for table in self.references if key in table.prompts]
