"""The optional rules: which are on, and what each has to remember.

`generals` holds replacements of cavalry generals (5.5.6) and the abilities of four generals
(5.6.7), `rail` the logistics of the railroad (19), `queue` the queue of operations (20). The
chapters ask them in the place where a rule changes, and nowhere else; a game without an option is
played, written down and shown as if the option did not exist.
"""

from __future__ import annotations

from typing import Final

from ..state import ForThePeopleState

__all__ = [
    "CAVALRY_REPLACEMENTS",
    "OPERATIONS_QUEUE",
    "RAIL_LOGISTICS",
    "SPECIAL_GENERALS",
    "has",
]

CAVALRY_REPLACEMENTS: Final = "cavalry-replacements"
"""5.5.6."""
SPECIAL_GENERALS: Final = "special-generals"
"""5.6.7."""
RAIL_LOGISTICS: Final = "rail-logistics"
"""Chapter 19."""
OPERATIONS_QUEUE: Final = "operations-queue"
"""Chapter 20."""


def has(state: ForThePeopleState, key: str) -> bool:
    """Whether an optional rule is in force."""
    return key in state.options
