"""The texts: the three languages have the same messages, and every message that play needs.

Two nets: one reads the rules' source for every key, the other plays at random and says everything
that it meets. Neither accepts the English text in place of a missing one.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import longroll
from longroll.engine.action import Action, act
from longroll.engine.chance import Sampled
from longroll.engine.event import OBSERVER, Args, Event, Message
from longroll.engine.game import Game
from longroll.engine.state import SYSTEM, Result
from longroll.engine.title import get_title, title_keys
from longroll.server.presenters.words import house_text
from longroll.words import KINDS, LANGUAGES, LISTS, Words

HOUSE = Path(longroll.__file__).parent
FOLDERS = {"house": HOUSE / "locale"} | {
    key: get_title(key).folder / "locale" for key in title_keys()
}
RAW_KEY = re.compile(r"\b[a-z0-9]+(?:-[a-z0-9]+)+\b")
WORD = re.compile(r"[\w-]+")

FEWEST = {"bobbylee": 140, "mosby": 100}
"""More keys than these are known of some titles; of others more than two hundred."""


# --- The files ----------------------------------------------------------------------------------


def messages(file: Path) -> dict[str, ftl.Message]:
    """The messages of a file; one that stands there twice, and nonsense, is an error."""
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node of a message and all below it."""
    if isinstance(node, list):
        for one in cast("list[object]", node):
            yield from nodes(one)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


@cache
def arguments(message: ftl.Message) -> frozenset[str]:
    names = (n.id.name for n in nodes(message) if isinstance(n, ftl.VariableReference))
    # A language that needs the article of a side asks for it: it is no other argument.
    return frozenset(re.sub(r"^[Tt]he-", "", name) for name in names)


@cache
def choices(message: ftl.Message) -> list[tuple[str, set[str | int]]]:
    """The arguments by whose words a message chooses, and the words that it knows of each."""
    found: list[tuple[str, set[str | int]]] = []
    for node in nodes(message):
        if isinstance(node, ftl.SelectExpression):
            words = {_choice(variant.key) for variant in node.variants}
            if isinstance(node.selector, ftl.VariableReference) and not words & set(PLURALS):
                found.append((node.selector.id.name, words))
    return found


def variants(message: ftl.Message) -> set[str]:
    """The words between which a message chooses; plural forms differ from language to language."""
    keys = [n.key for n in nodes(message) if isinstance(n, ftl.Variant)]
    return {k.name for k in keys if isinstance(k, ftl.Identifier)} - set(PLURALS)


PLURALS = ("zero", "one", "two", "few", "many", "other")


@cache
def texts(folder: str, language: str) -> dict[str, ftl.Message]:
    """All messages of a folder in a language; none in two files."""
    found: dict[str, ftl.Message] = {}
    for file in sorted((FOLDERS[folder] / language).glob("*.ftl")):
        fresh = messages(file)
        assert not found.keys() & fresh.keys(), f"{file}: {sorted(found.keys() & fresh.keys())}"
        found |= fresh
    return found


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_files_messages_and_arguments(
    folder: str, language: str
) -> None:
    english, other = texts(folder, "en"), texts(folder, language)
    names = [{f.name for f in (FOLDERS[folder] / tongue).glob("*.ftl")} for tongue in LANGUAGES]
    assert names == [names[0]] * len(LANGUAGES)
    assert sorted(english) == sorted(other)
    differ = {key for key in english if arguments(english[key]) != arguments(other[key])}
    assert not differ, "other arguments than in English"
    differ = {key for key in english if variants(english[key]) != variants(other[key])}
    assert not differ, "other choices than in English"


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS)
def test_sentences_are_translated(folder: str, language: str) -> None:
    """No sentence of four words or more is the English one; `test_names` looks after names."""

    def said(message: ftl.Message) -> str:
        return " ".join(n.value for n in nodes(message) if isinstance(n, ftl.TextElement))

    english = {key: said(message) for key, message in texts(folder, "en").items()}
    same = [
        key
        for key, message in texts(folder, language).items()
        if said(message) == english[key]
        and len(english[key].split()) > 3
        and not key.startswith("proper-")
    ]
    assert same == []


# --- The source ---------------------------------------------------------------------------------


TITLES = tuple(key for key in FOLDERS if key != "house")


def sources(title: str) -> list[Path]:
    """The modules of a title."""
    return sorted(FOLDERS[title].parent.rglob("*.py"))


