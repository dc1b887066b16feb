"""The OpenAPI description as a page without foreign scripts, for people who write programs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from html import escape
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse

__all__ = ["router"]

router = APIRouter(include_in_schema=False)

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>body{{font:1rem/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;
color:#2b2620;background:#f6efe0}}code{{background:#ebe1cb;padding:0 .2em}}
h2{{margin-top:2.5rem}}h3{{margin:1.6rem 0 .2rem}}p,ul{{margin:.3rem 0}}</style>
<h1>{title}</h1>
<p>{summary} <a href="/api/openapi.json">/api/openapi.json</a> is the same for programs.</p>
{body}
</html>
"""


@router.get("/api/docs")
async def read(request: Request) -> HTMLResponse:
    """All requests with their parameters and responses."""
    return HTMLResponse(_page(request.app))


@lru_cache(maxsize=4)
def _page(app: FastAPI) -> str:
    schema = app.openapi()
    rows = ["<h2>Requests</h2>"]
    for path, methods in schema["paths"].items():
        for method, said in methods.items():
            rows += _operation(path, method, said)
    rows.append("<h2>What goes over the wire</h2>")
    for name, model in schema["components"]["schemas"].items():
        rows += _model(name, model)
    head = {"title": escape(app.title), "summary": escape(app.summary or "")}
    return PAGE.format(**head, body="\n".join(rows))


def _operation(path: str, method: str, said: dict[str, Any]) -> Iterator[str]:
    yield f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
    yield f"<p>{escape(said.get('description', said.get('summary', '')))}</p><ul>"
    for one in said.get("parameters", ()):
        about = escape(one.get("description", ""))
        need = "" if one.get("required") else ", may be left out"
        yield f"<li>{one['in']} <code>{escape(one['name'])}</code>: {_kind(one['schema'])}{need}. "
        yield f"{about}</li>"
    for content in said.get("requestBody", {}).get("content", {}).values():
        yield f"<li>body: {_kind(content['schema'])}</li>"
    for status, answer in said["responses"].items():
        if status.startswith("2"):
            kinds = [_kind(it["schema"]) for it in answer.get("content", {}).values()]
            yield f"<li>{status}: {', '.join(kinds) or 'nothing'}</li>"
    refusals = [status for status in said["responses"] if not status.startswith("2")]
    yield f"<li>refused with {', '.join(refusals)}: {_link('Fault')}</li></ul>"


def _model(name: str, model: dict[str, Any]) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>'
    yield f"<p>{escape(model.get('description', ''))}</p><ul>"
    if "enum" in model:
        yield f"<li>{', '.join(f'<code>{escape(str(one))}</code>' for one in model['enum'])}</li>"
    needed = model.get("required", ())
    for field, said in model.get("properties", {}).items():
        need = "" if field in needed else ", may be left out"
        yield f"<li><code>{escape(field)}</code>: {_kind(said)}{need}</li>"
    yield "</ul>"


def _kind(schema: dict[str, Any]) -> str:
    """The type of a value, as HTML."""
    if "$ref" in schema:
        return _link(schema["$ref"].rsplit("/", 1)[1])
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"map to {_kind(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))


def _link(name: str) -> str:
    return f'<a href="#{escape(name)}">{escape(name)}</a>'
