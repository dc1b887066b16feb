"""Bodies of a club's requests and responses."""

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
    """Days on which one's clocks are stopped."""

    id: str
    first: Instant
    until: Instant


class HolidayIn(_In):
    """Days on which one's clocks are to be stopped, from ``first`` to before ``until``."""

    first: Annotated[str, Field(max_length=40)]
    until: Annotated[str, Field(max_length=40)]


class MeOut(MemberOut):
    """One's own profile; `named` says whether one has chosen one's name."""

    named: bool
    mail: str | None
    language: str
    zone: str
    blocked: list[MemberOut]
    holidays: list[HolidayOut]


class HouseOut(BaseModel):
    """An OpenID Connect provider for signing in."""

    key: str
    name: str


class ClubOut(BaseModel):
    """The club; `me` is null if not signed in."""

    name: str
    mail: bool
    providers: list[HouseOut]
    guests: bool
    me: MeOut | None


class MailIn(_In):
    """An address to send a link to."""

    mail: Annotated[str, Field(min_length=3, max_length=200)]


class CodeIn(_In):
    """The secret of a link that came by mail."""

    code: Annotated[str, Field(min_length=16, max_length=100)]


class CredentialIn(_In):
    """The response of a browser's authenticator, in the JSON format of WebAuthn."""

    credential: dict[str, Any]


class PasskeyIn(CredentialIn):
    """A passkey that a browser has made, and the name that its member gives it."""

    name: Annotated[str, Field(max_length=40)] = ""


class PasskeyOut(BaseModel):
    """One's own passkey."""

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
    """The member who is signed in; `named` is false if he has yet to choose a name."""

    id: str
    name: str
    named: bool


class ProfileIn(_In):
    """Changes of one's profile; fields that are left out stay."""

    name: Annotated[str, Field(min_length=1, max_length=60)] | None = None
    language: Annotated[str, Field(max_length=10)] | None = None
    zone: Annotated[str, Field(max_length=60)] | None = None
    about: Annotated[str, Field(max_length=4000)] | None = None
