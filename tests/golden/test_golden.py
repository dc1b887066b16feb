"""Golden games: committed records that must replay to their digests, one for every ending.

A record that no longer replays tells that a rule has changed: look at the line that it names, and
if the change is right, make the records anew (``python -m tests.golden.make``) and raise the
title's rules version. ``sample-1861.roll`` is the rulebook's own game, and made by its test.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.title import title_keys

FOLDER = Path(__file__).parent

ENDINGS = {
    "bobbylee": """
        1861 union 3.24 marginal
        1861 confederate 3.24 marginal
        1861 draw 3.24 draw
        1862 union 3.1 decisive
        1862 confederate 3.1 decisive
        1863 union 3.24 marginal
        1863 draw 3.24 draw
        1864 confederate 3.24 marginal
        1864 union 3.1 decisive
        campaign union 3.1 decisive
        campaign confederate 3.1 decisive
        campaign confederate 3.31 campaign
    """,
    "forthepeople": """
        1861 union 13.2 victory-1861
        1861 confederate 13.2 victory-1861
        1861 draw 13.2 draw-1861
        1862 union 14.7 victory-higher-will
        1862 confederate 14.7 victory-higher-will
        1863 union 15.7 victory-higher-will
        1863 confederate 15.7 victory-higher-will
        1863 confederate 17.2.1 victory-double-will
        1864 union 17.2.1 victory-confederate-will
        1864 confederate 17.2.1 victory-union-weary
        1864 confederate 17.3 victory-states
        1864 union 17.3 victory-states
        campaign union 17.2.2 victory-resources
        campaign draw 13.2 draw-1861
        campaign union 14.7 victory-higher-will
        campaign confederate 14.7 victory-higher-will
        campaign confederate 15.7 victory-higher-will
        campaign confederate 17.3 victory-states
    """,
    "mosby": """
        ranger system 3.2 defeat-decisive
        ranger system 3.2 defeat-substantial
        ranger system 3.2 defeat-marginal
        ranger system 3.3 defeat-decisive
        ranger mosby 21.1 victory-marginal
        partisan mosby 21.1 victory-substantial
        partisan mosby 21.1 victory-decisive
        partisan system 3.3 defeat-substantial
        gray-ghost system 3.2 defeat-decisive
        gray-ghost system 3.2 defeat-substantial
    """,
    "savannah": """
        historical allied H.vic.AD allied-decisive
        historical british H.vic.BD british-decisive
        historical british X2.5 british-major
        historical british X2.6 british-marginal
        historical allied X2.2 allied-major
        historical allied X2.3 allied-marginal
        campaign allied X2.1A allied-decisive
        campaign allied X2.1B allied-decisive
        campaign allied X2.2 allied-major
        campaign allied X2.3 allied-marginal
        campaign british X2.4 british-decisive
        campaign british X2.5 british-major
        campaign british X2.6 british-marginal
    """,
    "uscivilwar": """
        1861 union 19.3.4 automatic
        1861 confederate 19.3.4 automatic
        1861 union S1.2 scenario
        1861 confederate S1.2 scenario
        1862 union 19.3.4 automatic
        1862 confederate 19.3.4 automatic
        1862 union S2.2 scenario
        1862 confederate S2.2 scenario
        1863 union 19.3.4 automatic
        1863 confederate 19.3.4 automatic
        1863 union S3.2 scenario
        1863 confederate S3.2 scenario
        campaign union 19.3.4 automatic
        campaign confederate 19.3.4 automatic
        campaign confederate S4.3 election
        campaign union S4.2 campaign
        campaign confederate S4.2 campaign
        campaign-1862 union 19.3.4 automatic
        campaign-1862 confederate 19.3.4 automatic
        campaign-1862 confederate S4.3 election
        campaign-1862 union S4.2 campaign
        campaign-1862 confederate S4.2 campaign
        campaign-1863 union 19.3.4 automatic
        campaign-1863 confederate 19.3.4 automatic
        campaign-1863 confederate S4.3 election
        campaign-1863 union S4.2 campaign
        campaign-1863 confederate S4.2 campaign
    """,
}
"""The ways in which a title's games can end: scenario, winner, clause, key.

Bobby Lee's campaign by 3.31 is one with the option `to-the-end`: the Union leads in October 1864,
so that it goes on, and no longer in October 1865. The U.S. Civil War has all that its rules allow;
in most that are not by 19.3.4 both sides see to it that the balance stays near the reference number
(`thermostat`). The campaign of For the People by 13.2, 14.7 and 15.7: both sides have agreed to end
it in that fall (2.1).
"""


def endings(title: str) -> list[str]:
    """The endings that a title is to have a record of, in their order."""
    return [line.strip() for line in ENDINGS[title].strip().split("\n")]


def ending(game: Game) -> str:
    """How a finished game ended."""
    assert game.result is not None
    result = game.result
    return f"{game.record.scenario} {result.winner or 'draw'} {result.clause} {result.key}"


@pytest.mark.parametrize("title", title_keys())
def test_golden_games_replay_to_their_digests_and_there_is_one_for_every_ending(title: str) -> None:
    found: set[str] = set()
    for file in sorted((FOLDER / title).glob("*.roll")):
        record = Record.load(file)
        assert record.end, f"{file.name} needs its last digest"
        game = replay(record)
        assert game.digest == record.end, file.name
        if game.over:
            found.add(ending(game))
    assert not set(endings(title)) - found
