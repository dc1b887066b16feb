"""The engine's promises, as checks for any title.

Each function takes a title and a state (or plays a whole game) and asserts one promise of the
contract.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from longroll.engine.action import Action, act, parse
from longroll.engine.atlas import SHAPES
from longroll.engine.chance import Sampled
from longroll.engine.chart import FORMS
from longroll.engine.decision import Decision
from longroll.engine.event import OBSERVER
from longroll.engine.game import Game, IllegalAction
from longroll.engine.overlay import MARKS
from longroll.engine.position import read_position, write_position
from longroll.engine.procedural import asked
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.state import SYSTEM, State
from longroll.engine.title import Title, digest

Check = Callable[[Title, Any], None]
"""A promise about a title and a state; raises AssertionError if it is broken."""

__all__ = ["Check", "check_decision", "check_record", "check_secrets", "play_out"]

CAP = 60_000
"""More decisions than any game can last; reaching it means that a game does not end."""


def play_out(game: Game, seed: int, every: int = 0, also: Sequence[Check] = ()) -> int:
    """Play ``game`` at random to its end; check the promises at every ``every``-th decision.

    Each question is looked at when it is asked for the first time, by each procedure that asks it:
    aids that take a rare one for another fail there.

    ``also``: promises of one's own, checked with them. Returns the number of decisions.
    """
    choose = random.Random(seed)
    count, known = 0, set[object]()
    while (decision := game.title.decision(game.state)) is not None:
        assert count < CAP, f"no end after {CAP} decisions"
        if every and count % every == 0:
            check_decision(game, choose)
            for promise in also:
                promise(game.title, game.state)
        elif every and (question := _question(game)) not in known:
            known.add(question)
            check_sights(game.title, game.state)
        seat = choose.choice(decision.seats)
        game.push(choose.choice(decision.choices[seat]), seat)
        count += 1
    assert game.result is not None, "no decision, but no result either"
    clause, winner = game.result.clause, game.result.winner
    assert clause in game.title.clauses(), f"the result cites no clause: {clause!r}"
    winners = (*game.seats, *([SYSTEM] if len(game.seats) == 1 else []))
    assert winner is None or winner in winners, f"no seat is called {winner!r}"
    game.title.check(game.state)
    return count


def check_decision(game: Game, choose: random.Random) -> None:
    """All promises that concern one decision."""
    decision = game.decision
    check_lists(game, decision)
    check_copy(game.title, game.state, decision, choose)
    check_undo(game, decision, choose)
    check_refusal(game, decision, choose)
    check_position(game.title, game.state)
    check_secrets(game.title, game.state, choose.randrange(1 << 30))
    check_overlays(game.title, game.state)
    check_charts(game.title, game.state)
    check_tableau(game.title, game.state)
    check_notes(game.title, game.state)
    game.title.check(game.state)


def _question(game: Game) -> object:
    """The question, and the procedures in the middle of which it is asked."""
    stack = game.state.stack if isinstance(game.state, State) else ()
    return game.decision.prompt.key, tuple((frame.name, frame.step) for frame in stack)


def check_sights(title: Title, state: Any) -> None:
    """Whatever a table shows at once can be shown, and names what exists."""
    for seat in (*title.seats(state.options), OBSERVER):
        json.dumps([title.view(state, seat), _beside(title, state, seat)])
    check_charts(title, state)
    check_tableau(title, state)
    check_notes(title, state)
    title.check(state)


def _beside(title: Title, state: Any, seat: str) -> list[object]:
    """What a seat is shown beside the map and its list."""
    aids = title.aids
    notes = [[str(action), note] for action, note in aids.notes(state, seat).items()]
    ways = [[str(action), way] for action, way in aids.ways(state, seat).items()]
    told = [aids.charts(state, seat), aids.prospects(state, seat), notes, ways]
    return [*told, aids.aims(state, seat), aids.deeds(state, seat, ()), dict(aids.cells(state))]


def check_lists(game: Game, decision: Decision) -> None:
    """Actions are unique, at least one; every other seat has none; text round trips."""
    assert decision.seats, "a decision of nobody"
    known = game.title.clauses()
    assert decision.clause in known, f"the decision cites no clause: {decision.clause!r}"
    for seat in (*game.seats, OBSERVER):
        actions = decision.actions_of(seat)
        assert bool(actions) == (seat in decision.seats), f"{seat} has {len(actions)} actions"
        assert len(set(actions)) == len(actions), f"an action stands twice: {actions}"
        for action in actions:
            assert parse(str(action)) == action
            whose = game.title.aids.orders(game.state, seat, action)
            assert set(whose) <= {seat}, f"{seat} is offered an order to another's: {action}"
        shown = game.view(seat)
        json.dumps(shown)


def check_copy(title: Title, state: Any, decision: Decision, choose: random.Random) -> None:
    """A copy is equal and independent, with the same decision; a recomputed decision is equal."""
    before = digest(title, state)
    twin = title.copy(state)
    assert digest(title, twin) == before, "a copy differs: State.copy leaves something out"
    twin.pending = None
    again = title.decision(twin)
    assert again is not None
    assert dict(again.choices) == dict(decision.choices), "asked again, the list differs"
    if isinstance(state, State):
        twin.pending = None
        known = asked(twin)
        assert known in {(), decision.seats}, "others are asked than it says"
        frame = state.stack[-1]
        assert known or frame.step not in frame.asks, "it does not say whom it asks"
        assert title.decision(twin) is not None
    seat = choose.choice(decision.seats)
    title.apply(twin, seat, choose.choice(decision.choices[seat]), Sampled(1))
    assert digest(title, state) == before, "playing on the copy changed the original"


def check_undo(game: Game, decision: Decision, choose: random.Random) -> None:
    """Undo restores the digest and the list."""
    before, events = game.digest, len(game.events)
    seat = choose.choice(decision.seats)
    game.push(choose.choice(decision.choices[seat]), seat)
    game.undo()
    assert game.digest == before, "undo leaves a trace: does State.copy copy every list?"
    assert len(game.events) == events
    assert dict(game.decision.choices) == dict(decision.choices)


def check_refusal(game: Game, decision: Decision, choose: random.Random) -> None:
    """An action that is not on the list is refused with a clause and changes nothing."""
    seat = choose.choice(decision.seats)
    sample = choose.choice(decision.choices[seat])
    wrong = [act("fly", "moon"), act(sample.verb), act(sample.verb, *sample.args, "moon")]
    wrong += [act(sample.verb, "moon"), act(sample.verb, "99")]
    wrong += [act(verb) for verb in sorted({one.verb for one in decision.choices[seat]})]
    before = game.digest
    for action in wrong:
        if decision.allows(seat, action):
            continue
        denial = game.why_not(action, seat)
        assert denial is not None
        assert denial.clause, f"{denial.key} cites no clause"
        assert denial.clause in game.title.clauses(), f"{denial.clause} is not a clause"
        with pytest.raises(IllegalAction) as error:
            game.push(action, seat)
        assert error.value.denial == denial
    for other in (*game.seats, OBSERVER):
        if other not in decision.seats:
            assert game.why_not(sample, other) is not None
    assert game.digest == before


def check_position(title: Title, state: Any) -> None:
    """A position's text gives the same state back."""
    text = write_position(title, state)
    _, again = read_position(text)
    was, read = title.dump(state), title.dump(again)
    differ = [key for key in {**was, **read} if was.get(key) != read.get(key)]
    assert not differ, f"a position read from its text differs in: {', '.join(differ)}"
    assert digest(title, again) == digest(title, state)
    first, second = title.decision(state), title.decision(again)
    assert first is not None
    assert second is not None
    assert dict(first.choices) == dict(second.choices), (
        "a position read from its text asks something else: something of the state is not in it "
        "(Schema.unwritten_slots names what no part declares)"
    )


