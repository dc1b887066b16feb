"""Moments on the march: a way that nothing stops, one that the enemy stops, and a stack."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from longroll.engine.course import Course
from longroll.engine.game import Game

__all__ = ["March", "a_free_way", "a_stack", "a_way_that_is_stopped"]


class March(NamedTuple):
    """A record, the seat that moves at its end, and a place with the steps that lead there."""

    record: str
    seat: str
    place: str
    steps: list[str]


def a_free_way(file: Path) -> March:
    """The Union marches, and can come to a place in three steps or more, and further from there."""
    for game, course in _union_courses():
        if len(course.actions) >= 3 and _gone(game, course, further=True) == len(course.actions):
            return _kept(game, file, course)
    raise AssertionError("no march is free")


def a_way_that_is_stopped(file: Path) -> March:
    """The Union marches, and on the way the Confederacy is asked whether it intercepts."""
    for game, course in _union_courses():
        if 0 < _gone(game, course) < len(course.actions):
            return _kept(game, file, course)
    raise AssertionError("no march is stopped")


def a_stack(file: Path) -> March:
    """The British move, three of them from one hex; the units that stand in it."""
    for seed in range(1, 60):
        game, choose = Game("savannah", "campaign", seed=seed), random.Random(seed)
        for _ in range(900):
            if game.over:
                break
            seat = game.decision.seats[0]
            if seat == "british" and game.decision.prompt.key == "prompt-movement":
                at = game.view(seat)["units"]
                units = [a.args[0] for a in game.decision.actions_of(seat) if a.verb == "move"]
                most = Counter(str(at[unit]["at"]) for unit in units).most_common(1)
                for hex_, count in most:
                    if count < 3:
                        break
                    stack = [unit for unit in units if at[unit]["at"] == hex_]
                    file.write_text(str(game.finished_record()), encoding="utf-8")
                    return March(str(file), seat, hex_, stack)
            game.push(choose.choice(game.decision.actions_of(seat)), seat)
    raise AssertionError("nobody stands together")


def _union_courses() -> Iterator[tuple[Game, Course]]:
    """Marches of the Union in games at random, each with a way of several steps."""
    for seed in range(1, 60):
        game, choose = Game("forthepeople", "1862", seed=seed), random.Random(seed)
        for _ in range(160):
            if game.over:
                break
            seat = game.decision.seats[0]
            if seat == "union":
                for course in game.title.aids.courses(game.state, seat)[:12]:
                    yield game, course
            game.push(choose.choice(game.decision.actions_of(seat)), seat)


def _gone(game: Game, course: Course, *, further: bool = False) -> int:
    """So many steps can be taken before anybody else is asked; none if it must go ``further``."""
    gone = 0
    for order in course.actions:
        if game.over or "union" not in game.decision.choices:
            break
        game.push(order, "union")
        gone += 1
    ended = game.over or not any(a.verb == "go" for a in game.decision.actions_of("union"))
    for _ in range(gone):
        game.undo()
    return 0 if further and ended else gone


def _kept(game: Game, file: Path, course: Course) -> March:
    file.write_text(str(game.finished_record()), encoding="utf-8")
    return March(str(file), "union", course.place, [str(order) for order in course.actions])
