"""Errors of the user or of a file, which are reported in one line."""

from __future__ import annotations

from longroll.bots import BotError
from longroll.bots.outside import OutsideError
from longroll.cli.console import CommandError
from longroll.draw import DrawError
from longroll.engine.action import ActionError
from longroll.engine.chance import ChanceError
from longroll.engine.pack import PackError
from longroll.engine.position import PositionError
from longroll.engine.record import RecordError
from longroll.engine.title import TitleError
from longroll.lab.spread import SpreadError
from longroll.lab.stored import StoredError
from longroll.paper import PaperError

__all__ = ["EXPECTED"]

EXPECTED = (
    ActionError,
    BotError,
    ChanceError,
    CommandError,
    DrawError,
    OutsideError,
    PackError,
    PaperError,
    PositionError,
    RecordError,
    SpreadError,
    StoredError,
    TitleError,
)
"""All of them. Any other exception is a bug."""
