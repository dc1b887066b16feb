"""Members: accounts, sign-in and sessions.

Functions here take a database session. There are no passwords: a member signs in by a link that is
sent to his address, by a passkey, or by an OpenID Connect provider.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final, NamedTuple
from zoneinfo import available_timezones

from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from longroll.club.ids import new_id
from longroll.club.models import (
    ApiKeyRow,
    BlockRow,
    IdentityRow,
    LoginRow,
    MemberRow,
    SessionRow,
)
from longroll.club.notices.channels import tell_by_mail
from longroll.server.errors import Refusal
from longroll.table.seats import hash_token
from longroll.table.talk import plain
from longroll.words import LANGUAGES

__all__ = ["DAY", "HOUR", "LOGIN", "MINUTE", "Entry", "begin_login", "begin_session", "block"]
__all__ += ["blocked_between", "change_profile", "end_session", "enter", "folded", "member_of"]
__all__ += ["member_of_identity", "member_of_mail", "opens_something", "sessions_of", "unblock"]
__all__ += ["use_login"]

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LOGIN: Final = 20 * MINUTE
"""Lifetime of a link in a mail."""
SESSION: Final = 60 * DAY
"""Lifetime of a session that is not used."""
ROTATION: Final = DAY
"""Age at which a session gets a new secret."""
OVERLAP: Final = MINUTE
"""Time for which the previous secret stays valid."""
SEEN: Final = 10 * MINUTE
"""Interval at which a member's last visit is recorded."""
LONGEST_NAME: Final = 30
LONGEST_ABOUT: Final = 2000


def folded(name: str) -> str:
    """A name normalised for comparison: without case, accents and invisible characters.

    >>> folded("J\u00e9b  Stuart") == folded("jeb stuart")
    True
    """
    spread = unicodedata.normalize("NFKD", plain(name)).casefold()
    return " ".join("".join(one for one in spread if not unicodedata.combining(one)).split())


# --- Becoming a member ----------------------------------------------------------------------------


def _new_member(session: Session, mail: str | None, language: str, now: int) -> MemberRow:
    while True:
        name = f"Volunteer {secrets.randbelow(90_000) + 10_000}"
        if session.scalar(select(MemberRow.id).where(MemberRow.folded == folded(name))) is None:
            break
    member = MemberRow(
        id=new_id(),
        name=name,
        folded=folded(name),
        named=False,
        mail=mail,
        language=language,
        zone="UTC",
        about="",
        created=now,
        seen=now,
    )
    session.add(member)
    session.flush()
    if mail is not None:
        tell_by_mail(session, member.id, now)
    return member


def begin_login(session: Session, mail: str, member: str | None, now: int) -> str:
    """The secret of a sign-in link for ``mail``, or to make ``mail`` the address of ``member``."""
    session.execute(delete(LoginRow).where(LoginRow.expires < now))
    code = secrets.token_urlsafe(32)
    row = LoginRow(hash=hash_token(code), mail=mail.lower(), member=member, expires=now + LOGIN)
    session.add(row)
    return code


def use_login(
    session: Session, code: str, language: str, now: int, here: str | None = None
) -> MemberRow:
    """The member whom a link signs in, created if new; the link is used up. Raises `Refusal`.

    ``here`` is the member who is signed in in that browser. A link that changes an address works
    only
    there: otherwise the owner of the address would get into another member's account.
    """
    row = session.get(LoginRow, hash_token(code))
    spent = delete(LoginRow).where(LoginRow.hash == hash_token(code)).returning(LoginRow.hash)
    if row is None or session.scalar(spent) is None or row.expires < now:
        raise Refusal(403, "error-club-link")
    if row.member is None:
        return member_of_mail(session, row.mail, language, now)
    if row.member != here:
        raise Refusal(403, "error-club-link-elsewhere")
    member = session.get_one(MemberRow, row.member)
    holder = session.scalar(select(MemberRow.id).where(MemberRow.mail == row.mail))
    if holder not in (None, member.id):
        raise Refusal(409, "error-club-mail-taken")
    member.mail = row.mail
    tell_by_mail(session, member.id, now)
    return member


def member_of_mail(session: Session, mail: str, language: str, now: int) -> MemberRow:
    """The member with this address, created if there is none."""
    found = session.scalar(select(MemberRow).where(MemberRow.mail == mail.lower()))
    return found or _new_member(session, mail.lower(), language, now)


def member_of_identity(
    session: Session, provider: str, subject: str, mail: str | None, language: str, now: int
) -> MemberRow:
    """The member whom ``provider`` knows as ``subject``, created if new.

    ``mail`` is his address if the provider has verified it: then an existing member with this
    address is used.
    """
    row = session.get(IdentityRow, (provider, subject))
    if row is not None:
        return session.get_one(MemberRow, row.member)
    found = select(MemberRow).where(MemberRow.mail == mail.lower()) if mail else None
    member = session.scalar(found) if found is not None else None
    if member is None:
        member = _new_member(session, mail.lower() if mail else None, language, now)
    session.add(IdentityRow(provider=provider, subject=subject, member=member.id, created=now))
    return member


