"""What members are to be told, and where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "club0003"
down_revision = "club0002"
branch_labels = None
depends_on = None


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(), nullable=False)


def _time(name: str, *, null: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=null)


def _of(name: str, table: str, *, null: bool = False) -> sa.Column[str]:
    reference = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(), reference, nullable=null)


def _json(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.JSON(), nullable=False)


def upgrade() -> None:
    """Make the tables; every member with an address is told by mail what there is to tell."""
    op.create_table(
        "notices",
        _text("id"),
        _of("member", "members"),
        _text("kind"),
        _of("game", "games", null=True),
        _json("args"),
        _time("created"),
        _time("due", null=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "channels",
        _text("id"),
        _of("member", "members"),
        _text("way"),
        _json("target"),
        _json("kinds"),
        _text("name"),
        _time("created"),
        _text("failed"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "deliveries",
        _text("id"),
        _of("channel", "channels"),
        _json("notices"),
        sa.Column("attempts", sa.Integer(), nullable=False),
        _time("next"),
        sa.PrimaryKeyConstraint("id"),
    )
    for table, column in (
        *(("notices", "member"), ("notices", "game"), ("notices", "due")),
        *(("channels", "member"), ("deliveries", "channel"), ("deliveries", "next")),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Drop them."""
    for table in ("deliveries", "channels", "notices"):
        op.drop_table(table)
