"""Texts in the reader's language, by key, from locale files in Fluent syntax."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Resource, Variant
from fluent.syntax.visitor import Visitor

from longroll.articles import Articles, opened
from longroll.engine.action import Action
from longroll.engine.chart import Cell
from longroll.engine.clause import Clause, Denial, read_clauses
from longroll.engine.ending import Ended, victor
from longroll.engine.event import Args, Event, Message, Value
from longroll.engine.state import SYSTEM, Result
from longroll.engine.tableau import Counter
from longroll.engine.title import Title, get_title

__all__ = ["CARD_VERBS", "LANGUAGES", "Words", "words_for"]

LANGUAGES = ("en", "es", "it")
CARD_VERBS = frozenset({"play", "discard", "interrupt", "open", "card"})
"""Verbs whose first argument, if a number, is a card."""
_COMMON = Path(__file__).parent / "locale"
_COUNT = re.compile(r"[1-9]?\d")
_DECIMAL = re.compile(r"[+-]?\d+\.\d+")
"""A decimal number, which is passed as text because it is not an integer."""
MINUS = "\N{MINUS SIGN}"
"""As wide as the plus sign, unlike the hyphen."""
_MINUS = re.compile(r"(?<![\w.,-])-(?=\d)")
"""The hyphen before a number, but not between two, as in odds and years."""
_NUMBER = re.compile(r"-\d+([.,]\d+)?")
_HYPHEN = "\ue000"
"""Placeholder for a literal hyphen; occurs in no text."""
_EUPHONIC = re.compile(r"((?<![\w'’])a|^A)(?= [«“]?[aA][\w.])|((?<![\w'’])e|^E)(?= [«“]?[eE][\w.])")
"""An Italian "a" or "e" before a word that begins with the same vowel: "ad Atlanta"."""
_BEFORE_NUMBER = re.compile(
    r"\b([IiAa]|[Dd][ae]|[Nn]e|[Ss]u)l (?=(0|1(?!\.)|11|8\d?\d?)(?![\dº°]))"
)
"""The Italian article before a number that begins with a vowel or with z: l'8, dall'11, dello 0."""
_CALLED = ("army", "side", "zone", "state", "area", "turn", "general", "place", "proper")
"""The kinds of things that a bare key may name."""
_SEVERAL = "names-of-several"
"""The text that lists the keys with plural names in its language."""
REMEMBERED = 1 << 15
"""Number of formatted texts cached per language."""


class _Several(str):
    """A plural name, such as that of fusiliers, with which other words agree."""

    __slots__ = ()


def _in_italian(told: str) -> str:
    """A text with its small words as they sound: "ad Atlanta", "l'8 %", "dallo 0".

    >>> _in_italian("A Atlanta vince il 8 %, dal 0 al 11 %, ma nel 1861 il 18 %.")
    "Ad Atlanta vince l'8 %, dallo 0 all'11 %, ma nel 1861 il 18 %."
    """

    def article(found: re.Match[str]) -> str:
        stem, number = found.groups()
        if stem in "Ii":
            return "lo " if number == "0" else "L'" if stem == "I" else "l'"
        return f"{stem}llo " if number == "0" else f"{stem}ll'"

    return _BEFORE_NUMBER.sub(article, _EUPHONIC.sub(r"\g<0>d", told))


def _agree(name: object, one: str, many: str) -> str:
    """AGREE($unit, "is", "are") in a text: the form that agrees with a name, singular or plural."""
    return many if isinstance(name, _Several) else one


def _dice(faces: object, part: str = "", number: object = None) -> str:
    """DICE($dice): each die, "4 + 3"; DICE($dice, "first", $number) or "rest" only some of them.

    >>> _dice("4 3 6"), _dice("4 3 6", "first", 2), _dice("4 3 6", "rest", 2), _dice(5)
    ('4 + 3 + 6', '4 + 3', '6', '5')
    """
    thrown = str(faces).split()
    if isinstance(number, int):
        thrown = thrown[:number] if part == "first" else thrown[number:]
    return " + ".join(thrown)


def _grammar(articles: Articles) -> dict[str, Any]:
    """The functions that texts may call: AGREE, DICE, THE and GENDER."""

    def the(name: object, preposition: str = "") -> str:
        """THE($unit, "a"): a name with its article, after a preposition if given."""
        return articles.before(str(name), preposition, several=isinstance(name, _Several))

    def gender(name: object, masculine: str, feminine: str, several: str = "") -> str:
        """GENDER($unit, "roto", "rota"): the form that agrees with the gender of a name."""
        if several and isinstance(name, _Several):
            return several
        return feminine if articles.gender(str(name)) == "f" else masculine

    return {"AGREE": _agree, "THE": the, "GENDER": gender, "DICE": _dice}


def _bundle(language: str, folders: Iterable[Path]) -> FluentBundle:
    # No isolation marks: terminals show them as boxes.
    articles = Articles(language)
    functions = _grammar(articles)
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    for folder in folders:
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(_resource(file.read_text(encoding="utf-8")))
    articles.learn(_plain(bundle, "heads-masculine"), _plain(bundle, "heads-feminine"))
    return bundle


def _plain(bundle: FluentBundle, key: str) -> str:
    """A text without arguments; empty if a language lacks it."""
    value = bundle.get_message(key).value if bundle.has_message(key) else None
    return str(bundle.format_pattern(value)[0]) if value is not None else ""


@lru_cache(maxsize=512)
def _resource(text: str) -> Resource:
    """A parsed locale file, cached: titles share the common ones, and all languages the English."""
    return FluentResource(text)


class _Variants(Visitor):
    """Collects the names of the variants of a text."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802 - the name that Fluent calls
        """Collect a variant, and those within it."""
        if isinstance(node.key, Identifier):
            self.found.append(node.key.name)
        self.generic_visit(node)


