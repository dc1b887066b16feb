"""Every lesson is played to its end against the real rules, and has words for every step."""

import itertools
import re

import pytest

from longroll.engine.game import Game
from longroll.engine.lesson import Lesson, Line, Step, lesson_of
from longroll.engine.title import get_title, title_keys
from longroll.words import LANGUAGES, words_for

TITLES = [key for key in title_keys() if lesson_of(get_title(key)) is not None]
FEWEST, MOST = 6, 30
"""Orders of whoever learns: fewer teach nothing, more take longer than ten minutes."""


def lesson(key: str) -> Lesson:
    found = lesson_of(get_title(key))
    assert found is not None
    return found


def test_each_of_our_titles_has_a_lesson() -> None:
    ours = {"forthepeople", "savannah", "mosby", "bobbylee", "uscivilwar"}
    assert ours <= set(TITLES)


@pytest.mark.parametrize("key", TITLES)
def test_a_lesson_can_be_played_to_its_end(key: str) -> None:
    taught = lesson(key)
    game = Game(key, taught.scenario, taught.options, seed=taught.seed)
    places = game.title.inventory.atlas().place_keys
    assert {place for step in taught.steps for place in step.look} <= set(places)
    played: list[tuple[str, str]] = []
    for line in (*taught.prelude, *taught.lines):
        decision = game.decision
        legal = {str(action) for action in decision.actions_of(line.seat)}
        assert set(line.actions) <= legal, (line, sorted(legal)[:20])
        game.push(line.actions[0], line.seat)
        played.append((line.seat, line.actions[0]))
    standing = taught.standing(played)
    assert standing is not None
    assert standing.over
    assert standing.steps, "a lesson ends with words"


@pytest.mark.parametrize("key", TITLES)
def test_a_lesson_takes_ten_minutes(key: str) -> None:
    own = [line for line in lesson(key).lines if line.seat == lesson(key).seat]
    assert FEWEST <= len(own) <= MOST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_every_step_says_why(key: str, language: str) -> None:
    words = words_for(key, language)
    for step, at in itertools.product(lesson(key).steps, ("page", "terminal")):
        said = words.text(f"lesson-{step.key}", {"at": at})
        assert said is not None, step.key
        assert 20 <= len(said.split()) <= 85, (step.key, len(said.split()))
    assert words.text("lesson-about")


POINTED = {
    "en": re.compile(r"[Cc]lick|\blit\b|[Pp]oint at"),
    "es": re.compile(r"\b[Pp]ulsa|iluminad|\b[Ss]eñala\b"),
    "it": re.compile(r"\b[Tt]occa (?!a\b|all|di nuovo)|illuminat|\b[Ii]ndica\b"),
}
"""What is said of a page with a map on it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TITLES)
def test_at_the_terminal_nothing_is_clicked_or_lit(key: str, language: str) -> None:
    words = words_for(key, language)
    for step in lesson(key).steps:
        said = words.text(f"lesson-{step.key}", {"at": "terminal"}) or ""
        assert not POINTED[language].search(said), (step.key, said)


def small() -> Lesson:
    steps = (
        Step("welcome"),
        Step("one", (Line.read("red go a | go b"), Line.read("blue pass"))),
        Step("two", (Line.read("red go c"),)),
        Step("end"),
    )
    return Lesson("s", (), 1, "red", (Line.read("blue ready"),), steps)


def test_a_lesson_begins_after_its_prelude_and_is_left_by_another_order() -> None:
    taught, begun = small(), [("blue", "ready")]
    assert taught.standing([]) is None
    first = taught.standing(begun)
    assert first is not None
    assert [step.key for step in first.steps] == ["welcome", "one"]
    assert taught.standing([*begun, ("red", "go z")]) is None
    for choice in ("go a", "go b"):
        middle = taught.standing([*begun, ("red", choice)])
        assert middle is not None
        assert [step.key for step in middle.steps] == ["one"], "what was read is not told again"
        assert middle.line == Line("blue", ("pass",))


def test_a_lesson_is_over_after_its_last_order() -> None:
    played = [("blue", "ready"), ("red", "go a"), ("blue", "pass"), ("red", "go c")]
    last = small().standing(played)
    assert last is not None
    assert last.over
    assert ([step.key for step in last.steps], last.number) == (["end"], 3)
    assert small().standing([*played, ("red", "go d")]) == last, "its closing words stay"
