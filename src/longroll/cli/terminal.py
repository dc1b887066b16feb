"""A game at the terminal: it asks humans, lets bots choose, and tells what happened."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from textwrap import wrap

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from rich.columns import Columns
from rich.text import Text

from longroll.bots import Bot, Insight
from longroll.cli.commands import Commands, Leave, legal_forms
from longroll.cli.console import out
from longroll.engine.action import Action, ActionError, parse
from longroll.engine.event import Message
from longroll.engine.game import Game
from longroll.engine.title import TitleError
from longroll.words import Words

__all__ = ["Terminal"]

LONG = 16
"""A list of more actions than this is set in columns."""
PASS = Action("pass")


def clearing() -> KeyBindings:
    """Ctrl-C clears a line that is half typed; on an empty one it leaves, as everywhere."""
    keys = KeyBindings()

    def clear(event: KeyPressEvent) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt, style="class:aborting")

    keys.add("c-c")(clear)
    return keys


def hung(row: str, aside: str, width: int) -> str:
    """A row of the list: what stands beside it goes below it where the line is too short.

    >>> print(hung("    1  Ride to Aldie", "  · Checks: 2. 31% chance that somebody wakes.", 34))
        1  Ride to Aldie
           · Checks: 2. 31% chance
             that somebody wakes.
    >>> hung("    2  Ride to Paris", "  · No checks.", 34)
    '    2  Ride to Paris  · No checks.'
    """
    if len(row + aside) <= width:
        return row + aside
    lines = wrap(row, width, subsequent_indent=" " * 9, break_on_hyphens=False)
    if aside:
        lines += wrap(
            aside.strip(),
            width,
            initial_indent=" " * 7,
            subsequent_indent=" " * 9,
            break_on_hyphens=False,
        )
    return "\n".join(lines)


class Terminal(Commands):
    """A table that plays.

    Args:
        game: the game.
        players: for each seat a bot, or None for a human.
        words: the language.
        record: a file to write the record to after every action, or None.
        auto_pass: a human who can only pass is not asked.
    """

    def __init__(
        self,
        game: Game,
        players: Mapping[str, Bot | None],
        words: Words,
        record: Path | None = None,
        *,
        auto_pass: bool = True,
    ) -> None:
        super().__init__(game, players, words, record)
        self.auto_pass = auto_pass
        self._session: PromptSession[str] | None = None
        self._sheets: object = None
        """The sheets beside the map as they were printed last."""
        name, space = self.text("form-name"), self.text("form-space")
        self._kinds = dict.fromkeys(game.title.inventory.names(), name)
        self._kinds |= dict.fromkeys(game.title.inventory.atlas().place_keys, space)

    def play(self) -> None:
        """Play to the end, or until a human quits or the input ends."""
        self.keep()
        self.tell(self.game.events)
        try:
            while not self.game.over:
                self.turn()
        except (Leave, KeyboardInterrupt):
            self.say("left")
        else:
            self._tell_end()
        self._last_save()

    def _tell_end(self) -> None:
        """Who has won and why, and how the tracks stand."""
        result = self.game.result
        assert result is not None
        with suppress(TitleError):  # a title without tracks
            self.print_shown(self.game.title.aids.show(self.game.state, self.viewer, "track"))
        self.say("over", ending=self.words.result(result), clause=result.clause)

    def _last_save(self) -> None:
        """One more chance to save what is in no file, for somebody who sits at a keyboard."""
        count = len(self.game.record.lines)
        if self.record is not None:
            if not self.game.over:
                self.say("kept", file=str(self.record), title=self.game.title.info.key)
            return
        while count != self.saved and sys.stdin.isatty():
            self.say("save-last")
            try:
                named = self._prompt([]).strip()
            except (Leave, KeyboardInterrupt):
                return
            for word in ("save ", f"{self.text('command-save')} "):
                named = named.removeprefix(word).strip()
            if not named or self.write(Path(named)):
                return

    def turn(self) -> None:
        """One action, or one line of a human."""
        decision = self.game.decision
        seat = decision.seat
        bot = self.players[seat]
        action: Action | None
        if bot is not None:
            action = bot.choose(Insight(self.game.title, self.game.state, seat, decision))
        elif self.auto_pass and decision.actions_of(seat) == (PASS,):
            action = self.pass_for(seat)
        else:
            action = self.ask(seat)
        if action is not None:
            self.push(action, seat)

    def push(self, action: Action, seat: str) -> None:
        """Play an action, keep it, and tell what came of it."""
        events = self.game.push(action, seat)
        self.keep()
        self.tell(events)

    def pass_for(self, seat: str) -> Action:
        """Answer for a human who can only pass, and say so."""
        prompt = self.words.message(self.game.decision.prompts[seat])
        side = str(self.words.name("side", seat))
        out.print(self.text("passed", side=side, prompt=prompt), style="dim", markup=False)
        self.unasked.add(len(self.game.record.lines))
        return PASS

    def ask(self, seat: str) -> Action | None:
        """One line from a human: an action, or None after a command."""
        decision = self.game.decision
        if decision is not self.listed:
            self._show_sheets(seat)
            who = self.words.name("side", seat)
            prompt = self.words.message(decision.prompts[seat])
            out.print(f"\n{who}: {prompt} [{decision.clause}]", style="bold", markup=False)
            self._list(self.offered(seat), seat)
            self.listed = decision
        line = self._line().strip()
        word, _, rest = line.partition(" ")
        if self.obey(word.lower(), rest.strip()):
            return None
        return self._chosen(line, seat)

    def offered(self, seat: str) -> tuple[Action, ...]:
        """The actions that are listed, and chosen by their numbers."""
        return self.game.decision.actions_of(seat)

    def _show_sheets(self, seat: str) -> None:
        """The sheets beside the map, if they are not as they were printed last."""
        tableau = self.game.tableau(seat)
        lying = [each for each in tableau.layout.counters if "/" in each.place]
        now = (seat, tableau.displays, tuple(lying))
        if tableau.displays and now != self._sheets:
            out.print()
            self.print_sheets(seat)
        self._sheets = now

    def _list(self, actions: tuple[Action, ...], seat: str) -> None:
        """The numbered list; a long one in columns, with the form of the actions below it."""
        noted = self.game.title.aids.notes(self.game.state, seat)
        stands = self.game.tableau(seat).layout.stands()
        rows = [
            (self._row(n, a, len(actions), seat), self._aside(a, noted.get(a), stands))
            for n, a in enumerate(actions, 1)
        ]
        # What takes more than half a line would leave no room for a second column.
        short = [a + b for a, b in rows if len(a + b) <= out.width // 2] * (len(rows) > LONG)
        for row, aside in rows:
            if row + aside not in short:
                width = out.width if out.is_terminal else len(row + aside)
                out.print(hung(row, aside, width), markup=False)
        if short:
            out.print(Columns([Text(row) for row in short], column_first=True, padding=(0, 2)))
        if len(rows) <= LONG:
            return
        forms = ", ".join(legal_forms(actions, self._kinds))
        out.print("  " + self.text("verbs", verbs=forms), style="dim", markup=False)

    def _row(self, number: int, action: Action, count: int, seat: str) -> str:
        said = self.action_text(action, seat)
        text = said if said == str(action) or count > LONG else f"{said}  ({action})"
        return f"  {number:>3}  {text}"

    def _aside(self, action: Action, note: Message | None, stands: Mapping[str, str]) -> str:
        """Where the pieces of an action stand, if it does not say so, and what it costs."""
        places = dict.fromkeys(stands[word] for word in action.args if word in stands)
        told = [
            str(self.words.name("space", place))
            for place in places
            if place not in action.args and "/" not in place
        ]
        if note is not None:
            told.append(self.words.message(note))
        return f"  · {', '.join(told)}" if told else ""

    def _line(self) -> str:
        if sys.stdin.isatty():
            return self._prompt([*map(str, self.game.actions), *self.called])
        line = sys.stdin.readline()
        if not line:
            raise Leave
        out.print(f"> {line.rstrip()}", markup=False)
        return line

    def _prompt(self, choices: list[str]) -> str:
        """A line typed at the keyboard; raises `Leave` where it ends."""
        if self._session is None:
            self._session = PromptSession(key_bindings=clearing())
        try:
            return self._session.prompt("> ", completer=WordCompleter(choices, sentence=True))
        except EOFError:
            raise Leave from None

    def _chosen(self, line: str, seat: str) -> Action | None:
        actions = self.offered(seat)
        if not line:
            self.listed = None
            return None
        if line.isdigit():
            if 1 <= int(line) <= len(actions):
                return actions[int(line) - 1]
            self.complain(self.text("number", count=len(actions)))
            return None
        try:
            action = parse(line.lower())
        except ActionError as error:
            self.complain(str(error))
            return None
        denial = self.game.why_not(action, seat)
        if denial is None:
            return action
        if action == PASS and len(self.game.record.lines) - 1 in self.unasked:
            out.print(self.text("passed-already"), style="dim", markup=False)
        else:
            self.complain(self.words.denial(denial))
        return None
