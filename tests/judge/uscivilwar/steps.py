"""Orders one after the other, for tests of how bots judge a position under way."""

from __future__ import annotations

from longroll.engine.action import parse
from longroll.engine.chance import Sampled
from longroll.engine.title import get_title
from longroll.titles.uscivilwar.state import CivilWarState

__all__ = ["order"]


def order(state: CivilWarState, *texts: str) -> str:
    """Give legal orders, each for the seat that is asked. Returns the seat that is asked next."""
    title = get_title("uscivilwar")
    for text in texts:
        decision = title.decision(state)
        assert decision is not None
        action = parse(text)
        assert action in decision.actions, text
        title.apply(state, decision.seat, action, Sampled(1))
    decision = title.decision(state)
    return "" if decision is None else decision.seat
