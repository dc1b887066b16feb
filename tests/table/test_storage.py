"""Storage: what was acknowledged is there again, whoever opens the table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError

from longroll.engine.game import Game
from longroll.engine.record import Record, RecordError
from longroll.engine.replay import replay
from longroll.table import Store, Table, TableError, import_table, new_table, new_tokens
from longroll.table.errors import Refused
from longroll.table.models import Base
from tests.table.tables import begin, play, reopened, store_in

ROOT = Path(__file__).resolve().parents[2]


def change_database(folder: Path, statement: str) -> None:
    with sqlite3.connect(folder / "games.sqlite") as database:
        database.execute(statement)
    database.close()


def test_after_every_action_the_table_can_be_opened_as_it_is(store: Store, tmp_path: Path) -> None:
    table = begin(store)
    reopened(tmp_path, table)
    for _ in range(60):
        play(store, table, 1, seed=table.seq)
        reopened(tmp_path, table)


def test_a_reopened_table_goes_on_with_the_same_dice(store: Store, tmp_path: Path) -> None:
    one, two = begin(store, seed=7), begin(store, seed=7)
    for _ in range(90):
        two = store.open(two.id)
        play(store, two, 1, seed=two.seq)
        play(store, one, 1, seed=one.seq)
    assert str(one.record()) == str(two.record())
    reopened(tmp_path, two)


def test_the_record_of_a_finished_game_proves_its_dice(store: Store) -> None:
    table = begin(store)
    play(store, table, 20)
    assert not table.record().secret
    commitment = table.record().commitment
    play(store, table, 10_000)
    text = str(store.open(table.id).record())
    record = Record.read(text)
    assert record.secret
    assert record.commitment == commitment
    assert replay(record).digest == table.game.digest


def test_a_snapshot_that_cannot_be_read_is_passed_over(store: Store, tmp_path: Path) -> None:
    table = begin(store)
    play(store, table, 80)
    change_database(tmp_path, "UPDATE snapshots SET position = 'nonsense' WHERE seq > 25")
    reopened(tmp_path, table)
    change_database(tmp_path, "UPDATE snapshots SET digest = '0000000000000000'")
    reopened(tmp_path, table)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE actions SET action = 'pass' WHERE seq = 70",
        "UPDATE actions SET outcomes = 'd6=1 ' || outcomes WHERE seq = 70",
        "UPDATE actions SET digest = '00000000' WHERE seq = 70",
    ],
)
def test_a_line_that_was_altered_is_found(store: Store, tmp_path: Path, statement: str) -> None:
    table = begin(store)
    play(store, table, 70)
    change_database(tmp_path, "DELETE FROM snapshots WHERE seq >= 50")
    change_database(tmp_path, statement)
    with pytest.raises(TableError) as caught:
        store.open(table.id)
    assert caught.value.key == "error-history"
    change_database(tmp_path, "UPDATE games SET rules = 900")
    with pytest.raises(TableError) as older:
        store.open(table.id)
    assert older.value.key == "error-history-rules"
    here = table.history.title.info.rules_version
    assert (older.value.words["then"], older.value.words["now"]) == (900, here)
    assert caught.value.words["number"] == 70


def test_two_servers_cannot_tear_a_game_apart(store: Store, tmp_path: Path) -> None:
    table = begin(store)
    play(store, table, 4)
    second = store_in(tmp_path)
    twin = second.open(table.id)
    play(second, twin, 1, seed=1)
    decision = table.game.decision
    change = table.push(decision.seat, str(decision.actions[-1]), 4)
    with pytest.raises(TableError) as caught:
        store.commit(table, change)
    assert caught.value.kind is Refused.CONFLICT
    reopened(tmp_path, twin)
    second.close()


def test_the_database_keeps_no_token(store: Store, tmp_path: Path) -> None:
    table = new_table("forthepeople", None, (), {"confederate": "greedy"})
    tokens = new_tokens(table.seats)
    store.create(table, tokens)
    assert list(tokens.seats) == ["union"]
    assert store.seat(table.id, tokens.seats["union"]) == "union"
    assert store.seat(table.id, tokens.observer) == "observer"
    assert store.seat("elsewhere", tokens.seats["union"]) is None
    assert store.seat(table.id, tokens.seats["union"] + "x") is None
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table.id.encode() in written
    assert tokens.seats["union"].encode() not in written


@pytest.mark.usefixtures("store")
def test_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        journal = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
    engine.dispose()
    assert journal == "wal"


def older(folder: Path) -> str:
    """Bring a database to the shape that the first version gave it; its URL."""
    url = f"sqlite:///{folder / 'games.sqlite'}"
    config = Config()
    config.set_main_option("script_location", "longroll.table:migrations")
    engine = create_engine(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()
    return url


def test_games_of_an_older_version_are_taken_over(store: Store, tmp_path: Path) -> None:
    table = begin(store)
    play(store, table, 30)
    store.close()
    newer = Store(older(tmp_path))
    again = newer.open(table.id)
    assert again.game.digest == table.game.digest
    assert [line._replace(begins=True) for line in table.history.lines] == again.history.lines
    play(newer, again, 5)
    newer.close()


def test_a_migration_that_is_cut_short_is_made_at_the_next_start(
    store: Store, tmp_path: Path
) -> None:
    table = begin(store)
    play(store, table, 3)
    store.close()
    url, marks = older(tmp_path), iter((True, False, True))

    def cut(*said: Any) -> None:
        # Before a version is marked as reached, and so when its tables have been made: at first
        # the second version, then the third.
        if said[2].startswith("UPDATE alembic_version") and next(marks, False):
            raise InterruptedError

    event.listen(Engine, "before_cursor_execute", cut)
    try:
        for _ in range(2):
            with pytest.raises(InterruptedError):
                Store(url)
        newer = Store(url)
    finally:
        event.remove(Engine, "before_cursor_execute", cut)
    assert newer.open(table.id).game.digest == table.game.digest
    newer.close()


def test_games_are_listed_the_last_played_first(store: Store) -> None:
    one, two = begin(store), begin(store, confederate="greedy")
    play(store, one, 2)
    listed = store.games()
    assert [game.id for game in listed] == [one.id, two.id]
    assert listed[1].seats["confederate"].player == "greedy"
    assert listed[0].turn == "spring-1861"


@pytest.mark.parametrize(
    ("title", "scenario", "options", "players", "key"),
    [
        ("chess", None, (), {}, "error-no-game"),
        ("forthepeople", "1066", (), {}, "error-no-game"),
        ("forthepeople", "1861", ("elephants",), {}, "error-no-game"),
        ("forthepeople", "1861", (), {"france": "human"}, "error-no-seat"),
        ("forthepeople", "1861", (), {"union": "deep-blue"}, "error-no-bot"),
    ],
)
def test_what_cannot_be_played_is_refused(
    title: str, scenario: str | None, options: tuple[str, ...], players: dict[str, str], key: str
) -> None:
    with pytest.raises(TableError) as caught:
        new_table(title, scenario, options, players)
    assert caught.value.key == key


# --- Records that come from elsewhere -------------------------------------------------------------


def imported(store: Store, text: str) -> Table:
    table, snapshots = import_table(text)
    store.create(table, new_tokens(table.seats), snapshots)
    return table


def test_a_finished_game_is_imported_and_given_back_as_it_was(store: Store, tmp_path: Path) -> None:
    text = (ROOT / "tests/golden/forthepeople/sample-1861.roll").read_text(encoding="utf-8")
    table = imported(store, text)
    assert table.seq == len(Record.read(text).lines)
    assert str(table.record()) == str(Record.read(text))
    reopened(tmp_path, table)
    assert table.state(30) is not None


def test_an_imported_game_goes_on(store: Store, tmp_path: Path) -> None:
    begun = begin(store, seed=3)
    play(store, begun, 60)
    table = imported(store, str(begun.record()))
    assert table.game.digest == begun.game.digest
    play(store, table, 30)
    again = reopened(tmp_path, table)
    assert again.record().lines[:60] != []
    assert again.record().commitment == begun.record().commitment
    seat = table.history.lines[-1].seat
    other = next(s for s in table.seats if s != seat)
    store.commit(table, table.undo(seat, table.seq, 40))
    if table.request is not None:
        store.commit(table, table.answer(other, grant=True))
    assert table.seq == 40
    reopened(tmp_path, table)
    play(store, table, 10_000)
    reopened(tmp_path, table)
    replay(Record.read(str(table.record())))


def promised(table: Table) -> list[tuple[int, str]]:
    """What the record of a table promises: from which action on, and the commitment."""
    record = table.record()
    return [(1, record.commitment), *((dice.start, dice.commitment) for dice in record.dice)]


def test_an_imported_game_keeps_the_promise_of_its_dice(store: Store, tmp_path: Path) -> None:
    begun = begin(store, seed=3)
    play(store, begun, 60)
    table = imported(store, str(begun.record()))
    first = begun.record().commitment
    own = table.history.dice(60).commitment
    assert promised(table) == [(1, first)]
    play(store, table, 10_000)
    assert promised(table) == [(1, first), (61, own)]
    again = reopened(tmp_path, table)
    text = str(again.record())
    assert Record.read(text).secret == ""  # nobody has told it here
    replay(Record.read(text))
    opened = text + f"secret: {begun.history.secret.hex()}\n"
    replay(Record.read(opened))
    with pytest.raises(RecordError, match="commitment"):
        replay(Record.read(opened.replace(first, "0" * 64)))


def test_dice_that_were_renewed_before_an_import_are_still_promised(
    store: Store, tmp_path: Path
) -> None:
    begun = begin(store, seed=3)
    play(store, begun, 40)
    once = imported(store, str(begun.record()))
    play(store, once, 30)
    twice = imported(store, str(once.record()))
    play(store, twice, 20)
    own = (71, twice.history.dice(70).commitment)
    assert promised(twice) == [*promised(once), own]
    play(store, twice, 10_000)
    seat = twice.history.lines[-1].seat
    store.commit(twice, twice.undo(seat, twice.seq, 50))
    if twice.request is not None:
        other = next(s for s in twice.seats if s != seat)
        store.commit(twice, twice.answer(other, grant=True))
    play(store, twice, 10_000)
    starts = [start for start, _ in promised(twice)]
    assert starts == [1, 41, 51]
    assert promised(twice)[:2] == promised(once)
    reopened(tmp_path, twice)
    replay(Record.read(str(twice.record())))


def test_a_finished_record_that_is_taken_up_again_proves_its_old_dice(store: Store) -> None:
    begun = begin(store, seed=3)
    play(store, begun, 10_000)
    source = begun.record()
    table = imported(store, str(source))
    seat = table.history.lines[-1].seat
    store.commit(table, table.undo(seat, table.seq, table.seq - 10))
    if table.request is not None:
        other = next(s for s in table.seats if s != seat)
        store.commit(table, table.answer(other, grant=True))
    assert table.record().commitment == source.commitment
    play(store, table, 10_000)
    record = table.record()
    assert record.secret == source.secret
    replay(Record.read(str(record)))


def test_a_game_that_began_from_a_position_is_imported_and_goes_on(
    store: Store, tmp_path: Path
) -> None:
    begun = begin(store, seed=3)
    play(store, begun, 20)
    game = Game.from_text(begun.game.position, seed=4)
    for _ in range(30):
        game.push(game.actions[-1], game.decision.seat)
    table = imported(store, str(game.finished_record()))
    assert table.game.digest == game.digest
    reopened(tmp_path, table)
    play(store, table, 5)
    reopened(tmp_path, table)
    record = Record.read(str(table.record()))
    assert record.position == begun.game.position
    assert replay(record).digest == table.game.digest
    assert table.title.dump(table.state(0)) == table.title.dump(begun.game.state)


def test_a_record_with_a_zero_byte_is_refused(store: Store) -> None:
    begun = begin(store, seed=3)
    with pytest.raises(TableError, match="error-record"):
        import_table(str(begun.record()).replace("\n\n", "\n# \0\n\n"))


HEAD = "longroll record 1\ntitle: forthepeople\nscenario: position\n"
STACK = "position: stack = [{ procedure = 'Turn', step = 'nowhere' }]"


@pytest.mark.parametrize(
    "text",
    [
        *("", "longroll record 1\n", "longroll record 1\ntitle: chess\n"),
        f"longroll record 1\ntitle: forthepeople\nscenario: 1861\nrules: {'9' * 5000}\n\n",
        f"{HEAD}position: title = 'forthepeople'\nposition: turn = {'9' * 5000}\n\n",
        f"{HEAD}position: title = 'forthepeople'\nposition: x = {'[' * 5000}\n\n",
        f"{HEAD}position: title = 'forthepeople'\n{STACK}\n\n",
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(TableError) as caught:
        import_table(text)
    assert caught.value.key.startswith("error-record")


FAULTS: list[tuple[Callable[[list[str]], list[str]], str, int]] = [
    (lambda rows: ["hello", *rows[1:]], "foreign", 1),
    (lambda rows: [rows[0], "colour: red", *rows[1:]], "head", 2),
    (lambda rows: [rows[0], "title: chess", *rows[2:]], "game", 2),
    (lambda rows: [*rows[:5], "pack: 0123", *rows[5:]], "pack", 6),
    (lambda rows: [*rows[:10], "hello", *rows[10:]], "line", 11),
    (lambda rows: [*rows[:-2], "union: go nowhere", *rows[-2:]], "order", -1),
    (lambda rows: [*rows[:12], rows[12][:-1] + "x", *rows[13:]], "altered", 13),
    (lambda rows: rows[:-2], "cut", -2),
]


@pytest.mark.parametrize(("alter", "fault", "line"), FAULTS)
def test_what_is_wrong_with_a_record_is_told_with_its_line(
    store: Store, alter: Callable[[list[str]], list[str]], fault: str, line: int
) -> None:
    begun = begin(store, seed=3)
    play(store, begun, 12)
    rows = str(begun.record()).split("\n")
    with pytest.raises(TableError) as caught:
        import_table("\n".join(alter(rows)))
    at = line if line > 0 else len(rows) + line
    assert (caught.value.key, caught.value.words["number"]) == (f"error-record-{fault}", at)


@pytest.mark.parametrize("face", ["²", "9" * 5000, "+1", ""])
def test_what_is_no_number_is_no_roll(store: Store, face: str) -> None:
    begun = begin(store, seed=3)
    while "d6=" not in begun.history.lines[-1].outcomes if begun.seq else True:
        play(store, begun, 1, seed=begun.seq)
    text = str(begun.record())
    at = text.index("d6=") + 3
    with pytest.raises(TableError, match="error-record"):
        import_table(text[:at] + face + text[at + 1 :])


def test_a_position_over_which_the_rules_trip_is_refused(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = begin(store, seed=3)
    play(store, begun, 3)

    def trips(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(begun.title), "apply", trips)
    with pytest.raises(TableError, match="error-record"):
        import_table(str(begun.record()))


def test_a_record_that_was_altered_is_refused(store: Store) -> None:
    begun = begin(store, seed=3)
    play(store, begun, 30)
    text = str(begun.record())
    line = begun.history.lines[9]
    with pytest.raises(TableError) as caught:
        import_table(text.replace(line.digest, "00000000"))
    assert "digest" in str(caught.value.words["detail"])


def test_an_error_of_the_database_does_not_tell_what_was_to_be_stored(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with pytest.raises(SQLAlchemyError) as found, store.writing() as connection:
        connection.execute(text("insert into nowhere values (:hand)"), {"hand": "card 41"})
    assert "card 41" not in str(found.value)
    store.close()
