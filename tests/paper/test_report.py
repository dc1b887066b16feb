"""The report of a finished game: one file, three languages, maps of where it turned."""

from __future__ import annotations

import html
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import longroll
from longroll.bots.analysis import NotOver
from longroll.engine.chance import Sampled
from longroll.engine.ending import Ended, Why
from longroll.engine.record import Record
from longroll.engine.tableau import HIDDEN
from longroll.engine.title import title_keys
from longroll.paper.past import all_that_lies, story
from longroll.paper.report import report_html
from longroll.words import words_for
from tests.cli import terminal

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = {
    "bobbylee": "1863-union-3_24",
    "forthepeople": "1861-confederate-13_2",
    "savannah": "historical-british-X2_6",
}


def record_of(title: str) -> Record:
    return Record.load(GOLDEN / title / f"{GAMES[title]}.roll")


@pytest.mark.parametrize(
    ("title", "language", "heading"),
    [
        ("bobbylee", "es", "Informe de la partida"),
        ("forthepeople", "en", "After-action report"),
        ("savannah", "it", "Resoconto della partita"),
    ],
)
def test_a_report_is_whole_and_well_formed(title: str, language: str, heading: str) -> None:
    made = report_html(record_of(title), language)
    assert heading in made
    ET.fromstring(re.sub(r"<(meta[^>]*)>", r"<\1/>", made.removeprefix("<!doctype html>")))
    assert not re.search(r"(src|href)=[\"'](?!#|data:)", made), "it needs something beside it"
    assert "<script" not in made
    assert "@media print" in made
    assert not re.search(r"\breport-[a-z]+\b", made), "a key without words"
    assert made.count('id="board"') <= 1, "the board is in it more than once"


def test_the_table_of_turns_never_widens_a_phone() -> None:
    """What is wider than its column is scrolled by itself, not the page."""
    made = report_html(record_of("savannah"), "it")
    assert re.search(r"\.wide\{[^}]*overflow-x:auto", made)
    assert "@media (max-width:40rem)" in made
    (course,) = re.findall(r"<div class='wide'><table>.*?</table></div>", made, re.DOTALL)
    assert "Morale degli eserciti" in course


def test_it_turned_where_most_changed_and_not_at_the_last_word() -> None:
    told = story(record_of("savannah"))
    assert 1 <= len(told.swings) <= 4
    end = told.points[-1].seq
    least = min(abs(swing.after - swing.before) for swing in told.swings)
    assert least >= 0.02
    assert all(swing.seq < end for swing in told.swings)
    assert [swing.seq for swing in told.swings] == sorted(swing.seq for swing in told.swings)


def test_every_event_is_told_in_one_turn() -> None:
    told = story(record_of("bobbylee"))
    assert sum(len(turn.events) for turn in told.turns) == len(told.game.log("observer"))
    assert told.turns[0].key == "1863-05"


def test_afterwards_no_block_is_hidden() -> None:
    past = story(record_of("bobbylee")).past
    layout = all_that_lies(past.title, past.states[-1], past.seats)
    assert layout.counters
    assert not [counter for counter in layout.counters if counter.kind == HIDDEN]


def test_a_game_that_goes_on_has_no_report(tmp_path: Path) -> None:
    record = longroll.Game("bobbylee", scenario="1861", seed=1861).record
    with pytest.raises(NotOver):
        report_html(record)
    file = tmp_path / "game.roll"
    file.write_text(str(record), encoding="utf-8")
    remedy = f"longroll play bobbylee --resume {file} --record {file}"
    for language, said in (("en", "not over"), ("es", "no ha terminado"), ("it", "non è ancora")):
        for command in ("report", "analyse"):
            told = terminal.refusal(terminal.longroll(command, file, "-l", language))
            assert told.startswith(f"{file}: ")
            assert said in told
            assert remedy in told


def test_the_command_writes_beside_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.roll"
    file.write_text(str(record_of("bobbylee")), encoding="utf-8")
    told = f"report written to {file.with_suffix('.html')}\n"
    assert terminal.longroll("report", file, "-l", "it") == (0, told, "")
    assert "Resoconto" in file.with_suffix(".html").read_text(encoding="utf-8")


