"""G5, X1, X3, X4.19.order, T.SOP: setting up, the turn, the two tracks."""

from __future__ import annotations

import pytest

from longroll.engine.action import act
from longroll.engine.chance import Sampled
from longroll.engine.event import Event
from longroll.engine.procedure import Play, advance, answer
from longroll.titles.savannah.components import LEADERS, TURNS, UNIT, UNITS
from longroll.titles.savannah.scenarios import setup
from longroll.titles.savannah.sequence import Announce, PlayerTurn, Siege, last_turn
from longroll.titles.savannah.state import REMOVED, SavannahState
from tests.conformance.savannah.table import ALLIES, CROWN, asked, run, table

QUIET = ("done", "pass", "wait", "hold-fire", "stop", "keep", "stand")


class Game:
    """A game played as quietly as the rules allow: everybody waits whenever he may."""

    def __init__(self, scenario: str, seed: int = 1, announce: int = 0) -> None:
        self.announce = announce
        self.state = setup(scenario, ("advanced",))
        self.play = Play(self.state, Sampled(seed))
        advance(self.play)

    def until(self, turn: int) -> list[Event]:
        """Play until ``turn`` has begun or the game is over; what happened."""
        while self.state.result is None and self.state.turn < turn:
            self._quietly()
        return self.play.events

    def _quietly(self) -> None:
        decision = asked(self.state)
        seat = decision.seat
        wanted: tuple[str, ...] = QUIET
        if decision.prompt.key == "prompt-announce" and self.state.turn == self.announce:
            wanted = ("announce",)
        for verb in wanted:
            if decision.allows(seat, act(verb)):
                answer(self.play, seat, act(verb))
                return
        answer(self.play, seat, decision.actions_of(seat)[-1])


def told(events: list[Event], key: str) -> list[dict[str, str | int]]:
    return [dict(event.args) for event in events if event.key == key]


def order(events: list[Event]) -> dict[int, list[str | int]]:
    """By turn, the sides in the order in which they moved."""
    found: dict[int, list[str | int]] = {}
    turn = 0
    for event in events:
        if event.key == "turn":
            turn = int(dict(event.args)["turn"])
        elif event.key == "player-turn":
            found.setdefault(turn, []).append(dict(event.args)["side"])
    return found


# --- Setting up (X1) ------------------------------------------------------------------------------


@pytest.mark.clause("X1.3")
@pytest.mark.clause("X1.4")
@pytest.mark.clause("G12.61")
def test_the_campaign_begins_with_nineteen_seventeen_eighteen_and_a_chit() -> None:
    state = setup("campaign")
    assert state.morale == [19, 17, 18]
    assert state.momentum == [0, 1]
    assert state.turn == 1
    assert len(state.deck) == 55


@pytest.mark.clause("X1.2")
@pytest.mark.clause("X1.6.repl")
def test_only_the_garrison_is_on_the_map_at_the_start() -> None:
    state = setup("campaign")
    for unit in UNITS:
        assert (state.at[unit.index] >= 0) == (unit.turn == 0), unit.key
        if unit.turn == 0:
            assert unit.side == CROWN
    for leader in LEADERS:
        assert (state.leader_at[leader.index] >= 0) == (leader.turn == 0)


@pytest.mark.clause("X1.5")
@pytest.mark.clause("X1.6.end")
@pytest.mark.clause("G5.D")
@pytest.mark.clause("GS.D")
def test_the_campaign_lasts_twenty_five_turns_at_most() -> None:
    assert last_turn(setup("campaign")) == 25
    game = Game("campaign")
    events = game.until(99)
    assert game.state.result is not None
    assert [row["turn"] for row in told(events, "turn")] == list(range(1, 26))


# --- Order of the phases and players --------------------------------------------------------------


@pytest.mark.clause("X4.19.order")
@pytest.mark.clause("X1.6.order16")
@pytest.mark.clause("X1.6.switch")
@pytest.mark.clause("X1.6.tactical")
def test_who_moves_first() -> None:
    turns = order(Game("campaign").until(18))
    assert turns[1] == ["british"]
    for turn in range(2, 16):
        assert turns[turn] == ["british", "allied"], turn
    assert turns[16] == ["allied", "british"]
    assert sorted(map(str, turns[17])) == ["allied", "british"]


@pytest.mark.clause("X3.I")
@pytest.mark.clause("G5.A")
@pytest.mark.clause("GS.A")
def test_initiative_is_rolled_from_turn_seventeen_on() -> None:
    game = Game("campaign")
    before = len(told(game.until(17), "initiative-roll"))
    assert before == 0
    names = {event.key for event in game.until(18) if "initiative" in event.key}
    assert names


