"""Texts of the server in the reader's language."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from longroll.bots import BOTS
from longroll.engine.atlas import SHAPES, Side
from longroll.engine.clause import Denial
from longroll.engine.ending import NOBODY
from longroll.engine.event import OBSERVER, Event, Message, Value
from longroll.engine.game import default_options
from longroll.engine.lesson import lesson_of
from longroll.engine.state import SYSTEM
from longroll.engine.title import Option, Title, title_keys
from longroll.server.schemas import (
    BotOut,
    Complaint,
    LogLine,
    Named,
    OptionOut,
    ScenarioOut,
    SideOut,
    TitleOut,
)
from longroll.table import TableError
from longroll.table.history import Told
from longroll.words import Words, words_for

__all__ = [
    "complaint",
    "denial_text",
    "ending_text",
    "house_text",
    "log_line",
    "sides_out",
    "title_out",
    "turn_text",
]


def house_text(language: str, key: str, **args: Value) -> str:
    """A text that is independent of the title."""
    return words_for(title_keys()[0], language).message(Message(key, tuple(args.items())))


def denial_text(words: Words, denial: Denial) -> str:
    """The text of a denial, without the clause at its end."""
    return words.denial(denial).removesuffix(f" [{denial.clause}]")


def complaint(error: TableError, words: Words) -> Complaint:
    """A refusal of the table in words."""
    if error.denial is not None:
        denial = error.denial
        return Complaint(
            key=denial.key, text=denial_text(words, denial), clause=denial.clause or None
        )
    text = words.message(Message(error.key, tuple(error.words.items())))
    return Complaint(key=error.key, text=text)


def log_line(
    words: Words,
    number: int,
    told: Told,
    places: Collection[str] = (),
    areas: Sequence[str] = (),
    news: Sequence[Collection[str]] = (),
) -> LogLine:
    """A line of the log; ``number`` counts the lines that the reader may know.

    ``places`` are the places of the map, ``areas`` the areas of displays that the event concerns;
    ``news`` as in `Aids`.
    """
    event = told.event
    named = [str(value) for _, value in event.args if value in places]
    cards = [value for name, value in event.args if name == "card" and isinstance(value, int)]
    known = [card for card in cards if words.text(f"card-{card}")]
    return LogLine(
        n=number,
        seq=told.seq,
        text=words.event(event),
        kind=event.key,
        dice=_dice(event),
        places=list(dict.fromkeys((*named, *areas))),
        cards=known,
        titles=[str(words.name("card", card)) for card in known],
        secret=_alone(event),
        undone=told.undone,
        news=next((rank for rank, keys in enumerate(news, 1) if event.key in keys), 0),
    )


def _alone(event: Event) -> bool:
    """Whether an event is a secret of its audience.

    What the others see of a hidden march has an audience without its owner, who learns more by
    another event: it is no secret, and observers are in that audience.
    """
    return event.audience is not None and OBSERVER not in event.audience


def _dice(event: Event) -> list[int]:
    """The dice rolled: the faces in ``dice``, separated by spaces; else the ``roll``, if it is one.

    Of several dice, or of one that is modified, ``roll`` tells the sum, and ``dice`` what fell.
    """
    said = dict(event.args)
    rolled = said.get("dice", said.get("roll", ""))
    return [int(face) for face in str(rolled).split() if face.isdecimal()]


def turn_text(words: Words, turn: str) -> str:
    """The name of a turn; if it has only a number, that number in words."""
    said = str(words.name("turn", turn))
    if said == turn and turn.isdigit():
        return words.message(Message("turn-number", (("count", int(turn)),)))
    return said


def ending_text(words: Words, winner: str | None) -> str:
    """Who has won; empty if that is not recorded."""
    if winner is None:
        return ""
    name = str(words.name("side", winner))
    return (
        name
        if winner in ("draw", NOBODY, SYSTEM)
        else words.text("result-won", {"side": name}) or name
    )


def title_out(title: Title, language: str) -> TitleOut:
    """A title on the start page."""
    info, words = title.info, words_for(title.info.key, language)
    return TitleOut(
        key=info.key,
        name=info.name,
        blurb=words.text("title-blurb") or "",
        seats=_seats(words, title.seats(default_options(title))),
        sides=sides_out(title, words),
        scenarios=[_scenario(words, *scenario) for scenario in info.scenarios],
        options=[_option(title, words, option) for option in info.options],
        bots=[
            BotOut(
                key=bot,
                name=words.text(f"bot-{bot}") or bot,
                text=" ".join(
                    told for key in ("text", "pace") if (told := words.text(f"bot-{bot}-{key}"))
                ),
            )
            for bot in BOTS
        ],
        lesson=(words.text("lesson-about") or "") if lesson_of(title) is not None else "",
    )


def sides_out(title: Title, words: Words) -> list[SideOut]:
    """The sides of a title with their looks; without a map, its seats in default looks."""
    sides = title.inventory.atlas().sides or tuple(
        Side(seat, *looks) for seat, looks in zip(title.info.seats, LOOKS, strict=False)
    )
    return [SideOut(**side._asdict(), name=str(words.name("side", side.key))) for side in sides]


LOOKS: Final = tuple(zip(("navy", "butternut", "olive"), SHAPES, strict=True))
"""Default colours and shapes for the seats of a title without sides."""


def _seats(words: Words, seats: Sequence[str]) -> list[Named]:
    return [Named(key=seat, name=str(words.name("side", seat))) for seat in seats]


def _option(title: Title, words: Words, option: Option) -> OptionOut:
    with_it = (*default_options(title), option.key)
    return OptionOut(
        key=option.key,
        name=str(words.name("option", option.key)),
        clause=option.clause,
        default=option.default,
        length=option.length,
        seats=_seats(words, title.seats(with_it)),
    )


def _scenario(words: Words, key: str, clause: str) -> ScenarioOut:
    return ScenarioOut(
        key=key,
        name=str(words.name("scenario", key)),
        clause=clause,
        text=words.text(f"scenario-{key}-about") or "",
    )
