"""The basis of a game at the terminal: the game, its players, the words, the files."""

from __future__ import annotations

import errno
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final, cast

from longroll.bots import Bot
from longroll.cli.console import CommandError, out, tell
from longroll.engine.action import Action, ActionError
from longroll.engine.decision import Decision
from longroll.engine.event import OBSERVER, Event, visible
from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.naming import Naming
from longroll.words import CARD_VERBS, Words

__all__ = ["Sitting", "rows_of"]

TROUBLES: Final = {
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "is-folder",
    errno.EACCES: "no-right",
    errno.EPERM: "no-right",
    errno.EROFS: "no-right",
    errno.ENOSPC: "full",
}
"""Errors of writing a file for which the table has its own messages."""


def rows_of(value: object) -> list[object]:
    """A row for each item of a list, one for any other value."""
    return list(cast("list[object]", value)) if isinstance(value, list) else [value]


class Sitting:
    """A game at the terminal.

    Args:
        game: the game.
        players: for each seat a bot, or None for a human.
        words: the language.
        record: a file to write the record to after every action, or None.
    """

    def __init__(
        self,
        game: Game,
        players: Mapping[str, Bot | None],
        words: Words,
        record: Path | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.words = words
        self.record = record
        self.humans = [seat for seat, bot in players.items() if bot is None]
        self.bots = [seat for seat, bot in players.items() if bot is not None]
        self.saved = len(game.record.lines)
        """The number of actions in the last saved record."""
        self.written: set[Path] = set()
        """The files that this session has written, which `write` may replace."""
        self.listed: Decision | None = None
        """The decision whose choices were printed last; None prints them again."""
        self.unasked: set[int] = set()
        """The lines of the record, from 0, that the terminal played for a human without asking."""

    @cached_property
    def naming(self) -> Naming:
        """The names of places and pieces in the player's language."""
        return Naming(self.game.title, self.words)

    @property
    def viewer(self) -> str:
        """The seat whose secrets may be printed: the only human's, else the observer."""
        return self.humans[0] if len(self.humans) == 1 else OBSERVER

    def text(self, key: str, **args: str | int) -> str:
        """A text of the table."""
        return self.words.text(f"table-{key}", args) or key

    def say(self, key: str, **args: str | int) -> None:
        """Print a text of the table."""
        out.print(self.text(key, **args), markup=False)

    def complain(self, text: str) -> None:
        """Print an error."""
        out.print(text, style="red", markup=False)

    def complain_of(self, error: ActionError) -> None:
        """Print which word does not belong to an action."""
        self.say_wrong("no-word", word=error.word)

    def say_wrong(self, key: str, **args: str | int) -> None:
        """Print an error text of the table."""
        self.complain(self.text(key, **args))

    def trouble(self, error: OSError) -> str:
        """Why a file cannot be written; in the system's words if the table has none."""
        known = TROUBLES.get(error.errno or 0)
        return self.text(f"trouble-{known}") if known else str(error.strerror)

    def tell(self, events: Iterable[Event]) -> None:
        """Print what happened, as far as the viewer may know."""
        for event in visible(list(events), self.viewer):
            tell("  " + self.words.event(event), 4, "dim")

    def action_text(self, action: Action, seat: str) -> str:
        """An action in words; for a card with its value."""
        decision = self.game.title.decision(self.game.state)
        prompt = decision.prompts[seat].key if decision and seat in decision.prompts else ""
        said = self.words.action(action, self.words.asked(action, prompt))
        if action.verb not in CARD_VERBS or not action.args or not action.args[0].isdigit():
            return said
        card = self.game.title.aids.card(self.game.state, seat, int(action.args[0]))
        value = card.get("operations")
        return said if value is None else self.text("value", action=said, count=int(value))

    def keep(self) -> None:
        """Write the record to its file, if there is one; raises `CommandError`."""
        if self.record is None:
            return
        part = self.record.with_name(self.record.name + ".part")
        try:
            self.whole_record().save(part)
            part.replace(self.record)
        except OSError as error:
            why = self.trouble(error)
            raise CommandError(self.text("cannot-write", file=str(self.record), why=why)) from None
        self.saved = len(self.game.record.lines)

    def whole_record(self) -> Record:
        """The record so far, with the digest of the position."""
        return self.game.finished_record()

    def write(self, file: Path) -> bool:
        """Save the record, or in a ``.toml`` the position, and report it; whether it worked.

        An existing file that is not this game's is not overwritten.
        """
        own = {*self.written, self.record}
        if file.exists() and file not in own:
            self.complain(self.text("save-exists", file=str(file)))
            return False
        try:
            if file.suffix == ".toml":
                file.write_text(self.game.position, encoding="utf-8")
            else:
                self.whole_record().save(file)
                self.saved = len(self.game.record.lines)
        except OSError as error:
            self.complain(f"{file}: {self.trouble(error)}")
            return False
        self.written.add(file)
        self.say("saved", file=str(file))
        return True
