"""The client: static files built by Vite, or a page that says how to build them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from longroll.server.presenters.words import house_text

__all__ = ["STATIC", "Describe", "Head", "install"]

STATIC = Path(__file__).parents[1] / "static"

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


FRESH = {"Cache-Control": "no-cache"}
_TITLE = re.compile("<title>.*?</title>")


class Head(NamedTuple):
    """Title and description of a page, for link previews."""

    title: str
    text: str

    def tags(self) -> str:
        """As HTML.

        >>> Head('"<b>"', "&").tags().splitlines()[0]
        '<title>&quot;&lt;b&gt;&quot;</title>'
        """
        title, text = escape(self.title), escape(self.text)
        return "\n    ".join(
            (
                f"<title>{title}</title>",
                f'<meta name="description" content="{text}" />',
                f'<meta property="og:title" content="{title}" />',
                f'<meta property="og:description" content="{text}" />',
                '<meta property="og:type" content="website" />',
                # For the people who get the link, not for search engines.
                '<meta name="robots" content="noindex" />',
            )
        )


Describe = Callable[[Request], Awaitable[Head | None]]
"""Describes the requested page; None leaves it as it is."""


def install(app: FastAPI, static: Path = STATIC, others: Sequence[str] = ()) -> None:
    """Serve the client at / and at /game/ID, and at ``others``.

    ``app.state.heads`` may have descriptions of pages, by path.
    """
    index = static / "index.html"

    def client(describe: Describe | None) -> Callable[[Request], Awaitable[Response]]:
        async def serve(request: Request) -> Response:
            if not index.is_file():
                return HTMLResponse(PLAIN.format(text=house_text("en", "error-no-client")))
            head = await describe(request) if describe is not None else None
            if head is None:
                return FileResponse(index, headers=FRESH)
            tags = head.tags()
            page = _TITLE.sub(lambda _: tags, index.read_text(encoding="utf-8"), count=1)
            return HTMLResponse(page, headers=FRESH)

        return serve

    for path in ("/", "/game/{id}", *others):
        app.add_api_route(path, client(app.state.heads.get(path)), include_in_schema=False)
    if index.is_file():
        app.mount("/", StaticFiles(directory=static), name="client")
