"""Requests to addresses that members have named: only to the internet, not to private networks."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

import httpx2

__all__ = ["Unreachable", "post"]

PATIENCE: Final = 10.0
"""Timeout of a request, in seconds."""

INNER: Final = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("::/96"))
"""IPv6 prefixes with an embedded IPv4 address, to which a network may translate them (NAT64)."""


class Unreachable(Exception):
    """The address is invalid, leads to a private network, or does not answer."""


async def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool = False) -> int:
    """Send ``body`` to ``url``; returns the status of the response. Raises `Unreachable`.

    The host name is resolved once, each of its addresses must be public (unless ``private``), and
    the connection goes to the address that was checked: a second resolution could lead elsewhere.
    Redirects are not followed.
    """
    try:
        async with asyncio.timeout(PATIENCE):  # in total: a slow response delays others
            return await _post(url, body, headers, private=private)
    except TimeoutError:
        raise Unreachable(f"{urlsplit(url).hostname} does not answer in time") from None


async def _post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> int:
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    if not host or not (secure or (private and parts.scheme == "http")) or parts.username:
        raise Unreachable("an address begins with https://")
    try:
        port = parts.port or (443 if secure else 80)
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, UnicodeError) as error:
        raise Unreachable(f"{host} is not known ({error})") from None
    addresses = [ipaddress.ip_address(one[4][0]) for one in found]
    if not addresses or not (private or all(_is_public(one) for one in addresses)):
        raise Unreachable(f"{host} leads into a private network")
    first = addresses[0]
    shown = f"[{first}]" if first.version == 6 else str(first)
    target = parts._replace(netloc=f"{shown}:{port}", fragment="").geturl()
    named = {**headers, "Host": host if port in (80, 443) else f"{host}:{port}"}
    try:
        async with httpx2.AsyncClient(
            timeout=PATIENCE, follow_redirects=False, trust_env=False
        ) as client:
            request = client.build_request(
                "POST", target, content=body, headers=named, extensions={"sni_hostname": host}
            )
            answer = await client.send(request, stream=True)  # the body is ignored
            await answer.aclose()
    except (httpx2.HTTPError, httpx2.InvalidURL, OSError, ValueError) as error:
        raise Unreachable(f"{host} does not answer ({type(error).__name__})") from None
    return answer.status_code


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is public: not of this machine, private networks, or reserved."""
    inner = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    if any(address in network for network in INNER):
        inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    if inner is not None and not _is_public(inner):
        return False
    return address.is_global and not address.is_multicast
