"""Records and positions: symmetric texts, and errors that name the line and the remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.engine import title as registry
from longroll.engine.chance import Live
from longroll.engine.game import Game
from longroll.engine.position import PositionError, read_position, write_position
from longroll.engine.record import Line, Record, RecordError
from longroll.engine.replay import go_on, replay
from tests.engine.duel import DuelTitle

KEY = "duel"


@pytest.fixture(autouse=True)
def _known_duel() -> None:
    registry.register(KEY, DuelTitle)


def played(seed: int = 5) -> Record:
    game = Game(KEY, seed=seed)
    while not game.over:
        game.push(game.actions[-1], game.decision.seat)
    return game.finished_record()


def test_a_record_is_its_text() -> None:
    record = played()
    assert str(Record.read(str(record))) == str(record)
    assert replay(Record.read(str(record))).over


def test_comments_survive() -> None:
    line = Line.read("blue: bid 4 | d6=5 ~ 0011aabb  # a bold bid", 3)
    assert (line.comment, line.digest, line.outcomes) == ("a bold bid", "0011aabb", ("d6=5",))
    assert str(line) == "blue: bid 4 | d6=5 ~ 0011aabb  # a bold bid"


def test_an_altered_line_is_named() -> None:
    record = played()
    rows = str(record).split("\n")
    at = next(i for i, row in enumerate(rows) if row.startswith("red: bid"))
    other = next(a for a in "123456789" if f"bid {a} " not in rows[at])
    rows[at] = rows[at].replace(rows[at].split()[2], other, 1)
    with pytest.raises(RecordError) as error:
        replay(Record.read("\n".join(rows)))
    assert error.value.number == at + 1


def test_an_altered_but_legal_line_is_named() -> None:
    game = Game(KEY, seed=5)
    game.push(game.actions[0], "blue")
    text = str(game.record)
    other = str(Game(KEY, seed=5).actions[1])
    altered = text.replace(str(game.record.lines[0].action), other)
    assert altered != text
    with pytest.raises(RecordError, match=r"record:10: the digest does not fit"):
        replay(Record.read(altered), verify=True)


def test_a_record_that_breaks_off_is_told() -> None:
    text = str(played())
    cut = text[: text.index("end:")]
    with pytest.raises(RecordError, match="the record breaks off"):
        replay(Record.read(cut))
    half = text[: text.index("~") + 3]
    with pytest.raises(RecordError, match="the digest does not fit"):
        replay(Record.read(half))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "record:1: a record begins with the line"),
        ("longroll record 1\ntitle: duel\n\n", "record:3: the header lacks 'scenario:'"),
        ("longroll record 1\ncolour: red\n\n", "record:2: 'colour' is not a header field"),
        (
            "longroll record 1\ntitle: duel\nscenario: dawn\n\nblue bid 4\n",
            "record:5: expected 'seat: action'",
        ),
        (
            "longroll record 1\ntitle: duel\nscenario: dawn\n\n: bid 4\n",
            "record:5: expected 'seat: action'",
        ),
        (
            "longroll record 1\ntitle: duel\nscenario: dawn\n\nblue: Bid 4\n",
            "record:5: 'Bid' is not a word of an action",
        ),
        (
            "longroll record 1\ntitle: duel\nrules: one\nscenario: dawn\n\n",
            "record:3: rules: 'one' is not a whole number",
        ),
        ("longroll record 1\ntitle:\nscenario: dawn\n\n", "record:2: the header lacks 'title:'"),
        (
            "longroll record 1\ntitle: duel\nscenario: dawn\n\nend: 00\nblue: bid 4\n",
            "record:6: nothing but 'ended:' and the secret may follow",
        ),
    ],
    ids=[
        *(
            "empty",
            "no scenario",
            "unknown field",
            "no colon",
            "no seat",
            "capitals",
            "rules",
            "no title",
        ),
        "after the end",
    ],
)
def test_a_malformed_record_names_line_and_remedy(text: str, message: str) -> None:
    with pytest.raises(RecordError) as error:
        Record.read(text)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("title", "checkers", "record:2: title: no title is called 'checkers'"),
        ("scenario", "dusk", "record:4: scenario: duel has no scenario 'dusk'; it has: dawn"),
        ("scenario", "position", "record:4: scenario: the lines 'position:' are missing"),
        ("options", "fog", "record:5: options: duel has no option 'fog'; it has: none"),
        ("opening", "draw=99", "record:8: opening: '99' cannot be drawn for deal"),
        ("opening", "-", "record:8: opening: the record has no draw for deal"),
        ("seats", "blue green", "record:6: seats: duel has the seats blue red"),
    ],
)
def test_a_header_that_does_not_fit_is_named(field: str, value: str, message: str) -> None:
    rows = str(played()).split("\n")
    at = next(i for i, row in enumerate(rows) if row.startswith(field))
    rows[at] = f"{field}: {value}"
    with pytest.raises(RecordError) as error:
        replay(Record.read("\n".join(rows)))
    assert str(error.value).startswith(message)


def test_an_opening_that_the_rules_do_not_ask_for_is_named() -> None:
    header, _, rest = str(played()).partition("\n\n")
    with pytest.raises(RecordError, match="record:8: opening: the rules did not ask for 'd6=3'"):
        replay(Record.read(f"{header} d6=3\n\n{rest}"))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nowhere\.roll: cannot be read"):
        Record.load(tmp_path / "nowhere.roll")


def test_unasked_chance_is_refused() -> None:
    game = Game(KEY, seed=5)
    text = str(game.record) + "blue: " + str(game.actions[0]) + " | d6=3\n"
    with pytest.raises(RecordError, match="the rules did not ask for 'd6=3'"):
        replay(Record.read(text))


def test_positions_round_trip_in_the_middle_of_a_sealed_decision() -> None:
    game = Game(KEY, seed=5)
    game.push(game.actions[0], "blue")
    title, state = read_position(write_position(game.title, game.state))
    assert title.dump(state) == game.title.dump(game.state)
    decision = title.decision(state)
    assert decision is not None
    assert decision.seats == ("red",)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hits = [0, 0]\n", 'position:1: a position needs a line: title = "..."'),
        ('title = "duel"\nhits = [0,\n', "position:3: "),
        ('title = "duel"\n\nblue = "4"\n', "position:3: 'blue' must be a list of cards"),
        ('title = "checkers"\n', "position:1: no title is called 'checkers'"),
        (
            'title = "duel"\n[[stack]]\nprocedure = "nap"\n',
            "position:3: no procedure is called 'nap'",
        ),
        (
            'title = "duel"\n[[stack]]\nprocedure = "round"\nstep = "sleep"\n',
            "has no step 'sleep'; its steps: bid, resolve",
        ),
        (
            'title = "duel"\n[[stack]]\nprocedure = "round"\nbets = 3\n',
            "position:4: 'round' has no field 'bets'",
        ),
        ('title = "duel"\nblue = [1]\nred = [1]\n', "a card is in two places"),
        ('title = "duel"\nstack = 3\n', "position:2: 'stack' must be a list"),
        ('title = "duel"\n[[stack]]\nstep = "bid"\n', "position:2: 'stack' lacks 'procedure'"),
        (
            'title = "duel"\n[[stack]]\nprocedure = "round"\nbids = [1.5]\n',
            "position:4: 'bids' must be a number, a truth, a text or a list of them",
        ),
        ('title = "duel"\n[chosen]\nblue = 4\n', "position:3: 'blue' must be a text"),
        ('title = "duel"\n[chosen]\nblue = "Bid"\n', "position:3: 'chosen': 'Bid' is not a word"),
        ('title = "duel"\nreturned = "1"\n', "position:2: 'returned' must be a whole number"),
        ('title = "duel"\n[result]\nwinner = "blue"\n', "position:2: 'result' lacks 'clause'"),
        (
            'title = "duel"\n[[stack]]\nprocedure = "attack"\n',
            "position:2: 'stack' must stand at a decision: a d6 for attack was not expected here",
        ),
        (
            'title = "duel"\n[[stack]]\nprocedure = "attack"\nstep = "parry"\n',
            "position:2: 'stack' must stand at a decision: ",
        ),
        ('title = "duel"\nstack = []\n', "the sequence of play ended without a result"),
        (
            'title = "duel"\nblue = [1]\n[[stack]]\nprocedure = "round"\n'
            '[chosen]\nblue = "bid 2"\n',
            "position:6: 'stack' must stand at a decision: 'blue' cannot have chosen 'bid 2'",
        ),
        (
            'title = "duel"\n[[stack]]\nprocedure = "attack"\nstep = "parry"\nattacker = 1\n'
            '[chosen]\nblue = "parry"\n',
            "position:6: 'stack' must stand at a decision: every seat has 'chosen' already",
        ),
        (
            'title = "duel"\n[result]\nwinner = "green"\nclause = "3"\nkey = "won"\n',
            "position:3: no seat is called 'green'",
        ),
        ('title = "duel"\noptions = ["fog"]\n', "position:2: duel has no option 'fog'"),
        ('title = "duel"\nscenario = 3\n', "position:2: 'scenario' must be a text"),
        ('title = "duel"\nhits = 7\n', "some value is missing or of the wrong kind"),
    ],
    ids=[
        *("no title", "broken", "kind", "unknown", "procedure", "step", "field", "impossible"),
        *("stack", "nameless", "value", "sealed kind", "sealed text", "register", "result"),
        *("no decision", "lacking field", "empty stack", "sealed illegal", "all sealed"),
        *("winner", "option", "scenario", "title trips"),
    ],
)
def test_a_bad_position_names_line_and_remedy(text: str, message: str) -> None:
    with pytest.raises(PositionError) as error:
        read_position(text)
    assert message in str(error.value)


POSITION = """# the first round is over
title = "duel"
scenario = "dawn"
deck = [4, 7, 8]
blue = [3, 6, 9]
red = [1, 2, 5]
hits = [1, 0]
round = 2

