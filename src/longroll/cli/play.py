"""``longroll play``: a game in the terminal, against bots or a friend at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from longroll.bots import Bot, make_bot
from longroll.bots.parallel import BUDGETS, Helpers, ParallelSearcher, spare_processes
from longroll.cli.console import CommandError, Language, PackFolder, title_with
from longroll.cli.terminal import Terminal
from longroll.engine.chance import Live, Scripted
from longroll.engine.game import Game, chosen_options, go_on
from longroll.engine.position import load_position
from longroll.engine.record import Record, RecordError
from longroll.engine.title import Title
from longroll.words import words_for

__all__ = ["play"]

HUMAN = "human"


def play(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    context: typer.Context,
    title: Annotated[str, typer.Argument(metavar="TITLE", help="Key of a title.")],
    scenario: Annotated[str | None, typer.Option(help="Scenario; the first if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option to switch on.")] = None,
    without: Annotated[list[str] | None, typer.Option(help="An option to switch off.")] = None,
    position: Annotated[Path | None, typer.Option(help="Begin from a position (.toml).")] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the unfinished game of a record (.roll).")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="A file to write the record to after every action.")
    ] = None,
    rolls: Annotated[str, typer.Option(help="Scripted dice, such as 5,3; then live ones.")] = "",
    seed: Annotated[int | None, typer.Option(help="Repeatable dice and bots.")] = None,
    auto_pass: Annotated[
        bool, typer.Option(help="Whether a human who can only pass is passed over.")
    ] = True,
    over: PackFolder = None,
    language: Language = "en",
) -> None:
    """Play in the terminal. Each seat is an option: human, or the name of a bot (docs/bots.md).

    Seats left out: the first is human unless another seat is, and the others are greedy bots. So
    without any the Union is yours; with --confederate human alone the Confederacy is; a bot for
    the Confederate leaves the Union to you.

    At the prompt type a number or an action; ? tells the other commands. At the end you are asked
    for a file to save in, unless --record wrote one all along.

    Example: longroll play forthepeople --scenario 1861 --union human --confederate greedy
    """
    found = title_with(title, over)
    if resume is not None:
        if position is not None or scenario is not None or option or without or rolls:
            raise CommandError("--resume takes scenario, options and dice from the record")
        game = _resumed(resume, title, seed)
    else:
        game = _begun(found, scenario, (option or [], without or []), position, rolls, seed)
    players = _players(game.seats, context.args, seed)
    if record is not None and record.exists() and record != resume:
        raise CommandError(f"{record} exists: go on with --resume {record}, or name another file")
    Terminal(game, players, words_for(title, language), record, auto_pass=auto_pass).play()


def _begun(
    title: Title,
    scenario: str | None,
    switched: tuple[list[str], list[str]],
    position: Path | None,
    rolls: str,
    seed: int | None,
) -> Game:
    """A new game with options switched on and off, or one from a position."""
    chance = Scripted(_dice(rolls), otherwise=Live(seed)) if rolls else None
    if position is None:
        scenario = scenario or title.info.scenarios[0].key
        options = chosen_options(title, scenario, *switched)
        return Game(title, scenario, options, seed=seed, chance=chance)
    if scenario is not None or any(switched):
        raise CommandError("--position takes scenario and options from the position")
    found, _ = load_position(position)
    if found.info.key != title.info.key:
        raise CommandError(f"{position} is a position of {found.info.key}, not of {title.info.key}")
    return Game.from_position(position, seed=seed, chance=chance)


def _resumed(file: Path, title: str, seed: int | None) -> Game:
    """The game that a record tells, to be played on."""
    record = Record.load(file)
    if record.title != title:
        raise CommandError(f"{file} is a record of {record.title}, not of {title}")
    try:
        return go_on(record, seed)
    except RecordError as error:
        raise error.within(str(file)) from None


def _dice(rolls: str) -> list[int]:
    try:
        return [int(face) for face in rolls.split(",")]
    except ValueError:
        raise CommandError(f"--rolls takes numbers with commas, not {rolls!r}") from None


def _players(seats: tuple[str, ...], rest: list[str], seed: int | None) -> dict[str, Bot | None]:
    """A bot for each seat, or None for a human; from options such as ``--union human``."""
    chosen: dict[str, str] = {}
    words = [word for item in rest for word in item.split("=", 1)]
    for flag, who in zip(words[::2], words[1::2], strict=False):
        seat = flag.removeprefix("--")
        if seat not in seats or not flag.startswith("--"):
            raise CommandError(f"no option {flag}; the seats are: --{' --'.join(seats)}")
        chosen[seat] = who
    if len(words) % 2:
        raise CommandError(f"{words[-1]} needs a value: human or the name of a bot")
    players: dict[str, Bot | None] = {}
    for number, seat in enumerate(seats):
        who = chosen.get(seat, HUMAN if number == 0 and HUMAN not in chosen.values() else "greedy")
        players[seat] = None if who == HUMAN else _bot(who, seed, number)
    return players


def _bot(name: str, seed: int | None, number: int) -> Bot:
    """The bot of seat ``number``; with helpers where cores are spare and nothing is repeatable."""
    spare = spare_processes() - 1
    if seed is None and name in BUDGETS and spare > 0:
        return ParallelSearcher(name, BUDGETS[name], number, Helpers(spare))
    return make_bot(name, (seed or 0) + number)
