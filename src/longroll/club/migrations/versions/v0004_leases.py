"""Which server plays the bots of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longroll.club.migrations.columns import long, text

revision = "club0004"
down_revision = "club0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "leases",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id", ondelete="CASCADE")),
        text("process"),
        long("until"),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_index("ix_leases_until", "leases", ["until"])


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("leases")
