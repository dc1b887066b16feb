"""What lies on the table: markers, strength points, generals, armies, cards and tracks.

Everything is a number or a flat list of numbers, so that a copy is cheap. The methods that change
the board forget the facts derived from it (`facts`, `posted`, `manned`, `water`), and no more than
they must: nothing else may write the lists, or it has to `touch` them.
"""

from __future__ import annotations

from itertools import compress
from typing import Any, Final, Self

from longroll.board.region import mask
from longroll.engine.state import State

from .components import ARMIES, CONFEDERATE, GENERALS, SPACES, STATES, UNION
from .force import ARMY, BRIGADE, CORPS, DIVISION, GENERALS_ALONE, Force
from .roster import ABSENT, CAVALRY, MARKERS, MOVING, OFFICERS, REMOVED, SEATS, SIDE_OF, TRACK

__all__ = [
    "ABSENT",
    "ARMY",
    "BRIGADE",
    "CAVALRY",
    "CORPS",
    "DIVISION",
    "Force",
    "ForThePeopleState",
    "GENERALS_ALONE",
    "MARKERS",
    "MOVING",
    "OFFICERS",
    "REMOVED",
    "SEATS",
    "SIDE_OF",
    "TRACK",
]

_EVERY_SPACE: Final = range(len(SPACES))
_UNKNOWN: Final = (0, -1, -1)


def _by_side(fact: str) -> tuple[str, ...]:
    return tuple([f"{fact}-{side}" for side in range(3)])


# Keys of facts, by side.
_STRENGTH: Final = _by_side("strength")
_BRIGADES: Final = _by_side("brigades")
_MOUNTED: Final = _by_side("mounted")
_OCCUPIED: Final = _by_side("occupied")
_STAFF: Final = _by_side("staff")
_CONTROLLED: Final = _by_side("controlled")
_FORTS: Final = _by_side("forts")


