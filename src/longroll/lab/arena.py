"""Bots against bots with seats exchanged: which is stronger, by how much, and how certainly."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import NormalDist
from time import process_time
from typing import Final, NamedTuple

from longroll.bots import Insight, make_bot
from longroll.engine.chance import Sampled
from longroll.engine.title import TitleError, get_title
from longroll.lab.selfplay import CAP, EndlessGame, Plan, seed_for

__all__ = [
    "Bout",
    "Fought",
    "Share",
    "Standing",
    "Verdict",
    "bouts",
    "fight",
    "score",
    "share",
    "sprt",
    "standings",
]

RESAMPLES: Final = 400
"""Number of bootstrap samples for an interval."""
CONFIDENCE: Final = 0.95
MIXED: Final = 5
"""Minimum number of drawn games, and of decided ones, for a normal approximation of the mean."""
ROUNDS: Final = 200
"""Number of iterations of the rating fit; it converges long before."""
ELO: Final = 400 / math.log(10)
_TWO: Final = 2


class Bout(NamedTuple):
    """A game to be played: title, scenario, options, the bot in each seat, and the seed.

    The two games of a pair have the same seed, and so the same dice as far as they agree, with the
    seats exchanged. ``rules`` is the version of the title's rules: a stored game of other rules is
    not the same game.
    """

    title: str
    scenario: str
    options: tuple[str, ...]
    bots: tuple[tuple[str, str], ...]
    seed: int
    rules: int = 0


class Fought(NamedTuple):
    """A finished bout: the winner (a bot's name, None for a draw), the ending, and the cost.

    ``seconds`` is processor time by bot, one entry per decision in the order of the game. ``seat``
    is the winning seat: None marks a draw, while a defeat by the system has no ``winner`` but a
    ``seat``. ``score`` is that of the only seat of a title, None where there are several;
    ``margin`` is the score of the first of two seats less that of the second, None without scores.
    """

    bout: Bout
    winner: str | None
    seat: str | None
    clause: str
    key: str
    decisions: int
    seconds: Mapping[str, tuple[float, ...]]
    score: int | None = None
    margin: int | None = None

    @property
    def drawn(self) -> bool:
        """Whether nobody won, not even the system."""
        return self.winner is None and self.seat is None

    @property
    def players(self) -> tuple[str, str]:
        """The two bots, that of the first seat first."""
        names = [bot for _, bot in self.bout.bots]
        return names[0], next((name for name in names if name != names[0]), names[0])


class Standing(NamedTuple):
    """A bot's rating: Elo relative to the mean of the field, with its 95% interval."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    points: float


class Verdict(NamedTuple):
    """The state of a sequential test: the log-likelihood ratio between its two bounds."""

    llr: float
    lower: float
    upper: float

    @property
    def decided(self) -> str:
        """``stronger``, ``not-stronger``, or empty while the test goes on."""
        if self.llr >= self.upper:
            return "stronger"
        return "not-stronger" if self.llr <= self.lower else ""


def bouts(plan: Plan, bots: Sequence[str], games: int, seed: int) -> list[Bout]:
    """A round robin: ``games`` games per pairing, in pairs with seats exchanged.

    The seats of a title are divided between two bots: the first seat for one, all others for the
    other, and then the reverse. ``plan.bots`` is not used. Raises `TitleError` if there is only one
    seat: bots of such titles are rated by `solos` (lab/solo.py).

    >>> plan = Plan("forthepeople", "1861", (), {})
    >>> [dict(bout.bots)["union"] for bout in bouts(plan, ["a", "b"], 2, 1)]
    ['a', 'b']
    """
    game = get_title(plan.title)
    seats, rules = game.seats(plan.options), game.info.rules_version
    if len(seats) == 1:
        raise TitleError(f"{plan.title} has one seat, so that bots never meet")
    found: list[Bout] = []
    for one, other in combinations(bots, 2):
        for number in range(games):
            first, second = (one, other) if number % 2 == 0 else (other, one)
            chosen = tuple((seat, second if at else first) for at, seat in enumerate(seats))
            told = seed_for(seed, f"{one} {other} {number // 2}")
            found.append(Bout(plan.title, plan.scenario, plan.options, chosen, told, rules))
    return found


def fight(bout: Bout) -> Fought:
    """Play one bout to its end; apart from the seconds, the same bout gives the same game."""
    title = get_title(bout.title)
    chance = Sampled(seed_for(bout.seed, "chance"))
    state = title.opening(bout.scenario, bout.options, chance)[0]
    named = dict(bout.bots)
    players = {
        seat: make_bot(bot, seed_for(bout.seed, f"{seat} {bot}"), process_time)
        for seat, bot in bout.bots
    }
    seconds: dict[str, list[float]] = {bot: [] for bot in named.values()}
    for _count in range(CAP):
        decision = title.decision(state)
        if decision is None:
            break
        seat = decision.seat
        begun = process_time()
        action = players[seat].choose(Insight(title, state, seat, decision))
        seconds[named[seat]].append(process_time() - begun)
        title.apply(state, seat, action, chance)
    else:
        raise EndlessGame(f"{bout} goes on after {CAP} decisions")
    result = title.result(state)
    assert result is not None, "no decision, but no result either"
    winner = named.get(result.winner) if result.winner else None
    scores = dict(result.scores)
    points = [scores[seat] for seat, _ in bout.bots if seat in scores]
    taken = {bot: tuple(times) for bot, times in seconds.items()}
    decisions = sum(len(times) for times in taken.values())
    how = (result.winner, result.clause, result.key)
    score = points[0] if points and len(bout.bots) == 1 else None
    margin = points[0] - points[1] if len(points) == len(bout.bots) == _TWO else None
    return Fought(bout, winner, *how, decisions, taken, score, margin)


def score(fought: Iterable[Fought], one: str, other: str) -> tuple[int, int, int]:
    """Wins, draws and losses of ``one`` against ``other``."""
    wins = draws = losses = 0
    for game in fought:
        if set(game.players) != {one, other}:
            continue
        wins += game.winner == one
        losses += game.winner == other
        draws += game.winner is None
    return wins, draws, losses


class Share(NamedTuple):
    """A bot's share of the points, from 0 to 1, with its 95% interval."""

    points: float
    low: float
    high: float


def share(wins: int, draws: int, losses: int) -> Share:
    """The share of the points and its interval; without any games the interval is 0 to 1.

    Draws count as draws: the interval is that of a trinomial distribution, which is narrower than
    one from wins and losses alone. If fewer than `MIXED` games were drawn, or decided, the normal
    approximation fails, and Wilson's interval is used, which is valid even if one side won
    everything.

    >>> [round(one, 2) for one in share(60, 0, 0)]
    [1.0, 0.94, 1.0]
    >>> [round(one, 2) for one in share(11, 13, 0)]
    [0.73, 0.63, 0.83]
    """
    games = wins + draws + losses
    if not games:
        return Share(0.5, 0.0, 1.0)
    points, z = (wins + draws / 2) / games, NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    if min(draws, games - draws) >= MIXED:
        variance = (wins + draws / 4) / games - points**2
        reach = z * math.sqrt(variance / games)
        return Share(points, max(0.0, points - reach), min(1.0, points + reach))
    middle = points + z * z / (2 * games)
    reach = z * math.sqrt(points * (1 - points) / games + (z / (2 * games)) ** 2)
    scale = 1 + z * z / games
    return Share(points, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


def standings(fought: Sequence[Fought], seed: int = 1) -> list[Standing]:
    """Ratings of all bots, the best first, by the Bradley-Terry model; a draw is half a win.

    The intervals come from a bootstrap over pairs of games. A prior of one drawn game against each
    opponent keeps the rating of a bot that never lost finite.
    """
    bots = list(dict.fromkeys(bot for game in fought for bot in game.players))
    rated = _rate(fought, bots)
    choose = random.Random(seed)
    pairs = _pairs(fought)
    samples = [
        _rate([game for pair in choose.choices(pairs, k=len(pairs)) for game in pair], bots)
        for _ in range(RESAMPLES)
    ]
    found: list[Standing] = []
    for bot in bots:
        spread = sorted(sample[bot] for sample in samples)
        tail = int(RESAMPLES * (1 - CONFIDENCE) / 2)
        mine = [game for game in fought if bot in game.players]
        points = sum(1.0 if g.winner == bot else 0.5 if g.winner is None else 0.0 for g in mine)
        found.append(Standing(bot, rated[bot], spread[tail], spread[-1 - tail], len(mine), points))
    return sorted(found, key=lambda one: one.elo, reverse=True)


def _pairs(fought: Sequence[Fought]) -> list[list[Fought]]:
    """The games grouped by dice and players: games with the same dice are not independent."""
    pairs: dict[tuple[int, tuple[str, ...]], list[Fought]] = {}
    for game in fought:
        pairs.setdefault((game.bout.seed, tuple(sorted(game.players))), []).append(game)
    return list(pairs.values())


def _rate(fought: Iterable[Fought], bots: Sequence[str]) -> dict[str, float]:
    """Elo by bot, with mean 0: the fixed point of Zermelo's iteration."""
    points = {bot: 0.5 * (len(bots) - 1) for bot in bots}
    met = {(a, b): 1.0 for a in bots for b in bots if a != b}
    for game in fought:
        one, other = game.players
        met[one, other] += 1
        met[other, one] += 1
        for bot in (one, other):
            points[bot] += 1.0 if game.winner == bot else 0.5 if game.winner is None else 0.0
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        strength = {
            a: points[a] / sum(met[a, b] / (strength[a] + strength[b]) for b in bots if b != a)
            for a in bots
        }
    mean = sum(math.log(one) for one in strength.values()) / len(bots)
    return {bot: ELO * (math.log(strength[bot]) - mean) for bot in bots}


def sprt(
    wins: int, draws: int, losses: int, elo0: float = 0.0, elo1: float = 30.0, error: float = 0.05
) -> Verdict:
    """The sequential probability ratio test of ``elo1`` against ``elo0`` (normal approximation).

    >>> sprt(70, 10, 20).decided
    'stronger'
    >>> sprt(5, 2, 5).decided
    ''
    """
    upper, lower = math.log((1 - error) / error), math.log(error / (1 - error))
    games = wins + draws + losses
    if not games:
        return Verdict(0.0, lower, upper)
    mean = (wins + draws / 2) / games
    variance = (wins + draws / 4) / games - mean * mean
    if variance <= 0:
        variance = 1 / (4 * games)
    low, high = _expected(elo0), _expected(elo1)
    llr = games * (high - low) * (2 * mean - low - high) / (2 * variance)
    return Verdict(llr, lower, upper)


def _expected(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))
