"""Undo: free until chance or a secret has spoken, else by consent; the log tells of it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from longroll.engine.action import parse
from longroll.engine.chance import Live
from longroll.engine.event import OBSERVER
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.title import title_keys
from longroll.table import (
    Store,
    Table,
    TableError,
    Tokens,
    import_table,
    new_table,
    new_tokens,
)
from longroll.table.errors import Refused
from tests.table.tables import begin, play, reopened, store_in


def to_free(store: Store, table: Table, steps: int = 1) -> str:
    """Play on until ``steps`` actions can be taken back freely; the seat that can."""
    for _ in range(400):
        play(store, table, 1, seed=table.seq)
        seat = table.history.lines[-1].seat
        if table.seq - table.free_from(seat) >= steps:
            return seat
    raise AssertionError("nothing was ever free")


def to_bound(store: Store, table: Table) -> str:
    """Play on until an action cannot be taken back freely; the seat that played it."""
    for _ in range(400):
        play(store, table, 1, seed=table.seq)
        if not table.history.lines[-1].free:
            return table.history.lines[-1].seat
    raise AssertionError("everything was free")


def against(table: Table, seat: str) -> str:
    return next(other for other in table.seats if other != seat)


def kinds(table: Table) -> list[str]:
    return [told.event.key for told in table.log if not told.undone]


def test_a_free_action_is_taken_back_at_once(store: Store, tmp_path: Path) -> None:
    table = begin(store)
    seat = to_free(store, table)
    seq, digest = table.seq, table.game.digest
    last = table.history.lines[-1].action
    store.commit(table, table.undo(seat, seq))
    assert (table.seq, table.epoch) == (seq - 1, 1)
    reopened(tmp_path, table)
    store.commit(table, table.push(seat, last, seq - 1))
    assert table.game.digest == digest
    reopened(tmp_path, table)


@pytest.mark.parametrize("title", title_keys())
def test_what_lies_on_the_table_is_that_of_now(store: Store, title: str) -> None:
    table = begin(store, title=title)
    seats = (*table.seats, OBSERVER)
    seen = [[table.tableau(seat) for seat in seats]]
    for seed in range(4):
        play(store, table, 1, seed)
        seen.append([table.tableau(seat) for seat in seats])
        assert seen[-1] == [table.game.tableau(seat) for seat in seats]
    assert [table.tableau(seat, 0) for seat in seats] == seen[0]
    mover = table.history.lines[-1].seat
    store.commit(table, table.undo(mover, table.seq, table.seq - 1))
    if table.request is not None:
        other = next(seat for seat in table.seats if seat != mover)
        store.commit(table, table.answer(other, grant=True))
    play(store, table, table.epoch, seed=9)
    assert table.epoch == 1
    assert [table.tableau(seat) for seat in seats] == [table.game.tableau(seat) for seat in seats]


def test_all_that_is_free_is_taken_back_at_once(store: Store, tmp_path: Path) -> None:
    table = begin(store)
    seat = to_free(store, table, steps=3)
    start = table.free_from(seat)
    store.commit(table, table.undo(seat, table.seq, start))
    assert table.seq == start
    reopened(tmp_path, table)


def to_activation(store: Store, table: Table, verb: str) -> str:
    """Play on until what began with ``verb`` has taken three free steps; the seat whose it is."""
    choose = random.Random(1)
    while not table.game.over:
        decision = table.game.decision
        action = str(choose.choice(decision.actions))
        store.commit(table, table.push(decision.seat, action, table.seq))
        start = table.activation_from(decision.seat)
        if table.seq - start >= 3 and table.history.lines[start].action.startswith(verb):
            return decision.seat
    raise AssertionError("nothing was done in three steps")


@pytest.mark.parametrize(("title", "verb"), [("forthepeople", "play "), ("savannah", "move ")])
def test_a_whole_activation_is_taken_back_at_once(
    store: Store, tmp_path: Path, title: str, verb: str
) -> None:
    table = begin(store, title=title)
    seat = to_activation(store, table, verb)
    start = table.activation_from(seat)
    chosen = table.history.lines[start:]
    assert chosen[0].begins
    assert not any(line.begins for line in chosen[1:])
    assert all(line.seat == seat and line.free for line in chosen)
    store.commit(table, table.undo(seat, table.seq, start))
    assert table.seq == start
    assert table.game.decision.allows(seat, parse(chosen[0].action))
    reopened(tmp_path, table)


def test_an_activation_goes_back_only_until_chance_or_a_secret_has_spoken(store: Store) -> None:
    table = begin(store)
    seen = 0
    for _ in range(300):
        play(store, table, 1, seed=table.seq)
        seat = table.history.lines[-1].seat
        start, free_from = table.activation_from(seat), table.free_from(seat)
        assert free_from <= start <= table.seq
        begins = [line.begins for line in table.history.lines[start + 1 :]]
        assert not any(begins)
        seen += start == free_from < table.seq and not table.history.lines[start].begins
    assert seen > 5


def test_the_log_tells_what_was_taken_back(store: Store) -> None:
    table = begin(store)
    seat = to_free(store, table)
    before = len(table.log)
    gone = [told for told in table.log if told.seq == table.seq]
    table.undo(seat, table.seq)
    assert all(told.undone for told in gone)
    assert len(table.log) == before + 1
    assert table.log[-1].event.key == "undone"
    assert table.log[-1].event.args == (("side", seat), ("count", 1))


def test_what_was_said_at_the_table_stands_when_more_is_taken_back(store: Store) -> None:
    table = begin(store)
    play(store, table, 12)
    for _ in range(2):
        seat = against(table, to_bound(store, table))
        store.commit(table, table.undo(against(table, seat), table.seq))
        store.commit(table, table.answer(seat, grant=True))
    lines = [told for told in table.log if told.event.key in {"undone", "undo-asked"}]
    assert len(lines) == 4
    assert not any(told.undone for told in lines)
    assert any(told.undone for told in table.log)


def test_only_what_the_asker_played_is_counted(store: Store) -> None:
    table = begin(store, confederate="random")
    while True:
        play(store, table, 1, seed=table.seq)
        seats = [line.seat for line in table.history.lines[-3:]]
        chosen = table.last_own("union") is not None
        if seats == ["union", "confederate", "confederate"] and chosen:
            break
    table.undo("union", table.seq)
    assert table.log[-1].event.args == (("side", "union"), ("count", 1))


def test_only_people_are_asked(store: Store) -> None:
    table = begin(store)
    seat = to_bound(store, table)
    assert table.must_ask(seat)
    alone = begin(store, confederate="random")
    play(store, alone, 12)
    while (last := alone.last_own("union")) is None or alone.free_from("union") <= last:
        play(store, alone, 1, seed=alone.seq)
    assert not alone.must_ask("union")


def test_what_is_not_free_needs_consent(store: Store, tmp_path: Path) -> None:
    table = begin(store)
    seat = to_bound(store, table)
    seq, digest = table.seq, table.game.digest
    store.commit(table, table.undo(seat, seq))
    assert (table.seq, table.game.digest) == (seq, digest)
    assert table.request == (seat, seq - 1)
    again = reopened(tmp_path, table)
    with pytest.raises(TableError):
        again.answer(seat, grant=True)  # nobody grants his own wish
    store.commit(table, table.answer(against(table, seat), grant=True))
    assert table.seq == seq - 1
    assert str(table.request) == "None"
    reopened(tmp_path, table)


def test_consent_can_be_refused_and_the_question_withdrawn(store: Store, tmp_path: Path) -> None:
    table = begin(store)
    seat = to_bound(store, table)
    seq = table.seq
    store.commit(table, table.undo(seat, seq))
    store.commit(table, table.answer(against(table, seat), grant=False))
    assert (table.seq, table.request) == (seq, None)
    store.commit(table, table.undo(seat, seq))
    store.commit(table, table.answer(seat, grant=False))
    assert table.request is None
    assert kinds(table)[-4:] == ["undo-asked", "undo-refused", "undo-asked", "undo-withdrawn"]
    reopened(tmp_path, table)
    with pytest.raises(TableError):
        table.answer(seat, grant=True)


def test_an_answer_goes_to_the_question_that_was_seen(store: Store) -> None:
    table = begin(store)
    seat = to_bound(store, table)
    other = against(table, seat)
    store.commit(table, table.undo(seat, table.seq))
    seen = table.seq - 1
    store.commit(table, table.undo(seat, table.seq, 0))
    with pytest.raises(TableError) as caught:
        table.answer(other, grant=True, to=seen)
    assert caught.value.kind is Refused.CONFLICT
    assert table.seq == seen + 1
    store.commit(table, table.answer(other, grant=True, to=0))
    assert table.seq == 0


def test_an_action_ends_the_question(store: Store, tmp_path: Path) -> None:
    table = begin(store)
    seat = to_bound(store, table)
    store.commit(table, table.undo(seat, table.seq))
    play(store, table, 1)
    assert table.request is None
    reopened(tmp_path, table)


def test_a_bot_always_grants(store: Store, tmp_path: Path) -> None:
    table = begin(store, confederate="random")
    play(store, table, 12)
    at = table.last_own("union")
    assert at is not None
    store.commit(table, table.undo("union", table.seq))
    assert table.seq == at
    reopened(tmp_path, table)


def until(store: Store, table: Table, found: str) -> int:
    """Play on until the last undo of the Union would pass ``found``; the moment it goes to."""
    for _ in range(400):
        play(store, table, 1, seed=table.seq)
        last = table.last_own("union")
        if last is not None and table.would_pass("union", table.seq, None) == found:
            return last
    raise AssertionError(f"nothing ever passes {found!r}")


@pytest.mark.parametrize("what", ["chance", "secret"])
def test_a_bots_courtesy_is_told_before_and_marked_in_the_log(store: Store, what: str) -> None:
    table = begin(store, confederate="random")
    to = until(store, table, what)
    rolled = any(line.outcomes for line in table.history.lines[to:])
    assert rolled == (what == "chance")
    store.commit(table, table.undo("union", table.seq))
    assert (table.seq, table.log[-1].event.key) == (to, f"undone-{what}")
    play(store, table, 5)
    assert not next(told for told in table.log if told.event.key == f"undone-{what}").undone


def test_a_bot_that_could_only_pass_has_told_nothing(store: Store) -> None:
    table = begin(store, confederate="random")
    to = until(store, table, "")
    while all(line.seat != "confederate" for line in table.history.lines[to:]):
        to = until(store, table, "")
    lines = table.history.lines[to:]
    assert not any(line.outcomes for line in lines)
    store.commit(table, table.undo("union", table.seq))
    assert (table.seq, table.log[-1].event.key) == (to, "undone")


def test_a_pass_that_was_no_choice_is_taken_back_with_the_choice_before_it(store: Store) -> None:
    table = begin(store, confederate="random")
    last = None
    while last is None or not _passed_by_force(table):
        play(store, table, 1, seed=table.seq)
        last = table.last_own("union")
    assert last < table.seq - 1
    decision = table.title.decision(table.game.before(table.seq - last))
    assert decision is not None
    assert len(decision.actions_of("union")) > 1


def _passed_by_force(table: Table) -> bool:
    """Whether the last action was a pass of the Union, which could do nothing else."""
    if not table.seq or table.history.lines[-1][:2] != ("union", "pass"):
        return False
    decision = table.title.decision(table.game.before(1))
    return decision is not None and len(decision.actions_of("union")) == 1


def test_where_people_are_asked_nothing_is_given_by_courtesy(store: Store) -> None:
    table = begin(store)
    seat = to_bound(store, table)
    assert table.would_pass(seat, table.seq, None) == ""
    with pytest.raises(TableError):
        table.would_pass(seat, table.seq + 1, None)


def test_the_dice_are_the_same_again(store: Store) -> None:
    table = begin(store, confederate="random")
    while not any("d6" in line.outcomes for line in table.history.lines):
        play(store, table, 1, seed=table.seq)
    last = table.history.lines[-1]
    table.undo(last.seat, table.seq, table.seq - 1)
    if table.request is not None:
        table.answer(against(table, last.seat), grant=True)
    table.push(last.seat, last.action, table.seq)
    assert table.history.lines[-1].outcomes == last.outcomes


def test_undo_reaches_beyond_what_is_remembered(store: Store, tmp_path: Path) -> None:
    table = begin(store, confederate="random")
    digests = [table.game.digest]
    for _ in range(120):
        play(store, table, 1, seed=table.seq)
        digests.append(table.game.digest)
    other = store_in(tmp_path)
    again = other.open(table.id)
    other.commit(again, again.undo("union", again.seq, 7))
    other.close()
    assert again.game.digest == digests[7]
    assert [again.title.info.key] == [table.title.info.key]
    reopened(tmp_path, again)


def test_moments_of_the_past_are_as_they_were(store: Store) -> None:
    table = begin(store)
    views = [table.game.view("union")]
    for _ in range(80):
        play(store, table, 1, seed=table.seq)
        views.append(table.game.view("union"))
    for seq in (80, 0, 24, 25, 26, 60, 79, 1):
        assert table.title.view(table.state(seq), "union") == views[seq]
    with pytest.raises(TableError) as caught:
        table.state(81)
    assert caught.value.kind is Refused.UNKNOWN


def test_moments_that_were_taken_back_are_forgotten(store: Store) -> None:
    table = begin(store, confederate="random")
    play(store, table, 40, seed=1)
    table.state(30)
    store.commit(table, table.undo("union", table.seq, 20))
    play(store, table, 20, seed=2)
    for seq in range(21, table.seq):
        again = table.history.game(seq)
        assert table.title.view(table.state(seq), "union") == again.view("union")


def test_an_observer_takes_nothing_back(store: Store) -> None:
    table = begin(store)
    play(store, table, 3)
    with pytest.raises(TableError) as caught:
        table.undo("observer", 3)
    assert caught.value.kind is Refused.FORBIDDEN
    with pytest.raises(TableError) as caught:
        table.answer("observer", grant=True)
    assert caught.value.kind is Refused.FORBIDDEN
    with pytest.raises(TableError):
        table.undo("union", 3, 3)


# --- After the end has told the secret of the dice ------------------------------------------------


def ended(store: Store) -> Table:
    table = begin(store)
    play(store, table, 10_000)
    assert table.game.over
    return table


def take_back(store: Store, table: Table, to: int) -> None:
    """Go back with everybody's consent."""
    store.commit(table, table.undo("union", table.seq, to))
    if table.request is not None:
        store.commit(table, table.answer("confederate", grant=True))
    assert table.seq == to


