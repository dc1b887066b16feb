"""The history of the database's shape, for Alembic; it travels with the package."""
