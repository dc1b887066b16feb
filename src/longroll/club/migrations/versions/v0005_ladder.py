"""Ratings, and the games that they come from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "club0005"
down_revision = "club0004"
branch_labels = None
depends_on = None


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(), nullable=False)


def _float(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Double(), nullable=False)


def _count(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "ratings",
        sa.Column("member", sa.String(), sa.ForeignKey("members.id", ondelete="CASCADE")),
        _text("title"),
        _float("mu"),
        _float("sigma"),
        *(_count(name) for name in ("games", "won", "drawn", "lost")),
        sa.PrimaryKeyConstraint("member", "title"),
    )
    op.create_index("ix_ratings_title", "ratings", ["title"])
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(), sa.ForeignKey("games.id", ondelete="CASCADE")),
        _text("seat"),
        _text("title"),
        _text("scenario"),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column(
            "member", sa.String(), sa.ForeignKey("members.id", ondelete="SET NULL"), nullable=True
        ),
        *(_float(name) for name in ("score", "mu", "sigma", "mu_after", "sigma_after")),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    for column in ("title", "member"):
        op.create_index(f"ix_rated_games_{column}", "rated_games", [column])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("rated_games")
    op.drop_table("ratings")
