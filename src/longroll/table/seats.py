"""Seats: who sits there, and the secret by which he is known.

A token is 32 bytes from the operating system. The database keeps only its hash, so that whoever
reads the database learns no token.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from longroll.bots import BOTS
from longroll.engine.event import OBSERVER
from longroll.table.errors import Refused, TableError

__all__ = ["HOST", "HUMAN", "Seat", "Tokens", "claimed_token", "hash_token", "new_token"]
__all__ += ["new_tokens", "seats_of"]

HUMAN = "human"


class Seat(NamedTuple):
    """A seat at the table: ``human``, or a bot by its name."""

    player: str = HUMAN

    @property
    def is_bot(self) -> bool:
        """Whether a program plays it."""
        return self.player != HUMAN


HOST = "host"
"""Whoever set the table: his token opens no seat, but makes a new one for a seat that lost its."""


class Tokens(NamedTuple):
    """The secrets of a new game: of each human's seat, of those who watch, and of the host."""

    seats: Mapping[str, str]
    observer: str
    host: str = ""

    def hashes(self) -> dict[str, str]:
        """What the database keeps: the hash of each token, with its seat."""
        others = ((OBSERVER, self.observer), (HOST, self.host))
        known = ((seat, token) for seat, token in (*self.seats.items(), *others) if token)
        return {hash_token(token): seat for seat, token in known}


def hash_token(token: str) -> str:
    """What is kept of a token. It has 256 random bits: a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_tokens(seats: Mapping[str, Seat]) -> Tokens:
    """New secrets for the humans of ``seats`` and for those who watch.

    >>> list(new_tokens({"union": Seat(), "confederate": Seat("greedy")}).seats)
    ['union']
    """
    humans = [key for key, seat in seats.items() if not seat.is_bot]
    return Tokens({key: new_token() for key in humans}, new_token(), new_token())


def claimed_token(game: str, link: str, claim: str) -> str:
    """The token of whoever sits down by ``link`` with the secret ``claim``: always the same.

    It is made anew from what he sends again, so that nothing of it needs to be kept but its hash.
    Whoever handed out the link knows nothing of ``claim``, and cannot make it.
    """
    said = "\0".join(("longroll claim", game, link, claim)).encode()
    return base64.urlsafe_b64encode(hashlib.sha256(said).digest()).rstrip(b"=").decode()


def new_token() -> str:
    """A secret that opens something: 32 random bytes."""
    return secrets.token_urlsafe(32)


def seats_of(known: Iterable[str], wanted: Mapping[str, str]) -> dict[str, Seat]:
    """A seat for each of ``known``; humans where ``wanted`` names nobody.

    Raises `TableError` for a seat or a bot that does not exist.
    """
    keys = tuple(known)
    for key, player in wanted.items():
        if key not in keys:
            raise TableError(Refused.ILLEGAL, "error-no-seat", name=key)
        if player != HUMAN and player not in BOTS:
            raise TableError(Refused.ILLEGAL, "error-no-bot", name=player)
    return {key: Seat(wanted.get(key, HUMAN)) for key in keys}
