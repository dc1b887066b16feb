"""What the pack is made of: small immutable values, read once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

__all__ = [
    "ALLIES",
    "AMERICAN",
    "AMERICAN_MILITIA",
    "ARMIES_OF",
    "ARMY_KEYS",
    "ARTILLERY",
    "BRITISH",
    "BRITISH_REGULAR",
    "COLONIAL_MILITIA",
    "COLONIAL_REGULAR",
    "CONTINENTAL",
    "CROWN",
    "FOOT",
    "FRENCH",
    "GERMAN",
    "LIGHT",
    "MERCENARY",
    "METROPOLITAN",
    "MOUNTED",
    "PROVINCIAL",
    "SIDE_KEYS",
    "SIDE_OF_ARMY",
    "TORY",
    "Card",
    "Leader",
    "Turn",
    "Unit",
]

BRITISH: Final = 0
FRENCH: Final = 1
AMERICAN: Final = 2
ARMY_KEYS: Final = ("british", "french", "american")

CROWN: Final = 0
ALLIES: Final = 1
SIDE_KEYS: Final = ("british", "allied")
SIDE_OF_ARMY: Final = (CROWN, ALLIES, ALLIES)
ARMIES_OF: Final = ((BRITISH,), (FRENCH, AMERICAN))

# Arms, as the terrain effects chart distinguishes them.
FOOT: Final = 0
LIGHT: Final = 1
MOUNTED: Final = 2
ARTILLERY: Final = 3

# Formation groups: the colour bands of the counters (X1.1).
BRITISH_REGULAR: Final = 0
GERMAN: Final = 1
PROVINCIAL: Final = 2
TORY: Final = 3
METROPOLITAN: Final = 4
COLONIAL_REGULAR: Final = 5
MERCENARY: Final = 6
COLONIAL_MILITIA: Final = 7
CONTINENTAL: Final = 8
AMERICAN_MILITIA: Final = 9


@dataclass(frozen=True, slots=True)
class Unit:
    """A combat unit, which no leader or marker is (G3.2.combat-unit).

    Attributes:
        index: its number in `UNITS`.
        key: as in actions and views.
        name: its proper name.
        army: BRITISH, FRENCH or AMERICAN.
        band: its formation group (X1.1).
        arm: FOOT, LIGHT, MOUNTED or ARTILLERY.
        militia: whether it counts as militia (G3.2.militia): Tory, colonial and American militia.
        strength: strength points by steps left: ``strength[1]`` reduced or only, ``strength[2]``
            full; ``strength[0]`` is 0.
        morale: printed morale by steps left, as ``strength`` (G15.31).
        steps: 1 or 2 when full (G2.2b).
        movement: printed movement points.
        turn: the turn of entry in the campaign; 0 when it starts on the map, -1 when only a card
            brings it.
        entry: the key of its entry (``hq``, ``a``, ``b-1``, ``b-2``, ``f``, ``variable``, or a
            hex) in the campaign.
        start: its hex in the historical scenario, or -1 when it is not used or set up freely.
        tags: what else is particular to it, from `units.csv`.
        men: how many men it had, or guns if it is artillery; 0 where nobody has counted them.
        side: CROWN or ALLIES, as its army.
    """

    index: int
    key: str
    name: str
    army: int
    band: int
    arm: int
    militia: bool
    strength: tuple[int, int, int]
    morale: tuple[int, int, int]
    steps: int
    movement: int
    turn: int
    entry: str
    start: int
    tags: frozenset[str]
    men: int = 0
    side: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "side", SIDE_OF_ARMY[self.army])


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader (G14): stars, close combat modifier, leadership; what his loss costs (T.LEAD).

    ``rank`` orders the leaders of an army, 0 the most senior (G3.2.senior, X4.18.sen). ``vp`` is in
    halves of a victory point. ``entry``, ``turn``, ``start`` and ``side`` as for a unit.
    """

    index: int
    key: str
    name: str
    army: int
    stars: int
    rank: int
    combat: int
    leadership: int
    movement: int
    turn: int
    entry: str
    start: int
    enemy_gain: int
    own_loss: int
    vp: int
    tags: frozenset[str]
    side: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "side", SIDE_OF_ARMY[self.army])


class Card(NamedTuple):
    """An event card (X4.3, X4.3.limits): who may play it (CROWN, ALLIES, or -1 for all) and when.

    ``when`` is ``strategic``, ``tactical``, ``any`` or ``red`` (played the moment it is drawn);
    the pack has these marks as the symbols of C.guide.
    """

    number: int
    key: str
    side: int
    when: str


class Turn(NamedTuple):
    """A turn of the track: whether it has a weather roll, events, construction, bombardment."""

    number: int
    weather: bool
    events: bool
    construction: bool
    bombardment: bool
