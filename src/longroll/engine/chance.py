"""Sources of chance: rules ask for a roll, a draw or a shuffle and say what it is for.

The source depends on the occasion: `Live` (a secret from the operating system, with a commitment
published before and the secret revealed after), `Recorded` (the record, in a replay), `Scripted` (a
test or a worked example), `Sampled` (search and fast self-play). A state never contains a
generator.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import re
import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

__all__ = [
    "Chance",
    "ChanceError",
    "Live",
    "NoChance",
    "Outcome",
    "Recorded",
    "Sampled",
    "Scripted",
    "Witness",
    "commitment",
]


_NUMBER = re.compile("[0-9]{1,9}")


class ChanceError(Exception):
    """A question of the rules that a script or record does not answer."""


class Outcome(NamedTuple):
    """An answer of chance: kind (``d6``, ``draw``, ``shuffle``), purpose and value.

    The text is ``kind=value``: ``d6=5``, ``draw=29``, ``shuffle=b,a,c``.
    """

    kind: str
    purpose: str
    value: str

    def __str__(self) -> str:
        return f"{self.kind}={self.value}"


class Chance(Protocol):
    """What the rules ask for luck. ``purpose`` is a key that says what it is for."""

    def roll(self, purpose: str, sides: int = 6) -> int:
        """A die: 1 to ``sides``."""
        ...

    def draw(self, purpose: str, options: Sequence[str]) -> str:
        """One of ``options``, each equally likely."""
        ...

    def shuffle(self, purpose: str, items: Sequence[str]) -> tuple[str, ...]:
        """``items`` in random order."""
        ...


class NoChance:
    """Refuses to answer, for moments that must not need chance."""

    def roll(self, purpose: str, sides: int = 6) -> int:
        """As `Chance.roll`."""
        raise ChanceError(f"a d{sides} for {purpose} was not expected here")

    def draw(self, purpose: str, options: Sequence[str]) -> str:
        """As `Chance.draw`."""
        raise ChanceError(f"a draw of {len(options)} for {purpose} was not expected here")

    def shuffle(self, purpose: str, items: Sequence[str]) -> tuple[str, ...]:
        """As `Chance.shuffle`."""
        raise ChanceError(f"a shuffle of {len(items)} for {purpose} was not expected here")


def _fisher_yates(items: Sequence[str], below: _Below) -> tuple[str, ...]:
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = below.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)


class _Below(Protocol):
    def below(self, bound: int) -> int: ...


class _Drawn:
    """Rolls, draws and shuffles from one source of numbers below a bound."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each equally likely."""
        raise ChanceError("no source of numbers")

    def roll(self, purpose: str, sides: int = 6) -> int:
        """As `Chance.roll`."""
        return 1 + self.below(sides)

    def draw(self, purpose: str, options: Sequence[str]) -> str:
        """As `Chance.draw`."""
        return options[self.below(len(options))]

    def shuffle(self, purpose: str, items: Sequence[str]) -> tuple[str, ...]:
        """As `Chance.shuffle`."""
        return _fisher_yates(items, self)


class Sampled(_Drawn):
    """A fast seeded generator for search and self-play.

    >>> Sampled(1861).roll("battle") == Sampled(1861).roll("battle")
    True
    """

    __slots__ = ("_bits",)

    def __init__(self, seed: int) -> None:
        self._bits = random.Random(seed)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each equally likely."""
        return int(self._bits.random() * bound)


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret, in hexadecimal, which is published before the first roll."""
    return hashlib.sha256(b"longroll commitment\n" + secret).hexdigest()


class Live(_Drawn):
    """Rolls that nobody can foresee and everybody can check.

    Answer number n is taken from HMAC-SHA256(secret, n). `commitment` is published at the start;
    when the secret is revealed at the end, anyone can recompute every answer.

    Args:
        secret: 32 bytes; from the operating system if left out. An integer makes a repeatable
            secret, for tests and self-play.
        drawn: the count of numbers already drawn, to continue a saved game.
    """

    __slots__ = ("drawn", "secret")

    def __init__(self, secret: bytes | int | None = None, drawn: int = 0) -> None:
        if secret is None:
            secret = secrets.token_bytes(32)
        elif isinstance(secret, int):
            secret = hashlib.sha256(f"longroll seed {secret}".encode()).digest()
        self.secret = secret
        self.drawn = drawn

    @property
    def commitment(self) -> str:
        """The commitment to publish before the first roll."""
        return commitment(self.secret)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            block = hmac.digest(self.secret, self.drawn.to_bytes(8, "big"), "sha256")
            self.drawn += 1
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % bound


