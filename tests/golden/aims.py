"""What games are driven towards (`drive`): endings that play at random hardly ever reaches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from longroll.board.region import members
from longroll.titles.forthepeople.components import CONFEDERATE, RESOURCES, SPACES, STATES, UNION
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.supply import open_runner_ports, reach, supplied
from longroll.titles.forthepeople.victory import states_for_the_union
from longroll.titles.savannah.state import SavannahState
from longroll.titles.uscivilwar import options
from tests.golden import approach, siege
from tests.golden.drive import Driver, Steer
from tests.golden.guide import steps_from
from tests.golden.months import MonthByMonth, past_october
from tests.golden.thermostat import AHEAD, BEHIND, LOOK, Thermostat

__all__ = ["DRIVEN", "Driven"]


class Driven(NamedTuple):
    """How a game is driven: by whom, a seed, its options; from a turn on perhaps otherwise.

    ``seeds`` is how many are tried, from the first one on, until a game ends as it should.
    """

    driver: Driver | MonthByMonth | Thermostat
    seed: int = 1
    options: tuple[str, ...] = ()
    later: Later | None = None
    seeds: int = 1


class Later(NamedTuple):
    """From a turn on: by whom, and a seed."""

    turn: int
    driver: Driver
    seed: int


def no_confederate_will(state: ForThePeopleState) -> float:
    """17.2.1: the Confederacy loses heart."""
    return -state.will[CONFEDERATE]


def weary_union(state: ForThePeopleState) -> float:
    """17.2.1: the Union below 50 in Fall 1864, but not below half of the Confederate will."""
    return -abs(state.will[UNION] - 45) + min(state.will[CONFEDERATE], 70) / 4


def double_will(state: ForThePeopleState) -> float:
    """17.2.1: the Confederate will more than twice the Union's when a turn ends."""
    return state.will[CONFEDERATE] - 2 * state.will[UNION]


# --- 17.3: ten states ---------------------------------------------------------------------------

EASY: Final = tuple(s for s in STATES if s.key in ("ms", "ar", "la", "tx"))
"""The states that are nearest to falling in 1864."""
HEART: Final = {11: 40, 12: 26, 13: 12}
"""The will that the Confederacy should keep in a turn of 1864, or it loses too soon (17.2.1)."""
LAST: Final = 13
ELSEWHERE: Final = -1e6
"""The worth of another end than the one that is wanted."""


def _there(state: ForThePeopleState) -> int:
    """Where Union infantry in supply stands."""
    infantry = state.infantry[UNION]
    return sum(1 << s.index for s in SPACES if infantry[s.index]) & supplied(state, UNION)


def _steps(targets: int, near: int) -> int:
    """How far some spaces are from the nearest of others, no more than 6 each, together."""
    return sum(min([6, *(steps_from(t)[x] for x in members(near))]) for t in members(targets))


def _state_worth(state: ForThePeopleState, which: int, there: int, resists: int) -> float:
    """How far a state has come towards the Union (12.1.1)."""
    place = STATES[which]
    if state.state_owner[which] == UNION:
        return 22
    mine = state.controlled(UNION) & place.spaces
    near = there & place.spaces & ~mine
    held, coming = mine.bit_count(), near.bit_count()
    short = max(0, place.control_needed - held - coming)
    left = resists & place.spaces
    free = place.spaces & ~mine & ~there
    foes = (state.occupied(CONFEDERATE) | state.forts(CONFEDERATE)) & place.spaces
    worth = 12 * min(1.0, (held + 0.8 * coming) / place.control_needed) - 2 * left.bit_count()
    worth += 6 if not short and not left else 0
    if short:
        worth -= 0.25 * _steps(free, there) * short / max(1, free.bit_count())
    return worth - 0.25 * _steps(left, there) - 0.1 * foes.bit_count()


def ten_states(state: ForThePeopleState) -> float:
    """17.3: some states of the west, and a lead in will worth the rest."""
    if state.result is not None:
        won = (state.result.winner, state.result.clause) == ("union", "17.3")
        return -ELSEWHERE if won else ELSEWHERE
    union, confederate = state.will[UNION], state.will[CONFEDERATE]
    worth = 0.12 * union + 0.1 * confederate - max(0, HEART[state.turn] - confederate)
    resists = RESOURCES & ~state.destroyed | open_runner_ports(state)
    there = _there(state)
    worth += sum(_state_worth(state, place.index, there, resists) for place in EASY)
    if state.turn == LAST:
        worth += 0.45 * (union - confederate) + 3 * states_for_the_union(state)
    return worth