[[stack]]
procedure = "duel"
step = "count"

[[stack]]
procedure = "round"
step = "bid"
bids = []
"""


def from_position(text: str = POSITION) -> Game:
    """A duel that began from a position, played to its end."""
    game = Game.from_text(text, seed=5)
    while not game.over:
        decision = game.decision
        game.push(decision.choices[decision.seat][0], decision.seat)
    return game


def test_a_game_from_a_position_replays_from_its_record_alone() -> None:
    game = from_position()
    record = game.finished_record()
    assert record.secret
    text = str(record)
    assert str(Record.read(text)) == text
    assert Record.read(text).position == POSITION
    assert replay(Record.read(text)).digest == game.digest


def test_an_unfinished_game_from_a_position_goes_on() -> None:
    game = Game.from_text(POSITION, seed=5)
    decision = game.decision
    game.push(decision.choices[decision.seat][0], decision.seat)
    again = go_on(Record.read(str(game.finished_record())))
    assert again.digest == game.digest
    assert again.record.position == POSITION


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("position: hits = [1, 0]", "position: hits = [0, 0]", "the position at the end differs"),
        ("position: hits = [1, 0]", "position: hits = [1, 0", "record:{at}: position: "),
        ('position: title = "duel"', 'position: title = "chess"', "record:{title}: position: no "),
        ("options: -", "options: fog", "position: title or options differ from the header"),
    ],
)
def test_an_altered_position_is_named(old: str, new: str, message: str) -> None:
    rows = str(from_position().finished_record()).split("\n")
    numbers = {"at": 0, "title": 0}
    for number, row in enumerate(rows, 1):
        numbers["at"] = number + 1 if row.startswith("position: hits") else numbers["at"]
        numbers["title"] = number if row.startswith("position: title") else numbers["title"]
    with pytest.raises(RecordError) as error:
        replay(Record.read("\n".join(rows).replace(old, new, 1)))
    assert message.format(**numbers) in str(error.value)


def renewed() -> Record:
    """A duel that was resumed after its second action, with other dice, and played to its end."""
    begun = Game(KEY, seed=5)
    for _ in range(2):
        begun.push(begun.actions[-1], begun.decision.seat)
    game = go_on(Record.read(str(begun.finished_record())), seed=6)
    while not game.over:
        game.push(game.actions[-1], game.decision.seat)
    return game.finished_record()


def test_dice_that_came_later_are_promised_told_and_proved() -> None:
    record = renewed()
    (dice,) = record.dice
    assert (dice.start, dice.commitment) == (3, Live(6).commitment)
    assert dice.secret == Live(6).secret.hex()
    text = str(record)
    assert str(Record.read(text)) == text
    assert replay(Record.read(text)).record.dice == record.dice
    record.secret = Live(5).secret.hex()  # of the first dice, too
    replay(Record.read(str(record)))
    record.secret = ""
    record.dice = [dice._replace(commitment=Live(7).commitment, secret=Live(7).secret.hex())]
    with pytest.raises(RecordError, match="do not come from the secret"):
        replay(Record.read(str(record)))


def test_a_game_that_is_taken_up_again_tells_no_secret() -> None:
    game = replay(renewed())
    game.undo()
    assert [dice.secret for dice in game.record.dice] == [""]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("dice: 3 ", "dice: three ", "record:9: dice: expected an action and a commitment, found"),
        ("dice: 3 ", "dice: 4 {promise}\ndice: 3 ", "record:9: dice: those from action 3 on are"),
        ("secret 3:", "secret 4:", "the header promises no dice from action 4 on"),
        ("secret 3: ", "secret 3: x", "the secret is not a hexadecimal text"),
        ("secret 3: ", "secret 3: 00", "the secret does not open the commitment of the header"),
    ],
)
def test_what_is_wrong_with_later_dice_is_named(old: str, new: str, message: str) -> None:
    text = str(renewed())
    assert text.count(old) == 1
    with pytest.raises(RecordError, match=message):
        replay(Record.read(text.replace(old, new.replace("{promise}", "0" * 64))))
