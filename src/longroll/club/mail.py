"""Builds mails and hands them to an SMTP server."""

from __future__ import annotations

from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

import aiosmtplib

from longroll.club.config import ClubConfig
from longroll.server.errors import Refusal

__all__ = ["Mailer", "address_in"]

PATIENCE = 20.0
"""Timeout of a mail server, in seconds."""
LINE = 998
"""Maximum number of characters in a line of a mail (RFC 5322)."""
LONGEST = 200
"""Maximum number of characters in an address."""


def address_in(text: str) -> str:
    """A normalised mail address; raises `Refusal` if it is invalid.

    >>> address_in(" Lee@Example.org ")
    'lee@example.org'
    """
    try:
        address = Address(addr_spec=text.strip())
    except Exception:  # the standard library's parser raises many kinds
        raise Refusal(422, "error-club-mail") from None
    plain = text.isascii() and len(text) <= LONGEST
    if not address.username or "." not in address.domain or not plain:
        raise Refusal(422, "error-club-mail")
    return address.addr_spec.lower()


class Mailer:
    """Sends the mails of a club."""

    def __init__(self, config: ClubConfig) -> None:
        self._club = config

    @property
    def works(self) -> bool:
        """Whether a mail server is configured."""
        return bool(self._club.mail.host)

    async def send(self, to: str, subject: str, text: str, leave: str = "") -> None:
        """Send a mail; ``leave`` is the one-click unsubscribe address of its kind.

        Raises `OSError` or `aiosmtplib.SMTPException` if the server does not accept it.
        """
        await self.send_all([to], subject, text, leave)

    async def send_all(
        self, to: Sequence[str], subject: str, text: str, leave: str = ""
    ) -> list[str]:
        """Send one mail to several; returns the addresses that the server refuses, if not all."""
        mail = self._club.mail
        # Folded at 78 characters, a long link would be encoded, and mail programs would not find
        # it.
        message = EmailMessage(SMTP.clone(max_line_length=LINE))
        message["From"] = Address(self._club.name, addr_spec=mail.sender)
        message["To"] = ", ".join(to)
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._club.host)
        message["Auto-Submitted"] = "auto-generated"
        if leave:
            message["List-Unsubscribe"] = f"<{leave}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        refused, _ = await aiosmtplib.send(
            message.as_bytes(),
            sender=mail.sender,
            recipients=list(to),
            hostname=mail.host,
            port=mail.port,
            username=mail.user or None,
            password=mail.password.get_secret_value() or None,
            use_tls=mail.security == "tls",
            start_tls=mail.security == "starttls",
            timeout=PATIENCE,
        )
        return sorted(refused)
