"""A table as a seat sees it, in words: what goes to one connection.

Everything here is made from `Title.tableau`, from the decision of the seat, and from the part of
the log that it may know; nothing else reads the state.

A state is built as the JSON texts of its fields, so that a connection gets only the fields that
changed, and fields that stay the same are serialised once. Every cache is keyed by all that its
text is made from: a text never depends on who saw it first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any, NamedTuple

from pydantic_core import to_json

from longroll.engine.action import Action, parse
from longroll.engine.course import Way
from longroll.engine.decision import Decision
from longroll.engine.event import Event, Message
from longroll.engine.lesson import lesson_of
from longroll.engine.prospect import Prospect
from longroll.engine.reference import Cell
from longroll.engine.tableau import Layout, Tableau
from longroll.engine.title import Title, get_title
from longroll.server.presenters.decision import (
    Choice,
    ConsultedOut,
    CourseOut,
    DecisionOut,
    declined_by,
    foes_named,
)
from longroll.server.presenters.names import names_of
from longroll.server.presenters.reference import chart_out, charts_text, contest_out
from longroll.server.presenters.words import log_line, sides_out, turn_text
from longroll.server.routes.sheets import areas_in, displays_out, placed
from longroll.server.schemas import (
    AimOut,
    Card,
    EndingOut,
    LessonOut,
    ModifierOut,
    ProspectOut,
    ResultOut,
    SaidOut,
    SeatOut,
    UndoState,
)
from longroll.table import Seat, Table, lesson_standing
from longroll.words import CARD_VERBS, Words, words_for

__all__ = [
    "Fields",
    "card_out",
    "chat_out",
    "ended_out",
    "log_text",
    "named_places",
    "parts_of",
    "seats_out",
    "state_fields",
    "text_of",
]

Fields = dict[str, str]
"""The fields of a state, each as JSON text."""


def state_fields(table: Table, seat: str, language: str, seq: int | None = None) -> Fields:
    """What ``seat`` sees, now or after ``seq`` actions: the fields of `StateOut`."""
    title, words = table.title, words_for(table.title.info.key, language)
    now = seq is None
    at = table.seq if seq is None else seq
    state = table.state(at)
    tableau = table.tableau(seat, at)
    return {
        **_header(table, seat, words),
        "seq": str(at),
        "of": str(table.seq),
        "epoch": str(table.epoch),
        "turn_text": _json(turn_text(words, tableau.turn)),
        "charts": charts_text(title, state, seat, words),
        "aims": _json(
            [
                AimOut(side=aim.side, text=words.message(aim.told))
                for aim in title.aids.aims(state, seat)
            ]
        ),
        "contest": _json(contest_out(table, seat, at, words)),
        "view": _json(title.view(state, seat)),
        "over": _json((now and table.over) or title.result(state) is not None),
        "bot_failed": _json(table.failed_bot if now else None),
        "moved": _json(table.moved if now else ""),
        "result": _json(_result(table, seat, at, words, live=now)),
        "decision": "null"
        if now and table.ended
        else _decision(title, state, seat, tableau, words, live=now),
        "odds": _json(_prospects(table, seat, language) if now else []),
        "counters": _json(tag_of(tableau.layout)),
        "displays": _json(displays_out(title, tableau, words)),
        "undo": _json(_undo(table, seat, words, live=now)),
        "cards": _json([card_out(title, state, seat, n, words) for n in tableau.hand]),
        "log_length": str(len(table.known(seat))),
        "name": _json(table.talk.name),
        "chat": _json(chat_out(table, seat)[-RECENT:]),
        "lesson": _json(_lesson(table, seat, words) if now else None),
    }


def _lesson(table: Table, seat: str, words: Words) -> LessonOut | None:
    """The lesson's present step, for the learner's seat only."""
    lesson, standing = lesson_of(table.title), lesson_standing(table)
    if lesson is None or standing is None or seat != lesson.seat:
        return None
    line = standing.line
    return LessonOut(
        number=standing.number,
        of=len(lesson.steps),
        texts=[
            words.text(f"lesson-{step.key}", {"at": "page"}) or step.key for step in standing.steps
        ],
        looks=[list(step.look) for step in standing.steps],
        orders=list(line.actions) if line is not None and line.seat == seat else [],
        over=standing.over,
    )


def text_of(fields: Fields) -> str:
    """The JSON object with these fields."""
    return "{" + ",".join(f'"{name}":{text}' for name, text in fields.items()) + "}"


def tag_of(layout: Layout) -> str:
    """A tag that identifies a drawing of the counters."""
    return hashlib.sha256(to_json(layout)).hexdigest()[:16]


def _json(value: object) -> str:
    return to_json(value).decode()


def _header(table: Table, seat: str, words: Words) -> Fields:
    """The fields that stay the same as long as nothing is undone."""
    history = table.history
    return {
        "id": _json(table.id),
        "title": _json(table.title.info.key),
        "scenario": _json(history.scenario),
        "options": _json(history.options),
        "seat": _json(seat),
        "seats": _json(seats_out(words, table.seats, table.talk.players)),
        "claimed": _json(table.claimed),
        "sides": _sides(table.title.info.key, words),
        "names": _names(table.title.info.key, words.language),
        "commitment": _json(history.dice(table.seq).commitment),
        "seeded": _json(table.seed is not None and not history.later),
    }


def seats_out(
    words: Words, seats: Mapping[str, Seat], players: Mapping[str, str]
) -> dict[str, SeatOut]:
    """Who sits where."""
    return {
        key: SeatOut(
            name=str(words.name("side", key)),
            kind="bot" if who.is_bot else "human",
            bot=who.player if who.is_bot else None,
            player=players.get(key, ""),
        )
        for key, who in seats.items()
    }


RECENT = 30
"""Number of chat messages in a state; older ones are fetched on request."""


def chat_out(table: Table, seat: str) -> list[SaidOut]:
    """The chat, for players; empty for observers."""
    if seat not in table.seats:
        return []
    return [SaidOut(n=n, seat=who, text=text, at=at) for n, who, text, at in table.talk.chat]


def log_text(table: Table, seat: str, language: str, start: int = 0) -> str:
    """The lines of the log that ``seat`` may know, from number ``start`` on, as a JSON array."""
    words = words_for(table.title.info.key, language)
    places, _ = parts_of(table.title.info.key)
    lines = enumerate(table.known(seat)[start:], start)
    key, news = table.title.info.key, table.title.aids.news
    return _json(
        [
            log_line(words, number, told, places, areas_in(key, told.event.args), news)
            for number, told in lines
        ]
    )


def _prospects(table: Table, seat: str, language: str) -> list[ProspectOut]:
    """The fights that may come, as far as ``seat`` may know them."""
    title, words = table.title, words_for(table.title.info.key, language)
    return [
        ProspectOut(
            place=prospect.place,
            joined=list(prospect.joined),
            attacker=prospect.attacker,
            defender=prospect.defender,
            modifiers=_modifiers(prospect, words),
            outcomes=[EndingOut(**ending._asdict()) for ending in prospect.endings],
            of=prospect.of,
            roller=prospect.roller,
            kind=prospect.kind,
            margin=prospect.margin,
            start=prospect.start,
            forces=[words.message(force) for force in prospect.forces],
            given="" if prospect.given is None else words.message(prospect.given),
        )
        for prospect in title.aids.prospects(table.game.state, seat)
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


@lru_cache
def _sides(key: str, words: Words) -> str:
    """The sides with the looks of their counters."""
    return _json(sides_out(get_title(key), words))


def _result(table: Table, seat: str, at: int, words: Words, *, live: bool) -> ResultOut | None:
    state = table.state(at)
    found = ended_out(table, words) if live else None
    result = table.title.result(state)
    if found is None and result is not None:
        winner = result.winner if result.winner in table.seats else None
        found = ResultOut(winner=winner, text=words.result(result), clause=result.clause)
    if found is None:
        return None
    events = [told.event for told in table.known(seat) if told.seq <= at and not told.undone]
    deeds = table.title.aids.deeds(state, seat, events)
    return found.model_copy(update={"deeds": [chart_out(chart, words) for chart in deeds]})


def ended_out(table: Table, words: Words) -> ResultOut | None:
    """The result of a game that ended otherwise than by the rules; else None."""
    if table.ended is None:
        return None
    winner = table.winner if table.winner in table.seats else None
    text = words.ended(table.ended, tuple(table.seats))
    return ResultOut(winner=winner, text=text, clause="")


def _decision(
    title: Title, state: Any, seat: str, tableau: Tableau, words: Words, *, live: bool
) -> str:
    decision = title.decision(state)
    if decision is None:
        return "null"
    clause = words.clause(decision.clause)
    actions = decision.actions_of(seat) if live else ()
    kind = decision.prompts[seat].key if actions else ""
    noted: Mapping[Action, Message] = title.aids.notes(state, seat) if actions else {}
    asked = DecisionOut(
        seats=list(decision.seats),
        mine=seat in decision.choices and live,
        prompt=_prompt(decision, seat, words),
        clause=decision.clause,
        clause_title=clause.title if clause else "",
        clause_summary=clause.summary if clause else "",
        kind=kind,
        **declined_by(title.aids, kind, actions, noted, words)._asdict(),
        actions=[],
        tables=_tables(title, state, kind, words),
        about=named_places(title, decision.prompts[seat], tableau) if actions else [],
        forced=bool(actions) and title.aids.is_forced(decision, seat),
        foremost=sorted(title.aids.foremost & {action.verb for action in actions}),
        foes=foes_named(title, state, seat, actions),
        kinds={
            verb: str(words.name("orders", key)) for verb, key in title.aids.told_by_kind(actions)
        },
        courses=_courses(title, state, seat, words) if actions else [],
    )
    ways: Mapping[Action, Way] = title.aids.ways(state, seat) if actions else {}
    stands = tableau.layout.stands()
    choices = (
        _choice(
            title,
            action,
            placed(title.info.key, action, stands, tableau),
            kind,
            stands,
            words,
            _Beside(noted.get(action), ways.get(action, NO_WAY)),
        )
        for action in actions
    )
    return f'{asked.model_dump_json(exclude={"actions"})[:-1]},"actions":[{",".join(choices)}]}}'


def named_places(title: Title, prompt: Message, tableau: Tableau) -> list[str]:
    """The places that a question names, and those of the pieces that it names."""
    places, pieces = parts_of(title.info.key)
    stands = tableau.layout.stands()
    named = [str(value) for _, value in prompt.args]
    where = [stands.get(key, "") if key in pieces else key for key in named]
    return list(dict.fromkeys(at for at in where if at in places))


def _tables(title: Title, state: Any, kind: str, words: Words) -> list[ConsultedOut]:
    """The rulebook's tables for a question, each with the cell in question."""
    charts = title.aids.consulted(kind)
    cells: Mapping[str, Cell] = title.aids.cells(state) if charts else {}
    return [
        ConsultedOut(
            key=chart.key,
            name=words.text(f"chart-{chart.key}") or chart.key,
            **cells.get(chart.key, Cell())._asdict(),
        )
        for chart in charts
    ]


