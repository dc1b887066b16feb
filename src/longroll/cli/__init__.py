"""The command line: ``longroll``.

Errors are one line that says what to do, on standard error, with exit status 2. Only the module of
the command that runs is imported, so that help and the titles' names appear quickly.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import typer
from typer.exceptions import TyperException

from longroll.cli.output import fail, write_what_can_be_written

__all__ = ["COMMANDS", "app", "command", "main"]

COMMANDS: Final = {
    "titles": ("reports", "List the titles with their scenarios and options."),
    "learn": ("learn", "Learn a title in ten minutes, in the terminal."),
    "play": ("play", "Play in the terminal."),
    "serve": ("serve", "Serve the table in the browser."),
    "selfplay": ("reports", "Let bots play many games; results and speed."),
    "replay": ("replay", "Replay a record: verify it, and tell what happened."),
    "analyse": ("analyse", "Show how a finished game stood and which decisions mattered."),
    "report": ("report", "Write the report of a finished game as one HTML file."),
    "rules": ("reports", "Summarise a clause; tell where code and tests show it."),
    "pack": ("reports", "Count a title's data by source, or check them."),
    "position": ("reports", "Check a position file."),
    "draw": ("draw", "Draw a board as SVG, bare or with a position on it."),
    "print": ("printing", "Make print-and-play sheets as PDF."),
    "bench": ("reports", "Measure speed: random play, copy, view, replay."),
    "new-title": ("newtitle", "Begin a title of your own as a package with tests."),
}
"""The commands in the order of `longroll --help`: module and help text by name."""
GROUPS: Final = {
    "lab": ("lab", "The laboratory: statistics of many games."),
    "club": ("club", "A club for members (serve --club)."),
}
"""The same for groups, which have commands of their own."""


def command(name: str) -> Callable[..., Any]:
    """The function of a command."""
    found: Callable[..., Any] = getattr(_module(COMMANDS[name][0]), name.replace("-", "_"))
    return found


def app(wanted: str = "") -> typer.Typer:
    """The command line; only the ``wanted`` command can run, the others are just names."""
    made = typer.Typer(
        name="longroll",
        help="Long Roll: board wargames of the American Revolution and the Civil War.",
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},  # applies to subcommands too
    )
    seats = {"allow_extra_args": True, "ignore_unknown_options": True}
    for name, (_, summary) in COMMANDS.items():
        run = command(name) if name == wanted else _named
        settings = seats if name == "play" else None
        made.command(name, short_help=summary, context_settings=settings)(run)
    for name, (home, summary) in GROUPS.items():
        group = getattr(_module(home), name) if name == wanted else typer.Typer()
        made.add_typer(group, name=name, short_help=summary)
    return made


def _module(name: str) -> Any:
    return import_module(f"longroll.cli.{name}")


def _named() -> None:
    """Placeholder for a command that does not run."""


def _expected() -> tuple[type[Exception], ...]:
    """Errors of the user or of a file, reported in one line. Any other exception is a bug."""
    from longroll.cli.mistakes import EXPECTED  # noqa: PLC0415 - it imports everything

    return EXPECTED


def main() -> None:
    """Run the command line; without a command, show its help or that of a group."""
    write_what_can_be_written()
    arguments = sys.argv[1:]
    if not arguments or arguments in [[name] for name in GROUPS]:
        arguments.append("--help")
    try:
        sys.exit(app(_words(arguments)[0])(arguments, standalone_mode=False))
    except TyperException as error:  # no such command or option, or a value of the wrong kind
        sys.exit(fail(f"{error.format_message().rstrip('.')}; see {_help(arguments)}"))
    except typer.Abort:
        sys.exit(130)
    except Exception as error:
        if not isinstance(error, _expected()):
            raise
        sys.exit(fail(str(error)))


def _words(arguments: list[str]) -> list[str]:
    """The arguments that are not options; one empty string if there is none."""
    return [word for word in arguments if not word.startswith("-")] or [""]


def _help(arguments: list[str]) -> str:
    """The help command to recommend after an error."""
    name, *rest = _words(arguments)
    if name in GROUPS:
        group = getattr(_module(GROUPS[name][0]), name)
        known = [one.name for one in group.registered_commands]
        return f"longroll {' '.join([name, *(one for one in rest[:1] if one in known)])} --help"
    return f"longroll {name} --help" if name in COMMANDS else "longroll --help"
