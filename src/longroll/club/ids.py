"""Ids of rows."""

from __future__ import annotations

import secrets

__all__ = ["new_id"]


def new_id() -> str:
    """A random id for a row: not secret, but not sequential either."""
    return secrets.token_urlsafe(9)
