"""Games of members: their seats, clocks and invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longroll.club.migrations.columns import count, flag, json, long, text

revision = "club0002"
down_revision = "club0001"
branch_labels = None
depends_on = None


def _game(name: str = "game", *, keeps: bool = False) -> sa.Column[str]:
    reference = sa.ForeignKey("games.id", ondelete="SET NULL" if keeps else "CASCADE")
    return sa.Column(name, sa.String(), reference, nullable=keeps)


def _member(name: str, *, keeps: bool) -> sa.Column[str]:
    reference = sa.ForeignKey("members.id", ondelete="SET NULL" if keeps else "CASCADE")
    return sa.Column(name, sa.String(), reference, nullable=keeps)


def _make_invitations() -> None:
    op.create_table(
        "invitations",
        text("id"),
        _member("host", keeps=False),
        text("title"),
        text("scenario"),
        json("options"),
        json("seats"),
        long("bank", null=True),
        long("per_turn"),
        flag("rated"),
        flag("watched"),
        flag("private"),
        text("link"),
        sa.Column("note", sa.Text(), nullable=False),
        _game("again", keeps=True),
        long("created"),
        long("expires"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("link"),
    )
    op.create_index("ix_invitations_host", "invitations", ["host"])
    op.create_index("ix_invitations_expires", "invitations", ["expires"])


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "club_games",
        _game(),
        _member("host", keeps=True),
        long("bank", null=True),
        long("per_turn"),
        json("turns"),
        flag("rated"),
        flag("watched"),
        long("deadline", null=True),
        long("created"),
        long("ended", null=True),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_index("ix_club_games_deadline", "club_games", ["deadline"])
    op.create_table(
        "club_seats",
        _game(),
        text("seat"),
        _member("member", keeps=True),
        long("left"),
        long("since", null=True),
        long("here"),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index("ix_club_seats_member", "club_seats", ["member"])
    _make_invitations()
    op.create_table(
        "pulse",
        count("id"),
        long("at"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        long("begin"),
        long("end"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_outages_end", "outages", ["end"])


def downgrade() -> None:
    """Drop the tables."""
    for table in ("outages", "pulse", "invitations", "club_seats", "club_games"):
        op.drop_table(table)
