"""Whose turn it is, and since when, for the list of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; an earlier game fills them with its next move."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("waits", sa.JSON(), nullable=False, server_default="[]"))
        games.add_column(sa.Column("moved", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the columns."""
    with op.batch_alter_table("games") as games:
        games.drop_column("moved")
        games.drop_column("waits")
