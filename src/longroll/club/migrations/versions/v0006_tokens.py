"""Keys with which programs of members come in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "club0006"
down_revision = "club0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "api_keys",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column(
            "member", sa.String(), sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("scopes", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
        sa.UniqueConstraint("id"),
    )
    op.create_index("ix_api_keys_member", "api_keys", ["member"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("api_keys")
