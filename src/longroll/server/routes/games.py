"""Games over HTTP: open, look, act, undo."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.concurrency import run_in_threadpool

from longroll.engine.event import OBSERVER
from longroll.server.dependencies import (
    Disposing,
    GameId,
    InLanguage,
    Link,
    Looker,
    Looking,
    TablesHere,
    gate_of,
)
from longroll.server.errors import FAULTS, Refusal
from longroll.server.presenters.state import Fields, log_text, seats_out, state_fields, text_of
from longroll.server.presenters.words import ending_text, turn_text
from longroll.server.schemas import (
    Acted,
    ActionIn,
    AnswerIn,
    ClaimIn,
    GameIn,
    ImportIn,
    Language,
    LessonIn,
    LogLine,
    Opened,
    Reissued,
    ReissueIn,
    ResignIn,
    Row,
    StateOut,
    UndoIn,
    UndoOut,
)
from longroll.server.services.tables import Place, TableService
from longroll.table import (
    HOST,
    Table,
    TableError,
    Why,
    import_table,
    lesson_table,
    new_table,
    new_token,
    new_tokens,
)
from longroll.table.history import Snapshot
from longroll.table.seats import claimed_token
from longroll.words import words_for

__all__ = ["Moment", "router", "state_for"]

router = APIRouter(prefix="/api/games", tags=["games"], responses=FAULTS)

Moment = Annotated[
    int, Path(alias="n", ge=0, lt=1 << 31, description="Show the game after this many actions.")
]


def state_for(place: Place, seat: str, language: str) -> Fields:
    """The state for a seat, cached by language until the table changes."""
    key = ("state", seat, language)
    return place.once(key, lambda: state_fields(place.table, seat, language))


def _answer(text: str) -> Response:
    return Response(text, media_type="application/json")


async def _take_in(
    request: Request, tables: TableService, table: Table, snapshots: list[Snapshot]
) -> Opened:
    tokens = new_tokens(table.seats)
    await tables.stored(tables.store.create, table, tokens, snapshots)
    await gate_of(request).opened(request, table)
    tables.seat_down(table)
    return Opened(
        id=table.id,
        over=table.over,
        tokens=dict(tokens.seats),
        observer=tokens.observer,
        host=tokens.host,
    )


@router.post("", status_code=201)
async def open_game(request: Request, tables: TablesHere, wanted: GameIn) -> Opened:
    """Begin a game."""
    await gate_of(request).may_open(request)
    table = new_table(wanted.title, wanted.scenario, wanted.options, wanted.seats, wanted.seed)
    return await _take_in(request, tables, table, [])


@router.post("/lesson", status_code=201)
async def open_lesson(request: Request, tables: TablesHere, wanted: LessonIn) -> Opened:
    """Begin the lesson of a title: the state has a `lesson` while it lasts."""
    await gate_of(request).may_open(request)
    return await _take_in(request, tables, lesson_table(wanted.title, wanted.opponent), [])


@router.post("/import", status_code=201)
async def import_game(request: Request, tables: TablesHere, wanted: ImportIn) -> Opened:
    """Set up a table with the game of a record, to continue or to view it."""
    await gate_of(request).may_open(request)
    async with tables.heavy:  # in a thread: replaying a long game takes time
        table, snapshots = await run_in_threadpool(import_table, wanted.record)
    return await _take_in(request, tables, table, snapshots)


@router.get("")
async def list_games(
    request: Request,
    tables: TablesHere,
    language: InLanguage = Language.EN,
    ids: Annotated[str | None, Query(max_length=7000, description="Return only these.")] = None,
) -> list[Row]:
    """The games on this server, the last played first. No secrets, no tokens.

    `ids` names the wanted games, separated by commas. A club lists only those.
    """
    rows: list[Row] = []
    wanted = None if ids is None else [one for one in ids.split(",") if one][:500]
    if wanted is None and not await gate_of(request).may_list(request):
        wanted = []
    for game in await tables.stored(tables.store.games, wanted):
        words = words_for(game.title, language)
        rows.append(
            Row(
                id=game.id,
                title=game.title,
                scenario=game.scenario,
                turn_text=turn_text(words, game.turn),
                seats=seats_out(words, game.seats, game.players),
                waits=game.waits,
                moved=game.moved,
                over=game.over,
                winner=game.winner if game.winner in game.seats else None,
                ending=ending_text(words, game.winner),
                updated=game.updated,
                name=game.name,
                lesson=game.lesson,
            )
        )
    return rows


@router.get("/{id}", response_model=StateOut)
async def look(tables: TablesHere, looker: Looking, language: InLanguage = Language.EN) -> Response:
    """The table as the token's seat sees it."""
    async with tables.reading(looker.game) as place:
        return _answer(text_of(state_for(place, looker.seat, language)))


