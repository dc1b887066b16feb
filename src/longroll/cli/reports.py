"""Commands that report: titles, selfplay, rules, pack, position, bench."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from longroll.bots import make_bot
from longroll.cli.citations import Place, cited_in_code, cited_in_tests, tests_of
from longroll.cli.clauses import clauses_called
from longroll.cli.console import (
    CommandError,
    Json,
    Seed,
    TitleKey,
    diagnostics,
    games_of,
    out,
    print_json,
)
from longroll.cli.coverage import coverage
from longroll.engine.collector import collect_rarely
from longroll.engine.game import check_options, chosen_options
from longroll.engine.pack import Constraint
from longroll.engine.position import load_position
from longroll.engine.textfile import TextError, read_text
from longroll.engine.title import Title, digest, get_title, title_keys
from longroll.lab import bench as lab_bench
from longroll.lab.selfplay import Plan, Played, Summary, record_file, self_play
from longroll.words import words_for

__all__ = ["bench", "pack", "position", "rules", "selfplay", "titles"]


def titles(as_json: Json = False) -> None:
    """List the titles with their scenarios and options.

    Example: longroll titles
    """
    infos = [get_title(key).info for key in title_keys()]
    if as_json:
        print_json(
            [
                {
                    "key": info.key,
                    "name": info.name,
                    "seats": info.seats,
                    "scenarios": [s.key for s in info.scenarios],
                    "options": [o.key for o in info.options],
                    "rules_version": info.rules_version,
                }
                for info in infos
            ]
        )
        return
    for info in infos:
        out.print(f"[bold]{info.key}[/]  {info.name}")
        out.print(f"  seats      {', '.join(info.seats)}")
        out.print(f"  scenarios  {', '.join(s.key for s in info.scenarios)}")
        if info.options:
            options = (f"{o.key} (on)" if o.default else o.key for o in info.options)
            out.print(f"  options    {', '.join(options)}")


def _scenario(title: Title, wanted: str | None) -> str:
    """The given scenario, or the title's first; raises `TitleError`."""
    scenario = wanted or title.info.scenarios[0].key
    check_options(title, scenario, ())
    return scenario


