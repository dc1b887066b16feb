"""Alembic's entry point: runs the migrations on the connection that it is given."""

from __future__ import annotations

from alembic import context

from longroll.club import (
    models_growing,
    models_jobs,
    models_ladder,
    models_notices,
    models_play,
    models_reports,
    models_tournaments,
)
from longroll.club.models import Base

# These modules are imported for their tables, which are then part of the metadata.
__all__ = [
    "models_growing",
    "models_jobs",
    "models_ladder",
    "models_notices",
    "models_play",
    "models_reports",
    "models_tournaments",
    "run",
]  # imported for the metadata


def run() -> None:
    """Run the migrations on ``config.attributes["connection"]``.

    The club has a version table of its own: a database of games may become a club's at any time.
    """
    connection = context.config.attributes["connection"]
    context.configure(
        connection=connection,
        target_metadata=Base.metadata,
        render_as_batch=True,
        version_table="club_version",
    )
    with context.begin_transaction():
        context.run_migrations()


if getattr(context, "config", None) is not None:  # absent when tests collect its doctests
    run()
