"""A game in progress: a title, a state and a record (compare ``chess.Board``).

>>> game = Game("forthepeople", scenario="1861", seed=1861)
>>> game.decision.seat in game.seats
True
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from longroll.engine.action import Action, parse
from longroll.engine.chance import Chance, ChanceError, Live, Sampled, Witness
from longroll.engine.chosen import pack_digest
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.event import OBSERVER, Event, visible
from longroll.engine.options import check_options, chosen_options, default_options
from longroll.engine.position import (
    position_text,
    read_position,
    write_position,
)
from longroll.engine.record import Dice, Record
from longroll.engine.state import Result
from longroll.engine.tableau import Tableau
from longroll.engine.title import Title, View, digest, get_title

__all__ = [
    "FROM_POSITION",
    "Game",
    "GameOver",
    "IllegalAction",
    "Undo",
    "check_options",
    "chosen_options",
    "default_options",
]


FROM_POSITION = "position"
"""The scenario in the record of a game that began from a position file."""


class IllegalAction(ValueError):
    """An action that is not on the list; ``denial`` says why."""

    def __init__(self, action: Action, seat: str, denial: Denial) -> None:
        self.action = action
        self.seat = seat
        self.denial = denial
        super().__init__(f"{seat} may not {action}: {denial.key} ({denial.clause})")


class GameOver(ValueError):
    """A request that needs a running game."""


class Undo(NamedTuple):
    """What a seat may take back by itself: the number of actions, or the key of the reason why not.

    ``start`` (it has chosen nothing yet), ``chance`` (a die was thrown or a card drawn), ``secret``
    (something hidden was revealed), ``seat`` (another player has acted or has to choose), ``final``
    (its choice is settled: the game was resumed since).
    """

    steps: int
    reason: str = ""


WORLDS = 4
"""Number of possible worlds in which an action must be legal; otherwise it reveals its seat's
hand."""


class _Past(NamedTuple):
    """What undo needs: the state before a push, the length of the log, and the dice drawn."""

    state: Any
    events: int
    drawn: int


class Game:
    """A game being played.

    Args:
        title: the key of a title, or a title.
        scenario: its key; the title's first scenario if left out.
        options: keys of the options that are on; the title's defaults if left out.
        seed: an integer for repeatable dice; if left out, the dice come from the operating system.
        chance: another source of chance, such as `Scripted`.
    """

    def __init__(
        self,
        title: str | Title,
        scenario: str | None = None,
        options: Iterable[str] | None = None,
        *,
        seed: int | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.title = get_title(title) if isinstance(title, str) else title
        info = self.title.info
        scenario = scenario or info.scenarios[0].key
        chosen = check_options(self.title, scenario, options)
        self.chance: Chance = chance or Live(seed)
        self.record = Record(info.key, scenario)
        self.record.rules = info.rules_version
        self.record.options = chosen
        self.record.seats = self.title.seats(chosen)
        self.record.pack = pack_digest(info.key)
        if isinstance(self.chance, Live):
            self.record.commitment = self.chance.commitment
        witness = Witness(self.chance)
        self.state, self.events = self.title.opening(scenario, chosen, witness)
        self.record.opening = tuple(map(str, witness.outcomes))
        self._past: list[_Past] = []

    @classmethod
    def from_position(
        cls, file: Path, *, seed: int | None = None, chance: Chance | None = None
    ) -> Game:
        """A game that begins from a position file; raises `PositionError`."""
        game = cls.from_text(position_text(file), str(file), seed=seed, chance=chance)
        game.record.remarks = [f"from the position {file.name}"]
        return game

    @classmethod
    def from_text(
        cls,
        text: str,
        name: str = FROM_POSITION,
        *,
        seed: int | None = None,
        chance: Chance | None = None,
    ) -> Game:
        """As `from_position`, from the text of a position, called ``name`` in errors."""
        title, state = read_position(text, name)
        game = cls.__new__(cls)
        game.title = title
        game.chance = chance or Live(seed)
        game.record = Record(title.info.key, FROM_POSITION)
        game.record.rules = title.info.rules_version
        game.record.options = tuple(state.options)
        game.record.seats = title.seats(state.options)
        game.record.position = text
        game.record.pack = pack_digest(title.info.key)
        if isinstance(game.chance, Live):
            game.record.commitment = game.chance.commitment
        game.state = state
        game.events = []
        game._past = []
        return game

    @classmethod
    def resume(cls, title: Title, state: Any, record: Record, chance: Chance) -> Game:
        """A game that continues from ``state``, which is where ``record`` ends.

        Earlier events are in the record only: `log` starts here, and undo stops here.
        """
        game = cls.__new__(cls)
        game.title = title
        game.chance = chance
        game.record = record
        game.state = state
        game.events = []
        game._past = []
        return game

    @property
    def depth(self) -> int:
        """How many actions `undo` can take back."""
        return len(self._past)

    def before(self, back: int) -> Any:
        """The state before the last ``back`` actions, ``depth`` at most; not to be changed."""
        return self._past[-back].state

    def forget(self, keep: int) -> None:
        """Drop what `undo` and `log` need, except for the last ``keep`` actions."""
        gone = max(0, len(self._past) - keep)
        if not gone:
            return
        told = self._past[gone].events if keep else len(self.events)
        del self.events[:told]
        self._past = [past._replace(events=past.events - told) for past in self._past[gone:]]

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of this game."""
        return self.title.seats(self.state.options)

    @property
    def decision(self) -> Decision:
        """The pending decision; raises `GameOver` if there is none."""
        decision = self.title.decision(self.state)
        if decision is None:
            raise GameOver("the game is over")
        return decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended; None while it lasts."""
        return self.title.result(self.state)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The legal actions of the deciding seat; none when the game is over."""
        decision = self.title.decision(self.state)
        return decision.actions if decision is not None else ()

    def push(self, action: Action | str, seat: str | None = None) -> list[Event]:
        """Play an action, with all checks, and return the events that it caused.

        Raises `ActionError` for a text that is not an action, and `IllegalAction` with the denial
        for an action that is not on the list; the game is then unchanged.
        """
        chosen = parse(action) if isinstance(action, str) else action
        decision = self.title.decision(self.state)
        who = seat or (decision.seat if decision is not None else self.seats[0])
        if decision is None or not decision.allows(who, chosen):
            denial = self.title.why_not(self.state, who, chosen)
            raise IllegalAction(chosen, who, denial or deny("", "deny-not-offered"))
        return self._play(who, chosen)

    def _play(self, seat: str, action: Action) -> list[Event]:
        before = self.title.copy(self.state)
        drawn = self.chance.drawn if isinstance(self.chance, Live) else 0
        witness = Witness(self.chance)
        try:
            events = self.title.apply(self.state, seat, action, witness)
        except (ChanceError, KeyboardInterrupt):
            self.state = before
            if isinstance(self.chance, Live):
                self.chance.drawn = drawn
            raise
        self._past.append(_Past(before, len(self.events), drawn))
        self.events.extend(events)
        self.record.add(seat, action, map(str, witness.outcomes))
        self.record.end = ""
        if self.over:
            self.finished_record()
        return events

    def undo(self) -> Action:
        """Take back the last action with its dice; returns it. Raises `GameOver` at the start."""
        if not self._past:
            raise GameOver("there is nothing to take back")
        past = self._past.pop()
        self.state = past.state
        del self.events[past.events :]
        if isinstance(self.chance, Live):
            self.chance.drawn = past.drawn
        self.record.end = self.record.secret = ""
        taken = self.record.lines.pop().action
        self.record.dice = self._dice_from(len(self.record.lines) + 1)
        return taken

    def _dice_from(self, number: int) -> list[Dice]:
        """The dice of the record; the last ones start at action ``number`` at the latest."""
        dice = [one._replace(secret="") for one in self.record.dice]
        if not dice or dice[-1].start <= number:
            return dice
        return [*(one for one in dice if one.start < number), dice[-1]._replace(start=number)]

    def forget_past(self) -> None:
        """Make everything so far final: nothing before now can be taken back."""
        self._past.clear()

    def settle_past(self) -> None:
        """Make everything final up to the last use of chance: it can no longer be taken back."""
        lines = reversed(self.record.lines)
        free = next((n for n, line in enumerate(lines) if line.outcomes), len(self._past))
        del self._past[: len(self._past) - free]

    @property
    def undo_is_free(self) -> bool:
        """Whether the last action can be taken back without revealing anything to anybody.

        It cannot after it used chance, showed something (an event with an audience), or passed the
        choice to another seat.
        """
        if not self._past or not self.record.lines:
            return False
        last, past = self.record.lines[-1], self._past[-1]
        shown = any(event.audience is not None for event in self.events[past.events :])
        decision = self.title.decision(self.state)
        same = decision is not None and decision.seats == (last.seat,)
        return not last.outcomes and not shown and same

    def may_undo(
        self, seat: str, bots: Collection[str] = (), unasked: Collection[int] = (), choices: int = 1
    ) -> Undo:
        """How many actions take ``seat`` back by ``choices`` of its own and reveal nothing.

        Actions of ``bots`` since then may be taken back too, if they used no chance, revealed
        nothing secret and were legal whatever they hold. ``unasked`` are the lines of the record,
        from 0, at which nobody had a choice.
        """
        first = len(self.record.lines) - len(self._past)
        lines = enumerate(self.record.lines[first:], first)
        chose = any(line.seat == seat and at not in unasked for at, line in lines)
        for back in range(1, len(self._past) + 1):
            line, at = self.record.lines[-back], len(self.record.lines) - back
            own = line.seat == seat
            if not own and line.seat not in bots and at not in unasked:
                return Undo(0, "seat")
            if not chose:
                break
            if line.outcomes:
                return Undo(0, "chance")
            if self._told_secrets(back) or not (own or self._is_open(seat, back)):
                return Undo(0, "secret")
            if own and at not in unasked:
                choices -= 1
                if choices == 0:
                    return Undo(back)
        return Undo(0, self._why_settled(seat, first, unasked))

    def _why_settled(self, seat: str, first: int, unasked: Collection[int]) -> str:
        """Why a seat that chose nothing since line ``first``, from 0, can take nothing back."""
        before = self.record.lines[:first]
        if not any(line.seat == seat and at not in unasked for at, line in enumerate(before)):
            return "start"
        return "chance" if before[-1].outcomes else "final"

    def _told_secrets(self, back: int) -> bool:
        """Whether the action that is ``back`` from the end had an event of limited audience."""
        until = self._past[1 - back].events if back > 1 else len(self.events)
        return any(e.audience is not None for e in self.events[self._past[-back].events : until])

    def _is_open(self, seat: str, back: int) -> bool:
        """Whether another seat's action was legal in all sampled worlds that ``seat`` can see."""
        before, line = self._past[-back].state, self.record.lines[-back]
        for number in range(WORLDS):
            world = self.title.resample(before, seat, Sampled(number))
            decision = self.title.decision(world)
            if decision is None or not decision.allows(line.seat, line.action):
                return False
        return True

    def view(self, seat: str = OBSERVER) -> View:
        """What ``seat`` may know."""
        return self.title.view(self.state, seat)

    def tableau(self, seat: str = OBSERVER) -> Tableau:
        """What lies on the table for ``seat``."""
        return self.title.tableau(self.state, seat)

    def log(self, seat: str = OBSERVER) -> list[Event]:
        """The events that ``seat`` knows of."""
        return visible(self.events, seat)

    def why_not(self, action: Action | str, seat: str | None = None) -> Denial | None:
        """Why ``action`` may not be played now; None if it may."""
        chosen = parse(action) if isinstance(action, str) else action
        decision = self.title.decision(self.state)
        who = seat or (decision.seat if decision is not None else self.seats[0])
        return self.title.why_not(self.state, who, chosen)

    @property
    def digest(self) -> str:
        """The digest of the present state."""
        return digest(self.title, self.state)

    @property
    def position(self) -> str:
        """The present state as text."""
        return write_position(self.title, self.state)

    def finished_record(self) -> Record:
        """The record with the digest of the position and, after the end, the secret of the dice."""
        self.record.end = self.digest
        if self.over and isinstance(self.chance, Live):
            if self.chance.commitment == self.record.commitment:
                self.record.secret = self.chance.secret.hex()
            else:
                self._reveal_later_dice(self.chance)
        return self.record

    def _reveal_later_dice(self, live: Live) -> None:
        """Enter the secret of dice that were introduced in the middle of a game."""
        self.record.dice = [
            dice._replace(secret=live.secret.hex()) if dice.commitment == live.commitment else dice
            for dice in self.record.dice
        ]
