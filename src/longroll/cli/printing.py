"""``longroll print``: the components of a title, to print and cut out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from longroll.cli.console import (
    CommandError,
    Language,
    PackFolder,
    TitleKey,
    out,
    title_with,
    written_as,
)
from longroll.paper import PAPERS, print_sheets

__all__ = ["print"]


def print(
    title: TitleKey,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The PDF; TITLE.pdf if left out.")
    ] = None,
    paper: Annotated[str, typer.Option(help=f"The paper: {', '.join(PAPERS)}.")] = "a4",
    scenario: Annotated[
        str, typer.Option(help="Scenario of the set-up; the first if left out.")
    ] = "",
    over: PackFolder = None,
    language: Language = "en",
) -> None:
    """Make print-and-play sheets as PDF: map in tiles, counters with backs, cards, tables, set-up.

    A key plan in front shows where each tile belongs, and how large hexes and counters are.

    Example: longroll print savannah --paper letter -o savannah.pdf
    """
    if paper not in PAPERS:
        raise CommandError(f"no paper {paper!r}; the papers are: {', '.join(PAPERS)}")
    game = title_with(title, over)
    file = written_as(output or Path(f"{title}.pdf"), "PDF", ".pdf")
    assert file is not None
    made = print_sheets(game, paper, language, scenario or None, over)
    file.write_bytes(made)
    out.print(f"sheets of {game.info.name} written to {file}", markup=False, soft_wrap=True)
