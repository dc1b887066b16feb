"""Running ``longroll`` as a reader at a terminal would, and what came of it."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from longroll.cli import main

__all__ = ["Outcome", "answer", "longroll", "refusal", "session", "spawned"]


class Outcome(NamedTuple):
    """The exit status, and what stands on both outputs."""

    status: int
    out: str
    err: str


def longroll(*words: object, typed: str = "") -> Outcome:
    """Run the command line in this process; ``typed`` stands on its input."""
    out, err = io.StringIO(), io.StringIO()
    command = ["longroll", *map(str, words)]
    with (
        patch.object(sys, "argv", command),
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            status = end.code
        else:
            status = 0
    assert status is None or isinstance(status, int), f"it left with {status!r}"
    return Outcome(status or 0, out.getvalue(), err.getvalue())


def spawned(words: Sequence[object]) -> Outcome:
    """Run the command line in a process of its own."""
    command = [sys.executable, "-c", "from longroll.cli import main; main()", *map(str, words)]
    ended = subprocess.run(
        command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    return Outcome(ended.returncode, ended.stdout, ended.stderr)


def refusal(outcome: Outcome) -> str:
    """What a refused command says: one line on standard error, with exit status 2."""
    assert outcome.status == 2, outcome
    assert outcome.out == "", "a refused command printed something"
    assert "Traceback" not in outcome.err, outcome.err
    lines = outcome.err.splitlines()
    assert len(lines) == 1, outcome.err
    assert lines[0].startswith("longroll: "), lines[0]
    return lines[0].removeprefix("longroll: ")


def session(title: str, language: str, *lines: str) -> str:
    """What a game that is played alone shows after these lines; it must end well."""
    words = ("play", title, "--seed", "3", "-l", language)
    told = longroll(*words, typed="".join(f"{line}\n" for line in (*lines, "quit")))
    assert (told.status, told.err) == (0, ""), told.err
    return told.out


def answer(title: str, language: str, line: str, *before: str) -> str:
    """What it shows after ``line``, up to the next prompt."""
    shown = session(title, language, *before, line)
    return shown.partition(f"> {line}\n")[2].partition("\n> ")[0]
