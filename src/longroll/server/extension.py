"""What can be added to a table at home without its knowing: the club is one."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from fastapi import FastAPI

__all__ = ["Extension"]


class Extension(Protocol):
    """Something that is added to the application."""

    @property
    def pages(self) -> tuple[str, ...]:
        """Paths at which the browser's page is served, beside those of the table."""
        ...

    def install(self, app: FastAPI) -> None:
        """Add routes and layers, before the application starts."""
        ...

    def running(self, app: FastAPI) -> AbstractAsyncContextManager[None]:
        """What is there while it runs: ``app.state.tables`` is, already."""
        ...
