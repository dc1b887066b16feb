"""The configuration of a club, from its file and environment variables.

Every setting of the file can be given as ``LONGROLL_CLUB__SECTION__NAME`` instead, which takes
precedence: so secrets need not be in the file. ``docs/examples/club.toml`` explains each setting.
"""

from __future__ import annotations

import os
from email.headerregistry import Address
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from longroll.words import LANGUAGES

__all__ = ["ClubConfig", "ConfigError", "Mail", "Provider", "read_config"]

PREFIX: Final = "LONGROLL_CLUB__"
"""The prefix of the environment variables."""
_LOCAL: Final = ("localhost", "127.0.0.1", "[::1]", "::1")


class ConfigError(ValueError):
    """An invalid configuration: one line for each fault, with its remedy."""


class _Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Mail(_Section):
    """How mails are sent.

    Attributes:
        host, port: of the SMTP server; without one no mails are sent.
        user, password: the credentials, if it needs any.
        security: ``starttls``, ``tls`` from the beginning, or ``none`` (on this machine only).
        sender: the address in the From header.
    """

    host: str = ""
    port: Annotated[int, Field(ge=1, le=65535)] = 587
    user: str = ""
    password: SecretStr = SecretStr("")
    security: Annotated[str, Field(pattern="^(starttls|tls|none)$")] = "starttls"
    sender: Annotated[str, Field(max_length=200)] = ""


class Provider(_Section):
    """An OpenID Connect provider.

    Attributes:
        name: the label of the button.
        issuer: its URL; ``/.well-known/openid-configuration`` below it gives the rest.
        client_id, client_secret: the club's credentials there.
    """

    name: Annotated[str, Field(min_length=1, max_length=40)]
    issuer: Annotated[str, Field(pattern=r"^https?://")]
    client_id: Annotated[str, Field(min_length=1)]
    client_secret: SecretStr = SecretStr("")


