"""``longroll play``: a game in the terminal, against bots or a friend at the same keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from longroll.bots import BOTS, Bot, make_bot
from longroll.bots.outside import PREFIX
from longroll.bots.parallel import Helpers, ParallelSearcher, spare_processes
from longroll.bots.settings import level_that_searches
from longroll.cli.console import CommandError, Language, PackFolder, title_with
from longroll.cli.terminal import PASS, Terminal
from longroll.engine.chance import Live, Scripted
from longroll.engine.game import Game, chosen_options
from longroll.engine.position import load_position
from longroll.engine.record import Record, RecordError
from longroll.engine.replay import go_on
from longroll.engine.title import Title
from longroll.words import words_for

__all__ = ["going_on", "play"]

HUMAN = "human"
PROGRAM = PREFIX.removesuffix(":")


def play(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    context: typer.Context,
    title: Annotated[str, typer.Argument(metavar="TITLE", help="Key of a title.")],
    scenario: Annotated[str | None, typer.Option(help="Scenario; the first if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option to switch on.")] = None,
    without: Annotated[list[str] | None, typer.Option(help="An option to switch off.")] = None,
    position: Annotated[Path | None, typer.Option(help="Start from a position (.toml).")] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Resume the unfinished game of a record (.roll).")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="A file to write the record to after every action.")
    ] = None,
    rolls: Annotated[str, typer.Option(help="Scripted dice, such as 5,3; then live ones.")] = "",
    seed: Annotated[int | None, typer.Option(help="Seed for repeatable dice and bots.")] = None,
    auto_pass: Annotated[
        bool, typer.Option(help="Pass automatically for a human who can only pass.")
    ] = True,
    over: PackFolder = None,
    language: Language = "en",
) -> None:
    """Play in the terminal. Each seat is an option: human, or the name of a bot (docs/bots.md).

    Of the seats left out, the first is human unless another seat is, and the others are greedy
    bots. So without options you play the Union; with --confederate human alone, the Confederacy;
    with a bot for one of the two, the other. With --resume the seats are as they were, and one must
    be human unless every seat is given a bot.

    At the prompt type a number or an action; ? shows the other commands. At the end you are asked
    for a file to save in, unless --record wrote one all along.

    Example: longroll play forthepeople --scenario 1861 --union human --confederate greedy
    """
    found = title_with(title, over)
    forced: set[int] = set()
    if resume is not None:
        if position is not None or scenario is not None or option or without or rolls:
            raise CommandError("--resume takes scenario, options and dice from the record")
        game = _resumed(resume, title, seed, forced)
    else:
        game = _begun(found, scenario, (option or [], without or []), position, rolls, seed)
    named = _named(game.seats, context.args)
    players = _players(game.seats, _sat(game) | named, seed)
    if resume is not None and None not in players.values() and len(named) < len(game.seats):
        raise CommandError(
            f"no seat of {resume} is a human's: take one, as --{game.seats[0]} human"
        )
    if record is not None and record.exists() and record != resume:
        raise CommandError(f"{record} exists: go on with --resume {record}, or name another file")
    game.record.remarks = _remarks(game, players)
    again = going_on(language, over, players, auto_pass=auto_pass)
    words = words_for(title, language)
    table = Terminal(game, players, words, record, auto_pass=auto_pass, again=again)
    table.unasked = forced
    table.play()


def going_on(
    language: str, over: Path | None, players: Mapping[str, Bot | None], *, auto_pass: bool
) -> list[str]:
    """The options that resume a game as it was played, apart from what the record contains."""
    again = [] if language == "en" else ["--language", language]
    again += [] if over is None else ["--pack", str(over)]
    again += [] if auto_pass else ["--no-auto-pass"]
    for seat, bot in players.items():
        # A record does not name the program of an external bot: a foreign record must not start
        # one.
        again += [f"--{seat}", bot.name] if bot is not None and bot.name.startswith(PREFIX) else []
    return again


def _begun(
    title: Title,
    scenario: str | None,
    switched: tuple[list[str], list[str]],
    position: Path | None,
    rolls: str,
    seed: int | None,
) -> Game:
    """A new game with options switched on and off, or a game from a position."""
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


def _resumed(file: Path, title: str, seed: int | None, forced: set[int]) -> Game:
    """The game of a record, to be continued.

    Adds to ``forced`` the numbers of the lines at which there was no choice.
    """
    record = Record.load(file)
    if record.title != title:
        raise CommandError(f"{file} is a record of {record.title}, not of {title}")

    def before(game: Game) -> None:
        decision = game.decision
        only = game.title.aids.is_forced(decision, decision.seat)
        if decision.actions == (PASS,) or only:
            forced.add(len(game.record.lines))

    try:
        return go_on(record, seed, before=before)
    except RecordError as error:
        raise error.within(str(file)) from None


def _dice(rolls: str) -> list[int]:
    try:
        return [int(face) for face in rolls.split(",")]
    except ValueError:
        raise CommandError(f"--rolls takes numbers with commas, not {rolls!r}") from None


def _named(seats: tuple[str, ...], rest: list[str]) -> dict[str, str]:
    """The players that options such as ``--union human`` name, by seat."""
    chosen: dict[str, str] = {}
    words = [word for item in rest for word in item.split("=", 1)]
    for flag, who in zip(words[::2], words[1::2], strict=False):
        seat = flag.removeprefix("--")
        if seat not in seats or not flag.startswith("--"):
            raise CommandError(f"no option {flag}; the seats are: --{' --'.join(seats)}")
        chosen[seat] = who
    if len(words) % 2:
        raise CommandError(f"{words[-1]} needs a value: human or the name of a bot")
    return chosen


def _sat(game: Game) -> dict[str, str]:
    """The players named in the remarks of a resumed record, by seat.

    An external program appears only as such: a foreign record must not start one.
    """
    told = dict(remark.split(": ", 1) for remark in game.record.remarks if ": " in remark)
    known = (HUMAN, PROGRAM, *BOTS)
    return {seat: told[seat] for seat in game.seats if told.get(seat) in known}


def _remarks(game: Game, players: Mapping[str, Bot | None]) -> list[str]:
    """The remarks of the record, including who sits where."""
    others = [one for one in game.record.remarks if one.split(": ")[0] not in players]
    names = {seat: HUMAN if bot is None else bot.name for seat, bot in players.items()}
    return [*others, *(f"{seat}: {name.partition(':')[0]}" for seat, name in names.items())]


def _players(
    seats: tuple[str, ...], chosen: Mapping[str, str], seed: int | None
) -> dict[str, Bot | None]:
    """A bot for each seat, or None for a human."""
    left = [seat for seat in seats if seat not in chosen]
    players: dict[str, Bot | None] = {}
    for number, seat in enumerate(seats):
        mine = left[:1] == [seat] and HUMAN not in chosen.values()
        who = chosen.get(seat, HUMAN if mine else "greedy")
        if who == PROGRAM:
            raise CommandError(f"a program took this seat: name it with --{seat} exec:COMMAND")
        players[seat] = None if who == HUMAN else _bot(who, seed, number)
    return players


def _bot(name: str, seed: int | None, number: int) -> Bot:
    """The bot of seat ``number``; with helpers if there are spare cores and no seed."""
    spare = spare_processes() - 1
    level = level_that_searches(name)
    if seed is None and level is not None and spare > 0:
        return ParallelSearcher(level, number, Helpers(spare))
    return make_bot(name, (seed or 0) + number)
