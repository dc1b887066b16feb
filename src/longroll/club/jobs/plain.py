"""The task of a bot and its answer as text, for thinking on another machine."""

from __future__ import annotations

import json
from typing import Any

from longroll.bots.plans import Intent
from longroll.engine.action import parse
from longroll.table.players import Chosen, Task

__all__ = ["read_chosen", "read_task", "write_chosen", "write_task"]


def write_task(task: Task) -> str:
    """A task as JSON, which keeps the order of the position's keys."""
    key, document, seat, bot, seed, meant = task
    return json.dumps([key, document, seat, bot, seed, _written(meant)])


def read_task(text: str) -> Task:
    """The task written by `write_task`."""
    key, document, seat, bot, seed, meant = json.loads(text)
    return key, document, seat, bot, seed, _read(meant)


def write_chosen(chosen: Chosen) -> dict[str, Any]:
    """A choice as plain data."""
    return {
        "action": chosen.action,
        "thought": chosen.thought,
        "intent": _written(chosen.intent),
    }


def read_chosen(told: dict[str, Any]) -> Chosen:
    """The choice written by `write_chosen`."""
    return Chosen(told["action"], told["thought"], _read(told["intent"]))


def _written(intent: Intent | None) -> Any:
    if intent is None:
        return None
    return {
        "steps": [[clause, str(action)] for clause, action in intent.steps],
        "lead": intent.lead,
    }


def _read(told: Any) -> Intent | None:
    if told is None:
        return None
    steps = tuple((clause, parse(action)) for clause, action in told["steps"])
    return Intent(steps, told["lead"])
