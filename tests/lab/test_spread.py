"""Work spread over processes and by Ray: the same results, in order, no more than was asked for."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace

import pytest

from longroll.lab import spread as module
from longroll.lab.arena import Fought, bouts, fight
from longroll.lab.selfplay import Plan
from longroll.lab.spread import LOCAL, SpreadError, spread
from tests.cli.terminal import longroll

PLAN = Plan("forthepeople", "1861", (), {})


def untimed(fought: Iterator[Fought]) -> list[Fought]:
    """Games without the seconds that they took, which no two have in common."""
    return [game._replace(seconds={}) for game in fought]


def test_results_come_in_the_order_of_the_work() -> None:
    assert list(spread(str, range(30), jobs=2)) == [str(number) for number in range(30)]
    assert list(spread(str, range(0))) == list(spread(str, range(0), jobs=2)) == []


def test_no_more_is_handed_out_than_a_little_ahead() -> None:
    taken: list[int] = []

    def work() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = spread(str, work(), jobs=2)
    assert [next(results) for _ in range(3)] == ["0", "1", "2"]
    assert len(taken) <= 2 * module.AHEAD + 3


def test_what_fails_in_a_process_fails_here() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(spread(int, ["1", "x"], jobs=2))


def test_processes_play_the_same_games() -> None:
    planned = bouts(PLAN, ["random", "recruit"], 2, 3)
    assert untimed(spread(fight, planned)) == untimed(spread(fight, planned, jobs=2))


@pytest.mark.slow
def test_ray_plays_the_same_games() -> None:
    planned = bouts(PLAN, ["random", "recruit"], 4, 3)
    assert untimed(spread(fight, planned)) == untimed(spread(fight, planned, 1, LOCAL))


def test_a_cluster_that_does_not_answer_is_told_at_once() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}"):
        with pytest.raises(SpreadError, match="no Ray cluster"):
            list(spread(str, [1], 1, address))
    done = longroll(
        *("lab", "arena", "forthepeople", "--bots", "random,recruit"),
        *("--ray", f"127.0.0.1:{port}"),
    )
    assert done.status == 2
    assert "no Ray cluster" in done.err


class Stand:
    """What stands in for Ray: it starts at the nth attempt, and does the work here."""

    def __init__(self, attempt: int) -> None:
        self.attempt = attempt
        self.begun = 0
        self.ended = 0

    def instead(self, _name: str) -> Stand:
        return self

    def init(self, **_: object) -> None:
        self.begun += 1
        if self.begun < self.attempt:
            raise TimeoutError("The current node timed out during startup.")

    def shutdown(self) -> None:
        self.ended += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, work: object) -> object:
        return SimpleNamespace(remote=work)

    def get(self, result: object) -> object:
        return result


def test_a_busy_machine_may_need_a_second_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    stand = Stand(3)
    monkeypatch.setattr(module, "import_module", stand.instead)
    assert list(spread(str, range(20), 1, LOCAL)) == [str(number) for number in range(20)]
    assert (stand.begun, stand.ended) == (3, 3)  # after each failure, and at the end


def test_a_ray_that_never_starts_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for address, attempts in ((LOCAL, 3), ("auto", 1)):
        stand = Stand(99)
        monkeypatch.setattr(module, "import_module", stand.instead)
        with pytest.raises(SpreadError, match=f"no Ray cluster at {address}: The current node"):
            list(spread(str, range(2), 1, address))
        assert stand.begun == attempts


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(module, "import_module", partial(absent))
    with pytest.raises(SpreadError, match=r"pip install 'longroll\[lab\]'"):
        list(spread(str, [1], 1, LOCAL))
