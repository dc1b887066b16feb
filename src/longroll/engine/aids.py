"""What a title provides for a table beside its rules, so that every page and terminal can show it.

Each aid is a function of what a seat may know; a title that leaves one out shows nothing of the
kind. The harness checks all of them: in worlds that differ only in what a seat does not know, they
must return the same.
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
from longroll.engine.course import Course, Way
from longroll.engine.decision import Decision
from longroll.engine.errors import TitleError
from longroll.engine.event import Event, Message
from longroll.engine.overlay import Overlay
from longroll.engine.prospect import Prospect
from longroll.engine.reference import Cell, Reference

__all__ = ["Aids"]

S = TypeVar("S")

LONG = 24
"""Minimum length of a list of actions for which some kinds are grouped."""
MANY = 6
"""Minimum number of actions of a kind in such a list for the kind to be grouped."""


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


def _no_ways(*_asked: Any) -> Mapping[Action, Way]:
    return {}


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
            name is empty, and of its tracks if it is ``track``: plain data, with a label for each
            value. Raises `TitleError` for anything else.
        charts: the tracks and charts beside the map.
        overlays: what can be laid over the map; the last argument is the key of the place or piece
            that is pointed at, or empty. An overlay with nothing to show is left out.
        prospects: the fights that may come next, with their exact odds.
        contest: the last fight in a list of events, as far as they go; None without one.
        notes: what a seat may want to know of an action on its list before choosing it.
        courses: the places that the moving piece can reach by several orders in turn, with the
            cheapest way to each, assuming that nothing happens on it; without places that one order
            reaches.
        ways: by order the way on which it leads, if the list alone does not show it: step by step,
            with the places where the enemy may react.
        attempts: the actions, legal or not, that a seat may have in mind when it points at a place
            or a piece; None if the title knows no more than the verbs of the list.
        holder: the denial if the enemy of a seat holds a place, with the clause that keeps others
            out.
        orders: the seats whose pieces an action gives an order to. Aiming at an enemy's piece is
            not an order to it.
        cards: by argument of an action, the number of the card in the hand that it plays, for cards
            that are not named by their numbers.
        card_verbs: the verbs of those actions: elsewhere such an argument does not name a card.
        declines: by the key of a prompt the verb that declines, for prompts where everybody sees
            whether there is anything to decline: no hidden card or piece changes the list or its
            notes. A player may choose not to be asked, and the speed of the answer reveals nothing.
            A note's ``chance`` is the chance of success, in percent.
        declines_singly: the same for prompts whose lists depend on hands or hidden pieces. One key
            declines them, but no page does so by itself: the speed of the answer would show what a
            seat holds.
        offers: the same for prompts of a player's own doings that ask whether he wants something,
            or whom else he takes along. One key says no; there is no habit, since each offer is
            another one.
        forced: the keys of prompts whose answer is not a decision if there is only one: the table
            gives it automatically, as when something can only be ended. None of them begins
            anything or throws dice that somebody wants to throw.
        wasteful: the keys of notes that tell what an order throws away, as unused points: where
            orders are typed, such a one has to be typed twice.
        foremost: the verbs of orders that do more than go somewhere, which come first in a long
            list.
        foes: the places where a seat sees enemies: an order aimed at one is an attack, and comes
            first too.
        kinds: by verb the key of the kind under whose name a long list groups its orders, after all
            others: for orders that are rarely meant and numerous.
        targets: by verb the index of the argument that is the place at which its orders are aimed,
            if it is not the last one: on the map they are chosen there.
        references: the tables of the rulebook, with the prompts at which each is used.
        aims: what each seat needs to win in this scenario, with the present state of it.
        deeds: what the score of a game came from, as far as events show it: charts for its end.
            Nothing that nobody may know before the end is included.
        headlines: the keys of the events that a report of a finished game lists for a turn.
        news: the keys of the events that the end of a turn tells before all others, in groups, the
            most important first; within a group they keep their order.
        cells: by the key of a table the row or column in question at the pending decision, from
            public information.
    """

    show: Callable[[S, str, str], dict[str, Any]] = _unknown
    charts: Callable[[S, str], Sequence[Chart]] = _none
    overlays: Callable[[S, str, str], Sequence[Overlay]] = _no_overlays
    prospects: Callable[[S, str], Sequence[Prospect]] = _none
    contest: Callable[[Sequence[Event]], Contest | None] = _no_contest
    notes: Callable[[S, str], Mapping[Action, Message]] = _no_notes
    courses: Callable[[S, str], Sequence[Course]] = _none
    ways: Callable[[S, str], Mapping[Action, Way]] = _no_ways
    attempts: Callable[[S, str, str], Sequence[Action] | None] = _no_attempts
    holder: Callable[[S, str, str], Denial | None] = _no_holder
    orders: Callable[[S, str, Action], Sequence[str]] = _no_orders
    cards: Mapping[str, int] = field(default_factory=dict[str, int])
    card_verbs: frozenset[str] = frozenset()
    declines: Mapping[str, str] = field(default_factory=dict[str, str])
    declines_singly: Mapping[str, str] = field(default_factory=dict[str, str])
    offers: Mapping[str, str] = field(default_factory=dict[str, str])
    forced: frozenset[str] = frozenset()
    wasteful: frozenset[str] = frozenset()
    foremost: frozenset[str] = frozenset()
    foes: Callable[[S, str], Collection[str]] = _none
    kinds: Mapping[str, str] = field(default_factory=dict[str, str])
    targets: Mapping[str, int] = field(default_factory=dict[str, int])
    aims: Callable[[S, str], Sequence[Aim]] = _none
    deeds: Callable[[S, str, Sequence[Event]], Sequence[Chart]] = _none
    headlines: frozenset[str] = frozenset()
    news: Sequence[frozenset[str]] = ()
    references: Sequence[Reference] = ()
    cells: Callable[[S], Mapping[str, Cell]] = _no_cells

    def card(self, state: S, seat: str, number: int) -> dict[str, Any]:
        """What `show` returns for a card; empty if it does not show cards."""
        try:
            return self.show(state, seat, str(number))
        except TitleError:
            return {}

    def foremost_first(
        self, state: S, seat: str, actions: Sequence[Action], places: Collection[str]
    ) -> tuple[Action, ...]:
        """A list of actions, starting with those that do more than go to one of the ``places``.

        Of the ``foremost``, the rarest verb comes first: one raid before five scouts.
        """
        foes = self.foes(state, seat)

        def is_first(action: Action) -> bool:
            return action.verb in self.foremost or self._aimed(action, places) in foes

        first = [action for action in actions if is_first(action)]
        often = Counter(action.verb for action in first if action.verb in self.foremost)
        first.sort(key=lambda action: often[action.verb])
        return (*first, *(action for action in actions if not is_first(action)))

    def told_by_kind(self, actions: Sequence[Action]) -> list[tuple[str, str]]:
        """The verbs that a list groups, each with the key of its kind; none if the list is short.

        A kind with fewer than `MANY` actions is listed like all others.
        """
        if len(actions) < LONG:
            return []
        verbs = Counter(action.verb for action in actions if action.verb in self.kinds)
        many = Counter[str]()
        for verb, count in verbs.items():
            many[self.kinds[verb]] += count
        return [(verb, self.kinds[verb]) for verb in verbs if many[self.kinds[verb]] >= MANY]

    def _aimed(self, action: Action, places: Collection[str]) -> str:
        """The place at which an action is aimed; empty for none."""
        at = self.targets.get(action.verb)
        if at is not None and at < len(action.args):
            return action.args[at]
        return next((arg for arg in reversed(action.args) if arg in places), "")

    @property
    def refusals(self) -> tuple[Mapping[str, str], ...]:
        """The mappings of prompts to the verb that says no in one key."""
        return self.declines, self.declines_singly, self.offers

    def is_forced(self, decision: Decision, seat: str) -> bool:
        """Whether a seat has a single answer that counts as no decision."""
        actions = decision.actions_of(seat)
        return len(actions) == 1 and decision.prompts[seat].key in self.forced

    def consulted(self, prompt: str) -> list[Chart]:
        """The tables used at a prompt (its key), in the order of the title."""
        key = prompt.removeprefix("prompt-")
        return [table.chart for table in self.references if key in table.prompts]
