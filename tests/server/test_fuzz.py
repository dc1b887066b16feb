"""Requests made from the schema: whatever is asked, no answer is a failure of ours."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode

from longroll.server.schemas import Fault
from tests.server.house import Guest, active, opened, serving

EXAMPLES = 8
BOTH = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


def check(client: TestClient, guests: dict[str, Guest], case: Any, seat: str) -> None:
    """Send a case as the holder of a seat, or as nobody; look at the answer."""
    guest = guests.get(seat)
    if guest is not None and "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = guest.at.removeprefix("/api/games/")
        case.headers = {"Authorization": f"Bearer {guest.token}"}
    request = case.as_transport_kwargs(base_url="http://testserver")
    known = {"method", "url", "params", "headers", "cookies", "json", "data", "content"}
    answer = client.request(**{key: value for key, value in request.items() if key in known})
    assert answer.status_code < 500, answer.text
    if guest is not None and answer.is_success and request["url"].endswith("/claim"):
        guest.token = answer.json()["token"]  # who sits down has a token of his own from then on
    if answer.status_code >= 400:
        assert Fault.model_validate(answer.json()).error.text


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*:DeprecationWarning")
def test_no_request_makes_the_server_fail(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        guests = opened(client)
        for number in range(30):
            active(guests).play(number)
        document = client.get("/api/openapi.json").json()
        schema = cast("Any", schemathesis.openapi.from_dict(document))
        tried = 0
        for found in schema.get_all_operations():
            for mode in BOTH:
                operation = found.ok()
                if mode is GenerationMode.POSITIVE or takes_something(operation):
                    try_operation(client, guests, operation, mode)
            tried += 1
        assert tried > 15
        assert guests["union"].get()["seq"] >= 0


def takes_something(operation: Any) -> bool:
    """Whether there is anything in a request to it that could be wrong."""
    return bool(operation.body) or any(True for _ in operation.iter_parameters())


def try_operation(
    client: TestClient, guests: dict[str, Guest], operation: Any, mode: GenerationMode
) -> None:
    """Some requests to one operation, as the schema wants them or as it does not."""

    @settings(
        max_examples=EXAMPLES,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        database=None,
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        seat=st.sampled_from(["union", "confederate", "observer", "nobody"]),
    )
    def attempt(case: Any, seat: str) -> None:
        check(client, guests, case, seat)

    attempt()
