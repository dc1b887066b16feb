"""A table: a game, the people round it, and what they may do.

Everything here happens in memory and at once. What has changed is a `Change`, which must be stored
before anybody is told; if it cannot be, the table is thrown away and opened again from the store.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from longroll.engine.action import ActionError
from longroll.engine.chance import Live
from longroll.engine.decision import Decision
from longroll.engine.ending import Ended, Why, victor
from longroll.engine.event import OBSERVER, Event
from longroll.engine.game import Game, IllegalAction
from longroll.engine.record import Record
from longroll.engine.tableau import Tableau
from longroll.engine.title import Title
from longroll.table.errors import Refused, TableError
from longroll.table.history import INTERVAL, History, Snapshot, Stored, Told
from longroll.table.moments import Moments, Stretch
from longroll.table.seats import Seat
from longroll.table.talk import Talk

__all__ = ["REMEMBERED", "SPOKEN", "Change", "Request", "Table"]

REMEMBERED = 2 * INTERVAL
"""So many actions can be taken back without rebuilding the game from the store."""
SPOKEN = frozenset(
    {
        *("undone", "undone-chance", "undone-secret"),
        *("undone-chance-alone", "undone-secret-alone"),
        *("undo-asked", "undo-refused", "undo-withdrawn"),
        *("dice-renewed", "seat-claimed", "seat-reissued", "bot-failed"),
        *("ended-resigned", "ended-time"),
    }
)
"""What is said at the table, not in the game: it stays said when actions are taken back."""
DECLINING = frozenset({"pass", "defer", "nothing", "no-general", "stay", "stop", "halt", "done"})
"""Actions by which one does nothing of what is asked, or ends what one was doing: what a page
chooses by itself if it must."""


class Request(NamedTuple):
    """Somebody asks to go back to when ``to`` actions had been played."""

    by: str
    to: int


@dataclass(slots=True)
class Change:
    """What must be stored of a change: relative to ``seq`` and ``epoch`` as they were before.

    Actions above ``kept`` are gone, ``added`` follow; log lines in ``undone`` were taken back,
    ``told`` follow. ``reissued`` is a seat with its new token, whose old ones die, of which
    ``spent`` must have been one;
    ``thought`` is what a bot meant by the last action, for after the game.
    """

    seq: int
    epoch: int
    kept: int
    added: list[Stored] = field(default_factory=list[Stored])
    told: list[Told] = field(default_factory=list[Told])
    undone: list[int] = field(default_factory=list[int])
    snapshot: Snapshot | None = None
    reissued: tuple[str, str] | None = None
    spent: str | None = None
    thought: Mapping[str, Any] | None = None


class Table:
    """A game with people round it.

    Attributes:
        id: by which it is found.
        seats: who sits where.
        seed: the seed of repeatable dice, None for live ones.
        source: the text of the record that was imported, or empty.
        history: header, dice and lines.
        game: the game.
        epoch: how often something was taken back.
        log: what happened, line by line.
        request: an undo that waits for consent.
        ended: why it was ended before the rules did so, or None.
        talk: names and chat, which are not part of the game.
        apart: nobody was given the secret of a seat, so that each is known elsewhere, as in a club.
        moved: when something was last played or taken back, as the store has noted it.
    """

    def __init__(
        self,
        key: str,
        seats: Mapping[str, Seat],
        history: History,
        game: Game,
        *,
        seed: int | None = None,
        source: str = "",
    ) -> None:
        self.id = key
        self.seats = dict(seats)
        self.seed = seed
        self.source = source
        self.history = history
        self.game = game
        self.epoch = 0
        self.log: list[Told] = []
        self.request: Request | None = None
        self.ended: Ended | None = None
        self.apart = False
        self.moved = ""
        self.talk = Talk()
        self.moments = Moments(history)
        self._known: dict[str, tuple[int, list[Told]]] = {}
        """For each seat how much of the log was gone through, and what it may know of that."""
        self._claims: tuple[int, dict[str, str]] = (0, {})
        """How much of the log `claimed` has gone through, and what it says last of each seat."""
        self._laid: dict[str, Tableau] = {}
        """What lies on the table for those who have looked at it at the moment `_laid_at`."""
        self._laid_at = (-1, -1)

    @property
    def title(self) -> Title:
        """What is played."""
        return self.game.title

    @property
    def seq(self) -> int:
        """How many actions have been played."""
        return len(self.history.lines)

    @property
    def turn(self) -> str:
        """The key of the turn that everybody sees, or empty."""
        return self.tableau(OBSERVER).turn

    def tableau(self, seat: str, seq: int | None = None) -> Tableau:
        """What lies on the table for ``seat`` now, or lay there after ``seq`` actions.

        That of now is made once: a state, its counters and its row in the database need it.
        """
        if seq is not None and seq != self.seq:
            return self.title.tableau(self.state(seq), seat)
        now = (self.seq, self.epoch)
        if self._laid_at != now:
            self._laid, self._laid_at = {}, now
        if seat not in self._laid:
            self._laid[seat] = self.game.tableau(seat)
        return self._laid[seat]

    @property
    def winner(self) -> str | None:
        """The seat that has won, "draw", "system" or "nobody"; None while the game is played."""
        if self.ended is not None:
            return victor(tuple(self.seats), self.ended.seat)
        result = self.title.result(self.game.state)
        return None if result is None else result.winner or "draw"

    @property
    def over(self) -> bool:
        """Whether nothing more can be played: by the rules, or because it was ended."""
        return self.ended is not None or self.game.over

    @property
    def waits(self) -> tuple[str, ...]:
        """The seats that have to choose now."""
        if self.ended is not None:
            return ()
        decision = self.title.decision(self.game.state)
        return () if decision is None else tuple(decision.seats)

    @property
    def deciding_bot(self) -> str | None:
        """A bot's seat that has to choose now."""
        return next((seat for seat in self.waits if self.seats[seat].is_bot), None)

    @property
    def failed_bot(self) -> str | None:
        """The seat of a bot that ought to choose now, and of which was told that it has failed."""
        for told in reversed(self.log):
            if told.seq != self.seq or told.event.key.startswith("undone"):
                break
            if told.event.key == "bot-failed":
                return str(dict(told.event.args)["side"])
        return None

    def known(self, seat: str) -> Sequence[Told]:
        """The lines of the log that ``seat`` may know."""
        upto, found = self._known.get(seat, (0, []))
        found += [told for told in self.log[upto:] if told.known_to(seat)]
        self._known[seat] = (len(self.log), found)
        return found

    def state(self, seq: int) -> Any:
        """The state after ``seq`` actions; not to be changed. See `missing`."""
        self._check_moment(seq)
        return self.game.state if seq == self.seq else self.moments.state(seq)

    def missing(self, seq: int) -> Stretch | None:
        """What `state` would have to replay first; None if nothing. A thread may do it."""
        self._check_moment(seq)
        return None if seq == self.seq else self.moments.missing(seq)

    def _check_moment(self, seq: int) -> None:
        if not 0 <= seq <= self.seq:
            raise TableError(Refused.UNKNOWN, "error-no-moment", number=seq, count=self.seq)

    # --- The gate -------------------------------------------------------------------------------

    def _current(self, seq: int, epoch: int | None) -> Change:
        """An empty change, if the caller has seen what is on the table now."""
        if seq != self.seq or epoch not in (None, self.epoch):
            raise TableError(Refused.CONFLICT, "error-stale", number=seq, count=self.seq)
        return Change(self.seq, self.epoch, self.seq)

    def push(self, seat: str, text: str, seq: int, epoch: int | None = None) -> Change:
        """Play the action ``text`` for ``seat``: the gate."""
        change = self._current(seq, epoch)
        decision = self.title.decision(self.game.state)
        if decision is None or self.ended is not None:
            raise TableError(Refused.CONFLICT, "error-over")
        if seat not in decision.seats:
            waiting = decision.seats[0]
            raise TableError(Refused.FORBIDDEN, "error-not-yours", seat=seat, side=waiting)
        begins = self.title.quiet(self.game.state)
        try:
            events = self.game.push(text, seat)
        except ActionError as error:
            raise TableError(Refused.ILLEGAL, "error-no-action", detail=str(error)) from None
        except IllegalAction as error:
            raise TableError(Refused.ILLEGAL, "error-illegal", denial=error.denial) from None
        change.added.append(self._stored(begins=begins))
        self.history.lines += change.added
        self.request = None
        self._tell(change, events)
        if not self.seq % INTERVAL:
            change.snapshot = Snapshot.of(self.title, self.game.state, self.seq)
            self.game.forget(REMEMBERED)
        return change

    def _stored(self, *, begins: bool) -> Stored:
        line, chance = self.game.record.lines[-1], self.game.chance
        return Stored(
            line.seat,
            str(line.action),
            " ".join(line.outcomes),
            line.digest,
            chance.drawn if isinstance(chance, Live) else 0,
            self.game.undo_is_free,
            begins,
        )

    def _tell(self, change: Change, events: Sequence[Event]) -> None:
        told = [Told(number, self.seq, e) for number, e in enumerate(events, len(self.log))]
        self.log += told
        change.told += told

    # --- Undo -----------------------------------------------------------------------------------

    def free_from(self, seat: str) -> int:
        """The earliest moment to which ``seat`` can go back without asking anybody."""
        at = self.seq
        lines = self.history.lines
        while at and lines[at - 1].free and lines[at - 1].seat == seat:
            at -= 1
        return at

    def activation_from(self, seat: str) -> int:
        """The moment at which the last activation of ``seat`` began, as far as it is free.

        An activation is all that was played since nothing that was begun was waiting for its end:
        from the choice of a force to where it stops, whatever a title calls it.
        """
        at, free_from = self.seq, self.free_from(seat)
        while at > free_from:
            at -= 1
            if self.history.lines[at].begins:
                break
        return at

    def last_own(self, seat: str) -> int | None:
        """The moment before the last action that ``seat`` chose; None if it has chosen none.

        Ends that were not choice are skipped, but not against who sits elsewhere: from how many
        steps he is asked to take back he could tell that nothing else had been possible.
        """
        lines = self.history.lines
        own = (at for at in range(self.seq - 1, -1, -1) if lines[at].seat == seat)
        elsewhere = self._humans_besides(seat) if self.apart else self.claimed
        if any(other != seat for other in elsewhere):
            return next(own, None)
        return next((at for at in own if not self._forced(at)), None)

    def _forced(self, at: int) -> bool:
        """Whether the action after ``at`` was the only one, and not a decision (`Aids.forced`).

        A page gives such an action by itself: taking it back would only repeat it.
        """
        line, decision = self.history.lines[at], self.asked(at)
        if decision is None or len(decision.choices.get(line.seat, ())) != 1:
            return False
        return line.action in DECLINING or self.title.aids.is_forced(decision, line.seat)

    def asked(self, at: int) -> Decision | None:
        """What was asked after ``at`` actions; None where the game no longer knows it."""
        back = self.seq - at
        return None if back > self.game.depth else self.title.decision(self.game.before(back))

    def undo(self, seat: str, seq: int, to: int | None = None, epoch: int | None = None) -> Change:
        """Go back to before the last action of ``seat``, or to the moment ``to``.

        At once where that is free or where only bots are asked, for they always grant it; else
        the change is a request that waits for `answer`.
        """
        change = self._current(seq, epoch)
        if seat not in self.seats:
            raise TableError(Refused.FORBIDDEN, "error-observer")
        target = self._target(seat, to)
        if self.free_from(seat) <= target or not self._humans_besides(seat):
            self._take_back(change, seat, target, self._passed(seat, target))
        else:
            self.request = Request(seat, target)
            self._tell(change, [self._said("undo-asked", seat, target)])
        return change

    def _target(self, seat: str, to: int | None) -> int:
        """The moment ``to``, or the one before the last action of ``seat``."""
        target = self.last_own(seat) if to is None else to
        if target is None or not 0 <= target < self.seq or self.ended is not None:
            raise TableError(Refused.CONFLICT, "error-no-undo")
        return target

    def would_pass(self, seat: str, seq: int, to: int | None, epoch: int | None = None) -> str:
        """What `undo` with the same arguments would take back by a bot's courtesy.

        That is "chance" that has spoken, or a "secret": what was told to somebody alone, or
        answered by a bot in the light of what it holds. Empty where nothing of that kind would be
        taken back, or where people are asked. Raises `TableError` where `undo` does.
        """
        self._current(seq, epoch)
        return self._passed(seat, self._target(seat, to))

    def _passed(self, seat: str, target: int) -> str:
        if self.free_from(seat) <= target or self._humans_besides(seat):
            return ""
        lines = self.history.lines[target:]
        if any(line.outcomes for line in lines):
            return "chance"
        bots = [key for key, who in self.seats.items() if who.is_bot]
        forced = [at for at in range(target, self.seq) if self._forced(at)]
        return "" if self.game.may_undo(seat, bots, forced).steps == len(lines) else "secret"

    def answer(self, seat: str, grant: bool, to: int | None = None) -> Change:
        """Grant or refuse what another seat asks; whoever asked may take the question back.

        ``to`` is the moment that was asked for, as far as who answers has seen it.
        """
        request = self.request
        if seat not in self.seats:
            raise TableError(Refused.FORBIDDEN, "error-observer")
        if request is None or (grant and seat == request.by):
            raise TableError(Refused.CONFLICT, "error-nothing-asked")
        if to not in (None, request.to):
            raise TableError(Refused.CONFLICT, "error-other-asked")
        change = self._current(self.seq, self.epoch)
        if grant:
            self._take_back(change, request.by, request.to)
        else:
            self.request = None
            key = "undo-withdrawn" if seat == request.by else "undo-refused"
            self._tell(change, [self._said(key, seat, request.to)])
        return change

    def beyond(self, to: int | None) -> int | None:
        """The moment ``to`` if going back there takes a replay; see `missing`."""
        far = to is not None and 0 <= to < self.seq and self.seq - to > self.game.depth
        return to if far else None

    def must_ask(self, seat: str) -> bool:
        """Whether somebody else has to consent when a seat takes its last action back."""
        last = self.last_own(seat)
        bound = last is not None and self.free_from(seat) > last
        return bound and bool(self._humans_besides(seat))

    def _humans_besides(self, seat: str) -> list[str]:
        return [key for key, who in self.seats.items() if key != seat and not who.is_bot]

    def _take_back(self, change: Change, seat: str, to: int, passed: str = "") -> None:
        """Go back to ``to``; ``passed`` is what a bot gave back by courtesy."""
        count, told = self.seq - to, self.game.over or self.history.must_renew(to)
        if passed:  # by the courtesy of a bot, if there is one
            passed = f"-{passed}" if len(self.seats) > 1 else f"-{passed}-alone"
        said = self._said(f"undone{passed}", seat, to)
        if self.game.depth >= count:
            for _ in range(count):
                self.game.undo()
        else:
            state = self.title.copy(self.moments.state(to))
            record = self.history.record(to)
            self.game = Game.resume(self.title, state, record, self.history.dice(to))
        del self.history.lines[to:]
        if self.history.imported is not None:
            self.history.imported = min(self.history.imported, to)
        self.moments.forget(to)
        self.game.chance = dice = self.history.renew(to) if told else self.history.dice(to)
        self.epoch += 1
        self.request = None
        change.kept = to
        for line in self.log:
            if line.seq > to and not line.undone and line.event.key not in SPOKEN:
                line.undone = True
                change.undone.append(line.number)
        renewed = Event("dice-renewed", (("detail", dice.commitment[:16]),))
        self._tell(change, [said, renewed] if told else [said])

    def _said(self, key: str, seat: str, to: int) -> Event:
        """What is said of going back to ``to``: the asker's own actions are counted, if any.

        What others did since goes without saying: a bot has often passed, as it had to.
        """
        return Event(key, (("side", seat), ("count", self.counted(seat, to))))

    def counted(self, seat: str, to: int) -> int:
        """So many actions of ``seat`` go back to ``to``; of all seats, if none of them is its own.

        What was passed beside them does not count, whether or not it could have been played
        otherwise: everybody reads the number, and a hand is nobody's business.
        """
        own = [line.action for line in self.history.lines[to:] if line.seat == seat]
        chosen = [action for action in own if action not in DECLINING]
        return len(chosen) or len(own) or self.seq - to

    # --- The end --------------------------------------------------------------------------------

    def end(self, why: Why, seat: str) -> Change:
        """End the game, which ``seat`` loses: nothing can be played or taken back after that."""
        if seat not in self.seats:
            raise TableError(Refused.FORBIDDEN, "error-observer")
        if self.over:
            raise TableError(Refused.CONFLICT, "error-over")
        change = self._current(self.seq, self.epoch)
        self.ended, self.request = Ended(why, seat), None
        self._tell(change, [Event(f"ended-{why}", (("side", seat),))])
        return change

    # --- Seats ----------------------------------------------------------------------------------

    def reissue(self, seat: str, token: str, said: str = "seat-reissued") -> Change:
        """Let ``token`` open a human's seat from now on, and nothing else; everybody is told."""
        if seat not in self.seats or self.seats[seat].is_bot:
            raise TableError(Refused.CONFLICT, "error-no-human")
        change = self._current(self.seq, self.epoch)
        change.reissued = (seat, token)
        self._tell(change, [Event(said, (("side", seat),))])
        return change

    def claim(self, seat: str, link: str, token: str) -> Change:
        """Somebody sits down by a link: ``token`` opens the seat in place of ``link``.

        So whoever handed the link out cannot look into the seat's secrets. That ``link`` opens the
        seat until then is checked when it is stored: of two who use it at once, one is refused.
        """
        change = self.reissue(seat, token, said="seat-claimed")
        change.spent = link
        return change

    @property
    def claimed(self) -> list[str]:
        """The seats whose present token is known only to who sat down by a link."""
        upto, last = self._claims
        for told in self.log[upto:]:
            if told.event.key in ("seat-claimed", "seat-reissued"):
                last[str(dict(told.event.args)["side"])] = told.event.key
        self._claims = (len(self.log), last)
        return [seat for seat in self.seats if last.get(seat) == "seat-claimed"]

    def give_up(self, seat: str, seq: int, epoch: int) -> Change:
        """Tell everybody that the bot at ``seat`` could not choose; it has played nothing."""
        change = self._current(seq, epoch)
        self._tell(change, [Event("bot-failed", (("side", seat),))])
        return change

    # --- Texts of the whole game ----------------------------------------------------------------

    def record(self) -> Record:
        """The record; with the secrets of the dice if the game is over."""
        imported = self.history.imported
        if self.source and not self.epoch and imported == self.seq:
            record = Record.read(self.source)
        else:
            record = self.history.record(self.seq, told=self.over)
            record.end = self.game.digest
        record.ended = self.ended
        return record