def check_secrets(title: Title, state: Any, seed: int) -> None:
    """Worlds that differ only in what a seat cannot know look the same to it, byte for byte."""
    probes = _probes(title, state, random.Random(seed))
    for seat in (*title.seats(state.options), OBSERVER):
        world = title.resample(state, seat, Sampled(seed))
        title.check(world)
        seen = _seen(title, state, seat, probes)
        assert _seen(title, world, seat, probes) == seen, f"{seat} sees a secret"
        twice = title.resample(world, seat, Sampled(seed + 1))
        assert _seen(title, twice, seat, probes) == seen, f"{seat} sees a secret"


def _probes(title: Title, state: Any, choose: random.Random) -> list[Action]:
    """Actions with which a seat might probe `why_not`: legal ones, and other numbers."""
    decision = title.decision(state)
    assert decision is not None
    legal = [action for seat in decision.seats for action in decision.choices[seat]]
    asked = choose.sample(legal, min(8, len(legal)))
    numbers = [choose.randrange(1, bound) for bound in (10, 131)]
    return asked + [act(a.verb, n, *a.args[1:]) for a in asked if a.args for n in numbers]


def _seen(title: Title, state: Any, seat: str, probes: list[Action]) -> str:
    """All that ``seat`` can learn: its view, its list, the prompts, refusals, aids."""
    decision = title.decision(state)
    actions = [str(a) for a in decision.actions_of(seat)] if decision is not None else []
    refusals = [title.why_not(state, seat, action) for action in probes]
    about = next((word for action in probes for word in action.args), "")
    overlays = [title.aids.overlays(state, seat, ""), title.aids.overlays(state, seat, about)]
    asked = decision.prompt if decision is not None and len(decision.choices) == 1 else None
    held = [title.aids.holder(state, seat, about), sorted(title.aids.foes(state, seat))]
    told = [held, asked, title.tableau(state, seat), overlays, *_beside(title, state, seat)]
    return json.dumps([title.view(state, seat), actions, refusals, told], sort_keys=True)


