"""Actions: what a player does, as a verb with arguments, and its text.

An action is a verb and its arguments, all of them keys: ``go richmond``, ``play 29 event``. Text
and action convert into each other exactly, so records, the command line, bots in other languages
and screen readers all use the same words.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from longroll.engine.memo import remembered

__all__ = ["Action", "ActionError", "act", "parse"]

_WORD = re.compile(r"[a-z0-9][a-z0-9.+-]*")


class ActionError(ValueError):
    """A text that is not an action; ``word`` is the offending word, empty if there is none."""

    def __init__(self, message: str, word: str = "") -> None:
        self.word = word
        super().__init__(message)


class Action(NamedTuple):
    """A verb with arguments; immutable, hashable and ordered.

    >>> str(Action("go", ("richmond",)))
    'go richmond'
    """

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))

    def integer(self, position: int) -> int:
        """The argument at ``position`` read as a whole number.

        >>> act("drop", 3).integer(0)
        3
        """
        return int(self.args[position])


@remembered(1 << 14)
def act(verb: str, *args: str | int) -> Action:
    """An action from a verb and arguments; integers become their digits.

    >>> act("take", 3, "infantry")
    Action(verb='take', args=('3', 'infantry'))
    """
    # Lists of actions repeat the same few thousand actions, so equal ones share one object.
    return Action(verb, tuple([a if isinstance(a, str) else str(int(a)) for a in args]))


def parse(text: str) -> Action:
    """The action in ``text``.

    Raises `ActionError` if a word is not lower-case letters, digits, dots, hyphens or pluses.

    >>> parse("go richmond")
    Action(verb='go', args=('richmond',))
    >>> parse("Go, Richmond")
    Traceback (most recent call last):
    longroll.engine.action.ActionError: 'Go,' is not a word of an action (lower-case keys only)
    """
    words = text.split()
    if not words:
        raise ActionError("an action needs at least a verb")
    for word in words:
        if not _WORD.fullmatch(word):
            raise ActionError(f"{word!r} is not a word of an action (lower-case keys only)", word)
    return Action(words[0], tuple(words[1:]))
