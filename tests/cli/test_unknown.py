"""What does not exist is named, together with what does: one line, exit status 2."""

from __future__ import annotations

import pytest

from longroll.engine.title import get_title, title_keys
from tests.cli.terminal import longroll, refusal

TITLE = "forthepeople"
ARENA = ["lab", "arena", TITLE, "--bots", "random,recruit"]


@pytest.mark.parametrize("command", ["play", "selfplay", "rules", "pack", "bench"])
def test_an_unknown_title(command: str) -> None:
    said = refusal(longroll(command, "chess"))
    said, _, known = said.partition("; the titles are: ")
    assert said == "no title is called 'chess'"
    assert TITLE in known.split(", ")  # with the toys that other tests have registered


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize("command", ["play", "selfplay", "bench"])
def test_an_unknown_scenario(command: str, title: str) -> None:
    said = refusal(longroll(command, title, "--scenario", "1066"))
    known = ", ".join(scenario.key for scenario in get_title(title).info.scenarios)
    assert said == f"{title} has no scenario '1066'; it has: {known}"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["selfplay", TITLE, "--bot", "hal"], "no bot is called 'hal'; the bots are: random, "),
        (["play", TITLE, "--union", "hal"], "no bot is called 'hal'; the bots are: random, "),
        (["selfplay", TITLE, "--bot", "exec:no-such-program"], "exec:no-such-program cannot be st"),
        (["selfplay", TITLE, "--bot", "exec:true"], "exec:true has ended"),
        (["selfplay", TITLE, "--bot", "exec:echo 'hello"], "exec:echo 'hello cannot be read: No c"),
        (["selfplay", TITLE, "--bot", "exec:"], "exec: wants a command, as in exec:'python3 bot"),
        (["play", TITLE, "--france", "human"], "no option --france; the seats are: --union --conf"),
        (["play", TITLE, "--union"], "--union needs a value: human or the name of a bot"),
        (["play", TITLE, "--option", "fog"], "forthepeople has no option 'fog'; it has: "),
        (["play", TITLE, "--rolls", "5,x"], "--rolls takes numbers with commas, not '5,x'"),
        (["play", TITLE, "-l", "fr"], "no words in the language 'fr'; the languages are: en, es"),
        (["rules", TITLE, "99.9"], "forthepeople has no clause 99.9; longroll rules forthepeople "),
        (["pack", TITLE, "--pack", "no-such"], "no-such is not a folder; --pack wants a folder of"),
        (["replay", "no.roll"], "no.roll: cannot be read: No such file or directory"),
        (["position", "no.toml"], "no.toml: cannot be read: No such file or directory"),
        (["play", TITLE, "--position", "no.toml"], "no.toml: cannot be read: No such file or d"),
        (["march"], "No such command 'march'; see longroll --help"),
        (["pack", TITLE, "--nope"], "No such option: --nope; see longroll pack --help"),
        (["play"], "Missing argument 'TITLE'; see longroll play --help"),
        (["selfplay", TITLE, "--games", "0"], "Invalid value for '--games': "),
        (["analyse", "a.roll", "--plot", "a.pdf"], "a.pdf: --plot takes a .png or .svg"),
        (["analyse", "a.roll", "--plot", "no/a.svg"], "cannot write no/a.svg: there is no folder"),
        (["lab", "census", TITLE, "--plot", "a.pdf"], "a.pdf: --plot takes a .png or .svg"),
        ([*ARENA, "--games", "3"], "--games takes an even number: of each two the seats are exch"),
        ([*ARENA, "--results", "no/a.json"], "cannot write no/a.json: there is no folder no"),
        ([*ARENA, "--plot", "no/a.svg"], "cannot write no/a.svg: there is no folder no"),
        ([*ARENA, "--played", "no/a.jsonl"], "cannot write no/a.jsonl: there is no folder no"),
        ([*ARENA, "--results", "README.md/a.json"], "cannot write README.md/a.json: there is no f"),
        (["lab", "blunders", TITLE, "--results", "."], ". is a folder: name a file"),
        (["lab", "calibrate", TITLE, "--write", "no/winning.toml"], "cannot write no/winning.toml"),
        (["selfplay", TITLE, "--seed", "x"], "Invalid value for '--seed': "),
    ],
    ids=" ".join,
)
def test_the_line_says_what_to_do(words: list[str], message: str) -> None:
    assert refusal(longroll(*words)).startswith(message)


def test_what_a_plot_needs_is_told_before_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> None:
        assert name == "matplotlib"

    monkeypatch.setattr("longroll.cli.console.find_spec", absent)
    said = refusal(longroll(*ARENA, "--plot", "a.svg"))
    assert said == "plots need matplotlib: pip install 'longroll[lab]'"


@pytest.mark.parametrize("words", [["lab", "arena"], ["lab", "blunders"], ["bench"]])
def test_the_help_named_is_that_of_the_command(words: list[str]) -> None:
    said = refusal(longroll(*words, TITLE, "--nope"))
    assert said == f"No such option: --nope; see longroll {' '.join(words)} --help"
