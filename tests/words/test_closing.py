"""What ends a question says what it means: nobody is left with a bare "Done", "Pass" or "Halt".

The source of the titles tells which order ends which question; each has words of its own there.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from longroll.engine.action import act
from longroll.engine.title import get_title, title_keys
from longroll.words import LANGUAGES, Words

TITLES = tuple(title_keys())
ENDS = {"done", "pass", "halt"}
ASIDE = {"judge", "aids", "suite"}
"""Folders of a title that ask nothing."""
PLAIN = {("mosby", "pass"), ("mosby", "done")}
"""Orders that say what they mean wherever they stand: “No” to a question, “Do nothing more”."""
ELSEWHERE = {
    ("forthepeople", "_choices"): ("interrupt-activation", "interrupt-storm", "battle-card"),
    ("forthepeople", "_actions"): ("activate",),
}
"""Functions that make a list for a question which is asked by another."""
NOT_THERE = {("uscivilwar", "bound", "halt")}
"""What stands in a function with the question, but under another one of it."""


def ends(node: ast.AST, constants: dict[str, str]) -> set[str]:
    """The orders made in a piece of source by which something ends."""
    found: set[str] = set()
    for one in ast.walk(node):
        if isinstance(one, ast.Name) and one.id in constants:
            found.add(constants[one.id])
        if not isinstance(one, ast.Call) or not isinstance(one.func, ast.Name):
            continue
        if one.func.id == "act" and one.args:
            said = [c.value for c in ast.walk(one.args[0]) if isinstance(c, ast.Constant)]
            found |= {word for word in said if isinstance(word, str) and word in ENDS}
    return found


def prompts(node: ast.AST) -> set[str]:
    """The questions named in a piece of source."""
    said = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
    keys = [word for word in said if isinstance(word, str) and word.startswith("prompt-")]
    return {key.removeprefix("prompt-") for key in keys} - {""}


def asked(file: Path) -> Iterator[tuple[str, set[str], set[str]]]:
    """Of each function that offers an end: its name, the questions that it names, the ends."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    constants: dict[str, str] = {}
    for top in tree.body:
        if isinstance(top, ast.AnnAssign) and isinstance(top.target, ast.Name) and top.value:
            for word in ends(top.value, {}):
                constants[top.target.id] = word
    for one in ast.walk(tree):
        if isinstance(one, ast.FunctionDef) and not one.name.startswith(("on_", "why_")):
            offered = ends(one, constants)
            if offered:
                yield one.name, prompts(one), offered


def closing(title: str) -> set[tuple[str, str]]:
    """Every question of a title with an order that ends it."""
    found: set[tuple[str, str]] = set()
    root = get_title(title).folder
    for file in sorted(root.rglob("*.py")):
        if ASIDE & set(file.relative_to(root).parts):
            continue
        for name, keys, offered in asked(file):
            named = keys or set(ELSEWHERE.get((title, name), ()))
            found |= {
                (key, verb)
                for key in named
                for verb in offered
                if (title, key, verb) not in NOT_THERE
            }
    return found


@pytest.mark.parametrize("title", TITLES)
def test_what_ends_a_question_has_words_of_its_own_there(title: str) -> None:
    found = closing(title)
    assert len(found) > 5, "the source is read"
    for language in LANGUAGES:
        words = Words(get_title(title), language)
        bare = {words.action(act(verb)) for verb in ENDS}
        for key, verb in sorted(found):
            if (title, verb) in PLAIN:
                continue
            said = words.asked(act(verb), f"prompt-{key}")
            assert said is not None, f"{verb} at {key} has no words of its own"
            assert words.action(act(verb), said) not in bare, (language, key, verb)


@pytest.mark.parametrize("title", TITLES)
def test_no_order_has_half_a_word_in_brackets(title: str) -> None:
    """“Nobody (else) fires” says two things, and asks the reader which it is."""
    told = 0
    for language in LANGUAGES:
        words = Words(get_title(title), language)
        for key, verb in sorted(closing(title)):
            asked = words.asked(act(verb), f"prompt-{key}")
            told += asked is not None
            assert "(" not in words.action(act(verb), asked), (language, key, verb)
    assert told > 0, "the orders are asked for"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", title_keys())
def test_whoever_declines_all_questions_of_a_kind_reads_what_he_declines(
    key: str, language: str
) -> None:
    title = get_title(key)
    words = Words(title, language)
    labels = [f"decline-{kind.removeprefix('prompt-')}" for kind in title.aids.declines]
    assert labels
    said = [words.text(label) or "" for label in labels]
    assert len(set(said)) == len(said)
    # The page goes on with until when: “Do not intercept: this turn”.
    assert all(text and text[-1].isalpha() for text in said)
    # Whoever has to answer each time is offered no habit.
    refused = [f"decline-{kind.removeprefix('prompt-')}" for kind in title.aids.declines_singly]
    assert [label for label in refused if words.text(label)] == []
    asked = (*title.aids.declines, *title.aids.declines_singly)
    assert [kind for kind in asked if not words.knows(kind)] == []
