"""The key to the counters: an example of each kind, and what stands on it."""

from __future__ import annotations

from typing import Final

from longroll.engine.specimen import Note, Specimen
from longroll.engine.tableau import HIDDEN, Counter, Marker

__all__ = ["specimens"]

UNION, CONFEDERATE = "union", "confederate"
_BLOCKS: Final = {
    "infantry": ("us-inf-01", 2),
    "brigade": ("cs-bde-1", 1),
    "garrison": ("cs-gar-1", 2),
    "cavalry": ("us-cav-1", 3),
    "artillery": ("us-art-1", 2),
    "heavy-artillery": ("us-hvy-1", 2),
    "hq": ("cs-hq-anv", 3),
    "supreme-hq": ("us-hq-supreme", 3),
}
"""By arm a block and its steps."""


def specimens() -> tuple[Specimen, ...]:
    """A block of each arm, one that hides its face, the conditions, and the mark of a battle."""
    blocks = tuple(
        Specimen(arm, (Note(f"does-{arm}"), *_PIPS.get(arm, ())), (_block(arm),)) for arm in _BLOCKS
    )
    return (
        *blocks,
        Specimen(HIDDEN, (Note("blank"),), (Counter("", CONFEDERATE, HIDDEN),)),
        Specimen("face-up", (Note("flat"),), (_block("infantry", "face-up"),)),
        Specimen("tired", (Note("disorganised", "D"),), (_block("infantry", "tired"),)),
        Specimen("retreating", (Note("leaving", "R"),), (_block("infantry", "retreating"),)),
        Specimen("battle", (Note("swords"),), markers=(Marker("battle", ""),)),
    )


_PIPS: Final = {"infantry": (Note("pips"),)}
"""What is the same on every block is told with the first."""


def _block(arm: str, *badges: str) -> Counter:
    key, steps = _BLOCKS[arm]
    side = UNION if key.startswith("us") else CONFEDERATE
    return Counter("", side, arm, key, steps=steps, badges=badges)
