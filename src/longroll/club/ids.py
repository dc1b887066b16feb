"""Names for rows."""

from __future__ import annotations

import secrets

__all__ = ["new_id"]


def new_id() -> str:
    """A name for a row: no secret, but nobody counts them."""
    return secrets.token_urlsafe(9)
