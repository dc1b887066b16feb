"""Reading packs: what is read, and what is said about a file that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from longroll.engine.pack import Document, Pack, PackError, Row, source_kind

TOWNS = """\
key,name,x,port,source
# remarks are skipped
richmond,Richmond,5785,,rulebook:2.3
norfolk,"Norfolk, VA",6272,yes,published
"""


def pack_of(folder: Path, **files: str) -> Pack:
    for name, text in files.items():
        (folder / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return Pack(folder)


def test_a_table_is_rows_with_their_lines(tmp_path: Path) -> None:
    rows = pack_of(tmp_path, towns_csv=TOWNS).table("towns.csv", ("key", "x"), key="key")
    assert [(row.text("name"), row.integer("x"), row.line) for row in rows] == [
        ("Richmond", 5785, 3),
        ("Norfolk, VA", 6272, 4),
    ]
    assert [row.flag("port") for row in rows] == [False, True]


def test_sources_are_counted_by_kind(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, towns_csv=TOWNS, charts_toml='[a]\nsource = "history"\nn = 1\n')
    pack.table("towns.csv")
    pack.table("towns.csv")  # a second reading counts nothing twice
    pack.document("charts.toml")
    assert pack.sources() == {"rulebook": 1, "published": 1, "history": 1, "reconstructed": 0}
    assert pack.sources_by_file()["charts.toml"]["history"] == 1


def test_source_columns_beside_source_may_be_empty_but_not_wrong(tmp_path: Path) -> None:
    good = "key,source,port_source\na,published,\nb,published,history:a port\n"
    pack = pack_of(tmp_path, a_csv=good, b_csv=good.replace("history:a port", "hearsay"))
    pack.table("a.csv")
    assert pack.sources()["history"] == 1
    with pytest.raises(PackError, match=r'^b\.csv:3: "hearsay" in port_source is not a source'):
        pack.table("b.csv")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("key,x,source\na,1\n", "towns.csv:2: 2 cells under 3 columns; count the commas"),
        ("key,source\na,published\n", 'towns.csv:1: no column "x"; add it to the header'),
        ("key,x\na,1\n", 'towns.csv:1: no column "source"; add it to the header'),
        ("key,x,x,source\n", 'towns.csv:1: two columns "x"; rename one'),
        ("", "towns.csv:1: the table is empty; give it a header"),
        (
            "key,x,source\na,1,published\n\nb,2,published\na,3,published\n",
            'towns.csv:5: "a" is on line 2 too; keep one of the rows',
        ),
        ("key,x,source\n,1,published\n", "towns.csv:2: no key; every row needs one"),
    ],
    ids=["short-row", "missing-column", "no-source", "twice", "empty", "duplicate", "no-key"],
)
def test_a_wrong_table_is_named_with_line_and_remedy(
    tmp_path: Path, text: str, message: str
) -> None:
    with pytest.raises(PackError) as caught:
        pack_of(tmp_path, towns_csv=text).table("towns.csv", ("key", "x"), key="key")
    assert str(caught.value) == message


@pytest.mark.parametrize("source", ["", "rulebook", "reconstructed:", "rulebook:see map", "memory"])
def test_a_source_must_be_one_of_four_kinds(tmp_path: Path, source: str) -> None:
    assert source_kind(source) is None
    with pytest.raises(PackError, match=r"^a\.csv:2: .* is not a source; write"):
        pack_of(tmp_path, a_csv=f"key,source\na,{source}\n").table("a.csv")


@pytest.mark.parametrize(
    "source",
    ["rulebook:7.10", "rulebook:2.3-2.8", "rulebook:L411-424", "rulebook:15.S1", "history:track"],
)
def test_well_formed_sources(source: str) -> None:
    assert source_kind(source) == source.partition(":")[0]


READINGS: dict[str, tuple[Callable[[Row], object], str]] = {
    "integer": (lambda row: row.integer("x"), '"twelve" in x is not a whole number; write one'),
    "decimal": (lambda row: row.decimal("x"), '"twelve" in x is not a number; write one'),
    "flag": (
        lambda row: row.flag("x"),
        '"twelve" in x is not known; write one of yes, no, nothing',
    ),
    "choice": (
        lambda row: row.choice("x", ("road", "rail")),
        '"twelve" in x is not known; write one of road, rail',
    ),
    "reference": (
        lambda row: row.reference("x", {"richmond": 0}),
        '"twelve" in x is not a known key; correct it or add its row',
    ),
    "column": (lambda row: row.text("y"), 'no column "y"; add it to the header'),
}


@pytest.mark.parametrize("kind", READINGS)
def test_a_wrong_cell_is_named_with_line_and_remedy(kind: str) -> None:
    read, message = READINGS[kind]
    with pytest.raises(PackError) as caught:
        read(Row("links.csv", 12, {"x": "twelve"}))
    assert str(caught.value) == f"links.csv:12: {message}"


def test_empty_cells_take_the_default() -> None:
    row = Row("a.csv", 2, {"x": ""})
    assert row.integer("x", 0) == 0
    assert row.reference("x", {}, -1) == -1


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        Pack(tmp_path).table("spaces.csv")
    assert str(caught.value) == "spaces.csv: the file is missing from the pack; put it back"


def test_a_missing_overlay_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="no such directory"):
        Pack(tmp_path, tmp_path / "nowhere")


def test_an_overlay_replaces_file_by_file(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    for folder, x in ((ours, 1), (theirs, 2)):
        folder.mkdir()
        (folder / "a.csv").write_text(f"x,source\n{x},published\n", encoding="utf-8")
    (ours / "b.csv").write_text("x,source\n3,published\n", encoding="utf-8")
    pack = Pack(ours, theirs)
    assert [pack.table(name)[0].integer("x") for name in ("a.csv", "b.csv")] == [2, 3]
    assert pack.replaced == ["a.csv"]


CHARTS = """\
title = "charts"

