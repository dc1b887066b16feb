"""How orders, and what comes of them, are worded: nobody reads "with 0 infantry"."""

from __future__ import annotations

import re

import pytest

from longroll.engine.action import parse
from longroll.engine.event import Event, Message
from longroll.words import LANGUAGES, words_for


@pytest.mark.parametrize(
    ("language", "none", "some"),
    [
        ("en", "Without infantry", "With 3 infantry"),
        ("es", "Sin infantería", "Con 3 UM de infantería"),
        ("it", "Senza fanteria", "Con 3 punti di fanteria"),
    ],
)
def test_a_force_without_infantry_is_called_so(language: str, none: str, some: str) -> None:
    words = words_for("forthepeople", language)
    assert words.action(parse("with 0")) == none
    assert words.action(parse("with 3")) == some


@pytest.mark.parametrize(
    ("language", "union", "confederacy"),
    [
        ("en", "Somerset passes to the Union.", "Somerset passes to the Confederacy."),
        ("es", "Somerset pasa a la Unión.", "Somerset pasa a la Confederación."),
        ("it", "Somerset passa all'Unione.", "Somerset passa alla Confederazione."),
    ],
)
def test_a_space_passes_to_a_side(language: str, union: str, confederacy: str) -> None:
    words = words_for("forthepeople", language)
    said = [
        words.event(Event("marker-placed", (("space", "somerset"), ("side", side))))
        for side in ("union", "confederate")
    ]
    assert said == [union, confederacy]


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_who_sets_out_is_named_with_where_he_stands(language: str) -> None:
    words = words_for("forthepeople", language)
    general, space = "u-s-grant", "cairo"
    for key in ("prompt-compose", "awaited-compose"):
        said = words.message(Message(key, (("space", space), ("general", general))))
        assert str(words.name("general", general)) in said
        assert str(words.name("space", space)) in said


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_two_routes_between_the_same_spaces_tell_what_they_cross(language: str) -> None:
    words = words_for("forthepeople", language)
    north, south = (words.action(parse(f"go paducah {way}-route")) for way in ("north", "south"))
    assert "Ohio" in north
    assert "Cairo" in south
    assert "Cairo" not in north


@pytest.mark.parametrize(
    ("language", "east", "any_card", "march"),
    [
        ("en", "Forced march: play “East”", "Play “Any theatre”", "The Union marches 1 SP from"),
        (
            "es",
            "Marcha forzada: jugar «Este»",
            "Jugar «Cualquier teatro»",
            "La Unión lleva 1 PF de",
        ),
        (
            "it",
            "Marcia forzata: giocare «Est»",
            "Giocare «Qualsiasi teatro»",
            "L'Unione marcia con 1 PF da",
        ),
    ],
)
def test_a_card_is_called_as_it_is_printed_and_not_as_its_theatre(
    language: str, east: str, any_card: str, march: str
) -> None:
    words = words_for("uscivilwar", language)
    assert words.action(parse("force east")) == east
    assert words.action(parse("stake any")) == any_card
    one = (("number", 1), ("origin", "1647"), ("place", "1746"), ("side", "union"))
    assert words.event(Event("marched", one)).startswith(march)


@pytest.mark.parametrize(
    ("language", "where"),
    [("en", "in each theatre"), ("es", "en cada teatro"), ("it", "in ogni teatro")],
)
def test_one_action_point_is_one_in_each_theatre(language: str, where: str) -> None:
    """4.1.3: “Union: 1 Action Point” stood above a list that had three to spend."""
    words = words_for("uscivilwar", language)
    one, two = (
        words.event(Event("initiative-won", (("side", "union"), ("number", number))))
        for number in (1, 2)
    )
    assert where in one
    assert where not in two


@pytest.mark.parametrize(
    ("language", "called"), [("es", "Puntos de Acción"), ("it", "unti azione")]
)
def test_action_points_are_written_alike_in_question_note_and_log(
    language: str, called: str
) -> None:
    words = words_for("uscivilwar", language)
    left = (("east", 1), ("west", 1), ("far", 0), ("other", 2), ("number", 2), ("left", 2))
    told = [
        words.message(Message("prompt-action", left)),
        words.message(Message("note-march", (("cost", 2), ("number", 3), ("movement", 4)))),
        words.event(Event("initiative-won", (("side", "union"), ("number", 2)))),
    ]
    assert [called in text for text in told] == [True] * 3, told


def test_english_says_it_as_players_do() -> None:
    lee, war = words_for("bobbylee", "en"), words_for("uscivilwar", "en")
    fire = lee.message(Message("prompt-fire", (("place", "1308"),)))
    assert fire == "Battle at Poolesville (1308): who fires?"
    march = war.message(Message("prompt-march", (("place", "1647"), ("number", 3))))
    assert march.endswith("(3 MP left)")
    assert war.action(parse("spur patterson east")) == "Push Patterson on: play “East”"
    way = (("cost", 3), ("left", 0), ("caught", 28), ("number", 2))
    told = war.message(Message("note-go-zone", way))
    assert told == "3 MP, 0 left; 2 hexes in enemy ZOI; interception ≤ 28%"


