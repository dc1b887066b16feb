"""Which procedures a package has, for positions."""

from __future__ import annotations

from longroll.engine.frames import procedures_of
from longroll.engine.procedure import Flow, Play, Procedure
from tests.engine.duel import DuelState


class Base(Procedure[DuelState]):
    """What two others share."""

    __slots__ = ()


class One(Base):
    """A part."""

    __slots__ = ()


class Other(Base):
    """Another."""

    __slots__ = ()


class Both(One, Other):
    """A procedure that is a descendant of its base in two ways."""

    __slots__ = ()
    steps = ("rest",)

    def rest(self, _play: Play[DuelState]) -> Flow:
        """Nothing to do."""


def test_a_procedure_with_two_bases_is_found_once() -> None:
    assert procedures_of(__name__) == {"both": Both}
