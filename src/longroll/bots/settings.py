"""The levels of play, and every number that they use.

Each dataclass holds the settings of one module, and contains the settings of the code that this
module calls. So a function takes only the settings that it needs. A `Level` holds them all. What
all levels share is a default; what distinguishes a level is given with its name at the end of this
file.

How a search should treat a title is not a setting of a level but the title's `Foresight`.

Terms (docs/search.md): an action at a quiet position begins an *operation*, such as a march or a
battle; the actions that carry it out are its *steps*. A *climb* is a greedy playout to the end of
an operation, a *line* a sequence of a seat's own steps, an *exchange* a plan with the answers and
continuations that follow. A *look* is one iteration of the search.
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
    """How an operation is played out to the next quiet position (`bots/quiescence.py`)."""

    careful: int = 2
    """If at least this many actions are tried per decision, all actions of a short list are
    tried."""
    short_list: int = 7
    """Maximum number of actions on a short list. Trying all of them keeps units from wandering to
    and fro."""
    limit: int = 40
    """Maximum number of decisions in a playout; after that the position is appraised as it
    stands."""
    policy_limit: int = 400
    """The same limit for playouts by the title's policy."""
    allowed: int = 6
    """Maximum number of orders tried after an action that only allows other orders
    (`Foresight.opens`)."""
    confirmed: int = 8
    """Maximum number of times that the action ranked best is tried under more throws before it is
    believed (`Foresight.again`)."""
    played_out: int = 0
    """Number of throws under which each answer is played out where a prompt shows nothing at
    once (`Foresight.later`). With 0 the answer that looks best at once is taken."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstLook:
    """What is tried one ply deep (`bots/levels.py`, `Insight.shortlist`)."""

    actions: int = 24
    """Maximum number of actions tried at a quiet position, to save time."""
    steps: int = 80
    """Maximum number of actions tried for a step of an operation. More than at a quiet position,
    because a look costs less and lists can be long, such as a hundred railway stations."""
    doubts: int = 6
    """The size of the shortlist that is compared with the choice of the title's policy."""
    stray: int = 4
    """One in this many actions of a shortlist is chosen at random; the others are the most
    promising."""
    care: int = 1
    """Number of actions tried at each decision of the climb after an action that begins an
    operation."""
    step_care: int = 1
    """The same after a step of an operation: its end is nearer, and its aim was already chosen."""
    climb: Climb = Climb()
    """How operations are played out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beam:
    """The beam search for the best line from an action on (`bots/beam.py`)."""

    width: int = 5
    """Number of partial lines kept at each step: the best of those that differ in worth or in the
    number of choices that they leave. Most others are equivalent to one of these."""
    steps: int = 14
    """Maximum number of own steps in a line."""
    actions: int = 14
    """Maximum number of actions tried at each step, besides the one that ends the operation."""
    climb: Climb = Climb()
    """How the other seats choose on the way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answering:
    """How lines are found after a plan (`bots/plans.py`): sequels, answers, continuations."""

    actions: int = 40
    """Maximum number of actions of a choice for which lines are searched; of a longer list, a
    random sample."""
    lines_per_action: int = 3
    """Maximum number of lines found per action: the one that looks best may have the best
    answer."""
    lines_again: int = 4
    """If a choice offers only some of the actions of a choice that was searched before, this many
    of those actions are searched again, the best first."""
    allowed: int = 8
    """Maximum number of orders searched after an action that only allows other orders
    (`Foresight.opens`)."""
    remembered: int = 6
    """Maximum number of lines remembered after a plan."""
    alike: int = 2
    """Maximum number of lines remembered per action: one force finds many ways to the same end."""
    beam: Beam = Beam(width=3)
    """The beam search for each line; narrow, because there are many of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """How a plan is judged by the answers to it (`bots/plans.py`)."""

    rounds: int = 2
    """Number of rounds after a plan, each an answer and a continuation."""
    decided: int = 10_000
    """Appraisals in an exchange are clamped to plus or minus this many points. Some exchanges reach
    the end of the game and others do not, and one that is won by luck must not outweigh ten that
    are nearly won."""
    climb: Climb = Climb()
    """How each plan and answer is played out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tree:
    """How the tree search looks, when it ends, and how it chooses (`bots/search.py`)."""

    exploration: float = 0.6
    """The exploration constant of UCB1, for appraisals scaled to lie between 0 and 1."""
    widening_factor: float = 1.0
    """A node that is visited for the n-th time may have this many times n ** `widening_power`
    actions."""
    widening_power: float = 0.45
    """The exponent of that formula."""
    guesses: int = 6
    """A node widens by the action that looks best at one ply, of this many untried ones at most."""
    glance: int = 1
    """Number of actions tried at each decision of the climb that follows such an action."""
    prior_visits: int = 3
    """Number of visits for which the one-ply worth of a root action counts."""
    prior_exchanges: int = 1
    """Number of visits for which a root action's worth in one exchange counts."""
    leads: int = 2
    """Number of worlds in which the lead of a plan over a climb is measured. Also the minimum
    number of looks at each of two actions before a search may overrule a policy (`trust`)."""
    spread: int = 60
    """The least spread of the scale of values, in points of appraisal: smaller differences are
    noise."""
    looks_per_action: int = 12
    """The average number of looks per root action: a search looks at iterations divided by this
    many actions."""
    exchanges_per_action: int = 4
    """The same where looks are exchanges of plans, which scatter less and cost more."""
    fewest_actions: int = 4
    """Minimum number of root actions looked at, however small the budget."""
    most_actions: int = 24
    """Maximum number of root actions looked at, however large the budget."""
    kept: int = 2
    """Minimum number of root actions that remain in the field when it is halved."""
    enough: int = 6
    """A search may end early after this many looks at each action of the field."""
    clear: float = 3.0
    """It ends early if one action leads every other by more than this many standard errors."""
    trifle: float = 20.0
    """It ends early if no action is behind by this many points, even with two standard errors
    added: the choice does not matter."""
    trust: float = 1.0
    """An action replaces the policy's choice if it leads by more than this many standard errors."""
    depth: int = 60
    """Maximum number of decisions from the root of the tree to a leaf."""
    uniform: float = 0.15
    """The share of choices that regret matching makes at random, so that no action is neglected."""
    climb: Climb = Climb()
    """How operations are played out."""
    exchange: Exchange = Exchange()
    """How a look at a plan goes where plans are judged by answers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shares:
    """When each stage of the general's planning ends, as a share of its seconds (`searcher.py`).

    Each later stage has its own share, and the rest is left for the search.
    """

    plans: float = 0.2
    """Own plans in the first world."""
    elsewhere: float = 0.4
    """Own plans in a second world."""
    answers: float = 0.5
    """Answers to the most promising plan."""
    judged: float = 0.65
    """Testing all plans, and judging the best by exchanges."""
    onward: float = 0.8
    """Answers to the best plans, and the continuations after them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Planning:
    """How plans are found and judged before a search (`bots/searcher.py`)."""

    plans_per_action: int = 3
    """Maximum number of plans per action that are found and judged by exchanges."""
    card_uses: int = 16
    """Maximum number of second halves considered for an action whose choice is made in two halves
    (a card)."""
    answered: float = 0.75
    """Plans are judged by answers if at least this share of them leaves the next choice to others.
    A few may not, because the enemy's last card is gone."""
    tested: int = 60
    """Maximum number of plans tested against the best known answer."""
    weighed: int = 14
    """Maximum number of plans judged by exchanges: those that stand best after that answer."""
    onward: int = 12
    """Maximum number of plans that may follow an answer, each with another first action: similar
    ones would add nothing."""
    continued: int = 2
    """Number of plans for which continuations after the best answer are searched."""
    loyal: int = 1_500
    """A planned step is dropped if another looks better by more points than this, or than the lead
    of the plan over a climb if that is less. The search of steps does not see what the plan
    prevents."""
    shares: Shares = Shares()
    """When each stage ends."""
    answering: Answering = Answering()
    """How answers and continuations are found."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may look at, and what each kind of decision costs."""

    iterations: int
    """Number of looks at a choice at a quiet position."""
    seconds: float
    """Seconds after which a search ends in any case."""
    first: float = 0.5
    """The share of the seconds after which the first look ends in any case: the rest is for lines.
    What is least promising is then left out."""
    worlds: int = 1
    """Number of worlds over which one-ply worths are averaged before a search, and in which lines
    are tried again."""
    lines: int = 8
    """Lines are searched for this many of the best actions at a quiet position, times
    `Foresight.lines`."""
    steps: int = 5
    """The same for steps of an operation."""
    finds: int = 1
    """Number of worlds in which lines are searched: what is found depends on the luck of each."""
    uses: int = 0
    """The second half of a choice made in two halves (a card) is searched for this many of the best
    first halves. With 0 it is left to the tree."""
    answers: int = 0
    """Maximum number of plans to which answers are searched; 0 for planning without answers."""
    detail: int = 4
    """The looks are divided by this for a step of an operation."""
    shallow: int = 16
    """The looks, in tenths, of a search that ends with the operation, relative to one that goes on:
    each of its looks costs less."""
    exchange: int = 20
    """The looks are divided by this if each is an exchange, because an exchange costs more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """What is reported of a bot's intentions (`bots/thought.py`); it changes no choice."""

    others: int = 3
    """Maximum number of alternatives reported."""
    worlds: int = 4
    """Number of worlds in which the chances of the choice and the alternatives are measured where
    the looks of a search do not give them."""
    steps: int = 12
    """Maximum number of actions of the expected line reported."""
    fewest: int = 3
    """Minimum number of visits for an action of the tree to count as expected."""
    climb: Climb = Climb()
    """How the decisions between two steps of that line are played out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """A level of play: its name and its settings."""

    name: str
    """The name in records and tables."""
    look: FirstLook = FirstLook()
    """What it tries one ply deep."""
    tree: Tree = Tree()
    """How it searches, and when it overrules a policy."""
    telling: Telling | None = None
    """What it reports of its intentions; None for a level that has none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchLevel(Level):
    """A level that searches: captain and general."""

    budget: Budget
    """How much it may look at."""
    beam: Beam = Beam()
    """How it finds lines where it plans without answers."""
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
"""All levels by name, the weakest first. This is the only list of them."""


def level_that_searches(name: str) -> SearchLevel | None:
    """The level called ``name`` if it is one that searches, else None."""
    level = LEVELS.get(name)
    return level if isinstance(level, SearchLevel) else None