class ClubConfig(BaseSettings):
    """A club.

    Attributes:
        name: its name.
        url: the address under which browsers find it. Links in mails, cookies and passkeys are
            bound to it.
        language: for those who have not chosen one.
        guests: whether people without an account may play by a link, as at home.
        secret: signs what browsers hold for some minutes; generated if left out.
        moderators: mail addresses that get reports of chat messages.
        mail: how mails are sent.
        providers: OpenID Connect providers for signing in, by key.
        jobs: where background work (bots, analyses, notices) is done: in each server (``here``), or
            on PostgreSQL in workers (``longroll club work``; ``elsewhere``).
        logs: ``text`` for people, or ``json`` for programs, including requests by route.
        private_hooks: whether webhooks and pushes may go to private networks: for a club inside
            one.
        metrics: addresses that may read the metrics, at ``/api/club/metrics``.
        proxies: addresses of proxies that are trusted to name a request's origin.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_nested_delimiter="__", extra="forbid", frozen=True
    )
    file: ClassVar[Path | None] = None

    name: Annotated[str, Field(min_length=1, max_length=60)] = "Long Roll"
    url: str
    language: str = "en"
    guests: bool = True
    secret: SecretStr = SecretStr("")
    moderators: Annotated[tuple[str, ...], Field(max_length=20)] = ()
    mail: Mail = Mail()
    providers: dict[Annotated[str, Field(pattern="^[a-z][a-z0-9-]{0,30}$")], Provider] = {}
    jobs: Literal["here", "elsewhere"] = "here"
    logs: Literal["text", "json"] = "text"
    private_hooks: bool = False
    metrics: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()

    @field_validator("url")
    @classmethod
    def _url(cls, url: str) -> str:
        parts = urlsplit(url)
        if parts.scheme not in {"http", "https"} or not parts.hostname:
            raise ValueError("write the whole address, as in https://club.example.org")
        if parts.scheme == "http" and parts.hostname not in _LOCAL:
            raise ValueError("passkeys and cookies need https, except on this machine")
        if parts.path.strip("/") or parts.query or parts.fragment:
            raise ValueError("leave out what follows the host: a club has a host of its own")
        return f"{parts.scheme}://{parts.netloc}"

    @field_validator("language")
    @classmethod
    def _language(cls, language: str) -> str:
        if language not in LANGUAGES:
            raise ValueError(f"choose one of {', '.join(LANGUAGES)}")
        return language

    @field_validator("moderators")
    @classmethod
    def _moderators(cls, moderators: tuple[str, ...]) -> tuple[str, ...]:
        for one in moderators:
            if not _is_address(one):
                raise ValueError(f"{one!r} is not a mail address, as chair@example.org is")
        return moderators

    @field_validator("proxies")
    @classmethod
    def _proxies(cls, proxies: tuple[str, ...]) -> tuple[str, ...]:
        for one in proxies:
            try:
                _ = one == "*" or ip_network(one)
            except ValueError:
                raise ValueError(f"{one!r} is not an address of a proxy, as 127.0.0.1 is") from None
        return proxies

    @property
    def host(self) -> str:
        """The host of ``url``, to which passkeys are bound."""
        return urlsplit(self.url).hostname or ""

    @property
    def secure(self) -> bool:
        """Whether browsers must use https."""
        return self.url.startswith("https:")

    def faults(self) -> list[str]:
        """Settings that are valid by themselves but do not work together, one line each."""
        found: list[str] = []
        if not self.mail.host and not self.providers:
            found.append("nobody can become a member: name mail.host, or a provider")
        if self.moderators and not self.mail.host:
            found.append("moderators: they are told by mail: name mail.host")
        if self.mail.host and not _is_address(self.mail.sender):
            found.append("mail.sender: say from whom mails come, as in club@example.org")
        if self.mail.host and self.mail.security == "none" and self.mail.host not in _LOCAL:
            found.append("mail.security: 'none' is for a mail server on this machine only")
        found += [
            f"providers.{key}.issuer: it must begin with https://"
            for key, provider in self.providers.items()
            if not provider.issuer.startswith("https://")
            and urlsplit(provider.issuer).hostname not in _LOCAL
        ]
        return found

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Let the environment take precedence over the file."""
        del dotenv_settings, file_secret_settings  # a club has one file
        sources = [init_settings, env_settings]
        if cls.file is not None:
            try:
                sources.append(TomlConfigSettingsSource(settings_cls, cls.file))
            except ValueError as error:
                raise ValueError(f"cannot be read as TOML: {error}") from None
        return tuple(sources)


def read_config(file: Path) -> ClubConfig:
    """The club that ``file`` and the environment configure; raises `ConfigError`."""
    if not file.is_file():
        raise ConfigError(f"{file}: there is no such file (docs/examples/club.toml is one)")

    class Here(ClubConfig):
        pass

    Here.file = file
    try:
        config = Here.model_validate({})
    except ValidationError as error:
        raise ConfigError("\n".join(_line(file, one) for one in error.errors())) from None
    except (ValueError, OSError) as error:
        raise ConfigError(f"{file}: {error}") from None
    if faults := config.faults():
        raise ConfigError("\n".join(f"{file}: {fault}" for fault in faults))
    return config


def _is_address(text: str) -> bool:
    try:
        address = Address(addr_spec=text)
    except Exception:  # the standard library's parser raises many kinds
        return False
    return bool(address.username and address.domain)


def _line(file: Path, error: Any) -> str:
    where = ".".join(str(part) for part in error["loc"])
    named = PREFIX + "__".join(str(part).upper() for part in error["loc"])
    source = named if named in os.environ else ": ".join(filter(None, (str(file), where)))
    if error["type"] == "missing":
        return f"{source}: this has to be said, here or as {named}"
    if error["type"] == "extra_forbidden":
        return f"{source}: there is no such setting"
    return f"{source}: {str(error['msg']).removeprefix('Value error, ')}"
