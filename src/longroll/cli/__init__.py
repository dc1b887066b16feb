"""The command line: ``longroll``.

Errors are one line that says what to do, on standard error, with exit status 2.
"""

from __future__ import annotations

import sys

import typer
from typer.exceptions import TyperException

from longroll.bots import BotError
from longroll.bots.outside import OutsideError
from longroll.cli.analyse import analyse
from longroll.cli.console import CommandError, fail, write_what_can_be_written
from longroll.cli.draw import draw
from longroll.cli.lab import lab
from longroll.cli.learn import learn
from longroll.cli.newtitle import new_title
from longroll.cli.play import play
from longroll.cli.replay import replay
from longroll.cli.reports import bench, pack, position, rules, selfplay, titles
from longroll.cli.serve import serve
from longroll.draw import DrawError
from longroll.engine.action import ActionError
from longroll.engine.chance import ChanceError
from longroll.engine.pack import PackError
from longroll.engine.position import PositionError
from longroll.engine.record import RecordError
from longroll.engine.title import TitleError
from longroll.lab.played import PlayedError
from longroll.lab.spread import SpreadError

__all__ = ["app", "main"]

app = typer.Typer(
    name="longroll",
    help="Long Roll: board wargames of the American Revolution and the Civil War.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

COMMANDS = (
    *(titles, learn, play, serve, selfplay, replay, analyse, rules, pack, position, draw, bench),
    new_title,
)
"""What `longroll --help` lists, in this order."""

_SEATS = {"allow_extra_args": True, "ignore_unknown_options": True}
for command in COMMANDS:
    app.command(context_settings=_SEATS if command is play else None)(command)
app.add_typer(lab, name="lab")

EXPECTED = (
    ActionError,
    BotError,
    ChanceError,
    CommandError,
    DrawError,
    OutsideError,
    PackError,
    PlayedError,
    PositionError,
    RecordError,
    SpreadError,
    TitleError,
)
"""Mistakes of the user or of a file: told in one line. Anything else is a defect of ours."""


def main() -> None:
    """Run the command line; without a command, its help or that of ``lab``."""
    write_what_can_be_written()
    arguments = sys.argv[1:]
    if arguments in ([], ["lab"]):
        arguments.append("--help")
    try:
        sys.exit(app(arguments, standalone_mode=False))
    except EXPECTED as error:
        sys.exit(fail(str(error)))
    except TyperException as error:  # no such command or option, or a value of the wrong kind
        sys.exit(fail(f"{error.format_message().rstrip('.')}; see {_help(arguments)}"))
    except typer.Abort:
        sys.exit(130)


def _help(arguments: list[str]) -> str:
    """The help to look at after a mistake in a command."""
    known = {command.__name__.replace("_", "-"): 1 for command in COMMANDS} | {"lab": 1}
    known |= {f"lab {command.name}": 2 for command in lab.registered_commands}
    for words in (" ".join(arguments[:2]), arguments[0]):
        if words in known:
            return f"longroll {words} --help"
    return "longroll --help"
