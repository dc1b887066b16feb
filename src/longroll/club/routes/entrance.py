"""The entrance: what the club is, and signing in."""

from __future__ import annotations

import logging
from typing import Any

import aiosmtplib
from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from longroll.club import passkeys
from longroll.club.accounts import (
    begin_login,
    begin_session,
    browser_of,
    end_session,
    member_of,
    member_of_identity,
    use_login,
)
from longroll.club.club import Club, ClubHere, MaybeMe, Me, forget_cookie, give_cookie
from longroll.club.mail import address_in
from longroll.club.models import MemberRow
from longroll.club.profile import me_out
from longroll.club.schemas import ClubOut, CodeIn, CredentialIn, HouseOut, MailIn, SignedIn
from longroll.server.dependencies import InLanguage
from longroll.server.errors import FAULTS, Refusal
from longroll.server.limits import address_of
from longroll.server.presenters.words import house_text
from longroll.server.schemas import Language

__all__ = ["router"]

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api/club", tags=["entrance"], responses=FAULTS)


@router.get("")
async def look_in(club: ClubHere, entry: MaybeMe) -> ClubOut:
    """The club, the ways to sign in, and who is signed in."""
    me = await club.read(me_out, entry.member, club.clock()) if entry is not None else None
    houses = club.config.providers.items()
    return ClubOut(
        name=club.config.name,
        mail=club.mailer.works,
        providers=[HouseOut(key=key, name=house.name) for key, house in houses],
        guests=club.config.guests,
        me=me,
    )


async def _let_in(club: Club, request: Request, response: Response, member: str) -> SignedIn:
    """Sign a browser in, with a new session even if it had one."""
    browser = browser_of(request.headers.get("user-agent", ""))
    give_cookie(
        club.config, response, await club.write(begin_session, member, browser, club.clock())
    )
    row = await club.read(member_of, member)
    return SignedIn(id=row.id, name=row.name, named=row.named)


# --- By mail --------------------------------------------------------------------------------------


@router.post("/sign-in/mail", status_code=202)
async def ask_for_link(
    request: Request, club: ClubHere, wanted: MailIn, language: InLanguage = Language.EN
) -> None:
    """Send a sign-in link. The response does not reveal whether the address is a member's."""
    if not club.mailer.works:
        raise Refusal(409, "error-club-no-mail")
    club.spend(club.mails, address_of(request.scope))
    mail = address_in(wanted.mail)
    club.spend(club.letters, mail)
    await send_link(club, mail, None, language)


async def send_link(club: Club, mail: str, member: str | None, language: str) -> None:
    """Send a link; raises `Refusal` if there is no mail server, or it refuses."""
    if not club.mailer.works:
        raise Refusal(409, "error-club-no-mail")
    code = await club.write(begin_login, mail, member, club.clock())
    link = f"{club.config.url}/club/enter#{code}"
    kind = "mail-sign-in" if member is None else "mail-confirm"
    subject = house_text(language, f"{kind}-subject", name=club.config.name)
    text = house_text(language, f"{kind}-text", name=club.config.name, link=link)
    try:
        await club.mailer.send(mail, subject, text)
    except (OSError, aiosmtplib.SMTPException) as error:
        log.warning("the mail server %s did not take a mail: %s", club.config.mail.host, error)
        raise Refusal(503, "error-club-mail-away", after=30) from None


@router.post("/sign-in/link")
async def enter_by_link(
    request: Request,
    response: Response,
    club: ClubHere,
    entry: MaybeMe,
    said: CodeIn,
    language: InLanguage = Language.EN,
) -> SignedIn:
    """Sign in by the link of a mail. It takes a POST, so that link previews do not use it up."""
    club.spend(club.attempts, address_of(request.scope))
    here = entry.member if entry is not None else None
    member = await club.write(_by_code, said.code, language, club.clock(), here)
    return await _let_in(club, request, response, member)


def _by_code(session: Any, code: str, language: str, now: int, here: str | None) -> str:
    row: MemberRow = use_login(session, code, language, now, here)
    return row.id


# --- By passkey -----------------------------------------------------------------------------------


@router.post("/sign-in/passkey/begin")
async def begin_signing(request: Request, club: ClubHere) -> dict[str, Any]:
    """The options for signing with a passkey, in the JSON format of WebAuthn."""
    club.spend(club.attempts, address_of(request.scope))
    return await club.write(passkeys.begin_signing, club.config, club.clock())


@router.post("/sign-in/passkey")
async def enter_by_passkey(
    request: Request, response: Response, club: ClubHere, said: CredentialIn
) -> SignedIn:
    """Sign in with a passkey."""
    club.spend(club.attempts, address_of(request.scope))
    member = await club.write(passkeys.signed_by, club.config, said.credential, club.clock())
    return await _let_in(club, request, response, member)


# --- By OpenID Connect ----------------------------------------------------------------------------


@router.get("/sign-in/{provider}", response_class=RedirectResponse, status_code=302)
async def leave_for(request: Request, club: ClubHere, provider: str) -> Response:
    """Redirect to an OpenID Connect provider, which sends the browser back."""
    club.spend(club.attempts, address_of(request.scope))
    return await club.providers.leave_for(request, provider)


@router.get("/sign-in/{provider}/back", response_class=RedirectResponse, status_code=303)
async def back_from(
    request: Request, club: ClubHere, provider: str, language: InLanguage = Language.EN
) -> Response:
    """Return from a provider: signed in, or with the reason why not."""
    try:
        vouched = await club.providers.back_from(request, provider)
    except Refusal as refused:
        return RedirectResponse(f"/club/enter?fault={refused.key}", 303)
    member = await club.write(_by_identity, provider, vouched, language, club.clock())
    response = RedirectResponse("/", 303)
    await _let_in(club, request, response, member)
    return response


def _by_identity(session: Any, provider: str, vouched: Any, language: str, now: int) -> str:
    row = member_of_identity(session, provider, vouched.subject, vouched.mail, language, now)
    return row.id


@router.post("/sign-out", status_code=204)
async def sign_out(response: Response, club: ClubHere, me: Me) -> None:
    """Sign out of this browser."""
    await club.write(end_session, me.member, me.session)
    club.forget()
    forget_cookie(club, response)
