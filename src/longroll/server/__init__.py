"""The table over HTTP and WebSocket: ``docs/http.md`` is its contract."""

from longroll.server.app import Settings, create_app

__all__ = ["Settings", "create_app"]
