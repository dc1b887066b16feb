"""Alembic's entrance: it runs the migrations over the connection that it is handed."""

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

# The modules are named for their tables, which are then those of the metadata.
__all__ = [
    "models_growing",
    "models_jobs",
    "models_ladder",
    "models_notices",
    "models_play",
    "models_reports",
    "models_tournaments",
    "run",
]  # their tables are those of the metadata


def run() -> None:
    """Run the migrations on ``config.attributes["connection"]``.

    The club has a version of its own: a database of games may become a club's at any time.
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


if getattr(context, "config", None) is not None:  # not so when the tests read its docstrings
    run()