def _courses(title: Title, state: Any, seat: str, words: Words) -> list[CourseOut]:
    """Where sequences of orders lead."""
    places, _ = parts_of(title.info.key)
    return [
        CourseOut(
            place=course.place,
            actions=[str(action) for action in course.actions],
            places=[arg for action in course.actions for arg in action.args if arg in places],
            note=words.message(course.note),
        )
        for course in title.aids.courses(state, seat)
    ]


def _prompt(decision: Decision, seat: str, words: Words) -> str:
    """The looker's question; or that of the only seat that chooses, in the words for others."""
    if seat in decision.choices:
        return words.message(decision.prompts[seat])
    if len(decision.choices) == 1:
        asked = decision.prompt
        others = Message(asked.key.replace("prompt-", "awaited-", 1), asked.args)
        return words.message(others if words.knows(others.key) else asked)
    return words.message(Message("waiting-for-several"))


NO_WAY = Way(())


class _Beside(NamedTuple):
    """What a title tells of an order besides its name."""

    note: Message | None
    way: Way


def _choice(
    title: Title,
    action: Action,
    named: Sequence[str],
    prompt: str,
    stands: Mapping[str, str],
    words: Words,
    beside: _Beside,
) -> str:
    """A choice; ``named`` are its arguments, areas with their sheet."""
    key = title.info.key
    places, pieces = parts_of(key)
    where = [stands.get(arg, "") if arg in pieces else arg for arg in named]
    about = dict.fromkeys(at for at in where if at in places or "/" in at)
    aimed = title.aids.targets.get(action.verb)
    if aimed is not None and aimed < len(where) and where[aimed] in about:
        # The target of an order comes last: it is chosen there on the map, and its path ends there.
        about[where[aimed]] = about.pop(where[aimed])
    said = _noted(beside.note, words) if beside.note is not None else NO_NOTE
    asked = words.asked(action, prompt)
    return _choice_at(key, words.language, action, asked, tuple(about), said, beside.way)


