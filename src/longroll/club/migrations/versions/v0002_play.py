"""Games of members: their seats, clocks and invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "club0002"
down_revision = "club0001"
branch_labels = None
depends_on = None


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(), nullable=False)


def _long(name: str, *, null: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=null)


def _yes(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False)


def _game(name: str = "game", *, keeps: bool = False) -> sa.Column[str]:
    reference = sa.ForeignKey("games.id", ondelete="SET NULL" if keeps else "CASCADE")
    return sa.Column(name, sa.String(), reference, nullable=keeps)


def _member(name: str, *, keeps: bool) -> sa.Column[str]:
    reference = sa.ForeignKey("members.id", ondelete="SET NULL" if keeps else "CASCADE")
    return sa.Column(name, sa.String(), reference, nullable=keeps)


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "club_games",
        _game(),
        _member("host", keeps=True),
        _long("bank", null=True),
        _long("per_turn"),
        sa.Column("turns", sa.JSON(), nullable=False),
        _yes("rated"),
        _yes("watched"),
        _long("deadline", null=True),
        _long("created"),
        _long("ended", null=True),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_index("ix_club_games_deadline", "club_games", ["deadline"])
    op.create_table(
        "club_seats",
        _game(),
        _text("seat"),
        _member("member", keeps=True),
        _long("left"),
        _long("since", null=True),
        _long("here"),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index("ix_club_seats_member", "club_seats", ["member"])
    op.create_table(
        "invitations",
        _text("id"),
        _member("host", keeps=False),
        _text("title"),
        _text("scenario"),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        _long("bank", null=True),
        _long("per_turn"),
        _yes("rated"),
        _yes("watched"),
        _yes("private"),
        _text("link"),
        sa.Column("note", sa.Text(), nullable=False),
        _game("again", keeps=True),
        _long("created"),
        _long("expires"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("link"),
    )
    op.create_index("ix_invitations_host", "invitations", ["host"])
    op.create_index("ix_invitations_expires", "invitations", ["expires"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        _long("at"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        _long("begin"),
        _long("end"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_outages_end", "outages", ["end"])


def downgrade() -> None:
    """Drop them."""
    for table in ("outages", "pulse", "invitations", "club_seats", "club_games"):
        op.drop_table(table)
