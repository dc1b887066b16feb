"""A table: a game, its players, and what they may do.

Everything here happens in memory and at once. It returns a `Change`, which must be stored before
anybody is notified; if it cannot be stored, the table is discarded and reopened from the store.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from longroll.engine.action import ActionError
from longroll.engine.chance import Live
from longroll.engine.decision import Decision
from longroll.engine.ending import Ended, Why, victor
from longroll.engine.event import OBSERVER, Event
from longroll.engine.game import Game, IllegalAction
from longroll.engine.record import Record
from longroll.engine.tableau import Tableau
from longroll.engine.title import Title
from longroll.table.change import Change, Request
from longroll.table.errors import Refused, TableError
from longroll.table.history import INTERVAL, History, Snapshot, Stored, Told
from longroll.table.moments import Moments, Stretch
from longroll.table.seats import Seat
from longroll.table.talk import Talk

__all__ = ["REMEMBERED", "SPOKEN", "Table"]

REMEMBERED = 2 * INTERVAL
"""Number of actions that can be undone without rebuilding the game from the store."""
_UNDONE = frozenset(
    {"undone", *(f"undone-{what}{how}" for what in ("chance", "secret") for how in ("", "-alone"))}
)
SPOKEN = _UNDONE | frozenset(
    {
        *("undo-asked", "undo-refused", "undo-withdrawn"),
        *("dice-renewed", "seat-claimed", "seat-reissued", "bot-failed"),
        *("ended-resigned", "ended-time"),
    }
)
"""Events of the table, not of the game: they stay in the log when actions are undone."""
DECLINING = frozenset({"pass", "defer", "nothing", "no-general", "stay", "stop", "halt", "done"})
"""Actions that decline what is asked or end what one was doing: a page gives them by itself if
there is no other."""


class Table:
    """A game with its players.

    Attributes:
        id: its key.
        seats: who sits where.
        seed: the seed of repeatable dice, None for live ones.
        source: the text of the imported record, or empty.
        history: header, dice and lines.
        game: the game.
        epoch: the number of undos.
        log: what happened, line by line.
        request: an undo that waits for consent.
        ended: why it was ended before the rules did so, or None.
        talk: names and chat, which are not part of the game.
        apart: whether no seat tokens were handed out, because seats are authenticated elsewhere, as
            in a club.
        moved: when something was last played or undone, as stored.
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
        """By seat, how many lines of the log were filtered, and those of them that it may know."""
        self._claims: tuple[int, dict[str, str]] = (0, {})
        """How many lines of the log `claimed` has read, and the last event about each seat."""
        self._laid: dict[str, Tableau] = {}
        """The tableaus that were made at the moment `_laid_at`, by seat."""
        self._laid_at = (-1, -1)

    @property
    def title(self) -> Title:
        """The title that is played."""
        return self.game.title

    @property
    def seq(self) -> int:
        """The number of actions played."""
        return len(self.history.lines)

    @property
    def turn(self) -> str:
        """The key of the turn, as observers see it, or empty."""
        return self.tableau(OBSERVER).turn

    def tableau(self, seat: str, seq: int | None = None) -> Tableau:
        """The tableau of ``seat`` now, or after ``seq`` actions.

        The present one is cached: a state, its counters and its row in the database need it.
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
        """Whether nothing more can be played: by the rules, or because the game was ended."""
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
        """A bot's seat that has to choose now; None if there is none."""
        return next((seat for seat in self.waits if self.seats[seat].is_bot), None)

    @property
    def failed_bot(self) -> str | None:
        """The seat of a bot that has to choose now and was reported as failed; None if none."""
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
        """The state after ``seq`` actions; it must not be changed. See `missing`."""
        self._check_moment(seq)
        return self.game.state if seq == self.seq else self.moments.state(seq)

    def missing(self, seq: int) -> Stretch | None:
        """What `state` would have to replay first; None if nothing. A thread may replay it."""
        self._check_moment(seq)
        return None if seq == self.seq else self.moments.missing(seq)

    def _check_moment(self, seq: int) -> None:
        if not 0 <= seq <= self.seq:
            raise TableError(Refused.UNKNOWN, "error-no-moment", number=seq, count=self.seq)

    # --- The gate -------------------------------------------------------------------------------

    def _current(self, seq: int, epoch: int | None) -> Change:
        """An empty change, if the caller has seen the present state; else raises `TableError`."""
        if seq != self.seq or epoch not in (None, self.epoch):
            raise TableError(Refused.CONFLICT, "error-stale", number=seq, count=self.seq)
        return Change(self.seq, self.epoch, self.seq)

    def push(
        self, seat: str, text: str, seq: int, epoch: int | None = None, *, habit: bool = False
    ) -> Change:
        """Play the action ``text`` for ``seat``; raises `TableError` unless it is legal now.

        ``habit``: a page declines by itself what its player does not want to be asked.
        """
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
        habit = habit and self._declines(decision, seat)
        change.added.append(self._stored(begins=begins)._replace(habit=habit))
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

    def _declines(self, decision: Decision, seat: str) -> bool:
        """Whether the last action declined what everybody knows that ``seat`` was asked."""
        prompt = decision.prompts.get(seat)
        verb = self.title.aids.declines.get(prompt.key) if prompt else None
        return verb == self.game.record.lines[-1].action.verb

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
        while at < self.seq and lines[at].habit:
            at += 1  # the page would decline it again
        return at

    def activation_from(self, seat: str) -> int:
        """The moment at which the last activation of ``seat`` began, as far as it is free.

        An activation is everything since the last quiet moment, when no operation was unfinished:
        from the choice of a force to where it stops, whatever a title calls it.
        """
        at, free_from = self.seq, self.free_from(seat)
        while at > free_from:
            at -= 1
            if self.history.lines[at].begins and not self.history.lines[at].habit:
                break
        return at

    def last_own(self, seat: str) -> int | None:
        """The moment before the last action that ``seat`` chose; None if it has chosen none.

        What a page declined by habit was not chosen: everybody knows that it was asked. Forced
        actions at the end are skipped, but not if another human's consent may be needed: from the
        number of steps he could tell that nothing else had been possible.
        """
        lines = self.history.lines
        own = (at for at in range(self.seq - 1, -1, -1) if lines[at].seat == seat)
        own = (at for at in own if not lines[at].habit)
        elsewhere = self._humans_besides(seat) if self.apart else self.claimed
        if any(other != seat for other in elsewhere):
            return next(own, None)
        return next((at for at in own if not self._forced(at)), None)

    def _forced(self, at: int) -> bool:
        """Whether the action after ``at`` was the only one, and not a decision (`Aids.forced`).

        A page gives such an action by itself: undoing it would only repeat it.
        """
        line, decision = self.history.lines[at], self.asked(at)
        if decision is None or len(decision.choices.get(line.seat, ())) != 1:
            return False
        return line.action in DECLINING or self.title.aids.is_forced(decision, line.seat)

    def asked(self, at: int) -> Decision | None:
        """The decision after ``at`` actions; None if the game no longer remembers it."""
        back = self.seq - at
        return None if back > self.game.depth else self.title.decision(self.game.before(back))

    def undo(self, seat: str, seq: int, to: int | None = None, epoch: int | None = None) -> Change:
        """Go back to before the last action of ``seat``, or to the moment ``to``.

        At once if that is free or if the other seats are bots, which always consent; else the
        change is a request that waits for `answer`.
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
        """What `undo` with the same arguments would cross, with only bots to consent.

        "chance": dice or cards were drawn; "secret": something was told to one seat alone, or a bot
        answered on the basis of what it holds. Empty if neither, or if humans have to consent.
        Raises `TableError` where `undo` does.
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
        unasked = [n for n in range(target, self.seq) if lines[n - target].habit or self._forced(n)]
        return "" if self.game.may_undo(seat, bots, unasked).steps == len(lines) else "secret"

    @property
    def returned(self) -> bool:
        """Whether the present moment was last reached by an undo: its question is to be asked."""
        here = takewhile(lambda line: line.seq == self.seq, reversed(self.log))
        return any(line.event.key in _UNDONE for line in here)

    def answer(self, seat: str, grant: bool, to: int | None = None) -> Change:
        """Grant or refuse another seat's request; the requesting seat may withdraw it.

        ``to`` is the moment of the request that the answering seat has seen, if given.
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
        """The moment ``to`` if going back there takes a replay, else None; see `missing`."""
        far = to is not None and 0 <= to < self.seq and self.seq - to > self.game.depth
        return to if far else None

    def must_ask(self, seat: str) -> bool:
        """Whether another human has to consent when a seat undoes its last action."""
        last = self.last_own(seat)
        bound = last is not None and self.free_from(seat) > last
        return bound and bool(self._humans_besides(seat))

    def _humans_besides(self, seat: str) -> list[str]:
        return [key for key, who in self.seats.items() if key != seat and not who.is_bot]

    def _take_back(self, change: Change, seat: str, to: int, passed: str = "") -> None:
        """Go back to ``to``; ``passed`` is what that crosses (`would_pass`)."""
        count, told = self.seq - to, self.game.over or self.history.must_renew(to)
        if passed:  # another message if there is no bot to consent
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
        """The event of going back to ``to``: it counts the asker's own actions, if any.

        Those of others are not mentioned: often a bot only passed, as it had to.
        """
        return Event(key, (("side", seat), ("count", self.counted(seat, to))))

    def counted(self, seat: str, to: int) -> int:
        """The number of actions of ``seat`` since ``to``; of all seats, if none of them is its own.

        Passes do not count beside others, whether forced or not: everybody reads the number, and it
        must not reveal a hand. Nor does what a habit declined.
        """
        own = [line for line in self.history.lines[to:] if line.seat == seat]
        chosen = [line for line in own if line.action not in DECLINING and not line.habit]
        return len(chosen) or len(own) or self.seq - to

    # --- The end --------------------------------------------------------------------------------

    def end(self, why: Why, seat: str) -> Change:
        """End the game, which ``seat`` loses: nothing can be played or undone after that."""
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
        """Make ``token`` the only token of a human's seat; everybody is told."""
        if seat not in self.seats or self.seats[seat].is_bot:
            raise TableError(Refused.CONFLICT, "error-no-human")
        change = self._current(self.seq, self.epoch)
        change.reissued = (seat, token)
        self._tell(change, [Event(said, (("side", seat),))])
        return change

    def claim(self, seat: str, link: str, token: str) -> Change:
        """Somebody sits down by a link: ``token`` replaces ``link`` as the seat's token.

        So the sender of the link cannot see the seat's secrets. Whether ``link`` is still valid is
        checked when the change is stored: if two use it at once, one is refused.
        """
        change = self.reissue(seat, token, said="seat-claimed")
        change.spent = link
        return change

    @property
    def claimed(self) -> list[str]:
        """The seats whose present token only the player who sat down by a link knows."""
        upto, last = self._claims
        for told in self.log[upto:]:
            if told.event.key in ("seat-claimed", "seat-reissued"):
                last[str(dict(told.event.args)["side"])] = told.event.key
        self._claims = (len(self.log), last)
        return [seat for seat in self.seats if last.get(seat) == "seat-claimed"]

    def give_up(self, seat: str, seq: int, epoch: int) -> Change:
        """Report that the bot at ``seat`` could not choose; it has played nothing."""
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
