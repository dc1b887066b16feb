"""What a position leaves out is what a new game has, in every title and scenario."""

from __future__ import annotations

from typing import Any, Final, cast

import pytest

from longroll.engine.options import default_options
from longroll.engine.position import read_position
from longroll.engine.procedural import ProceduralTitle
from longroll.engine.title import get_title, title_keys

CASES: Final = [(key, s.key) for key in title_keys() for s in get_title(key).info.scenarios]
FOREGONE: Final = {("forthepeople", "1863"): {"generals"}}
"""What happens in a new game without any choice before a position's first: Grant arrives (15)."""


def procedural(key: str) -> ProceduralTitle[Any]:
    return cast("ProceduralTitle[Any]", get_title(key))


@pytest.mark.parametrize(("key", "scenario"), CASES)
def test_a_position_that_says_nothing_is_a_new_game(key: str, scenario: str) -> None:
    """But for where the sequence of play stands: at a side's moves, not before dice and draws."""
    title = get_title(key)
    silent = title.dump(procedural(key).load({"title": key, "scenario": scenario}))
    new = title.dump(procedural(key).rules.begin(scenario, default_options(title)))
    assert silent.keys() == new.keys()
    differing = {part for part in new if silent[part] != new[part]}
    assert differing - {"stack"} == FOREGONE.get((key, scenario), set())


@pytest.mark.parametrize(("key", "scenario"), CASES)
def test_a_position_without_options_has_those_that_are_on_by_default(
    key: str, scenario: str
) -> None:
    head = f'title = "{key}"\nscenario = "{scenario}"\n'
    title, state = read_position(head)
    assert tuple(state.options) == default_options(title)
    assert read_position(head + "options = []")[1].options == ()
