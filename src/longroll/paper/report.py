"""The report of a finished game as one self-contained HTML file.

It contains the board once; each turning point shows a part of it with its counters then.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from longroll.draw.board import board_svg, counters_svg, manner_of
from longroll.draw.svg import element, number, text
from longroll.draw.tokens import tokens
from longroll.engine.chart import Chart
from longroll.engine.event import OBSERVER, Event, Message, Value
from longroll.engine.game import default_options
from longroll.engine.record import Record
from longroll.paper.past import Story, Swing, Turn, all_that_lies, story
from longroll.words import MINUS, Words, words_for

__all__ = ["report_html"]

ASPECT: Final = 1.6
PART: Final = 0.36
"""Minimum width of a map, as a fraction of the board's."""
MATTERED: Final = 12
"""Maximum number of sentences about a turn."""
TOLD: Final = 14
"""Maximum number of lines about a turning point; the others are in the course of the game."""

STYLE: Final = """
*{box-sizing:border-box}
body{margin:0 auto;padding:2.5rem 1.25rem 4rem;max-width:56rem;background:#fbf7ec;color:#2b2219;
font:1rem/1.5 'Libre Caslon Text','Libre Caslon',Georgia,serif}
h1{font-size:2.4rem;line-height:1.1;margin:0}h2{font-size:1.4rem;margin:2.5rem 0 .75rem;
border-bottom:2px solid #2b2219;padding-bottom:.2rem}h3{font-size:1.1rem;margin:0 0 .4rem}
.under{font-style:italic;margin:.3rem 0 1.2rem}.result{font-size:1.25rem;margin:1rem 0}
.clause{font-style:italic;color:#6e5a3d}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.25rem .6rem .25rem 0;border-bottom:1px solid #e0d3b4;
vertical-align:top}.figure{text-align:right;font-variant-numeric:tabular-nums}
.swing{margin:0 0 2rem;break-inside:avoid}.swing ul,.turn ul{margin:.4rem 0;padding-left:1.2rem}
.map{width:100%;height:auto;display:block;border:1px solid #2b2219;background:#e6d9bb}
.curve{width:100%;height:auto}.small{font-size:.85rem;color:#5d4d36}
summary{cursor:pointer;font-weight:bold}.turn{margin:.4rem 0}
.standing caption{font-weight:bold;padding-top:.6rem}
section.turn{margin:1.2rem 0}.turn p{margin:.2rem 0 .3rem}
.turn summary{font-weight:400;font-style:italic;color:#5d4d36}table.deeds{margin:1.2rem 0}
.deeds caption{font-weight:bold;padding-bottom:.2rem}
.wide{overflow-x:auto}caption{text-align:left}
@media (max-width:40rem){body{padding:1.4rem .9rem 3rem}h1{font-size:1.9rem}h2{font-size:1.2rem}
table{font-size:.8rem}th,td{padding-right:.35rem}thead th{font-weight:400;font-style:italic;
line-height:1.25;hyphens:auto;vertical-align:bottom}
tbody th{white-space:nowrap}li,p,h3{overflow-wrap:anywhere}}
svg.store{position:absolute;width:0;height:0}
@page{margin:14mm}
@media print{body{background:#fff;padding:0;max-width:none;font-size:10pt}
h2{break-after:avoid}.turn li,.swing li{break-inside:avoid}
.map,.curve{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
"""


class _Book(NamedTuple):
    """The story and the words in which it is told."""

    told: Story
    words: Words
    at: str
    """Where the report is opened, which changes the hint on how to get an analysis."""

    def say(self, key: str, **args: Value) -> str:
        return escape(self.words.message(Message(f"report-{key}", tuple(args.items()))))

    def name(self, kind: str, key: Value) -> str:
        return escape(str(self.words.name(kind, key)))

    def turn(self, key: str) -> str:
        said = str(self.words.name("turn", key))
        if said == key and key.isdigit():
            return escape(self.words.message(Message("turn-number", (("count", int(key)),))))
        return escape(said)

    def lines(self, events: Sequence[Event]) -> list[str]:
        return [escape(self.words.event(event)) for event in events]

    @property
    def first(self) -> str:
        """The seat whose chances the curve shows."""
        return self.told.past.seats[0]


def report_html(record: Record, language: str = "en", at: str = "terminal") -> str:
    """The report of a finished game; raises `RecordError`, and `NotOver` if it goes on.

    ``at`` is "page" if it is opened from a table in the browser.
    """
    told = story(record)
    book = _Book(told, words_for(record.title, language), at)
    head = f"{book.told.title.info.name}: {book.say('heading')}"
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(head)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join([*_head(book), *_curve(book), *_turning(book), *_course(book)])
        + f'\n<p class="small">{book.say("made")}</p>\n</body>\n</html>\n'
    )


