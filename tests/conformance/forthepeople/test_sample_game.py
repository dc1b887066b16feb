"""The rulebook's sample game (L4758-5176), replayed from the committed record play by play.

After each play the whole table is compared with what the text has told until then, so that nothing
may have changed that the text does not mention.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from longroll.engine.event import Event
from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.titles.forthepeople.base import army_key, general_key, side_key, space_key
from longroll.titles.forthepeople.components import (
    CARDS,
    CONFEDERATE,
    SPACES,
    STATE,
    STATES,
    TURN_KEYS,
    UNION,
)
from longroll.titles.forthepeople.state import SIDE_OF, TRACK, ForThePeopleState
from longroll.words import words_for

from .sample_game import PLAYS, RECORD, SET_UP, make
from .sample_play import Fact, Play

LINES = [play.lines for play in PLAYS]


class Step(NamedTuple):
    """A play of the record: the game after it, and what happened in it."""

    game: Game
    events: tuple[Event, ...]

    @property
    def state(self) -> ForThePeopleState:
        state = self.game.state
        assert isinstance(state, ForThePeopleState)
        return state

    def told(self, key: str) -> list[dict[str, str | int]]:
        return [dict(event.args) for event in self.events if event.key == key]


@cache
def after(lines: str, moves: int = -1) -> Step:
    """The committed record after the play told in ``lines``, or after the first moves of it."""
    index = LINES.index(lines)
    done = sum(len(list(play.actions())) for play in PLAYS[:index])
    here = len(list(PLAYS[index].actions())) if moves < 0 else moves
    record = Record.load(RECORD)
    before = len(replay(record, done).events)
    game = replay(record, done + here)
    return Step(game, tuple(game.events[before:]))


# --- The table as the text has it ---------------------------------------------------------------


def read(text: str) -> Iterator[Fact]:
    return Play("", "", "", text).facts()


def expected(upto: int) -> dict[str, str]:
    """All that the text has told until play ``upto``: about what, and what is so."""
    table: dict[str, str] = {}
    for fact in [*read(SET_UP), *[fact for play in PLAYS[: upto + 1] for fact in play.facts()]]:
        if not fact.about.startswith("marks "):
            table[fact.about] = fact.value
    return {about: value for about, value in table.items() if value != "-"}


def observed(state: ForThePeopleState) -> dict[str, str]:
    """The same of the whole table: every unit, general, army, marker, card and track."""
    table = {
        "turn": TURN_KEYS[state.turn],
        "blockade": str(state.blockade),
        "amphibious": str(state.amphibious),
        "gone": _cards(state.gone),
        "discards": _cards(state.discards),
    }
    for side in (UNION, CONFEDERATE):
        sign = "+" if state.fortune[side] > 0 else "-"
        table[f"will {side_key(side)}"] = f"{state.will[side]}{sign}"
        table[f"hand {side_key(side)}"] = _cards(state.hand[side])
    for space in SPACES:
        table.update(_observed_in(state, space.index))
    for which, state_owner in enumerate(state.state_owner):
        if state_owner != STATES[which].home:
            table[f"state {STATES[which].key}"] = side_key(state_owner)
    for general, post in enumerate(state.post):
        if post == TRACK:
            table[f"general {general_key(general)}"] = f"back in {TURN_KEYS[state.due[general]]}"
        elif post >= 0:
            table[f"general {general_key(general)}"] = space_key(post)
    for army, at in enumerate(state.army_at):
        if at >= 0:
            where = f"{space_key(at)} {general_key(state.commander[army])}"
            table[f"army {army_key(army)}"] = where
    return {about: value for about, value in table.items() if value}


def _observed_in(state: ForThePeopleState, space: int) -> Iterator[tuple[str, str]]:
    key = space_key(space)
    for side in (UNION, CONFEDERATE):
        if state.units(side, space):
            yield f"units {side_key(side)} {key}", str(state.units(side, space))
    if state.control[space] != SPACES[space].home:
        yield f"control {key}", side_key(state.control[space])
    if state.fort[space]:
        yield f"fort {key}", side_key(state.fort[space])


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards))


def marks(state: ForThePeopleState, side: str, which: str) -> int:
    """How many spaces of a state a side controls."""
    return (state.controlled(SIDE_OF[side]) & STATES[STATE[which]].spaces).bit_count()


# --- The record ---------------------------------------------------------------------------------


def test_the_plays_make_the_committed_record() -> None:
    assert str(make()) == RECORD.read_text(encoding="utf-8")


def test_the_record_replays_to_its_last_digest() -> None:
    record = Record.load(RECORD)
    game = replay(record)
    assert record.end == game.digest
    assert len(record.lines) == sum(len(list(play.actions())) for play in PLAYS)


def test_the_table_before_the_first_play() -> None:
    assert observed(replay(Record.load(RECORD), 0).state) == expected(-1)


@pytest.mark.parametrize("lines", LINES)
def test_the_table_after_each_play(lines: str) -> None:
    index = LINES.index(lines)
    state = after(lines).state
    assert observed(state) == expected(index)
    for fact in PLAYS[index].facts():
        if fact.about.startswith("marks "):
            _, side, which = fact.about.split()
            assert marks(state, side, which) == int(fact.value), f"L{fact.line}"


def test_every_play_but_the_first_tells_of_the_table() -> None:
    told = [fact for play in PLAYS for fact in play.facts()]
    assert {fact.about.split()[0] for fact in told} >= {
        *("will", "units", "general", "army", "control", "state", "hand", "gone", "marks"),
    }
    assert all(list(play.facts()) for play in PLAYS)


@pytest.mark.parametrize(
    ("language", "small", "medium"),
    [("en", "small", "medium"), ("es", "pequeña", "mediana"), ("it", "piccola", "media")],
)
def test_the_sample_game_is_told_in_every_language(language: str, small: str, medium: str) -> None:
    words = words_for("forthepeople", language)
    events = replay(Record.load(RECORD)).events
    for event in events:
        said = words.event(event)
        assert said
        assert f"event-{event.key}" not in said
    battles = [words.event(event) for event in events if event.key == "battle"]
    assert [small in battles[0], medium in battles[1]] == [True, True]


# --- Spring -------------------------------------------------------------------------------------


@pytest.mark.clause("3.3.1")
def test_the_union_opens_if_the_confederate_has_no_campaign() -> None:
    """L4810-4813."""
    game = replay(Record.load(RECORD), 0)
    assert [str(action) for action in game.actions] == ["defer"]
    assert after("L4810-4813").game.decision.seat == "union"


@pytest.mark.clause("12.4")
def test_a_marker_that_rises_already_gets_nothing_more() -> None:
    """L4823-4825."""
    assert after("L4822-4826").told("will") == [
        {"side": "confederate", "amount": 1, "fortunes": 0, "will": 101, "reason": "event"}
    ]


@pytest.mark.clause("12.1.3")
def test_west_virginia_lacks_one_marker() -> None:
    """L4877-4879, L4883-4884."""
    state = after("L4859-4894").state
    assert STATES[STATE["wv"]].control_needed - marks(state, "union", "wv") == 1


# --- The reinforcements of summer ---------------------------------------------------------------


@pytest.mark.clause("10.5.4")
def test_a_failed_runner_costs_two_and_three_by_fortune() -> None:
    """L4895-4904: the dice of the four zones, and the one that fails."""
    step = after("L4893-4904")
    assert [(roll["zone"], roll["roll"]) for roll in step.told("blockade-roll")] == [
        *(("north-atlantic", 1), ("south-atlantic", 2), ("east-gulf", 6), ("west-gulf", 3)),
    ]
    assert [(will["amount"], will["fortunes"]) for will in step.told("will")] == [(-2, -3)]


@pytest.mark.clause("10.4.3")
def test_no_new_unit_is_raised_in_loyal_knoxville() -> None:
    """L4940-4945."""
    raising = after("L4904-4914", 4)
    denial = raising.game.why_not("place knoxville")
    assert denial is not None
    assert denial.clause == "10.4.3"
    assert "place chattanooga" in map(str, raising.game.actions)


@pytest.mark.clause("10.2.1")
def test_the_union_has_moved_ten_of_fifteen() -> None:
    """L4918-4919."""
    assert dict(after("L4917-4928").game.decision.prompt.args)["count"] == 5


@pytest.mark.clause("10.2.1")
def test_seven_is_the_most_that_the_confederate_moves() -> None:
    """L4930-4931: after the seventh the next question is the Union's, about its generals."""
    step = after("L4929-4945")
    assert len(step.told("strategic-move")) == 7
    assert step.game.decision.prompt.key == "prompt-announce-general"


