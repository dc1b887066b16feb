"""Reported chat messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longroll.club.migrations.columns import count, long, text

revision = "club0008"
down_revision = "club0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "reports",
        text("id"),
        sa.Column(
            "game", sa.String(), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False
        ),
        count("number"),
        sa.Column("reporter", sa.String(), sa.ForeignKey("members.id", ondelete="SET NULL")),
        sa.Column("speaker", sa.String(), sa.ForeignKey("members.id", ondelete="CASCADE")),
        sa.Column("reason", sa.Text(), nullable=False),
        *(long("created"), count("attempts"), long("next", null=True)),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("game", "number", "reporter", name="uq_reports_reporter"),
    )
    for column in ("reporter", "speaker", "next"):
        op.create_index(f"ix_reports_{column}", "reports", [column])


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("reports")