def _head(book: _Book) -> Iterator[str]:
    told = book.told
    scenario = book.name("scenario", told.record.scenario)
    yield f"<header><h1>{escape(told.title.info.name)}</h1>"
    usual = default_options(told.title)
    chosen = (book.name("option", key) for key in told.record.options if key not in usual)
    under = " · ".join([book.say("heading"), scenario, *chosen])
    yield f'<p class="under">{under}</p></header>'
    result = told.game.result
    if told.record.ended is not None:
        given_up = escape(book.words.ended(told.record.ended, told.past.seats))
        yield f'<p class="result"><strong>{given_up}</strong></p>'
        yield f"<p>{_when(book)}</p>"
    if result is not None:
        yield f'<p class="result"><strong>{escape(book.words.result(result))}</strong>'
        yield f' <span class="clause">[{escape(result.clause)}]</span></p>'
    played = dict(line.split(": ", 1) for line in told.record.remarks if ": " in line)
    scores = {} if result is None else dict(result.scores)
    rows = [
        f"<tr><th scope='row'>{book.name('side', side)}</th>"
        f"<td>{_player(book, played.get(side, ''))}</td>"
        f"<td>{book.say('points', count=scores[side]) if side in scores else ''}</td></tr>"
        for side in dict.fromkeys((*told.past.seats, *scores))
        if side in played or side in scores
    ]
    if rows:
        yield f"<table>{''.join(rows)}</table>"
    if result is None:
        yield from _standing(book)
    events = told.game.log(OBSERVER)
    for chart in told.title.aids.deeds(told.past.states[-1], OBSERVER, events):
        yield _deeds(book, chart)


def _when(book: _Book) -> str:
    """When a game was given up: in which turn, and after how many orders."""
    last = book.told.turns[-1]
    return book.say("when", turn=book.turn(last.key), count=len(book.told.record.lines))


def _standing(book: _Book) -> Iterator[str]:
    """The score when a game was given up, from the gauges, or else the figures."""
    told = book.told
    charts = told.title.aids.charts(told.past.states[-1], OBSERVER)
    figures = [chart for chart in charts if chart.form == "figure"]
    for chart in told.turns[-1].gauges or figures:
        name = escape(book.words.text(f"chart-{chart.key}") or chart.key)
        labels = [row.label for row in chart.rows]
        rows = "".join(
            f"<tr><th scope='row'>{escape(book.words.row(row.label))}"
            f"{', ' + book.name('side', row.side) if labels.count(row.label) > 1 else ''}</th>"
            f"<td>{escape(', '.join(map(book.words.cell, row.cells)))}</td></tr>"
            for row in chart.rows
        )
        yield f"<table class='standing'><caption>{book.say('standing', name=name)}</caption>"
        yield f"{rows}</table>"


