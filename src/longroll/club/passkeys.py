"""Passkeys (WebAuthn): a browser proves that it holds a member's key, which never leaves it."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from longroll.club.accounts import MINUTE, handle_of, member_of
from longroll.club.config import ClubConfig
from longroll.club.models import ChallengeRow, PasskeyRow
from longroll.server.errors import Refusal
from longroll.table.seats import hash_token
from longroll.table.talk import plain

__all__ = ["add_passkey", "begin_passkey", "begin_signing", "drop_passkey", "passkeys_of"]
__all__ += ["signed_by"]

PATIENCE: Final = 5 * MINUTE
"""Lifetime of a challenge."""
MOST: Final = 20
"""Maximum number of passkeys of a member."""


def passkeys_of(session: Session, member: str) -> list[PasskeyRow]:
    """The passkeys of a member, the oldest first."""
    query = select(PasskeyRow).where(PasskeyRow.member == member).order_by(PasskeyRow.created)
    return list(session.scalars(query))


def begin_passkey(session: Session, config: ClubConfig, member: str, now: int) -> dict[str, Any]:
    """The options with which a browser makes a passkey for ``member``; raises `Refusal`."""
    row, known = member_of(session, member), passkeys_of(session, member)
    if len(known) >= MOST:
        raise Refusal(409, "error-club-passkeys", count=MOST)
    options = generate_registration_options(
        rp_id=config.host,
        rp_name=config.name,
        user_id=handle_of(member),
        user_name=row.name,
        user_display_name=row.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential)) for one in known
        ],
    )
    _promise(session, options.challenge, member, now)
    made: dict[str, Any] = json.loads(options_to_json(options))
    return made


def add_passkey(
    session: Session,
    config: ClubConfig,
    member: str,
    credential: dict[str, Any],
    name: str,
    now: int,
) -> PasskeyRow:
    """Store the passkey that a browser has made; raises `Refusal`."""
    challenge = _redeem(session, credential, member, now)
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=config.host,
            expected_origin=config.url,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refusal(403, "error-club-passkey") from None
    key = bytes_to_base64url(made.credential_id)
    if session.get(PasskeyRow, key) is not None:
        raise Refusal(409, "error-club-passkey")
    row = PasskeyRow(
        credential=key,
        member=member,
        key=made.credential_public_key,
        used=made.sign_count,
        name=plain(name)[:40] or "Passkey",
        created=now,
    )
    session.add(row)
    return row


def begin_signing(session: Session, config: ClubConfig, now: int) -> dict[str, Any]:
    """The options with which a browser signs in by any passkey that it holds."""
    options = generate_authentication_options(
        rp_id=config.host, user_verification=UserVerificationRequirement.PREFERRED
    )
    _promise(session, options.challenge, None, now)
    made: dict[str, Any] = json.loads(options_to_json(options))
    return made


def signed_by(session: Session, config: ClubConfig, credential: dict[str, Any], now: int) -> str:
    """The member whose passkey made a signature; raises `Refusal`."""
    challenge = _redeem(session, credential, None, now)
    row = session.get(PasskeyRow, str(credential.get("id", "")))
    if row is None:
        raise Refusal(403, "error-club-passkey")
    try:
        signed = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=config.host,
            expected_origin=config.url,
            credential_public_key=row.key,
            credential_current_sign_count=row.used,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refusal(403, "error-club-passkey") from None
    row.used = signed.new_sign_count
    return row.member


def drop_passkey(session: Session, member: str, credential: str) -> None:
    """Delete a passkey of a member; raises `Refusal` if it is not his."""
    row = session.get(PasskeyRow, credential)
    if row is None or row.member != member:
        raise Refusal(404, "error-club-passkey-unknown")
    session.delete(row)


def _promise(session: Session, challenge: bytes, member: str | None, now: int) -> None:
    session.execute(delete(ChallengeRow).where(ChallengeRow.expires < now))
    key = hash_token(bytes_to_base64url(challenge))
    session.add(ChallengeRow(hash=key, member=member, expires=now + PATIENCE))


def _redeem(session: Session, credential: dict[str, Any], member: str | None, now: int) -> bytes:
    """The challenge that was signed; raises `Refusal` if it is unknown or was used before."""
    try:
        told = json.loads(base64url_to_bytes(str(credential["response"]["clientDataJSON"])))
        challenge = str(told["challenge"])
        given = base64url_to_bytes(challenge)
    except (KeyError, TypeError, ValueError, RecursionError):
        raise Refusal(422, "error-club-passkey") from None
    spent = (
        delete(ChallengeRow)
        .where(ChallengeRow.hash == hash_token(challenge), ChallengeRow.expires >= now)
        .returning(ChallengeRow.member)
    )
    found = session.execute(spent).first()
    if found is None or found[0] != member:
        raise Refusal(403, "error-club-passkey")
    return given