@pytest.mark.clause("5.5.1")
def test_stuart_takes_up_one_of_the_six() -> None:
    """L4955-4958: six units still, one of them the brigade."""
    state = after("L4947-4972").state
    manassas = next(space.index for space in SPACES if space.key == "manassas")
    assert (state.units(CONFEDERATE, manassas), state.infantry[CONFEDERATE][manassas]) == (6, 5)


# --- The rounds of summer -----------------------------------------------------------------------


@pytest.mark.clause("3.3.1")
def test_a_campaign_lets_the_confederate_open() -> None:
    """L4974-4975."""
    assert [str(a) for a in after("L4947-4972").game.actions] == ["defer", "open 88"]


@pytest.mark.clause("5.4.2")
def test_a_division_drops_units_and_takes_none() -> None:
    """L5024-5025."""
    game = after("L5023-5026", 5).game
    assert {action.verb for action in game.actions} >= {"drop", "go"}
    denial = game.why_not("take 1")
    assert denial is not None
    assert denial.clause == "5.4.2"


@pytest.mark.clause("6.8.1")
def test_the_assault_on_fort_pulaski() -> None:
    """L5028-5041: modifiers, totals, losses, and a tie that the attacker wins."""
    step = after("L5026-5042")
    (battle,) = step.told("battle")
    assert (battle["attackers"], battle["defenders"], battle["size"]) == (2, 0, "small")
    union, confederate = step.told("battle-roll")
    assert (union["roll"], union["modifier"], union["total"]) == (1, 4, 5)
    assert (confederate["roll"], confederate["modifier"], confederate["total"]) == (2, 2, 4)
    assert (union["losses"], confederate["losses"]) == (1, 1)
    assert step.told("battle-won") == [{"side": "union", "space": "fort-pulaski"}]
    assert [loss["space"] for loss in step.told("infantry-lost")] == ["fort-pulaski"]
    pulaski = next(space.index for space in SPACES if space.key == "fort-pulaski")
    assert step.state.control[pulaski] == CONFEDERATE