def test_the_end_is_told_with_its_map_and_the_options_in_the_heading(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    asked = ("selfplay", "mosby", "--option", "short-war", "--games", "1", "--bot", "recruit")
    assert terminal.longroll(*asked, "--records", str(kept)).status == 0
    record = Record.load(next(kept.glob("*.roll")))
    told, made = story(record), report_html(record, "en")
    assert told.last.seq == len(record.lines)
    end = made[made.index("How it ended") : made.index("Turn by turn")]
    assert "<svg" in end
    assert words_for("mosby", "en").event(told.last.events[-1]) in html.unescape(end)
    assert "A short war of three turns" in made[: made.index("</header>")]


def test_each_turn_begins_with_the_line_that_says_so() -> None:
    """What ends a turn belongs to it, though the same action begins the next."""
    for title in ("bobbylee", "forthepeople", "savannah"):
        told = story(record_of(title))
        assert len(told.turns) > 1
        for turn in told.turns[1:]:
            assert turn.events[0].key == "turn"
            assert [event.key for event in turn.events].count("turn") == 1


def test_a_turn_is_told_in_a_paragraph_and_its_log_is_folded() -> None:
    told, made = story(record_of("forthepeople")), report_html(record_of("forthepeople"), "en")
    course = html.unescape(made[made.index("Turn by turn") :])
    assert course.count('<section class="turn">') == len(told.turns)
    assert "<details open" not in course
    words = words_for("forthepeople", "en")
    paragraphs = re.findall(r"</h3><p>(.*?)</p>", course, re.DOTALL)
    for turn, paragraph in zip(told.turns, paragraphs, strict=True):
        battles = [words.event(event) for event in turn.events if event.key == "battle-won"]
        assert all(battle in paragraph for battle in battles[:3])
    assert any("wins the battle" in paragraph or "won" in paragraph for paragraph in paragraphs)
    assert re.search(r"Strategic will, Union [+\N{MINUS SIGN}]\d+: ", " ".join(paragraphs))
    assert "What moved the will" in made[: made.index("How the game stood")]


@pytest.mark.parametrize(
    ("language", "page"),
    [
        ("en", "“Analyse the game”"),
        ("es", "«Analizar la partida»"),
        ("it", "«Analizza la partita»"),
    ],
)
def test_the_page_is_told_its_own_way_to_an_analysis(language: str, page: str) -> None:
    at_page = report_html(record_of("savannah"), language, at="page")
    assert page in at_page
    assert "longroll analyse" not in at_page
    assert "longroll analyse" in report_html(record_of("savannah"), language)


@pytest.mark.parametrize("title", title_keys())
@pytest.mark.parametrize("orders", [0, 25])
def test_a_game_that_was_given_up_is_told_like_any_other(title: str, orders: int) -> None:
    game, dice = longroll.Game(title, chance=Sampled(1861)), Sampled(4)
    while len(game.record.lines) < orders:
        seat = game.decision.seats[0]
        actions = game.decision.actions_of(seat)
        game.push(actions[dice.below(len(actions))], seat)
    seat = game.title.seats(game.record.options)[-1]
    game.record.ended, game.record.end = Ended(Why.RESIGNED, seat), game.digest
    made = report_html(game.record)
    words = words_for(title, "en")
    head = made[: made.index("How the game stood")]
    assert f"{words.name('side', seat)} has resigned." in html.unescape(head)
    assert f"after {orders or 'no'} order" in head
    told = story(game.record)
    charts = told.title.aids.charts(told.past.states[-1], "observer")
    gauges = [chart for chart in charts if chart.form == "gauge"]
    stood = gauges or [chart for chart in charts if chart.form == "figure"]
    assert stood
    for row in (row for chart in stood for row in chart.rows):
        assert words.row(row.label) in html.unescape(head)
        assert f"<td>{', '.join(map(words.cell, row.cells))}</td>" in head
    assert head.count("How it stood then") == len(stood)
    assert made.count('<section class="turn">') == len(told.turns)
    assert not re.search(r"\breport-[a-z]+\b", made)