def unconquered(state: ForThePeopleState) -> list[int]:
    """The spaces of those states that are not yet the Union's."""
    left = [p.spaces for p in EASY if state.state_owner[p.index] != UNION]
    spaces = sum(left) & ~state.controlled(UNION)
    return members(spaces) if spaces else intact(state)


# --- 17.2.2: every centre and every port --------------------------------------------------------


def _centre_worth(state: ForThePeopleState) -> float:
    """Less for every centre that is intact, and for how far infantry and supply are from it."""
    infantry = [s.index for s in SPACES if state.infantry[UNION][s.index]]
    fed = members(_there(state))
    lines = members(reach(state, UNION))
    foes = state.occupied(CONFEDERATE) | state.forts(CONFEDERATE)
    worth = 0.0
    there = _there(state)
    for centre in intact(state):
        if there >> centre & 1:
            worth -= 6  # the political phase marks it (11.1)
            continue
        far = steps_from(centre)
        marched, supply = min([9, *(far[x] for x in infantry)]), min([9, *(far[x] for x in lines)])
        worth -= 30 + 0.8 * marched + 1.8 * max(1, supply) + 0.8 * min([9, *(far[x] for x in fed)])
        if foes >> centre & 1:
            worth -= 1 + 0.5 * state.infantry[CONFEDERATE][centre]
    return worth


def _states_lost(state: ForThePeopleState) -> float:
    """States that would fall now: each costs the Confederacy will that it needs (12.1.1)."""
    mine, lost = state.controlled(UNION), 0.0
    left = RESOURCES & ~state.destroyed
    for place in STATES:
        if place.home != CONFEDERATE or state.state_owner[place.index] != CONFEDERATE:
            continue
        over = (mine & place.spaces).bit_count() - place.control_needed
        if over >= -1 and not left & place.spaces:
            lost += place.control_value * (0.5 if over >= 0 else 0.25)
    return lost


def no_resources(state: ForThePeopleState) -> float:
    """17.2.2: all centres destroyed, before the Confederacy loses heart (17.2.1)."""
    if state.result is not None:
        return -ELSEWHERE if state.result.clause == "17.2.2" else ELSEWHERE
    union, confederate = state.will[UNION], state.will[CONFEDERATE]
    worth = 0.5 * min(confederate, 90) + 0.1 * min(max(confederate - 90, 0), 60)
    worth += 0.1 * min(union, 110) - max(0, 70 - union)
    worth -= 1.2 * max(0, (25 if state.turn < LAST - 1 else 12) - confederate)
    worth -= 2 * max(0, confederate - 2 * union + 25)
    if not intact(state):
        worth -= 2 * open_runner_ports(state).bit_count()
    return (
        worth + _centre_worth(state) - _states_lost(state) - sum(state.infantry[CONFEDERATE]) / 20
    )


def intact(state: ForThePeopleState) -> list[int]:
    """The resource centres that are left."""
    return members(RESOURCES & ~state.destroyed)


ASSAULT: Final = 16
"""The turn on which the assault of Savannah begins (X1.6)."""
SEEDS: Final = 8
"""How many games are tried for an ending."""


def _fought(clause: str, wish: Callable[[SavannahState], float], ways: int = 14) -> Driven:
    """Savannah's historical scenario, which begins with the assault."""
    driver = Driver(siege.longing(clause, wish), ways, zeal=6)
    return Driven(driver, options=("advanced",), seeds=SEEDS)


def _stormed(
    clause: str, wish: Callable[[SavannahState], float], steer: Steer = approach.assault
) -> Driven:
    """Savannah's campaign: both armies come up to the lines first, and then to blows."""
    aim = siege.longing(clause, wish)
    storm = Driver(aim, 24, zeal=3, steer=steer)
    coming = Driver(aim, 1, steer=approach.investment)
    return Driven(coming, options=("advanced",), later=Later(ASSAULT, storm, 1), seeds=SEEDS)


ADVANCED: Final = (options.ADVANCED,)
"""21: the naval game with ships."""
OPTIONAL: Final = (
    *(options.POLITICAL, options.SALT, options.REINFORCING),
    *(options.ARMIES, options.MORALE, options.MANOEUVRE),
)
"""All the optional rules of 22."""