def selfplay(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    title: TitleKey,
    scenario: Annotated[str | None, typer.Option(help="Scenario; the first if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option to switch on.")] = None,
    without: Annotated[list[str] | None, typer.Option(help="An option to switch off.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 10,
    seed: Seed = 1,
    bot: Annotated[str, typer.Option(help="The bot for every seat.")] = "random",
    jobs: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = 1,
    records: Annotated[
        Path | None, typer.Option(help="A folder for the records of all games.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games; results by winner and clause, decisions per second.

    Example: longroll selfplay forthepeople --scenario 1861 --games 200 --seed 1 --bot random
    """
    game = get_title(title)
    chosen = _scenario(game, scenario)
    make_bot(bot, seed)  # reports an unknown one before any work begins
    options = chosen_options(game, chosen, option or (), without or ())
    plan = Plan(title, chosen, options, dict.fromkeys(game.seats(options), bot))
    if records is not None:
        _make_folder(records)
        for file in (record_file(records, plan, seed + number) for number in range(games)):
            if file.exists():
                raise CommandError(f"{file} exists: name another folder, or another --seed")
    collect_rarely()
    summary = _with_progress(plan, games, seed, jobs, records)
    if as_json:
        print_json(
            {
                "games": summary.games,
                "decisions": summary.decisions,
                "decisions_per_second": round(summary.rate, 1),
                "results": summary.results,
                "digests": summary.digests,
            }
        )
        return
    out.print(
        f"{games_of(summary.games)}, {summary.decisions} decisions, {summary.rate:,.0f} decisions/s"
    )
    for result, count in summary.results.items():
        winner, clause = result.rsplit(" ", 1)
        out.print(f"  {count:>5}  {winner}  ({clause})")


def _make_folder(folder: Path) -> None:
    """Create a folder and its parents, if missing; raises `CommandError`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder} cannot be a folder: {error.strerror}") from None


def _with_progress(plan: Plan, games: int, seed: int, jobs: int, records: Path | None) -> Summary:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[rate]}"),
    )
    quiet = not diagnostics.is_terminal
    with Progress(*columns, console=diagnostics, transient=True, disable=quiet) as bar:
        task = bar.add_task("games", total=games, rate="")
        decisions = 0

        def finished(played: Played) -> None:
            nonlocal decisions
            decisions += played.decisions
            elapsed = bar.tasks[0].elapsed or 1.0
            bar.update(task, advance=1, rate=f"{decisions / elapsed:,.0f} decisions/s")

        return self_play(plan, games, seed, jobs=jobs, records=records, progress=finished)


def rules(
    title: TitleKey,
    clause: Annotated[str | None, typer.Argument(help="A clause, or the start of one.")] = None,
    show_coverage: Annotated[
        bool,
        typer.Option("--coverage", help="List clauses without a test and events not built yet."),
    ] = False,
    as_json: Json = False,
) -> None:
    """Summarise a clause and show where code and tests cite it; list clauses, or the untested.

    Examples: longroll rules forthepeople 5.8.1; longroll rules forthepeople --coverage
    """
    game = get_title(title)
    if show_coverage:
        _print_coverage(game, as_json)
        return
    words = words_for(title, "en")
    numbers = list(game.clauses()) if clause is None else _called(game, clause)
    found = [told for number in numbers if (told := words.clause(number))]
    code: Mapping[str, Sequence[Place]] = cited_in_code(title) if clause is not None else {}
    folder = tests_of(game) if clause is not None else None
    tests: Mapping[str, Sequence[Place]] = cited_in_tests(folder) if folder is not None else {}
    if as_json:
        print_json(
            [
                {
                    **{"clause": c.number, "title": c.title, "summary": c.summary},
                    "code": [str(place) for place in code.get(c.number, ())],
                    "tests": [str(place) for place in tests.get(c.number, ())],
                }
                for c in found
            ]
        )
        return
    is_long = len(found) > CHAPTER
    for c in found:
        out.print(f"[bold]{escape(c.number)}[/]  {escape(c.title)}")
        if clause is not None:
            out.print(f"    {c.summary}", markup=False)
        if clause is not None and not is_long:
            _print_places("code", code.get(c.number, ()))
            _print_places("tests", tests.get(c.number, ()))
    if is_long and clause is not None:
        last = f"longroll rules {title} {found[-1].number}, say, tells where code and tests show it"
        out.print(last, style="dim", markup=False)


CHAPTER = 16
"""In a chapter of more clauses than this, citations are not printed; --json has them."""

SHOWN = 4
"""Maximum number of citations printed per clause; --json has them all."""


def _print_places(what: str, places: Sequence[Place]) -> None:
    for number, place in enumerate(places[:SHOWN]):
        out.print(f"    {'' if number else what:<6}{place}", style="dim", markup=False)
    if len(places) > SHOWN:
        out.print(f"          and {len(places) - SHOWN} more", style="dim", markup=False)


def _called(title: Title, clause: str) -> list[str]:
    """The clause and those below it; raises `CommandError` if there is none, or several."""
    key, index = title.info.key, title.clauses()
    parts = clauses_called(index, clause)
    if len(parts) > 1:
        names = ", ".join(f"{letters}{clause}" for letters in parts)
        raise CommandError(f"several parts of {key} have a clause {clause}; say which: {names}")
    found = [number for numbers in parts.values() for number in numbers]
    if not found:
        raise CommandError(f"{key} has no clause {clause}; longroll rules {key} lists them")
    return found


def _print_coverage(title: Title, as_json: bool) -> None:
    report = coverage(title)
    if as_json:
        print_json(report)
        return
    untested, unbuilt = report["untested"], report["unbuilt_events"]
    out.print(
        f"{report['clauses']} clauses: {report['tested']} tested, {report['excused']} excused, "
        f"{len(untested)} without a test"
    )
    for number in untested:
        out.print(f"  {number}  {title.clauses()[number].title}", markup=False)
    out.print(f"{len(unbuilt)} events not built" + (f": {', '.join(unbuilt)}" if unbuilt else ""))


def pack(
    title: TitleKey,
    audit: Annotated[bool, typer.Option("--audit", help="Check every constraint.")] = False,
    overlay: Annotated[
        Path | None,
        typer.Option("--pack", help="A folder of files that replace files of the pack."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Count a title's data by source; with --audit check every constraint the rulebook states.

    Example: longroll pack forthepeople --audit
    """
    if overlay is not None and not overlay.is_dir():
        raise CommandError(f"{overlay} is not a folder; --pack wants a folder of pack files")
    game = get_title(title)
    report = game.inventory.audit(overlay)
    constraints = [
        {
            **{"id": c.id, "clause": c.clause, "text": c.text},
            **{"ok": c.ok, "found": c.found, "expected": c.expected},
        }
        for c in report.constraints
    ]
    broken = [c for c in report.constraints if not c.ok]
    if as_json:
        document: dict[str, Any] = {"data": dict(report.data), "replaced": list(report.replaced)}
        if audit:
            document["constraints"] = constraints
        print_json(document)
    else:
        _print_sources(report.data, report.replaced)
        if audit:
            out.print(f"{len(constraints)} constraints, {len(broken)} broken")
            for c in broken:
                _print_broken(game, c)
    if audit and broken:
        raise typer.Exit(1)


def _print_broken(game: Title, broken: Constraint) -> None:
    """Print a constraint that does not hold, and its clause, if that is in the index."""
    found, expected = broken.found, broken.expected
    told = f"  {broken.id} ({broken.clause}): found {found}, expected {expected}"
    clause = game.clauses().get(broken.clause.partition("-")[0])
    out.print(told, markup=False)
    out.print(f"    the statement: {broken.text} = {expected}", markup=False)
    if clause is not None:
        out.print(f"    {clause.number} {clause.title}: {clause.summary}", markup=False)


def _print_sources(data: Any, replaced: Any) -> None:
    table = Table("source", "data", box=None)
    for source, count in data.items():
        table.add_row(source, str(count))
    out.print(table)
    for file in replaced:
        out.print(f"replaced by your own: {file}", markup=False)


def position(
    file: Annotated[Path, typer.Argument(help="A position (.toml).")], as_json: Json = False
) -> None:
    """Check a position file: whether it can be read and is possible.

    Example: longroll position my-battle.toml
    """
    title, state = load_position(file)
    decision = title.decision(state)
    waiting = list(decision.seats) if decision is not None else []
    if as_json:
        shown = {"title": title.info.key, "digest": digest(title, state), "decision": waiting}
        print_json({"ok": True, **shown})
        return
    who = ", ".join(waiting) + " to choose" if waiting else "the game is over"
    out.print(f"{file}: a possible position of {title.info.name}; {who}", markup=False)


def bench(
    title: TitleKey,
    scenario: Annotated[str | None, typer.Option(help="Scenario; the first if left out.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Seconds of random play.")] = 5.0,
    against: Annotated[
        Path | None, typer.Option(help="A file of benchmarks/ to compare with.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure speed: random play, copy, view, replay.

    Machines differ from hour to hour, so figures are shown as measured and normalised: as if a
    fixed loop, timed meanwhile, took ten milliseconds. Floors apply to the normalised figures.

    Example: longroll bench forthepeople
    """
    chosen = _scenario(get_title(title), scenario)
    collect_rarely()
    figures = lab_bench.bench(title, chosen, seconds)
    paced = figures.at_one_pace()._asdict()
    del paced["loop_ms"]
    if as_json:
        rounded = {name: round(figure, 4) for name, figure in figures._asdict().items()}
        print_json({**rounded, "at_one_pace": {k: round(v, 4) for k, v in paced.items()}})
        return
    committed = _committed(against) if against is not None else None
    pace = f"a loop of {lab_bench.LOOP_MS:.0f} ms takes {figures.loop_ms:.1f}"
    out.print(f"{title} {chosen} on {lab_bench.machine()}; {pace}", markup=False, soft_wrap=True)
    table = Table("", "measured", "at one pace", box=None)
    for column in ("committed", "floor") if committed else ():
        table.add_column(column, justify="right")
    for name, figure in paced.items():
        pattern, words = _FIGURES[name]
        known = [getattr(figures, name), figure, *(one[name] for one in committed or ())]
        told = [format(one, pattern) for one in known]
        if committed and not _reached(name, figure, committed[1][name]):
            told[-1] += " not reached"
        table.add_row(words, *told)
    out.print(table)


_FIGURES = {
    "decisions_per_second": (",.0f", "decisions/s at random"),
    "copy_us": (".1f", "µs a copy"),
    "view_ms_p99": (".2f", "ms a view (p99)"),
    "replay_1000_s": (".3f", "s to replay 1,000"),
}
"""The format and label of each figure."""


def _reached(name: str, figure: float, floor: float) -> bool:
    """Whether a figure meets its floor: a rate must be at least, a time at most as high."""
    return figure >= floor if name.endswith("per_second") else figure <= floor


def _committed(file: Path) -> tuple[dict[str, float], dict[str, float]]:
    """The normalised figures and the floors of a committed file; raises `CommandError`."""
    try:
        document = json.loads(read_text(file))
        figures = lab_bench.Bench(**document["figures"]).at_one_pace()._asdict()
        return figures, {name: float(document["floor"][name]) for name in _FIGURES}
    except TextError as error:
        raise CommandError(f"{file}: {error}") from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise CommandError(f"{file} is not a file of benchmark results") from None
