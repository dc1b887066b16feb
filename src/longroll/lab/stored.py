"""Storing results as they come, so that long work can be interrupted and resumed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path
from typing import Final, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from longroll.engine.textfile import TextError, read_text

__all__ = ["Store", "StoredError"]

T = TypeVar("T")
R = TypeVar("R")

MOST_BYTES: Final = 2**28
"""Maximum size of a file of results, in bytes: a few hundred thousand games."""


_START: Final = "[["
"""How a line begins: a result is a tuple, and its task, which is one too, comes first."""


class StoredError(ValueError):
    """A file of results that cannot be read; the message names the file and the line."""


class Store(Generic[T, R]):
    """A file of results, one JSON document a line.

    Args:
        path: the file, which need not exist yet.
        kind: the class of a result, a `NamedTuple`.
        task: the task that a result answers. It says everything that the result depends on.
    """

    def __init__(self, path: Path, kind: type[R], task: Callable[[R], T]) -> None:
        self._path = path
        self._adapter = TypeAdapter(kind)
        self._task = task

    def resumed(
        self, run: Callable[[Sequence[T]], Iterable[R]], planned: Sequence[T]
    ) -> Generator[R]:
        """The results of ``planned``: first the stored ones, then the others, stored as they come.

        Results of other tasks in the same file are kept there and not returned. ``run`` gives the
        result of each task that is left.
        """
        found = {self._task(result): result for result in self.read()}
        yield from (found[task] for task in planned if task in found)
        with self._path.open("a", encoding="utf-8") as file:
            for result in run([task for task in planned if task not in found]):
                file.write(self._adapter.dump_json(result).decode() + "\n")
                file.flush()
                yield result

    def read(self) -> list[R]:
        """The results in the file; none if there is no file.

        An incomplete last line was being written when the work was interrupted: it is cut off, and
        its task will be done again. Raises `StoredError`, and leaves a file alone that holds
        something else.
        """
        path = self._path
        if not path.exists():
            return []
        try:
            text = read_text(path, MOST_BYTES)
        except TextError as error:
            where = f"{path}, line {error.line}" if error.line else str(path)
            raise StoredError(f"{where}: {error.message}") from None
        *whole, broken = text.split("\n")
        found = [self._result(line, f"{path}, line {n}") for n, line in enumerate(whole, 1)]
        if broken:
            if not broken.startswith(_START[: len(broken)]):
                raise StoredError(f"{path}, line {len(whole) + 1}: not a result; take the line out")
            path.write_text(text.removesuffix(broken), encoding="utf-8")
        return found

    def _result(self, line: str, place: str) -> R:
        try:
            return self._adapter.validate_json(line)
        except ValidationError as fault:
            raise StoredError(f"{place}: not a result ({fault}); take the line out") from fault
