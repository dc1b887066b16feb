"""The key to the counters: an example of each kind, and what stands on it."""

from __future__ import annotations

from longroll.engine.specimen import Note, Specimen
from longroll.engine.tableau import STRENGTH, Counter, Marker

from .atlas import MOSBY, UNION

__all__ = ["specimens"]


def specimens() -> tuple[Specimen, ...]:
    """The band, the Union's units and leaders, then markers."""
    band = Counter("", MOSBY, STRENGTH, number=4, badges=("mounted",))
    horse = Counter("", UNION, STRENGTH, "1st-west-virginia-cavalry", number=3)
    wagon = Counter("", UNION, STRENGTH, "supply-wagon-1", number=0)
    return (
        Specimen("mounted", (Note("band", "4"),), (band, Counter("", MOSBY, "general", MOSBY))),
        Specimen("strength", (Note("factors", "3"), Note("fan")), (horse,)),
        Specimen("general", (Note("leader"),), (Counter("", UNION, "general", "stoughton"),)),
        Specimen(
            "alarm", (Note("ring"),), (horse,), (Marker("alarm", "", UNION),), also=("awake",)
        ),
        Specimen("carriers", (Note("wagon"),), (wagon,), (Marker("carriers", "", UNION),)),
        Specimen("unrevealed", (Note("unseen", "?"),), markers=(Marker("unrevealed", "", UNION),)),
        Specimen("camp", (Note("tents"),), markers=(Marker("camp", "", UNION),)),
        Specimen("depot", (Note("worth", "2"),), markers=(Marker("depot", "", UNION, number=2),)),
        Specimen("destroyed", (Note("ruin"),), markers=(Marker("destroyed", ""),)),
    )