@pytest.mark.clause("T.SOP")
@pytest.mark.clause("X3.0")
@pytest.mark.clause("X3.XI")
@pytest.mark.clause("X3.VIII", "X3.X", "G5.B3", "G5.B4", "G5.B6")
@pytest.mark.clause("G5")
@pytest.mark.clause("GS")
def test_the_phases_of_a_turn_in_their_order() -> None:
    joint = ("initiative", "weather", "events", "works", "bombardment")
    assert [step for step in Siege.steps if step in joint] == list(joint)
    phases = ("reinforcements", "movement", "rally", "fire", "mortars", "combat", "judge")
    assert [step for step in PlayerTurn.steps if step in phases] == list(phases)
    assert Siege.steps.index("bombardment") < Siege.steps.index("first")
    assert Siege.steps.index("first") < Siege.steps.index("second")


@pytest.mark.clause("G5.C")
@pytest.mark.clause("G5.B7")
@pytest.mark.clause("G5.B1")
def test_the_second_player_has_a_whole_turn_too() -> None:
    events = Game("campaign").until(3)
    assert len(told(events, "movement")) == 3  # one on turn 1, two on turn 2


@pytest.mark.clause("X3.II")
@pytest.mark.clause("X3.III")
@pytest.mark.clause("X4.3")
def test_weather_and_events_come_on_their_turns() -> None:
    events = Game("campaign").until(16)
    turn = 0
    rolled: set[int] = set()
    drawn: set[int] = set()
    for event in events:
        if event.key == "turn":
            turn = int(dict(event.args)["turn"])
        elif event.key == "weather-roll":
            rolled.add(turn)
        elif event.key == "card-drawn":
            drawn.add(turn)
    assert rolled == {t for t in range(1, 16) if TURNS[t].weather}
    assert drawn <= {t for t in range(1, 16) if TURNS[t].events}


# --- From one track to the other (X1.6) -----------------------------------------------------------


@pytest.mark.clause("X1.6.B")
def test_turn_sixteen_comes_with_fog_and_the_rest_is_fair() -> None:
    game = Game("campaign")
    events = game.until(19)
    weather = [row["weather"] for row in told(events, "weather")]
    assert weather[15:18] == ["fog", "fair", "fair"]
    assert game.state.defences == 1


@pytest.mark.clause("X1.6.A")
@pytest.mark.clause("X1.6.clar")
def test_the_allies_announce_the_assault_after_one_of_their_turns() -> None:
    state = table("campaign", turn=9)
    driver = run(state, Announce())
    assert driver.decision.seat == "allied"
    assert driver.actions == ["wait", "announce"]
    driver.push("announce")
    assert state.assault == 9


@pytest.mark.clause("X1.6.A")
@pytest.mark.clause("X1.6.noreturn")
def test_the_marker_jumps_to_turn_sixteen_and_nothing_strategic_happens_any_more() -> None:
    game = Game("campaign", announce=6)
    events = game.until(18)
    turns = [row["turn"] for row in told(events, "turn")]
    assert turns == [1, 2, 3, 4, 5, 6, 16, 17, 18]
    assert order(events)[16] == ["allied", "british"]
    state = game.state
    assert state.weather != "fog"
    assert state.at[UNIT["fraser-1"]] == REMOVED  # due on turn 7
    start = next(i for i, e in enumerate(events) if e.args == (("turn", 16),))
    assert not [event for event in events[start:] if event.key == "reinforcement"]
    assert state.defences == 0


@pytest.mark.clause("X1.6.A")
def test_there_is_nothing_to_announce_after_turn_fourteen() -> None:
    state = table("campaign", turn=15)
    driver = run(state, PlayerTurn(ALLIES))
    assert driver.over
    state = table("campaign", turn=14)
    assert run(state, PlayerTurn(ALLIES)).prompt == "prompt-announce"
    assert run(table("campaign", turn=14), PlayerTurn(CROWN)).over


@pytest.mark.clause("X4.14.done")
def test_the_defences_are_complete_on_turn_twelve() -> None:
    game = Game("campaign")
    game.until(12)
    assert game.state.defences == 1
    assert len(told(game.play.events, "defences-complete")) == 1


@pytest.mark.clause("X4.10.end")
def test_sorties_end_with_turn_eleven() -> None:
    state = table("campaign", turn=11)
    unit = UNIT["fraser-2"]
    state.on_sortie, state.sortie_of[unit] = 1 << unit, 1
    Siege().begin_turn(Play(state, Sampled(1)))
    assert (state.on_sortie, state.sortie_of[unit]) == (0, -1)


# --- What three players share (X1.4) --------------------------------------------------------------


@pytest.mark.clause("X1.4")
@pytest.mark.clause("X4.3")
def test_of_three_players_the_french_decide_what_is_shared() -> None:
    state: SavannahState = table("campaign", turn=9, options=("advanced", "three-players"))
    assert run(state, Announce()).decision.seat == "french"
    assert state.seat_of(2) == "american"