[forts]
source = "rulebook:6.8.6"
union = 12
late = "no"

[[place]]
space = "richmond"

[[place]]
space = "norfork"
units = "1"
"""


def charts(folder: Path) -> Document:
    return pack_of(folder, charts_toml=CHARTS).document("charts.toml")


def test_a_document_is_read_by_key(tmp_path: Path) -> None:
    document = charts(tmp_path)
    assert document.text("title") == "charts"
    assert document.table("forts").integer("union") == 12
    assert document.table("forts").integer("hunley", 1) == 1
    assert [place.text("space") for place in document.tables("place")] == ["richmond", "norfork"]


DOCUMENT_READINGS: dict[str, tuple[Callable[[Document], object], str]] = {
    "missing": (
        lambda it: it.table("forts").integer("confederate"),
        '3: no "confederate" in [forts]; add it',
    ),
    "text": (lambda it: it.table("forts").text("union"), "5: union is not text; put it between"),
    "flag": (lambda it: it.table("forts").flag("late"), "6: late is neither true nor false"),
    "list": (lambda it: it.table("forts").texts("late"), "6: late is not a list"),
    "table": (lambda it: it.table("title"), "1: title is not a table; write [title]"),
    "number": (
        lambda it: it.tables("place")[1].integer("units"),
        "13: units is not a whole number",
    ),
    "reference": (
        lambda it: it.tables("place")[1].reference("space", {"norfolk": 1}),
        '12: "norfork" in space is not a known key',
    ),
}


@pytest.mark.parametrize("kind", DOCUMENT_READINGS)
def test_a_wrong_value_is_named_with_line_and_remedy(tmp_path: Path, kind: str) -> None:
    read, message = DOCUMENT_READINGS[kind]
    with pytest.raises(PackError) as caught:
        read(charts(tmp_path))
    assert str(caught.value).startswith(f"charts.toml:{message}")


def test_broken_toml_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"^a\.toml:2: not TOML"):
        pack_of(tmp_path, a_toml="x = 1\ny = \n").document("a.toml")


def test_a_wrong_source_in_a_document_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r'^a\.toml:2: "rumour" is not a source'):
        pack_of(tmp_path, a_toml='[a]\nsource = "rumour"\n').document("a.toml")
