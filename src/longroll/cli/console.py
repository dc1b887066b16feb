"""What all commands share: output, errors, and common options."""

from __future__ import annotations

import json
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from textwrap import wrap
from typing import Annotated, Any

import typer
from rich.console import Console

from longroll.engine.chosen import choose_pack, takes_packs
from longroll.engine.title import Title, get_title, title_keys
from longroll.words import LANGUAGES

__all__ = [
    "CommandError",
    "Json",
    "Language",
    "PackFolder",
    "Plot",
    "Ray",
    "Results",
    "Seed",
    "TitleKey",
    "diagnostics",
    "games_of",
    "give_results",
    "known_language",
    "out",
    "print_json",
    "tell",
    "title_with",
    "to_draw",
    "to_write",
]

out = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
"""Standard output, for results only; on a terminal, lines wrap between words."""

diagnostics = Console(stderr=True, highlight=False)
"""Standard error: progress and errors."""


def tell(text: str, indent: int, style: str = "") -> None:
    """Print a line; on a terminal, wrapped lines are indented by ``indent`` characters."""
    if out.is_terminal and len(text) > out.width:
        hanging = " " * indent
        text = "\n".join(wrap(text, out.width, subsequent_indent=hanging, break_on_hyphens=False))
    out.print(text, style=style or None, markup=False)


class CommandError(ValueError):
    """A command was used wrongly; the message is one line that says what to do."""


def print_json(document: Any) -> None:
    """Print ``document`` as JSON; in ASCII unless the output's encoding is a UTF."""
    narrow = not (sys.stdout.encoding or "utf-8").lower().startswith("utf")
    sys.stdout.write(json.dumps(document, indent=2, ensure_ascii=narrow) + "\n")


def give_results(document: Any, results: Path | None, *, as_json: bool) -> bool:
    """Write ``document`` to the file ``results``, if there is one, and print it if ``as_json``.

    Returns:
        Whether it was printed; otherwise the command tells the results in words.
    """
    if results is not None:
        results.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    if as_json:
        print_json(document)
    return as_json


def known_language(language: str) -> str:
    """``language``, if it is supported; raises `CommandError`."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise CommandError(f"no words in the language {language!r}; the languages are: {known}")
    return language


def games_of(count: int) -> str:
    """A number of games in words.

    >>> games_of(1), games_of(20)
    ('1 game', '20 games')
    """
    return f"{count} game{'' if count == 1 else 's'}"


def to_write(file: Path | None) -> Path | None:
    """``file``, if it can be written; raises `CommandError` before any work is done."""
    if file is None:
        return None
    if file.is_dir():
        raise CommandError(f"{file} is a folder: name a file")
    where = file if file.exists() else file.parent
    if not (file.exists() or where.is_dir()):
        raise CommandError(f"cannot write {file}: there is no folder {where}")
    if not os.access(where, os.W_OK):
        raise CommandError(f"cannot write {file}: {where} may not be written")
    return file


def written_as(file: Path | None, kind: str, *suffixes: str) -> Path | None:
    """``file``, if its suffix fits what is written; raises `CommandError`, also as `to_write` does.

    ``kind`` names the format. Without this check a picture.png could hold SVG, which nothing opens.
    """
    if file is not None and file.suffix.lower() not in suffixes:
        raise CommandError(f"{file}: this writes {kind}; name a {' or '.join(suffixes)} file")
    return to_write(file)


def to_draw(file: Path | None) -> Path | None:
    """``file``, if a plot can be written to it; raises `CommandError`, also as `to_write` does."""
    if file is not None and file.suffix not in (".png", ".svg"):
        raise CommandError(f"{file}: --plot takes a .png or .svg")
    written = to_write(file)
    if written is not None and find_spec("matplotlib") is None:
        raise CommandError("plots need matplotlib: pip install 'longroll[lab]'")
    return written


def title_with(key: str, folder: Path | None) -> Title:
    """A title with the files of ``folder`` laid over its pack; None for its own pack alone.

    Raises `CommandError` if the title takes no such files, or its rules need something they lack.
    """
    if folder is None or key not in title_keys():
        return get_title(key)
    choose_pack(key, folder)
    try:
        title = get_title(key)
    except LookupError as missing:
        raise CommandError(f"{folder}: the rules need {missing}, and the pack lacks it") from None
    if not takes_packs(key):
        raise CommandError(f"{key} is played with its own pack only")
    return title


TitleKey = Annotated[str, typer.Argument(metavar="TITLE", help="Key of a title: longroll titles.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]
Results = Annotated[
    Path | None, typer.Option(help="Write the results to this .json file.", callback=to_write)
]
Plot = Annotated[
    Path | None, typer.Option(help="Draw a diagram to this .png or .svg file.", callback=to_draw)
]
Language = Annotated[
    str, typer.Option("--language", "-l", help="en, es or it.", callback=known_language)
]
PackFolder = Annotated[
    Path | None, typer.Option("--pack", help="A folder of files that replace files of the pack.")
]
Seed = Annotated[int, typer.Option("--seed", help="Seed for repeatable dice and bots.")]
Ray = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="Share the work with Ray: auto, HOST:PORT or local (docs/research.md).",
    ),
]
