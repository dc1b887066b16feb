"""Bots in any language: a program that is asked on its standard input.

Both sides write one JSON document a line (docs/bots.md). The program is told a decision and answers
with an action of the list; before that it may ask for possible worlds.
"""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Generator
from threading import Timer
from typing import IO, Any, Final, cast

from longroll.bots.insight import Insight
from longroll.engine.action import Action, ActionError, parse
from longroll.engine.chance import Sampled

__all__ = ["PREFIX", "OutsideBot", "OutsideError", "split_command"]

PREFIX: Final = "exec:"
"""The prefix of such a bot's name; its command follows."""
VERSION: Final = 1
SECONDS: Final = 120.0
"""The time that a program may be silent before it is considered hung, in seconds."""
LINE_CHARACTERS: Final = 2**20
"""Maximum number of characters in a line of a program's answer."""
UNANSWERED: Final = "has ended without an answer"


class OutsideError(ValueError):
    """A program that cannot be started, has ended, or gives an answer that cannot be understood."""


class OutsideBot:
    """Asks a program. Its process starts with the first question and ends with the bot.

    Args:
        command: the program with its arguments, as in a shell, although no shell runs it; raises
            `OutsideError` if the program does not exist or a quotation is not closed.
        seed: passed to the program, so that it can be repeatable.
        seconds: the time that the program may be silent; then it is ended, with `OutsideError`.
    """

    def __init__(self, command: str, seed: int, seconds: float = SECONDS) -> None:
        self.name = PREFIX + command
        self._program: subprocess.Popen[str] | None = None
        try:
            self._command = split_command(command)
        except ValueError as error:
            raise OutsideError(f"{self.name} cannot be read: {error}") from None
        if not self._command:
            raise OutsideError(f"{PREFIX} wants a command, as in {PREFIX}'python3 bot.py'")
        if shutil.which(self._command[0]) is None:
            missing = f"there is no program {self._command[0]!r}"
            raise OutsideError(f"{self.name} cannot be started: {missing}")
        self._seed, self._seconds = seed, seconds
        self._hung = False

    def choose(self, insight: Insight) -> Action:
        """The action that the program answers with; raises `OutsideError`."""
        program = self._running(insight)
        decision = insight.decision
        prompt = decision.prompts[insight.seat]
        question: dict[str, Any] = {
            "seat": insight.seat,
            "clause": decision.clause,
            "prompt": prompt.key,
            "args": dict(prompt.args),
            "actions": [str(action) for action in insight.actions],
            "view": insight.view(),
        }
        while True:
            with self._watched(program):
                self._say(program, question)
                answer = self._hear(program)
            if "world" not in answer:
                return self._chosen(insight, answer)
            question = {"world": self._world(insight, answer["world"])}

    def close(self) -> None:
        """End the program."""
        program, self._program = self._program, None
        if program is not None:
            _end(program)
            with contextlib.suppress(OSError):  # unread output is lost with it
                program.communicate()

    @contextlib.contextmanager
    def _watched(self, program: subprocess.Popen[str]) -> Generator[None]:
        """End a program that neither reads nor answers in time, so that nobody waits for it."""

        def end() -> None:
            self._hung = True
            _end(program, at_once=True)

        timer = Timer(self._seconds, end)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def __del__(self) -> None:
        self.close()

    def _running(self, insight: Insight) -> subprocess.Popen[str]:
        if self._program is None:
            try:
                self._program = subprocess.Popen(
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    encoding="utf-8",
                    errors="replace",  # such an answer fails as JSON, or is not on the list
                    start_new_session=True,  # so that its children end with it
                )
            except OSError as error:
                raise OutsideError(f"{self.name} cannot be started: {error}") from None
            title = insight.title.info.key
            self._say(self._program, {"longroll": VERSION, "title": title, "seed": self._seed})
        return self._program

    def _say(self, program: subprocess.Popen[str], document: dict[str, Any]) -> None:
        stream = _opened(program.stdin)
        try:
            stream.write(json.dumps(document, separators=(",", ":")) + "\n")
            stream.flush()
        except OSError:  # it ended before it was asked
            raise self._ended(UNANSWERED) from None

    def _hear(self, program: subprocess.Popen[str]) -> dict[str, Any]:
        line = _opened(program.stdout).readline(LINE_CHARACTERS)
        if not line:
            raise self._ended(UNANSWERED)
        if len(line) == LINE_CHARACTERS:
            raise OutsideError(f"{self.name} said more than {LINE_CHARACTERS} characters in a line")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise OutsideError(f"{self.name} said no JSON: {line.strip()[:80]!r}") from None
        if not isinstance(answer, dict):
            raise OutsideError(f"{self.name} said no JSON object: {line.strip()[:80]!r}")
        return cast("dict[str, Any]", answer)

    def _ended(self, how: str) -> OutsideError:
        if self._hung:
            how = f"gave no answer in {self._seconds:g} s, and was ended"
        return OutsideError(f"{self.name} {how}")

    def _world(self, insight: Insight, seed: object) -> dict[str, Any]:
        if not isinstance(seed, int):
            raise OutsideError(f"{self.name}: 'world' takes a whole number, its seed")
        title = insight.title
        return title.dump(title.resample(insight.world(seed), insight.seat, Sampled(seed)))

    def _chosen(self, insight: Insight, answer: dict[str, Any]) -> Action:
        told = answer.get("action")
        try:
            action = parse(str(told))
        except ActionError:
            action = None
        if action is None or action not in insight.actions:
            raise OutsideError(f"{self.name} answered {told!r}, which is not on its list")
        return action


def _opened(stream: IO[str] | None) -> IO[str]:
    assert stream is not None, "both ends of the program are pipes"
    return stream


def split_command(command: str, *, windows: bool = os.name == "nt") -> list[str]:
    r"""The program and its arguments, with quotation marks as in a shell; raises `ValueError`.

    On Windows a backslash is an ordinary character, because it separates folders.

    >>> split_command(r"C:\bots\bot.exe 'my games'", windows=True)
    ['C:\\bots\\bot.exe', 'my games']
    >>> split_command(r"my\ bots/bot", windows=False)
    ['my bots/bot']
    """
    words = shlex.shlex(command, posix=True, punctuation_chars=False)
    words.whitespace_split = True
    words.commenters = ""
    if windows:
        words.escape = ""
    return list(words)


def _end(program: subprocess.Popen[str], *, at_once: bool = False) -> None:
    """End a program and, where possible, everything that it started."""
    if os.name == "nt":
        program.kill()
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(program.pid, signal.SIGKILL if at_once else signal.SIGTERM)
