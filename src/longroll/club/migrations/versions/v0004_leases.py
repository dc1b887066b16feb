"""Which server lets the bots of a game play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "club0004"
down_revision = "club0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "leases",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id", ondelete="CASCADE")),
        sa.Column("process", sa.String(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_index("ix_leases_until", "leases", ["until"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("leases")
