"""Names of tables and players, chat, and private notes of a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _of_game() -> sa.Column[str]:
    reference = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game", sa.String(), reference, nullable=False)


def upgrade() -> None:
    """Add columns and tables: there are no names and no chat yet."""
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("name", sa.String(), nullable=False, server_default=""))
        games.add_column(sa.Column("players", sa.JSON(), nullable=False, server_default="{}"))
    op.create_table(
        "sayings",
        _of_game(),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("game", "number"),
    )
    op.create_table(
        "notes",
        _of_game(),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat"),
    )


def downgrade() -> None:
    """Drop the columns and tables."""
    for table in ("notes", "sayings"):
        op.drop_table(table)
    with op.batch_alter_table("games") as games:
        games.drop_column("players")
        games.drop_column("name")