def check_tableau(title: Title, state: Any) -> None:
    """Places and pieces on the table are in the atlas; a piece lies in one place."""
    atlas = title.inventory.atlas()
    places, sides = set(atlas.place_keys), {side.key for side in atlas.sides}
    assert {side.shape for side in atlas.sides} <= set(SHAPES)
    for seat in (*title.seats(state.options), OBSERVER):
        tableau = title.tableau(state, seat)
        layout = tableau.layout
        named = [counter for counter in layout.counters if counter.key]
        assert len({counter.key for counter in named}) == len(named), "a piece lies in two places"
        for counter in named:
            piece = atlas.pieces[counter.key]
            assert (counter.side, counter.kind) == (piece.side, piece.kind)
        assert {counter.side for counter in layout.counters} <= sides
        assert all(counter.number >= 0 for counter in layout.counters)
        sheets = {sheet.key: sheet.areas for sheet in atlas.displays}
        areas = {f"{o.name}/{a.key}" for o in tableau.displays for a in sheets[o.display]}
        on_sheets = {counter.place for counter in layout.counters if "/" in counter.place}
        assert on_sheets <= areas, "a counter lies on a sheet that is not open"
        for marker in layout.markers:
            assert {marker.place, *marker.towards} <= places | areas, marker
            assert marker.side in {*sides, "", "neutral"}
        assert all(set(zone.places) <= places for zone in layout.zones)
        assert seat != OBSERVER or not tableau.hand


def check_notes(title: Title, state: Any) -> None:
    """A seat that has to choose gets notes on the actions of its list only, other seats none."""
    decision = title.decision(state)
    for seat in (*title.seats(state.options), OBSERVER):
        listed = decision.actions_of(seat) if decision is not None else ()
        assert set(title.aids.notes(state, seat)) <= set(listed)
        for action, way in title.aids.ways(state, seat).items():
            assert action in listed
            assert set(way.places) <= set(title.inventory.atlas().place_keys), action
            assert set(way.met) <= set(way.places), action


def check_overlays(title: Title, state: Any) -> None:
    """Overlays name what exists: places of the map, clauses, kinds."""
    places = set(title.inventory.atlas().place_keys)
    clauses, seats = title.clauses(), title.seats(state.options)
    for seat in (*seats, OBSERVER):
        for overlay in title.aids.overlays(state, seat, ""):
            assert overlay.clause in clauses
            assert overlay.side in ("", *seats)
            marked = [mark.place for mark in overlay.marks]
            assert set(marked) | {end for line in overlay.lines for end in line} <= places
            assert len(set(marked)) == len(marked), overlay.key
            assert {mark.kind for mark in overlay.marks} <= set(MARKS)
    for seat in seats:
        unknown = title.aids.overlays(state, seat, "no-such-key")
        assert list(unknown) == list(title.aids.overlays(state, seat, ""))


def check_charts(title: Title, state: Any) -> None:
    """Charts cite clauses and have rows; what is marked in a table of the rules is in it."""
    for seat in (*title.seats(state.options), OBSERVER):
        for chart in title.aids.charts(state, seat):
            assert chart.clause in title.clauses()
            assert chart.form in FORMS
            assert chart.rows, chart.key
    tables = {table.chart.key: table.chart for table in title.aids.references}
    for key, cell in title.aids.cells(state).items():
        assert -1 <= cell.row < len(tables[key].rows), key
        assert -1 <= cell.column < len(tables[key].columns), key


def check_record(game: Game) -> None:
    """The record of a finished game survives its text and replays to the same digest."""
    text = str(game.finished_record())
    again = Record.read(text)
    assert str(again) == text
    replayed = replay(again)
    assert replayed.digest == game.digest
    assert replayed.events == game.events
