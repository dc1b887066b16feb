"""The key to the counters: an example of each kind, and what stands on it."""

from __future__ import annotations

from longroll.engine.specimen import Note, Specimen
from longroll.engine.tableau import MOVING, STRENGTH, Counter, Marker

from .atlas import atlas

__all__ = ["specimens"]

UNION, CONFEDERATE = "union", "confederate"


def specimens() -> tuple[Specimen, ...]:
    """Counters, then markers."""
    infantry = Counter("", UNION, STRENGTH, number=5)
    horse = Counter("", CONFEDERATE, STRENGTH, number=1, badges=("mounted",))
    lead, second = _general("sherman"), _general("mcpherson")
    rider = Counter("", CONFEDERATE, "cavalry", "stuart")
    army = Counter("", UNION, "army", "army-of-the-potomac")
    moving = infantry._replace(stack=MOVING), _general("hooker")._replace(stack=MOVING)
    return (
        Specimen("strength", (Note("points", "5"),), (infantry,)),
        Specimen(
            "general",
            (*_ratings("sherman"), Note("chip", "+1"), Note("politics")),
            (infantry, lead, second),
        ),
        Specimen("cavalry", (Note("brigade"), *_ratings("stuart")), (horse, rider)),
        Specimen("mounted", (Note("stroke"),), (horse,)),
        Specimen("army", (Note("band"),), (infantry._replace(number=9), army, _general("meade"))),
        Specimen(MOVING, (Note("frame"),), moving),
        Specimen("control", (Note("holder"),), markers=(Marker("control", "", UNION),)),
        Specimen("fort", (Note("bastions"),), markers=(Marker("fort", "", CONFEDERATE),)),
        Specimen("ironclad", (Note("bars"),), markers=(Marker("ironclad", "", CONFEDERATE),)),
        Specimen("torpedoes", (Note("mines"),), markers=(Marker("torpedoes", "", CONFEDERATE),)),
        Specimen("submarine", (Note("hunley"),), markers=(Marker("submarine", "", CONFEDERATE),)),
        Specimen("destroyed", (Note("ruin"),), markers=(Marker("destroyed", ""),)),
        Specimen("government", (Note("seat"),), markers=(Marker("government", "", CONFEDERATE),)),
    )


def _general(key: str) -> Counter:
    return Counter("", UNION, "general", key)


def _ratings(key: str) -> tuple[Note, ...]:
    """What stands at either end of a tab."""
    *_, strategy, attack, defence = atlas().pieces[key].ratings
    return Note("strategy", str(strategy)), Note("fight", f"{attack}-{defence}")
