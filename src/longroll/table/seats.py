"""Seats: who sits there, and the token that authenticates him.

A token is 32 random bytes from the operating system. The database stores only its hash, so that
nobody can read tokens from it.
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
    """A seat at the table: ``human``, or the name of a bot."""

    player: str = HUMAN

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays it."""
        return self.player != HUMAN


HOST = "host"
"""Who set up the table: the host's token opens no seat, but replaces a seat's lost token."""


class Tokens(NamedTuple):
    """The tokens of a new game: of each human's seat, of observers, and of the host."""

    seats: Mapping[str, str]
    observer: str
    host: str = ""

    def hashes(self) -> dict[str, str]:
        """What the database stores: the hash of each token, with its seat."""
        others = ((OBSERVER, self.observer), (HOST, self.host))
        known = ((seat, token) for seat, token in (*self.seats.items(), *others) if token)
        return {hash_token(token): seat for seat, token in known}


def hash_token(token: str) -> str:
    """The stored hash of a token. A token has 256 random bits, so a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_tokens(seats: Mapping[str, Seat]) -> Tokens:
    """New tokens for the humans of ``seats``, for observers and for the host.

    >>> list(new_tokens({"union": Seat(), "confederate": Seat("greedy")}).seats)
    ['union']
    """
    humans = [key for key, seat in seats.items() if not seat.is_bot]
    return Tokens({key: new_token() for key in humans}, new_token(), new_token())


def claimed_token(game: str, link: str, claim: str) -> str:
    """The token of the player who sits down by ``link`` with the secret ``claim``: deterministic.

    It is computed anew when a client repeats its request, so that only its hash must be stored. The
    sender of the link does not know ``claim``, so he cannot compute it.
    """
    said = "\0".join(("longroll claim", game, link, claim)).encode()
    return base64.urlsafe_b64encode(hashlib.sha256(said).digest()).rstrip(b"=").decode()


def new_token() -> str:
    """A new token: 32 random bytes."""
    return secrets.token_urlsafe(32)


def seats_of(known: Iterable[str], wanted: Mapping[str, str]) -> dict[str, Seat]:
    """A seat for each of ``known``; human unless ``wanted`` says otherwise.

    Raises `TableError` for a seat or a bot that does not exist.
    """
    keys = tuple(known)
    for key, player in wanted.items():
        if key not in keys:
            raise TableError(Refused.ILLEGAL, "error-no-seat", name=key)
        if player != HUMAN and player not in BOTS:
            raise TableError(Refused.ILLEGAL, "error-no-bot", name=player)
    return {key: Seat(wanted.get(key, HUMAN)) for key in keys}