def _deeds(book: _Book, chart: Chart) -> str:
    """The breakdown of the score."""
    name = escape(book.words.text(f"chart-{chart.key}") or chart.key)
    heads = "".join(
        f"<th scope='col' class='figure'>{escape(book.words.label(column))}</th>"
        for column in chart.columns
    )
    whose = len({row.side for row in chart.rows}) > 1
    rows: list[str] = []
    for row in chart.rows:
        side = f"<td>{book.name('side', row.side) if row.side else ''}</td>" if whose else ""
        cells = "".join(
            f"<td class='figure'>{escape(book.words.cell(cell))}</td>" for cell in row.cells
        )
        label = escape(book.words.row(row.label))
        rows.append(f"<tr><th scope='row'>{label}</th>{side}{cells}</tr>")
    blank = "<td></td>" * (1 + whose)
    return (
        f"<div class='wide'><table class='deeds'><caption>{name}</caption>"
        f"<thead><tr>{blank}{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _player(book: _Book, name: str) -> str:
    return escape(book.words.text(f"bot-{name}") or name)


# --- How it stood ---------------------------------------------------------------------------------


def _curve(book: _Book) -> Iterator[str]:
    """The chances of the first seat, turn by turn, and where the game turned."""
    points, wide, high = book.told.points, 1000.0, 240.0
    last = max(1, points[-1].seq)
    spots = [
        (40 + point.seq / last * (wide - 50), 10 + (1 - point.share) * high) for point in points
    ]
    line = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in spots)
    ink, faint = tokens("light").colour["ink"], "#b8a67f"
    parts = [
        element("path", d=f"M40 {10 + high * at}H990", stroke=faint, stroke_width=1)
        + text(str(100 - round(100 * at)), 34, 14 + high * at, text_anchor="end", font_size=13)
        for at in (0.0, 0.5, 1.0)
    ]
    for before, after in itertools.pairwise(points):
        if before.turn != after.turn:
            x = 40 + after.seq / last * (wide - 50)
            parts.append(element("path", d=f"M{number(x)} {10 + high}v6", stroke=ink))
    parts.append(element("path", d=line, fill="none", stroke=ink, stroke_width=2.2))
    for at, swing in enumerate(book.told.swings, 1):
        x, y = 40 + swing.seq / last * (wide - 50), 10 + (1 - swing.after) * high
        parts.append(element("circle", cx=x, cy=y, r=11, fill="#c2371e"))
        parts.append(text(str(at), x, y + 5, fill="#fff", text_anchor="middle", font_size=14))
    key = "analysis-chances" if book.told.fitted else "analysis-ahead"
    side = str(book.words.name("side", book.first))
    said = escape(book.words.message(Message(key, (("side", side),))))
    yield f"<h2>{book.say('stood')}</h2><p>{said}</p>"
    yield (
        f'<svg class="curve" viewBox="0 0 1000 {number(high + 24)}" role="img" '
        f'aria-label="{said}">{"".join(parts)}</svg>'
    )
    measure = "analysis-measure" if book.told.fitted else "analysis-measure-rough"
    yield f'<p class="small">{escape(book.words.message(Message(measure)))}</p>'


# --- Where it turned ------------------------------------------------------------------------------


def _turning(book: _Book) -> Iterator[str]:
    told = book.told
    board = board_svg(told.title, "light", book.words.language)
    inner = board[board.index(">") + 1 : board.rindex("</svg>")]
    # Content used elsewhere needs the class of its theme, and must not be a drawing by itself.
    inner = re.sub(r"^\s*<title>.*?</title>", "", inner, count=1, flags=re.DOTALL)
    shared = element("g", inner, id="board", class_="lr-board lr-light")
    yield f'<svg class="store" aria-hidden="true">{shared}</svg>'
    yield f"<h2>{book.say('turning')}</h2>"
    how = book.say("turning-how", at=book.at) if told.swings else book.say("steady")
    yield f'<p class="small">{how}</p>'
    for at, swing in enumerate(told.swings, 1):
        yield from _swing(book, at, swing)
    yield f"<h2>{book.say('end')}</h2>"
    lines = book.lines(told.last.events)[-TOLD:]
    yield f'<section class="swing"><h3>{book.turn(told.last.turn)}</h3>'
    yield _map(book, told.last)
    yield "<ul>" + "".join(f"<li>{line}</li>" for line in lines) + "</ul></section>"


def _swing(book: _Book, at: int, swing: Swing) -> Iterator[str]:
    # A solitaire player is shown his own chances, whichever way they went.
    alone = len(book.told.past.seats) == 1
    gained = book.first if alone or swing.after > swing.before else _other(book)
    shares = (swing.before, swing.after)
    if gained != book.first:
        shares = 1 - swing.before, 1 - swing.after
    said = book.say(
        "swing",
        side=str(book.words.name("side", gained)),
        before=round(100 * shares[0]),
        after=round(100 * shares[1]),
    )
    lines = book.lines(swing.events)
    left = len(lines) - TOLD
    yield f'<section class="swing"><h3>{at}. {book.turn(swing.turn)}: {said}</h3>'
    yield _map(book, swing)
    yield "<ul>" + "".join(f"<li>{line}</li>" for line in lines[:TOLD])
    if left > 0:
        yield f'<li class="small">{book.say("more", count=left)}</li>'
    yield "</ul></section>"


def _other(book: _Book) -> str:
    """The seat that gains what the first seat loses."""
    return book.told.past.seats[1]


def _map(book: _Book, swing: Swing) -> str:
    title, state = book.told.title, book.told.past.states[swing.seq]
    layout = all_that_lies(title, state, book.told.past.seats)
    lying = counters_svg(title, layout)
    lying = re.sub(
        r"<defs>.*?</defs>|<style>.*?</style>|<title>.*?</title>", "", lying, flags=re.DOTALL
    )
    lying = lying[lying.index(">") + 1 : lying.rindex("</svg>")].replace(" id=", " data-layer=")
    box = " ".join(map(number, _window(book, swing.places)))
    return (
        f'<svg class="map" viewBox="{box}" role="img" aria-label="{book.say("map")}">'
        f'<use href="#board"/><g class="lr-board lr-light">{lying}</g></svg>'
    )


