"""A tiny title for the engine's own tests: sealed bids, hidden hands, dice, and an early end.

Two duellists hold three cards each, drawn in secret. Each round both bid a card in secret at once
(1); the higher bid attacks (2) and hits on a die above the lower bid (2.1); a hit may be parried,
which is asked of everybody who is hit (2.2). After three rounds, or two hits, it is over (3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from longroll.engine.action import Action, act
from longroll.engine.chance import Chance, Sampled
from longroll.engine.clause import Clause, Denial, deny
from longroll.engine.decision import Decision, ask, ask_together
from longroll.engine.event import Event
from longroll.engine.frames import dump_flow
from longroll.engine.judgement import Judgement
from longroll.engine.knowledge import settle_choices
from longroll.engine.measures import Measures
from longroll.engine.procedural import ProceduralTitle, Rules, Sight
from longroll.engine.procedure import DONE, Flow, Play, Procedure, Unwind
from longroll.engine.state import Result, State
from longroll.engine.tableau import Tableau
from longroll.engine.title import (
    Document,
    Scenario,
    TitleError,
    TitleInfo,
    View,
    register,
)

SEATS = ("blue", "red")
CARDS = tuple(range(1, 10))


class DuelState(State):
    """Hands and deck (sorted), hits taken, round."""

    __slots__ = ("deck", "hands", "hits", "round")

    def __init__(self) -> None:
        super().__init__()
        self.deck = CARDS
        self.hands: list[tuple[int, ...]] = [(), ()]
        self.hits = [0, 0]
        self.round = 0

    def copy(self) -> Self:
        twin = super().copy()
        twin.deck, twin.hands, twin.hits = self.deck, self.hands[:], self.hits[:]
        twin.round = self.round
        return twin


class Duel(Procedure[DuelState]):
    """3: the whole duel."""

    __slots__ = ()
    clause = "3"
    steps = ("deal", "next_round", "count")

    def deal(self, play: Play[DuelState]) -> Flow:
        for who, seat in enumerate(SEATS):
            for _ in range(3):
                options = [str(card) for card in play.state.deck]
                card = int(play.chance.draw("deal", options))
                play.state.deck = tuple(c for c in play.state.deck if c != card)
                play.state.hands[who] = tuple(sorted((*play.state.hands[who], card)))
                play.tell("drew", audience=(seat,), card=card)
            play.tell("drew-three", side=seat)
        return None

    def next_round(self, play: Play[DuelState]) -> Flow:
        play.state.round += 1
        return Round()

    def count(self, play: Play[DuelState]) -> Flow:
        state = play.state
        if state.round < 3 and max(state.hits) < 2:
            return "next_round"
        scores = tuple((seat, state.hits[1 - who]) for who, seat in enumerate(SEATS))
        even = state.hits[0] == state.hits[1]
        winner = None if even else SEATS[state.hits[0] > state.hits[1]]
        play.finish(Result(winner, "3", "draw" if even else "won", scores))
        return None


class Round(Procedure[DuelState]):
    """1: both bid in secret."""

    __slots__ = ("bids",)
    clause = "1"
    steps = ("bid", "resolve")

    def __init__(self) -> None:
        super().__init__()
        self.bids: tuple[int, ...] = ()

    def bid(self, play: Play[DuelState]) -> Decision:
        hands = play.state.hands
        return ask_together(
            "1",
            "prompt-bid",
            {seat: [act("bid", card) for card in hands[who]] for who, seat in enumerate(SEATS)},
        )

    def on_bid(self, play: Play[DuelState], chosen: dict[str, Action]) -> Flow:
        self.bids = tuple(chosen[seat].integer(0) for seat in SEATS)
        for who, card in enumerate(self.bids):
            play.state.hands[who] = tuple(c for c in play.state.hands[who] if c != card)
            play.tell("bid", side=SEATS[who], card=card)
        return None

    def why_bid(self, _state: DuelState, action: Action, _seat: str) -> Denial | None:
        return deny("1", "deny-not-in-hand", card=action.args[0]) if action.args else None

    def resolve(self, _play: Play[DuelState]) -> Flow:
        attacker = int(self.bids[1] > self.bids[0])
        return Attack(attacker, min(self.bids))


class Attack(Procedure[DuelState]):
    """2: the higher bid attacks."""

    __slots__ = ("attacker", "needed")
    clause = "2"
    steps = ("roll", "parry", "hit")

    def __init__(self, attacker: int, needed: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.needed = needed

    def roll(self, play: Play[DuelState]) -> Flow:
        rolled = play.d6("attack")
        play.tell("rolled", roll=rolled)
        # A miss ends the whole round at once, from whatever depth.
        return None if rolled > self.needed else Unwind("duel")

    def parry(self, play: Play[DuelState]) -> Flow:
        return ask(SEATS[1 - self.attacker], "prompt-parry", [act("parry"), act("stand")], "2.2")

    def on_parry(self, play: Play[DuelState], action: Action) -> Flow:
        return DONE if action.verb == "parry" and play.d6("parry") == 6 else None

    def hit(self, play: Play[DuelState]) -> Flow:
        play.state.hits[1 - self.attacker] += 1
        return DONE


def _begin(_scenario: str, _options: Sequence[str]) -> DuelState:
    state = DuelState()
    state.stack = [Duel()]
    return state


def _view(state: DuelState, seat: str, decision: Decision | None) -> View:
    mine = list(state.hands[SEATS.index(seat)]) if seat in SEATS else []
    return {
        "hits": state.hits[:],
        "hand": mine,
        "hands": [len(hand) for hand in state.hands],
        "own": [str(action) for who, action in state.chosen if who == seat],
        "actions": [str(a) for a in decision.actions_of(seat)] if decision else [],
        "waiting": list(decision.seats) if decision else [],
    }


def _tableau(state: DuelState, seat: str) -> Tableau:
    mine = state.hands[SEATS.index(seat)] if seat in SEATS else ()
    hands = tuple((who, len(hand)) for who, hand in zip(SEATS, state.hands, strict=True))
    return Tableau(str(state.round), hand=mine, hands=hands)


def _resample(state: DuelState, seat: str, chance: Chance) -> DuelState:
    world = state.copy()
    pool = list(world.deck)
    hidden = [who for who, other in enumerate(SEATS) if other != seat]
    for who in hidden:
        pool += world.hands[who]
    order = [int(c) for c in chance.shuffle("resample", [str(c) for c in sorted(pool)])]
    for who in hidden:
        count = len(world.hands[who])
        world.hands[who], order = tuple(sorted(order[:count])), order[count:]
    world.deck = tuple(sorted(order))
    settle_choices(world, seat, chance)
    return world


def _check(state: DuelState) -> None:
    held = [*state.deck, *state.hands[0], *state.hands[1]]
    assert len(set(held)) == len(held), "a card is in two places"


def _dump(state: DuelState) -> Document:
    hands = [list(hand) for hand in state.hands]
    board: dict[str, Any] = {"hits": state.hits[:], "round": state.round}
    return {
        "title": "duel",
        "deck": list(state.deck),
        "blue": hands[0],
        "red": hands[1],
        **board,
        **dump_flow(state),
    }


def _lay(state: DuelState, document: Document) -> None:
    for seat in SEATS:
        if not isinstance(document.get(seat, []), list):
            raise TitleError(f"'{seat}' must be a list of cards")
    state.hands = [tuple(document.get(seat, ())) for seat in SEATS]
    state.deck = tuple(document.get("deck", ()))
    state.hits = list(document.get("hits", [0, 0]))
    state.round = document.get("round", 0)


def _worth(state: DuelState, seat: str) -> int:
    own = SEATS.index(seat)
    return state.hits[1 - own] - state.hits[own]


def _gauges(state: DuelState) -> Mapping[str, int]:
    return {f"hits {seat}": state.hits[who] for who, seat in enumerate(SEATS)}


class DuelTitle(ProceduralTitle[DuelState]):
    """The contract, signed."""

    info = TitleInfo("duel", "Duel", SEATS, (Scenario("dawn", "1"),), (), 1)
    folder = Path()
    rules = Rules(_begin, _dump, _lay, _check)
    sight = Sight(_view, _resample, _tableau)
    judgement = Judgement(_worth)
    measures = Measures(_gauges)

    def clauses(self) -> Mapping[str, Clause]:
        return {number: Clause(number, number, "") for number in ("1", "2", "2.1", "2.2", "3")}


def bidding(seed: int) -> tuple[DuelTitle, DuelState, Decision]:
    """A duel, which is made known, at its first question: both answer it in secret at once."""
    register("duel", DuelTitle)
    title = DuelTitle()
    state = title.opening("dawn", (), Sampled(seed))[0]
    decision = title.decision(state)
    assert decision is not None
    assert len(decision.choices) > 1
    return title, state, decision


__all__ = ["Duel", "DuelState", "DuelTitle", "Event", "bidding"]