def test_after_the_end_a_game_goes_on_with_dice_that_nobody_knows(
    store: Store, tmp_path: Path
) -> None:
    table = ended(store)
    told = table.record()
    assert table.history.dice(table.seq).commitment == told.commitment
    secret, to = told.secret, len(told.lines) - 150
    take_back(store, table, to)
    assert table.log[-1].event.key == "dice-renewed"
    promised = table.history.dice(to)
    assert isinstance(table.game.chance, Live)
    assert table.game.chance.secret == promised.secret != bytes.fromhex(secret)
    (dice,) = table.record().dice
    assert (dice.start, dice.commitment, dice.secret) == (to + 1, promised.commitment, "")
    assert not table.record().secret
    for _ in range(3):
        play(store, table, 1, seed=table.seq)
        reopened(tmp_path, table)
    play(store, store.open(table.id), 10_000)
    again = store.open(table.id)
    record = Record.read(str(again.record()))
    assert record.secret == secret
    assert record.dice == [dice._replace(secret=promised.secret.hex())]
    assert replay(record).digest == again.game.digest
    assert any(line.outcomes for line in record.lines[to:])
    reopened(tmp_path, again)


def test_dice_whose_secret_was_told_fall_no_more(store: Store, tmp_path: Path) -> None:
    table = ended(store)
    first = table.record().secret
    take_back(store, table, table.seq - 20)
    second = table.history.dice(table.seq).secret
    play(store, table, 5)
    take_back(store, table, table.seq - 3)  # the secret of these is told to nobody yet
    assert table.history.dice(table.seq).secret == second
    take_back(store, table, table.seq - 30)  # to where the first dice fell
    third = table.history.dice(table.seq).secret
    assert third.hex() != first
    assert third != second
    reopened(tmp_path, table)
    play(store, table, 10_000)
    take_back(store, table, 0)
    assert table.history.dice(0).secret != third
    assert len(table.record().dice) == 1
    reopened(tmp_path, table)
    play(store, table, 10_000)
    record = Record.read(str(table.record()))
    assert [dice.start for dice in record.dice] == [1]
    assert record.secret == first
    replay(record)
    reopened(tmp_path, table)


