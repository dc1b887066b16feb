"""A game from its record: replaying, verifying, continuing.

Every record is read through `replay`, so that all parts of the program accept the same records.
"""

from __future__ import annotations

from collections.abc import Callable

from longroll.engine.action import ActionError
from longroll.engine.chance import Chance, ChanceError, Live, Recorded
from longroll.engine.chosen import pack_digest
from longroll.engine.ending import Ended
from longroll.engine.game import FROM_POSITION, Game, IllegalAction
from longroll.engine.options import check_options
from longroll.engine.position import PositionError, read_position
from longroll.engine.proof import Proof
from longroll.engine.record import Dice, Fault, Record, RecordError
from longroll.engine.title import TitleError, get_title

__all__ = ["check_dice", "go_on", "replay"]


def replay(
    record: Record,
    upto: int | None = None,
    *,
    verify: bool = True,
    before: Callable[[Game], None] = lambda _: None,
) -> Game:
    """The game in ``record`` after ``upto`` actions (all if left out), each checked.

    ``before`` is called with the game before each action, and must not change it.

    Raises `RecordError` with the first line that does not fit: an illegal action, an outcome that
    the rules do not ask for, a wrong digest. If the record was made under another version of the
    rules, the error says so.
    """
    proof = Proof(record) if verify and upto is None else None
    recorded = Recorded(record.opening) if proof is None else proof
    game = _begin(record, recorded)
    game.record.commitment = record.commitment
    game.record.rules = record.rules
    game.record.dice = list(record.dice)
    for number, line in enumerate(record.lines[:upto], 1):
        before(game)
        if proof is None:
            recorded.feed(line.outcomes)
        else:
            proof.turn_to(number, line)
        try:
            game.push(line.action, line.seat)
        except (IllegalAction, ActionError, ChanceError) as error:
            raise _misfit(record, str(error), line.number, Fault.ORDER) from None
        if recorded.left:
            message = f"the rules did not ask for {recorded.left[0]!r}"
            raise _misfit(record, message, line.number, Fault.ALTERED)
        if verify and line.digest and line.digest != game.record.lines[-1].digest:
            message = "the digest does not fit: this line, or an earlier one without a digest, "
            raise RecordError(f"{message}was altered", line.number, "", Fault.ALTERED)
        game.record.lines[-1].comment = line.comment
    if proof is not None:
        _verify_end(record, game)
        proof.check()
    if upto is None and record.ended is not None:
        _verify_ended(record, record.ended, game)
    game.record.remarks = list(record.remarks)
    return game


def _misfit(record: Record, message: str, number: int, fault: Fault) -> RecordError:
    """The error for what the rules do not accept; names the versions if the rules differ."""
    here = get_title(record.title).info.rules_version
    if record.rules in (0, here):  # 0: a handwritten record need not give the version
        return RecordError(message, number, "", fault)
    fits = sum(line.number < number for line in record.lines)
    remedy = f"the first {fits} actions fit (--at {fits})" if fits else "none of its actions fits"
    versions = f"played under rules {record.rules} of {record.title}; these are {here}"
    return RecordError(
        f"{message}: {versions}. Replay it with the Long Roll that it was played with; {remedy}",
        number,
        "",
        Fault.RULES,
    )


def go_on(
    record: Record,
    seed: int | None = None,
    *,
    before: Callable[[Game], None] = lambda _: None,
) -> Game:
    """The unfinished game in ``record``, ready to be continued; raises `RecordError`.

    ``before`` is called as by `replay`.

    If the secret of its dice is in the record, they are used further; otherwise the game gets new
    dice from here on, and the header of the record their commitment.
    """
    game = replay(record, before=before)
    if game.over or record.ended is not None:
        last = record.lines[-1].number if record.lines else 0
        at = record.field_lines.get("ended", last)
        raise RecordError("the game is over: see it with longroll replay", at)
    if record.secret and not record.dice:
        live = Live(bytes.fromhex(record.secret))
        twin = _opened(record, live)
        for line in record.lines:
            twin.push(line.action, line.seat)
        twin.record.remarks = game.record.remarks
        return twin
    game.chance = live = Live(seed)
    game.settle_past()  # earlier outcomes came from other dice
    number = len(record.lines) + 1
    thrown = [dice for dice in game.record.dice if dice.start < number]
    game.record.dice = [*thrown, Dice(number, live.commitment)]
    return game


