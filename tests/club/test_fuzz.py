"""Requests made from the schema: whatever a club is asked, no answer is a failure of ours."""

from __future__ import annotations

from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode

from longroll.server.schemas import Fault
from tests.club.house import Clubhouse
from tests.club.test_rights import People
from tests.server.test_fuzz import BOTH

EXAMPLES = 6
KNOWN = frozenset({"method", "url", "params", "json", "data", "content"})


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*:DeprecationWarning")
def test_no_request_makes_the_club_fail(house: Clubhouse) -> None:
    people = People(house)
    document = house.client.get("/api/openapi.json").json()
    schema = cast("Any", schemathesis.openapi.from_dict(document))
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        if not operation.path.startswith("/api/club"):
            continue
        for mode in BOTH:
            # Next to nothing is wrong in a path: any text may be a name.
            if mode is GenerationMode.POSITIVE or operation.body:
                try_operation(people, operation, mode)
        tried += 1
    assert tried > 30


def try_operation(people: People, operation: Any, mode: GenerationMode) -> None:
    """Some requests to one operation, as the schema wants them or as it does not."""
    client = people.house.client
    ids = {"invitations": people.offer, "tournaments": people.cup}

    @settings(
        max_examples=EXAMPLES,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        database=None,
        deadline=None,
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        role=st.sampled_from(["member", "player", "host", "nobody"]),
        known=st.booleans(),
    )
    def attempt(case: Any, role: str, known: bool) -> None:
        if known and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = next(
                (key for part, key in ids.items() if part in operation.path), people.game
            )
        request = case.as_transport_kwargs(base_url="http://localhost:8000")
        client.cookies.clear()
        headers: dict[str, str] = {}
        if role != "nobody":
            cookie = getattr(people, role).cookie
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookie.items())
        told = {key: value for key, value in request.items() if key in KNOWN}
        if operation.path.endswith("/events"):
            told["params"] = {"once": "true"}  # the stream itself has no end
        answer = client.request(**told, headers=headers, follow_redirects=False)
        assert answer.status_code < 500 or answer.status_code == 503, answer.text
        if answer.status_code >= 400:
            assert Fault.model_validate(answer.json()).error.text

    attempt()
