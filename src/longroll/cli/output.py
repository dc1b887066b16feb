"""Both outputs: complaints in one line, and characters that an output has not.

It is loaded before every command, so it loads next to nothing.
"""

from __future__ import annotations

import codecs
import io
import re
import sys
import unicodedata

__all__ = ["closest", "fail", "write_what_can_be_written"]

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f]")
_CLOSEST = str.maketrans(
    {
        **{"’": "'", "\u2018": "'", "“": '"', "”": '"', "«": '"', "»": '"'},
        **{"–": "-", "—": "-", "−": "-", "×": "x", "…": "...", "→": "->", "µ": "u", "§": "sec."},
        **{mark: str(height) for height, mark in enumerate("▁▂▃▄▅▆▇█", 1)},
    }
)
"""What is written for a character that an output has not: a curve's heights become digits."""


def closest(error: UnicodeError) -> tuple[str, int]:
    """What to write in place of characters that an output has not; a handler of codec errors.

    >>> codecs.register_error("closest", closest)
    >>> "Sí: 3–5 … “né” ▁█".encode("ascii", "closest").decode()
    'Si: 3-5 ... "ne" 18'
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_CLOSEST)
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return plain or "?", error.end


def write_what_can_be_written() -> None:
    """Let no output end in an error because its encoding lacks a character of ours."""
    codecs.register_error("closest", closest)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="closest")


def fail(message: str) -> int:
    """Say ``message`` in one line on standard error; the exit status to leave with.

    What it quotes from a file may hold commands for a terminal: they are shown and not obeyed.
    """
    line = _CONTROL.sub(lambda found: ascii(found[0])[1:-1], " ".join(message.split()))
    sys.stderr.write(f"longroll: {line}\n")
    return 2
