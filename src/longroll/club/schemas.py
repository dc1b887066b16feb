"""What a club says and is told over HTTP: bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

__all__ = ["ClubOut", "CodeIn", "CredentialIn", "HolidayIn", "HolidayOut", "HouseOut", "MailIn"]
__all__ += ["MeOut", "MemberOut", "PasskeyIn", "PasskeyOut", "ProfileIn", "SessionOut", "SignedIn"]

Instant = Annotated[str, Field(description="A time, as in 2026-11-26T22:51:57.000Z.")]


class _In(BaseModel):
    model_config = ConfigDict(extra="forbid")


class MemberOut(BaseModel):
    """A member as all members see him."""

    id: str
    name: str
    about: str
    since: Instant


class HolidayOut(BaseModel):
    """Days on which one's clocks stand still."""

    id: str
    first: Instant
    until: Instant


class HolidayIn(_In):
    """Days on which one's clocks shall stand still, from ``first`` to before ``until``."""

    first: Annotated[str, Field(max_length=40)]
    until: Annotated[str, Field(max_length=40)]


class MeOut(MemberOut):
    """A member as he sees himself; `named` says whether he has chosen his name."""

    named: bool
    mail: str | None
    language: str
    zone: str
    blocked: list[MemberOut]
    holidays: list[HolidayOut]


class HouseOut(BaseModel):
    """Another house by which one can sign in."""

    key: str
    name: str


class ClubOut(BaseModel):
    """The club as whoever comes in finds it; `me` is null for who is not signed in."""

    name: str
    mail: bool
    providers: list[HouseOut]
    guests: bool
    me: MeOut | None


class MailIn(_In):
    """An address to which a link is to be sent."""

    mail: Annotated[str, Field(min_length=3, max_length=200)]


class CodeIn(_In):
    """The secret of a link that came by mail."""

    code: Annotated[str, Field(min_length=16, max_length=100)]


class CredentialIn(_In):
    """What a browser's authenticator has said, as WebAuthn writes it in JSON."""

    credential: dict[str, Any]


class PasskeyIn(CredentialIn):
    """A passkey that a browser has made, and how its member calls it."""

    name: Annotated[str, Field(max_length=40)] = ""


class PasskeyOut(BaseModel):
    """A passkey of one's own."""

    id: str
    name: str
    since: Instant


class SessionOut(BaseModel):
    """A browser in which one is signed in; `here` says that it is this one."""

    id: str
    browser: str
    since: Instant
    seen: Instant
    here: bool


class SignedIn(BaseModel):
    """Whom one has signed in as; `named` is false for a member who has yet to choose a name."""

    id: str
    name: str
    named: bool


class ProfileIn(_In):
    """What is to change about oneself; what is left out stays."""

    name: Annotated[str, Field(min_length=1, max_length=60)] | None = None
    language: Annotated[str, Field(max_length=10)] | None = None
    zone: Annotated[str, Field(max_length=60)] | None = None
    about: Annotated[str, Field(max_length=4000)] | None = None
