"""Live dice and what proves them: whether the outcomes of a record come from its secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from longroll.engine.chance import Chance, ChanceError, Live, Recorded, commitment
from longroll.engine.record import Fault, Record, RecordError

if TYPE_CHECKING:
    from longroll.engine.game import Game

__all__ = ["prove"]


def prove(record: Record, begin: Callable[[Chance], Game]) -> None:
    """Check the outcomes of all dice whose secret is in ``record``; raises `RecordError`.

    ``begin`` opens the game of the record with the chance that it is handed. What other dice
    answered is taken as it stands.
    """
    sources = {dice.start: _opens(record, dice.start) for dice in record.dice}
    first = _opens(record, 0)
    if first is None and not any(sources.values()):
        return
    game, source = begin(first or Recorded(record.opening)), first
    if game.record.opening != record.opening:
        at = record.field_lines.get("opening", 0)
        raise RecordError("opening: these outcomes do not come from the secret", at, "", Fault.DICE)
    for number, line in enumerate(record.lines, 1):
        source = sources.get(number, source)
        game.chance = source or Recorded(line.outcomes)
        try:
            game.push(line.action, line.seat)
        except ChanceError as error:
            raise RecordError(str(error), line.number, "", Fault.DICE) from None
        if game.record.lines[-1].outcomes != line.outcomes:
            raise RecordError(
                "these outcomes do not come from the secret", line.number, "", Fault.DICE
            )


def _opens(record: Record, start: int) -> Live | None:
    """The dice from action ``start`` on, 0 for the first ones; None if their secret is not told."""
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
        raise RecordError("the secret is no hexadecimal text", at, "", Fault.DICE) from None
    if commitment(secret) != promise:
        raise RecordError(
            "the secret does not open the commitment of the header", at, "", Fault.DICE
        )
    return Live(secret)
