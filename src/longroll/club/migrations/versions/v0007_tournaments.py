"""Tournaments, and calendars of deadlines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longroll.club.migrations.columns import count, double, flag, json, long, text

revision = "club0007"
down_revision = "club0006"
branch_labels = None
depends_on = None


def _of(name: str, table: str, *, null: bool) -> sa.Column[str]:
    gone = "SET NULL" if null else "CASCADE"
    reference = sa.ForeignKey(f"{table}.id", ondelete=gone)
    return sa.Column(name, sa.String(), reference, nullable=null)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        *(text("id"), text("name"), sa.Column("note", sa.Text(), nullable=False)),
        _of("host", "members", null=True),
        *(text("kind"), text("title"), text("scenario")),
        json("options"),
        *(long("bank", null=True), long("per_turn")),
        *(flag("rated"), flag("double"), flag("at_once")),
        *(count("rounds"), count("round")),
        *(long("created"), long("opens"), long("closes", null=True)),
        *(long("started", null=True), long("ended", null=True)),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "entrants",
        _of("tournament", "tournaments", null=False),
        count("number"),
        _of("member", "members", null=True),
        *(long("entered"), long("gone", null=True)),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sa.UniqueConstraint("tournament", "member", name="uq_entrants_member"),
    )
    op.create_table(
        "tournament_games",
        _of("tournament", "tournaments", null=False),
        *(count("round"), count("board")),
        *(count("first"), count("second", null=True)),
        _of("game", "games", null=True),
        *(double("score", null=True), double("other", null=True)),
        sa.PrimaryKeyConstraint("tournament", "round", "board"),
    )
    op.create_table(
        "calendars",
        _of("member", "members", null=False),
        text("hash"),
        long("created"),
        sa.PrimaryKeyConstraint("member"),
        sa.UniqueConstraint("hash"),
    )
    for table, column in (
        *(("tournaments", "host"), ("tournaments", "ended")),
        *(("entrants", "member"), ("tournament_games", "game")),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Drop the tables."""
    for table in ("calendars", "tournament_games", "entrants", "tournaments"):
        op.drop_table(table)
