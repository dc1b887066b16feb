"""``longroll report``: a finished game as one HTML file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from longroll.bots.analysis import NotOver
from longroll.cli.console import CommandError, Language, PackFolder, out, title_with, written_as
from longroll.engine.record import Record, RecordError
from longroll.paper.report import report_html
from longroll.words import words_for

__all__ = ["report"]


def report(
    file: Annotated[Path, typer.Argument(help="The record of a finished game (.roll).")],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The HTML file; RECORD.html if left out."),
    ] = None,
    over: PackFolder = None,
    language: Language = "en",
) -> None:
    """Write the after-action report of a finished game: one HTML file, with maps.

    It shows the result, how the game stood, where it turned, and its course turn by turn.

    Example: longroll report game.roll -o game.html --language it
    """
    target = written_as(output or file.with_suffix(".html"), "HTML", ".html", ".htm")
    assert target is not None
    record = Record.load(file)
    if over is not None:
        title_with(record.title, over)
    try:
        made = report_html(record, language)
    except RecordError as error:
        raise error.within(str(file)) from None
    except NotOver:
        words = words_for(record.title, language)
        told = words.text("record-not-over", {"name": record.title, "file": str(file)})
        raise CommandError(f"{file}: {told}") from None
    target.write_text(made, encoding="utf-8")
    out.print(f"report written to {target}", markup=False, soft_wrap=True)
