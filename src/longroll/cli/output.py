"""Standard output and error: one-line errors, and characters that an encoding lacks.

It is imported before every command, so it imports next to nothing.
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
"""Substitutes for characters that an encoding lacks: a curve's bars become digits."""


def closest(error: UnicodeError) -> tuple[str, int]:
    """A codec error handler: substitutes for characters that an encoding lacks.

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
    """Let no output fail because its encoding lacks a character."""
    codecs.register_error("closest", closest)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="closest")


def fail(message: str) -> int:
    """Print ``message`` in one line on standard error; returns the exit status.

    Control characters that it quotes from a file are escaped, so that the terminal does not obey
    them.
    """
    line = _CONTROL.sub(lambda found: ascii(found[0])[1:-1], " ".join(message.split()))
    sys.stderr.write(f"longroll: {line}\n")
    return 2