def _window(book: _Book, keys: Sequence[str]) -> tuple[float, float, float, float]:
    """The part of the board around some places; all of it if there are none."""
    title = book.told.title.info.key
    manner = manner_of(book.told.title)
    wide, high = manner.size(title)
    spots = manner.places(title, None).spots
    where = [spots[key] for key in keys if key in spots]
    if not where:
        return 0.0, 0.0, wide, high
    xs, ys = [x for x, _ in where], [y for _, y in where]
    across = max(wide * PART, (max(xs) - min(xs)) * 1.3, (max(ys) - min(ys)) * 1.3 * ASPECT)
    across = min(across, wide, high * ASPECT)
    down = across / ASPECT
    left = (max(xs) + min(xs)) / 2 - across / 2
    top = (max(ys) + min(ys)) / 2 - down / 2
    return min(max(left, 0.0), wide - across), min(max(top, 0.0), high - down), across, down


# --- Turn by turn ---------------------------------------------------------------------------------


def _course(book: _Book) -> Iterator[str]:
    turns = book.told.turns
    yield f"<h2>{book.say('course')}</h2>"
    gauges = [(chart.key, row) for chart in turns[-1].gauges for row in chart.rows]
    heads = [
        f"<th scope='col' class='figure'>{escape(book.words.row(row.label))}</th>"
        for _, row in gauges
    ]
    names = ", ".join(
        dict.fromkeys(
            escape(book.words.text(f"chart-{chart.key}") or chart.key) for chart in turns[-1].gauges
        )
    )
    yield f"<div class='wide'><table><caption class='small'>{names}</caption>"
    yield f"<thead><tr><th scope='col'>{book.say('turn')}</th>{''.join(heads)}"
    side = book.name("side", book.first)
    yield f"<th scope='col' class='figure'>{side}, {book.say('of-hundred')}</th></tr></thead>"
    yield "<tbody>"
    yield from (_row(book, turn) for turn in turns)
    yield "</tbody></table></div>"
    for turn in turns:
        lines = "".join(f"<li>{line}</li>" for line in book.lines(turn.events))
        log = book.say("log", count=len(turn.events))
        yield (
            f'<section class="turn"><h3>{book.turn(turn.key)}</h3><p>{_mattered(book, turn)}</p>'
            f"<details><summary>{log}</summary><ul>{lines}</ul></details></section>"
        )


def _mattered(book: _Book, turn: Turn) -> str:
    """The important events of a turn in a paragraph, by the title's choice, and score changes."""
    headlines = book.told.title.aids.headlines
    told = list(dict.fromkeys(book.lines([e for e in turn.events if e.key in headlines])))
    left = len(told) - MATTERED
    said = told[:MATTERED] + ([book.say("more", count=left) + "."] if left > 0 else [])
    for chart in turn.deeds:
        sides = dict.fromkeys(row.side for row in chart.rows)
        said += [_changes(book, turn, chart, side) for side in sides]
    return " ".join(said) or book.say("quiet")


def _changes(book: _Book, turn: Turn, chart: Chart, side: str) -> str:
    """The changes of a side's score in a turn, with their sum."""
    rows = [row for row in chart.rows if row.side == side]
    parts = [f"{book.words.row(row.label)} {book.words.cell(row.cells[-1])}" for row in rows]
    total = sum(int(str(row.cells[-1]).replace(MINUS, "-")) for row in rows)
    # With a single player there is no need to say whose score it is.
    alone = len(book.told.past.seats) == 1
    name = str(book.words.name("side", side)) if side and not alone else ""
    # The gauge beside the map names what goes up and down.
    gauges = (book.words.text(f"chart-{gauge.key}") for gauge in turn.gauges[:1])
    whose = ", ".join(filter(None, (*gauges, name)))
    return book.say(
        "changes",
        whose=whose,
        total=f"{total:+d}".replace("-", MINUS),
        parts="; ".join(parts),
    )


def _row(book: _Book, turn: Turn) -> str:
    cells = [
        f"<td class='figure'>{escape(book.words.cell(row.cells[0]))}</td>"
        if row.cells
        else "<td></td>"
        for chart in turn.gauges
        for row in chart.rows
    ]
    return (
        f"<tr><th scope='row'>{book.turn(turn.key)}</th>{''.join(cells)}"
        f"<td class='figure'>{round(100 * turn.share)}</td></tr>"
    )
