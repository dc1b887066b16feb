"""Fit the chance to win Mosby's Raiders, by the points at the start of each turn, to policy games.

    python tools/mosby_chances.py --games 1500 > src/longroll/titles/mosby/judge/chances.toml

It takes about five minutes. The policy plays whole wars (`titles/mosby/judge/policy.py`); of each
scenario and turn a logistic function of the points is fitted, and what a wound costs in points.
Run it again when the rules or the policy have changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from longroll.engine.chance import Sampled
from longroll.titles.mosby import TITLE
from longroll.titles.mosby.judge.policy import plain
from longroll.titles.mosby.state import SEAT, SHORT_WAR

SCENARIOS: Final = ("partisan", "ranger", "gray-ghost")
FIRST: Final = 1_000_000
ROUNDS: Final = 30
RIDGE: Final = 0.02
"""How much the fit shuns steep curves: on some turns nearly all games are won or lost."""


class Seen(NamedTuple):
    """A turn of a game as it began, and whether the war was won."""

    turn: int
    points: int
    wounded: bool
    won: bool


def played(scenario: str, options: tuple[str, ...], games: int) -> list[Seen]:
    """The turns of so many games."""
    found: list[Seen] = []
    for number in range(games):
        chance = Sampled(FIRST + number)
        state = TITLE.opening(scenario, options, chance)[0]
        turns: list[tuple[int, int, bool]] = []
        while (decision := TITLE.decision(state)) is not None:
            if decision.prompt.key == "prompt-muster":
                turns.append((state.turn, state.points, state.wounded))
            TITLE.apply(state, SEAT, plain(state, SEAT, decision), chance)
        assert state.result is not None
        won = state.result.winner == SEAT
        found += [Seen(*turn, won) for turn in turns]
    return found


def fitted(seen: Sequence[Seen]) -> tuple[float, float, float]:
    """The constant, the weight of ten points and that of a wound: Newton's method, with a ridge."""
    weights = [0.0, 1.0, 0.0]
    middle = sum(one.points for one in seen) / len(seen)
    for _ in range(ROUNDS):
        slope = [0.0, RIDGE * (1.0 - weights[1]) * len(seen), -RIDGE * weights[2] * len(seen)]
        curve = [[1e-6, 0.0, 0.0], [0.0, RIDGE * len(seen), 0.0], [0.0, 0.0, RIDGE * len(seen)]]
        for one in seen:
            row = (1.0, (one.points - middle) / 10, float(one.wounded))
            told = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, row, strict=True))))
            for i in range(3):
                slope[i] += (one.won - told) * row[i]
                for j in range(3):
                    curve[i][j] += told * (1 - told) * row[i] * row[j]
        step = solved(curve, slope)
        weights = [w + max(-1.0, min(1.0, s)) for w, s in zip(weights, step, strict=True)]
    return weights[0] - weights[1] * middle / 10, weights[1], weights[2]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Three equations, solved by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(3):
        for j in range(3):
            if i != j:
                times = rows[j][i] / rows[i][i]
                rows[j] = [a - times * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [rows[i][3] / rows[i][i] for i in range(3)]


def told(name: str, seen: Sequence[Seen]) -> str:
    """The lines of a scenario in the file."""
    turns = sorted({one.turn for one in seen})
    even, scale, wounds = list[float](), list[float](), list[float]()
    for turn in turns:
        rows = [one for one in seen if one.turn == turn]
        constant, slope, wound = fitted(rows)
        even.append(round(-10 * constant / slope, 1))
        scale.append(round(10 / slope, 1))
        wounds += [-10 * wound / slope] * sum(one.wounded for one in rows)
    cost = round(sum(wounds) / max(1, len(wounds)), 1)
    return f"[{name}]\neven = {even}\nscale = {scale}\nwound = {cost}\n"


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    games = parser.parse_args().games
    print(
        "# The chance to win by the points at the start of each turn (chances.py): so many points"
    )
    print(
        "# win as often as not; the scale of the curve; what a wound costs. All in points, fitted"
    )
    print(f"# by tools/mosby_chances.py to {games} games of the policy in each scenario.")
    for scenario in SCENARIOS:
        for options in ((), (SHORT_WAR,)):
            name = f"{scenario}-short" if options else scenario
            print("\n" + told(name, played(scenario, options, games)), end="", flush=True)


if __name__ == "__main__":
    main()
