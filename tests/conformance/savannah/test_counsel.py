"""T.TACT, G12.51: what a tactics chit does against the enemy's, told beside the order."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.engine.event import Message
from longroll.titles.savannah import TITLE
from longroll.titles.savannah.combat.counsel import advantage
from longroll.titles.savannah.combat.tactics import CHITS, NO_COMBAT, meet
from longroll.words import words_for
from tests.conformance.savannah.clash import clash, meadow
from tests.conformance.savannah.table import Driver, put

BASIC = True


def choosing() -> Driver:
    """The Allies attack, and both choose a tactic among all of them."""
    state = meadow(basic=BASIC)
    put(state, "foix", "1910")
    put(state, "fraser-2", "1909")
    driver = clash(state)
    assert driver.prompt == "prompt-tactic"
    return driver


def told(driver: Driver, seat: str, chit: str) -> Message:
    return TITLE.aids.notes(driver.state, seat)[parse(f"tactic {chit}")]


@pytest.mark.clause("T.TACT")
def test_a_chit_tells_against_which_it_is_better_and_worse() -> None:
    driver = choosing()
    skirmish = dict(told(driver, "allied", "skirmish").args)
    assert skirmish == {
        "twice-better": "none",
        "better": "echeloned-assault commit-reserve turn-flank",
        "worse": "stand-fast",
        "twice-worse": "frontal-assault",
        "void": "withdraw",
    }


@pytest.mark.clause("T.TACT")
@pytest.mark.parametrize("attacks", [True, False])
def test_what_is_told_is_what_the_table_gives(attacks: bool) -> None:
    driver = choosing()
    seat = "allied" if attacks else "british"
    worth = {"twice-better": 2, "better": 1, "worse": -1, "twice-worse": -2, "void": NO_COMBAT}
    for chit, key in enumerate(CHITS):
        listed = {
            other: worth[name]
            for name, others in told(driver, seat, key).args
            for other in str(others).split()
            if other != "none"
        }
        for other, foe in enumerate(CHITS):
            met = meet(chit, other) if attacks else meet(other, chit)
            mine = met if met is None or attacks else -met
            assert listed.get(foe, 0) == mine, (key, foe)
            assert advantage(chit, other, attacks=attacks) == mine


@pytest.mark.clause("G12.51")
def test_both_are_told_it_of_what_they_may_choose_and_nobody_else() -> None:
    driver = choosing()
    decision = TITLE.decision(driver.state)
    assert decision is not None
    for seat in ("allied", "british"):
        assert set(TITLE.aids.notes(driver.state, seat)) == set(decision.actions_of(seat))
    assert TITLE.aids.notes(driver.state, "observer") == {}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "2 worse for you against: frontal assault."),
        ("es", "2 en tu contra ante: asalto frontal."),
        ("it", "2 a tuo sfavore contro: assalto frontale."),
    ],
)
def test_more_of_it_is_told_line_by_line(language: str, line: str) -> None:
    note = told(choosing(), "allied", "skirmish")
    words = words_for("savannah", language)
    about = words.message(Message(f"{note.key}-about", note.args)).splitlines()
    assert line in about
    assert len(about) == 5  # nothing is told of what no chit is: better by two
    assert len(words.message(note)) < 60
