"""A bot in any language, over standard input and output."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from longroll.bots import Insight, make_bot
from longroll.bots.outside import SECONDS, OutsideBot, OutsideError, split_command
from longroll.engine.game import Game

EXAMPLE = Path(__file__).parents[2] / "docs/examples/bot.py"


def insight() -> Insight:
    game = Game("forthepeople", "1861", seed=3)
    return Insight(game.title, game.state, game.decision.seat, game.decision)


def program(tmp_path: Path, text: str, seconds: float = SECONDS) -> OutsideBot:
    """A bot that is a Python program with this text."""
    file = tmp_path / "bot.py"
    file.write_text(f"import json, sys\nhello = json.loads(input())\n{text}\n", encoding="utf-8")
    return OutsideBot(f"{sys.executable} {file}", 5, seconds)


def test_the_example_plays_and_is_repeatable() -> None:
    asked = insight()
    bots = [make_bot(f"exec:{sys.executable} {EXAMPLE}", 5) for _ in range(2)]
    one, two = ([bot.choose(asked) for _ in range(4)] for bot in bots)
    assert one == two
    assert set(one) <= set(asked.actions)
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 32


def test_a_program_is_told_title_seed_list_and_view(tmp_path: Path) -> None:
    asked = insight()
    bot = program(
        tmp_path,
        "assert hello == {'longroll': 1, 'title': 'forthepeople', 'seed': 5}\n"
        "told = json.loads(input())\n"
        f"assert told['seat'] == told['view']['seat'] == {asked.seat!r} and told['clause']\n"
        "print(json.dumps({'action': told['actions'][-1]}), flush=True)",
    )
    assert bot.choose(asked) == asked.actions[-1]


def test_a_program_may_ask_for_possible_worlds(tmp_path: Path) -> None:
    asked = insight()
    bot = program(
        tmp_path,
        "told = json.loads(input())\n"
        "print(json.dumps({'world': 1}), flush=True)\n"
        "world = json.loads(input())['world']\n"
        "assert world['title'] == 'forthepeople'\n"
        "print(json.dumps({'action': told['actions'][0]}), flush=True)",
    )
    assert bot.choose(asked) == asked.actions[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('print(\'{"action": "surrender"}\', flush=True); input()', "'surrender', which is not on"),
        ("print('hm', flush=True); input()", "said no JSON: 'hm'"),
        ("print('[]', flush=True); input()", "said no JSON object"),
        ('print(\'{"world": "x"}\', flush=True); input()', "takes a whole number"),
        ("", "has ended without an answer"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush(); input()", "said no JSON"),
        ("print('[' * 100_000, flush=True); input()", "said no JSON"),
        ("print('1' * 5_000, flush=True); input()", "said no JSON"),
        ("print('x' * 2**20, flush=True); input()", "more than 1048576 characters in a line"),
    ],
)
def test_what_cannot_be_understood_is_told(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(OutsideError, match=said):
        program(tmp_path, text).choose(insight())


def test_a_program_that_has_ended_is_told_alike_before_it_is_asked(tmp_path: Path) -> None:
    bot = program(tmp_path, "")
    for _ in range(2):  # the second question finds nobody who reads
        with pytest.raises(OutsideError, match="has ended without an answer"):
            bot.choose(insight())


def test_a_program_that_does_not_exist_is_told() -> None:
    with pytest.raises(OutsideError, match="cannot be started"):
        make_bot("exec:no-such-program", 1)  # before anything is dealt


@pytest.mark.parametrize(
    "text",
    [
        "import time; time.sleep(60)",
        # A child that keeps the pipe open when its parent is gone.
        "import subprocess; subprocess.run([sys.executable, '-c', 'input()'], stdin=0)\n"
        "subprocess.run(['sleep', '60'])",
        "print(json.dumps({'world': 1}), flush=True); import time; time.sleep(60)",
    ],
    ids=["asleep", "with a child", "once it has a world"],
)
def test_a_program_that_hangs_is_ended(tmp_path: Path, text: str) -> None:
    bot = program(tmp_path, text, seconds=0.3)
    with pytest.raises(OutsideError, match=r"gave no answer in 0\.3 s, and was ended"):
        bot.choose(insight())


def test_a_backslash_parts_folders_on_windows() -> None:
    command = r'"C:\my games\bot.exe" --level 3 C:\other'
    assert split_command(command, windows=True) == [
        r"C:\my games\bot.exe",
        *("--level", "3"),
        r"C:\other",
    ]
    assert split_command(r"my\ bots/bot '#1'", windows=False) == ["my bots/bot", "#1"]
