"""Make the golden games anew: ``.venv/bin/python -m tests.golden.make [TITLE]``.

For each ending of `ENDINGS` the shortest of some random games that end so is kept; those that
hardly any game reaches at random are driven there (`DRIVEN`). The same rules give the same records.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.engine.options import default_options
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.title import get_title
from longroll.lab.selfplay import Plan, play_game
from tests.golden.aims import DRIVEN, Driven
from tests.golden.test_golden import FOLDER, ending, endings

MANY = 60
"""Random games of each scenario, of which the shortest are kept."""
FEW = 2
"""The same of games of sergeants, which take a minute."""
MOST = 3000
"""Random games to look at for the endings that those have not shown."""
PLAYERS = {"mosby": "sergeant"}
"""Who plays where nobody gets far at random."""
LED = {"uscivilwar": "union"}
"""Who never wins at random: to its victories a sergeant leads it against one who plays so."""


def main(title: str) -> None:
    """Make the records of a title; prints what it keeps, and what it has not found."""
    wanted = endings(title)
    for text in wanted:
        if text in DRIVEN:
            _keep(title, text, _driven(title, text, DRIVEN[text]))
    for scenario in sorted({text.split()[0] for text in wanted}):
        left = [t for t in wanted if t.split()[0] == scenario and t not in DRIVEN]
        led = [text for text in left if text.split()[1] == LED.get(title)]
        for some in (led, [text for text in left if text not in led]):
            if not some:
                continue
            plan = _plan(title, scenario, led=some is led)
            for text, seed in _found(plan, some, FEW if some is led else MANY):
                _keep(title, text, _recorded(plan, seed))


def _plan(title: str, scenario: str, *, led: bool) -> Plan:
    """A random game, or one of `PLAYERS` or `LED`, with the options that are on by default."""
    found = get_title(title)
    options = default_options(found)
    players = dict.fromkeys(found.seats(options), PLAYERS.get(title, "random"))
    if led:
        players[LED[title]] = "sergeant"
    return Plan(title, scenario, options, players)


def _found(plan: Plan, wanted: list[str], many: int) -> Iterator[tuple[str, int]]:
    """The seed of the shortest of so many games for each ending; says which is not found."""
    best: dict[str, tuple[int, int]] = {}
    scenario = plan.scenario
    for seed in range(1, MOST + 1 if wanted else 1):
        played = play_game(plan, seed)
        result = played.result
        text = f"{scenario} {result.winner or 'draw'} {result.clause} {result.key}"
        if text in wanted:
            best[text] = min(best.get(text, (played.decisions, seed)), (played.decisions, seed))
        if seed >= many and len(best) == len(wanted):
            break
    for text in wanted:
        if text in best:
            yield text, best[text][1]
        else:
            print(f"not found at random: {text}")


def _recorded(plan: Plan, seed: int) -> Record:
    with tempfile.TemporaryDirectory() as folder:
        play_game(plan, seed, Path(folder))
        return Record.load(Path(folder) / f"{plan.title}-{plan.scenario}-{seed}.roll")


def _driven(title: str, text: str, how: Driven) -> Record:
    """The first game that is driven to its ending, of some seeds from the one given on."""
    for more in range(how.seeds - 1):
        game = _drive(title, text, how, more)
        if ending(game) == text:
            return game.finished_record()
    return _drive(title, text, how, how.seeds - 1).finished_record()


def _drive(title: str, text: str, how: Driven, more: int) -> Game:
    game = Game(title, text.split(maxsplit=1)[0], how.options, chance=Sampled(how.seed + more))
    if how.later is None:
        how.driver.drive(game, how.seed + more)
    else:
        how.driver.drive(game, how.seed + more, how.later.turn)
        how.later.driver.drive(game, how.later.seed + more)
    game.record.remarks = ["driven to its end: tests/golden/drive.py"]
    return game


def _keep(title: str, text: str, record: Record) -> None:
    game = replay(record)
    alike = [other for other in endings(title) if other.split()[:3] == text.split()[:3]]
    name = "-".join(text.split()[: 3 if len(alike) == 1 else 4]).replace(".", "_")
    if ending(game) != text:
        print(f"not reached: {text}; instead: {ending(game)}")
        return
    record.save(FOLDER / title / f"{name}.roll")
    print(f"{len(record.lines):5} actions  {text}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "forthepeople")
