"""Bots that nobody watches hold nobody up, and how long one takes tells nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from longroll.server.services.board_cache import BoardCache
from longroll.server.services.bots import ALONE, Bots, Clock
from longroll.server.services.pacing import due, least
from longroll.server.services.tables import Place, TableService
from longroll.table import Change, Store, Table, new_table, new_tokens
from longroll.table.players import BotPool, Chosen, Task, choose
from longroll.table.turns import Rank
from tests.table.tables import store_in


class Stub(BotPool):
    """Bots that answer when they are told to, whatever they are called."""

    def __init__(self, answer: Callable[[Task], Awaitable[Chosen]]) -> None:
        super().__init__(1, helpers=0)
        self._answer = answer

    async def think(self, task: Task, rank: Rank = Rank.PLAYER) -> Chosen:
        del rank
        return await self._answer(task)


def at_random(task: Task) -> Chosen:
    """What dice choose, in the place of a bot that thinks."""
    key, document, seat, _, seed, _ = task
    return choose((key, document, seat, "random", seed, None))


class Steps(Clock):
    """A time that passes only while nothing else is left to do."""

    def __init__(self) -> None:
        self.time = 0.0
        self.pauses: list[float] = []

    def now(self) -> float:
        return self.time

    async def pause(self, seconds: float, haste: asyncio.Event | None = None) -> None:
        if seconds > 0 and not (haste is not None and haste.is_set()):
            self.pauses.append(seconds)
            self.time += seconds
        await asyncio.sleep(0)


def sit(tables: TableService, store: Store, seats: dict[str, str], seed: int = 1) -> Place:
    """A new table."""
    table = new_table("forthepeople", "1861", (), seats, seed)
    store.create(table, new_tokens(table.seats))
    tables.seat_down(table)
    place: Place = vars(tables)["_places"][table.id]
    return place


def pushed(action: str) -> Callable[[Table], Change]:
    return lambda table: table.push("union", action, table.seq)


def waiting(tables: TableService) -> int:
    """How many tables wait for their turn."""
    pool: Any = tables.bots.thinkers
    return len(cast("list[object]", vars(pool.turns)["_waiting"]))


LONGEST = 60
"""Seconds after which a queue is held to stand still."""

GENERALS = {"union": "general", "confederate": "general"}


def test_after_eight_games_of_generals_a_persons_opponent_answers_next(tmp_path: Path) -> None:
    async def play() -> tuple[list[str], int]:
        store, order = store_in(tmp_path), list[str]()
        gate = asyncio.Semaphore(0)

        async def answer(task: Task) -> Chosen:
            await gate.acquire()
            order.append(task[3])
            return at_random(task)

        tables = TableService(store, Stub(answer), 0, BoardCache(None))
        alone = [sit(tables, store, GENERALS, seed) for seed in range(ALONE + 3)]
        while waiting(tables) < ALONE - 1:
            await asyncio.sleep(0.001)
        mine = sit(tables, store, {"union": "human", "confederate": "captain"})
        mine.listeners[asyncio.Event()] = "union"
        tables.bots.look(mine, "union")  # as a line that is opened does
        while waiting(tables) < ALONE:
            await asyncio.sleep(0.001)
            if mine.table.deciding_bot is None:
                action = str(mine.table.game.decision.actions[0])
                await tables.change(mine.table.id, pushed(action))
        for _ in range(4):
            gate.release()
        while len(order) < 4:
            await asyncio.sleep(0.001)
        resting = sum(place.rests for place in alone)
        await tables.close()
        return order, resting

    order, resting = asyncio.run(asyncio.wait_for(play(), LONGEST))
    assert order.index("captain") <= 1  # after the one that was thinking already
    assert resting == 3


def test_a_game_that_rests_goes_on_when_somebody_looks(tmp_path: Path) -> None:
    async def look() -> tuple[list[bool], bool, int]:
        store = store_in(tmp_path)
        never: asyncio.Future[Chosen] = asyncio.get_running_loop().create_future()

        async def answer(task: Task) -> Chosen:
            if len(thought) < ALONE:
                thought.append(task)
                return await asyncio.shield(never)
            return at_random(task)

        thought: list[Task] = []
        tables = TableService(store, Stub(answer), 0, BoardCache(None))
        alone = [sit(tables, store, GENERALS, seed) for seed in range(ALONE + 1)]
        last = alone[-1]
        rested = [place.rests for place in alone]
        tables.bots.look(last, "observer")
        woken = last.is_thinking
        await tables.close()
        return rested, woken, len(alone)

    rested, woken, many = asyncio.run(asyncio.wait_for(look(), LONGEST))
    assert rested == [False] * (many - 1) + [True]
    assert woken


def answered_in(
    folder: Path, bot: str, *, thinks: float, forced: bool, hasty: bool = False
) -> float:
    """Seconds from a question to its answer, where an interrupt may be held: forced, or chosen."""

    async def play() -> float:
        store, clock = store_in(folder), Steps()

        async def answer(task: Task) -> Chosen:
            clock.time += thinks
            return at_random(task)

        tables = TableService(store, Stub(answer), 0.6, BoardCache(None))
        tables.bots.clock = clock
        place = asking_window(bot, forced=forced)
        if hasty:
            place.haste.set()
        seat, begun = place.table.deciding_bot, clock.time
        assert seat is not None
        decision = place.table.game.decision
        assert (len(decision.actions_of(seat)) == 1) is forced
        await vars(Bots)["_on_the_beat"](tables.bots, place, seat, decision)
        spent = clock.time - begun
        await tables.close()
        return spent

    return asyncio.run(asyncio.wait_for(play(), LONGEST))


def asking_window(bot: str, *, forced: bool) -> Place:
    """A table at which a bot is asked for an interrupt that it can play, or cannot."""
    for seed in range(200):
        table = new_table("forthepeople", "1861", (), {"union": "human", "confederate": bot}, seed)
        if _comes_to_window(table, forced=forced):
            return Place(table)
    raise AssertionError("there is no such moment")


def _comes_to_window(table: Table, *, forced: bool) -> bool:
    """Play at random until the bot is asked for an interrupt; whether it is such a moment."""
    dice = random.Random(1)
    for _ in range(60):
        if table.game.over:
            return False
        decision = table.game.decision
        seat = decision.seats[0]
        actions = decision.actions_of(seat)
        if seat == "confederate" and decision.prompt.key == "prompt-interrupt-activation":
            return (len(actions) == 1) is forced
        table.push(seat, str(dice.choice(actions)), table.seq)
    return False


@pytest.mark.parametrize("hasty", [False, True])
@pytest.mark.parametrize(("bot", "thinks"), [("sergeant", 0.2), ("captain", 0.9), ("general", 1.7)])
def test_a_pass_that_is_forced_takes_as_long_as_a_choice(
    tmp_path: Path, bot: str, thinks: float, hasty: bool
) -> None:
    forced = answered_in(tmp_path, bot, thinks=thinks, forced=True, hasty=hasty)
    quick = answered_in(tmp_path, bot, thinks=0.0, forced=False, hasty=hasty)
    chosen = answered_in(tmp_path, bot, thinks=thinks, forced=False, hasty=hasty)
    assert forced == pytest.approx(quick) == pytest.approx(chosen)
    assert forced == pytest.approx(least(bot, False, 0.6, hasty=hasty))


def test_what_everybody_knows_to_be_forced_takes_the_pace(tmp_path: Path) -> None:
    async def play() -> float:
        store, clock = store_in(tmp_path), Steps()

        async def never(_task: Task) -> Chosen:
            raise AssertionError("there is nothing to think about")

        tables = TableService(store, Stub(never), 0.6, BoardCache(None))
        tables.bots.clock = clock
        place = next(filter(None, (_open_and_forced(seed) for seed in range(50))))
        seat = place.table.deciding_bot
        assert seat is not None
        await vars(Bots)["_on_the_beat"](tables.bots, place, seat, place.table.game.decision)
        await tables.close()
        return clock.time

    assert asyncio.run(asyncio.wait_for(play(), LONGEST)) == pytest.approx(0.6)


def _open_and_forced(seed: int) -> Place | None:
    """A table at which a bot has to do the only thing that a march leaves, which all can see."""
    seats = {"union": "human", "confederate": "general"}
    table, dice = new_table("forthepeople", "1861", (), seats, seed), random.Random(seed)
    for _ in range(150):
        if table.game.over:
            return None
        decision = table.game.decision
        actions = decision.actions_of(decision.seat)
        if (decision.seat, len(actions)) == ("confederate", 1) and (
            decision.prompt.key == "prompt-march"
        ):
            return Place(table)
        table.push(decision.seat, str(dice.choice(actions)), table.seq)
    return None


def test_the_clock_knows_the_level_and_what_is_public() -> None:
    assert least("general", True, 0.6) > least("general", False, 0.6) > least("sergeant", True, 0.6)
    assert least("captain", True, 5.0) == 5.0
    strokes = {due(spent / 100, 1.0, 0.5) for spent in range(200)}
    assert strokes == {1.0, 1.5, 2.0}
