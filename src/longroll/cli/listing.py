"""The list of orders at the terminal: in full if it is short, else by kind, with parts on request.

The numbers are those of the full list, whichever part of it is printed.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import cached_property
from textwrap import wrap
from typing import NamedTuple

from rich.columns import Columns
from rich.text import Text

from longroll.cli.console import out
from longroll.cli.meaning import ASIDE, says
from longroll.cli.sitting import Sitting
from longroll.engine.action import Action
from longroll.engine.event import Message
from longroll.engine.finding import slug

__all__ = ["Listing", "Order", "grouped", "hung", "legal_forms"]

LONG = 16
"""A list of more actions than this is printed in columns."""
SCANNED = 24
"""Minimum length of a list in which more important orders come first, as on the page."""
BRIEF = 60
"""A list of more actions than this is printed by kind, because it would fill a screen."""
KINDS = 30
"""Maximum number of kinds into which a long list is divided."""
SOME = 9
"""Maximum number of orders shown when asking which is meant."""
FEW = 4
"""A kind of at most this many orders is listed in full."""


class Order(NamedTuple):
    """An action with its number in the full list."""

    number: int
    action: Action


def hung(row: str, typed: str, aside: str, width: int) -> str:
    """A row of the list; the note goes on the line below if the line is too short.

    The text to type is never broken, but moved to the line below as a whole.

    >>> note = "  · Checks: 2. 31% chance that somebody wakes."
    >>> print(hung("    1  Ride to Aldie", "", note, 34))
        1  Ride to Aldie
           · Checks: 2. 31% chance
             that somebody wakes.
    >>> hung("    2  Ride to Paris", "", "  · No checks.", 34)
    '    2  Ride to Paris  · No checks.'
    >>> print(hung("    3  Ride to Leesburg", "  (go leesburg)", "  · No checks.", 34))
        3  Ride to Leesburg
           (go leesburg)  · No checks.
    """
    if len(row + typed + aside) <= width:
        return row + typed + aside
    if len(row + typed) <= width:
        row, typed = row + typed, ""
    lines = wrap(row, width, subsequent_indent=" " * 9, break_on_hyphens=False)
    if len(typed + aside) + 5 <= width:
        aside, typed = typed + aside, ""
    for more in (typed, aside):
        lines += wrap(
            more.strip(),
            width,
            initial_indent=" " * 7,
            subsequent_indent=" " * 9,
            break_on_hyphens=False,
        )
    return "\n".join(lines)


def grouped(orders: Sequence[Order], most: int | None = None) -> dict[str, list[Order]]:
    """Orders by the first word that distinguishes them: their verb, else a piece, else a place.

    By the verb also if that word would make more than ``most`` groups.

    >>> march = [Order(1, Action("go", ("a", "x"))), Order(2, Action("go", ("a", "y")))]
    >>> [*grouped([*march, Order(3, Action("go", ("b", "x")))])], [*grouped(march)]
    (['a', 'b'], ['x', 'y'])
    >>> [*grouped([*march, Order(3, Action("done"))])]
    ['go', 'done']
    """
    longest = max(len(order.action.args) for order in orders)
    found: dict[str, list[Order]] = {}
    for at in range(longest + 1):
        found = {}
        for order in orders:
            words = (order.action.verb, *order.action.args)
            found.setdefault(words[min(at, len(words) - 1)], []).append(order)
        if len(found) > 1:
            break
    if most is not None and len(found) > most:
        return {verb: [o for o in orders if o.action.verb == verb] for verb in _verbs(orders)}
    return found


def by_kind(orders: Sequence[Order]) -> dict[str, list[Order]]:
    """The kinds of a long list, by the text that lists each of them.

    If nearly all orders have one verb, they are grouped by piece.

    >>> fire = [Order(n, Action("fire", (f"gun-{n % 3}", f"{n}"))) for n in range(61)]
    >>> {typed: len(part) for typed, part in by_kind([*fire, Order(61, Action("done"))]).items()}
    {'fire gun-0': 21, 'fire gun-1': 20, 'fire gun-2': 20, 'done': 1}
    """
    found: dict[str, list[Order]] = {}
    parts = grouped(orders, KINDS)
    for word, part in parts.items():
        finer = grouped(part) if len(part) > BRIEF // 2 and len(parts) <= FEW else {}
        if 1 < len(finer) < min(KINDS, len(part)):
            found |= {f"{word} {more}": some for more, some in finer.items()}
        else:
            found[word] = part
    return found


def apart(orders: Sequence[Order], kinds: Container[str]) -> dict[str, list[Order]]:
    """Groups the orders of each verb in ``kinds``; each other order is alone.

    >>> dig = [Order(n, Action("dig", (f"{n}",))) for n in range(3)]
    >>> [len(part) for part in apart([*dig, Order(3, Action("go", ("a",)))], {"dig"}).values()]
    [3, 1]
    """
    found: dict[str, list[Order]] = {}
    for order in orders:
        verb = order.action.verb
        found.setdefault(verb if verb in kinds else str(order.action), []).append(order)
    return found


def _verbs(orders: Sequence[Order]) -> dict[str, None]:
    return dict.fromkeys(order.action.verb for order in orders)


def legal_forms(actions: Sequence[Action], kinds: Mapping[str, str]) -> list[str]:
    """The forms in which the actions of a long list are typed, with placeholders for keys.

    >>> legal_forms((Action("mark", ("cairo",)), Action("done")), {"cairo": "SPACE"})
    ['mark SPACE', 'done']
    """
    forms = (" ".join([a.verb, *(_form(word, kinds) for word in a.args)]) for a in actions)
    return list(dict.fromkeys(forms))


def _form(word: str, kinds: Mapping[str, str]) -> str:
    return kinds.get(word, "N" if word.isdigit() else word)


class Listing(Sitting):
    """A table that lists the orders."""

    @cached_property
    def _kinds(self) -> Mapping[str, str]:
        """The placeholder for each key in the forms of orders."""
        name, space = self.text("form-name"), self.text("form-space")
        inventory = self.game.title.inventory
        kinds = {key: name for key in inventory.names() if not key.isdigit()}
        return kinds | dict.fromkeys(inventory.atlas().place_keys, space)

    def offered(self, seat: str) -> tuple[Action, ...]:
        """The actions in the order of the list's numbers; in a long list attacks come first."""
        actions = self.game.decision.actions_of(seat)
        if len(actions) < SCANNED:
            return actions
        title = self.game.title
        places = title.inventory.atlas().place_keys
        return title.aids.foremost_first(self.game.state, seat, actions, places)

    def told(self, seat: str) -> dict[Action, str]:
        """The listed actions, each in the words of the list."""
        return {action: self.action_text(action, seat) for action in self.offered(seat)}

    def ask_which(self, found: Sequence[Action], seat: str) -> None:
        """Ask which of several orders is meant, with the numbers of the list."""
        numbers = {action: n for n, action in enumerate(self.offered(seat), 1)}
        self.say("which-one" if len(found) == 1 else "which-order")
        self._tell_rows([Order(numbers[a], a) for a in found[:SOME]], seat, columns=False)
        if len(found) > SOME:
            self.say("which-more", count=len(found) - SOME)

    def list_orders(self, seat: str) -> None:
        """Print the list at a decision: in full if it is short, else by kind."""
        orders = [Order(*each) for each in enumerate(self.offered(seat), 1)]
        kinds = dict(self.game.title.aids.told_by_kind([order.action for order in orders]))
        if len(orders) > BRIEF:
            self._tell_kinds(by_kind(orders), seat)
        elif kinds:
            self._tell_kinds(apart(orders, kinds), seat)
        else:
            self._tell_rows(orders, seat)
        if len(orders) > LONG:
            forms = ", ".join(legal_forms([order.action for order in orders], self._kinds))
            out.print("  " + self.text("verbs", verbs=forms), style="dim", markup=False)

    def orders(self, rest: str) -> None:
        """Print the full list, or those orders that contain all of the typed words."""
        seat = self.game.decision.seat
        every = [Order(*each) for each in enumerate(self.offered(seat), 1)]
        found, more = self._with_words(every, rest.lower().split(), seat)
        if not found:
            found, more = more, []
        if not found:
            self.say_wrong("no-orders", words=rest)
        elif rest and len(found) > BRIEF and len(grouped(found)) < len(found):
            self._tell_kinds(grouped(found), seat, rest)
        else:
            self._tell_rows(found, seat)
        if more:
            self.say("orders-too", words=rest)
            kinds = grouped(more) if len(more) > BRIEF else {}
            if 1 < len(kinds) < len(more):
                self._tell_kinds(kinds, seat, rest)
            else:
                self._tell_rows(more, seat)

    def _with_words(
        self, orders: list[Order], words: list[str], seat: str
    ) -> tuple[list[Order], list[Order]]:
        """The orders that contain each word, and those of them that only do so in their text.

        The first part keeps to the kind, piece or place whose key a word is: so long lists are
        divided. The second has the rest.
        """
        stands = self.game.tableau(seat).layout.stands()
        held = {order: self._keys(order.action, stands) for order in orders}
        keys = {key for each in held.values() for key in each}
        found = every = orders
        for word in words:
            parts = slug(word).split("-")
            said = {o for o in every if says(self._said(o.action, stands, seat), parts)}
            every = [order for order in every if word in held[order] or order in said]
            if word in keys:
                found = [order for order in found if word in held[order]]
            else:
                found = [order for order in found if order in said]
        return found, [order for order in every if order not in found]

    def _keys(self, action: Action, stands: Mapping[str, str]) -> set[str]:
        """The words of an action, and the places of its pieces."""
        return {action.verb, *action.args, *(stands[a] for a in action.args if a in stands)}

    def _said(self, action: Action, stands: Mapping[str, str], seat: str) -> list[str]:
        """The words of an action's text."""
        told = [self.action_text(action, seat), self._aside(action, None, stands)]
        return slug(" ".join(told)).split("-")

    def _tell_kinds(self, kinds: Mapping[str, list[Order]], seat: str, narrowed: str = "") -> None:
        """Print for each kind of order how to list it, how many there are, and an example."""
        command = self.text("command-orders")
        listed: list[Order] = []
        for word, kind in kinds.items():
            if len(kind) <= FEW:
                listed += kind
                continue
            text = self.text(
                "orders-kind",
                typed=" ".join(part for part in (command, narrowed, word) if part),
                count=len(kind),
                example=self.action_text(kind[0].action, seat),
            )
            self._print_row(f"       {text}")
        self._tell_rows(sorted(listed), seat, columns=False)
        self.say("orders-how", count=sum(map(len, kinds.values())))

    def _tell_rows(self, orders: Sequence[Order], seat: str, *, columns: bool = True) -> None:
        """Print the numbered list; short rows of a long list go in columns."""
        noted = self.game.title.aids.notes(self.game.state, seat)
        stands = self.game.tableau(seat).layout.stands()
        short: list[str] = []
        for order in orders:
            action = order.action
            row = f"  {order.number:>3}  {self.action_text(action, seat)}"
            aside = self._aside(action, noted.get(action), stands)
            # A row of more than half a line would leave no room for a second column.
            if columns and len(orders) > LONG and len(row + aside) <= out.width // 2:
                short.append(row + aside)
                continue
            self._print_columns(short)
            short = []
            alone = len(orders) > LONG or row.endswith(f"  {action}")
            self._print_row(row, "" if alone else f"  ({action})", aside)
        self._print_columns(short)

    def _print_columns(self, rows: Sequence[str]) -> None:
        if rows:
            out.print(Columns([Text(row) for row in rows], column_first=True, padding=(0, 2)))

    def _print_row(self, row: str, typed: str = "", aside: str = "") -> None:
        width = out.width if out.is_terminal else len(row + typed + aside)
        out.print(hung(row, typed, aside, width), markup=False)

    def _aside(self, action: Action, note: Message | None, stands: Mapping[str, str]) -> str:
        """The places of an action's pieces, unless its text has them, and its cost."""
        places = dict.fromkeys(stands[word] for word in action.args if word in stands)
        where = ", ".join(
            str(self.words.name("space", place))
            for place in places
            if place not in action.args and "/" not in place
        )
        # A note may be a sentence of its own, so no comma precedes it.
        told = [where, "" if note is None else self.words.message(note)]
        return "".join(f"{ASIDE}{part}" for part in told if part)
