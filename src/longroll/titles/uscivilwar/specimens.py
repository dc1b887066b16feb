"""The key to the counters: an example of each kind, and what stands on it."""

from __future__ import annotations

from longroll.engine.specimen import Note, Specimen
from longroll.engine.tableau import MOVING, STRENGTH, Counter, Marker

from .atlas import atlas_of
from .components import SIDE_KEYS

__all__ = ["specimens"]

UNION, CONFEDERATE = SIDE_KEYS


def specimens() -> tuple[Specimen, ...]:
    """Strength points and Generals, their conditions, works, industry, and the navy."""
    points = Counter("", UNION, STRENGTH, number=6)
    grant, meade = _general("grant", 3), _general("meade", 2)
    rider = Counter("", CONFEDERATE, "cavalry", "stuart", number=1, badges=("cavalry",))
    horse = Counter("", CONFEDERATE, STRENGTH, number=1)
    return (
        Specimen("strength", (Note("points", "6"),), (points,)),
        Specimen(
            "general",
            (*_ratings("grant", 3), Note("chip", "+1"), Note("speed")),
            (points, grant, meade),
        ),
        Specimen("cavalry", (Note("rides"), *_ratings("stuart", 1)), (horse, rider)),
        Specimen(
            MOVING, (Note("frame"),), tuple(one._replace(stack=MOVING) for one in (points, grant))
        ),
        Specimen("demoralised", (Note("beaten", "D"),), (_worn("demoralised"),)),
        Specimen("foraging", (Note("forage", "F"),), (_worn("foraging"),)),
        Specimen("control", (Note("holder"),), markers=(Marker("control", "", UNION),)),
        Specimen("militia", (Note("bayonets"),), markers=(Marker("militia", "", CONFEDERATE),)),
        Specimen("entrenched", (Note("parapet"),), markers=(Marker("entrenched", "", UNION),)),
        Specimen("work-begun", (Note("begun"),), markers=(Marker("work-begun", "", CONFEDERATE),)),
        Specimen(
            "fort", (Note("level", "2"),), markers=(Marker("fort", "", CONFEDERATE, number=2),)
        ),
        Specimen(
            "arsenal",
            (Note("grown", "+3"),),
            markers=(Marker("arsenal", "", CONFEDERATE, number=3),),
        ),
        Specimen("destroyed", (Note("ruin"),), markers=(Marker("destroyed", ""),)),
        Specimen("fleet", (Note("ships", "4"),), markers=(_fleet(),)),
        Specimen("flagship", (Note("pennant"),), markers=(_fleet(), Marker("flagship", "", UNION))),
        Specimen(
            "low-coal", (Note("coal", "C"),), markers=(_fleet(), Marker("low-coal", "", UNION))
        ),
        Specimen(
            "demoralised-ships",
            (Note("shaken", "D"),),
            markers=(_fleet(), Marker("demoralised-ships", "", UNION)),
        ),
        Specimen(
            "battery", (Note("guns", "2"),), markers=(Marker("battery", "", CONFEDERATE, number=2),)
        ),
        Specimen("hull", (Note("stocks"),), markers=(Marker("hull", "", CONFEDERATE),)),
    )


def _general(key: str, stars: int) -> Counter:
    return Counter("", UNION, "general", key, number=stars)


def _worn(badge: str) -> Counter:
    return Counter("", UNION, STRENGTH, number=4, badges=(badge,))


def _fleet() -> Marker:
    return Marker("fleet", "", UNION, number=4)


def _ratings(key: str, rank: int) -> tuple[Note, ...]:
    """What stands at either end of his tab."""
    _, stars, attack, defence = atlas_of(None).pieces[key].of_rank(rank).ratings
    return Note("rank", str(stars)), Note("fight", f"{attack}-{defence}")