NO_NOTE = ("", "")


def _noted(note: Message, words: Words) -> tuple[str, str]:
    """The note on an action, and its further detail: the text ``KEY-about``, or empty."""
    more = Message(f"{note.key}-about", note.args)
    return words.message(note), words.message(more) if words.knows(more.key) else ""


@lru_cache(maxsize=1 << 15)
def _choice_at(
    title: str,
    language: str,
    action: Action,
    asked: str | None,
    places: tuple[str, ...],
    noted: tuple[str, str],
    way: Way,
) -> str:
    """A choice as JSON, cached: lists name the same few thousand again and again."""
    _, pieces = parts_of(title)
    words = words_for(title, language)
    return _json(
        Choice(
            action=str(action),
            text=words.action(action, asked),
            brief=words.brief(action),
            note=noted[0],
            about=noted[1],
            places=list(places),
            cards=_cards_of(title, action),
            pieces=[key for key in action.args if key in pieces],
            way=list(way.places),
            met=list(way.met),
        )
    )


def _cards_of(title: str, action: Action) -> list[int]:
    """The numbers of the cards in hand that an action plays."""
    first = action.args[0] if action.args else ""
    if action.verb in CARD_VERBS and first.isdecimal():
        return [int(first)]
    aids = get_title(title).aids
    if action.verb not in aids.card_verbs:
        return []
    return [aids.cards[arg] for arg in action.args if arg in aids.cards]


