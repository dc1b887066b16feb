"""What bots intended, and the analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def _of_game() -> sa.Column[str]:
    reference = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game", sa.String(), reference, nullable=False)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "thoughts",
        _of_game(),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("thought", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seq"),
    )
    op.create_table(
        "analyses",
        _of_game(),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("analysis", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("game"),
    )


def downgrade() -> None:
    """Drop the tables."""
    for table in ("analyses", "thoughts"):
        op.drop_table(table)
