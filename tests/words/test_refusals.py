"""A refusal tells what forbids, and what would do instead: whoever is told no wants to go on.

These said no more than no; each now gives its reason, or the way out, after a colon.
"""

from __future__ import annotations

import pytest

from longroll.words import LANGUAGES, words_for

REASONED = {
    "bobbylee": (
        *("reserve-only", "moved", "not-the-next-area", "not-facing", "not-engaged"),
        *("never-reinforces", "out-of-command"),
    ),
    "forthepeople": (
        *("retreat-priority", "army-nowhere", "no-fort-site", "army-first", "not-in-command"),
    ),
    "mosby": ("not-adjacent",),
    "savannah": (
        *("attack-disorder", "fire-disorder", "shattered-move", "cannot-stop", "not-an-entry"),
    ),
    "uscivilwar": (
        *("general-unsafe", "attack-alone", "from-there", "one-by-one", "too-many", "begun"),
        *("no-pick-up", "by-rail-only", "no-way", "no-shelter", "stars", "out-of-zone"),
        *("general-alone", "nowhere"),
    ),
}
NAMED: dict[str, str] = dict.fromkeys(
    ("place", "general", "number", "block", "space", "side", "unit", "hex"), "X"
)
WORDS = 2
"""A reason has so many words at least."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", REASONED)
def test_a_refusal_gives_its_reason_or_the_way_out(title: str, language: str) -> None:
    words = words_for(title, language)
    for key in REASONED[title]:
        said = words.text(f"deny-{key}", NAMED) or ""
        _, colon, reason = said.rpartition(": ")
        assert colon, said
        assert len(reason.split()) >= WORDS, said
