"""``longroll analyse``: look back at a finished game."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from types import FrameType
from typing import TYPE_CHECKING, Annotated

import typer

from longroll.bots import make_bot
from longroll.bots.analysis import (
    Analysis,
    Effort,
    NotOver,
    Past,
    Verdict,
    estimate_for,
    to_document,
    verdict_on,
)
from longroll.bots.analysis import (
    analyse as analyse_record,
)
from longroll.bots.thought import THINKERS, think, to_plain
from longroll.cli.console import (
    CommandError,
    Json,
    Language,
    PackFolder,
    Plot,
    Seed,
    diagnostics,
    out,
    print_json,
    title_with,
)
from longroll.engine.event import Message, Value
from longroll.engine.record import Record, RecordError
from longroll.engine.title import get_title
from longroll.words import Words, words_for

if TYPE_CHECKING:
    from longroll.server.presenters import analysis

__all__ = ["analyse"]

COLUMNS = 40
"""Maximum number of bars in the curve of a turn."""
HEIGHTS = "▁▂▃▄▅▆▇█"
OTHERWISE = "captain"
"""The bot that explains the actions of players that explain nothing themselves."""


def analyse(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    file: Annotated[Path, typer.Argument(help="The record of a finished game (.roll).")],
    at: Annotated[
        int | None,
        typer.Option(min=1, help="Analyse only this action, counted from 1."),
    ] = None,
    bot: Annotated[
        str, typer.Option(help="The bot that judges; by default the one that played, or captain.")
    ] = "",
    seed: Seed = 1,
    plot: Plot = None,
    over: PackFolder = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Show how a finished game stood, and the decisions that changed it most, at most three.

    A decision is compared with the alternatives, in worlds that its seat could not tell from the
    true one, so that bad luck does not count as a mistake. That can take some minutes; Ctrl-C stops
    it and shows what it has.

    Example: longroll analyse game.roll --plot curve.svg
    """
    if plot is not None and at is not None:
        raise CommandError("--plot draws the curve of the whole game: leave out --at")
    record = Record.load(file)
    if over is not None:
        title_with(record.title, over)
    words = words_for(record.title, language)
    try:
        if at is not None:
            _explain(Past.read(record), record, at, bot, seed, words, as_json=as_json)
            return
        found = _analysed(record, seed, words)
    except RecordError as error:
        raise error.within(str(file)) from None
    except NotOver:
        told = words.text("record-not-over", {"name": record.title, "file": str(file)})
        raise CommandError(f"{file}: {told}") from None
    if plot is not None:
        _draw(found, words, plot)
    if as_json:
        print_json(to_document(found))
        return
    _tell(_out(found, words), file, words)


def _analysed(record: Record, seed: int, words: Words) -> Analysis:
    """The analysis, with its progress on a terminal; Ctrl-C ends it early."""
    ended = Event()

    def end(_number: int, _frame: FrameType | None) -> None:
        ended.set()

    before = signal.signal(signal.SIGINT, end)
    try:
        with diagnostics.status(_share(words, 0)) as status:
            return analyse_record(
                record,
                seed,
                over=ended.is_set,
                progress=lambda share: status.update(_share(words, share)),
            )
    finally:
        signal.signal(signal.SIGINT, before)


def _share(words: Words, share: float) -> str:
    """The progress in percent, as the language writes it."""
    from longroll.server.presenters.analysis import chances  # noqa: PLC0415 - see _out

    return _say(words, "analysis-share", share=chances(share))


def _out(found: Analysis, words: Words) -> analysis.AnalysisOut:
    """The analysis in words, by the web server's presenters, whose imports take over a second."""
    from longroll.server.presenters.analysis import Progress, analysis_out  # noqa: PLC0415 - see above

    return analysis_out(words, to_document(found), Progress.DONE, 1.0)


def _say(words: Words, key: str, **args: Value) -> str:
    return words.message(Message(key, tuple(args.items())))


