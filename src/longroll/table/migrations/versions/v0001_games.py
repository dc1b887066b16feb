"""Games, tokens, actions, events, snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_game() -> sa.Column[str]:
    reference = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game", sa.String(), reference, nullable=False)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("scenario", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=True),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("imported", sa.Integer(), nullable=True),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("turn", sa.String(), nullable=False),
        sa.Column("undo_by", sa.String(), nullable=True),
        sa.Column("undo_to", sa.Integer(), nullable=True),
        sa.Column("created", sa.String(), nullable=False),
        sa.Column("updated", sa.String(), nullable=False),
    )
    op.create_index("ix_games_updated", "games", ["updated"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(), primary_key=True),
        _of_game(),
        sa.Column("seat", sa.String(), nullable=False),
    )
    op.create_index("ix_tokens_game", "tokens", ["game"])
    _create_lines()


def _create_lines() -> None:
    """Create the tables of actions, events and snapshots."""
    op.create_table(
        "actions",
        _of_game(),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("outcomes", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("free", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seq"),
    )
    op.create_table(
        "events",
        _of_game(),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("args", sa.JSON(), nullable=False),
        sa.Column("audience", sa.JSON(), nullable=True),
        sa.Column("undone", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game", "number"),
    )
    op.create_table(
        "snapshots",
        _of_game(),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seq"),
    )


def downgrade() -> None:
    """Drop the tables."""
    for table in ("snapshots", "events", "actions", "tokens", "games"):
        op.drop_table(table)
