"""12 What the will of either side came of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from longroll.engine.chart import Chart
from longroll.engine.event import Event, Message
from longroll.engine.ledger import Deed, ledger

from ..state import ForThePeopleState

__all__ = ["HEADLINES", "deeds"]

HEADLINES: Final = frozenset(
    {
        *("agreed-end", "army-eliminated", "battle-won", "capital-lost", "coastal-fort-captured"),
        *("emancipation", "general-killed", "intervention", "mississippi-opened", "overrun"),
        *("resource-destroyed", "state-controlled", "surrender", "zone-closed"),
    }
)


def deeds(_state: ForThePeopleState, _seat: str, events: Sequence[Event]) -> tuple[Chart, ...]:
    """The changes of will by side and reason, and what the fortunes of war added."""
    found = list(_changes(events))
    return (ledger(found, "12"),) if found else ()


def _changes(events: Sequence[Event]) -> Iterator[Deed]:
    for event in events:
        if event.key != "will":
            continue
        args = dict(event.args)
        side = str(args["side"])
        yield Deed(side, Message("show-deed", (("reason", args["reason"]),)), int(args["amount"]))
        if fortunes := int(args["fortunes"]):
            yield Deed(side, Message("show-deed-fortunes"), fortunes)