@cache
def keys_in_source(title: str) -> dict[str, str]:
    """Every message key that the rules name as a literal, with the file that does."""
    found: dict[str, str] = {}
    for file in sources(title):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            found |= dict.fromkeys(_keys_at(node), file.name)
    return found


def _keys_at(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value] if re.fullmatch(r"(prompt|deny)-[a-z0-9-]*[a-z0-9]", node.value) else []
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute | ast.Name):
        return []
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
    words = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    if name == "tell" and node.args:
        return [f"event-{word}" for word in words[:1]]
    if name == "change_will":
        return [f"reason-{word}" for word in words]
    if name in ("finish", "_end") and len(words) > 1:
        return [f"ending-{words[-1]}"]
    return []


UNCHANGED: dict[str, str] = {
    "bobbylee en": """
        note-attack-strategic note-conscript note-replacement note-strategic note-worn
    """,
    "forthepeople en": """
        action-drop action-take action-with awaited-mark awaited-unmark note-step
        note-step-overrun note-step-rail prompt-announce-general prompt-concentrate-units prompt-cut
        prompt-event-forts prompt-event-losses prompt-event-units prompt-mark prompt-raise
        prompt-unmark
    """,
    "forthepeople es": """
        action-drop action-take action-with awaited-mark awaited-unmark deny-army-load
        deny-naval-size deny-not-so-many-here deny-not-so-many-moving deny-too-large
        event-army-activated event-army-embarked event-attrition event-corps-activated
        event-forage event-general-embarked event-infantry-lost event-reinforced
        event-units-dropped event-units-taken prompt-concentrate-units prompt-cut
        prompt-event-forts prompt-event-losses prompt-event-units prompt-place-units
        prompt-raise show-force show-force-army show-units
    """,
    "forthepeople it": """
        deny-army-load deny-naval-size event-army-embarked event-general-embarked
    """,
    "house en": """
        lying-hidden
    """,
    "mosby en": """
        event-ames-leads show-points
    """,
    "savannah en": """
        event-fire-hits event-fire-misses note-step note-step-off-road note-step-road
        prompt-reroll
    """,
    "savannah es": """
        prompt-reroll
    """,
    "savannah it": """
        event-fire-hits event-fire-misses
    """,
    "uscivilwar en": """
        deny-no-seats deny-too-few event-attrition note-go note-go-zone prompt-remove
    """,
    "uscivilwar es": """
        deny-so-many
    """,
    "uscivilwar it": """
        prompt-remove
    """,
}
"""Sentences in which one and several are told alike: 1 left, 2 left; 1 infantry, 2 infantry."""


@cache
def counted(message: ftl.Message) -> frozenset[str]:
    """The numbers by which a message chooses between one and several."""
    chosen = [node for node in nodes(message) if isinstance(node, ftl.SelectExpression)]
    return frozenset(
        node.selector.id.name
        for node in chosen
        if isinstance(node.selector, ftl.VariableReference)
        and "one" in {_choice(variant.key) for variant in node.variants}
    )


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_told_as_one(folder: str, language: str) -> None:
    """Where a language tells one from several, the others do, or nothing in them changes."""
    lacking = {
        key
        for key, message in texts(folder, language).items()
        for other in LANGUAGES
        if counted(texts(folder, other)[key]) & arguments(message) - counted(message)
    }
    assert sorted(lacking) == UNCHANGED.get(f"{folder} {language}", "").split()


@pytest.mark.parametrize("title", TITLES)
def test_every_key_that_the_rules_name_has_a_text(title: str) -> None:
    known = texts("house", "en").keys() | texts(title, "en").keys()
    missing = {key: file for key, file in keys_in_source(title).items() if key not in known}
    assert missing == {}
    assert len(keys_in_source(title)) > FEWEST.get(title, 200)


class Given(NamedTuple):
    """A message as a line of the rules sends it: its key, and the arguments that go with it."""

    where: str
    key: str
    names: frozenset[str]


def messages_in_source(title: str) -> list[Given]:
    """Every message whose key and arguments stand written in one call."""
    found: list[Given] = []
    for file in sources(title):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = _given_names(node) if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and names is not None:
                line = f"{file.name}:{node.lineno}"
                found += [Given(line, key, names) for key in _message_keys(node)]
    return found


