"""API keys of members' programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longroll.club.migrations.columns import json, long, text

revision = "club0006"
down_revision = "club0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "api_keys",
        text("hash"),
        text("id"),
        sa.Column(
            "member", sa.String(), sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=False
        ),
        text("name"),
        json("scopes"),
        long("created"),
        long("used"),
        long("expires"),
        sa.PrimaryKeyConstraint("hash"),
        sa.UniqueConstraint("id"),
    )
    op.create_index("ix_api_keys_member", "api_keys", ["member"])


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("api_keys")
