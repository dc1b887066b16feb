"""New dice for games resumed after their end had disclosed the secret of the earlier dice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: no earlier game has further dice."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("later", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """Drop the column."""
    with op.batch_alter_table("games") as games:
        games.drop_column("later")