def _message_keys(call: ast.Call) -> list[str]:
    """The message that a call sends; a denial that is handed on gets its arguments elsewhere."""
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    at = {"tell": 0, "deny": 1, "ask_side": 1}.get(name)
    if at is None or len(call.args) <= at:
        return []
    options = [call.args[at]]
    if isinstance(options[0], ast.IfExp):
        options = [options[0].body, options[0].orelse]
    keys = [a.value for a in options if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return [f"event-{key}" if name == "tell" else key for key in keys]


def _given_names(call: ast.Call) -> frozenset[str] | None:
    """The names of a call's keyword arguments; None if some are not written there."""
    names: set[str] = set()
    for word in call.keywords:
        if word.arg is not None:
            names.add(word.arg)
        elif isinstance(word.value, ast.Dict):
            names |= {str(k.value) for k in word.value.keys if isinstance(k, ast.Constant)}
        else:
            return None
    return frozenset(names)


@pytest.mark.parametrize("title", TITLES)
def test_every_message_is_sent_with_all_the_arguments_that_its_text_uses(title: str) -> None:
    """In the paths too that a random game rarely takes."""
    known = texts("house", "en") | texts(title, "en")
    sent = messages_in_source(title)
    assert len(sent) > FEWEST.get(title, 200)
    lacking = [
        (one.where, one.key, sorted(arguments(known[one.key]) - one.names))
        for one in sent
        if one.key in known and not arguments(known[one.key]) <= one.names
    ]
    assert lacking == []


@cache
def words_in_source() -> tuple[frozenset[str], frozenset[str]]:
    """Every text in the house's source, and every beginning of one that is put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for file in sorted(HOUSE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
    return frozenset(whole), frozenset(start for start in begun if start.endswith("-"))


@cache
def is_named(key: str) -> bool:
    """Whether the source has a key, whole or as a beginning and the rest of it.

    The rest may be put together in its turn, be a number, or stand there in capitals.
    """
    whole, begun = words_in_source()
    if key in whole or key.upper() in whole or key.isdigit():
        return True
    return any(key.startswith(start) and is_named(key.removeprefix(start)) for start in begun)


@pytest.mark.parametrize("title", TITLES)
def test_every_text_of_a_prompt_denial_or_event_has_a_use(title: str) -> None:
    """A text that no rule names any more is dead, or its key is misspelt."""
    told = [k for k in texts(title, "en") if k.startswith(("prompt-", "deny-", "event-"))]
    assert [key for key in told if not is_named(key.removeprefix("event-"))] == []


# --- Play ---------------------------------------------------------------------------------------


LITERAL = (
    *(
        "action",
        "example",
        "word",
        "attacker_result",
        "cost",
        "count",
        "defender_result",
        "dice",
        "far",
        "hexside",
    ),
    *(
        "damaged",
        "dealt",
        "done",
        "left",
        "mean",
        "odds",
        "own",
        "points",
        "result",
        "sunk",
        "taken",
        "theirs",
    ),
    "turned",
)
"""Kinds of arguments that are written as they are, in every language."""

UNJOINED = {
    "es": re.compile(r"\b(a|de) el\b"),
    "it": re.compile(r"\b(a|di|da|in|su) (?:(il|lo|la|i|gli|le)\b|l[’'])"),
}
"""A preposition before an article that it joins: what comes of names with articles of their own."""


class Strict(Words):
    """Words that fall back to nothing, and note everything that they could not say."""

    def __init__(self, title: str, language: str) -> None:
        super().__init__(get_title(title), language)
        self.names = get_title(title).inventory.names()
        self.bundle = self._bundles[0]
        self.messages = texts("house", language) | texts(title, language)
        self.complaints: set[str] = set()

    def text(self, key: str, args: object = None) -> str | None:
        if not self.bundle.has_message(key):
            return None
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        given: dict[str, object] = dict(cast("dict[str, object]", args)) if args else {}
        said, errors = self.bundle.format_pattern(pattern, given)
        self.complaints |= {f"{key}: {error}" for error in errors}
        self._choices(key, given)
        if self.language in UNJOINED and UNJOINED[self.language].search(str(said)):
            self.complaints.add(f"{key}: {said}")
        return str(said)

    def _choices(self, key: str, given: dict[str, object]) -> None:
        """A text that chooses by a word knows that word: the default is for one of them."""
        for chooser, words in choices(self.messages[key]):
            value = given.get(chooser)
            if value not in words:
                self.complaints.add(f"{key}: no choice for {value}")

    def _say(self, key: str, args: Args) -> str:
        if not self.bundle.has_message(key):
            self.complaints.add(f"{key}: no text")
            return key
        for kind, value in args:
            if isinstance(value, str) and kind in arguments(self.messages[key]):
                what, each = KINDS.get(kind, kind), [value]
                if kind in LISTS and value != "none":
                    what, each = LISTS[kind], value.split()
                named = all(
                    self.bundle.has_message(f"{what}-{one}") or one in self.names for one in each
                )
                if not named and kind not in LITERAL:
                    self.complaints.add(f"{key}: {kind} {value} has no name")
        return super()._say(key, args)

    def action(self, action: Action, asked: str | None = None) -> str:
        said = super().action(action, asked)
        if said == str(action):
            self.complaints.add(f"action {action.verb}: no text for {action}")
        raw = set(RAW_KEY.findall(said)) & set(action.args)
        if self.language != "en":  # where a key may be a word of the text by chance
            raw |= set(WORD.findall(said)) & self._unnamed(action)
        if raw:
            self.complaints.add(f"action {action.verb}: {raw} has no name")
        return said

    def _unnamed(self, action: Action) -> set[str]:
        """The arguments told as they are written, which are not numbers and choose no text."""
        told = {key for n, key in enumerate(action.args) if self._argument(action, n) == key}
        text = self.messages.get(f"action-{action.verb}")
        chosen = variants(text) if text is not None else set[str]()
        return {key for key in told - chosen if key not in self.names and not key.isdigit()}


def _choice(key: ftl.Identifier | ftl.NumberLiteral) -> str | int:
    return key.name if isinstance(key, ftl.Identifier) else int(key.value)


def tellers(title: str) -> list[Strict]:
    """Words of a title in each language, without complaints yet."""
    say = _tellers(title)
    for words in say:
        words.complaints.clear()
    return say


@cache
def _tellers(title: str) -> list[Strict]:
    return [Strict(title, language) for language in LANGUAGES]


def random_game(title: str, scenario: str, seed: int, say: list[Strict]) -> None:
    """Play to the end; say all that anybody is shown, asked, offered or refused."""
    choose = random.Random(seed)
    game = Game(title, scenario, seed=seed)
    told = 0
    while not game.over:
        decision = game.decision
        for event in game.events[told:]:
            for words in say:
                words.event(event)
        told = len(game.events)
        for seat in decision.seats:
            speak(game, seat, decision.prompts[seat], decision.choices[seat], choose, say)
        seat = choose.choice(decision.seats)
        game.push(choose.choice(decision.choices[seat]), seat)
    for event in game.events[told:]:
        for words in say:
            words.event(event)


def speak(
    game: Game,
    seat: str,
    prompt: Message,
    actions: tuple[Action, ...],
    choose: random.Random,
    say: list[Strict],
) -> None:
    offered = actions if len(actions) < 12 else choose.sample(actions, 12)
    refused = [game.why_not(probe, seat) for probe in probes(game, actions, choose)]
    refused.append(game.why_not(next(iter(actions)), OBSERVER))
    notes = game.title.aids.notes(game.state, seat)
    for words in say:
        words.message(prompt)
        awaited = prompt.key.replace("prompt-", "awaited-", 1)
        assert not words.knows(awaited) or words.message(Message(awaited, prompt.args))
        for action in offered:
            words.action(action)
            if action in notes:
                words.message(notes[action])
                more = f"{notes[action].key}-about"
                assert not words.knows(more) or words.message(Message(more, notes[action].args))
        for denial in refused:
            if denial is not None:
                words.denial(denial)


def probes(game: Game, actions: tuple[Action, ...], choose: random.Random) -> list[Action]:
    """Actions that may be refused: the verbs of the list with other arguments."""
    names = sorted(game.title.inventory.names())
    like = choose.choice(actions)
    words = [choose.choice(names) for _ in range(4)] + [str(choose.randrange(1, 131))]
    return [act(like.verb, word, *like.args[1:]) for word in words]


@pytest.mark.parametrize("seed", range(3))
def test_random_games_have_words_for_everything(seed: int) -> None:
    for title in title_keys():
        if title not in FOLDERS:
            continue
        say = tellers(title)
        scenarios = get_title(title).info.scenarios
        random_game(title, scenarios[seed % len(scenarios)].key, seed, say)
        for words in say:
            assert sorted(words.complaints) == [], words.language


@pytest.mark.parametrize("scenario", ["1862", "1863", "1864"])
def test_later_scenarios_have_words_for_everything(scenario: str) -> None:
    """Not on the list of scenarios yet, but their rules and texts are there."""
    title, say, choose = get_title("forthepeople"), tellers("forthepeople"), random.Random(3)
    chance = Sampled(3)
    state, events = title.opening(scenario, (), chance)
    while (decision := title.decision(state)) is not None:
        seat = choose.choice(decision.seats)
        for words in say:
            for event in events:
                words.event(event)
            words.message(decision.prompts[seat])
            for action in decision.choices[seat][:12]:
                words.action(action)
        events = title.apply(state, seat, choose.choice(decision.choices[seat]), chance)
    for words in say:
        for event in events:
            words.event(event)
        assert sorted(words.complaints) == [], words.language


# --- Numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "half", "clause"), [("en", "2.5", "13.2"), ("it", "2,5", "13.2")]
)
def test_a_number_is_written_as_the_language_writes_it_and_a_clause_is_not(
    language: str, half: str, clause: str
) -> None:
    words = Words(get_title("savannah"), language)
    assert words.shown("2.5") == half
    said = words.message(Message("event-points", (("army", "french"), ("points", "2.5"))))
    assert half in said
    ending = Message("table-no-rule", (("clause", "13.2"),))
    assert clause in words.message(ending)


@pytest.mark.parametrize("title", TITLES)
def test_a_turn_is_told_by_the_same_event_in_every_title(title: str) -> None:
    """By it the page finds the last turn, and what has changed since."""
    assert "event-turn" in texts(title, "en")
    assert "turn" in {one.key.removeprefix("event-") for one in messages_in_source(title)}


def test_a_negative_number_has_a_minus_and_odds_a_hyphen() -> None:
    words = Words(get_title("savannah"), "en")
    args: Args = (("roll", 0), ("amount", -3), ("count", -3), ("odds", "1-2"), ("result", "AC/-"))
    said = words.event(Event("combat-roll", args))
    assert "modified by −3 to −3, at 1-2: AC/-" in said
    assert words.shown(-3) == "−3"
    assert words.shown(3) == "3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_and_names_are_told_letter_by_letter(language: str) -> None:
    """A secret may begin with a hyphen and a digit; with a minus there its link is dead."""
    link, name = "http://localhost/club/enter#-60o--2T_-3", "-5th Corps"
    said = house_text(language, "mail-sign-in-text", name=name, link=link)
    assert link in said
    assert name in said


@pytest.mark.clause("5.9.1")
def test_who_marches_is_told_what_the_railway_still_gives() -> None:
    """Nought movement points and two by rail are not nought."""
    asked = Message("prompt-march", (("space", "dalton"), ("count", 0), ("rail", 2)))
    without = asked._replace(args=(("space", "dalton"), ("count", 1), ("rail", 0)))
    told = {one: Words(get_title("forthepeople"), one).message(asked) for one in LANGUAGES}
    assert all(text.count("2") == 1 for text in told.values()), told
    english = Words(get_title("forthepeople"), "en")
    assert told["en"].endswith("points left: 0, by rail 2 more.")
    assert english.message(without).endswith("points left: 1.")


BEGIN = {"en": "Begin here", "es": "Empieza por aquí", "it": "Comincia da qui"}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scenario_to_begin_with_is_the_one_that_is_chosen(title: str, language: str) -> None:
    words = Words(get_title(title), language)
    about = [
        words.text(f"scenario-{one.key}-about") or "" for one in get_title(title).info.scenarios
    ]
    assert [BEGIN[language] in told for told in about] == [True] + [False] * (len(about) - 1)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ending_is_told_in_whole_sentences(title: str, language: str) -> None:
    words = Words(get_title(title), language)
    seat = get_title(title).info.seats[0]
    endings = [key.removeprefix("ending-") for key in texts(title, language) if "ending-" in key]
    assert endings
    for key in endings:
        for winner in (None, SYSTEM, seat):
            told = words.result(Result(winner, "1", key, ((seat, 41),)))
            assert re.search(r"[.:] [A-ZÁÉÍÓÚ]", told), told
            assert told.endswith(".")
            assert "{" not in told, told
    assert words.result(Result(SYSTEM, "1", endings[0])).count(":") < 2


@pytest.mark.parametrize("title", TITLES)
def test_each_value_of_a_card_has_its_label(title: str) -> None:
    game, words = get_title(title), Words(get_title(title), "es")
    state = game.opening(game.info.scenarios[0].key, (), Sampled(1))[0]
    shown = [game.aids.card(state, game.info.seats[0], number) for number in range(1, 140)]
    labels = {key for card in shown for key in card if key not in ("card", "name", "text")}
    assert labels
    assert {key for key in labels if words.text(f"label-{key}") is None} == set()