@pytest.mark.parametrize(
    ("language", "most", "bonus"),
    [("en", "up to", "bonus"), ("es", "hasta", "bonific"), ("it", "fino", "bonus")],
)
def test_a_chance_of_interception_says_that_it_is_the_most(
    language: str, most: str, bonus: str
) -> None:
    words = words_for("uscivilwar", language)
    way = (("cost", 3), ("left", 0), ("caught", 28), ("number", 2), ("joined", 28))
    fight = (*way, ("chance", 50), ("own", "1.0"), ("theirs", "2.0"))
    for key in ("note-go-zone", "note-ride"):
        assert "≤ 28" in words.message(Message(key, way))
        # What more there is to know says whose attempts it counts.
        about = words.message(Message(f"{key}-about", way))
        assert len(about) > len(words.message(Message(f"{key}-about", (*way[:2], ("caught", 0)))))
    for key in ("note-attack", "note-overrun"):
        assert most in words.message(Message(key, fight)), key
    # The order tells of the bonus already, its note does not tell it again.
    assert bonus in words.action(parse("ride 1647"))
    assert bonus not in words.message(Message("note-ride", way))


@pytest.mark.parametrize("language", ["es", "it"])
def test_a_picket_is_no_woman_when_it_sleeps(language: str) -> None:
    """Units are of both genders: what is said of any of them agrees with none."""
    words = words_for("mosby", language)
    where = (("space", "centreville"), ("unit", "picket-6"), ("men", 50))
    told = [words.event(Event(key, where)) for key in ("appears", "appears-awake")]
    told.append(words.event(Event("unit-sleeps", (*where, ("roll", 3), ("alert", 1)))))
    told += [words.message(Message(f"show-unit-{how}", where)) for how in ("awake", "asleep")]
    for text in told:
        assert not re.search(r"(dormid|despiert|addormentat|svegli)[ao]\b", text), text


@pytest.mark.parametrize(
    ("title", "language", "key", "said"),
    [
        ("uscivilwar", "en", "intercepts", "roll 9, modifiers -1"),
        ("uscivilwar", "es", "intercepts", "tirada 9, modificadores -1"),
        ("uscivilwar", "it", "intercepts", "tiro 9, modificatori -1"),
        ("uscivilwar", "en", "manoeuvres", "roll 9, modifiers -1"),
        ("uscivilwar", "en", "chases", "roll 9, modifiers -1"),
        ("savannah", "en", "way-kept", "(roll 9, modifiers -1;"),
        ("savannah", "es", "way-lost", "(tirada 9, modificadores -1;"),
        ("savannah", "it", "way-lost", "(dado 9, modificatori -1;"),
    ],
)
def test_a_roll_and_what_modifies_it_are_told_apart(
    title: str, language: str, key: str, said: str
) -> None:
    args = (("roll", 9), ("bonus", -1), ("amount", -1), ("success", 1))
    told = words_for(title, language).event(Event(key, args))
    assert said in told.replace("\N{MINUS SIGN}", "-")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "more surrender points, 2 in all (at three they surrender)"),
        ("es", "puntos de rendición más, 2 en total (con tres se rinden)"),
        ("it", "punti di resa in più, 2 in tutto (con tre si arrendono)"),
    ],
)
def test_the_cut_off_hear_what_their_points_mean(language: str, said: str) -> None:
    args = (("side", "confederate"), ("hexes", "2516"), ("roll", 4), ("needed", 3), ("points", 2))
    assert said in words_for("uscivilwar", language).event(Event("surrender-check", args))


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize(
    ("title", "key", "where"),
    [
        ("forthepeople", "guns-run", ("space", "columbus-ky")),
        ("forthepeople", "guns-fail", ("space", "columbus-ky")),
        ("savannah", "morale-check-passed", ("unit", "fraser-2")),
        ("savannah", "morale-check-failed", ("unit", "fraser-2")),
    ],
)
def test_a_roll_is_told_with_what_it_had_to_reach(
    title: str, key: str, where: tuple[str, str], language: str
) -> None:
    args = (where, ("roll", 3), ("modifier", 1), ("amount", 1), ("count", 4), ("needed", 77))
    assert "77" in words_for(title, language).event(Event(key, args))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_stands_for_what_an_older_event_does_not_tell(language: str) -> None:
    """A table keeps its events; a new version may tell more of them than an old one stored."""
    words = words_for("uscivilwar", language)
    kept = (("side", "union"), ("place", "2146"), ("dice", 3), ("roll", 4), ("number", 1))
    whole = words.event(Event("attrition", (*kept, ("needed", 9))))
    assert words.event(Event("attrition", kept)) == whole.replace("9", "?")
