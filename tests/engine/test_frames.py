"""Which procedures a package has, for positions."""

from __future__ import annotations

from itertools import chain
from types import MappingProxyType

import pytest

from longroll.engine.frames import load_flow, procedures_of
from longroll.engine.procedure import Flow, Play, Procedure
from longroll.engine.title import title_keys
from tests.engine.duel import DuelState


class Base(Procedure[DuelState]):
    """What two others share."""

    __slots__ = ()


class One(Base):
    """A part."""

    __slots__ = ()


class Other(Base):
    """Another, with a field."""

    __slots__ = ("held",)
    held: int


class Both(One, Other):
    """A procedure that is a descendant of its base in two ways."""

    __slots__ = ()
    steps = ("rest",)

    def rest(self, _play: Play[DuelState]) -> Flow:
        """Nothing to do."""


class Grown(Procedure[DuelState]):
    """A procedure that got a field after positions had been saved."""

    __slots__ = ("first", "since")
    steps = ("rest",)
    later = MappingProxyType({"since": 7})
    first: int | None
    since: int

    def rest(self, _play: Play[DuelState]) -> Flow:
        """Nothing to do."""


def test_a_procedure_with_two_bases_keeps_the_fields_of_both() -> None:
    both = Both()
    both.held = 3
    assert Both.fields == ("held",)
    twin = both.copy()
    assert isinstance(twin, Both)
    assert twin.held == 3


@pytest.mark.parametrize("title", title_keys())
def test_every_procedure_of_a_title_keeps_all_its_fields(title: str) -> None:
    """What is no field is lost in copies, undo and saved positions."""
    for name, cls in procedures_of(f"longroll.titles.{title}").items():
        slots = [base.__dict__.get("__slots__", ()) for base in cls.__mro__]
        assert set(chain.from_iterable(slots)) == {"at", *cls.fields}, name


def test_a_procedure_with_two_bases_is_found_once() -> None:
    assert procedures_of(__name__) == {"both": Both, "grown": Grown}


def test_a_position_from_before_a_field_has_what_was_so_before_it() -> None:
    told = ({"procedure": "grown"}, {"procedure": "grown", "since": 3})
    for row, value in zip(told, (7, 3), strict=True):
        state = DuelState()
        load_flow(state, {"stack": [row]}, {"grown": Grown})
        (frame,) = state.stack
        assert isinstance(frame, Grown)
        assert (frame.first, frame.since) == (None, value)
