"""A table through the eyes of a seat, in words: what goes to one connection.

Everything here is made from `Title.view`, from the decision of the seat, and from the part of the
log that it may know; nothing reads the state but through those.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import zip_longest
from typing import Any

from longroll.engine.action import Action
from longroll.engine.chance import Live
from longroll.engine.decision import Decision
from longroll.engine.event import Event, Message
from longroll.engine.prospect import Prospect
from longroll.engine.title import Title, View, get_title
from longroll.server.reading import charts_out, contest_out
from longroll.server.schemas import (
    Card,
    Choice,
    DecisionOut,
    EndingOut,
    LogLine,
    ModifierOut,
    Named,
    ProspectOut,
    ResultOut,
    SeatOut,
    StateOut,
    UndoState,
)
from longroll.server.words import action_text, log_line, turn_text
from longroll.table import Seat, Table
from longroll.words import CARD_VERBS, Words, words_for

__all__ = ["log_length", "log_lines", "prospects_out", "seats_out", "state_out"]


def state_out(table: Table, seat: str, language: str, seq: int | None = None) -> StateOut:
    """What ``seat`` sees: now, or as it was after ``seq`` actions."""
    title, words = table.title, words_for(table.title.info.key, language)
    now = seq is None
    at = table.seq if seq is None else seq
    state = table.state(at)
    decision = title.decision(state)
    view = title.view(state, seat)
    live = Live(table.history.secret)
    return StateOut(
        id=table.id,
        seq=at,
        of=table.seq,
        epoch=table.epoch,
        title=title.info.key,
        scenario=table.history.scenario,
        options=list(table.history.options),
        seat=seat,
        seats=seats_out(words, table.seats),
        sides=_sides(title, words),
        turn_text=turn_text(words, str(view.get("turn", ""))),
        charts=charts_out(title, state, seat, words),
        contest=contest_out(table, seat, at, words),
        view=view,
        over=title.result(state) is not None,
        result=_result(title, state, words),
        decision=_decision(title, decision, seat, view, words, live=now),
        undo=_undo(table, seat, live=now),
        cards=[_card(title, state, seat, number, words) for number in view.get("hand", ())],
        names=_names(title.info.key, language),
        log_length=log_length(table, seat),
        commitment=live.commitment,
        seeded=table.seed is not None,
    )


def seats_out(words: Words, seats: Mapping[str, Seat]) -> dict[str, SeatOut]:
    """Who sits where."""
    return {
        key: SeatOut(
            name=str(words.name("side", key)),
            kind="bot" if who.is_bot else "human",
            bot=who.player if who.is_bot else None,
        )
        for key, who in seats.items()
    }


def log_length(table: Table, seat: str) -> int:
    """How many lines of the log ``seat`` may know."""
    return sum(told.known_to(seat) for told in table.log)


def log_lines(table: Table, seat: str, language: str, start: int = 0) -> list[LogLine]:
    """The lines of the log that ``seat`` may know, from number ``start`` on."""
    words = words_for(table.title.info.key, language)
    known = [told for told in table.log if told.known_to(seat)]
    places, _ = _parts(table.title.info.key)
    lines = enumerate(known[start:], start)
    return [log_line(words, number, told, places) for number, told in lines]


def prospects_out(table: Table, seat: str, language: str) -> list[ProspectOut]:
    """The fights that may come, as ``seat`` may know them."""
    title, words = table.title, words_for(table.title.info.key, language)
    return [
        ProspectOut(
            place=prospect.place,
            attacker=prospect.attacker,
            defender=prospect.defender,
            modifiers=_modifiers(prospect, words),
            outcomes=[EndingOut(**ending._asdict()) for ending in prospect.endings],
            of=prospect.of,
        )
        for prospect in title.prospects(table.game.state, seat)
    ]


def _modifiers(prospect: Prospect, words: Words) -> list[ModifierOut]:
    found: list[ModifierOut] = []
    for event, clause in zip_longest(prospect.modifiers, prospect.clauses, fillvalue=""):
        assert isinstance(event, Event)
        said = dict(event.args)
        side, count = str(said["side"]), said.get("count", said.get("amount", 0))
        value = count if isinstance(count, int) else 0
        text = words.event(event)
        found.append(ModifierOut(side=side, text=text, value=value, clause=str(clause)))
    return found


def _sides(title: Title, words: Words) -> list[Named]:
    """The sides in the order of their colours."""
    sides = title.atlas().sides or title.info.seats
    return [Named(key=side, name=str(words.name("side", side))) for side in sides]


def _result(title: Title, state: Any, words: Words) -> ResultOut | None:
    result = title.result(state)
    if result is None:
        return None
    ending = words.text(f"ending-{result.key}")
    winner = str(words.name("side", result.winner or "draw"))
    text = f"{winner}. {ending}" if ending else winner
    return ResultOut(winner=result.winner, text=text, clause=result.clause)


def _decision(
    title: Title, decision: Decision | None, seat: str, view: View, words: Words, *, live: bool
) -> DecisionOut | None:
    if decision is None:
        return None
    mine = seat in decision.choices
    clause = words.clause(decision.clause)
    actions = decision.actions_of(seat) if live else ()
    return DecisionOut(
        seats=list(decision.seats),
        mine=mine and live,
        prompt=_prompt(decision, seat, words),
        clause=decision.clause,
        clause_title=clause.title if clause else "",
        clause_summary=clause.summary if clause else "",
        actions=[_choice(title.info.key, action, view, words.language) for action in actions],
    )


def _prompt(decision: Decision, seat: str, words: Words) -> str:
    """What the looker is asked, or what the only seat that chooses is asked."""
    if seat in decision.choices:
        return words.message(decision.prompts[seat])
    if len(decision.choices) == 1:
        return words.message(decision.prompt)
    return words.message(Message("waiting-for-several"))


def _choice(title: str, action: Action, view: View, language: str) -> Choice:
    places, pieces = _parts(title)
    about = [key for key in action.args if key in pieces]
    where = [_where(view, key) if key in pieces else key for key in action.args]
    first = action.args[0] if action.args else ""
    is_card = action.verb in CARD_VERBS and first.isdecimal()
    return Choice(
        action=str(action),
        text=action_text(title, language, action),
        places=list(dict.fromkeys(key for key in where if key in places)),
        cards=[int(first)] if is_card else [],
        pieces=about,
    )


@lru_cache
def _parts(title: str) -> tuple[frozenset[str], frozenset[str]]:
    """The keys of the places and of the named pieces of a title."""
    atlas = get_title(title).atlas()
    return frozenset(atlas.place_keys), frozenset(atlas.pieces)


def _where(view: View, piece: str) -> str:
    """The place where a piece stands in a view (see the counters of `draw`), or nothing."""
    at = view.get("generals", {}).get(piece)
    for part in ("armies", "units", "leaders"):
        at = at or view.get(part, {}).get(piece, {}).get("at")
    return str(at or "")


def _undo(table: Table, seat: str, *, live: bool) -> UndoState:
    request = table.request
    last = table.last_own(seat)
    free_from = table.free_from(seat)
    return UndoState(
        free=live and last is not None and free_from <= last,
        possible=live and last is not None,
        free_from=free_from,
        asked_by=request.by if request and live else None,
        asked_to=request.to if request and live else None,
    )


def _card(title: Title, state: Any, seat: str, number: int, words: Words) -> Card:
    shown = title.show(state, seat, str(number))
    return Card(
        number=number,
        title=str(words.name("card", number)),
        ops=int(shown.get("operations", 0)),
        side=str(shown.get("event", "")),
        effect=words.text(f"card-{number}-effect") or "",
    )


NAMED = ("army", "state", "side", "zone", "river", "general")
"""Kinds of things whose names the locale files may give."""


@lru_cache
def _names(title: str, language: str) -> dict[str, str]:
    """The name of everything that actions and views speak of, by key."""
    words = words_for(title, language)
    return {key: _name(words, key, name) for key, name in get_title(title).names().items()}


def _name(words: Words, key: str, proper: str) -> str:
    """What the locale files call ``key``; its proper name if they do not speak of it."""
    said = (words.text(f"{kind}-{key}") for kind in NAMED)
    return next((text for text in said if text is not None), proper)
