"""``longroll lab dataset``: many games as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from longroll import __version__
from longroll.bots import make_bot
from longroll.cli.console import CommandError, Ray, Seed, TitleKey, diagnostics, games_of, out
from longroll.engine.game import chosen_options
from longroll.engine.title import get_title
from longroll.lab.selfplay import Plan

if TYPE_CHECKING:
    from longroll.lab.dataset import Made, Series

__all__ = ["dataset"]

SUFFIX = ".parquet"


def dataset(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    title: TitleKey,
    output: Annotated[
        Path, typer.Option("--output", "-o", help="A .parquet file, or a folder for several parts.")
    ],
    scenario: Annotated[str | None, typer.Option(help="Scenario; the first if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option to switch on.")] = None,
    without: Annotated[list[str] | None, typer.Option(help="An option to switch off.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Seed = 1,
    bots: Annotated[
        str, typer.Option(help="Names separated by commas; the bots take the seats in turn.")
    ] = "random",
    views: Annotated[
        bool, typer.Option("--views", help="Also store what the seat knew at each decision.")
    ] = False,
    appraisals: Annotated[
        bool,
        typer.Option("--appraisals", help="Also store the title's appraisal of each position."),
    ] = False,
    part: Annotated[int, typer.Option(min=1, help="Games per file of a folder.")] = 1000,
    jobs: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = 1,
    ray: Ray = "",
    overwrite: Annotated[
        bool, typer.Option("--overwrite", help="Replace an existing file.")
    ] = False,
) -> None:
    """Play many games and write them as Parquet: a row for each decision, a row for each game.

    Writes a file, with the games beside it in NAME.games.parquet; or, in parts, the folders
    decisions/ and games/ of a folder. Existing parts are not played again: the same command resumes
    an interrupted run. docs/research.md explains the columns.

    Example: longroll lab dataset savannah --games 100 --bots recruit,sergeant -o savannah.parquet
    """
    _check_output(output, overwrite)
    found = get_title(title)
    chosen = scenario or found.info.scenarios[0].key
    options = chosen_options(found, chosen, option or (), without or ())
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if not names:
        raise CommandError("--bots takes names with commas between them")
    for name in names:
        make_bot(name, seed)  # reports an unknown one before any work begins
    try:
        from longroll.lab.dataset import Series  # noqa: PLC0415 - only data sets need pyarrow
    except ImportError:
        raise CommandError("data sets need pyarrow: pip install 'longroll[lab]'") from None
    asked = {"view": views, "appraisal": appraisals}
    learning = tuple(name for name, wanted in asked.items() if wanted)
    series = Series(Plan(title, chosen, options, {}), names, seed, learning)
    written = _written(output, series, games, part, jobs, ray)
    out.print(f"{games_of(written)} written to {output}", markup=False)


def _check_output(output: Path, overwrite: bool) -> None:
    """Accept only a .parquet file or a folder, and no existing file; raises `CommandError`."""
    if output.suffix != SUFFIX:
        if output.suffix and not output.is_dir():
            raise CommandError(f"{output}: data sets are {SUFFIX} files; name one, or a folder")
        if output.exists() and not output.is_dir():
            raise CommandError(f"{output} is a file: name a folder, or a {SUFFIX} file")
        return
    for file in (output, output.with_name(f"{output.stem}.games{SUFFIX}")):
        if file.is_dir():
            raise CommandError(f"{file} is a folder: name a file")
        if file.exists() and not overwrite:
            raise CommandError(f"{file} exists: name another file, or add --overwrite")


def _written(output: Path, series: Series, games: int, part: int, jobs: int, ray: str) -> int:
    """Write the games, with a progress bar on a terminal; the number written by this run."""
    from longroll.lab import dataset as sets  # noqa: PLC0415 - as in `dataset` above

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not diagnostics.is_terminal
    with Progress(*columns, console=diagnostics, transient=True, disable=quiet) as bar:
        task = bar.add_task("games", total=games)

        def done(_: Made) -> None:
            bar.update(task, advance=1)

        work = sets.Work(__version__, jobs, ray, done)
        try:
            if output.suffix == SUFFIX:
                return sets.write_file(output, series, games, work)
            return sets.write_folder(output, series, games, part, work)
        except sets.DataError as error:
            raise CommandError(str(error)) from None
        except OSError as error:
            raise CommandError(f"{output} cannot be written: {error.strerror or error}") from None
