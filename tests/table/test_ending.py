"""Games that are ended before the rules end them."""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.engine.ending import NOBODY
from longroll.engine.game import Game
from longroll.engine.record import Record, RecordError
from longroll.engine.replay import go_on, replay
from longroll.engine.state import SYSTEM
from longroll.engine.title import title_keys
from longroll.server.presenters.state import ended_out
from longroll.server.presenters.words import ending_text
from longroll.table import Ended, TableError, Why, import_table, new_table, new_tokens
from longroll.words import LANGUAGES, words_for
from tests.table.tables import begin, play, reopened, store_in


@pytest.mark.parametrize("title", title_keys())
def test_a_game_that_was_given_up_is_over_and_stays_so(tmp_path: Path, title: str) -> None:
    store = store_in(tmp_path)
    table = begin(store, title=title)
    play(store, table, 3)
    loser, others = next(iter(table.seats)), list(table.seats)[1:]
    store.commit(table, table.end(Why.RESIGNED, loser))
    assert (table.over, table.game.over, table.waits) == (True, False, ())
    assert table.winner == (others[0] if others else SYSTEM)
    again = reopened(tmp_path, table)
    assert again.ended == Ended(Why.RESIGNED, loser)
    listed = store.games([table.id])[0]
    assert (listed.over, listed.winner, listed.waits) == (True, table.winner, ())
    assert table.log[-1].event.key == "ended-resigned"
    store.close()


@pytest.mark.parametrize("title", title_keys())
def test_its_record_says_so_and_can_be_put_on_a_table_again(tmp_path: Path, title: str) -> None:
    store = store_in(tmp_path)
    table = begin(store, title=title)
    play(store, table, 3)
    loser = next(iter(table.seats))
    store.commit(table, table.end(Why.TIME, loser))
    text = str(table.record())
    record = Record.read(text)
    assert (str(record), record.ended) == (text, Ended(Why.TIME, loser))
    assert text.splitlines()[-2:-1] == [f"ended: time {loser}"]
    assert len(replay(record).record.lines) == 3
    with pytest.raises(RecordError, match="the game is over"):
        go_on(record)
    again, snapshots = import_table(text)
    assert (again.over, again.winner, again.ended) == (True, table.winner, table.ended)
    assert again.log[-1].event == table.log[-1].event
    assert str(again.record()) == text
    store.create(again, new_tokens(again.seats), snapshots)
    assert reopened(tmp_path, again).ended == table.ended
    store.close()


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ("ended: bored union", "expected one line 'ended: resigned or time' with a seat"),
        ("ended: resigned", "expected one line"),
        ("ended: time union\nended: time union", "expected one line"),
        ("ended: time union\nunion: pass", "nothing but the secret may follow"),
        ("secret: 00\nended: time union", "stands before the secret"),
        ("ended: time france", "no seat 'france'; the seats are: union, confederate"),
    ],
)
def test_a_record_that_says_it_wrongly_is_refused(told: str, message: str) -> None:
    game = Game("forthepeople", "1861", seed=1)
    with pytest.raises(RecordError, match=message) as error:
        replay(Record.read(f"{game.finished_record()}{told}\n"))
    assert error.value.number > 0


def test_what_the_rules_have_ended_nobody_can_give_up() -> None:
    finished = Path(__file__).parents[1] / "golden/forthepeople/1861-union-13_2.roll"
    record = Record.load(finished)
    record.ended = Ended(Why.RESIGNED, "union")
    with pytest.raises(RecordError, match="the rules had already ended the game"):
        replay(Record.read(str(record)))


def test_nobody_wins_what_one_of_three_gives_up(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    table = new_table("savannah", None, ("three-players",), {})
    store.create(table, new_tokens(table.seats))
    assert len(table.seats) == 3
    store.commit(table, table.end(Why.RESIGNED, "french"))
    assert (table.winner, table.over) == (NOBODY, True)
    assert store.games([table.id])[0].winner == NOBODY
    for language in LANGUAGES:
        words = words_for("savannah", language)
        told = ended_out(table, words)
        assert told is not None
        assert told.winner is None
        assert ending_text(words, table.winner) == str(words.name("side", NOBODY))
    store.close()


def test_nothing_is_played_or_taken_back_after_it(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    table = begin(store)
    play(store, table, 3)
    seat = table.history.lines[-1].seat
    store.commit(table, table.end(Why.TIME, "union"))
    decision = table.title.decision(table.game.state)
    assert decision is not None
    with pytest.raises(TableError, match="error-over"):
        table.push(decision.seat, str(decision.actions[0]), table.seq)
    with pytest.raises(TableError, match="error-no-undo"):
        table.undo(seat, table.seq)
    with pytest.raises(TableError, match="error-over"):
        table.end(Why.RESIGNED, "confederate")
    assert table.winner == "confederate"
    store.close()


def test_who_watches_cannot_give_up(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    table = begin(store)
    with pytest.raises(TableError, match="error-observer"):
        table.end(Why.RESIGNED, "observer")
    assert not table.over
    store.close()


def test_its_record_tells_the_dice(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    table = begin(store)
    play(store, table, 3)
    assert not table.record().secret
    store.commit(table, table.end(Why.RESIGNED, "union"))
    assert table.record().secret
    store.close()
