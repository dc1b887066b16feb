"""Alembic's entry point: runs the migrations on the connection that it is given."""

from __future__ import annotations

from alembic import context

from longroll.table.models import Base


def run() -> None:
    """Run the migrations on ``config.attributes["connection"]``."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if getattr(context, "config", None) is not None:  # absent when tests collect its doctests
    run()
