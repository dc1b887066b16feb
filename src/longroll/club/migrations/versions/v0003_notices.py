"""Notices of members, and their channels."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longroll.club.migrations.columns import count, json, long, text

revision = "club0003"
down_revision = "club0002"
branch_labels = None
depends_on = None


def _of(name: str, table: str, *, null: bool = False) -> sa.Column[str]:
    reference = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(), reference, nullable=null)


def upgrade() -> None:
    """Make the tables; every member with an address gets all notices by mail."""
    op.create_table(
        "notices",
        text("id"),
        _of("member", "members"),
        text("kind"),
        _of("game", "games", null=True),
        json("args"),
        long("created"),
        long("due", null=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "channels",
        text("id"),
        _of("member", "members"),
        text("way"),
        json("target"),
        json("kinds"),
        text("name"),
        long("created"),
        text("failed"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "deliveries",
        text("id"),
        _of("channel", "channels"),
        json("notices"),
        count("attempts"),
        long("next"),
        sa.PrimaryKeyConstraint("id"),
    )
    for table, column in (
        *(("notices", "member"), ("notices", "game"), ("notices", "due")),
        *(("channels", "member"), ("deliveries", "channel"), ("deliveries", "next")),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Drop the tables."""
    for table in ("deliveries", "channels", "notices"):
        op.drop_table(table)
