"""PostgreSQL in the place of SQLite, by its URL only: what is kept there is kept as well."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.table import Change, Store, Table, TableError, new_table, new_token, new_tokens
from longroll.table.errors import Refused
from longroll.table.models import Base
from tests.server.test_claim import one_link_for_two
from tests.table.postgres import Cluster, cluster
from tests.table.tables import begin, play

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture
def store(postgres: Cluster) -> Iterator[Store]:
    opened = Store(postgres.database())
    yield opened
    opened.close()


def as_another_finds_it(table: Table, url: str) -> Table:
    """The table as another process would open it; it must be the same."""
    other = Store(url)
    again = other.open(table.id)
    assert again.game.digest == table.game.digest
    assert str(again.record()) == str(table.record())
    assert (again.log, again.history.lines) == (table.log, table.history.lines)
    assert (again.seq, again.epoch, again.request) == (table.seq, table.epoch, table.request)
    other.close()
    return again


def test_migrations_make_what_the_models_say(store: Store) -> None:
    engine = create_engine(store.url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()


@pytest.mark.parametrize("title", ["forthepeople", "savannah"])
def test_a_whole_game_is_kept_with_its_dice(store: Store, title: str) -> None:
    table = begin(store, title=title)
    play(store, table, 60)
    as_another_finds_it(table, store.url)
    play(store, table, 10_000)
    again = as_another_finds_it(table, store.url)
    assert again.game.over
    assert replay(Record.read(str(again.record()))).digest == table.game.digest
    assert [listed.over for listed in store.games()] == [True]


def test_what_was_taken_back_is_gone_there_too(store: Store) -> None:
    table = begin(store, confederate="random")
    play(store, table, 40)
    store.commit(table, table.undo("union", table.seq, 7))
    assert (table.seq, table.epoch) == (7, 1)
    as_another_finds_it(table, store.url)
    play(store, table, 5)
    as_another_finds_it(table, store.url)


def test_two_servers_cannot_tear_a_game_apart(store: Store) -> None:
    table = begin(store)
    play(store, table, 4)
    second = Store(store.url)
    twin = second.open(table.id)
    play(second, twin, 1, seed=1)
    decision = table.game.decision
    change = table.push(decision.seat, str(decision.actions[-1]), 4)
    with pytest.raises(TableError) as caught:
        store.commit(table, change)
    assert caught.value.kind is Refused.CONFLICT
    as_another_finds_it(twin, store.url)
    second.close()


def test_changes_that_wait_together_are_written_at_once_or_each_for_itself(store: Store) -> None:
    tables = [begin(store, seed) for seed in range(3)]
    second = Store(store.url)
    play(second, second.open(tables[1].id), 1, seed=1)
    changes: list[tuple[Table, Change]] = []
    for table in tables:
        decision = table.game.decision
        changes.append((table, table.push(decision.seat, str(decision.actions[-1]), 0)))
    assert [error is None for error in store.commit_all(changes)] == [True, False, True]
    as_another_finds_it(tables[0], store.url)
    as_another_finds_it(tables[2], store.url)
    second.close()


def test_a_token_is_known_by_its_hash_and_replaced(store: Store) -> None:
    table = new_table("forthepeople", None, (), {})
    tokens = new_tokens(table.seats)
    store.create(table, tokens)
    assert store.seat(table.id, tokens.seats["union"]) == "union"
    fresh = new_token()
    store.commit(table, table.reissue("union", fresh))
    assert store.seat(table.id, tokens.seats["union"]) is None
    assert store.seat(table.id, fresh) == "union"


def test_the_game_goes_on_when_the_database_has_fallen_and_is_back(
    postgres: Cluster, store: Store
) -> None:
    table = begin(store)
    play(store, table, 30)
    postgres.stop(mode="immediate")
    postgres.start()
    as_another_finds_it(table, store.url)
    play(store, table, 10)
    as_another_finds_it(table, store.url)


def test_a_link_that_is_used_at_two_servers_seats_one(store: Store) -> None:
    other = Store(store.url)
    one_link_for_two(store, other)
    other.close()
