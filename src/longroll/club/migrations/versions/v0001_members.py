"""Members, how they sign in, and their profiles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longroll.club.migrations.columns import flag, long, text

revision = "club0001"
down_revision = None
branch_labels = None
depends_on = None

TABLES = (
    *("secrets", "holidays", "blocks", "challenges", "identities", "passkeys", "sessions"),
    *("logins", "members"),
)


def _member(name: str = "member", *, null: bool = False) -> sa.Column[str]:
    reference = sa.ForeignKey("members.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(), reference, nullable=null)


def _by_member(*tables: str) -> None:
    for table in tables:
        op.create_index(f"ix_{table}_member", table, ["member"])


def upgrade() -> None:
    """Make the tables."""
    _make_members()
    _make_doors()
    _make_rest()
    _by_member("sessions", "passkeys", "identities", "holidays")
    op.create_index("ix_sessions_previous", "sessions", ["previous"])
    for table in ("logins", "sessions", "challenges"):
        op.create_index(f"ix_{table}_expires", table, ["expires"])


def _make_members() -> None:
    op.create_table(
        "members",
        text("id"),
        text("name"),
        text("folded"),
        flag("named"),
        text("mail", null=True),
        text("language"),
        text("zone"),
        sa.Column("about", sa.Text(), nullable=False),
        long("created"),
        long("seen"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("folded"),
        sa.UniqueConstraint("mail"),
    )


def _make_doors() -> None:
    op.create_table(
        "logins",
        text("hash"),
        text("mail"),
        _member(null=True),
        long("expires"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "sessions",
        text("hash"),
        text("previous", null=True),
        text("id"),
        _member(),
        text("browser"),
        long("created"),
        long("rotated"),
        long("seen"),
        long("expires"),
        sa.PrimaryKeyConstraint("hash"),
        sa.UniqueConstraint("id"),
    )
    op.create_table(
        "passkeys",
        text("credential"),
        _member(),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        long("used"),
        text("name"),
        long("created"),
        sa.PrimaryKeyConstraint("credential"),
    )
    op.create_table(
        "identities",
        text("provider"),
        text("subject"),
        _member(),
        long("created"),
        sa.PrimaryKeyConstraint("provider", "subject"),
    )
    op.create_table(
        "challenges",
        text("hash"),
        _member(null=True),
        long("expires"),
        sa.PrimaryKeyConstraint("hash"),
    )


def _make_rest() -> None:
    op.create_table(
        "blocks", _member(), _member("other"), sa.PrimaryKeyConstraint("member", "other")
    )
    op.create_table(
        "holidays",
        text("id"),
        _member(),
        long("first"),
        long("until"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "secrets",
        text("name"),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def downgrade() -> None:
    """Drop the tables."""
    for table in TABLES:
        op.drop_table(table)