def _kept(thermostat: Thermostat, rules: tuple[str, ...] = (), seed: int = 1) -> Driven:
    """The Civil War near such a balance; ``seed`` is the first that ended so, for it takes long."""
    return Driven(thermostat, seed, rules, seeds=SEEDS)


DRIVEN: Final[Mapping[str, Driven]] = {
    "campaign confederate 3.31 campaign": Driven(
        MonthByMonth(past_october, 24), options=("to-the-end",), seeds=SEEDS
    ),
    "1864 union 17.2.1 victory-confederate-will": Driven(
        Driver(no_confederate_will, 40), seeds=SEEDS
    ),
    "1864 confederate 17.2.1 victory-union-weary": Driven(Driver(weary_union, 40)),
    "1863 confederate 17.2.1 victory-double-will": Driven(Driver(double_will, 40)),
    "1864 union 17.3 victory-states": Driven(Driver(ten_states, 100, unconquered)),
    "campaign union 17.2.2 victory-resources": Driven(
        Driver(no_resources, 60, intact),
        seed=22,
        later=Later(10, Driver(no_resources, 60, intact, tries=2), seed=19),
        seeds=SEEDS,
    ),
    "campaign allied X2.1A allied-decisive": _stormed("X2.1A", siege.surrendered_city),
    "campaign allied X2.1B allied-decisive": _stormed("X2.1B", siege.beaten_garrison),
    "campaign allied X2.2 allied-major": _stormed("X2.2", siege.tired_british),
    "campaign allied X2.3 allied-marginal": _stormed("X2.3", siege.more_points),
    "campaign british X2.4 british-decisive": _stormed(
        "X2.4", siege.beaten_french, approach.french_assault
    ),
    "campaign british X2.5 british-major": _stormed("X2.5", siege.tired_allies),
    "historical allied H.vic.AD allied-decisive": _fought("H.vic.AD", siege.into_the_city),
    "historical british H.vic.BD british-decisive": _fought("H.vic.BD", siege.beaten_destaing),
    "historical allied X2.2 allied-major": _fought("X2.2", siege.tired_british),
    "historical allied X2.3 allied-marginal": _fought("X2.3", siege.more_points),
    "1861 confederate 19.3.4 automatic": _kept(Thermostat(BEHIND)),
    "1861 union S1.2 scenario": _kept(Thermostat(5), OPTIONAL),
    "1862 union S2.2 scenario": _kept(Thermostat(6)),
    "1862 confederate S2.2 scenario": _kept(Thermostat(-5), ADVANCED),
    "1863 confederate 19.3.4 automatic": _kept(Thermostat(BEHIND)),
    "1863 union S3.2 scenario": _kept(Thermostat(9, LOOK), ADVANCED),
    "campaign union 19.3.4 automatic": _kept(Thermostat(AHEAD), ADVANCED),
    "campaign confederate S4.3 election": _kept(Thermostat(-9)),
    "campaign union S4.2 campaign": _kept(Thermostat(6, yields=True)),
    "campaign confederate S4.2 campaign": _kept(Thermostat(-4), OPTIONAL),
    "campaign-1862 union 19.3.4 automatic": _kept(Thermostat(AHEAD), OPTIONAL),
    "campaign-1862 confederate 19.3.4 automatic": _kept(Thermostat(BEHIND), ADVANCED + OPTIONAL),
    "campaign-1862 confederate S4.3 election": _kept(Thermostat(-9), seed=4),
    "campaign-1862 union S4.2 campaign": _kept(Thermostat(6, yields=True)),
    "campaign-1862 confederate S4.2 campaign": _kept(Thermostat(-4), seed=2),
    "campaign-1863 union 19.3.4 automatic": _kept(Thermostat(AHEAD, LOOK), OPTIONAL),
    "campaign-1863 confederate 19.3.4 automatic": _kept(Thermostat(BEHIND), ADVANCED),
    "campaign-1863 confederate S4.3 election": _kept(Thermostat(-9)),
    "campaign-1863 union S4.2 campaign": _kept(Thermostat(8, yields=True)),
    "campaign-1863 confederate S4.2 campaign": _kept(Thermostat(-4)),
}
"""By ending, how a game is driven there."""
