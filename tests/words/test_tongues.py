"""Each language speaks for itself, and a line says once whose it is."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from longroll.cli.commands import COMMANDS
from longroll.engine.action import act
from longroll.engine.event import Event, Value
from longroll.engine.title import get_title, title_keys
from longroll.words import LANGUAGES, Words, words_for
from tests.words.test_locale import FOLDERS

OURS = [key for key in title_keys() if key in FOLDERS]


def lines(language: str) -> Iterator[str]:
    """The lines of all texts in a language, without comments."""
    for folder in FOLDERS.values():
        for file in sorted((folder / language).glob("*.ftl")):
            yield from (
                line
                for line in file.read_text(encoding="utf-8").splitlines()
                if not line.startswith("#")
            )


def help_of(words: Words) -> str:
    more = words.text("help-more") or ""
    return words.text("table-help", {"more": more}) or ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", OURS)
def test_help_tells_what_can_be_shown(title: str, language: str) -> None:
    words = words_for(title, language)
    show = words.text("table-command-show")
    assert re.search(rf"{show} [A-Z]{{3}}", help_of(words))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("title", OURS)
def test_help_names_commands_in_one_language(title: str, language: str) -> None:
    """What is spelled alike in both is not a stranger."""
    words = words_for(title, language)
    own = {words.text(f"table-command-{name}") for name in COMMANDS if name != "?"}
    for key in ("table-help", "table-why", "table-which-rule", "table-save-where"):
        said = words.text(
            key, {"more": words.text("help-more") or "", "clause": "1", "actions": ""}
        )
        english = {name for name in COMMANDS if name not in own and name.isalpha()}
        assert not english & set(re.findall(r"\w+", said or "")), (key, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_leaves_it_to_the_table_to_say_whose_it_is(language: str) -> None:
    """Else it is told twice: "The Allies: The Allies: which unit leads?"."""
    doubled = [line for line in lines(language) if re.match(r"prompt-[\w-]+ = \{ \$side \}:", line)]
    assert doubled == []


def test_italian_counts_steps_in_italian() -> None:
    """Their English name is not a word of the page."""
    texts = (line.partition(" = ")[2] or line for line in lines("it"))
    assert [said for said in texts if re.search(r"(?<![\w\[$-])steps?\b", said)] == []
    for key in OURS:
        table = get_title(key).folder / "locale" / "it" / "clauses.csv"
        assert not re.search(r"\bsteps?\b", table.read_text(encoding="utf-8"), re.IGNORECASE)


def test_a_name_keeps_its_apostrophe() -> None:
    for file in get_title("savannah").folder.glob("**/*.csv"):
        assert "DEstaing" not in file.read_text(encoding="utf-8"), file


PLURALS = {
    "es": re.compile(r"\w+[aeo]s$|Rangers$"),
    "it": re.compile(r"\w+[^n]i$|Compagnie$|Ranger$"),
}
"""How the first word of a plural name ends; no head of a unit ends so."""


@pytest.mark.parametrize("language", PLURALS)
@pytest.mark.parametrize("title", OURS)
def test_a_unit_is_one(title: str, language: str) -> None:
    """Verbs are in the singular, so that a name must be: a corps of volunteers retreats."""
    words, inventory = words_for(title, language), get_title(title).inventory
    for piece in inventory.atlas().pieces.values():
        said = words.text(f"proper-{piece.key}")
        if said is not None and piece.kind not in {"leader", "general"}:
            assert not PLURALS[language].match(said.split()[0]), said


@pytest.mark.parametrize(
    ("title", "key", "many"),
    [
        ("bobbylee", "hungry", r"\b(blocks|bloques|blocchi)\b"),
        ("bobbylee", "called", r"\b(blocks|bloques|blocchi)\b"),
        ("uscivilwar", "drew-cards", r"\b(cards|cartas|carte)\b"),
        ("uscivilwar", "arsenal", r"\b(points|puntos|punti)\b"),
        ("uscivilwar", "trained", r"\b(points|puntos|punti)\b"),
    ],
)
def test_one_is_not_told_in_the_plural(title: str, key: str, many: str) -> None:
    for language in LANGUAGES:
        words = words_for(title, language)
        args = (("place", "1720"), ("side", "union"), ("points", 2))
        said = {n: words.event(Event(key, (*args, ("number", n)))) for n in (1, 3)}
        assert not re.search(many, said[1]), said
        assert re.search(many, said[3]), said


def test_a_side_has_its_article_in_a_sentence() -> None:
    """A wargamer says "La Unión ataca", "L'Unione attacca", and Mosby has none."""
    fought = (("side", "union"), ("space", "fairfax-court-house"), ("own", 50), ("men", 100))
    said = words_for("mosby", "es").event(Event("combat", fought))
    assert said.startswith("La Unión ataca en ")
    alone = (("side", "mosby"), *fought[1:])
    assert words_for("mosby", "es").event(Event("combat", alone)).startswith("Mosby ataca en ")
    won = Event("battle-won", (("side", "confederate"), ("space", "richmond")))
    assert words_for("forthepeople", "es").event(won).startswith("La Confederación gana ")
    won = Event("battle-won", (("side", "union"), ("space", "richmond")))
    assert words_for("forthepeople", "it").event(won).startswith("L'Unione vince ")


BARE = re.compile(r"^(?:event|deny)-[\w-]+ = \{ \$side \} (?!\(|en |a )[a-zà-ú]")
"""A side that begins a sentence without its article."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_begins_with_a_bare_side(language: str) -> None:
    """Savannah's sides bring theirs along: "Los aliados"."""
    bare = [
        line
        for name, folder in FOLDERS.items()
        if name != "savannah"
        for file in sorted((folder / language).glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if BARE.match(line)
    ]
    assert bare == []


def test_english_writes_no_space_before_a_percent_sign() -> None:
    """Spanish and Italian do; English says 40%, and nobody says “in 17 of a hundred”."""
    told = list(lines("en"))
    assert sum("%" in line for line in told) > 10
    assert [line for line in told if " %" in line or "of a hundred" in line] == []


ADDRESSED = {
    "es": re.compile(
        r"\b(usted|ustedes|elija|escoja|escriba|pulse|juegue|coloque|nombre primero|marche)\b"
        r"|: diga\b|¿(Cuánt|Qué|Cuál|Dónde|Adónde)[^?]*\b(piensa|quiere|desea|prefiere)\b",
        re.IGNORECASE,
    ),
    "it": re.compile(
        r"\b(scelga|scriva|[Nn]omini|Le tocca|vostro|vostra|vostri|vostre)\b"
        r"|^prompt-.*\b(vuole|desidera) \w+are\b"
    ),
}
"""How nobody is addressed: a player is tú in Spanish, tu in Italian, as most of our texts say."""


@pytest.mark.parametrize("language", ADDRESSED)
def test_a_player_is_addressed_in_one_way(language: str) -> None:
    texts = [
        (file, line)
        for folder in FOLDERS.values()
        for file in sorted((folder / language).glob("*"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if ADDRESSED[language].search(line)
    ]
    assert texts == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_mosbys_points_are_called_points(language: str) -> None:
    """Ten of them are one notoriety: what changes by five is not notoriety."""
    words = words_for("mosby", language)
    args = (("amount", 5), ("reason", "bridge"), ("count", 15))
    said = words.event(Event("points", args))
    assert not re.search(r"(?i)notori", said)
    assert str(words.text("chart-points")) in said


@pytest.mark.parametrize(("language", "word"), [("es", "desband"), ("it", "sband")])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_band_that_is_beaten_disbands_and_does_not_scatter(
    language: str, word: str, count: int
) -> None:
    """To scatter is an action of Mosby's own (16), and costs nothing."""
    words = words_for("mosby", language)
    assert word in str(words.text("action-disband")).lower()
    assert word in str(words.text("show-result-lost", {"count": count}))


@pytest.mark.parametrize(
    ("title", "key", "told"),
    [
        ("bobbylee", "deny-not-free", "The enemy holds"),
        ("bobbylee", "deny-never-engages", "fights only at a distance"),
        ("bobbylee", "deny-no-flank", "left or the right wing"),
        ("bobbylee", "deny-own-flank", "only while both sides fight there"),
        ("bobbylee", "deny-no-enfilade", "no enemy left in it"),
        ("bobbylee", "deny-die-against", "The die for the road from"),
        ("bobbylee", "deny-starved-already", "want of supply"),
        ("bobbylee", "deny-emancipated-already", "Emancipation has already"),
        ("mosby", "deny-nothing-to-check", "the card would be wasted"),
        ("savannah", "deny-attack-partition", "must attack"),
        ("mosby", "deny-no-entry-card", "Only Local Guide and Union Overcoats"),
        ("mosby", "deny-no-kidnap-card", "Only Union Overcoats"),
        ("forthepeople", "deny-no-army-sails", "is on the map"),
        ("forthepeople", "deny-nobody-to-sail", "no Union infantry or general"),
        ("savannah", "deny-card-not-there", "By its text"),
        ("mosby", "deny-not-offered", "not an order you can give now"),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(title: str, key: str, told: str) -> None:
    """Not "It has been proclaimed", which tells only whoever knows what is meant."""
    named = ["area", "block", "card", "count", "place", "space", "unit", "hex", "action"]
    args: dict[str, Value] = dict.fromkeys(named, "Richmond")
    assert told in (words_for(title, "en").text(key, args) or "")


@pytest.mark.parametrize(
    ("title", "key", "told"),
    [
        ("uscivilwar", "ground-swamp", "humedal"),
        ("uscivilwar", "ground-morass", "pantano"),
        ("uscivilwar", "feature-town", "pueblo"),
        ("uscivilwar", "hexside-road", "carretera"),
        ("uscivilwar", "hexside-cut", "trinchera ferroviaria"),
        ("savannah", "reason-rally", "reorganizaciones"),
        ("savannah", "reason-leader-suffered", "mandos"),
        ("savannah", "show-order-parade", "lista para desfilar"),
        ("savannah", "show-aim-assault-allies", "lista para desfilar"),
    ],
)
def test_spanish_calls_things_as_the_rulebooks_do(title: str, key: str, told: str) -> None:
    """A swamp was "pantano", which in the rulebook is the morass that nobody enters."""
    args: dict[str, Value] = dict.fromkeys(("held", "margin", "lead", "british", "rivals"), 1)
    assert told in (words_for(title, "es").text(key, args) or "")


@pytest.mark.parametrize("title", OURS)
def test_a_step_is_called_by_one_word_in_spanish(title: str) -> None:
    """The house says "pasos" of what a piece has left, and so does every title."""
    for file in (get_title(title).folder / "locale" / "es").iterdir():
        assert not re.search(r"\bescal(ón|ones)\b", file.read_text(encoding="utf-8")), file.name


def test_no_italian_state_follows_a_preposition_that_wants_its_article() -> None:
    """No "Milizia di Florida": the article differs by state, which stands by itself therefore."""
    bare = re.compile(r"\b(di|a|da) \{ \$state \}|^action-post\S* = .*\bdi \{ \$a1 \}")
    assert [line for line in lines("it") if bare.search(line)] == []


def test_italian_orders_are_written_as_orders() -> None:
    """The line after "Si possono dare 95 ordini" speaks of them."""
    assert (words_for(OURS[0], "it").text("table-verbs", {"verbs": ""}) or "").startswith(
        "Per scriverli"
    )


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("3529", "ad Atlanta"),
        ("2146", "a Richmond"),
        ("2248", "a Williamsburg"),
        ("1740", "a 1740"),
    ],
)
def test_an_italian_preposition_has_its_d_before_its_own_vowel_alone(place: str, said: str) -> None:
    words = words_for("uscivilwar", "it")
    assert said in words.action(act("post", "va", place))
    assert said in words.action(act("entrench", place))
    assert "ad E" not in words.action(act("entrench", "1746"))
    assert words.text("action-post", {"a1": "X", "a2": "Elmira"}) == "Milizia: X, a Elmira"
    assert "ad" not in (words_for("uscivilwar", "es").action(act("post", "va", "3529")))
