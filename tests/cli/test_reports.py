"""Reports: the same facts for people and for scripts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from longroll.engine.title import get_title, title_keys
from longroll.lab.bench import LOOP_MS
from tests.cli.terminal import longroll, refusal

TITLE = "forthepeople"


def as_json(*words: str) -> dict[str, Any]:
    told = longroll(*words, "--json")
    assert (told.status, told.err) == (0, ""), told.err
    read: dict[str, Any] = json.loads(told.out)
    return read


def test_titles_are_listed_with_seats_and_scenarios() -> None:
    listed = longroll("titles").out
    assert "forthepeople  For the People" in listed
    rows = {row["key"]: row for row in json.loads(longroll("titles", "--json").out)}
    for key in title_keys():
        info = get_title(key).info
        assert f"{key}  {info.name}" in listed
        assert rows[key]["seats"] == list(info.seats)
        assert rows[key]["scenarios"] == [scenario.key for scenario in info.scenarios]


def test_selfplay_repeats_itself_however_many_share_the_work() -> None:
    words = ("selfplay", TITLE, "--games", "2", "--seed", "7")
    alone, shared = as_json(*words), as_json(*words, "--jobs", "2")
    assert alone["games"] == 2
    assert alone["digests"] == shared["digests"]
    assert alone["results"] == shared["results"]


def test_selfplay_tells_results_by_winner_and_clause() -> None:
    told = longroll("selfplay", TITLE, "--games", "1", "--seed", "7")
    assert (told.status, told.err) == (0, "")
    first, *results = told.out.splitlines()
    assert first.startswith("1 game, ")
    assert len(results) == 1
    clause = results[0].rpartition("(")[2].rstrip(")")
    assert clause in get_title(TITLE).clauses()


def test_a_clause_is_told_with_those_below_it() -> None:
    told = longroll("rules", TITLE, "5.8").out
    assert told.startswith("5.8  ")
    assert "\n5.8.1  " in told
    assert "\n5.9" not in told
    found = json.loads(longroll("rules", TITLE, "5.8", "--json").out)
    assert found[0]["clause"] == "5.8"
    assert all(row["summary"] for row in found)


def test_the_letter_of_a_rulebook_s_part_may_be_left_out() -> None:
    told = longroll("rules", "savannah", "12.12").out
    assert told.startswith("G12.12  ")
    assert "\nG12.12.exc  " in told
    assert longroll("rules", "savannah", "g12.12").out == told


def test_a_clause_of_several_parts_is_not_guessed() -> None:
    told = refusal(longroll("rules", "savannah", "16"))
    assert told.endswith("have a clause 16; say which: G16, C16")


@pytest.mark.parametrize("title", title_keys())
def test_all_clauses_are_listed(title: str) -> None:
    told = longroll("rules", title).out
    assert len(told.splitlines()) == len(get_title(title).clauses())


@pytest.mark.parametrize("title", title_keys())
def test_coverage_accounts_for_every_clause(title: str) -> None:
    report = json.loads(longroll("rules", title, "--coverage", "--json").out)
    clauses, tested, excused = report["clauses"], report["tested"], report["excused"]
    assert report["untested"] == [], "every clause is tested or excused"
    assert tested + excused == clauses
    told = longroll("rules", title, "--coverage").out
    assert told.startswith(f"{clauses} clauses: {tested} tested, {excused} excused, ")


MEASURED = ["decisions_per_second", "copy_us", "view_ms_p99", "replay_1000_s"]


def test_bench_measures_what_the_design_promises() -> None:
    figures = as_json("bench", TITLE, "--seconds", "0.2")
    paced = figures.pop("at_one_pace")
    assert list(figures) == [*MEASURED, "loop_ms"]
    assert all(isinstance(figure, float) and figure > 0 for figure in figures.values())
    pace = figures["loop_ms"] / LOOP_MS
    assert list(paced) == MEASURED
    assert paced["decisions_per_second"] == pytest.approx(figures[MEASURED[0]] * pace, rel=1e-3)
    assert paced["copy_us"] == pytest.approx(figures["copy_us"] / pace, rel=1e-3)


def test_bench_prints_committed_figures_and_floors_beside_its_own(tmp_path: Path) -> None:
    committed = Path("benchmarks/forthepeople.json")
    told = longroll("bench", TITLE, "--seconds", "0.2", "--against", str(committed)).out
    assert len(told.splitlines()) == 6
    assert told.splitlines()[1].split() == ["measured", "at", "one", "pace", "committed", "floor"]
    document = json.loads(committed.read_text(encoding="utf-8"))
    document["floor"] = dict.fromkeys(MEASURED, 99_999) | {"copy_us": 0}
    high = tmp_path / "high.json"
    high.write_text(json.dumps(document), encoding="utf-8")
    lines = longroll("bench", TITLE, "--seconds", "0.2", "--against", str(high)).out.splitlines()
    assert ["not reached" in line for line in lines[-4:]] == [True, True, False, False]
    assert "not a file of benchmark results" in longroll("bench", TITLE, "--against", "NOTICE").err


def test_selfplay_takes_options_and_names_those_it_has_for_an_unknown_one() -> None:
    words = ("selfplay", TITLE, "--games", "1", "--seed", "7", "--option")
    plain = as_json(*words[:-1])
    assert as_json(*words, "rail-logistics")["digests"] != plain["digests"]
    refused = longroll(*words, "fog")
    assert refused.status
    assert "it has: " in refused.err
    assert "operations-queue" in refused.err


def test_records_that_are_there_are_not_overwritten(tmp_path: Path) -> None:
    words = ("selfplay", "savannah", "--games", "2", "--seed", "5", "--records", tmp_path)
    mine = tmp_path / "savannah-historical-6.roll"
    mine.write_text("mine")
    assert refusal(longroll(*words)).startswith(f"{mine} exists: name another folder")
    assert [one.read_text() for one in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize(
    ("title", "clause", "code", "test"),
    [
        (TITLE, "5.8.1", "titles/forthepeople/movement/interception.py", "test_05_interception.py"),
        ("savannah", "H.t16", "titles/savannah/movement/destaing.py", "test_duties.py"),
        ("bobbylee", "1.23", "titles/bobbylee/pack/tables.toml", "test_01_map.py"),
        ("mosby", "14.2", "titles/mosby/combat.py", "test_14_combat.py"),
        ("uscivilwar", "9.1.B", "titles/uscivilwar/zones.py", "test_06_control.py"),
    ],
)
def test_a_clause_says_where_it_stands(title: str, clause: str, code: str, test: str) -> None:
    (found,) = json.loads(longroll("rules", title, clause, "--json").out)
    assert any(place.startswith(f"src/longroll/{code}:") for place in found["code"])
    (shown,) = [place for place in found["tests"] if f"/{test}:" in place][:1]
    parts = re.fullmatch(r"(.+):(\d+) (\w+)", shown)
    assert parts is not None
    file, line, name = parts.groups()
    lines = (Path(__file__).parents[2] / file).read_text(encoding="utf-8").splitlines()
    assert f'clause("{clause}' in lines[int(line) - 1]
    assert any(f"def {name}(" in row for row in lines)
    assert "\n    code  src/longroll/titles/" in longroll("rules", title, clause).out


def test_code_that_carries_a_rule_is_told_before_what_speaks_of_it() -> None:
    (found, *_) = json.loads(longroll("rules", TITLE, "4.1", "--json").out)
    beside = ["/aids/" in place for place in found["code"]]
    assert True in beside
    assert beside == sorted(beside)


def test_a_long_chapter_is_told_without_places() -> None:
    told = longroll("rules", "uscivilwar", "21").out
    assert "\n21.2.1  " in told
    assert "tests/conformance" not in told
    assert "longroll rules uscivilwar 21.14, say, tells where" in told
    assert "tests/conformance" in longroll("rules", "uscivilwar", "21.14").out