def test_an_imported_game_that_was_over_goes_on_with_new_dice(store: Store, tmp_path: Path) -> None:
    text = str(ended(store).record())
    table, snapshots = import_table(text)
    store.create(table, new_tokens(table.seats), snapshots)
    take_back(store, table, table.seq - 10)
    play(store, table, 10_000)
    take_back(store, table, table.seq - 5)
    play(store, table, 10_000)
    reopened(tmp_path, table)
    record = Record.read(str(table.record()))
    assert len(record.dice) == 2
    assert all(dice.secret for dice in record.dice)
    replay(record)


@pytest.mark.parametrize("title", ["bobbylee", "uscivilwar"])
def test_an_end_that_was_no_choice_is_taken_back_with_the_choice_before_it(
    store: Store, title: str
) -> None:
    table, ended = begin(store, title=title), 0
    for _ in range(600):
        if table.over:
            break
        decision = table.game.decision
        seat = decision.seats[0]
        lone = [str(action) for action in decision.actions_of(seat)]
        play(store, table, 1, seed=table.seq)
        if lone in (["done"], ["halt"], ["stay"]):
            ended += 1
            last = table.last_own(seat)
            assert last is None or last < table.seq - 1
    assert ended > 3


def test_who_sits_elsewhere_is_asked_for_every_step(store: Store) -> None:
    """How many he is asked to take back must not tell that nothing else had been possible."""
    table, seat = begin(store, title="bobbylee"), ""
    while not seat:
        decision = table.game.decision
        asked = decision.seats[0]
        if [str(action) for action in decision.actions_of(asked)] == ["done"]:
            seat = asked
        play(store, table, 1, seed=table.seq)
    at_one_screen = table.last_own(seat)
    assert at_one_screen is None or at_one_screen < table.seq - 1
    (other,) = (one for one in table.seats if one != seat)
    table.reissue(other, "another", said="seat-claimed")
    assert table.claimed == [other]
    assert table.last_own(seat) == table.seq - 1


@pytest.mark.parametrize("again", [False, True])
def test_members_of_a_club_are_asked_for_every_step(
    store: Store, tmp_path: Path, *, again: bool
) -> None:
    """Nobody is given a token there: whoever plays sits elsewhere, also at a table opened anew."""
    table = new_table("bobbylee", None, (), {}, 1861)
    store.create(table, Tokens({}, ""))
    seat = ""
    for _ in range(600):
        decision = table.game.decision
        seat = decision.seats[0]
        lone = [str(action) for action in decision.actions_of(seat)] == ["done"]
        play(store, table, 1, seed=table.seq)
        if lone:
            break
    told = reopened(tmp_path, table) if again else table
    assert told.last_own(seat) == told.seq - 1
    assert told.apart
    assert not reopened(tmp_path, begin(store)).apart
