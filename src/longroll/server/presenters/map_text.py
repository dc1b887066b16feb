"""The map in words: who stands where, by region, and what has changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pydantic import BaseModel

from longroll.engine.tableau import Counter, Layout, Marker
from longroll.engine.title import Title, get_title
from longroll.words import Words

__all__ = ["PlaceText", "RegionText", "described"]

Held = tuple[tuple[Counter, ...], tuple[Marker, ...]]
"""The counters and markers of a place."""


class PlaceText(BaseModel):
    """A place in words; `changed` if its contents differed then. Empty text: nothing is left."""

    place: str
    name: str
    text: str
    changed: bool


class RegionText(BaseModel):
    """The places of a region that are or were occupied, in the order of the map."""

    name: str
    places: list[PlaceText]


def described(title: Title, now: Any, then: Any, seat: str, words: Words) -> list[RegionText]:
    """What a seat sees on the map, compared with another state of the game."""
    here, before = _held(title.tableau(now, seat).layout), _held(title.tableau(then, seat).layout)
    found: dict[str, list[PlaceText]] = {}
    for place, region in _regions(title.info.key).items():
        held = here.get(place, ((), ()))
        if place in here or place in before:
            found.setdefault(region, []).append(
                PlaceText(
                    place=place,
                    name=str(words.name("place", place)),
                    text="; ".join(_lines(held, words)),
                    changed=held != before.get(place, ((), ())),
                )
            )
    return [
        RegionText(name=_region_name(title, key, words), places=places)
        for key, places in found.items()
    ]


def _held(layout: Layout) -> Mapping[str, Held]:
    counters: dict[str, list[Counter]] = {}
    markers: dict[str, list[Marker]] = {}
    for counter in layout.counters:
        counters.setdefault(counter.place, []).append(counter)
    for marker in layout.markers:
        markers.setdefault(marker.place, []).append(marker)
    return {
        place: (tuple(counters.get(place, ())), tuple(markers.get(place, ())))
        for place in dict.fromkeys((*counters, *markers))
    }


def _lines(held: Held, words: Words) -> list[str]:
    """The counters by side, then the markers."""
    counters, markers = held
    found: list[str] = []
    for side in dict.fromkeys(counter.side for counter in counters):
        own = [counter for counter in counters if counter.side == side]
        told = ", ".join(words.lying(own))
        # The text of counters without names includes their side.
        named = any(counter.key for counter in own)
        found.append(f"{words.name('side', side)}: {told}" if named else told)
    for marker in markers:
        said = words.text(f"specimen-{marker.kind}") or words.text(f"marker-{marker.kind}")
        if said is not None:
            number = f" {marker.number}" if marker.number > 1 else ""
            side = f" ({words.name('side', marker.side)})" if marker.side else ""
            found.append(f"{said}{number}{side}")
    return found


@lru_cache(maxsize=16)
def _regions(key: str) -> Mapping[str, str]:
    """The region key of each place, in the order of the map, region by region."""
    atlas = get_title(key).inventory.atlas()
    found = {place.key: place.region for place in atlas.places}
    if atlas.sheet is not None:
        countries = {country.key for country in atlas.sheet.countries}
        for hex_ in atlas.sheet.hexes:
            lands = [zone for zone in hex_.zones if zone in countries]
            found[hex_.key] = next(iter((*lands, *hex_.zones)), "")
    order = {region: at for at, region in enumerate(dict.fromkeys(found.values()))}
    return dict(sorted(found.items(), key=lambda item: order[item[1]]))


def _region_name(title: Title, key: str, words: Words) -> str:
    for kind in ("state", "zone", "area", "region"):
        said = words.text(f"{kind}-{key}")
        if said is not None:
            return said
    atlas = title.inventory.atlas()
    lands = (*atlas.regions, *(atlas.sheet.zones + atlas.sheet.countries if atlas.sheet else ()))
    return next((land.name for land in lands if land.key == key), "")