class Recorded:
    """Chance in a replay: it answers from the record, and refuses to answer anything else.

    Args:
        outcomes: texts such as ``d6=5`` or ``draw=29``, in order.
    """

    def __init__(self, outcomes: Iterable[str] = ()) -> None:
        self._left = list(outcomes)
        self._next = 0

    def feed(self, outcomes: Iterable[str]) -> None:
        """Replace the remaining outcomes by those of the next action."""
        self._left = list(outcomes)
        self._next = 0

    @property
    def left(self) -> tuple[str, ...]:
        """Outcomes not yet asked for."""
        return tuple(self._left[self._next :])

    def _answer(self, kind: str, purpose: str) -> str:
        if self._next >= len(self._left):
            raise ChanceError(f"the record has no {kind} for {purpose}")
        recorded, _, value = self._left[self._next].partition("=")
        if recorded != kind:
            raise ChanceError(f"the record has {recorded}; the rules ask for {kind} ({purpose})")
        self._next += 1
        return value

    def roll(self, purpose: str, sides: int = 6) -> int:
        """As `Chance.roll`."""
        value = self._answer(f"d{sides}", purpose)
        if not _NUMBER.fullmatch(value) or not 1 <= int(value) <= sides:
            raise ChanceError(f"{value!r} is not a result of a d{sides} for {purpose}")
        return int(value)

    def draw(self, purpose: str, options: Sequence[str]) -> str:
        """As `Chance.draw`."""
        value = self._answer("draw", purpose)
        if value not in options:
            raise ChanceError(f"{value!r} cannot be drawn for {purpose}")
        return value

    def shuffle(self, purpose: str, items: Sequence[str]) -> tuple[str, ...]:
        """As `Chance.shuffle`."""
        order = tuple(self._answer("shuffle", purpose).split(","))
        if sorted(order) != sorted(items):
            raise ChanceError(f"the recorded shuffle for {purpose} has other items")
        return order


class Scripted:
    """Scripted chance: rolls and draws in the order in which they will be asked.

    Draws are given by what is drawn. ``otherwise`` answers when the script has run out; without it
    that is an error, so that a test that forgot a roll fails.

    >>> Scripted(rolls=[5, 3]).roll("battle-attacker")
    5
    """

    def __init__(
        self,
        rolls: Iterable[int] = (),
        draws: Iterable[str] = (),
        shuffles: Iterable[Sequence[str]] = (),
        otherwise: Chance | None = None,
    ) -> None:
        self.rolls = list(rolls)
        self.draws = list(draws)
        self.shuffles = [tuple(order) for order in shuffles]
        self.otherwise = otherwise or NoChance()

    def roll(self, purpose: str, sides: int = 6) -> int:
        """As `Chance.roll`."""
        if not self.rolls:
            return self.otherwise.roll(purpose, sides)
        value = self.rolls.pop(0)
        if not 1 <= value <= sides:
            raise ChanceError(f"{value} is not a result of a d{sides} for {purpose}")
        return value

    def draw(self, purpose: str, options: Sequence[str]) -> str:
        """As `Chance.draw`."""
        if not self.draws:
            return self.otherwise.draw(purpose, options)
        value = self.draws.pop(0)
        if value not in options:
            raise ChanceError(f"{value!r} cannot be drawn for {purpose}")
        return value

    def shuffle(self, purpose: str, items: Sequence[str]) -> tuple[str, ...]:
        """As `Chance.shuffle`."""
        if not self.shuffles:
            return self.otherwise.shuffle(purpose, items)
        order = self.shuffles.pop(0)
        if sorted(order) != sorted(items):
            raise ChanceError(f"the scripted shuffle for {purpose} has other items")
        return order


class Witness:
    """Passes questions on to another source and keeps the outcomes, for the record."""

    __slots__ = ("_source", "outcomes")

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.outcomes: list[Outcome] = []

    def roll(self, purpose: str, sides: int = 6) -> int:
        """As `Chance.roll`."""
        value = self._source.roll(purpose, sides)
        self.outcomes.append(Outcome(f"d{sides}", purpose, str(value)))
        return value

    def draw(self, purpose: str, options: Sequence[str]) -> str:
        """As `Chance.draw`."""
        value = self._source.draw(purpose, options)
        self.outcomes.append(Outcome("draw", purpose, value))
        return value

    def shuffle(self, purpose: str, items: Sequence[str]) -> tuple[str, ...]:
        """As `Chance.shuffle`."""
        order = self._source.shuffle(purpose, items)
        self.outcomes.append(Outcome("shuffle", purpose, ",".join(order)))
        return order