def _begin(record: Record, recorded: Recorded) -> Game:
    """The game at its first decision; raises `RecordError` with the wrong header line."""
    field = "title"
    try:
        title = get_title(record.title)
        field = "pack"
        if record.pack != pack_digest(record.title):
            told = record.pack or "its own files only"
            raise TitleError(f"the game was played with {told}; replay it with the same --pack DIR")
        field = "scenario"
        if record.scenario == FROM_POSITION:
            _check_position(record)
        else:
            check_options(title, record.scenario, ())
            field = "options"
            check_options(title, record.scenario, record.options)
        field = "seats"
        seats = title.seats(record.options)
        if record.seats not in ((), seats):
            raise TitleError(f"{title.info.key} has the seats {' '.join(seats)}")
        field = "opening"
        game = _opened(record, recorded)
        if recorded.left:
            raise ChanceError(f"the rules did not ask for {recorded.left[0]!r}")
    except (TitleError, ChanceError) as error:
        fault = {"title": Fault.GAME, "pack": Fault.PACK}.get(field, Fault.HEAD)
        at = record.field_lines.get(field, 0)
        if fault is not Fault.HEAD:
            raise RecordError(f"{field}: {error}", at, "", fault) from None
        raise _misfit(record, f"{field}: {error}", at, fault) from None
    return game


def _opened(record: Record, chance: Chance) -> Game:
    """The game at its first decision: from the position in the record, or its scenario."""
    if record.scenario == FROM_POSITION:
        return Game.from_text(record.position, chance=chance)
    return Game(record.title, record.scenario, record.options, chance=chance)


def _check_position(record: Record) -> None:
    """Check that the position in a record can be read, and has the record's title and options."""
    if not record.position:
        raise TitleError("the lines 'position:' are missing, from which the game began")
    begins = record.field_lines.get(FROM_POSITION, 1)
    try:
        title, state = read_position(record.position, FROM_POSITION)
    except PositionError as error:
        _, row, message = str(error).split(":", 2)
        raise RecordError(f"position:{message}", begins + int(row) - 1) from None
    if (title.info.key, tuple(state.options)) != (record.title, record.options):
        raise RecordError("position: title or options differ from the header", begins)


def _verify_end(record: Record, game: Game) -> None:
    """Check the digest of the last position, and that the record is complete."""
    last = record.lines[-1].number if record.lines else 0
    if record.end and record.end != game.digest:
        at = record.field_lines.get("end", last)
        message = "the position at the end differs from the one recorded"
        raise _misfit(record, message, at, Fault.ALTERED)
    if not record.end and any(line.digest for line in record.lines):
        raise RecordError("the record breaks off: its line 'end:' is missing", last, "", Fault.CUT)


def _verify_ended(replayed: Record, ended: Ended, game: Game) -> None:
    """Check that a seat gave up a game that the rules had not ended."""
    message, line = "", replayed.field_lines.get("ended", 0)
    if ended.seat not in game.seats:
        message = f"ended: no seat {ended.seat!r}; the seats are: {', '.join(game.seats)}"
    elif game.over:
        message = "ended: the rules had already ended the game"
    if message:
        raise _misfit(replayed, message, line, Fault.ALTERED)


def check_dice(record: Record) -> None:
    """Check every outcome of live dice whose secret is known; raises `RecordError`.

    Outcomes of other dice are not checked.
    """
    proof = Proof(record)
    if proof.is_idle:
        return
    line = record.field_lines.get("opening", 0)
    try:
        game = _opened(record, proof)
        proof.check()
        for number, told in enumerate(record.lines, 1):
            line = told.number
            proof.turn_to(number, told)
            game.push(told.action, told.seat)
            proof.check()
    except ChanceError as error:
        raise RecordError(str(error), line, "", Fault.DICE) from None
