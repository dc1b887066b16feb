"""A game at the terminal: asks humans, lets bots choose, and prints what happened."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

from longroll.bots import Bot, Insight
from longroll.cli.commands import Commands, Leave
from longroll.cli.console import out
from longroll.cli.meaning import as_told, instead, is_order, plainly, with_words
from longroll.engine.action import Action, ActionError, parse
from longroll.engine.decision import Decision
from longroll.engine.game import Game, default_options
from longroll.engine.title import TitleError
from longroll.naming import is_unheard
from longroll.words import Words

__all__ = ["Terminal"]

PASS = Action("pass")


def clearing() -> KeyBindings:
    """Ctrl-C clears a half-typed line; on an empty one it leaves, as usual."""
    keys = KeyBindings()

    def clear(event: KeyPressEvent) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt, style="class:aborting")

    keys.add("c-c")(clear)
    return keys


class Terminal(Commands):
    """A table that plays.

    Args:
        game: the game.
        players: for each seat a bot, or None for a human.
        words: the language.
        record: a file to write the record to after every action, or None.
        auto_pass: whether a human who can only pass is not asked.
        again: the options, besides the record, that resume the game as it was.
    """

    def __init__(
        self,
        game: Game,
        players: Mapping[str, Bot | None],
        words: Words,
        record: Path | None = None,
        *,
        auto_pass: bool = True,
        again: Sequence[str] = (),
    ) -> None:
        super().__init__(game, players, words, record)
        self._again = again
        self.auto_pass = auto_pass
        self._session: PromptSession[str] | None = None
        self._sheets: object = None
        """The displays beside the map as they were last printed."""
        self._warned: tuple[Decision, Action] | None = None
        """The order that the player has been told to repeat, and the decision in which."""

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
        """Print who has won and why, what the score consists of, and how to play again."""
        result = self.game.result
        assert result is not None
        aids, state = self.game.title.aids, self.game.state
        with suppress(TitleError):  # a title without tracks
            self.print_shown(aids.show(state, self.viewer, "track"))
        for chart in aids.deeds(state, self.viewer, self.game.log(self.viewer)):
            self.print_chart(chart)
        self.say("over", ending=self.words.result(result), clause=result.clause)
        again = [f"--scenario={self.game.record.scenario}"]
        usual = default_options(self.game.title)
        chosen = self.game.record.options
        again += [f"--option={one}" for one in chosen if one not in usual]
        again += [f"--without={one}" for one in usual if one not in chosen]
        if len(self.players) > 1:
            again += [
                f"--{seat}={bot.name if bot is not None else 'human'}"
                for seat, bot in self.players.items()
                if bot is None or f"--{seat}" not in self._again
            ]
        again += self._again
        self.say(
            "again", command=shlex.join(["longroll", "play", self.game.title.info.key, *again])
        )

    def _last_save(self) -> None:
        """Offer to save a game that is in no file, if there is somebody at the keyboard."""
        count = len(self.game.record.lines)
        if self.record is not None:
            if not self.game.over:
                file, title = str(self.record), self.game.title.info.key
                resume = ("--resume", file, "--record", file)
                command = shlex.join(["longroll", "play", title, *resume, *self._again])
                self.say("kept", file=file, command=command)
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
        """Play one action, or read one line of a human."""
        decision = self.game.decision
        seat = decision.seat
        bot = self.players[seat]
        action: Action | None
        if bot is not None:
            action = bot.choose(Insight(self.game.title, self.game.state, seat, decision))
        elif self.auto_pass and decision.actions_of(seat) == (PASS,):
            action = self.pass_for(seat)
        elif self.auto_pass and self.game.title.aids.is_forced(decision, seat):
            action = self.answer_for(seat)
        else:
            action = self.ask(seat)
        if action is not None:
            self.push(action, seat)

    def push(self, action: Action, seat: str) -> None:
        """Play an action, save the record, and print what happened."""
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

    def answer_for(self, seat: str) -> Action:
        """Give the only answer for a human, and say so."""
        (action,) = self.game.decision.actions_of(seat)
        prompt = self.words.message(self.game.decision.prompts[seat])
        side, said = str(self.words.name("side", seat)), self.action_text(action, seat)
        told = self.text("answered", side=side, prompt=prompt, action=said)
        out.print(told, style="dim", markup=False)
        self.unasked.add(len(self.game.record.lines))
        return action

    def ask(self, seat: str) -> Action | None:
        """Read one line from a human: an action, or None after a command."""
        decision = self.game.decision
        if decision is not self.listed:
            self._show_sheets(seat)
            who = self.words.name("side", seat)
            prompt = self.words.message(decision.prompts[seat])
            out.print(f"\n{who}: {prompt} [{decision.clause}]", style="bold", markup=False)
            self.list_orders(seat)
            self.listed = decision
        line = self._line().strip()
        if (named := self._whole(line, seat)) is not None:
            return self._sure(named, seat)
        # What begins like an order on the list is part of it, though its first word is a command.
        begun = " " in line and as_told(line, self.told(seat))
        if not begun and self.obey(line):
            return None
        action = self._chosen(line, seat)
        return None if action is None else self._sure(action, seat)

    def _sure(self, action: Action, seat: str) -> Action | None:
        """The action, or None if it throws something away and has not been typed twice.

        The same word may have answered the question before, and be typed once too often.
        """
        title, decision = self.game.title, self.game.decision
        note = title.aids.notes(self.game.state, seat).get(action)
        wasteful = note is not None and note.key in title.aids.wasteful
        if note is None or not wasteful or len(decision.actions_of(seat)) == 1:
            return action
        if self._warned is not None and self._warned[0] is decision and self._warned[1] == action:
            return action
        self._warned = decision, action
        self.complain(self.text("sure", note=self.words.message(note)))
        return None

    def _show_sheets(self, seat: str) -> None:
        """Print the displays beside the map, unless unchanged since last time."""
        tableau = self.game.tableau(seat)
        lying = [each for each in tableau.layout.counters if "/" in each.place]
        now = (seat, tableau.displays, tuple(lying))
        if tableau.displays and now != self._sheets:
            out.print()
            self.print_sheets(seat)
        self._sheets = now

    def _line(self) -> str:
        if sys.stdin.isatty():
            told = self.told(self.game.decision.seat).values()
            return self._prompt([*map(str, self.game.actions), *told, *self.called])
        line = sys.stdin.readline()
        if not line:
            raise Leave
        out.print(f"> {line.rstrip()}", markup=False)
        return line

    def _prompt(self, choices: list[str]) -> str:
        """A line typed at the keyboard; raises `Leave` at the end of input."""
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
            denial = self.game.why_not(action, seat)
            if denial is None:
                return action
            wrong = self.nameless(action, denial) or self.words.denial(denial)
        except ActionError as error:
            action, wrong = None, self.text("no-word", word=error.word)
        if action == PASS and len(self.game.record.lines) - 1 in self.unasked:
            out.print(self.text("passed-already"), style="dim", markup=False)
            return None
        return self._in_words(line, seat, wrong)

    def _in_words(self, line: str, seat: str, wrong: str) -> Action | None:
        """The order that a line gives in words; None, after a question or ``wrong``, if none."""
        told = self.told(seat)
        found = as_told(line, told)
        spelled = self.naming.spelled(line, told)
        if len(found) == 1 or spelled in told:
            return found[0] if len(found) == 1 else spelled
        # "transport monroe" may mean Monroe, and Fort Monroe is only offered.
        other = self.game.why_not(spelled, seat) if spelled is not None else None
        heard = other is not None and not is_unheard(other)
        if found := found or with_words(line, told):
            if len(found) == 1 and other is None and is_order(line, found[0], told[found[0]]):
                return found[0]
            if len(found) == 1 and other is not None and heard:
                self.complain(self.words.denial(other))
            self.ask_which(found, seat)
            return None
        like = instead(line, told, self.naming.names)
        denial = self.game.why_not(like, seat) if like is not None else None
        denial = denial or (other if heard else None)
        self.complain(self.words.denial(denial) if denial is not None else wrong)
        return None

    def _whole(self, line: str, seat: str) -> Action | None:
        """The order with exactly this text, although it may begin like a command; else None.

        Also None for an order in its written form, which is handled elsewhere.
        """
        if line in map(str, self.offered(seat)):
            return None
        whole = [a for a, text in self.told(seat).items() if plainly(text) == plainly(line)]
        return whole[0] if line and len(whole) == 1 else None
