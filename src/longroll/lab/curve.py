"""The plot of a finished game: how it stood, and the decisions that changed it most."""

# matplotlib's type annotations of Axes methods are incomplete.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.figure import Figure

from longroll.bots.analysis import Analysis
from longroll.lab.plot import COLOURS, INK

__all__ = ["plot_curve"]

PAPER: Final = "#f6efdd"
SHEET: Final = "#fbf6e9"
OTHERS: Final = ("#7d2f27", "#2f4f6f")
"""Colours of the first seat and its opponents, where they have none of their own."""
MANY: Final = 14
"""Maximum number of turns labelled."""


def _height(where: Sequence[int], share: Sequence[float], seq: int) -> float:
    """The height of the line at ``seq``, which may lie between two points."""
    after = next((n for n, at in enumerate(where) if at >= seq), len(where) - 1)
    before = max(0, after - 1)
    width = where[after] - where[before]
    part = (seq - where[before]) / width if width else 1.0
    return share[before] + part * (share[after] - share[before])


def plot_curve(found: Analysis, title: str, measure: str, turns: Sequence[str], file: Path) -> None:
    """Draw the curve into ``file`` (PNG or SVG by its suffix).

    Args:
        found: the analysis.
        title: the title above the plot.
        measure: the label of the vertical axis.
        turns: the name of the turn of each point.
        file: the file to write.
    """
    # No date and no random names, so that the same game gives the same bytes.
    mpl.rcParams["svg.hashsalt"] = "longroll"
    mpl.rcParams["font.family"] = "serif"
    figure = Figure(figsize=(9.5, 4.2), facecolor=PAPER, layout="constrained")
    axis = figure.subplots()
    axis.set_facecolor(SHEET)
    where = [point.seq for point in found.points]
    share = [100 * point.share for point in found.points]
    first, other = (COLOURS.get(seat, OTHERS[n > 0]) for n, seat in enumerate(found.seats[:2]))
    axis.fill_between(where, share, 50, [one >= 50 for one in share], color=first, alpha=0.25)
    axis.fill_between(where, share, 50, [one <= 50 for one in share], color=other, alpha=0.25)
    axis.plot(where, share, color=INK, linewidth=1.3)
    for number, one in enumerate(found.decisions, 1):
        height = _height(where, share, one.seq)
        axis.plot([one.seq], [height], marker="o", markersize=13, color=INK)
        axis.annotate(str(number), (one.seq, height), color=PAPER, ha="center", va="center")
    starts = [n for n, turn in enumerate(turns) if n == 0 or turn != turns[n - 1]]
    starts = starts[:: len(starts) // MANY + 1]
    axis.set_xticks([where[n] for n in starts], [turns[n] for n in starts], rotation=30, ha="right")
    axis.axhline(50, color=INK, linewidth=0.5, alpha=0.5)
    axis.set_ylim(0, 100)
    axis.set_ylabel(measure, color=INK)
    axis.set_title(title, color=INK)
    for side in ("top", "right"):
        axis.spines[side].set_visible(False)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None, dpi=110)
