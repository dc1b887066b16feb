"""The interface of extensions, which add to a table at home: the club is one."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from fastapi import FastAPI

__all__ = ["Extension"]


class Extension(Protocol):
    """An extension of the application."""

    @property
    def pages(self) -> tuple[str, ...]:
        """Paths that serve the client's page, besides those of the table."""
        ...

    def install(self, app: FastAPI) -> None:
        """Add routes and middleware, before the application starts."""
        ...

    def running(self, app: FastAPI) -> AbstractAsyncContextManager[None]:
        """The extension's lifespan; ``app.state.tables`` exists by then."""
        ...
