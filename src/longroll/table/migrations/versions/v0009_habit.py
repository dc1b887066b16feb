"""Which actions a page gave by itself, to decline what its player does not want to be asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: every earlier action counts as chosen."""
    with op.batch_alter_table("actions") as actions:
        actions.add_column(
            sa.Column("habit", sa.Boolean(), nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    """Drop the column."""
    with op.batch_alter_table("actions") as actions:
        actions.drop_column("habit")
