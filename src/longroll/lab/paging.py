"""A list of actions of any length, offered to learners whose actions are a fixed range of numbers.

Number n is the n-th action of the list. A list longer than the range is split into pages, which
turn forwards only: on each page but the last, the highest number turns to the next page.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.engine.action import Action

__all__ = ["TURN_PAGE", "WIDTH", "Page", "page_of"]

WIDTH: Final = 256
"""Default size of the range: few lists need a second page."""
TURN_PAGE: Final = Action("turn-page")
"""What the highest number means on every page but the last. No title has such a verb."""


class Page(NamedTuple):
    """Part of a list: its actions, which page it is (from 0), and whether another follows."""

    actions: tuple[Action, ...]
    number: int
    more: bool

    def offered(self, width: int) -> tuple[int, ...]:
        """The numbers that may be chosen, in ascending order."""
        numbers = tuple(range(len(self.actions)))
        return (*numbers, width - 1) if self.more else numbers

    def chosen(self, number: int, width: int) -> Action:
        """The action that ``number`` stands for, or `TURN_PAGE`; raises ValueError if none."""
        if 0 <= number < len(self.actions):
            return self.actions[number]
        if self.more and number == width - 1:
            return TURN_PAGE
        raise ValueError(f"{number} is not offered; the mask tells what is")


def page_of(actions: tuple[Action, ...], number: int = 0, width: int = WIDTH) -> Page:
    """Page ``number`` of a list, for a range of ``width`` numbers (2 or more).

    >>> three = tuple(Action(word) for word in "abc")
    >>> page_of(three, width=3).offered(3)
    (0, 1, 2)
    >>> page_of(three, width=2).more, page_of(three, 1, width=2).actions
    (True, (Action(verb='b', args=()), Action(verb='c', args=())))
    """
    if width < 2:
        raise ValueError("a range of actions needs two numbers or more")
    rest = actions[number * (width - 1) :]
    if len(rest) <= width:
        return Page(rest, number, more=False)
    return Page(rest[: width - 1], number, more=True)
