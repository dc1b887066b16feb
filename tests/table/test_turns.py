"""Whose bot thinks next: people who wait, fairly by table, and what nobody watches last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from longroll.table.turns import Rank, Turns


async def served(turns: Turns, wanted: list[tuple[str, Callable[[], Rank]]]) -> list[str]:
    """The order in which those who came in the order of the list are served, one at a time."""
    order: list[str] = []

    async def ask(name: str, rank: Callable[[], Rank]) -> None:
        async with turns.turn(rank):
            order.append(name)
            await asyncio.sleep(0)

    async with turns.turn(lambda: Rank.NOBODY):
        tasks = [asyncio.create_task(ask(name, rank)) for name, rank in wanted]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def test_people_come_first_then_watchers_and_else_who_came_first() -> None:
    wanted: list[tuple[str, Callable[[], Rank]]] = [
        ("alone", lambda: Rank.NOBODY),
        ("watched", lambda: Rank.WATCHER),
        ("first", lambda: Rank.PLAYER),
        ("second", lambda: Rank.PLAYER),
        ("alone too", lambda: Rank.NOBODY),
    ]
    order = asyncio.run(served(Turns(1), wanted))
    assert order == ["first", "second", "watched", "alone", "alone too"]


def test_who_comes_or_goes_while_he_waits_is_counted_as_he_is_then() -> None:
    ranks = {"left": Rank.PLAYER, "came": Rank.NOBODY}

    async def changing() -> list[str]:
        turns, order = Turns(1), list[str]()

        async def ask(name: str) -> None:
            async with turns.turn(lambda: ranks[name]):
                order.append(name)

        async with turns.turn(lambda: Rank.PLAYER):
            tasks = [asyncio.create_task(ask(name)) for name in ranks]
            await asyncio.sleep(0)
            ranks.update(left=Rank.NOBODY, came=Rank.PLAYER)
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(changing()) == ["came", "left"]


def test_no_table_comes_twice_before_another_has_come() -> None:
    async def rounds() -> list[str]:
        turns, order = Turns(1), list[str]()

        async def table(name: str) -> None:
            for _ in range(3):
                async with turns.turn(lambda: Rank.PLAYER):
                    order.append(name)
                    await asyncio.sleep(0)

        await asyncio.gather(*(table(name) for name in "abc"))
        return order

    assert asyncio.run(rounds()) == list("abcabcabc")


def test_who_is_called_off_keeps_nobody_from_his_place() -> None:
    async def called_off() -> list[str]:
        turns, order = Turns(1), list[str]()

        async def ask(name: str) -> None:
            async with turns.turn(lambda: Rank.PLAYER):
                order.append(name)

        async with turns.turn(lambda: Rank.PLAYER):
            waiting = asyncio.create_task(ask("gone"))
            chosen = asyncio.create_task(ask("called"))
            stays = asyncio.create_task(ask("stays"))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.sleep(0)
        chosen.cancel()  # it has been given the place, and does not know it yet
        await asyncio.gather(waiting, chosen, stays, return_exceptions=True)
        await ask("later")
        return order

    assert asyncio.run(called_off()) == ["stays", "later"]
