"""At which actions an activation began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: every earlier action counts as an activation of its own."""
    with op.batch_alter_table("actions") as actions:
        actions.add_column(
            sa.Column("begins", sa.Boolean(), nullable=False, server_default=sa.true())
        )


def downgrade() -> None:
    """Drop the column."""
    with op.batch_alter_table("actions") as actions:
        actions.drop_column("begins")
