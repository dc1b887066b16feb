"""Columns as the club's migrations make them: none may be empty that does not say so."""

from __future__ import annotations

import sqlalchemy as sa

__all__ = ["count", "double", "flag", "json", "long", "text"]


def text(name: str, *, null: bool = False) -> sa.Column[str]:
    """A text."""
    return sa.Column(name, sa.String(), nullable=null)


def count(name: str, *, null: bool = False) -> sa.Column[int]:
    """A small number."""
    return sa.Column(name, sa.Integer(), nullable=null)


def long(name: str, *, null: bool = False) -> sa.Column[int]:
    """A number of 64 bits, as a time in milliseconds."""
    return sa.Column(name, sa.BigInteger(), nullable=null)


def double(name: str, *, null: bool = False) -> sa.Column[float]:
    """A number with a fraction."""
    return sa.Column(name, sa.Double(), nullable=null)


def flag(name: str) -> sa.Column[bool]:
    """Yes or no."""
    return sa.Column(name, sa.Boolean(), nullable=False)


def json(name: str) -> sa.Column[object]:
    """Whatever JSON can hold."""
    return sa.Column(name, sa.JSON(), nullable=False)
