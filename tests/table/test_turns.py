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


async def in_between(places: int, playing: list[Rank]) -> list[str]:
    """Who is served between the two answers of tables whose bots play on, and then after them."""
    turns, order, over = Turns(places), list[str](), asyncio.Event()

    async def series(rank: Rank, number: int) -> None:
        with turns.series(lambda: rank):
            for name in ("first", "second"):
                async with turns.turn(lambda: rank):
                    order.append(f"{name} {number}")
                for _ in range(5):  # an answer is stored and told
                    await asyncio.sleep(0)
            await over.wait()

    async def alone() -> None:
        async with turns.turn(lambda: Rank.NOBODY):
            order.append("alone")
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(series(rank, number)) for number, rank in enumerate(playing)]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(alone()))
    for _ in range(30):
        await asyncio.sleep(0)
    order.append("over")
    over.set()
    await asyncio.wait_for(asyncio.gather(*tasks), 10)
    return order


def test_nobodys_game_does_not_begin_between_two_answers_to_a_person() -> None:
    order = asyncio.run(in_between(1, [Rank.PLAYER]))
    assert order == ["first 0", "second 0", "over", "alone"]


def test_a_place_is_kept_for_each_person_and_not_one_more() -> None:
    assert "alone" in (order := asyncio.run(in_between(3, [Rank.PLAYER] * 2)))
    assert order.index("alone") < order.index("over")
    assert asyncio.run(in_between(2, [Rank.PLAYER] * 2))[-2:] == ["over", "alone"]


def test_no_place_is_kept_for_those_who_only_watch() -> None:
    order = asyncio.run(in_between(1, [Rank.WATCHER]))
    assert order.index("alone") < order.index("over")


def test_a_place_is_kept_no_longer_than_the_person_is_there() -> None:
    async def gone() -> list[str]:
        turns, order, here = Turns(1), list[str](), [Rank.PLAYER]

        async def alone() -> None:
            async with turns.turn(lambda: Rank.NOBODY):
                order.append("alone")

        with turns.series(lambda: here[0]):
            waiting = asyncio.create_task(alone())
            await asyncio.sleep(0)
            order.append("kept")
            here[0] = Rank.NOBODY
            async with turns.turn(lambda: Rank.PLAYER):  # somebody else comes and goes
                order.append("other")
            await asyncio.wait_for(waiting, 10)
        return order

    assert asyncio.run(gone()) == ["kept", "other", "alone"]
