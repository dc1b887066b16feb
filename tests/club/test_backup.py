"""Backups, as docs/club.md tells them: taken while the club is open, and good to go on with."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from longroll.club.database import Database, secret_of
from longroll.table import Store
from tests.table.postgres import DEBIAN, cluster
from tests.table.tables import begin, play, store_in

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "club.md"


def program(name: str) -> str:
    found = shutil.which(name) or max(map(str, DEBIAN.glob(f"*/bin/{name}")), default=None)
    assert found is not None, f"{name} is not here: make postgres"
    return found


def goes_on(store: Store, game: str, digest: str) -> None:
    """The game is there as it was, its dice too, and the secrets of the club."""
    table = store.open(game)
    assert table.game.digest == digest
    assert Database(store).read(secret_of, "test") == "as it was"
    play(store, table, 3)
    assert table.seq == 13


def filled(store: Store) -> tuple[str, str]:
    Database(store).write(secret_of, "test", lambda: "as it was")
    table = begin(store)
    play(store, table, 10)
    return table.id, table.game.digest


def test_sqlite_is_copied_while_it_is_open(tmp_path: Path) -> None:
    assert "VACUUM INTO" in DOCUMENT.read_text(encoding="utf-8")
    store, copy = store_in(tmp_path), tmp_path / "backup.sqlite"
    game, digest = filled(store)
    connection = sqlite3.connect(tmp_path / "games.sqlite")
    connection.execute(f"VACUUM INTO '{copy}'")
    connection.close()
    play(store, store.open(game), 2)  # the club goes on
    store.close()
    again = Store(f"sqlite:///{copy}")
    goes_on(again, game, digest)
    again.close()


@pytest.mark.slow
def test_postgresql_is_dumped_while_it_is_open(tmp_path: Path) -> None:
    told = DOCUMENT.read_text(encoding="utf-8")
    assert "pg_dump --format=custom" in told
    with cluster() as postgres:
        store = Store(postgres.database())
        game, digest = filled(store)
        url = make_url(store.url).set(drivername="postgresql")
        file = str(tmp_path / "club.dump")
        source = url.render_as_string(hide_password=False)
        subprocess.run(
            [program("pg_dump"), "--format=custom", f"--file={file}", source], check=True
        )
        play(store, store.open(game), 2)
        store.close()
        other = make_url(postgres.database())
        target = other.set(drivername="postgresql").render_as_string(hide_password=False)
        subprocess.run(
            [program("pg_restore"), "--no-owner", f"--dbname={target}", file], check=True
        )
        again = Store(other.render_as_string(hide_password=False))
        goes_on(again, game, digest)
        again.close()
