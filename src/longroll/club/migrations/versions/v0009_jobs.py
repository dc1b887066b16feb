"""What servers and workers exchange about jobs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longroll.club.migrations.columns import count, double, flag, json, long, text

revision = "club0009"
down_revision = "club0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "answers",
        text("question"),
        json("answer"),
        long("at"),
        sa.PrimaryKeyConstraint("question"),
    )
    op.create_index("ix_answers_at", "answers", ["at"])
    op.create_table(
        "studies",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id", ondelete="CASCADE")),
        count("seq"),
        count("epoch"),
        long("begun"),
        flag("queued"),
        flag("waits"),
        double("share"),
        sa.Column("curve", sa.JSON(), nullable=True),
        flag("failed"),
        sa.PrimaryKeyConstraint("game"),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("studies")
    op.drop_table("answers")
