"""The text of a game (``.roll``): write, read, verify.

A record is a header of ``key: value`` lines, an empty line, and a line per action::

    longroll record 1
    title: forthepeople
    rules: 1
    scenario: 1861
    options: -
    seats: union confederate
    commitment: 5f0c...
    opening: draw=29 draw=43

    union: play 29 event ~ 8c1d2e3f
    confederate: pass | d6=5 d6=3 ~ 77aa0b1c  # a comment
    end: 1a2b3c4d5e6f7081
    ended: resigned union
    secret: 00ff...

After ``|`` stand the outcomes of chance that the action used, after ``~`` the running digest: each
chains the line before, so that the first altered line is the first that does not fit. A record
written by hand may leave digests out. Of a game that began from a position the header holds that
too, in lines ``position: ...``; of one that went on with other dice, lines ``dice: ...``.
``ended`` stands only in a game that was given up before the rules ended it.
Comments begin with ``#``; those of the header and those behind an action are kept, lines between
actions are not. ``docs/formats.md`` is the specification.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from longroll.engine.action import Action, ActionError, parse
from longroll.engine.ending import Ended, Why
from longroll.engine.textfile import TextError, bounded_text, read_text

__all__ = ["Dice", "Fault", "Line", "Record", "RecordError", "chain"]

FORMAT = "longroll record 1"
POSITION = "position"
"""The field that contains a line of the position from which the game began."""
DICE = "dice"
"""The field with the commitment of other dice, from some action on."""
_HEADER = (
    *("title", "rules", "scenario", "options", "seats", "commitment", "opening", "pack"),
    *(DICE, POSITION),
)
_REPEATED = (DICE, POSITION)
_NEEDED = ("title", "scenario")
_RULES = re.compile("[0-9]{1,9}")
_SECRET = re.compile("secret(?: ([1-9][0-9]*))?:(.*)")
_ENDED = re.compile("ended: *([a-z]+) +([a-z][a-z0-9-]*)")
_PROMISE = re.compile("([1-9][0-9]{0,8}) ([0-9a-f]{64})")


class Fault(StrEnum):
    """The kind of error in a record, for readers of other languages who do not program."""

    FOREIGN = "foreign"  # it is not a record
    HEAD = "head"
    LINE = "line"
    ORDER = "order"  # the rules do not allow it
    ALTERED = "altered"
    CUT = "cut"
    DICE = "dice"
    RULES = "rules"  # played under another version of the rules, with which it does not replay
    GAME = "game"  # of a title that is not known here
    PACK = "pack"  # played with other components


class RecordError(ValueError):
    """A record that cannot be read or does not replay.

    Its text is one line: the file (where known), the line number, the fault and the remedy.
    """

    def __init__(
        self, message: str, number: int = 0, file: str = "", fault: Fault = Fault.HEAD
    ) -> None:
        self.message = message
        self.number = number
        self.file = file
        self.fault = fault
        where = f"{file or 'record'}:{number}: " if number else f"{file}: " if file else ""
        super().__init__(where + message)

    def within(self, file: str) -> RecordError:
        """The same error with the name of its file."""
        return RecordError(self.message, self.number, file, self.fault)


def chain(before: str, seat: str, action: Action, outcomes: Iterable[str]) -> str:
    """The running digest after a line: eight hexadecimal digits of the line and all before it.

    >>> chain("", "union", Action("pass"), ["d6=5"])
    '917acc81'
    """
    text = f"{before}\n{seat}: {action} | {' '.join(outcomes)}"
    return hashlib.sha256(text.encode()).hexdigest()[:8]


class Dice(NamedTuple):
    """Other dice with which a game went on.

    Attributes:
        start: the number of the first action that rolled them; the first of a game is 1.
        commitment: what was published before.
        secret: what opens the commitment, once the game is over; or empty.
    """

    start: int
    commitment: str
    secret: str = ""


class Line:
    """One action of a record: seat, action, outcomes of chance, digest, comment, line number."""

    __slots__ = ("action", "comment", "digest", "number", "outcomes", "seat")

    def __init__(
        self,
        seat: str,
        action: Action,
        outcomes: tuple[str, ...] = (),
        digest: str = "",
        comment: str = "",
        number: int = 0,
    ) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes
        self.digest = digest
        self.comment = comment
        self.number = number

    def __str__(self) -> str:
        text = f"{self.seat}: {self.action}"
        if self.outcomes:
            text += " | " + " ".join(self.outcomes)
        if self.digest:
            text += " ~ " + self.digest
        if self.comment:
            text += "  # " + self.comment
        return text

    @classmethod
    def read(cls, text: str, number: int) -> Line:
        """A line from its text; raises `RecordError` with what is missing."""
        body, _, comment = text.partition("#")
        body, _, digest = body.partition("~")
        body, _, outcomes = body.partition("|")
        seat, colon, words = body.partition(":")
        if not colon or not seat.strip():
            raise RecordError(
                f"expected 'seat: action', found {text.strip()!r}", number, "", Fault.LINE
            )
        try:
            action = parse(words)
        except ActionError as error:
            raise RecordError(str(error), number, "", Fault.LINE) from None
        return cls(
            seat.strip(),
            action,
            tuple(outcomes.split()),
            digest.strip(),
            comment.strip(),
            number,
        )


class Record:
    """A whole game as text: header, lines, and the digest of the last position.

    Attributes:
        title: the key of the title.
        rules: the title's rules version when it was made.
        scenario: the key of the scenario.
        options: the options that were on.
        seats: the seats.
        commitment: the commitment of live dice, or empty.
        opening: outcomes of chance before the first decision.
        position: the text of the position from which the game began, or empty.
        pack: the digest of the files laid over the title's pack, or empty.
        dice: other dice with which the game went on, in order.
        lines: an entry per action.
        end: the digest of the position after the last line, or empty.
        ended: how it ended if the rules did not end it, or None.
        secret: what opens the commitment, once the game is over; or empty.
        remarks: comment lines of the header.
        field_lines: for a record that was read, the line of each field of header and tail.
    """

    def __init__(self, title: str, scenario: str) -> None:
        self.title = title
        self.scenario = scenario
        self.rules = 0
        self.options: tuple[str, ...] = ()
        self.seats: tuple[str, ...] = ()
        self.commitment = ""
        self.opening: tuple[str, ...] = ()
        self.position = ""
        self.pack = ""
        self.dice: list[Dice] = []
        self.lines: list[Line] = []
        self.end = ""
        self.ended: Ended | None = None
        self.secret = ""
        self.remarks: list[str] = []
        self.field_lines: dict[str, int] = {}

    def add(
        self, seat: str, action: Action, outcomes: Iterable[str] = (), comment: str = ""
    ) -> None:
        """Append an action with its running digest."""
        before = self.lines[-1].digest if self.lines else ""
        used = tuple(outcomes)
        digest = chain(before, seat, action, used)
        self.lines.append(Line(seat, action, used, digest, comment))

    def __str__(self) -> str:
        head = [
            FORMAT,
            *(f"# {remark}" for remark in self.remarks),
            f"title: {self.title}",
            f"rules: {self.rules}",
            f"scenario: {self.scenario}",
            f"options: {' '.join(self.options) or '-'}",
            f"seats: {' '.join(self.seats) or '-'}",
            f"commitment: {self.commitment or '-'}",
            f"opening: {' '.join(self.opening) or '-'}",
            *([f"pack: {self.pack}"] if self.pack else []),
            *(f"{DICE}: {dice.start} {dice.commitment}" for dice in self.dice),
            *(f"{POSITION}: {row}".rstrip() for row in self.position.splitlines()),
            "",
        ]
        tail = [f"end: {self.end}"] if self.end else []
        tail += [f"ended: {self.ended.why} {self.ended.seat}"] if self.ended else []
        tail += [f"secret: {self.secret}"] if self.secret else []
        tail += [f"secret {dice.start}: {dice.secret}" for dice in self.dice if dice.secret]
        return "\n".join([*head, *map(str, self.lines), *tail]) + "\n"

    def save(self, file: Path) -> None:
        """Write the record to ``file``."""
        file.write_text(str(self), encoding="utf-8")

    @classmethod
    def load(cls, file: Path) -> Record:
        """Read ``file``; raises `RecordError` with the file and the line."""
        try:
            return cls.read(read_text(file))
        except TextError as error:
            raise RecordError(error.message, error.line, str(file), Fault.FOREIGN) from None
        except RecordError as error:
            raise error.within(str(file)) from None

    @classmethod
    def read(cls, text: str) -> Record:
        """A record from its text; raises `RecordError` with the line."""
        try:
            text = bounded_text(text)
        except TextError as error:
            raise RecordError(error.message, error.line, "", Fault.FOREIGN) from None
        rows = text.split("\n")
        if rows[0].strip() != FORMAT:
            raise RecordError(f"a record begins with the line {FORMAT!r}", 1, "", Fault.FOREIGN)
        header = _read_header(rows)
        record = cls(header.fields["title"], header.fields["scenario"])
        record.remarks = header.remarks
        record.field_lines = header.lines
        record._take_header(header.fields)
        record._take_lines(rows, header.length)
        return record

    def _take_header(self, header: dict[str, str]) -> None:
        rules = header.get("rules", "0")
        if not _RULES.fullmatch(rules):
            raise RecordError(f"rules: {rules!r} is not a whole number", self.field_lines["rules"])
        self.rules = int(rules)
        self.options = _words(header.get("options", "-"))
        self.seats = _words(header.get("seats", "-"))
        self.opening = _words(header.get("opening", "-"))
        self.position = header.get(POSITION, "")
        self.pack = header.get("pack", "")
        self.commitment = header.get("commitment", "-").replace("-", "")
        for row in header.get(DICE, "").splitlines():
            self._take_dice(row, self.field_lines[DICE])

    def _take_dice(self, row: str, number: int) -> None:
        promise = _PROMISE.fullmatch(row)
        if promise is None:
            raise RecordError(f"dice: expected an action and a commitment, found {row!r}", number)
        dice = Dice(int(promise[1]), promise[2])
        if self.dice and dice.start <= self.dice[-1].start:
            raise RecordError(f"dice: those from action {dice.start} on are out of order", number)
        self.dice.append(dice)

    def _take_lines(self, rows: list[str], start: int) -> None:
        for number, row in enumerate(rows[start:], start + 1):
            text = row.strip()
            if not text or text.startswith("#"):
                continue
            secret = _SECRET.fullmatch(text)
            given_up = text.startswith("ended:")
            if self.ended is not None and secret is None and not given_up:
                message = "nothing but the secret may follow the line 'ended:'"
                raise RecordError(message, number, "", Fault.LINE)
            if self.end and secret is None and not given_up:
                message = "nothing but 'ended:' and the secret may follow the line 'end:'"
                raise RecordError(message, number, "", Fault.LINE)
            if text.startswith("end:"):
                self.end, self.field_lines["end"] = text[4:].strip(), number
            elif given_up:
                self._take_ended(text, number)
            elif secret is not None:
                self._take_secret(secret[1] or "", secret[2].strip(), number)
            else:
                self.lines.append(Line.read(text, number))

    def _take_ended(self, text: str, number: int) -> None:
        told = _ENDED.fullmatch(text)
        if self.secret or any(dice.secret for dice in self.dice):
            message = "the line 'ended:' stands before the secret"
            raise RecordError(message, number, "", Fault.LINE)
        if told is None or told[1] not in set(Why) or self.ended is not None:
            message = f"expected one line 'ended: {' or '.join(Why)}' with a seat, found {text!r}"
            raise RecordError(message, number, "", Fault.LINE)
        self.ended, self.field_lines["ended"] = Ended(Why(told[1]), told[2]), number

    def _take_secret(self, start: str, secret: str, number: int) -> None:
        """Store the secret of the first dice, or of those from action ``start`` on."""
        if not start:
            self.secret, self.field_lines["secret"] = secret, number
            return
        if start not in {str(dice.start) for dice in self.dice}:
            raise RecordError(f"the header promises no dice from action {start} on", number)
        self.field_lines[f"secret {start}"] = number
        self.dice = [
            dice._replace(secret=secret) if str(dice.start) == start else dice for dice in self.dice
        ]


def _words(text: str) -> tuple[str, ...]:
    return () if text == "-" else tuple(text.split())


class _Header(NamedTuple):
    """Fields, the line of each, remarks, and the number of rows of the header."""

    fields: dict[str, str]
    lines: dict[str, int]
    remarks: list[str]
    length: int


def _read_header(rows: list[str]) -> _Header:
    fields: dict[str, str] = {}
    lines: dict[str, int] = {}
    remarks: list[str] = []
    at = 1
    for at in range(1, len(rows) + 1):
        row = rows[at].strip() if at < len(rows) else ""
        if not row:
            break
        if row.startswith("#"):
            remarks.append(row[1:].strip())
            continue
        key, colon, value = row.partition(":")
        if not colon or key not in _HEADER:
            raise RecordError(
                f"{key!r} is not a header field ({', '.join(_HEADER)}); "
                "an empty line ends the header",
                at + 1,
            )
        if key in _REPEATED:
            fields[key] = fields.get(key, "") + value.removeprefix(" ") + "\n"
            lines.setdefault(key, at + 1)
        else:
            fields[key], lines[key] = value.strip(), at + 1
    for key in _NEEDED:
        if not fields.get(key):
            raise RecordError(f"the header lacks '{key}:'", lines.get(key, at + 1))
    return _Header(fields, lines, remarks, at + 1)
