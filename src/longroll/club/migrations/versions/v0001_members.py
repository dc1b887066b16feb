"""Members, how they sign in, and what they have said of themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "club0001"
down_revision = None
branch_labels = None
depends_on = None

TABLES = (
    *("secrets", "holidays", "blocks", "challenges", "identities", "passkeys", "sessions"),
    *("logins", "members"),
)


def _text(name: str, *, null: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(), nullable=null)


def _time(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False)


def _member(name: str = "member", *, null: bool = False) -> sa.Column[str]:
    reference = sa.ForeignKey("members.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(), reference, nullable=null)


def _by_member(*tables: str) -> None:
    for table in tables:
        op.create_index(f"ix_{table}_member", table, ["member"])


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "members",
        _text("id"),
        _text("name"),
        _text("folded"),
        sa.Column("named", sa.Boolean(), nullable=False),
        _text("mail", null=True),
        _text("language"),
        _text("zone"),
        sa.Column("about", sa.Text(), nullable=False),
        _time("created"),
        _time("seen"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("folded"),
        sa.UniqueConstraint("mail"),
    )
    op.create_table(
        "logins",
        _text("hash"),
        _text("mail"),
        _member(null=True),
        _time("expires"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "sessions",
        _text("hash"),
        _text("previous", null=True),
        _text("id"),
        _member(),
        _text("browser"),
        _time("created"),
        _time("rotated"),
        _time("seen"),
        _time("expires"),
        sa.PrimaryKeyConstraint("hash"),
        sa.UniqueConstraint("id"),
    )
    op.create_table(
        "passkeys",
        _text("credential"),
        _member(),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        _time("used"),
        _text("name"),
        _time("created"),
        sa.PrimaryKeyConstraint("credential"),
    )
    op.create_table(
        "identities",
        _text("provider"),
        _text("subject"),
        _member(),
        _time("created"),
        sa.PrimaryKeyConstraint("provider", "subject"),
    )
    op.create_table(
        "challenges",
        _text("hash"),
        _member(null=True),
        _time("expires"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "blocks", _member(), _member("other"), sa.PrimaryKeyConstraint("member", "other")
    )
    op.create_table(
        "holidays",
        _text("id"),
        _member(),
        _time("first"),
        _time("until"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "secrets",
        _text("name"),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    _by_member("sessions", "passkeys", "identities", "holidays")
    op.create_index("ix_sessions_previous", "sessions", ["previous"])
    for table in ("logins", "sessions", "challenges"):
        op.create_index(f"ix_{table}_expires", table, ["expires"])


def downgrade() -> None:
    """Drop them."""
    for table in TABLES:
        op.drop_table(table)
