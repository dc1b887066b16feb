"""Refusals as responses: a 4xx with a reason in the reader's language; nothing has changed."""

from __future__ import annotations

from typing import Any, cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DataError
from starlette.exceptions import HTTPException

from longroll.engine.title import title_keys
from longroll.server.presenters.words import complaint, house_text
from longroll.server.schemas import Complaint, Fault
from longroll.table import StoreAway, TableError
from longroll.table.errors import Refused
from longroll.words import LANGUAGES, words_for

__all__ = ["FAULTS", "SOON", "Refusal", "answer_of", "install"]

STATUS = {
    Refused.FORBIDDEN: 403,
    Refused.UNKNOWN: 404,
    Refused.CONFLICT: 409,
    Refused.ILLEGAL: 422,
}
FAULTS: dict[int | str, dict[str, Any]] = {
    status: {"model": Fault} for status in (400, 401, 403, 404, 408, 409, 413, 422, 429, 503)
}
"""The error responses in the OpenAPI description of every route."""


SOON = 5
"""Seconds for `Retry-After` while the database is unavailable."""


class Refusal(Exception):
    """A refusal by the server itself: a status and a message.

    Attributes:
        after: for 429 and 503, the seconds to wait before a retry; else 0.
    """

    def __init__(self, status: int, key: str, *, after: int = 0, **args: str | int) -> None:
        self.status = status
        self.after = after
        self.key = key
        self.words = args
        super().__init__(key)


def install(app: FastAPI) -> None:
    """Answer every refusal in the same form."""
    app.add_exception_handler(TableError, _table)
    app.add_exception_handler(Refusal, _refusal)
    app.add_exception_handler(StoreAway, _away)
    app.add_exception_handler(DataError, _unfit)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


def _language(request: Request) -> str:
    language = request.query_params.get("lang", "en")
    return language if language in LANGUAGES else "en"


def _answer(status: int, fault: Complaint, after: int = 0) -> JSONResponse:
    headers = {"Retry-After": str(after)} if after else None
    return JSONResponse(Fault(error=fault).model_dump(), status, headers)


def answer_of(refused: Refusal, language: str) -> JSONResponse:
    """The response for a refusal."""
    language = language if language in LANGUAGES else "en"
    text = house_text(language, refused.key, **refused.words)
    return _answer(refused.status, Complaint(key=refused.key, text=text), refused.after)


def _table(request: Request, error: Exception) -> JSONResponse:
    refused = cast("TableError", error)
    title = request.scope.get("longroll.title", title_keys()[0])
    words = words_for(title, _language(request))
    return _answer(STATUS[refused.kind], complaint(refused, words))


def _refusal(request: Request, error: Exception) -> JSONResponse:
    return answer_of(cast("Refusal", error), _language(request))


def _away(request: Request, error: Exception) -> JSONResponse:
    key = f"error-store-{cast('StoreAway', error).ailment}"
    return answer_of(Refusal(503, key, after=SOON), _language(request))


def _unfit(request: Request, _error: Exception) -> JSONResponse:
    """For what the database cannot store: PostgreSQL accepts no NUL in a text."""
    refused = Refusal(422, "error-request", detail="a text or a number in it cannot be stored")
    return answer_of(refused, _language(request))


def _invalid(request: Request, error: Exception) -> JSONResponse:
    faults = cast("RequestValidationError", error).errors()
    first = faults[0] if faults else {"loc": (), "msg": ""}
    where = ".".join(str(part) for part in first["loc"])
    # A key of the body is quoted as it was sent, and may not be valid Unicode.
    detail = f"{where}: {first['msg']}".encode(errors="replace").decode()
    text = house_text(_language(request), "error-request", detail=detail)
    return _answer(422, Complaint(key="error-request", text=text))


def _http(request: Request, error: Exception) -> JSONResponse:
    known = cast("HTTPException", error)
    key = "error-no-page" if known.status_code == 404 else "error-request"
    text = house_text(_language(request), key, detail=str(known.detail))
    answer = _answer(known.status_code, Complaint(key=key, text=text))
    answer.headers.update(known.headers or {})
    return answer
