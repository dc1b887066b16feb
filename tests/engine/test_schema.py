"""Positions by declaration: every slot is told, and what cannot be is refused by key and row."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Self

import pytest

from longroll.engine.chance import Sampled
from longroll.engine.errors import TitleError
from longroll.engine.position import PositionError, read_position
from longroll.engine.schema import (
    INTEGER,
    NUMBER,
    TEXT,
    TRUTH,
    Codec,
    Custom,
    Derived,
    Lines,
    Piles,
    ReadElsewhere,
    Rows,
    Schema,
    Slot,
    column,
    counts,
    each,
    emptied,
    flag,
    group,
    key_of,
    ordered,
    record,
    region,
    same_type,
    several,
    slots,
    sparse,
)
from longroll.engine.state import State
from longroll.engine.title import Document, get_title, title_keys

SIDES = {"union": 0, "confederate": 1}
PIECES = {"lee": 0, "grant": 1, "meade": 2}
SPACES = {"paris": 0, "rome": 1, "off": -1}


class Battle:
    """Where, and how long."""

    def __init__(self, at: int, days: int) -> None:
        self.at, self.days = at, days

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Battle) and (self.at, self.days) == (other.at, other.days)

    def __hash__(self) -> int:
        return hash((self.at, self.days))


class Table(State):
    """A slot of each kind."""

    __slots__ = (
        *("scenario", "turn", "day", "late", "weather", "points", "losses", "camps", "at", "steps"),
        *("tired", "hands", "deck", "battles", "pair", "stores", "memory", "extra", "sum"),
        *("ranks", "posts", "days", "dead", "works", "spans", "depots", "order", "force"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.scenario = "spring"
        self.turn, self.day, self.late, self.weather = 1, -2, False, "fair"
        self.points: list[int] = [3, 4]
        self.losses: tuple[int, ...] = (1, 0, 2)
        self.camps = 0b10
        self.at: list[int] = [0, -1, 1]
        self.steps: list[int] = [3, 3, 1]
        self.tired = 0b100
        self.hands: list[tuple[int, ...]] = [(1, 4), ()]
        self.deck: tuple[int, ...] = (2, 3)
        self.battles: tuple[Battle, ...] = (Battle(1, 2),)
        self.pair: tuple[int, int] = (1, 0)
        self.stores: dict[int, int] = {1: 2}
        self.memory: Any = ((1, 2), 3)
        self.extra = 7
        self.sum = 7
        self.ranks: list[list[int]] = [[0, 2, 0], [1, 0, 0]]
        self.posts: list[int] = [-1, 1, 0]
        self.days: list[int] = [0, 4, 0]
        self.dead: list[int] = [0, 0, 6]
        self.works: list[tuple[int, int]] = [(1, 2)]
        self.spans: list[int] = [0, 9]
        self.depots: tuple[tuple[int, int], ...] = ((0, 3), (1, 2))
        self.order: tuple[int, ...] = (1, 2)
        self.force: Battle | None = None

    def copy(self) -> Self:
        """Not needed here."""
        raise NotImplementedError


def begun(scenario: str) -> Table:
    state = Table()
    state.at, state.steps = [-1] * 3, [7] * 3
    state.scenario = scenario
    return state


def work(at: int, days: int) -> tuple[int, int]:
    return at, days


def is_posted(state: Table, piece: int) -> bool:
    return state.posts[piece] >= 0


def has_fallen(state: Table, piece: int) -> bool:
    return state.dead[piece] > 0


def add_up(state: Table, document: Document) -> None:
    del document
    state.sum = sum(state.points)


SPACE = key_of(SPACES, "space")
POST = group("a space and a number", at=SPACE, days=NUMBER)
WORK: dict[str, Codec[Any]] = {"at": SPACE, "days": NUMBER}
SCHEMA = Schema[Table](
    "table",
    (
        Slot("turn", NUMBER),
        Slot("day", INTEGER),
        Slot("late", TRUTH),
        Slot("sky", TEXT, slot="weather"),
        *slots(each(SIDES, NUMBER), "points"),
        Slot("losses", counts(PIECES, "piece")),
        Slot("camps", region({"paris": 0, "rome": 1}, "space")),
        Rows(
            "pieces",
            PIECES,
            "piece",
            (
                column("at", SPACE, default=-1),
                column("steps", NUMBER, default=3, keep_if_absent=True),
                flag("tired"),
                column("foot", NUMBER, ("ranks", 0), default=0, keep_if_absent=True),
                column("horse", NUMBER, ("ranks", 1), default=0),
            ),
            first_always=True,
            text_is_first=True,
        ),
        Piles("cards", "hands", SIDES, ("deck",)),
        Slot("battles", several(record(Battle, {"at": SPACE, "days": NUMBER}, {"days": 1}))),
        Slot("pair", group("a space and a number", at=SPACE, days=NUMBER)),
        Slot("stores", sparse(SPACES, "space")),
        Slot("memory", same_type()),
        Lines("posts", PIECES, "piece", POST, ("posts", "days"), is_posted),
        Lines("dead", PIECES, "piece", NUMBER, ("dead",), has_fallen),
        Slot("works", several(record(work, WORK, {"days": 1}, unnamed=True), list)),
        Slot("spans", group("two numbers", list, least=NUMBER, most=NUMBER)),
        Slot("depots", sparse(SPACES, "space", 1, ordered)),
        Slot("order", several(key_of(PIECES, "piece"), ordered)),
        Slot("force", record(Battle, {"at": SPACE, "days": NUMBER}, {})),
        Slot("extra", NUMBER, omit=7, options=("long",)),
        ReadElsewhere("active"),
        Custom[Table]("none", lambda _state: None, lambda _state, _value: None),
        Derived(add_up, "sum"),
    ),
    emptied(begun, "at"),
)
WHOLE: Document = {
    "title": "table",
    "scenario": "spring",
    "options": [],
    "clear": True,
    "turn": 1,
    "day": -2,
    "late": False,
    "sky": "fair",
    "points": {"union": 3, "confederate": 4},
    "losses": {"lee": 1, "meade": 2},
    "camps": ["rome"],
    "pieces": {
        "lee": {"at": "paris", "horse": 1},
        "grant": {"at": "off", "foot": 2},
        "meade": {"at": "rome", "steps": 1, "tired": True},
    },
    "cards": {"union": [1, 4], "confederate": [], "deck": [2, 3]},
    "battles": [{"at": "rome", "days": 2}],
    "pair": ["rome", 0],
    "stores": {"rome": 2},
    "memory": [[1, 2], 3],
    "posts": {"grant": ["rome", 4], "meade": ["paris", 0]},
    "dead": {"meade": 6},
    "works": [{"at": "rome", "days": 2}],
    "spans": [0, 9],
    "depots": {"paris": 3, "rome": 2},
    "order": ["grant", "meade"],
    "stack": [],
}


def laid(**document: Any) -> Table:
    """The table with a document over it."""
    state = Table()
    SCHEMA.load(state, document)
    return state


def test_a_state_is_written_in_the_order_of_its_parts_and_read_back() -> None:
    assert SCHEMA.dump(Table()) == WHOLE
    assert list(SCHEMA.dump(Table())) == list(WHOLE)
    state = laid(**WHOLE)
    assert SCHEMA.dump(state) == WHOLE
    assert (state.at, state.hands, state.battles) == ([0, -1, 1], [(1, 4), ()], (Battle(1, 2),))


def test_what_a_document_leaves_out_stays_as_it_is() -> None:
    state = laid(points={"union": 9}, pieces={"meade": {}, "grant": "paris"})
    assert state.points == [9, 4]
    assert state.sum == 13
    assert state.at == [0, 0, -1]  # a row without a place is where the usual is
    assert state.steps == [3, 3, 1]  # ... and its steps stay
    assert state.tired == 0
    assert state.ranks == [[0, 2, 0], [1, 0, 0]]


def test_what_empties_the_map_leaves_the_rest() -> None:
    state = laid(clear=True)
    assert (state.at, state.steps) == ([-1, -1, -1], [3, 3, 1])


def test_a_column_may_be_a_list_in_a_list() -> None:
    state = laid(pieces={"meade": {"foot": 4, "horse": 5}, "lee": {}})
    assert state.ranks == [[0, 2, 4], [0, 0, 5]]


def test_a_short_row_tells_of_several_slots_and_the_others_keep_their_values() -> None:
    state = laid(posts={"lee": ["rome", 8]}, dead={"grant": 1})
    assert (state.posts, state.days, state.dead) == ([1, 1, 0], [8, 4, 0], [0, 1, 6])


def test_a_codec_says_in_what_container_its_values_are() -> None:
    state = laid(
        works=[{"at": "rome"}, {"at": "paris", "days": 3}],
        spans=[4, 5],
        depots={"rome": 1, "paris": 6},
        order=["meade", "lee"],
        pair=["rome", 3],
        stores={"rome": 1, "paris": 0},
    )
    assert state.works == [(1, 1), (0, 3)]
    assert state.spans == [4, 5]
    assert state.depots == ((0, 6), (1, 1))
    assert state.order == (0, 2)
    assert state.pair == (1, 3)
    assert state.stores == {1: 1}


def test_nothing_is_written_of_what_is_not_there() -> None:
    assert "force" not in WHOLE
    state = laid(force={"at": "rome", "days": 2})
    assert state.force == Battle(1, 2)
    assert SCHEMA.dump(state)["force"] == {"at": "rome", "days": 2}


def test_counts_that_are_not_named_are_none() -> None:
    assert laid(losses={"grant": 5}).losses == (0, 5, 0)


def test_a_card_that_is_named_leaves_its_pile() -> None:
    state = laid(cards={"confederate": [4, 2]})
    assert (state.hands, state.deck) == ([(1,), (2, 4)], (3,))


def test_piles_do_without_hands() -> None:
    """As a cup of chits: one that lies on the board is in no pile."""
    cup = Piles[Table]("chits", "", {}, ("deck",), lambda _state: (2,))
    state = Table()
    state.deck, state.hands = (1, 2, 3), [(9,), ()]
    cup.read(state, {})
    assert cup.write(state) == {"chits": {"deck": [1, 3]}}
    cup.read(state, {"chits": {"deck": [3]}})
    assert cup.write(state) == {"chits": {"deck": [3]}}
    assert state.hands == [(9,), ()]
    assert list(cup.slots) == ["deck"]


def test_a_part_of_an_option_is_there_only_with_it() -> None:
    state = Table()
    state.extra = 8
    assert "extra" not in SCHEMA.dump(state)
    with pytest.raises(TitleError, match="'extra' is not part"):
        laid(extra=8)
    state.options = ("long",)
    assert SCHEMA.dump(state)["extra"] == 8
    state.extra = 7
    assert "extra" not in SCHEMA.dump(state)


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"trun": 1}, "'trun' is not part of a position of table; it takes: title"),
        ({"turn": -1}, "'turn' must be a whole number from 0 up, not -1"),
        ({"day": "one"}, "'day' must be a whole number, not 'one'"),
        ({"late": 1}, "'late' must be true or false, not 1"),
        ({"clear": 1}, "'clear' must be true or false"),
        ({"sky": 3}, "'sky' must be a text"),
        ({"points": 3}, "'points' must be a table"),
        ({"points": {"british": 1}}, "'points' has no 'british'; it takes: union, confederate"),
        ({"points": {"union": True}}, "'union' of 'points' must be a whole number"),
        ({"losses": {"hood": 1}}, "no piece is called 'hood'"),
        ({"camps": "paris"}, "'camps' must be a list"),
        ({"camps": ["oz"]}, "no space is called 'oz'"),
        ({"pieces": {"hood": {}}}, "no piece is called 'hood'"),
        ({"pieces": {"lee": 3}}, "'lee' must be a table"),
        (
            {"pieces": {"lee": {"mood": 1}}},
            "'lee' has no 'mood'; it takes: at, steps, tired, foot, horse",
        ),
        ({"pieces": {"lee": {"steps": -1}}}, "'steps' of 'lee' must be a whole number"),
        ({"pieces": {"lee": {"tired": 1}}}, "'tired' of 'lee' must be true or false"),
        ({"pieces": {"lee": "oz"}}, "no space is called 'oz'"),
        ({"cards": {"discards": []}}, "'cards' has no 'discards'"),
        ({"cards": {"deck": ["a"]}}, "'deck' of 'cards' must be a whole number"),
        ({"battles": [{"days": 1}]}, "'battles' lacks 'at'"),
        ({"battles": [{"at": "rome", "days": -1}]}, "'days' of 'battles' must be"),
        ({"battles": [{"at": "rome", "dead": 1}]}, "'battles' has no 'dead'"),
        ({"pair": ["rome"]}, "'pair' must be a space and a number"),
        ({"pair": ["rome", "two"]}, "'days' of 'pair' must be a whole number"),
        ({"stores": {"oz": 1}}, "no space is called 'oz'"),
        ({"stores": {"rome": -1}}, "'rome' of 'stores' must be a whole number"),
        ({"posts": {"hood": ["rome", 1]}}, "no piece is called 'hood'"),
        ({"posts": {"lee": ["rome"]}}, "'lee' of 'posts' must be a space and a number"),
        ({"posts": {"lee": ["rome", -1]}}, "'days' of 'lee' of 'posts' must be a whole number"),
        ({"dead": {"lee": "many"}}, "'lee' of 'dead' must be a whole number"),
        ({"depots": {"rome": 0}}, "'rome' of 'depots' must be a whole number from 1 up"),
        ({"works": [{"days": 1}]}, "'works' lacks 'at'"),
        ({"memory": ["a"]}, "'memory' must be a whole number"),
    ],
)
def test_what_cannot_be_is_refused_by_key_and_row(document: Document, message: str) -> None:
    with pytest.raises(TitleError, match=message):
        laid(**document)


@pytest.mark.parametrize(
    ("body", "line", "message"),
    [
        ("[sp]\nunion = { 1647 = 3 }\n\n[works]\nunion = { 1647 = 'x' }\n", 7, "'1647' of 'union'"),
        ("[sp.union]\n1647 = 3\n\n[works.union]\n1647 = 'x'\n", 7, "'1647' of 'union' of 'works'"),
        ("[generals]\ngrant = ['1647', 2]\nlee = ['1647', 'x']\n", 5, "'stars' of 'lee'"),
        ("[hands]\nunion = { north = 1 }\n", 4, "'union' of 'hands' has no 'north'"),
    ],
)
def test_a_message_names_the_line_however_deep(body: str, line: int, message: str) -> None:
    text = f'title = "uscivilwar"\nscenario = "1861"\n{body}'
    with pytest.raises(PositionError) as told:
        read_position(text, "war.toml")
    assert str(told.value).startswith(f"war.toml:{line}: {message}")


def test_of_two_keys_for_a_value_the_first_is_written() -> None:
    codec: Codec[int] = key_of({"1404-1405": 7, "1405-1404": 7}, "hexside")
    assert codec.write(7) == "1404-1405"


def test_a_slot_that_no_part_tells_is_found() -> None:
    assert SCHEMA.unwritten_slots(Table()) == []
    shorter = Schema[Table]("table", SCHEMA.parts[1:])
    assert shorter.unwritten_slots(Table()) == ["turn"]


@pytest.mark.parametrize("key", title_keys())
def test_the_positions_of_each_title_tell_every_slot(key: str) -> None:
    schema: Schema[Any] = import_module(f"longroll.titles.{key}.document").SCHEMA
    title = get_title(key)
    for scenario in title.info.scenarios:
        options = tuple([option.key for option in title.info.options])
        state, _ = title.opening(scenario.key, options, Sampled(7))
        assert schema.unwritten_slots(state) == []
        assert schema.dump(state) == title.dump(state)
