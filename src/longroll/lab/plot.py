"""Plots of a census: gauges by turn with their spread, and the endings."""

# matplotlib's type annotations of Axes methods are incomplete.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from longroll.lab.arena import Standing
from longroll.lab.census import Census, spread_of
from longroll.lab.solo import Mean

__all__ = ["plot_census", "plot_means", "plot_standings"]

COLUMNS = 3
INK = "#2b241c"
COLOURS = {
    "union": "#1f4e8c",
    "confederate": "#a4552a",
    **{"british": "#a8322d", "french": "#2f6f8f", "american": "#2b4d8c", "allied": "#2f6f8f"},
}
"""By the last word of a gauge's name; anything else is drawn in ink."""


def plot_census(census: Census, title: str, file: Path) -> None:
    """Draw ``census`` into ``file`` (PNG or SVG by its suffix)."""
    # No date and no random names, so that the same census gives the same bytes.
    mpl.rcParams["svg.hashsalt"] = "longroll"
    mpl.rcParams["font.family"] = "serif"
    families = _families(census)
    rows = len(families) // COLUMNS + 1
    figure = Figure(
        figsize=(4.2 * COLUMNS, 3.2 * rows + 0.4), facecolor="#f6efdd", layout="constrained"
    )
    axes = list(figure.subplots(rows, COLUMNS, squeeze=False).flat)
    for axis, (family, gauges) in zip(axes, families.items(), strict=False):
        _plot_family(axis, census, family, gauges)
    _plot_endings(axes[len(families)], census)
    for axis in axes[len(families) + 1 :]:
        axis.set_visible(False)
    figure.suptitle(f"{title}: {census.games} games", color=INK)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None, dpi=110)


def _families(census: Census) -> dict[str, list[str]]:
    """Gauges grouped by the first word of their names, as in ``will union``."""
    families: dict[str, list[str]] = {}
    for gauge in census.readings:
        families.setdefault(gauge.split()[0], []).append(gauge)
    return families


def _plot_family(axis: Axes, census: Census, family: str, gauges: list[str]) -> None:
    for gauge in gauges:
        colour = COLOURS.get(gauge.split()[-1], INK)
        spread = [spread_of(values) for values in census.readings[gauge]]
        turns = list(range(1, len(spread) + 1))
        axis.plot(turns, [middle for _, middle, _ in spread], color=colour, label=gauge)
        low, high = [s[0] for s in spread], [s[2] for s in spread]
        axis.fill_between(turns, low, high, color=colour, alpha=0.18, linewidth=0)
    axis.set_title(family, color=INK)
    axis.set_xlabel("turn (the last reading: the end)")
    axis.legend(frameon=False, fontsize="small")
    _plain(axis)


def _plot_endings(axis: Axes, census: Census) -> None:
    names = [ending.replace(" ", "\n") for ending in census.endings]
    colours = [COLOURS.get(name.split()[0], "#8a8171") for name in names]
    axis.barh(names, list(census.endings.values()), color=colours)
    axis.set_title("endings", color=INK)
    axis.invert_yaxis()
    _plain(axis)


def _plain(axis: Axes) -> None:
    axis.set_facecolor("#fbf7ea")
    for side in ("top", "right"):
        axis.spines[side].set_visible(False)


def plot_standings(standings: Sequence[Standing], title: str, file: Path) -> None:
    """Draw ratings with their intervals into ``file`` (PNG or SVG by its suffix)."""
    rows = [(one.bot, one.low, one.elo, one.high) for one in standings]
    axis = _plot_rows(rows, title, "Elo, with 95% interval")
    axis.axvline(0, color=INK, linewidth=0.5, alpha=0.4)
    _save(axis, file)


def plot_means(means: Sequence[Mean], title: str, file: Path) -> None:
    """Draw mean scores with their intervals into ``file`` (PNG or SVG by its suffix)."""
    rows = [(one.bot, *_bounds(one)) for one in means]
    _save(_plot_rows(rows, title, "mean score, with 95% interval"), file)


def _bounds(one: Mean) -> tuple[float, float, float]:
    low, high = one.interval or (one.mean, one.mean)
    return low, one.mean, high


def _plot_rows(rows: Sequence[tuple[str, float, float, float]], title: str, label: str) -> Axes:
    """Plot names with a value between two bounds, the first at the top."""
    mpl.rcParams["svg.hashsalt"] = "longroll"
    mpl.rcParams["font.family"] = "serif"
    figure = Figure(figsize=(7.2, 1.2 + 0.5 * len(rows)), facecolor="#f6efdd", layout="constrained")
    axis = figure.subplots()
    axis.set_facecolor("#fbf6e9")
    places = list(range(len(rows)))[::-1]
    for place, (_, low, middle, high) in zip(places, rows, strict=True):
        axis.plot([low, high], [place, place], color=INK, linewidth=1.4)
        axis.plot([middle], [place], marker="o", color=INK)
    axis.set_yticks(places, [name for name, *_ in rows])
    axis.set_xlabel(label)
    axis.set_title(title, color=INK)
    return axis


def _save(axis: Axes, file: Path) -> None:
    figure = axis.get_figure(root=True)
    assert figure is not None, "axes without a figure"
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None, dpi=110)