class Words:
    """Messages, events, actions and denials of one title in words of one language.

    A key that the language lacks is formatted in English; one that English lacks is shown as it is,
    so that a missing text is noticed and no information is lost.
    """

    def __init__(self, title: Title, language: str = "en") -> None:
        folders = (_COMMON, title.folder / "locale")
        self.language = language
        self._names = title.inventory.names()
        self._clauses = title.clauses()
        translated = title.folder / "locale" / language / "clauses.csv"
        self._translated = read_clauses(translated) if translated.is_file() else {}
        self._bundles = [_bundle(tongue, folders) for tongue in dict.fromkeys((language, "en"))]
        self._said: dict[tuple[str, Args], str | None] = {}
        self._several = frozenset((self._format(_SEVERAL, ()) or "").split())

    def text(self, key: str, args: Mapping[str, Value] | None = None) -> str | None:
        """The text of the message ``key``; None if no locale file has it."""
        # A server formats the same few thousand texts again and again, and Fluent is slow.
        wanted = (key, tuple(args.items()) if args else ())
        if wanted not in self._said:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[wanted] = self._format(*wanted)
        return self._said[wanted]

    def knows(self, key: str) -> bool:
        """Whether a locale file has the message ``key``."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def _format(self, key: str, args: Args) -> str | None:
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    written = {kind: self._written(kind, value) for kind, value in args}
                    said, errors = bundle.format_pattern(message.value, written)
                    if errors:  # an event that an earlier version stored may lack what is told now
                        unknown = {str(error).rpartition(" ")[2]: "?" for error in errors}
                        said, _ = bundle.format_pattern(message.value, unknown | written)
                    told = opened(_MINUS.sub(MINUS, str(said)).replace(_HYPHEN, "-"))
                    return _in_italian(told) if self.language == "it" else told
        return None

    def number(self, number: float | str) -> str:
        """A number as this language writes it.

        With its decimal separator, and a minus sign instead of a hyphen.
        """
        said = _MINUS.sub(MINUS, str(number))
        return said if self.language == "en" else said.replace(".", ",")

    def _written(self, kind: str, value: Value) -> Value:
        """An argument for Fluent: hyphens are kept, except before numbers."""
        if not isinstance(value, str):
            return value
        if kind not in NUMBERED and _DECIMAL.fullmatch(value):
            return self.number(value)
        # A link in a mail would not work with a minus sign in it.
        told = value if _NUMBER.fullmatch(value) else _MINUS.sub(_HYPHEN, value)
        return _Several(told) if isinstance(value, _Several) else told

    def name(self, kind: str, key: Value) -> Value:
        """The name of a component of a ``kind`` (space, general, card, side, ...)."""
        if (isinstance(key, int) and kind != "card") or kind == "action":
            return key  # an order is told as it is typed
        if kind in LISTS and key != "none":
            return ", ".join(str(self.name(LISTS[kind], each)) for each in str(key).split())
        if isinstance(key, str) and kind not in NUMBERED and _DECIMAL.fullmatch(key):
            return self.number(key)
        said = self.text(f"{kind}-{key}")
        if said is None:  # descriptive names (a redoubt, a camp) have texts of their own
            said = self.text(f"proper-{key}")
        name = said if said is not None else self._names.get(str(key), key)
        return _Several(name) if isinstance(name, str) and key in self._several else name

    def _named(self, args: Args) -> dict[str, Value]:
        named: dict[str, Value] = {}
        for kind, key in args:
            named[kind] = _signed(key) if kind in SIGNED else self.name(KINDS.get(kind, kind), key)
            if KINDS.get(kind, kind) == "side":
                # "La Unión ataca": in a sentence, the name of a side has its article.
                the = self.text(f"the-side-{key}") or str(named[kind])
                named[f"the-{kind}"], named[f"The-{kind}"] = the, the[:1].upper() + the[1:]
        return named

    def _say(self, key: str, args: Args) -> str:
        said = self.text(key, self._named(args))
        if said is None:
            return " ".join([key, *(f"{k}={v}" for k, v in args)])
        return said.replace("!.", "!").replace("?.", "?")  # a name may end with a mark of its own

    def message(self, message: Message) -> str:
        """A prompt or another message."""
        return self._say(message.key, message.args)

    def event(self, event: Event) -> str:
        """What happened."""
        return self._say(f"event-{event.key}", event.args)

    def ended(self, ended: Ended, seats: Sequence[str]) -> str:
        """How a game ended otherwise than by the rules, and the winner if one of ``seats``."""
        told = self.event(Event(f"ended-{ended.why}", (("side", ended.seat),)))
        winner = victor(tuple(seats), ended.seat)
        if winner not in seats:
            return told
        return f"{told} {self.text('result-won', {'side': str(self.name('side', winner))}) or ''}"

    def result(self, result: Result) -> str:
        """The winner by the rules, and how, in whole sentences.

        The text of an ending may use ``$count``, the score of a solitaire player.
        """
        played = result.winner not in (None, SYSTEM)
        who = str(self.name("side", result.winner or "draw"))
        won = self.text("result-won", {"side": who}) if played else f"{who}."
        told = {"count": result.scores[0][1]} if len(result.scores) == 1 else None
        ending = self.text(f"ending-{result.key}", told) or f"{result.key}."
        return f"{won or who} {ending}"

    def denial(self, denial: Denial) -> str:
        """Why an action is illegal, with the clause."""
        return f"{self._say(denial.key, denial.args)} [{denial.clause}]"

    def clause(self, number: str) -> Clause | None:
        """A clause with its title and summary; in English if it is not translated.

        If a title completes rules that are only partly known, the summary ends with the sources of
        the clause.
        """
        known = self._clauses.get(number)
        if known is None:
            return None
        told = self._translated.get(number, known)
        summary = told.summary
        if known.origins and self.knows("clause-origins"):
            origins = ", ".join(str(self.name("origin", key)) for key in known.origins)
            summary = f"{summary} {self.text('clause-origins', {'origins': origins})}"
        return known._replace(title=told.title, summary=summary)

    def clauses(self) -> tuple[str, ...]:
        """The numbers of the clauses, in the order of the book."""
        return tuple(self._clauses)

    def is_translated(self, number: str) -> bool:
        """Whether the summary of a clause is in this language."""
        return self.language == "en" or number in self._translated

    def mark(self, overlay: str, kind: str) -> str:
        """The meaning of a kind of mark in an overlay."""
        said = self.text(f"overlay-{overlay}-{kind}")
        return said if said is not None else self.text(f"overlay-mark-{kind}") or kind

    def label(self, key: str) -> str:
        """The label of a line of `Aids.show`."""
        return self.text(f"label-{key}") or key

    def shown(self, value: object) -> str:
        """A value of `Aids.show` in words.

        A table with a ``text`` is a message and its arguments; a string is a key, or shown as it
        is.
        """
        if isinstance(value, bool):
            return self.text("table-yes" if value else "table-no") or str(value)
        if isinstance(value, dict):
            args = dict(cast("Mapping[str, Value]", value))
            return self._say(str(args.pop("text")), tuple(args.items()))
        if isinstance(value, (int, float)):
            return self.number(value)
        return self._called(str(value))

    def cell(self, cell: Cell) -> str:
        """The text of a cell of a chart."""
        return self.message(cell) if isinstance(cell, Message) else self.shown(cell)

    def row(self, label: Cell) -> str:
        """The label of a row of a chart."""
        if isinstance(label, str) and (said := self.text(f"label-{label}")) is not None:
            return said
        return self.cell(label)

    def lying(self, counters: Iterable[Counter]) -> list[str]:
        """The counters of a place: named pieces with steps and condition, others by number."""
        named: list[str] = []
        others: dict[tuple[str, str], int] = {}
        for counter in counters:
            if not counter.key:
                which = counter.side, counter.kind
                others[which] = others.get(which, 0) + counter.number
                continue
            said = self._called(counter.key)
            if counter.steps:
                said = self.text("lying-steps", {"piece": said, "count": counter.steps}) or said
            conditions = (self.text(f"badge-{badge}") for badge in counter.badges)
            named.append(", ".join([said, *(each for each in conditions if each)]))
        for (side, kind), count in others.items():
            text = self.text(f"lying-{kind}", {"side": self.name("side", side), "count": count})
            named.append(text if text is not None else f"{count} {kind}")
        return named

    def _called(self, key: str) -> str:
        if _DECIMAL.fullmatch(key):
            return self.number(key)
        # A number alone names nothing but a hex: 1 is a result, not turn 1.
        for kind in ("proper",) if key.isdecimal() else _CALLED:
            said = self.text(f"{kind}-{key}")
            if said is not None:
                return said
        return self._names.get(key, key)

    def asked(self, action: Action, prompt: str) -> str | None:
        """The key of an action's text in answer to ``prompt``; None if it has no special one.

        That of ``done`` under ``prompt-escort`` is ``action-done-at-escort``.
        """
        key = f"action-{action.verb}-at-{prompt.removeprefix('prompt-')}"
        return key if self.text(key) is not None else None

    def action(self, action: Action, asked: str | None = None) -> str:
        """An action in words; its written form if there is no text.

        Keys are tried in this order: ``asked``, if given (see the method of that name),
        ``action-play-event`` (verb and last word), ``action-play-N`` (with the number of
        arguments), ``action-play``.
        """
        args = {f"a{n}": self._argument(action, n - 1) for n in range(1, len(action.args) + 1)}
        keys = [f"action-{action.verb}-{len(action.args)}", f"action-{action.verb}"]
        if action.args:
            keys.insert(0, f"action-{action.verb}-{action.args[-1]}")
        if asked is not None:
            keys.insert(0, asked)
        for key in keys:
            said = self.text(key, args)
            if said is not None:
                return said
        return str(action)

    def brief(self, action: Action) -> str:
        """The text ``brief-VERB``, for use under a heading with the place; empty if missing."""
        args = {f"a{n}": self._argument(action, n - 1) for n in range(1, len(action.args) + 1)}
        return self.text(f"brief-{action.verb}", args) or ""

    def unknown(self, action: Action) -> tuple[str, ...]:
        """The arguments of an action that are neither names nor words of the title."""
        return tuple(
            key
            for position, key in enumerate(action.args)
            if self._argument(action, position) == key
            and key not in self._names
            and not all(part in self._names for part in key.split("-"))  # where two places meet
            and not self._has_words(action, position)
        )

    def _has_words(self, action: Action, position: int) -> bool:
        """Whether an argument without a name is a word of its order: ``play 29 event``."""
        key, verb = action.args[position], f"action-{action.verb}"
        chosen = (f"{verb}-{len(action.args)}", verb)
        return self.knows(f"{verb}-{key}") or any(key in self._variants(each) for each in chosen)

    def _variants(self, key: str) -> frozenset[str]:
        """The names of the variants of a text."""
        variants = _Variants()
        for bundle in self._bundles:
            if bundle.has_message(key) and (value := bundle.get_message(key).value) is not None:
                variants.visit(value)
        return frozenset(variants.found)

    def _argument(self, action: Action, position: int) -> Value:
        key = action.args[position]
        if action.verb in CARD_VERBS and position == 0 and key.isdigit():
            return str(self.name("card", key))
        # A card may share its key with a theatre; an order means the card.
        kinds = ("card", "army", "side", "zone", "area", "state", "proper", "ship")
        for kind in kinds if not key.isdigit() else kinds[1:]:
            said = self.text(f"{kind}-{key}")
            if said is not None:
                return said
        if key not in self._names and _COUNT.fullmatch(key):
            return int(key)  # as a number, so that a text may choose its plural
        return self._names.get(key, key)


KINDS = {
    **{"from": "space", "to": "space", "via": "space"},
    **{"enemy": "side", "seat": "side", "attacker": "side", "commander": "general"},
    **{"station": "area", "column": "label"},
    **dict.fromkeys(("attack_column", "defence_column"), "label"),
}
"""Arguments whose name differs from the kind of thing that they name."""

LISTS = {
    **dict.fromkeys(("twice-better", "better", "worse", "twice-worse", "void"), "tactic"),
    **{"crossings": "crossing", "hexes": "hex", "spaces": "space", "units": "unit"},
}
"""Arguments with several keys of a kind, separated by spaces, or the word "none"."""

NUMBERED = frozenset({"clause", "rule"})
"""Arguments that are numbers of the rulebook, not quantities."""

SIGNED = frozenset({"amount", "fortunes"})
"""Arguments that are changes: shown with their sign, except 0."""


def _signed(change: Value) -> Value:
    if not isinstance(change, int) or not change:
        return change
    return f"{change:+d}".replace("-", MINUS)


@lru_cache(maxsize=16)
def words_for(title: str, language: str) -> Words:
    """The words of the title with the key ``title``, cached because loading takes a moment."""
    return Words(get_title(title), language)


def plural(count: int, words: Sequence[str]) -> str:
    """``count`` with the singular or plural word.

    >>> plural(1, ("game", "games")), plural(3, ("game", "games"))
    ('1 game', '3 games')
    """
    return f"{count} {words[count != 1]}"
