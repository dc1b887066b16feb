"""``longroll draw``: a board as SVG, bare or with a position on it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from longroll.cli.console import CommandError, Language, TitleKey, written_as
from longroll.draw import DrawError, board_svg, cropped, position_svg
from longroll.engine.event import OBSERVER
from longroll.engine.position import load_position
from longroll.engine.title import Title, get_title

__all__ = ["draw"]


def draw(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    title: TitleKey,
    position: Annotated[
        Path | None, typer.Option(help="A position (.toml); the bare board if left out.")
    ] = None,
    seat: Annotated[
        str,
        typer.Option(help="The seat whose knowledge to show; observer is what everybody knows."),
    ] = OBSERVER,
    pack: Annotated[
        Path | None, typer.Option(help="A folder of your own files that replace files of the pack.")
    ] = None,
    view: Annotated[
        str, typer.Option(help="Only a part of the board, such as a theatre: east, west...")
    ] = "",
    dark: Annotated[bool, typer.Option("--dark", help="Use the dark colours.")] = False,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The file to write; standard output if left out."),
    ] = None,
    language: Language = "en",
) -> None:
    """Draw a board as SVG, bare or with a position on it.

    Example: longroll draw forthepeople --position my-battle.toml --dark -o board.svg
    """
    target = written_as(output, "SVG", ".svg")
    game = get_title(title)
    if seat not in (*game.info.seats, OBSERVER):
        seats = ", ".join((*game.info.seats, OBSERVER))
        raise CommandError(f"no seat {seat!r}; the seats are: {seats}")
    sheet = _Sheet("dark" if dark else "light", language, pack)
    document = _drawn(game, position, seat, sheet)
    if view:
        try:
            document = cropped(document, view)
        except DrawError as error:
            raise CommandError(str(error)) from None
    if target is None:
        narrow = not (sys.stdout.encoding or "utf-8").lower().startswith("utf")
        sys.stdout.write(
            document.encode("ascii", "xmlcharrefreplace").decode() if narrow else document
        )
        return
    try:
        target.write_text(document, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"cannot write {target}: {error.strerror}") from None


class _Sheet(NamedTuple):
    """How a board is drawn: its theme, the language of its legend, the pack overlay."""

    theme: str
    language: str
    overlay: Path | None


def _drawn(game: Title, position: Path | None, seat: str, sheet: _Sheet) -> str:
    if position is None:
        return board_svg(game, *sheet)
    owner, state = load_position(position)
    if owner.info.key != game.info.key:
        raise CommandError(f"{position} is a position of {owner.info.key}, not of {game.info.key}")
    return position_svg(game, owner.tableau(state, seat).layout, *sheet)
