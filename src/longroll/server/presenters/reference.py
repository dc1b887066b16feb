"""Presents charts, overlays, the fight under way, and what is known of a place or piece."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, cast

from pydantic_core import to_json

from longroll.engine.chart import Cell, Chart
from longroll.engine.contest import Modifier, Party
from longroll.engine.event import Message
from longroll.engine.overlay import Overlay
from longroll.engine.title import Title
from longroll.server.schemas import (
    ChartOut,
    ContestOut,
    MarkOut,
    ModifierOut,
    OverlayOut,
    PartyOut,
    RowOut,
    Shown,
)
from longroll.table import Table
from longroll.table.table import SPOKEN
from longroll.words import Words

__all__ = [
    "chart_out",
    "charts_text",
    "contest_out",
    "overlays_text",
    "references_text",
    "shown_out",
]

RECENT = 150
"""How many of the newest lines of the log are searched for a fight."""


# --- Charts -------------------------------------------------------------------------------------


def charts_text(title: Title, state: Any, seat: str, words: Words) -> str:
    """The tracks and charts of a title, as ``seat`` may read them: a JSON array of `ChartOut`."""
    return f"[{','.join(_chart(chart, words) for chart in title.aids.charts(state, seat))}]"


def references_text(title: Title, words: Words) -> str:
    """The tables of the rulebook: a JSON array of `ChartOut`."""
    return f"[{','.join(_chart(table.chart, words) for table in title.aids.references)}]"


@lru_cache(maxsize=4096)
def _chart(chart: Chart, words: Words) -> str:
    """A chart in words, cached: most stay the same between actions and for the other seat."""
    return chart_out(chart, words).model_dump_json()


def chart_out(chart: Chart, words: Words) -> ChartOut:
    """A chart in words."""
    return ChartOut(
        key=chart.key,
        name=words.text(f"chart-{chart.key}") or chart.key,
        about=words.text(f"chart-{chart.key}-about") or "",
        clause=chart.clause,
        form=chart.form,
        columns=[words.label(column) for column in chart.columns],
        rows=[
            RowOut(
                key=row.label if isinstance(row.label, str) else "",
                label=words.row(row.label),
                cells=[words.cell(cell) for cell in row.cells],
                value=next((cell for cell in row.cells if isinstance(cell, int)), 0),
                side=row.side,
                of=row.of,
                now=row.now,
                place=row.place,
                card=_card_of(row.label, words),
            )
            for row in chart.rows
        ],
    )


def _card_of(label: Cell, words: Words) -> int:
    """The number of the card that a row is about; 0 for none."""
    said = dict(label.args).get("card") if isinstance(label, Message) else None
    return said if isinstance(said, int) and words.text(f"card-{said}") else 0


# --- Overlays -----------------------------------------------------------------------------------


def overlays_text(title: Title, state: Any, seat: str, about: str, words: Words) -> str:
    """The overlays of the map, with legends: a JSON array of `OverlayOut`."""
    made = [_overlay(overlay, words) for overlay in title.aids.overlays(state, seat, about)]
    return to_json(made).decode()


def _overlay(overlay: Overlay, words: Words) -> OverlayOut:
    kinds = dict.fromkeys(mark.kind for mark in overlay.marks)
    return OverlayOut(
        key=overlay.key,
        name=words.text(f"overlay-{overlay.key}") or overlay.key,
        clause=overlay.clause,
        side=overlay.side,
        about=overlay.about,
        pairs=overlay.pairs,
        marks=[MarkOut(**mark._asdict()) for mark in overlay.marks],
        lines=[(a, b) for a, b in overlay.lines],
        legend={kind: words.mark(overlay.key, kind) for kind in kinds},
        note=words.message(overlay.note) if overlay.note is not None else "",
    )


# --- A fight ------------------------------------------------------------------------------------


def contest_out(table: Table, seat: str, at: int, words: Words) -> ContestOut | None:
    """The fight under way after ``at`` actions, or the one that the last of them decided."""
    recent = list(islice(_known(table, seat, at), RECENT))
    recent.reverse()
    contest = table.title.aids.contest([event for _, event in recent])
    if contest is None:
        return None
    newest = max((seq for seq, event in recent if event in (contest.opening, *contest.told)))
    if contest.winner and newest < at:
        return None
    return ContestOut(
        place=contest.place,
        clause=contest.clause,
        kind=contest.kind,
        since=max(seq for seq, event in recent if event == contest.opening),
        text=words.event(contest.opening),
        parties=[_party(party, words) for party in contest.parties],
        told=[words.event(event) for event in contest.told],
        winner=contest.winner,
        roller=contest.roller,
    )


def _known(table: Table, seat: str, at: int) -> Iterator[tuple[int, Any]]:
    """The events of the first ``at`` actions that ``seat`` may know, the newest first.

    Without the events of the table, as that somebody has sat down.
    """
    for told in reversed(table.log):
        of_game = told.seq <= at and not told.undone and told.event.key not in SPOKEN
        if of_game and told.known_to(seat):
            yield told.seq, told.event


def _party(party: Party, words: Words) -> PartyOut:
    return PartyOut(
        side=party.side,
        strength=party.strength,
        modifiers=[_modifier(modifier, words) for modifier in party.modifiers],
        dice=list(party.dice),
        total=party.total,
        loss=party.loss,
    )


def _modifier(modifier: Modifier, words: Words) -> ModifierOut:
    side = str(dict(modifier.event.args).get("side", ""))
    text = words.event(modifier.event)
    return ModifierOut(side=side, text=text, value=modifier.value, clause=modifier.clause)


# --- One thing ----------------------------------------------------------------------------------


def shown_out(shown: Mapping[str, object], words: Words) -> list[Shown]:
    """What a title tells of a place or a piece: a label with its values."""
    return [
        Shown(
            key=key,
            label=words.label(key),
            values=[words.shown(item) for item in _items(value)],
        )
        for key, value in shown.items()
    ]


def _items(value: object) -> Sequence[object]:
    return cast("Sequence[object]", value) if isinstance(value, list) else [value]