def _tell(found: analysis.AnalysisOut, file: Path, words: Words) -> None:
    from longroll.server.presenters.analysis import chances  # noqa: PLC0415 - see _out

    key = "analysis-chances" if found.fitted else "analysis-ahead"
    out.print(_say(words, key, side=found.seats[0].name), style="bold", markup=False)
    turns: dict[str, list[float]] = {}
    for point in found.points:
        turns.setdefault(point.turn, []).append(point.share)
    width = max(len(turn) for turn in turns)
    for turn, shares in turns.items():
        line = _line(shares)
        row = f"  {turn:<{width}} {chances(shares[0]):>3} {line} {chances(shares[-1]):>3}"
        out.print(row, markup=False)
    out.print(f"  {found.measure}", style="dim", markup=False)
    heading = "analysis-decisions" if found.decisions else "analysis-no-decisions"
    out.print(_say(words, heading), style="bold", markup=False)
    for one in found.decisions:
        args: dict[str, Value] = {
            "side": one.name,
            "number": one.seq + 1,
            "clause": one.clause,
        }
        out.print(f"  {_say(words, 'analysis-played', action=one.text, **args)}", markup=False)
        out.print(f"    {_say(words, 'analysis-better', action=one.better_text)}", markup=False)
        out.print(f"    {' '.join(one.told)}", markup=False)
        command = f"longroll replay {file} --at {one.seq}"
        look = _say(words, "analysis-look", command=command)
        out.print(f"    {look}", style="dim", markup=False)
    if not found.complete:
        out.print(_say(words, "analysis-early"), style="dim", markup=False)


def _line(shares: Sequence[float]) -> str:
    """Shares as a line of bars, higher for more.

    >>> _line([0.0, 0.5, 1.0])
    '▁▅█'
    """
    step = max(1, -(-len(shares) // COLUMNS))
    return "".join(
        HEIGHTS[min(len(HEIGHTS) - 1, int(share * len(HEIGHTS)))] for share in shares[::step]
    )


def _explain(
    past: Past, record: Record, number: int, name: str, seed: int, words: Words, *, as_json: bool
) -> None:
    """Explain an action: a bot thinks again, from what the seat knew."""
    from longroll.server.presenters.analysis import thought_out  # noqa: PLC0415 - see _out

    if number > len(past.lines):
        raise CommandError(f"the game has {len(past.lines)} actions: --at takes 1 to that")
    insight = past.insight(number - 1)
    if insight is None:
        raise CommandError(_say(words, "error-no-decision", number=number))
    name = name or _player(record, insight.seat)
    _, thought = think(make_bot(name, seed), insight, record.scenario, seed)
    if thought is None:
        told = words.text(f"bot-{name}") or name
        raise CommandError(_say(words, "thought-none", bot=told))
    estimate = estimate_for(record.title, record.scenario)
    verdict = verdict_on(past, number - 1, seed, Effort(), estimate)
    if as_json:
        print_json({**to_plain(thought), "verdict": _plain(verdict)})
        return
    said = thought_out(words, number, thought)
    played = _say(
        words,
        "analysis-played",
        side=said.name,
        number=number,
        clause=insight.decision.clause,
        action=words.action(past.action(number - 1)),
    )
    out.print(played, markup=False)
    out.print(f"{said.bot}:", style="bold", markup=False)
    for row in said.told:
        out.print(f"  {row}", markup=False)
    _tell_verdict(verdict, words)


def _tell_verdict(verdict: Verdict, words: Words) -> None:
    """Print the verdict on the action, as `analyse` does for the worst decisions."""
    from longroll.server.presenters.analysis import chances  # noqa: PLC0415 - see _out

    key = "analysis-verdict" if verdict.counts else "analysis-verdict-little"
    told = _say(
        words,
        key,
        action=words.action(verdict.better),
        count=chances(verdict.expected),
        better=chances(verdict.better_expected),
    )
    out.print(told, markup=False)


def _plain(verdict: Verdict) -> dict[str, object]:
    return {
        "better": str(verdict.better),
        "expected": round(verdict.expected, 4),
        "better_expected": round(verdict.better_expected, 4),
        "error": round(verdict.gain.error, 4),
        "counts": verdict.counts,
    }


def _player(record: Record, seat: str) -> str:
    """The bot that played a seat, by the record's remarks, if it can explain actions."""
    named = dict(remark.split(": ", 1) for remark in record.remarks if ": " in remark)
    name = named.get(seat, OTHERWISE)
    return name if name in THINKERS else OTHERWISE


def _draw(found: Analysis, words: Words, file: Path) -> None:
    from longroll.lab.curve import plot_curve  # noqa: PLC0415 - only the laboratory plots

    told = _out(found, words)
    key = "analysis-chances" if told.fitted else "analysis-ahead"
    plot_curve(
        found,
        f"{get_title(found.title).info.name}, {found.scenario}",
        _say(words, key, side=told.seats[0].name),
        [point.turn for point in told.points],
        file,
    )