@pytest.mark.clause("12.10")
def test_neither_army_costs_anything() -> None:
    """L5047-5049 and L5112-5114: who outranks the commander commands an army himself."""
    for lines in ("L5045-5053", "L5104-5116"):
        assert len(after(lines).told("army-created")) == 1
        assert after(lines).told("will") == []


@pytest.mark.clause("5.8.1")
def test_first_manassas() -> None:
    """L5063-5084: no die for the interception, and who commands and loses what."""
    step = after("L5056-5084")
    assert step.told("interception-by-card") == [
        {
            "side": "confederate",
            "card": 102,
            "general": "j-e-johnston",
            "space": "manassas",
        }
    ]
    (battle,) = step.told("battle")
    assert (battle["attackers"], battle["defenders"], battle["size"]) == (6, 7, "medium")
    led = [(m["general"], m["count"]) for m in step.told("modifier-commander")]
    assert led == [("mcdowell", 1), ("j-e-johnston", 2)]
    union, confederate = step.told("battle-roll")
    assert (union["total"], confederate["total"]) == (6, 7)
    assert (union["losses"], confederate["losses"]) == (2, 2)
    lost = [(loss["side"], loss["space"], loss["count"]) for loss in step.told("infantry-lost")]
    assert lost == [("union", "manassas", 2), ("confederate", "manassas", 2)]
    assert step.told("battle-won") == [{"side": "confederate", "space": "manassas"}]
    assert step.told("falls-back") == [{"side": "union", "space": "frederick"}]


