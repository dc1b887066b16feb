"""Who has won, for the list of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; for games that were over before, the winner stays unknown."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("winner", sa.String(), nullable=True))


def downgrade() -> None:
    """Drop the column."""
    with op.batch_alter_table("games") as games:
        games.drop_column("winner")
