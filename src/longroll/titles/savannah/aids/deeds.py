"""G16 What the morale of each army came of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.chart import Chart
from longroll.engine.event import Event, Message
from longroll.engine.ledger import Deed, ledger

from ..state import SavannahState

__all__ = ["HEADLINES", "deeds"]

HEADLINES: Final = frozenset(
    {
        *("bombardment", "city-entered", "combat-drawn", "combat-won", "demoralised"),
        *("leader-captured", "leader-removed", "shattered", "surrender-roll"),
        *("unit-captured", "unit-eliminated"),
    }
)
_MORALE: Final = "morale-"


def deeds(_state: SavannahState, _seat: str, events: Sequence[Event]) -> tuple[Chart, ...]:
    """The changes of morale by army and reason."""
    found: list[Deed] = []
    for event in events:
        args = dict(event.args)
        if event.key.startswith(_MORALE) and "army" in args:
            source = Message("show-deed", (("reason", event.key.removeprefix(_MORALE)),))
            found.append(Deed(str(args["army"]), source, int(args["amount"])))
    return (ledger(found, "G16.1"),) if found else ()
