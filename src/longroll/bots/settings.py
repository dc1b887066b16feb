"""Every number that the levels of play go by, and the levels themselves.

Each dataclass holds what one module reads, and whoever plays on from there is handed it: a function
takes the settings that it needs, and those of what it calls lie in them. A `Level` holds them all.
What is the same for every level is a default; what makes a level stands with its name at the end.

How a title wants to be thought about is not a setting of a level but its `Foresight`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

__all__ = [
    "CAPTAIN",
    "GENERAL",
    "GREEDY",
    "LEVELS",
    "LIEUTENANT",
    "RECRUIT",
    "SERGEANT",
    "Answering",
    "Beam",
    "Budget",
    "Climb",
    "Exchange",
    "FirstLook",
    "Level",
    "Planning",
    "SearchLevel",
    "Shares",
    "Telling",
    "Tree",
    "level_that_searches",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Climb:
    """How what was begun is brought to its end (`bots/quiescence.py`)."""

    careful: int = 2
    """From so many looks at a decision on, all of a short list is looked at."""
    short_list: int = 7
    """A list of so many actions is short: who sees every road does not go to and fro."""
    limit: int = 40
    """After so many decisions a position is judged as it is."""
    policy_limit: int = 400
    """After so many decisions it is judged as it is where a policy plays on."""
    allowed: int = 6
    """So many orders are tried of those that an action does nothing but allow
    (`Foresight.opens`)."""
    confirmed: int = 8
    """So many actions that look best are thrown for again until one still does
    (`Foresight.again`)."""
    played_out: int = 0
    """Under so many throws each answer to a question is played out that shows nothing at once
    (`Foresight.later`); 0 is for who takes whatever looks best there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstLook:
    """What is tried one ply deep (`bots/levels.py`, `Insight.shortlist`)."""

    actions: int = 24
    """So many actions are tried at most where something may be begun: more would take time."""
    steps: int = 80
    """So many actions are tried at most for a step of what was begun, where a look costs little: a
    hundred stations by rail."""
    doubts: int = 6
    """So many actions are compared with what the title's policy would do."""
    stray: int = 4
    """One in so many actions of a short list is any; the others are the most promising."""
    care: int = 1
    """So many actions are thought of at each decision that follows what is begun."""
    step_care: int = 1
    """So many actions are thought of at each decision that follows a step of what was begun: its
    end is nearer, and its aim was chosen."""
    climb: Climb = Climb()
    """How what an action begins is brought to its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beam:
    """How the best line from an action on is looked for (`bots/beam.py`)."""

    width: int = 5
    """So many beginnings of lines are gone on with side by side, the best of those that differ in
    what they are worth or in how many choices they leave: most ways are like others."""
    steps: int = 14
    """A line has so many own steps at most."""
    actions: int = 14
    """So many actions are tried at most at each step, besides that which ends what is going on."""
    climb: Climb = Climb()
    """How everybody else chooses on the way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answering:
    """How lines are looked for after a plan (`bots/plans.py`): sequels, answers, continuations."""

    actions: int = 40
    """Of so many actions of a choice to come, at most, the lines are looked for."""
    lines_per_action: int = 3
    """So many lines of the same action are found: the best may be the one that is answered best."""
    lines_again: int = 4
    """So many of the lines of a like choice are looked for again, where some are not open."""
    allowed: int = 8
    """After an action that only allows other orders (`Foresight.opens`), so many of them are
    thought of."""
    remembered: int = 6
    """So many lines are remembered after a plan."""
    alike: int = 2
    """So many lines of an action are remembered at most: one force finds many ways to one end."""
    beam: Beam = Beam(width=3)
    """How each line is looked for: there are many of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """How a plan is judged by what is answered (`bots/plans.py`)."""

    rounds: int = 2
    """Both go on so often after a plan: an answer, and what follows that."""
    decided: int = 10_000
    """A game that is over counts for no more points of appraisal: some rows of plans come to the
    end and others do not, and one that is won by luck must not outweigh ten that are nearly won."""
    climb: Climb = Climb()
    """How each plan and answer is brought to its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tree:
    """How a search looks, when it ends, and what it makes of its looks (`bots/search.py`)."""

    exploration: float = 0.6
    """UCB1 values what was tried little by so much, where appraisals lie between 0 and 1."""
    widening_factor: float = 1.0
    """A node of one visit may have so many actions."""
    widening_power: float = 0.45
    """A node may have as many actions as the power of its visits with this exponent."""
    guesses: int = 6
    """Of so many actions the one that looks best at one ply widens a node."""
    glance: int = 1
    """So many actions are thought of at each decision that follows such a guess."""
    prior_visits: int = 3
    """What one ply shows of an action of the root counts for so many visits."""
    prior_exchanges: int = 1
    """What an exchange in one world shows of an action of the root counts for so many visits."""
    leads: int = 2
    """In so many worlds it is looked at by how much a plan is better than a climb."""
    spread: int = 60
    """The least difference in points of appraisal that matters: less than this is noise."""
    looks_per_action: int = 12
    """So many looks are made in the mean at each action of the root that is looked at."""
    exchanges_per_action: int = 4
    """So many are made if they are exchanges of plans, which scatter less and cost more."""
    fewest_actions: int = 4
    """No fewer actions of the root are looked at, however few looks there are."""
    most_actions: int = 24
    """No more actions of the root are looked at, however many looks there are."""
    kept: int = 2
    """So many actions of the root stay in the field at least, however often it is halved."""
    enough: int = 6
    """After so many looks at each action of the field a search may end early."""
    clear: float = 3.0
    """It ends early when an action is ahead of every other by so many standard errors."""
    trifle: float = 20.0
    """It ends early when no action is behind by more points than this: nothing hangs on it."""
    trust: float = 1.0
    """What the title's policy would do is given up for what is ahead by so many standard errors."""
    depth: int = 60
    """There are so many decisions at most from the root to a leaf."""
    uniform: float = 0.15
    """Such a share of the choices of regret matching is made at random: nothing is forgotten."""
    climb: Climb = Climb()
    """How what an action begins is brought to its end."""
    exchange: Exchange = Exchange()
    """How a look at a plan goes where plans are judged by answers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shares:
    """By which share of its seconds each part of the general's planning is over (`searcher.py`).

    What comes after it has its share too, so that there is time to search.
    """

    plans: float = 0.2
    """Own plans in one world are found by then."""
    elsewhere: float = 0.4
    """Own plans in another world are found by then."""
    answers: float = 0.5
    """The answers to the plan that promises most are found by then."""
    judged: float = 0.65
    """All plans are tested and judged by exchanges by then."""
    onward: float = 0.8
    """The answers to the best, and what can be gone on with after them, are found by then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Planning:
    """How plans are found and judged before a search (`bots/searcher.py`)."""

    plans_per_action: int = 3
    """So many plans of an action are found, and judged by exchanges, at most."""
    card_uses: int = 16
    """So many ways to go on with an action whose choice is made in two (a card) are thought of."""
    answered: float = 0.75
    """Plans are judged by answers if at least such a share of them leaves the next choice to
    others: one out of turn may not, because an enemy's last card is gone."""
    tested: int = 60
    """So many plans are tested by the best known answer."""
    weighed: int = 14
    """So many of those that are left best by it are judged by exchanges."""
    onward: int = 12
    """So many plans may follow an answer, each of another action: like ones would add nothing."""
    continued: int = 2
    """After so many plans and the best answers to them it is looked for what follows."""
    loyal: int = 1_500
    """What was meant is given up for what looks better at its steps by so many points, or by more
    than it was better than a climb: what it prevents cannot be seen there."""
    shares: Shares = Shares()
    """When each part of it is over."""
    answering: Answering = Answering()
    """How the answers, and what follows them, are found."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may look at, and how much of that each kind of decision costs."""

    iterations: int
    """So many looks are made at the choice to begin something."""
    seconds: float
    """After so many seconds it ends in any case."""
    worlds: int = 1
    """In so many possible worlds the actions are ordered before it begins."""
    lines: int = 8
    """Of so many of the first actions it looks for the best way to carry out what they begin."""
    steps: int = 5
    """Of so many it does so where they are steps of what was begun."""
    finds: int = 1
    """In so many worlds it looks for them: what is found hangs on the luck of each."""
    uses: int = 0
    """Of so many of the best, where the choice is made in two (a card), it looks for the second
    part as well, and goes on with that; 0 is for who leaves it to the tree."""
    answers: int = 0
    """To so many plans at most it looks for how others can answer; 0 is for who plans without."""
    detail: int = 4
    """The steps of what was begun get so many times fewer looks than the choice to begin it."""
    shallow: int = 16
    """A search that looks no further than the end of what is begun makes so many looks for ten of
    another: each costs less."""
    exchange: int = 20
    """A look at a plan, the best answer to it and what follows costs as much as so many others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """What is told afterwards of what a bot meant (`bots/thought.py`); it changes no choice."""

    others: int = 3
    """So many alternatives are told."""
    worlds: int = 4
    """In so many worlds what was chosen and what was not is weighed, to tell its worth."""
    steps: int = 12
    """So many actions of the line that was expected are told."""
    fewest: int = 3
    """What a search came upon less often than this, it did not expect."""
    climb: Climb = Climb()
    """How what lies between two steps of that line is brought to its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """A level of play: its name, and the settings that it goes by."""

    name: str
    """What it is called in records and tables."""
    look: FirstLook = FirstLook()
    """What it tries one ply deep."""
    tree: Tree = Tree()
    """How it searches, and how it doubts a policy."""
    telling: Telling | None = None
    """What it can tell of what it meant; None if it means nothing by what it does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchLevel(Level):
    """A level that searches: captain and general."""

    budget: Budget
    """How much it may look at."""
    beam: Beam = Beam()
    """How it looks for lines where it plans without answers."""
    planning: Planning = Planning()
    """How it finds and judges plans."""

    def within(self, budget: Budget) -> SearchLevel:
        """The same level with another budget."""
        return replace(self, budget=budget)


_PLAYING_OUT: Final = Climb(played_out=2)
_SEARCHING: Final = FirstLook(actions=60, doubts=16, climb=_PLAYING_OUT)

GREEDY: Final = Level(name="greedy", look=FirstLook(actions=12))
RECRUIT: Final = Level(name="recruit", look=FirstLook(actions=4, care=0, step_care=0))
SERGEANT: Final = Level(name="sergeant", telling=Telling())
LIEUTENANT: Final = Level(name="lieutenant", look=FirstLook(care=4, step_care=2), telling=Telling())
CAPTAIN: Final = SearchLevel(
    name="captain",
    look=_SEARCHING,
    tree=Tree(climb=_PLAYING_OUT),
    budget=Budget(iterations=150, seconds=2.5, worlds=2, uses=6),
    telling=Telling(),
)
GENERAL: Final = SearchLevel(
    name="general",
    look=_SEARCHING,
    tree=Tree(climb=_PLAYING_OUT),
    budget=Budget(iterations=800, seconds=12.0, worlds=3, lines=40, steps=10, uses=6, answers=3),
    telling=Telling(),
)

LEVELS: Final[dict[str, Level]] = {
    level.name: level for level in (GREEDY, RECRUIT, SERGEANT, LIEUTENANT, CAPTAIN, GENERAL)
}
"""The levels by name, the weakest first: the only list of them."""


def level_that_searches(name: str) -> SearchLevel | None:
    """The level called ``name`` if it is one that searches."""
    level = LEVELS.get(name)
    return level if isinstance(level, SearchLevel) else None
