"""2.6 What Mosby's points came of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.chart import Chart
from longroll.engine.event import Event, Message
from longroll.engine.ledger import Deed, ledger

from ..state import SEAT, MosbyState

__all__ = ["HEADLINES", "deeds"]

HEADLINES: Final = frozenset(
    {
        *("captured", "combat-won", "combat-lost", "demolition", "disbands", "kidnapped"),
        *("killed", "leader-flees", "musters", "notoriety-short", "scatters", "unit-eliminated"),
        *("wounded", "worn-out", "idle", "nobody-comes"),
    }
)


def deeds(_state: MosbyState, _seat: str, events: Sequence[Event]) -> tuple[Chart, ...]:
    """Points by what brought or cost them."""
    told = (dict(event.args) for event in events if event.key == "points")
    found = [Deed(SEAT, _source(str(args["reason"])), int(args["amount"])) for args in told]
    return (ledger(found, "2.6"),) if found else ()


def _source(reason: str) -> Message:
    return Message("show-deed", (("reason", reason),))
