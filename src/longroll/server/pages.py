"""The client: static files built by Vite, or a page that says how to build them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from longroll.server.words import house_text

__all__ = ["STATIC", "install"]

STATIC = Path(__file__).parent / "static"

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Long Roll</title>
<style>body{{font:1.1rem/1.6 Georgia,serif;max-width:34rem;margin:4rem auto;padding:0 1rem;
color:#2b2620;background:#f6efe0}}</style>
<h1>Long Roll</h1>
<p>{text}</p>
<p><a href="/api/docs">/api/docs</a></p>
</html>
"""


def install(app: FastAPI, static: Path = STATIC, others: Sequence[str] = ()) -> None:
    """Serve the client at / and at /game/ID, and at ``others``."""
    index = static / "index.html"

    async def client() -> Response:
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(PLAIN.format(text=house_text("en", "error-no-client")))

    for path in ("/", "/game/{id}", *others):
        app.add_api_route(path, client, include_in_schema=False)
    if index.is_file():
        app.mount("/", StaticFiles(directory=static), name="client")
