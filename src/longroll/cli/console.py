"""What every command shares: output, errors, the options that repeat."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

import typer
from rich.console import Console

from longroll.words import LANGUAGES

__all__ = [
    "CommandError",
    "Json",
    "Language",
    "Seed",
    "TitleKey",
    "diagnostics",
    "fail",
    "known_language",
    "out",
    "print_json",
]

out = Console(highlight=False, soft_wrap=True)
"""Standard output: what was asked for, and nothing else."""

diagnostics = Console(stderr=True, highlight=False)
"""Standard error: progress and complaints."""


class CommandError(ValueError):
    """A wrong use of a command; the message is one line that says what to do."""


def fail(message: str) -> int:
    """Say ``message`` in one line on standard error; the exit status to leave with."""
    sys.stderr.write("longroll: " + " ".join(message.split()) + "\n")
    return 2


def print_json(document: Any) -> None:
    """Print ``document`` for scripts."""
    sys.stdout.write(json.dumps(document, indent=2, ensure_ascii=False) + "\n")


def known_language(language: str) -> str:
    """``language``, if there are words in it; raises `CommandError`."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise CommandError(f"no words in the language {language!r}; the languages are: {known}")
    return language


TitleKey = Annotated[str, typer.Argument(metavar="TITLE", help="Key of a title: longroll titles.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]
Language = Annotated[
    str, typer.Option("--language", "-l", help="en, es or it.", callback=known_language)
]
Seed = Annotated[int, typer.Option("--seed", help="Repeatable dice and bots.")]
