"""``longroll play``: a game in the terminal, against bots or a friend at the same keyboard."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, cast

import typer
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from rich.columns import Columns
from rich.text import Text

from longroll.bots import Bot, Insight, make_bot
from longroll.cli.console import CommandError, Language, out
from longroll.engine.action import Action, ActionError, parse
from longroll.engine.chance import Live, Scripted
from longroll.engine.decision import Decision
from longroll.engine.event import OBSERVER, Event, visible
from longroll.engine.game import Game
from longroll.engine.position import load_position
from longroll.engine.title import TitleError, get_title
from longroll.words import Words, words_for

__all__ = ["Table", "play"]

HUMAN = "human"
LONG = 16
"""A list of more actions than this is set in columns."""
HELP = "help"


class Leave(Exception):
    """The player stops; the game is not over."""


def play(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    context: typer.Context,
    title: Annotated[str, typer.Argument(metavar="TITLE", help="Key of a title.")],
    scenario: Annotated[str | None, typer.Option(help="Scenario; the first if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option to switch on.")] = None,
    position: Annotated[Path | None, typer.Option(help="Begin from a position (.toml).")] = None,
    rolls: Annotated[str, typer.Option(help="Scripted dice, such as 5,3; then live ones.")] = "",
    seed: Annotated[int | None, typer.Option(help="Repeatable dice and bots.")] = None,
    language: Language = "en",
) -> None:
    """Play in the terminal. Each seat is an option: --union human, --confederate greedy.

    Seats left out: the first is human, the others are bots. At the prompt, type a number or an
    action; ? explains, why ACTION, undo, log, show SPACE, save FILE, quit.

    Example: longroll play forthepeople --scenario 1861 --union human --confederate greedy
    """
    game = get_title(title)
    players = _players(game.info.seats, context.args, seed)
    chance = Scripted(_dice(rolls), otherwise=Live(seed)) if rolls else None
    if position is None:
        at_hand = Game(game, scenario, option or (), seed=seed, chance=chance)
    else:
        found, _ = load_position(position)
        if found.info.key != title:
            raise CommandError(f"{position} is a position of {found.info.key}, not of {title}")
        at_hand = Game.from_position(position, seed=seed, chance=chance)
    Table(at_hand, players, words_for(title, language)).play()


def _rows(value: object) -> list[str]:
    """A line for each item of a list, one for anything else."""
    return (
        [str(item) for item in cast("list[object]", value)]
        if isinstance(value, list)
        else [str(value)]
    )


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
        players[seat] = None if who == HUMAN else make_bot(who, (seed or 0) + number)
    return players


class Table:
    """A game at the terminal: asks humans, lets bots choose, tells what happened.

    Args:
        game: the game.
        players: for each seat a bot, or None for a human.
        words: the language.
    """

    def __init__(self, game: Game, players: dict[str, Bot | None], words: Words) -> None:
        self.game = game
        self.players = players
        self.words = words
        self.humans = [seat for seat, bot in players.items() if bot is None]
        self._session: PromptSession[str] | None = None
        self._listed: Decision | None = None
        self._commands: dict[str, Callable[[str], Action | None]] = {
            "?": lambda _: self._explain(),
            HELP: lambda _: self._explain(),
            "why": self._why,
            "undo": lambda _: self._undo(),
            "log": lambda _: self._log(),
            "show": self._show,
            "save": self._save,
            "quit": self._quit,
        }

    def play(self) -> None:
        """Play to the end, or until a human quits or the input ends."""
        self._tell(self.game.events)
        try:
            while not self.game.over:
                self._turn()
        except Leave:
            out.print(self._text("table-left"), markup=False)
            return
        result = self.game.result
        assert result is not None
        winner = self.words.name("side", result.winner or "nobody")
        out.print(self._text("table-over", winner=str(winner), clause=result.clause), markup=False)

    def _turn(self) -> None:
        decision = self.game.decision
        seat = decision.seat
        bot = self.players[seat]
        action: Action | None
        if bot is None:
            action = self._ask(seat)
        else:
            action = bot.choose(Insight(self.game.title, self.game.state, seat, decision))
        if action is not None:
            self._tell(self.game.push(action, seat))

    @property
    def _viewer(self) -> str:
        """Whose secrets may be told aloud: the only human's, else nobody's."""
        return self.humans[0] if len(self.humans) == 1 else OBSERVER

    def _tell(self, events: list[Event]) -> None:
        for event in visible(events, self._viewer):
            out.print("  " + self.words.event(event), style="dim", markup=False)

    def _ask(self, seat: str) -> Action | None:
        """One line from a human: an action, or None after a command."""
        decision = self.game.decision
        if decision is not self._listed:
            who = self.words.name("side", seat)
            prompt = self.words.message(decision.prompts[seat])
            out.print(f"\n{who}: {prompt} [{decision.clause}]", style="bold", markup=False)
            self._list(decision.actions_of(seat))
            self._listed = decision
        line = self._line()
        word, _, rest = line.strip().partition(" ")
        if word in self._commands:
            return self._commands[word](rest.strip())
        return self._chosen(line.strip(), seat)

    def _again(self) -> None:
        """List the choices again at the next prompt."""
        self._listed = None

    def _list(self, actions: tuple[Action, ...]) -> None:
        """The numbered list; a long one in columns, without the texts of the actions."""
        rows = [self._row(n, a, len(actions)) for n, a in enumerate(actions, 1)]
        if len(rows) > LONG:
            out.print(Columns([Text(row) for row in rows], column_first=True, padding=(0, 2)))
            return
        for row in rows:
            out.print(row, markup=False)

    def _row(self, number: int, action: Action, count: int) -> str:
        said = self.words.action(action)
        text = said if said == str(action) or count > LONG else f"{said}  ({action})"
        return f"  {number:>3}  {text}"

    def _line(self) -> str:
        if not sys.stdin.isatty():
            line = sys.stdin.readline()
            if not line:
                raise Leave
            out.print(f"> {line.rstrip()}", markup=False)
            return line
        if self._session is None:
            self._session = PromptSession()
        choices = [str(action) for action in self.game.actions]
        completer = WordCompleter([*choices, *self._commands], sentence=True)
        try:
            return self._session.prompt("> ", completer=completer)
        except EOFError:
            raise Leave from None

    def _chosen(self, line: str, seat: str) -> Action | None:
        actions = self.game.decision.actions_of(seat)
        if not line:
            self._again()
            return None
        if line.isdigit():
            if 1 <= int(line) <= len(actions):
                return actions[int(line) - 1]
            self._complain(self._text("table-number", count=len(actions)))
            return None
        try:
            action = parse(line.lower())
        except ActionError as error:
            self._complain(str(error))
            return None
        denial = self.game.why_not(action, seat)
        if denial is not None:
            self._complain(self.words.denial(denial))
            return None
        return action

    def _complain(self, text: str) -> None:
        out.print(text, style="red", markup=False)

    def _text(self, key: str, **args: str | int) -> str:
        return self.words.text(key, args) or key

    # Commands.

    def _explain(self) -> None:
        decision = self.game.decision
        clause = self.game.title.clauses().get(decision.clause)
        if clause is not None:
            out.print(f"{clause.number} {clause.title}: {clause.summary}", markup=False)
        out.print(self._text("table-help"), markup=False)

    def _why(self, rest: str) -> None:
        try:
            denial = self.game.why_not(parse(rest.lower()))
        except ActionError as error:
            self._complain(str(error))
            return
        text = self.words.denial(denial) if denial else self._text("table-legal")
        out.print(text, markup=False)

    def _undo(self) -> None:
        """Take back the human's last action, if it told nobody anything."""
        if not self.game.undo_is_free:
            self._complain(self._text("table-no-undo"))
            return
        action = self.game.undo()
        self._again()
        out.print(self._text("table-undone", action=str(action)), markup=False)

    def _log(self) -> None:
        for event in self.game.log(self._viewer)[-40:]:
            out.print("  " + self.words.event(event), markup=False)

    def _show(self, rest: str) -> None:
        try:
            shown = self.game.title.show(self.game.state, self.game.decision.seat, rest)
        except TitleError as error:
            self._complain(str(error))
            return
        if rest.isdigit():
            out.print(f"  {self.words.name('card', rest)}", style="bold", markup=False)
            out.print(f"  {self._text(f'card-{rest}-effect')}", markup=False)
        for name, value in shown.items():
            for row, text in enumerate(_rows(value)):
                out.print(f"  {'' if row else name:<22} {text}", markup=False)

    def _save(self, rest: str) -> None:
        if not rest:
            self._complain(self._text("table-save-where"))
            return
        file = Path(rest)
        try:
            if file.suffix == ".toml":
                file.write_text(self.game.position, encoding="utf-8")
            else:
                self.game.finished_record().save(file)
        except OSError as error:
            self._complain(f"{file}: {error.strerror}")
            return
        out.print(self._text("table-saved", file=str(file)), markup=False)

    def _quit(self, _: str) -> Action | None:
        raise Leave
