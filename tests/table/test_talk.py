"""Names, chat and notes in the store: kept beside the game, bounded, and gone with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import NullPool, create_engine, text

from longroll.table import Store, TableError, new_table, new_tokens
from longroll.table.talk import Said, Talk, plain


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 't.sqlite'}"


def test_what_is_said_comes_back_with_its_table_and_goes_with_it(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    table = new_table("forthepeople", None, (), {}, 7)
    store.create(table, new_tokens(table.seats))
    assert store.open(table.id).talk == Talk()
    store.say(table.id, Said(0, "union", "Well met", "2026"))
    store.keep_names(table.id, "Thursdays", {"union": "Anna"})
    store.keep_note(table.id, "union", "one")
    store.keep_note(table.id, "union", "two")
    known = store.open(table.id).talk
    assert (known.name, known.players) == ("Thursdays", {"union": "Anna"})
    assert [line.text for line in known.chat] == ["Well met"]
    assert (store.note(table.id, "union"), store.note(table.id, "confederate")) == ("two", "")
    store.delete(table.id)
    with pytest.raises(TableError, match="error-no-table"):
        store.open(table.id)
    with create_engine(url(tmp_path), poolclass=NullPool).connect() as connection:
        for name in ("sayings", "notes", "tokens", "events", "actions", "snapshots"):
            assert connection.scalar(text(f"select count(*) from {name}")) == 0, name
    store.close()


def test_of_two_servers_that_say_something_at_once_one_is_refused(tmp_path: Path) -> None:
    one, two = Store(url(tmp_path)), Store(url(tmp_path))
    table = new_table("forthepeople", None, (), {}, 7)
    one.create(table, new_tokens(table.seats))
    one.say(table.id, Said(0, "union", "first", "2026"))
    with pytest.raises(TableError, match="error-said-meanwhile"):
        two.say(table.id, Said(0, "confederate", "second", "2026"))
    assert [line.text for line in two.open(table.id).talk.chat] == ["first"]
    one.close()
    two.close()


def test_what_cannot_be_read_is_not_said() -> None:
    assert plain("a\u202eb\x07c\n\td") == "abc d"
    assert plain(" two\r\nlines ", lines=True) == "two \nlines"
    assert plain("\U0001f469\u200d\U0001f692") == "\U0001f469\u200d\U0001f692"
    with pytest.raises(TableError, match="error-nothing-said"):
        Talk().next("union", " \u200e\n", "2026")
