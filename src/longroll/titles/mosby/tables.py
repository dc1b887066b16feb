"""The tables of the aid and those that it lacks, as functions of what is looked up."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import NamedTuple, cast

from longroll.engine.pack import Document

__all__ = ["Level", "Tables", "read_tables"]


class Level(NamedTuple):
    """A level of difficulty (4.3, 22).

    Attributes:
        points: at the start.
        alert: what that of a turn differs, until the turn ``until``.
        cards: how many more are drawn.
    """

    points: int
    alert: int
    until: int
    cards: int


class Tables(NamedTuple):
    """Every number of ``tables.toml``; the functions look up."""

    recruits: tuple[tuple[int, ...], ...]
    recruit_columns: tuple[int, ...]
    healthy: tuple[int, ...]
    wounded: tuple[int, ...]
    card_columns: tuple[int, ...]
    most_cards: int
    initiative_columns: tuple[int, ...]
    mosby_from: tuple[int, ...]
    ratio_steps: tuple[int, ...]
    reaction_columns: tuple[int, ...]
    reaction_modifiers: tuple[int, ...]
    combat_lowest: int
    combat_results: tuple[str, ...]
    wounded_to: int
    wound_turns: int
    performance: Mapping[str, tuple[int, int]]
    moves: Mapping[bool, tuple[int, ...]]
    quiet_from: int
    guarded_from: int
    premature_to: int
    premature: int
    food_dice: tuple[int, int]
    food: int
    horses: int
    answers: Mapping[str, tuple[str, ...]]
    row_keys: tuple[str, ...]
    row_by_die: tuple[int, ...]
    points_start: int
    points_least: int
    points_most: int
    points_step: int
    alert_most: int
    alert_columns: tuple[int, ...]
    alert_levels: tuple[int, ...]
    scout_from: int
    kidnap_guarded: int
    round_points: int
    slow_cost: int
    demolish_cost: int
    kidnap_cost: int
    most_actions: int
    most_rounds: int
    idle: int
    camp_draw: int
    victory: tuple[int, int, int]
    short_turns: int
    short_victory: tuple[int, int, int]
    defeat_from: tuple[int, int]
    levels: Mapping[str, Level]

    def recruitment(self, die: int, notoriety: int) -> int:
        """The combat factor of the turn (7.6)."""
        return self.recruits[die - 1][bisect_right(self.recruit_columns, notoriety) - 1]

    def action_cards(self, notoriety: int, wounded: bool) -> int:
        """How many action cards are drawn (7.8)."""
        row = self.wounded if wounded else self.healthy
        return row[bisect_right(self.card_columns, notoriety) - 1]

    def first_from(self, alert: int) -> int:
        """The least die with which Mosby has the initiative (12.2)."""
        return self.mosby_from[bisect_right(self.initiative_columns, alert) - 1]

    def mosby_first(self, die: int, alert: int) -> bool:
        """Whether Mosby has the initiative (12.2)."""
        return die >= self.first_from(alert)

    def ratio(self, attacker: int, defender: int) -> int:
        """The ratio from -5 (1:6) to 5 (6:1), rounded in favour of the defender (14.3).

        It is the modifier where Mosby attacks, and turned round where the Union does.
        """
        even = len(self.ratio_steps) // 2
        if attacker >= defender:
            return self.ratio_steps[even + min(even, attacker // defender - 1)]
        return self.ratio_steps[even - min(even, -(-defender // attacker) - 1)]

    def reaction(self, both: int) -> int:
        """The modifier by notoriety and alert (14.4)."""
        return self.reaction_modifiers[bisect_right(self.reaction_columns, both) - 1]

    def combat_result(self, modified: int) -> str:
        """The result of a modified die (14.6)."""
        at = modified - self.combat_lowest
        return self.combat_results[max(0, min(len(self.combat_results) - 1, at))]

    def start_alert(self, notoriety: int) -> int:
        """The alert that a turn begins with, before the level of difficulty (7.3)."""
        return self.alert_levels[bisect_right(self.alert_columns, notoriety) - 1]


def read_tables(told: Document) -> Tables:
    """The tables of a pack."""
    performance = told.table("performance")
    levels = told.table("levels")
    interrogation = told.table("interrogation")
    return Tables(
        recruits=_rows(told.table("recruitment"), "die"),
        recruit_columns=_ints(told, "recruitment", "columns"),
        healthy=_ints(told, "action_cards", "healthy"),
        wounded=_ints(told, "action_cards", "wounded"),
        card_columns=_ints(told, "action_cards", "columns"),
        most_cards=_number(told, "action_cards", "most"),
        initiative_columns=_ints(told, "initiative", "columns"),
        mosby_from=_ints(told, "initiative", "mosby_from"),
        ratio_steps=_ints(told, "ratio", "steps"),
        reaction_columns=_ints(told, "reaction", "columns"),
        reaction_modifiers=_ints(told, "reaction", "modifier"),
        combat_lowest=_number(told, "combat", "lowest"),
        combat_results=told.table("combat").texts("result"),
        wounded_to=_number(told, "casualty", "wounded_to"),
        wound_turns=_number(told, "casualty", "turns"),
        performance={key: _pair(performance, key) for key in performance if key != "source"},
        moves={
            True: _ints(told, "union_movement", "combat"),
            False: _ints(told, "union_movement", "non-combatant"),
        },
        quiet_from=_number(told, "demolition", "quiet_from"),
        guarded_from=_number(told, "demolition", "guarded_from"),
        premature_to=_number(told, "depots", "premature_to"),
        premature=_number(told, "depots", "premature"),
        food_dice=_two(told, "depots", "food_from", "food_to"),
        food=_number(told, "depots", "food"),
        horses=_number(told, "depots", "horses"),
        answers={key: interrogation.texts(key) for key in interrogation if key != "source"},
        row_keys=told.table("extension").texts("keys"),
        row_by_die=_ints(told, "extension", "row_by_die"),
        points_start=_number(told, "points", "start"),
        points_least=_number(told, "points", "least"),
        points_most=_number(told, "points", "most"),
        points_step=_number(told, "points", "step"),
        alert_most=_number(told, "alert", "most"),
        alert_columns=_ints(told, "alert", "columns"),
        alert_levels=_ints(told, "alert", "level"),
        scout_from=_number(told, "scouting", "from"),
        kidnap_guarded=_number(told, "kidnapping", "guarded"),
        round_points=_number(told, "round", "points"),
        slow_cost=_number(told, "round", "slow"),
        demolish_cost=_number(told, "round", "demolish"),
        kidnap_cost=_number(told, "round", "kidnap"),
        most_actions=_number(told, "limits", "actions"),
        most_rounds=_number(told, "limits", "rounds"),
        idle=_number(told, "limits", "idle"),
        camp_draw=_number(told, "limits", "camp_draw"),
        victory=_victory(told, "victory"),
        short_turns=_number(told, "short_war", "turns"),
        short_victory=_victory(told, "short_war"),
        defeat_from=_two(told, "death", "marginal_from", "substantial_from"),
        levels={key: _level(levels.table(key)) for key in levels},
    )


def _ints(told: Document, table: str, key: str) -> tuple[int, ...]:
    return told.table(table).integers(key)


def _number(told: Document, table: str, key: str) -> int:
    return told.table(table).integer(key)


def _two(told: Document, table: str, first: str, second: str) -> tuple[int, int]:
    return _number(told, table, first), _number(told, table, second)


def _victory(told: Document, table: str) -> tuple[int, int, int]:
    row = told.table(table)
    return row.integer("decisive"), row.integer("substantial"), row.integer("marginal")


def _pair(row: Document, key: str) -> tuple[int, int]:
    values = row.integers(key)
    if len(values) != 2:
        raise row.error(key, f"{key} must be two numbers, points and alert; write both")
    return values[0], values[1]


def _rows(row: Document, key: str) -> tuple[tuple[int, ...], ...]:
    values = row.values.get(key)
    if not isinstance(values, list):
        raise row.error(key, f"{key} is not a list of lists; write a list for each die")
    rows = cast("list[object]", values)
    return tuple([Document(row.file, {key: each}).integers(key) for each in rows])


def _level(row: Document) -> Level:
    return Level(
        row.integer("points"), row.integer("alert"), row.integer("until"), row.integer("cards")
    )
