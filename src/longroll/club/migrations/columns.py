"""Columns for the club's migrations: not null unless ``null``."""

from __future__ import annotations

import sqlalchemy as sa

__all__ = ["count", "double", "flag", "json", "long", "text"]


def text(name: str, *, null: bool = False) -> sa.Column[str]:
    """A string."""
    return sa.Column(name, sa.String(), nullable=null)


def count(name: str, *, null: bool = False) -> sa.Column[int]:
    """A small number."""
    return sa.Column(name, sa.Integer(), nullable=null)


def long(name: str, *, null: bool = False) -> sa.Column[int]:
    """A 64-bit integer, such as a time in milliseconds."""
    return sa.Column(name, sa.BigInteger(), nullable=null)


def double(name: str, *, null: bool = False) -> sa.Column[float]:
    """A floating-point number."""
    return sa.Column(name, sa.Double(), nullable=null)


def flag(name: str) -> sa.Column[bool]:
    """A boolean."""
    return sa.Column(name, sa.Boolean(), nullable=False)


def json(name: str) -> sa.Column[object]:
    """Any JSON value."""
    return sa.Column(name, sa.JSON(), nullable=False)
