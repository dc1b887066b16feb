"""Games that were ended before the rules ended them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: no earlier game was ended."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("ended", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Drop the column."""
    with op.batch_alter_table("games") as games:
        games.drop_column("ended")
