"""``longroll replay``: print and verify a record, or stop at a moment."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from longroll.cli.console import (
    CommandError,
    Json,
    Language,
    PackFolder,
    out,
    print_json,
    title_with,
)
from longroll.engine.chance import Live
from longroll.engine.ending import Ended
from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.engine.record import Record, RecordError
from longroll.engine.replay import replay as replay_record
from longroll.words import Words, words_for

__all__ = ["replay"]


def replay(
    file: Annotated[Path, typer.Argument(help="A record (.roll).")],
    at: Annotated[int | None, typer.Option(help="Stop after this many actions.")] = None,
    seat: Annotated[
        str,
        typer.Option(help="The seat whose knowledge to show; observer is what everybody knows."),
    ] = OBSERVER,
    seed: Annotated[
        int | None, typer.Option(help="Check that the dice come from this seed.")
    ] = None,
    over: PackFolder = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Replay a record: verify every line, its dice and digests, and print what happened.

    Example: longroll replay game.roll --at 40 --seat union
    """
    record = Record.load(file)
    if over is not None:
        title_with(record.title, over)
    if at is not None and not 0 <= at <= len(record.lines):
        raise CommandError(f"{file} has {len(record.lines)} actions: --at takes 0 to that")
    try:
        game = replay_record(record, at)
    except RecordError as error:
        raise error.within(str(file)) from None
    if seat not in (*game.seats, OBSERVER):
        raise CommandError(f"no seat {seat!r}; the seats are: {', '.join(game.seats)}, {OBSERVER}")
    if seed is not None:
        _prove(record, seed, file, whole=at is None)
    if as_json:
        log = [{"event": e.key, **dict(e.args)} for e in game.log(seat)]
        result = game.result._asdict() if game.result is not None else None
        print_json(
            {
                "actions": len(game.record.lines),
                "digest": game.digest,
                "result": result,
                "ended": _ended(record) if at is None else None,
                "seed": seed,
                "log": log,
                "view": game.view(seat),
            }
        )
        return
    _tell(game, seat, words_for(record.title, language), record.ended if at is None else None)
    if seed is not None and game.result is not None:
        scores = ", ".join(f"{one} {points}" for one, points in game.result.scores)
        out.print(f"-- proven: the dice of the seed {seed}{scores and '; score: '}{scores}")


def _prove(record: Record, seed: int, file: Path, *, whole: bool) -> None:
    """Refuse a record that is not a whole game from the set-up with the dice of ``seed``."""
    if not whole:
        raise CommandError("--seed proves whole games: leave out --at")
    if not record.secret:
        raise CommandError(f"{file}: no secret, so that its dice cannot be proven; play to the end")
    if record.position:
        raise CommandError(f"{file}: it begins from a position, and not from the set-up")
    if record.dice:
        raise CommandError(f"{file}: other dice were taken on the way")
    if bytes.fromhex(record.secret) != Live(seed).secret:
        raise CommandError(f"{file}: these are not the dice of the seed {seed}")


def _ended(record: Record) -> dict[str, str] | None:
    return None if record.ended is None else dict(record.ended._asdict())


def _tell(game: Game, seat: str, words: Words, ended: Ended | None) -> None:
    for event in game.log(seat):
        out.print(words.event(event), markup=False)
    if ended is not None:
        out.print(f"-- {words.ended(ended, game.seats)}", markup=False)
    elif game.result is not None:
        out.print(f"-- {words.result(game.result)} [{game.result.clause}]", markup=False)
    else:
        prompt = words.message(game.decision.prompt)
        out.print(f"-- {words.name('side', game.decision.seat)}: {prompt}", markup=False)
