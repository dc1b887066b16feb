"""A member's own account: profile, browsers, passkeys, holidays, blocked members."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy.orm import Session

from longroll.club import passkeys
from longroll.club.accounts import (
    block,
    change_profile,
    end_session,
    member_of,
    sessions_of,
    unblock,
)
from longroll.club.club import ClubHere, Me, forget_cookie
from longroll.club.holidays import add_holiday, drop_holiday
from longroll.club.mail import address_in
from longroll.club.members import members_named
from longroll.club.play import refresh_deadlines
from longroll.club.profile import erase, exported, me_out, member_out
from longroll.club.routes.entrance import send_link
from longroll.club.schemas import (
    HolidayIn,
    MailIn,
    MemberOut,
    MeOut,
    PasskeyIn,
    PasskeyOut,
    ProfileIn,
    SessionOut,
)
from longroll.club.times import instant, moment
from longroll.server.dependencies import InLanguage
from longroll.server.errors import FAULTS
from longroll.server.schemas import Language

__all__ = ["router"]

router = APIRouter(prefix="/api/club", tags=["account"], responses=FAULTS)
Id = Annotated[str, Path(alias="id", max_length=400)]


# --- Profile --------------------------------------------------------------------------------------


@router.get("/me")
async def look(club: ClubHere, me: Me) -> MeOut:
    """One's own profile."""
    return await club.read(me_out, me.member, club.clock())


@router.patch("/me")
async def change(club: ClubHere, me: Me, wanted: ProfileIn) -> MeOut:
    """Change one's profile."""
    await club.write(change_profile, me.member, **wanted.model_dump(exclude_none=True))
    return await club.read(me_out, me.member, club.clock())


@router.post("/me/mail", status_code=202)
async def change_mail(
    club: ClubHere, me: Me, wanted: MailIn, language: InLanguage = Language.EN
) -> None:
    """Send a link to a new address; opening it changes one's address."""
    mail = address_in(wanted.mail)
    club.spend(club.letters, mail)
    await send_link(club, mail, me.member, language)


@router.get("/me/export")
async def export(club: ClubHere, me: Me) -> dict[str, Any]:
    """All stored data about oneself."""
    return await club.read(exported, me.member, club.clock())


@router.delete("/me", status_code=204)
async def leave(response: Response, club: ClubHere, me: Me) -> None:
    """Leave the club for ever: one's games remain readable, without one's name."""
    for game in await club.write(erase, me.member):
        club.tables.reopen(game)
    club.forget()
    forget_cookie(club, response)


# --- Browsers and passkeys ------------------------------------------------------------------------


@router.get("/me/sessions")
async def browsers(club: ClubHere, me: Me) -> list[SessionOut]:
    """The browsers in which one is signed in."""
    return [
        SessionOut(
            id=one.id,
            browser=one.browser,
            since=instant(one.created),
            seen=instant(one.seen),
            here=one.id == me.session,
        )
        for one in await club.read(sessions_of, me.member)
    ]


@router.delete("/me/sessions/{id}", status_code=204)
async def sign_out_there(club: ClubHere, me: Me, one: Id) -> None:
    """Sign out of a browser; of all of them with the id `all`."""
    await club.write(end_session, me.member, None if one == "all" else one)
    club.forget()


@router.get("/me/passkeys")
async def list_passkeys(club: ClubHere, me: Me) -> list[PasskeyOut]:
    """One's passkeys."""
    return [
        PasskeyOut(id=one.credential, name=one.name, since=instant(one.created))
        for one in await club.read(passkeys.passkeys_of, me.member)
    ]


@router.post("/me/passkeys/begin")
async def begin_passkey(club: ClubHere, me: Me) -> dict[str, Any]:
    """The options for making a passkey, in the JSON format of WebAuthn."""
    return await club.write(passkeys.begin_passkey, club.config, me.member, club.clock())


@router.post("/me/passkeys", status_code=201)
async def add_passkey(club: ClubHere, me: Me, made: PasskeyIn) -> PasskeyOut:
    """Store a passkey that a browser has made."""
    row = await club.write(
        passkeys.add_passkey, club.config, me.member, made.credential, made.name, club.clock()
    )
    return PasskeyOut(id=row.credential, name=row.name, since=instant(row.created))


@router.delete("/me/passkeys/{id}", status_code=204)
async def drop_passkey(club: ClubHere, me: Me, one: Id) -> None:
    """Delete a passkey."""
    await club.write(passkeys.drop_passkey, me.member, one)


# --- Holidays -------------------------------------------------------------------------------------


@router.post("/me/holidays", status_code=201)
async def take_days_off(club: ClubHere, me: Me, wanted: HolidayIn) -> MeOut:
    """Take days off, on which one's clocks are stopped."""
    first, until = moment(wanted.first), moment(wanted.until)
    await club.write(_take_off, me.member, first, until, club.clock())
    return await club.read(me_out, me.member, club.clock())


@router.delete("/me/holidays/{id}")
async def come_back(club: ClubHere, me: Me, one: Id) -> MeOut:
    """End a holiday early, or cancel it."""
    await club.write(_come_back, me.member, one, club.clock())
    return await club.read(me_out, me.member, club.clock())


def _take_off(session: Session, member: str, first: int, until: int, now: int) -> None:
    add_holiday(session, member, first, until, now)
    refresh_deadlines(session, member)


def _come_back(session: Session, member: str, holiday: str, now: int) -> None:
    drop_holiday(session, member, holiday, now)
    refresh_deadlines(session, member)


# --- Others ---------------------------------------------------------------------------------------


@router.get("/members")
async def find_members(
    club: ClubHere, me: Me, name: Annotated[str, Query(min_length=1, max_length=60)]
) -> list[MemberOut]:
    """Members whose names begin with `name`."""
    assert me.member
    return [member_out(one) for one in await club.read(members_named, name)]


@router.get("/members/{id}")
async def look_at(club: ClubHere, me: Me, one: Id) -> MemberOut:
    """The profile of a member."""
    assert me.member
    return member_out(await club.read(member_of, one))


@router.put("/me/blocked/{id}")
async def block_member(club: ClubHere, me: Me, one: Id) -> MeOut:
    """Block a member."""
    await club.write(block, me.member, one)
    return await club.read(me_out, me.member, club.clock())


@router.delete("/me/blocked/{id}")
async def unblock_member(club: ClubHere, me: Me, one: Id) -> MeOut:
    """Unblock a member."""
    await club.write(unblock, me.member, one)
    return await club.read(me_out, me.member, club.clock())
