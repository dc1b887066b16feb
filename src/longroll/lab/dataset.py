"""Games as data: a Parquet table of decisions and one of games (docs/research.md).

Rows are made where a game is played, so that machines send finished columns; one process writes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
from pyarrow.parquet import ParquetWriter, read_schema

from longroll.bots import Insight, make_bot
from longroll.engine.chance import Sampled
from longroll.engine.chosen import pack_digest
from longroll.engine.decision import Decision
from longroll.engine.event import Events
from longroll.engine.title import Title, digest, get_title
from longroll.lab.selfplay import CAP, EndlessGame, Plan, seed_for
from longroll.lab.spread import spread

__all__ = [
    "DECISIONS",
    "GAMES",
    "LEARNING",
    "DataError",
    "Made",
    "Order",
    "Series",
    "Work",
    "play_order",
    "write_file",
    "write_folder",
]

TURN: Final = "turn"
"""The event that begins a turn, in every title."""
ROWS: Final = 50_000
"""Rows per row group of a file: what a reader loads at once."""
KEY: Final = b"longroll"
"""Metadata key under which a file describes itself, as JSON."""


def _column(name: str, kind: pa.DataType, meaning: str, nullable: bool = False) -> pa.Field:
    return pa.field(name, kind, nullable, {"meaning": meaning})


DECISIONS: Final = (
    _column("game", pa.int64(), "number of the game, from 0"),
    _column("ply", pa.int32(), "number of the decision in its game, from 0"),
    _column("turn", pa.int32(), "turns begun so far, 0 before the first"),
    _column("seat", pa.string(), "who chose"),
    _column("bot", pa.string(), "name of the bot in that seat"),
    _column("clause", pa.string(), "the rule that called for the choice"),
    _column("prompt", pa.string(), "key of what was asked"),
    _column("args", pa.list_(pa.string()), "arguments of the prompt, as name=value"),
    _column("together", pa.bool_(), "whether other seats had yet to choose in secret as well"),
    _column("legal", pa.int32(), "how many actions were legal"),
    _column("choice", pa.int32(), "which of them was chosen, from 0"),
    _column("action", pa.string(), "its text"),
    _column("gauges", pa.map_(pa.string(), pa.int64()), "the numbers of the war before it"),
    _column("outcome", pa.float32(), "what the game was worth to the seat in the end: -1 to 1"),
)
"""Columns of the table of decisions: one row per decision, in the order of play."""

LEARNING: Final = (
    _column("view", pa.string(), "what the seat knew, as JSON, with its list of actions"),
    _column("appraisal", pa.int64(), "how good the title thinks the position before it is"),
)
"""Extra columns for learning, on request: each takes as long to make as the game, or longer."""

GAMES: Final = (
    _column("game", pa.int64(), "number of the game, from 0"),
    _column("seed", pa.int64(), "from which it can be played again"),
    _column("seats", pa.list_(pa.string()), "the seats, in their order"),
    _column("bots", pa.list_(pa.string()), "the bots in them"),
    _column("winner", pa.string(), "the seat that won; null for a draw", nullable=True),
    _column("clause", pa.string(), "the clause by which the game ended"),
    _column("ending", pa.string(), "key of the kind of ending"),
    _column("scores", pa.map_(pa.string(), pa.int64()), "each seat's score, where there is one"),
    _column("decisions", pa.int32(), "how many there were"),
    _column("turns", pa.int32(), "how many turns were begun"),
    _column("digest", pa.string(), "digest of the last position"),
    _column("rules", pa.int32(), "version of the title's rules where it was played"),
    _column("pack", pa.string(), "digest of the files laid over the title's own; empty for none"),
)
"""Columns of the table of games: one row per game."""


class DataError(ValueError):
    """A data set that cannot be written or continued; the message says why."""


class Order(NamedTuple):
    """A game to be made: its number, its plan, its seed, and its columns of `LEARNING`."""

    game: int
    plan: Plan
    seed: int
    learning: tuple[str, ...]


class Made(NamedTuple):
    """A finished game: its decisions as columns, and its row of the table of games."""

    decisions: pa.RecordBatch
    game: dict[str, Any]


class Series(NamedTuple):
    """The games of a data set: what is played, by which bots, from which seed, with which columns.

    Game n has the seed ``seed + n``. The bots rotate through the seats: in game n seat k has the
    bot (n + k) modulo their number. So a single bot plays against itself, and two bots play each of
    two seats equally often. ``plan.bots`` is not used. ``learning`` names columns of `LEARNING`.

    >>> series = Series(Plan("forthepeople", "1861", (), {}), ("a", "b"), 1)
    >>> [list(order.plan.bots.values()) for order in series.orders(range(2))]
    [['a', 'b'], ['b', 'a']]
    """

    plan: Plan
    bots: tuple[str, ...]
    seed: int
    learning: tuple[str, ...] = ()

    def orders(self, games: Iterable[int]) -> Iterator[Order]:
        """The orders for the games of these numbers."""
        seats = get_title(self.plan.title).seats(self.plan.options)
        count = len(self.bots)
        taken = [
            {seat: self.bots[(n + at) % count] for at, seat in enumerate(seats)}
            for n in range(count)
        ]
        plans = [self.plan._replace(bots=bots) for bots in taken]
        for game in games:
            yield Order(game, plans[game % count], self.seed + game, self.learning)

    def about(self) -> dict[str, object]:
        """The description of the series in a file's metadata."""
        info = get_title(self.plan.title).info
        return {
            "title": self.plan.title,
            "scenario": self.plan.scenario,
            "options": list(self.plan.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "learning": list(self.learning),
            "rules": info.rules_version,
            "pack": pack_digest(info.key),
        }


def play_order(order: Order) -> Made:
    """Play a game and make its data. It is the game that `selfplay` plays from this seed."""
    plan, seed = order.plan, order.seed
    title = get_title(plan.title)
    chance = Sampled(seed_for(seed, "chance"))
    bots = {seat: make_bot(name, seed_for(seed, seat)) for seat, name in plan.bots.items()}
    rows: list[dict[str, Any]] = []
    state, events = title.opening(plan.scenario, plan.options, chance)
    turn = _turns(events)
    while (decision := title.decision(state)) is not None:
        if len(rows) >= CAP:
            raise EndlessGame(f"{plan.title} {plan.scenario}, seed {seed}: no end")
        seat = decision.seat
        action = bots[seat].choose(Insight(title, state, seat, decision))
        row = _row(title, state, decision)
        row |= {"game": order.game, "ply": len(rows), "turn": turn, "bot": plan.bots[seat]}
        row |= {"choice": decision.actions.index(action), "action": str(action)}
        if "appraisal" in order.learning:
            row["appraisal"] = title.appraise(state, seat)
        if "view" in order.learning:
            row["view"] = json.dumps(title.view(state, seat), separators=(",", ":"))
        rows.append(row)
        turn += _turns(title.apply(state, seat, action, chance))
    ended = title.result(state)
    worth = ended.payoffs(list(plan.bots)) if ended is not None else dict.fromkeys(plan.bots, 0.0)
    for row in rows:
        row["outcome"] = worth[row["seat"]]
    schema = pa.schema(_columns(order.learning))
    columns = {name: [row[name] for row in rows] for name in schema.names}
    told = _game_row(title, state, order) | {"decisions": len(rows), "turns": turn}
    return Made(pa.RecordBatch.from_pydict(columns, schema), told)


def _columns(learning: Container[str]) -> list[pa.Field]:
    """The columns of decisions, including the named ones of `LEARNING`."""
    return [*DECISIONS, *(column for column in LEARNING if column.name in learning)]


def _turns(events: Events) -> int:
    return sum(event.key == TURN for event in events)


def _row(title: Title, state: Any, decision: Decision) -> dict[str, Any]:
    """What is known of a decision before it is made."""
    seat, prompt = decision.seat, decision.prompt
    return {
        "seat": seat,
        "clause": decision.clause,
        "prompt": prompt.key,
        "args": [f"{name}={value}" for name, value in prompt.args],
        "together": len(decision.choices) > 1,
        "legal": len(decision.actions),
        "gauges": list(title.measures.gauges(state).items()),
    }


def _game_row(title: Title, state: Any, order: Order) -> dict[str, Any]:
    result = title.result(state)
    if result is None:
        raise EndlessGame(f"{order.plan.title}, seed {order.seed}: no result")
    return {
        "game": order.game,
        "seed": order.seed,
        "seats": list(order.plan.bots),
        "bots": list(order.plan.bots.values()),
        "winner": result.winner,
        "clause": result.clause,
        "ending": result.key,
        "scores": list(result.scores),
        "digest": digest(title, state),
        "rules": title.info.rules_version,
        "pack": pack_digest(title.info.key),
    }


# --- Files ----------------------------------------------------------------------------------------


class _Sheet:
    """A Parquet file that grows by row groups; it gets its final name when it is complete."""

    def __init__(self, file: Path, schema: pa.Schema) -> None:
        self._file, self._draft = file, file.with_name(f"{file.name}.part")
        self._schema = schema
        self._writer = ParquetWriter(self._draft, schema, compression="zstd")
        self._waiting: list[pa.RecordBatch] = []

    def add(self, batch: pa.RecordBatch) -> None:
        self._waiting.append(batch)
        if sum(one.num_rows for one in self._waiting) >= ROWS:
            self._write()

    def _write(self) -> None:
        if self._waiting:
            self._writer.write_table(pa.Table.from_batches(self._waiting, self._schema))
            self._waiting = []

    def finish(self) -> None:
        self._write()
        self._writer.close()
        self._draft.replace(self._file)


Done = Callable[[Made], None]
"""A function that is called after each game written."""


class Work(NamedTuple):
    """How the games of a series are played.

    Attributes:
        made_with: the version of Long Roll, for the metadata.
        jobs: the number of processes on this machine.
        ray: the address of a cluster, as for `spread`.
        done: called after each game written.
    """

    made_with: str = ""
    jobs: int = 1
    ray: str = ""
    done: Done = lambda _: None


ALONE = Work()
"""In this process, without reports."""


def write_file(file: Path, series: Series, games: int, work: Work = ALONE) -> int:
    """Write games into ``file`` (decisions) and one beside it, ``NAME.games.parquet`` (games).

    Args:
        file: its name ends with ``.parquet``; an existing file is replaced when all is complete.
        series: the games.
        games: the number of games, from the first.
        work: how they are played.

    Returns:
        The number of games written.
    """
    beside = file.with_name(f"{file.stem}.games.parquet")
    made = spread(play_order, series.orders(range(games)), work.jobs, work.ray)
    _write_pair((file, beside), made, _about(series, range(games), work), work.done)
    return games


def write_folder(folder: Path, series: Series, games: int, part: int, work: Work = ALONE) -> int:
    """Write games into ``decisions/part-N.parquet`` and ``games/part-N.parquet`` of ``folder``.

    Each part has ``part`` games, the last perhaps fewer. Existing parts are kept, so that an
    interrupted run continues where it stopped, and a set can grow. Raises `DataError` if they hold
    other games. The other arguments are those of `write_file`.

    Returns:
        The number of games written by this call.
    """
    for name in ("decisions", "games"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    missing: list[tuple[range, tuple[Path, Path]]] = []
    for number, first in enumerate(range(0, games, part)):
        name, span = f"part-{number:05}.parquet", range(first, min(first + part, games))
        files = (folder / "decisions" / name, folder / "games" / name)
        if not _is_there(files[1], series, span):  # written after decisions
            missing.append((span, files))
    wanted = (game for span, _ in missing for game in span)
    made = spread(play_order, series.orders(wanted), work.jobs, work.ray)
    for span, files in missing:
        _write_pair(files, islice(made, len(span)), _about(series, span, work), work.done)
    return sum(len(span) for span, _ in missing)


def _is_there(file: Path, series: Series, span: range) -> bool:
    """Whether ``file`` holds all games of ``span``."""
    if not file.exists():
        return False
    told = json.loads((read_schema(file).metadata or {}).get(KEY, b"{}"))
    if any(told.get(name) != value for name, value in series.about().items()):
        raise DataError(f"{file} holds other games: name another folder")
    if told["first"] != span.start or told["games"] > len(span):
        raise DataError(f"{file} holds parts of another size: give the same --part")
    return bool(told["games"] == len(span))


def _about(series: Series, span: range, work: Work) -> Mapping[str, Any]:
    """The metadata of a file."""
    told = {"longroll": work.made_with, "first": span.start, "games": len(span)}
    return {**series.about(), **told}


def _write_pair(
    files: tuple[Path, Path], made: Iterable[Made], about: Mapping[str, Any], done: Done
) -> None:
    """Write decisions into the first file, then games into the second."""
    decisions, games = files
    told = {KEY.decode(): json.dumps(about)}
    plays = _Sheet(decisions, pa.schema(_columns(about["learning"])).with_metadata(told))
    rows: list[dict[str, Any]] = []
    for one in made:
        plays.add(one.decisions)
        rows.append(one.game)
        done(one)
    plays.finish()
    schema = pa.schema(GAMES)
    ends = _Sheet(games, schema.with_metadata(told))
    ends.add(
        pa.RecordBatch.from_pydict({n: [row[n] for row in rows] for n in schema.names}, schema)
    )
    ends.finish()
