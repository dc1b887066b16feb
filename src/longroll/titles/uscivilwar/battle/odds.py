"""11.2.1, 11.3, 11.4 Columns, dice and modifiers of both sides: what a battle is fought with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from longroll.engine.event import Value

from ..base import P, faces, rank_of
from ..command import commander
from ..components import CHARTS, GROUND, TABLES, WATERS, WAYS, Charts, Outcome, place_key
from ..ground import COASTAL_FORTS
from ..state import CivilWarState
from .force import NO_RIVER, Attackers, crossing, fighting

__all__ = [
    "Line",
    "attack_line",
    "defence_line",
    "dice_of",
    "ground_bonus",
    "tell_dice",
    "works_bonus",
]

_battle = TABLES.battle.number
_FORTS: Final = TABLES.works.numbers("fort")
_TRENCH: Final = TABLES.works.number("entrenchment")
_COASTAL: Final = TABLES.works.number("coastal")
_FORAGE: Final = TABLES.supply.number("forage_column")
_TWO: Final = Charts.column(_battle("two_dice"))
_THREE: Final = Charts.column(_battle("three_dice"))
_CAVALRY: Final = 1
"""8.5: the most that cavalry gives as a subordinate."""
_SWAMP: Final = GROUND.of_terrain("swamp")
_FACES: Final = 6


class Line(NamedTuple):
    """A column of the chart, its dice, and what is added to them.

    ``proud``: an army of high morale throws ones again (22.5.3).
    """

    column: int
    dice: int
    modifier: int
    proud: bool = False

    @property
    def key(self) -> str:
        """The key of its column."""
        return f"strength-{self.column}"

    @property
    def ways(self) -> int:
        """The number of equally likely throws of its dice.

        >>> Line(0, 2, 0).ways, Line(0, 2, 0, proud=True).ways
        (36, 1296)
        """
        ways: int = (_FACES * _FACES if self.proud else _FACES) ** self.dice
        return ways


def dice_of(column: int) -> int:
    """11.2.1: the dice of a column.

    >>> [dice_of(Charts.column(points)) for points in (0, 6, 7, 12, 13, 18)]
    [1, 1, 2, 2, 3, 3]
    """
    return 1 + (column >= _TWO) + (column >= _THREE)


def _values(
    state: CivilWarState, chief: int, others: Iterable[int], dice: int, *, attack: bool
) -> int:
    """11.3, 8.5: what Generals add: the commander, and one other for each die but one.

    Nothing but the sum hangs on which others are named, so that the best are.
    """
    if chief < 0:
        return 0

    def value(general: int) -> int:
        rank = rank_of(state, general)
        return rank.attack if attack else rank.defence

    def given(general: int) -> int:
        rank = rank_of(state, general)
        return min(_CAVALRY, value(general)) if rank.cavalry else value(general)

    best = sorted((given(one) for one in others), reverse=True)
    return value(chief) + sum(max(0, one) for one in best[: dice - 1])


def attack_line(state: CivilWarState, force: Attackers, river: int, *, card: bool = False) -> Line:
    """11.2.1, 11.4: what the attackers roll with; ``river`` as of `force.crossing`."""
    column = CHARTS.column(fighting(force.strength, river))
    dice = dice_of(column)
    total = _values(state, force.leader, force.staff, dice, attack=True)
    total += _battle("demoralised") if force.shaken else 0
    total += _battle("card") if card else 0
    return Line(column, dice, total)


def works_bonus(state: CivilWarState, side: int, place: int) -> int:
    """10.1.1, 10.3.3, 11.4: what works add: a fort, entrenchments, a Coastal Fort."""
    level = state.forts[side].get(place, 0)
    if level:
        return _FORTS[level - 1]
    if COASTAL_FORTS >> place & 1:
        return _COASTAL
    return _TRENCH if state.trenches[side] >> place & 1 else 0


def ground_bonus(state: CivilWarState, side: int, origin: int, place: int) -> int:
    """11.4: what the ground adds against an attack of ``side``, whatever bridges there are.

    From the sea (``origin`` -1) no hexside is crossed: only a swamp in the place itself counts.
    """
    if _SWAMP >> place & 1:
        return _battle("terrain")
    if origin < 0:
        return 0
    marks = WAYS.features(origin, place)
    first, second = sorted((place_key(origin), place_key(place)))
    rough = (
        "mountain" in marks
        or "pass" in marks
        or (first, second) in WATERS.minor
        or crossing(state, side, origin, place) != NO_RIVER
        or _SWAMP >> origin & 1
    )
    return _battle("terrain") if rough else 0


def defence_line(
    state: CivilWarState, force: Attackers, place: int, *, landing: bool, exposed: bool
) -> Line:
    """11.2.1, 11.4: what the defenders of a place roll with; works and ground never add up.

    ``landing``: the attack comes from the sea, over no hexside. ``exposed``: the defenders have
    tried to avoid battle, and have neither works nor ground (9.3.3).
    """
    side = 1 - force.side
    column = CHARTS.column(state.strength(side, place))
    if state.foraging[side] >> place & 1:
        column = max(0, column + _FORAGE)
    dice = dice_of(column)
    chief = commander(state, side, place)
    others = [one for one in state.generals_at(side, place) if one != chief]
    total = _values(state, chief, others, dice, attack=False)
    if not exposed:
        origin = -1 if landing else force.origin
        ground = ground_bonus(state, force.side, origin, place)
        total += max(works_bonus(state, side, place), ground)
    return Line(column, dice, total)


def tell_dice(
    play: P,
    key: str,
    lines: tuple[Line, Line],
    thrown: Sequence[Sequence[int]],
    results: tuple[Outcome, Outcome],
    **more: Value,
) -> None:
    """11.2.1.3, 21.6.2.3: what attackers and defenders rolled, on which columns, and its results.

    The first ``number`` dice are the attackers'.
    """
    attack, defence = lines
    (mine, theirs), (done, suffered) = thrown, results
    play.tell(
        key,
        None,
        **more,
        dice=faces((*mine, *theirs)),
        number=len(mine),
        attack_column=attack.key,
        attack_bonus=attack.modifier,
        attack=sum(mine) + attack.modifier,
        defence_column=defence.key,
        defence_bonus=defence.modifier,
        defence=sum(theirs) + defence.modifier,
        dealt=done.losses,
        dealt_mark=done.mark,
        taken=suffered.losses,
        taken_mark=suffered.mark,
    )