# --- Browsers -------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """Whom a request speaks for; ``renewed`` is the browser's new secret, if any.

    ``scopes`` limits what a program may do; None for a browser, which may do everything.
    """

    member: str
    session: str
    renewed: str = ""
    scopes: frozenset[str] | None = None


def begin_session(session: Session, member: str, browser: str, now: int) -> str:
    """The secret of a new session of ``member``."""
    session.execute(delete(SessionRow).where(SessionRow.expires < now))
    token = secrets.token_urlsafe(32)
    session.add(
        SessionRow(
            hash=hash_token(token),
            previous=None,
            id=new_id(),
            member=member,
            browser=plain(browser)[:120],
            created=now,
            rotated=now,
            seen=now,
            expires=now + SESSION,
        )
    )
    return token


def enter(session: Session, token: str, now: int, *, renews: bool = True) -> Entry | None:
    """The entry for the secret of a browser; None if it is invalid.

    May write: a secret that is a day old is replaced if ``renews``. The old one stays valid until
    the new one has been used, and a minute longer.
    """
    key = hash_token(token)
    known = or_(SessionRow.hash == key, SessionRow.previous == key)
    row = session.scalar(select(SessionRow).where(known))
    if row is None or row.expires < now:
        return None
    if row.hash != key:
        if row.rotated + OVERLAP >= now or not renews:
            return Entry(row.member, row.id)
        # The response with the new secret was lost: it was never used.
        return _renewed(session, row, key, now)
    if row.previous is not None and row.rotated + OVERLAP < now:
        row.previous = None
    if row.seen + SEEN < now:
        row.seen, row.expires = now, now + SESSION
        session.get_one(MemberRow, row.member).seen = now
    if row.rotated + ROTATION >= now or not renews:
        return Entry(row.member, row.id)
    return _renewed(session, row, key, now)


def opens_something(session: Session, key: str) -> bool:
    """Whether a session or an API key has this hash."""
    known = or_(SessionRow.hash == key, SessionRow.previous == key)
    sessions = select(SessionRow.id).where(known)
    programs = select(ApiKeyRow.id).where(ApiKeyRow.hash == key)
    return session.scalar(select(or_(sessions.exists(), programs.exists()))) is True


def _renewed(session: Session, row: SessionRow, key: str, now: int) -> Entry:
    """Replace the secret of a session."""
    renewed = secrets.token_urlsafe(32)
    change = (
        update(SessionRow)
        .where(SessionRow.id == row.id, SessionRow.rotated == row.rotated)
        .values(previous=key, hash=hash_token(renewed), rotated=now)
        .returning(SessionRow.id)
    )
    first = session.scalar(change) is not None  # only one of two concurrent requests renews
    return Entry(row.member, row.id, renewed if first else "")


def sessions_of(session: Session, member: str) -> list[SessionRow]:
    """The sessions of ``member``, the last used first."""
    query = select(SessionRow).where(SessionRow.member == member)
    return list(session.scalars(query.order_by(SessionRow.seen.desc())))


def end_session(session: Session, member: str, one: str | None) -> None:
    """End one session of ``member``, or all."""
    query = delete(SessionRow).where(SessionRow.member == member)
    session.execute(query if one is None else query.where(SessionRow.id == one))


# --- Profile --------------------------------------------------------------------------------------


def member_of(session: Session, member: str) -> MemberRow:
    """The row of a member; raises `Refusal` if there is none."""
    row = session.get(MemberRow, member)
    if row is None:
        raise Refusal(404, "error-club-no-member")
    return row


def change_profile(
    session: Session,
    member: str,
    *,
    name: str | None = None,
    language: str | None = None,
    zone: str | None = None,
    about: str | None = None,
) -> MemberRow:
    """Change the given fields; raises `Refusal`, and then changes nothing."""
    row = member_of(session, member)
    if name is not None:
        kept = plain(name)[:LONGEST_NAME].strip()
        if len(folded(kept)) < 2:
            raise Refusal(422, "error-club-name-short")
        query = select(MemberRow.id).where(MemberRow.folded == folded(kept))
        if session.scalar(query) not in (None, member):
            raise Refusal(409, "error-club-name-taken")
        row.name, row.folded, row.named = kept, folded(kept), True
    if language is not None:
        if language not in LANGUAGES:
            raise Refusal(422, "error-club-language")
        row.language = language
    if zone is not None:
        if zone not in available_timezones():
            raise Refusal(422, "error-club-zone", name=zone)
        row.zone = zone
    if about is not None:
        row.about = plain(about, lines=True)[:LONGEST_ABOUT]
    try:
        session.flush()
    except IntegrityError:  # another member took it first
        raise Refusal(409, "error-club-name-taken") from None
    return row


def block(session: Session, member: str, other: str) -> None:
    """Block ``other``; raises `Refusal`."""
    if member == other:
        raise Refusal(422, "error-club-block-self")
    member_of(session, other)
    session.merge(BlockRow(member=member, other=other))


def unblock(session: Session, member: str, other: str) -> None:
    """Unblock ``other``."""
    session.execute(delete(BlockRow).where(BlockRow.member == member, BlockRow.other == other))


def blocked_between(session: Session, one: str, other: str) -> bool:
    """Whether one of the two has blocked the other."""
    pairs = ((one, other), (other, one))
    return any(session.get(BlockRow, pair) is not None for pair in pairs)


def browser_of(agent: str) -> str:
    """A short name of a browser, by its User-Agent.

    >>> browser_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    browsers = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
    systems = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
    found = next((name for name in browsers if f"{name}/" in agent), "")
    system = next((name for name in systems if name in agent), "")
    named = {"Edg": "Edge", "OPR": "Opera"}.get(found, found)
    return ", ".join(part for part in (named, system) if part) or agent[:60] or "?"


def handle_of(member: str) -> bytes:
    """The user handle for authenticators: bytes that reveal nothing about the member."""
    return hashlib.sha256(f"longroll member {member}".encode()).digest()
