"""Help: every command shows how it is used."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from longroll.cli import COMMANDS, GROUPS, app, command
from longroll.engine.title import get_title
from tests.cli.terminal import longroll

NAMES = list(COMMANDS)


def help_of(name: str) -> str:
    shown = CliRunner().invoke(app(name), [name, "--help"])
    assert shown.exit_code == 0
    return " ".join(shown.output.split())


def test_help_lists_every_command() -> None:
    shown = CliRunner().invoke(app(), ["--help"])
    assert shown.exit_code == 0
    assert re.findall(r"^  (\w[\w-]*)  ", shown.output, re.MULTILINE) == [*NAMES, *GROUPS]


@pytest.mark.parametrize("words", [[], *([group] for group in GROUPS)])
def test_without_a_command_it_helps(words: list[str]) -> None:
    assert longroll(*words) == longroll(*words, "--help")
    assert longroll(*words).status == 0


@pytest.mark.parametrize(
    "words", [[], ["play"], ["draw"], ["learn"], ["lab"], ["lab", "census"], ["club"]]
)
def test_the_short_option_helps_as_the_long_one_does(words: list[str]) -> None:
    """`play` passes options that it does not know on as seats, but not this one."""
    assert longroll(*words, "-h") == longroll(*words, "--help")
    assert longroll(*words, "-h").status == 0


@pytest.mark.parametrize("command", NAMES)
def test_every_command_has_an_example_of_itself(command: str) -> None:
    assert re.search(rf"Examples?: longroll {command}\b", help_of(command))


@pytest.mark.parametrize("command", NAMES)
def test_an_example_uses_options_that_the_command_has(command: str) -> None:
    shown = help_of(command)
    example = re.split(r"Examples?: ", shown)[1].split("Arguments:")[0].split("Options:")[0]
    seats = [f"--{seat}" for seat in get_title("forthepeople").info.seats]
    for option in re.findall(r"--[a-z]+", example):
        if command == "play" and option in seats:
            continue
        assert option in shown.split("Options:")[1], f"{command} has no {option}"


@pytest.mark.parametrize("name", NAMES)
def test_the_list_begins_as_a_commands_own_help(name: str) -> None:
    told = command(name).__doc__ or ""
    assert COMMANDS[name][1].split()[0] == told.split()[0]


def test_help_loads_neither_titles_nor_what_commands_need() -> None:
    asked = "import sys; from longroll.cli import app; app(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    heavy = {"prompt_toolkit", "fluent.runtime", "rich.console", "pydantic", "longroll.bots"}
    assert not heavy & {*done.stdout.split()}
