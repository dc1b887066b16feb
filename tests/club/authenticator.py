"""An authenticator in software: what a phone or a key does with a passkey, as far as we see it."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

__all__ = ["Authenticator"]

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """It holds one key, for one house, and signs at the page of ``origin``."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(16)
        self.used = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _said(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, flags: int, rest: bytes = b"") -> bytes:
        house = hashlib.sha256(self.host.encode()).digest()
        return house + bytes([flags | PRESENT | VERIFIED]) + self.used.to_bytes(4, "big") + rest

    def make(self, options: Any) -> dict[str, Any]:
        """The answer to a page that wants a passkey to be made."""
        point = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        rest = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        made: dict[str, Any] = {
            "fmt": "none",
            "attStmt": {},
            "authData": self._data(ATTESTED, rest),
        }
        return self._told(
            clientDataJSON=self._said("webauthn.create", options["challenge"]),
            attestationObject=cbor2.dumps(made),
        )

    def sign(self, options: Any) -> dict[str, Any]:
        """The answer to a page that wants somebody to sign in."""
        self.used += 1
        data, said = self._data(0), self._said("webauthn.get", options["challenge"])
        signed = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._told(clientDataJSON=said, authenticatorData=data, signature=signed)

    def _told(self, **parts: bytes) -> dict[str, Any]:
        key = bytes_to_base64url(self.id)
        assert base64url_to_bytes(key) == self.id
        return {
            "id": key,
            "rawId": key,
            "type": "public-key",
            "response": {name: bytes_to_base64url(part) for name, part in parts.items()},
            "clientExtensionResults": {},
        }
