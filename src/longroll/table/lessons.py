"""A lesson at a table: a game whose beginning the title scripts (`longroll.engine.lesson`).

It is stored only as a seed that no other table can have. The table is in the lesson as long as its
orders follow the script; undoing others returns to it.
"""

from __future__ import annotations

from longroll.engine.lesson import Standing, lesson_of
from longroll.engine.title import TitleError, get_title
from longroll.table.beginning import new_table
from longroll.table.errors import Refused, TableError
from longroll.table.seats import HUMAN
from longroll.table.table import Table

__all__ = ["awaits_learner", "is_lesson", "lesson_standing", "lesson_table", "scripted_order"]


def lesson_table(key: str, opponent: str) -> Table:
    """A table for the lesson of a title, its prelude played, not stored yet.

    ``opponent`` is the bot that takes the other seats once the lesson is over. Raises `TableError`.
    """
    try:
        title = get_title(key)
    except TitleError as error:
        raise TableError(Refused.ILLEGAL, "error-no-game", detail=str(error)) from None
    lesson = lesson_of(title)
    if lesson is None:
        raise TableError(Refused.UNKNOWN, "error-no-lesson", name=key)
    players = dict.fromkeys(title.seats(lesson.options), opponent) | {lesson.seat: HUMAN}
    table = new_table(key, lesson.scenario, lesson.options, players, lesson.seed)
    table.seed = marked(lesson.seed)
    for line in lesson.prelude:
        table.push(line.seat, line.actions[0], table.seq)
    return table


def marked(seed: int) -> int:
    """The seed of a lesson's table: negative, which no other table's is."""
    return -1 - seed


def is_lesson(title: str, seed: int | None) -> bool:
    """Whether a table of the title with this key and seed began as its lesson."""
    lesson = lesson_of(get_title(title))
    return lesson is not None and seed == marked(lesson.seed)


def lesson_standing(table: Table) -> Standing | None:
    """How far a table has come in its title's lesson; None outside of one."""
    lesson = lesson_of(table.title)
    if lesson is None or table.seed != marked(lesson.seed):
        return None
    return lesson.standing((line.seat, line.action) for line in table.history.lines)


def scripted_order(table: Table, seat: str) -> str | None:
    """The order that the lesson scripts for ``seat`` now; None if the player chooses freely."""
    standing = lesson_standing(table)
    line = standing.line if standing is not None else None
    return line.actions[0] if line is not None and line.seat == seat else None


def awaits_learner(table: Table) -> bool:
    """Whether the next order of the lesson is a human's: bots then wait for it."""
    standing = lesson_standing(table)
    line = standing.line if standing is not None else None
    return line is not None and not table.seats[line.seat].is_bot
