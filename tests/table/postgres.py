"""A PostgreSQL of our own for tests; `make postgres` installs one where it can."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from sqlalchemy import create_engine, text

__all__ = ["Cluster", "cluster"]

DEBIAN = Path("/usr/lib/postgresql")
"""Debian keeps these programs off the PATH, in a folder for each version."""
_numbers = count(1)


def _program(name: str) -> str:
    """Where a program of PostgreSQL lies; raises `FileNotFoundError` if there is none."""
    found = shutil.which(name) or max(map(str, DEBIAN.glob(f"*/bin/{name}")), default=None)
    if found is None:
        raise FileNotFoundError(f"there is no {name} here: `make postgres` says what to install")
    return found


class Cluster:
    """A server of databases in a folder, reached through a socket there and no network."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # PostgreSQL refuses to run for root.
        self._user = "postgres" if os.name == "posix" and os.geteuid() == 0 else None

    def _do(self, *command: str) -> None:
        program = (_program(command[0]), *command[1:])
        subprocess.run(program, check=True, capture_output=True, user=self._user, cwd=self.folder)

    def make(self) -> None:
        """Make the folder what PostgreSQL wants."""
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        options = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--username=longroll")
        self._do("initdb", "--pgdata", "data", *options)

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        log = ("--log", "log")
        self._do("pg_ctl", "start", "--wait", "--pgdata", "data", *log, "--options", options)

    def stop(self, *, mode: str = "fast") -> None:
        """Stop the server; ``immediate`` is as if its machine had fallen."""
        self._do("pg_ctl", "stop", "--wait", "--pgdata", "data", "--mode", mode)

    def _url(self, database: str) -> str:
        return f"postgresql+psycopg://longroll@/{database}?host={self.folder}"

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"games{next(_numbers)}"
        engine = create_engine(self._url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self._url(name)


@contextmanager
def cluster() -> Generator[Cluster]:
    """A running server, gone afterwards."""
    # Not below pytest's folder: another user must reach it, and a socket's path must be short.
    with tempfile.TemporaryDirectory(prefix="longroll-pg-") as folder:
        made = Cluster(Path(folder))
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop(mode="immediate")
