"""Alembic's entrance: it runs the migrations over the connection that it is handed."""

from __future__ import annotations

from alembic import context

from longroll.table.models import Base


def run() -> None:
    """Run the migrations on ``config.attributes["connection"]``."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if getattr(context, "config", None) is not None:  # not so when the tests read its docstrings
    run()
