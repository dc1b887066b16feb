"""``longroll learn``: the lesson of a title in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from longroll.bots import BOTS, make_bot
from longroll.cli.console import CommandError, Language, TitleKey, out
from longroll.cli.terminal import PASS, Terminal
from longroll.engine.action import Action, parse
from longroll.engine.game import Game
from longroll.engine.lesson import Lesson, Standing, lesson_of
from longroll.engine.title import get_title
from longroll.words import Words, words_for

__all__ = ["learn"]


def learn(
    title: TitleKey,
    opponent: Annotated[
        str, typer.Option(help="Your opponent if you play on after the lesson.")
    ] = "sergeant",
    language: Language = "en",
) -> None:
    """Learn a title in ten minutes: a guided beginning with fixed dice.

    Each step says what to do, and why; `leave` at the prompt ends the lesson, not the game. After
    the lesson you play on against a bot.

    Example: longroll learn mosby
    """
    found = get_title(title)
    lesson = lesson_of(found)
    if lesson is None:
        raise CommandError(f"{title} has no lesson: play it with longroll play {title}")
    if opponent not in BOTS:
        raise CommandError(f"no bot is called {opponent!r}; the bots are: {', '.join(BOTS)}")
    Learning(lesson, opponent, words_for(title, language), found.info.key).play()


class Learning(Terminal):
    """A game at the terminal that begins as a lesson.

    Args:
        lesson: the lesson.
        opponent: the bot that plays the other seats after it.
        words: the language.
        title: the key of the title.
    """

    def __init__(self, lesson: Lesson, opponent: str, words: Words, title: str) -> None:
        game = Game(title, lesson.scenario, lesson.options, seed=lesson.seed)
        for line in lesson.prelude:
            game.push(line.actions[0], line.seat)
        bots = {seat: make_bot(opponent, number) for number, seat in enumerate(game.seats)}
        super().__init__(game, {**bots, lesson.seat: None}, words)
        self._lesson = lesson
        self._has_left = False
        self._told = -1
        """The number of the last step that was printed."""
        self._opponent = opponent if len(game.seats) > 1 else ""

    @property
    def _standing(self) -> Standing | None:
        if self._has_left:
            return None
        played = ((line.seat, str(line.action)) for line in self.game.record.lines)
        return self._lesson.standing(played)

    def play(self) -> None:
        """As any game, after a message about how a lesson works and how to leave it."""
        self.say("lesson-how")
        super().play()

    def turn(self) -> None:
        """As in any game, but guided by the lesson while it lasts."""
        standing = self._standing
        if standing is not None:
            self._tell_step(standing)
        line = standing.line if standing is not None else None
        if line is None:
            super().turn()
            return
        if self.players[line.seat] is not None:
            self.push(parse(line.actions[0]), line.seat)
            return
        alone = self.game.decision.actions_of(line.seat) == (PASS,)
        action = self.pass_for(line.seat) if alone else self.ask(line.seat)
        if action is None:
            return
        if self._has_left or str(action) in line.actions:
            self.push(action, line.seat)
            return
        wanted = (self.action_text(parse(each), line.seat) for each in line.actions)
        self.complain(self.text("lesson-first", orders=" / ".join(wanted)))

    def _tell_step(self, standing: Standing) -> None:
        """Print the texts of the steps that have begun."""
        now = standing.number + len(standing.steps)
        if now == self._told:
            return
        self._told = now
        of = len(self._lesson.steps)
        for number, step in enumerate(standing.steps, standing.number + 1):
            out.print()
            told = self.text("lesson-step", count=min(number, of), of=of)
            out.print(told, style="bold green", markup=False)
            said = self.words.text(f"lesson-{step.key}", {"at": "terminal"})
            out.print(said or step.key, markup=False)
        if standing.over:
            out.print()
            bot = self.words.text(f"bot-{self._opponent}") or self._opponent or "none"
            out.print(self.text("lesson-over", bot=bot), style="bold green", markup=False)

    def offered(self, seat: str) -> tuple[Action, ...]:
        """Only the orders of the lesson; any legal action may still be typed."""
        standing = self._standing
        line = standing.line if standing is not None else None
        if line is None or line.seat != seat:
            return super().offered(seat)
        return tuple(parse(each) for each in line.actions)

    def obey(self, line: str) -> bool:
        """The commands of any game, and `leave`, which ends the lesson."""
        word = line.partition(" ")[0].lower()
        if word in {"leave", self.text("command-leave")} and self._standing is not None:
            self._has_left = True
            self.listed = None
            self.say("lesson-left")
            return True
        known = super().obey(line)
        if self.called.get(word) in {"?", "help"} and self._standing is not None:
            self.say("lesson-how")
        return known
