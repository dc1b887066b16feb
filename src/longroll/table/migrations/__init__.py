"""The migrations of the database schema, for Alembic; part of the package."""
