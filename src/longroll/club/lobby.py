"""Invitations: a game is offered, its seats are taken one by one, and with the last it begins."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, func, or_, select
from sqlalchemy.orm import Session

from longroll.bots import BOTS
from longroll.club.accounts import DAY, HOUR, blocked_between, member_of
from longroll.club.ids import new_id
from longroll.club.models import BlockRow
from longroll.club.models_play import ClubGameRow, ClubSeatRow, InvitationRow
from longroll.club.play import Rules
from longroll.engine.game import check_options
from longroll.engine.title import Title, TitleError, get_title
from longroll.server.errors import Refusal
from longroll.table import HUMAN
from longroll.table.models import GameRow
from longroll.table.seats import hash_token
from longroll.table.talk import plain

__all__ = ["Offer", "Start", "chosen_game", "decline", "invitation_of", "invite", "open_to"]
__all__ += ["rematch_of", "seat_down", "start_of", "withdraw"]

GOOD: Final = 60 * DAY
"""Lifetime of an invitation."""
MOST: Final = 20
"""Maximum number of open invitations of one member."""
LISTED: Final = 200
LONGEST_CLOCK: Final = 400 * DAY
SHORTEST_CLOCK: Final = HOUR // 60
LONGEST_NOTE: Final = 300


class Offer(NamedTuple):
    """A game that a member wants to play.

    ``seats`` says for each seat: ``me``, ``open``, ``bot:NAME``, or the id of an invited member.
    """

    title: str
    scenario: str
    options: tuple[str, ...] | None
    seats: Mapping[str, str]
    rules: Rules
    private: bool = False
    note: str = ""


class Start(NamedTuple):
    """A game whose seats are all taken, ready to begin."""

    title: str
    scenario: str
    options: tuple[str, ...]
    bots: Mapping[str, str]
    members: Mapping[str, str]
    host: str | None
    rules: Rules


def chosen_game(
    key: str, scenario: str, options: tuple[str, ...] | None
) -> tuple[Title, str, tuple[str, ...]]:
    """A title, its scenario (the first if none is named) and options; raises `Refusal`."""
    try:
        title = get_title(key)
        scenario = scenario or title.info.scenarios[0].key
        return title, scenario, check_options(title, scenario, options)
    except TitleError as error:
        raise Refusal(422, "error-no-game", detail=str(error)) from None


def invite(
    session: Session, host: str, offer: Offer, now: int, again: str | None = None
) -> tuple[InvitationRow, str]:
    """Offer a game; returns the invitation and the secret of its link. Raises `Refusal`."""
    session.execute(delete(InvitationRow).where(InvitationRow.expires < now))
    standing = select(func.count()).where(InvitationRow.host == host)
    if (session.scalar(standing) or 0) >= MOST:
        raise Refusal(409, "error-club-invitations", count=MOST)
    title, scenario, options = chosen_game(offer.title, offer.scenario, offer.options)
    seats = _seats(session, title.seats(options), host, offer)
    _check(offer.rules, seats)
    secret = secrets.token_urlsafe(24)
    row = InvitationRow(
        id=new_id(),
        host=host,
        title=offer.title,
        scenario=scenario,
        options=list(options),
        seats=seats,
        bank=offer.rules.bank,
        per_turn=offer.rules.per_turn,
        rated=offer.rules.rated,
        watched=offer.rules.watched,
        private=offer.private,
        link=hash_token(secret),
        note=plain(offer.note, lines=True)[:LONGEST_NOTE],
        again=again,
        created=now,
        expires=now + GOOD,
    )
    session.add(row)
    session.flush()
    return row, secret


def _seats(
    session: Session, known: Sequence[str], host: str, offer: Offer
) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for seat in offer.seats:
        if seat not in known:
            raise Refusal(422, "error-no-seat", name=seat)
    for seat in known:
        said = offer.seats.get(seat, "open")
        if said == "me":
            found[seat] = {"member": host}
        elif said == "open":
            found[seat] = {}
        elif said.startswith("bot:"):
            bot = said.removeprefix("bot:")
            if bot not in BOTS:
                raise Refusal(422, "error-no-bot", name=bot)
            found[seat] = {"bot": bot}
        else:
            other = member_of(session, said)
            if other.id == host or blocked_between(session, host, other.id):
                raise Refusal(409, "error-club-not-invited")
            found[seat] = {"invited": other.id}
    return found


def _check(rules: Rules, seats: Mapping[str, Mapping[str, Any]]) -> None:
    humans = [one for one in seats.values() if "bot" not in one]
    own = sum("member" in one for one in humans)
    if own != 1:
        raise Refusal(422, "error-club-no-own-seat" if not own else "error-club-one-seat")
    if rules.rated and (len(seats) != 2 or len(humans) != 2):
        raise Refusal(422, "error-club-unrated")
    if rules.bank is None:
        if rules.per_turn:
            raise Refusal(422, "error-club-clock")
        return
    if not SHORTEST_CLOCK <= rules.bank <= LONGEST_CLOCK or not (
        0 <= rules.per_turn <= LONGEST_CLOCK
    ):
        raise Refusal(422, "error-club-clock")


def start_of(row: InvitationRow) -> Start | None:
    """The game of an invitation; None while a seat is free."""
    if any("bot" not in one and "member" not in one for one in row.seats.values()):
        return None
    return Start(
        row.title,
        row.scenario,
        tuple(row.options),
        {seat: str(one.get("bot", HUMAN)) for seat, one in row.seats.items()},
        {seat: str(one["member"]) for seat, one in row.seats.items() if "member" in one},
        row.host,
        Rules(row.bank, row.per_turn, row.rated, row.watched),
    )


def open_to(session: Session, member: str, now: int) -> list[InvitationRow]:
    """The invitations listed for ``member``, the newest first."""
    avoided = [
        *session.scalars(select(BlockRow.other).where(BlockRow.member == member)),
        *session.scalars(select(BlockRow.member).where(BlockRow.other == member)),
    ]
    query = (
        select(InvitationRow)
        .where(InvitationRow.expires >= now, InvitationRow.host.not_in(avoided))
        .order_by(InvitationRow.created.desc(), InvitationRow.id)
        .limit(5 * LISTED)
    )
    rows = [row for row in session.scalars(query) if not row.private or _concerns(row, member)]
    return rows[:LISTED]


def _concerns(row: InvitationRow, member: str) -> bool:
    named = [one.get("member", one.get("invited")) for one in row.seats.values()]
    return member == row.host or member in named


def invitation_of(session: Session, key: str, member: str, link: str, now: int) -> InvitationRow:
    """An invitation that ``member`` may see, or has the link of; raises `Refusal`."""
    known = or_(InvitationRow.id == key, InvitationRow.link == hash_token(link))
    row = session.scalar(select(InvitationRow).where(known).with_for_update())
    if row is None or row.expires < now:
        raise Refusal(404, "error-club-no-invitation")
    has_link = bool(link) and row.link == hash_token(link)
    hidden = row.private and not _concerns(row, member) and not has_link
    if hidden or blocked_between(session, row.host, member):
        raise Refusal(404, "error-club-no-invitation")
    return row


def seat_down(
    session: Session, key: str, member: str, seat: str, link: str, now: int
) -> Start | None:
    """Take a seat; returns the game to begin if it was the last. Raises `Refusal`."""
    row = invitation_of(session, key, member, link, now)
    if seat not in row.seats:
        raise Refusal(422, "error-no-seat", name=seat)
    free = row.seats[seat]
    if "bot" in free or "member" in free or free.get("invited", member) != member:
        raise Refusal(409, "error-club-seat-taken")
    sitting = [str(one["member"]) for one in row.seats.values() if "member" in one]
    if member in sitting:  # he would see only one of the seats
        raise Refusal(409, "error-club-against-oneself")
    if any(blocked_between(session, member, other) for other in sitting if other != member):
        raise Refusal(409, "error-club-not-invited")
    row.seats = {**row.seats, seat: {"member": member}}
    session.flush()
    start = start_of(row)
    if start is not None:
        session.delete(row)
    return start


def decline(session: Session, key: str, member: str, now: int) -> None:
    """Leave a game that has not begun, or turn an invitation down; raises `Refusal`."""
    row = invitation_of(session, key, member, "", now)
    if row.host == member:
        raise Refusal(409, "error-club-own-invitation")
    row.seats = {
        seat: {} if member in (one.get("member"), one.get("invited")) else one
        for seat, one in row.seats.items()
    }
    if row.private and not any("invited" in one for one in row.seats.values()):
        session.delete(row)  # nobody is invited any more


def withdraw(session: Session, key: str, member: str, now: int) -> None:
    """Withdraw one's own invitation; raises `Refusal`."""
    row = invitation_of(session, key, member, "", now)
    if row.host != member:
        raise Refusal(403, "error-club-not-host")
    session.delete(row)


def rematch_of(session: Session, game: str, member: str) -> Offer:
    """An offer of the same game with the sides exchanged; raises `Refusal`."""
    row, old = session.get(ClubGameRow, game), session.get(GameRow, game)
    rows = list(session.scalars(select(ClubSeatRow).where(ClubSeatRow.game == game)))
    own = [one for one in rows if one.member == member]
    if row is None or old is None or not own:
        raise Refusal(404, "error-no-table", name=game)
    if not old.over:
        raise Refusal(409, "error-not-over")
    people = [one for one in rows if old.seats[one.seat] == HUMAN]
    turned = [*people[1:], *people[:1]] if len(people) > 1 else people
    seats = {one.seat: f"bot:{old.seats[one.seat]}" for one in rows if one not in people}
    for seat, whose in zip(people, turned, strict=True):
        seats[seat.seat] = "me" if whose.member == member else whose.member or "open"
    rules = Rules(row.bank, row.per_turn, row.rated, row.watched)
    return Offer(old.title, old.scenario, tuple(old.options), seats, rules, private=True)
