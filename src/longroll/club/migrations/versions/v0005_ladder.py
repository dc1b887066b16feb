"""Ratings, and the games that they come from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longroll.club.migrations.columns import count, double, long, text

revision = "club0005"
down_revision = "club0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "ratings",
        sa.Column("member", sa.String(), sa.ForeignKey("members.id", ondelete="CASCADE")),
        text("title"),
        double("mu"),
        double("sigma"),
        *(count(name) for name in ("games", "won", "drawn", "lost")),
        sa.PrimaryKeyConstraint("member", "title"),
    )
    op.create_index("ix_ratings_title", "ratings", ["title"])
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id", ondelete="CASCADE")),
        text("seat"),
        text("title"),
        text("scenario"),
        long("at"),
        sa.Column(
            "member", sa.String(), sa.ForeignKey("members.id", ondelete="SET NULL"), nullable=True
        ),
        *(double(name) for name in ("score", "mu", "sigma", "mu_after", "sigma_after")),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    for column in ("title", "member"):
        op.create_index(f"ix_rated_games_{column}", "rated_games", [column])


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("rated_games")
    op.drop_table("ratings")