@lru_cache
def parts_of(title: str) -> tuple[frozenset[str], frozenset[str]]:
    """The keys of the places and of the named pieces of a title."""
    atlas = get_title(title).inventory.atlas()
    return frozenset(atlas.place_keys), frozenset(atlas.pieces)


def _undo(table: Table, seat: str, words: Words, *, live: bool) -> UndoState:
    request = table.request
    last = table.last_own(seat)
    free_from, activation = table.free_from(seat), table.activation_from(seat)
    live = live and table.ended is None
    free = live and last is not None and free_from <= last
    return UndoState(
        free=free,
        possible=live and last is not None,
        asks=live and table.must_ask(seat),
        free_from=free_from,
        activation=activation,
        free_count=table.counted(seat, free_from) if free else 0,
        activation_count=table.counted(seat, activation) if free else 0,
        asked_by=request.by if request and live else None,
        asked_to=request.to if request and live else None,
        asked_count=table.counted(request.by, request.to) if request and live else 0,
        order=_order(table, last, words) if live and last is not None else "",
        began=_order(table, activation, words) if free else "",
        returned=live and table.returned,
    )


def _order(table: Table, at: int, words: Words) -> str:
    """The text of the order given after ``at`` actions, as it was offered to its seat."""
    line, decision = table.history.lines[at], table.asked(at)
    action, prompt = parse(line.action), decision and decision.prompts.get(line.seat)
    return words.action(action, words.asked(action, prompt.key) if prompt else None)


def card_out(title: Title, state: Any, seat: str, number: int, words: Words) -> Card:
    """The face of a card, which everybody who knows its number may see."""
    shown = title.aids.card(state, seat, number)
    return Card(
        number=number,
        numbered=number not in title.aids.cards.values(),
        title=str(words.name("card", number)),
        ops=int(shown.get("operations", 0)),
        side=str(shown.get("event", "")),
        effect=words.text(f"card-{number}-effect") or "",
    )


@lru_cache
def _names(title: str, language: str) -> str:
    return _json(names_of(title, language))
