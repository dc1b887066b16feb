"""Tournaments, and calendars of deadlines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "club0007"
down_revision = "club0006"
branch_labels = None
depends_on = None


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(), nullable=False)


def _time(name: str, *, null: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=null)


def _count(name: str, *, null: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=null)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False)


def _score(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double(), nullable=True)


def _of(name: str, table: str, *, null: bool) -> sa.Column[str]:
    gone = "SET NULL" if null else "CASCADE"
    reference = sa.ForeignKey(f"{table}.id", ondelete=gone)
    return sa.Column(name, sa.String(), reference, nullable=null)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        *(_text("id"), _text("name"), sa.Column("note", sa.Text(), nullable=False)),
        _of("host", "members", null=True),
        *(_text("kind"), _text("title"), _text("scenario")),
        sa.Column("options", sa.JSON(), nullable=False),
        *(_time("bank", null=True), _time("per_turn")),
        *(_flag("rated"), _flag("double"), _flag("at_once")),
        *(_count("rounds"), _count("round")),
        *(_time("created"), _time("opens"), _time("closes", null=True)),
        *(_time("started", null=True), _time("ended", null=True)),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "entrants",
        _of("tournament", "tournaments", null=False),
        _count("number"),
        _of("member", "members", null=True),
        *(_time("entered"), _time("gone", null=True)),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sa.UniqueConstraint("tournament", "member", name="uq_entrants_member"),
    )
    op.create_table(
        "tournament_games",
        _of("tournament", "tournaments", null=False),
        *(_count("round"), _count("board")),
        *(_count("first"), _count("second", null=True)),
        _of("game", "games", null=True),
        *(_score("score"), _score("other")),
        sa.PrimaryKeyConstraint("tournament", "round", "board"),
    )
    op.create_table(
        "calendars",
        _of("member", "members", null=False),
        _text("hash"),
        _time("created"),
        sa.PrimaryKeyConstraint("member"),
        sa.UniqueConstraint("hash"),
    )
    for table, column in (
        *(("tournaments", "host"), ("tournaments", "ended")),
        *(("entrants", "member"), ("tournament_games", "game")),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Drop them."""
    for table in ("calendars", "tournament_games", "entrants", "tournaments"):
        op.drop_table(table)