class ForThePeopleState(State):
    """The whole table of For the People.

    Lists by space index: ``control`` (who controls it: NOBODY, UNION, CONFEDERATE; markers and
    printed colour together), ``infantry[side]`` (infantry strength points on the map, in armies or
    not, without the moving force), ``fort`` (the side of a fort counter, or NOBODY).
    Lists by general: ``post`` (a space, or ABSENT, TRACK, REMOVED, MOVING) and ``due`` (the turn of
    entry or return). A cavalry general in a space *is* his brigade of one strength point (5.5.1),
    or of two if his bit is set in ``doubled``.
    Lists by army marker: ``army_at`` (as post), ``commander`` (a general, or -1: generic, 5.2.8),
    ``beaten`` (the number of its owner's strategy rounds when it last lost a large battle, or -9).
    Everything in a space with an army of its side belongs to that army (5.3.5).

    Masks of spaces: ``ironclads``, ``torpedoes``, ``destroyed`` (resource centres).
    Pairs by side (index 0 unused): ``will``, ``fortune`` (+1 or -1), ``capital`` (a space, or -1:
    displaced), ``hand`` (sorted card numbers), ``rounds`` (strategy rounds begun in the game),
    ``fort_wait`` (fort counters on the turn track), ``owed`` (strength points of killed cavalry
    generals that return in the next reinforcement phase, 5.5.4).
    ``deck``, ``discards``, ``gone``: sorted card numbers; the deck has no order: cards are drawn.
    ``state_owner``: by state, who controls it. ``elite``: army of each of the four elite units
    (Union 0-1, Confederate 2-3), or -1.
    """

    __slots__ = (
        "amphibious",
        "army_at",
        "army_due",
        "beaten",
        "beaten_forces",
        "blockade",
        "blockade_duty",
        "capital",
        "commander",
        "contested",
        "control",
        "deck",
        "declined",
        "destroyed",
        "discards",
        "doubled",
        "due",
        "elite",
        "emancipation",
        "facts",
        "fed",
        "force",
        "fort",
        "fort_wait",
        "fortune",
        "gone",
        "hand",
        "hunley",
        "infantry",
        "intervention",
        "ironclads",
        "manned",
        "march_due",
        "mcclellan_hailed",
        "mississippi_bonus",
        "moved_armies",
        "moved_generals",
        "moved_sp",
        "owed",
        "post",
        "posted",
        "queues",
        "reshuffle",
        "rounds",
        "scenario",
        "seceded",
        "st_marks_open",
        "state_owner",
        "torpedoes",
        "turn",
        "union_victory",
        "valley_devastated",
        "water",
        "will",
    )

    def __init__(self, scenario: str) -> None:
        super().__init__()
        self.scenario = scenario
        self.turn = 1
        self.facts: dict[str, Any] = {}
        """Derived from the whole board; never saved. Replaced, never cleared: copies share it."""
        self.posted: dict[str, Any] = {}
        """Derived from where generals are posted, and what their brigades count, alone."""
        self.manned: tuple[int, int, int] = _UNKNOWN
        """By side the mask of the spaces with infantry, without the moving force; -1 if unknown."""
        self.water: dict[str, Any] = {}
        """Derived from control, forts and ironclads alone (naval control)."""
        self._lay_map()
        self._lay_counters()
        self._lay_tracks()
        self._lay_memory()

    def _lay_map(self) -> None:
        self.control = [space.home for space in SPACES]
        self.infantry = ([0], [0] * len(SPACES), [0] * len(SPACES))
        self.fort = [0] * len(SPACES)
        self.ironclads = 0
        self.torpedoes = 0
        self.destroyed = 0
        self.hunley = -1
        self.capital = [-1, -1, -1]
        self.state_owner = [state.home for state in STATES]

    def _lay_counters(self) -> None:
        self.post = [REMOVED if general.option else ABSENT for general in GENERALS]
        self.due = [general.enters for general in GENERALS]
        self.army_at = [ABSENT] * len(ARMIES)
        self.army_due = [0] * len(ARMIES)
        self.commander = [-1] * len(ARMIES)
        self.beaten = [-9] * len(ARMIES)
        self.elite = [-1] * 4
        self.force: Force | None = None
        self.fort_wait = [0, 0, 0]
        self.owed = [0, 0, 0]

    def _lay_tracks(self) -> None:
        self.will = [0, 100, 100]
        self.fortune = [0, -1, 1]
        self.blockade = 0
        self.amphibious = 0
        self.hand: list[tuple[int, ...]] = [(), (), ()]
        self.deck: tuple[int, ...] = ()
        self.discards: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()
        self.reshuffle = False
        self.rounds = [0, 0, 0]
        self.emancipation = False
        self.intervention = False
        self.mississippi_bonus = False
        self.st_marks_open = False
        self.valley_devastated = False

    def _lay_memory(self) -> None:
        """What single rules have to remember."""
        self.beaten_forces = 0
        """Mask of the spaces with a force beaten in the enemy movement under way (7.2.2)."""
        self.contested = 0
        """Mask of the armies whose owner has yet to choose among equals who succeeds (5.2.8)."""
        self.blockade_duty = 0
        """1863 (15): 1 the Union has held a blockade card, 2 it has raised the level since."""
        self.seceded = 0
        """Mask of the border states that the Confederacy controlled first (12.1.3, 17.3)."""
        self.march_due = False
        """Forward to Richmond is the Union's next card play (4.2.6, ruling B18)."""
        self.union_victory = False
        """A Union victory that counts for the Emancipation Proclamation (4.4.1) this turn."""
        self.moved_generals: tuple[int, ...] = ()
        """Generals that moved with the campaign card in play (4.3.1); sorted."""
        self.moved_armies: tuple[int, ...] = ()
        """Army markers that moved with it."""
        self.moved_sp: tuple[tuple[int, int], ...] = ()
        """Infantry that moved with it: (space, strength points), by space."""
        self._lay_options()

    def _lay_options(self) -> None:
        """What optional rules have to remember: empty in games without them (`options`)."""
        self.doubled = 0
        """Mask of the cavalry generals whose brigade has 2 strength points (5.6.7.C, 5.6.7.D)."""
        self.declined: tuple[tuple[int, int], ...] = ()
        """Generals who did not enlarge their brigade in a space: they are not asked there again."""
        self.mcclellan_hailed = 0
        """1 when the Union has had its will for McClellan's command (5.6.7.A)."""
        self.fed: tuple[int, ...] = (0, 0, 0)
        """A turn, and the units by which each side has fed its armies in it (19, 10.2.1)."""
        self.queues: tuple[tuple[int, ...], ...] = ((), (), ())
        """By side its queue of operations: the general and its cards, in order; or empty (20)."""

    def copy(self) -> Self:
        """An equal, independent state: lists are copied, everything else is immutable.

        Written out slot by slot, because search copies more than it does anything else.
        """
        twin = super().copy()
        self._copy_lists(twin)
        self._share_values(twin)
        return twin

    def _copy_lists(self, twin: ForThePeopleState) -> None:
        infantry = self.infantry
        twin.infantry = ([0], infantry[UNION][:], infantry[CONFEDERATE][:])
        twin.force = self.force.copy() if self.force is not None else None
        twin.control = self.control[:]
        twin.fort = self.fort[:]
        twin.post = self.post[:]
        twin.due = self.due[:]
        twin.army_at = self.army_at[:]
        twin.army_due = self.army_due[:]
        twin.commander = self.commander[:]
        twin.beaten = self.beaten[:]
        twin.elite = self.elite[:]
        twin.will = self.will[:]
        twin.fortune = self.fortune[:]
        twin.capital = self.capital[:]
        twin.state_owner = self.state_owner[:]
        twin.hand = self.hand[:]
        twin.rounds = self.rounds[:]
        twin.fort_wait = self.fort_wait[:]
        twin.owed = self.owed[:]

    def _share_values(self, twin: ForThePeopleState) -> None:
        twin.amphibious = self.amphibious
        twin.beaten_forces = self.beaten_forces
        twin.blockade = self.blockade
        twin.blockade_duty = self.blockade_duty
        twin.contested = self.contested
        twin.deck = self.deck
        twin.declined = self.declined
        twin.destroyed = self.destroyed
        twin.discards = self.discards
        twin.doubled = self.doubled
        twin.emancipation = self.emancipation
        twin.facts = self.facts
        twin.fed = self.fed
        twin.gone = self.gone
        twin.hunley = self.hunley
        twin.intervention = self.intervention
        twin.ironclads = self.ironclads
        twin.manned = self.manned
        twin.march_due = self.march_due
        twin.mcclellan_hailed = self.mcclellan_hailed
        twin.mississippi_bonus = self.mississippi_bonus
        twin.moved_armies = self.moved_armies
        twin.moved_generals = self.moved_generals
        twin.moved_sp = self.moved_sp
        twin.posted = self.posted
        twin.queues = self.queues
        twin.reshuffle = self.reshuffle
        twin.scenario = self.scenario
        twin.seceded = self.seceded
        twin.st_marks_open = self.st_marks_open
        twin.torpedoes = self.torpedoes
        twin.turn = self.turn
        twin.union_victory = self.union_victory
        twin.valley_devastated = self.valley_devastated
        twin.water = self.water

    def touch(self) -> None:
        """Forget what was derived from where units stand: for whoever has written the lists."""
        self.facts = {}
        self.posted = {}
        self.manned = _UNKNOWN

    def touch_water(self) -> None:
        """Forget what was derived from control, forts and ironclads too."""
        self.touch()
        self.water = {}

    def touch_force(self) -> None:
        """Forget what was derived from the moving force, or from a memory: no unit elsewhere."""
        self.facts = {}

    # What stands where.

    def units(self, side: int, space: int) -> int:
        """Strength points of ``side`` in ``space``, brigades among them; not the moving force."""
        mounted: dict[int, int] = self.posted.get(_MOUNTED[side]) or self._mounted(side)
        return self.infantry[side][space] + mounted.get(space, 0)

    def strength(self, side: int) -> list[int]:
        """By space the strength points of ``side``, without the moving force: to read only."""
        found: list[int] | None = self.facts.get(_STRENGTH[side])
        if found is None:
            found = self.infantry[side][:]
            for space, points in self._mounted(side).items():
                found[space] += points
            self.facts[_STRENGTH[side]] = found
        return found

    def _mounted(self, side: int) -> dict[int, int]:
        """The strength points of the brigades of ``side`` on the map, by space."""
        found: dict[int, int] | None = self.posted.get(_MOUNTED[side])
        if found is None:
            found = {}
            for general in self.cavalry_posted(side):
                space = self.post[general]
                found[space] = found.get(space, 0) + 1 + (self.doubled >> general & 1)
            self.posted[_MOUNTED[side]] = found
        return found

    def cavalry_posted(self, side: int) -> tuple[int, ...]:
        """The brigades of ``side`` on the map, without the moving force's."""
        found: tuple[int, ...] | None = self.posted.get(_BRIGADES[side])
        if found is None:
            found = tuple([g for g in CAVALRY[side] if self.post[g] >= 0])
            self.posted[_BRIGADES[side]] = found
        return found

    def occupied(self, side: int) -> int:
        """Mask of the spaces with strength points of ``side``, the moving force included."""
        found: int | None = self.facts.get(_OCCUPIED[side])
        if found is None:
            found = self.standing(side)
            force = self.force
            if force is not None and force.side == side and force.units:
                found |= 1 << force.at
            self.facts[_OCCUPIED[side]] = found
        return found

    def standing(self, side: int) -> int:
        """Mask of the spaces with strength points of ``side``, without the moving force."""
        found = self.manned[side] if self.manned[side] >= 0 else self._count_manned(side)
        for space in self._mounted(side):
            found |= 1 << space
        return found

    def _count_manned(self, side: int) -> int:
        """The mask of the spaces with infantry of ``side``, looked up in the lists."""
        union, confederate = [mask(compress(_EVERY_SPACE, i)) for i in self.infantry[1:]]
        self.manned = (0, union, confederate)
        return self.manned[side]

    def controlled(self, side: int) -> int:
        """Mask of the spaces that ``side`` controls."""
        found: int | None = self.water.get(_CONTROLLED[side])
        if found is None:
            found = 0
            for space, owner in enumerate(self.control):
                if owner == side:
                    found |= 1 << space
            self.water[_CONTROLLED[side]] = found
        return found

    def forts(self, side: int) -> int:
        """Mask of the fort counters of ``side``; coastal forts are not among them."""
        found: int | None = self.water.get(_FORTS[side])
        if found is None:
            found = 0
            for space in compress(_EVERY_SPACE, self.fort):
                if self.fort[space] == side:
                    found |= 1 << space
            self.water[_FORTS[side]] = found
        return found

    def points(self, *generals: int) -> int:
        """Strength points of the brigades of these generals: none of an infantry general's."""
        points = 0
        for general in generals:
            if general >= 0 and GENERALS[general].cavalry:
                points += 1 + (self.doubled >> general & 1)
        return points

    def generals_at(self, side: int, space: int) -> tuple[int, ...]:
        """Generals of ``side`` posted in ``space``, cavalry included, in index order."""
        return self.staff(side).get(space, ())

    def staff(self, side: int) -> dict[int, tuple[int, ...]]:
        """The generals of ``side`` on the map, by space, each space's in index order."""
        found: dict[int, tuple[int, ...]] | None = self.posted.get(_STAFF[side])
        if found is None:
            found = {}
            for general in OFFICERS[side]:
                space = self.post[general]
                if space >= 0:
                    found[space] = (*found.get(space, ()), general)
            self.posted[_STAFF[side]] = found
        return found

    def army_in(self, side: int, space: int) -> int:
        """The army marker of ``side`` in ``space``, or -1."""
        at = self.army_at
        if space in at:
            for army in MARKERS[side]:
                if at[army] == space:
                    return army
        return -1

    def has_fort(self, side: int, space: int) -> bool:
        """Whether a fort in ``space`` is held by ``side``: a counter, or a coastal fort (6.8.2)."""
        return self.fort[space] == side or (
            SPACES[space].coastal_fort and self.control[space] == side
        )

    # Changes of the board.

    def set_control(self, space: int, side: int) -> None:
        """Put ``space`` under the control of ``side`` (NOBODY: neutral), without any effect.

        The rules place markers by `control.set_marker`.
        """
        self.control[space] = side
        self._forget_water()

    def add_infantry(self, side: int, space: int, count: int) -> None:
        """Add (or take away, if negative) infantry strength points."""
        infantry = self.infantry[side]
        infantry[space] += count
        self.facts = {}
        known = self.manned[side]
        if known >= 0 and bool(infantry[space]) != bool(known >> space & 1):
            changed = known ^ 1 << space
            union, confederate = self.manned[UNION], self.manned[CONFEDERATE]
            self.manned = (0, changed, confederate) if side == UNION else (0, union, changed)

    def set_fort(self, space: int, side: int) -> None:
        """Put a fort counter of ``side`` in ``space``, or take it away (NOBODY)."""
        self.fort[space] = side
        self._forget_water()

    def set_ironclad(self, space: int, present: bool) -> None:
        """Put an ironclad in ``space`` or take it away."""
        self.ironclads = self.ironclads & ~(1 << space) | present << space
        self._forget_water()

    def _forget_water(self) -> None:
        self.facts = {}
        self.water = {}

    def post_general(self, general: int, where: int, due: int = 0) -> None:
        """Put a general in a space, or TRACK with the turn when he is due, or REMOVED."""
        self.post[general] = where
        if where == TRACK:
            self.due[general] = due
        if where in (TRACK, REMOVED):
            self.doubled &= ~(1 << general)
        self._forget_posts()

    def set_double(self, general: int, double: bool) -> None:
        """Turn a brigade to its side of 2 strength points or of 1, in the moving force too."""
        self.doubled = self.doubled & ~(1 << general) | double << general
        if self.force is not None:
            self.force.doubled = self.doubled
        self._forget_posts()

    def _forget_posts(self) -> None:
        self.facts = {}
        self.posted = {}

    def place_army(self, army: int, where: int, due: int = 0) -> None:
        """Put an army marker in a space, or TRACK until turn ``due``."""
        self.army_at[army] = where
        self.army_due[army] = due
        self.facts = {}
