"""The club's part of the database: its migrations make what its models say, beside the games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine

from longroll.club.database import Database
from longroll.club.migrations import env
from longroll.club.models import Base
from longroll.table import Store
from tests.table.postgres import cluster
from tests.table.tables import store_in


def differences(engine: Engine) -> list[object]:
    """What the database has otherwise than the models, in tables of the club."""

    def ours(_object: object, name: str, kind: str, _found: object, other: object) -> bool:
        return kind != "table" or other is not None or name in Base.metadata.tables

    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"version_table": "club_version", "include_object": ours}
        )
        return list(compare_metadata(context, Base.metadata))


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        made = store_in(tmp_path)
        yield made
        made.close()
        return
    with cluster() as postgres:
        made = Store(postgres.database())
        yield made
        made.close()


def test_migrations_make_what_the_models_say(store: Store) -> None:
    assert "models_play" in env.__all__  # which makes its tables known
    Database(store)
    Database(store)  # a second start finds all in place
    engine = create_engine(store.url)
    assert differences(engine) == []
    engine.dispose()
