"""Verifying live dice: whether the outcomes of a record come from its secrets."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.engine.chance import Live, Recorded, commitment
from longroll.engine.record import Fault, Line, Record, RecordError

__all__ = ["Proof"]


class Proof(Recorded):
    """Chance in a replay, verified against all dice whose secret is in the record.

    It answers from the record. Outcomes that do not come from the dice, and a secret that opens no
    commitment, are reported by `check` at the end, because a record may have worse faults.
    """

    def __init__(self, record: Record) -> None:
        super().__init__(record.opening)
        self._sources: dict[int, Live | None] = {}
        self._fault: RecordError | None = None
        try:
            self._sources = {dice.start: _opens(record, dice.start) for dice in record.dice}
            self._sources[0] = _opens(record, 0)
        except RecordError as error:
            self._sources, self._fault = {}, error
        self._dice = self._sources.get(0)
        self._message = "opening: these outcomes do not come from the secret"
        self._line = record.field_lines.get("opening", 0)

    @property
    def is_idle(self) -> bool:
        """Whether the record contains no secret, so that nothing can be verified."""
        return not self._fault and not any(self._sources.values())

    def turn_to(self, number: int, line: Line) -> None:
        """Turn to the questions of action ``number``; the first of a game is 1."""
        self.feed(line.outcomes)
        self._dice = self._sources.get(number, self._dice)
        self._message, self._line = "these outcomes do not come from the secret", line.number

    def check(self) -> None:
        """Raise `RecordError` if an outcome, used or unused, did not come from the dice."""
        self._hold(not self.left)
        if self._fault is not None:
            raise self._fault

    def roll(self, purpose: str, sides: int = 6) -> int:
        """As `Chance.roll`."""
        value = super().roll(purpose, sides)
        self._hold(self._dice is None or value == self._dice.roll(purpose, sides))
        return value

    def draw(self, purpose: str, options: Sequence[str]) -> str:
        """As `Chance.draw`."""
        value = super().draw(purpose, options)
        self._hold(self._dice is None or value == self._dice.draw(purpose, options))
        return value

    def shuffle(self, purpose: str, items: Sequence[str]) -> tuple[str, ...]:
        """As `Chance.shuffle`."""
        order = super().shuffle(purpose, items)
        self._hold(self._dice is None or order == self._dice.shuffle(purpose, items))
        return order

    def _hold(self, fits: bool) -> None:
        if not fits and self._fault is None:
            self._fault = RecordError(self._message, self._line, "", Fault.DICE)


def _opens(record: Record, start: int) -> Live | None:
    """The dice from action ``start`` on, 0 for the first ones; None without their secret."""
    if start:
        told = next(dice for dice in record.dice if dice.start == start)
        promise, text, field = told.commitment, told.secret, f"secret {start}"
    else:
        promise, text, field = record.commitment, record.secret, "secret"
    if not text:
        return None
    at = record.field_lines.get(field, 0)
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise RecordError("the secret is not a hexadecimal text", at, "", Fault.DICE) from None
    if commitment(secret) != promise:
        raise RecordError(
            "the secret does not open the commitment of the header", at, "", Fault.DICE
        )
    return Live(secret)