@pytest.mark.clause("5.8.1")
def test_only_the_card_reaches_from_winchester_to_manassas() -> None:
    """L5063-5067: two spaces, so that no roll is on the list."""
    actions = [str(action) for action in after("L5056-5084", 6).game.actions]
    assert actions == ["interrupt 102 j-e-johnston", "pass"]


@pytest.mark.clause("4.4.2")
def test_the_last_card_has_to_be_operations_below_110() -> None:
    """L5104-5106."""
    assert [str(a) for a in after("L5095-5101").game.actions] == ["play 82 operations"]


@pytest.mark.clause("5.6.1")
def test_a_defeat_that_was_not_large_halves_nothing() -> None:
    """L5122-5126: six for McDowell, nothing for the choice of McClellan."""
    wills = after("L5119-5129").told("will")
    assert [(will["amount"], will["fortunes"]) for will in wills] == [(-6, 0)]


# --- The end of summer --------------------------------------------------------------------------


@pytest.mark.clause("12.4")
def test_the_union_rises_from_90_to_108() -> None:
    """L5153-5155, L5164-5165: each effect, and the fortunes of war with the first."""
    changes = [*after("L5132-5154").told("will"), *after("L5154-5173").told("will")]
    union = [(w["amount"], w["fortunes"]) for w in changes if w["side"] == "union"]
    assert union == [(1, 2), (10, 0), (5, 0)]
    assert 90 + sum(int(amount) + int(fortunes) for amount, fortunes in union) == 108
    confederate = [(w["amount"], w["fortunes"]) for w in changes if w["side"] == "confederate"]
    assert confederate == [(-1, 0)]


@pytest.mark.clause("12.1.3")
def test_no_marker_goes_where_confederates_stand() -> None:
    """L5155-5162: Greenville is all that is left of Missouri, two spaces of West Virginia."""
    game = after("L5132-5154").game
    assert [str(action) for action in game.actions] == ["mark greenville-mo", "done"]
    denial = game.why_not("mark springfield-mo")
    assert denial is not None
    state = after("L5154-5173").state
    assert marks(state, "union", "mo") == 8
    assert marks(state, "union", "wv") == STATES[STATE["wv"]].spaces.bit_count() == 7


@pytest.mark.clause("9.1")
def test_attrition_takes_three_and_four() -> None:
    """L5167-5171."""
    lost = {"union": 0, "confederate": 0}
    for loss in after("L5154-5173").told("attrition"):
        lost[str(loss["side"])] += int(loss["count"])
    assert lost == {"union": 3, "confederate": 4}


@pytest.mark.clause("4.4.2")
def test_the_new_deck_lacks_what_has_left_the_game() -> None:
    """L5173-5176."""
    step = after("L5132-5154")
    assert [event["count"] for event in step.told("deck-reshuffled")] == [len(CARDS) - 6]
    assert set(step.state.deck) == set(CARDS) - {29, 42, 43, 44, 68, 91}


@pytest.mark.clause("10.7")
def test_fall_begins_with_strategic_movement() -> None:
    """L5176 and 10.7: no reinforcements; the fall turn of the text is blank in our copy."""
    decision = after("L5154-5173").game.decision
    assert (decision.seat, decision.prompt.key) == ("union", "prompt-strategic")