@router.post("/{id}/tokens")
async def reissue(tables: TablesHere, game: GameId, host: Disposing, wanted: ReissueIn) -> Reissued:
    """Issue a new token for a seat that has lost its own: host only. Everybody is told."""
    assert host
    token = new_token()
    await tables.change(game, lambda it: it.reissue(wanted.seat, token))
    return Reissued(seat=wanted.seat, token=token)


@router.post("/{id}/claim")
async def claim(
    tables: TablesHere, game: GameId, link: Link, wanted: ClaimIn | None = None
) -> Reissued:
    """Sit down by a link: the seat gets a token of its own, and the link no longer works.

    A client that did not get the response repeats the request with the same `claim`, and gets the
    same token. The link of observers is for everybody, and stays valid.
    """
    said = wanted.claim if wanted is not None else None
    token = new_token() if said is None else claimed_token(game, link, said)
    seat = await tables.seat(game, link)
    if seat == OBSERVER:
        return Reissued(seat=seat, token=link)
    if seat is not None and seat != HOST:
        try:
            await tables.change(game, lambda it: it.claim(seat, link, token))
        except TableError as error:
            if error.key != "error-link-used":
                raise
        else:
            return Reissued(seat=seat, token=token)
    sitting = await tables.seat(game, token) if said is not None else None
    if sitting is None:
        await tables.place(game)  # an unknown game has its own error
        raise Refusal(403, "error-link-used")
    return Reissued(seat=sitting, token=token)


@router.post("/{id}/hurry")
async def hurry(tables: TablesHere, looker: Looking) -> Acted:
    """Let the bots play on without a pause until a human has to choose.

    A bot that has failed tries again. Observers may do this only where no human plays.
    """
    place = await tables.place(looker.game)
    if any(not seat.is_bot for seat in place.table.seats.values()):
        _must_play(looker)  # where no human plays, an observer may
    hurried = await tables.hurry(looker.game)
    if hurried is None:
        raise Refusal(409, "error-no-bot-thinks")
    return Acted(seq=hurried.table.seq)


@router.get("/{id}/moments/{n}", response_model=StateOut)
async def look_back(
    tables: TablesHere, looker: Looking, moment: Moment, language: InLanguage = Language.EN
) -> Response:
    """The table after `n` actions, as the same seat saw it."""
    async with tables.reading(looker.game, moment) as place:
        return _answer(text_of(state_fields(place.table, looker.seat, language, moment)))


@router.get("/{id}/log", response_model=list[LogLine])
async def read_log(
    tables: TablesHere,
    looker: Looking,
    start: Annotated[int, Query(alias="from", ge=0, lt=1 << 31)] = 0,
    language: InLanguage = Language.EN,
) -> Response:
    """The log as far as the seat may know it."""
    async with tables.reading(looker.game) as place:
        return _answer(log_text(place.table, looker.seat, language, start))


@router.post("/{id}/actions")
async def act(tables: TablesHere, looker: Looking, said: ActionIn) -> Acted:
    """Play an action. The response comes when it is stored."""
    _must_play(looker)
    table = await tables.change(
        looker.game,
        lambda it: it.push(looker.seat, said.action, said.seq, said.epoch, habit=said.habit),
    )
    return Acted(seq=table.seq)


@router.post("/{id}/undo")
async def undo(tables: TablesHere, looker: Looking, wanted: UndoIn) -> UndoOut:
    """Take back one's own last action: at once if it is free, else the others are asked."""
    _must_play(looker)
    table = (await tables.place(looker.game)).table
    to = wanted.to if wanted.to is not None else table.last_own(looker.seat)
    if not wanted.sure:
        async with tables.reading(looker.game) as place:
            passes = place.table.would_pass(looker.seat, wanted.seq, wanted.to, wanted.epoch)
        if passes:
            return UndoOut(seq=table.seq, asked=False, passes=passes, to=to)
    table = await tables.change(
        looker.game,
        lambda it: it.undo(looker.seat, wanted.seq, wanted.to, wanted.epoch),
        table.beyond(to),
    )
    return UndoOut(seq=table.seq, asked=table.request is not None)


@router.post("/{id}/undo/answer")
async def answer_undo(tables: TablesHere, looker: Looking, answer: AnswerIn) -> Acted:
    """Grant or refuse another seat's request for an undo, or withdraw one's own."""
    _must_play(looker)
    table = (await tables.place(looker.game)).table
    request = table.request if answer.grant else None
    table = await tables.change(
        looker.game,
        lambda it: it.answer(looker.seat, answer.grant, answer.to),
        table.beyond(request.to if request else None),
    )
    return Acted(seq=table.seq)


@router.post("/{id}/resign")
async def resign(tables: TablesHere, looker: Looking, sure: ResignIn) -> Acted:
    """Resign: the others win, and it cannot be taken back."""
    _must_play(looker)
    assert sure.sure
    table = await tables.change(looker.game, lambda it: it.end(Why.RESIGNED, looker.seat))
    return Acted(seq=table.seq)


def _must_play(looker: Looker) -> None:
    if looker.seat == OBSERVER:
        raise Refusal(403, "error-observer")
