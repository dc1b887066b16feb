"""Bots written in any language: a program that is asked on its standard input.

One JSON document a line, both ways (docs/bots.md). The program is told of a decision and answers
with an action of the list; before it answers it may ask for possible worlds.
"""

from __future__ import annotations

import contextlib
import json
import shlex
import shutil
import subprocess
from typing import IO, Any, Final, cast

from longroll.bots.insight import Insight
from longroll.engine.action import Action, ActionError, parse
from longroll.engine.chance import Sampled

__all__ = ["PREFIX", "OutsideBot", "OutsideError"]

PREFIX: Final = "exec:"
"""What the name of such a bot begins with; its command follows."""
VERSION: Final = 1


class OutsideError(ValueError):
    """A program that cannot be started, has ended, or answers what cannot be understood."""


class OutsideBot:
    """Asks a program. Its process starts with the first question and ends with the bot.

    Args:
        command: the program with its arguments, as in a shell (but no shell runs it); raises
            `OutsideError` where there is none, or a quotation is not closed.
        seed: told to the program, so that it can be repeatable.
    """

    def __init__(self, command: str, seed: int) -> None:
        self.name = PREFIX + command
        self._program: subprocess.Popen[str] | None = None
        try:
            self._command = shlex.split(command)
        except ValueError as error:
            raise OutsideError(f"{self.name} cannot be read: {error}") from None
        if not self._command:
            raise OutsideError(f"{PREFIX} wants a command, as in {PREFIX}'python3 bot.py'")
        if shutil.which(self._command[0]) is None:
            missing = f"there is no program {self._command[0]!r}"
            raise OutsideError(f"{self.name} cannot be started: {missing}")
        self._seed = seed

    def choose(self, insight: Insight) -> Action:
        """The action that the program answers with; raises `OutsideError`."""
        program = self._running(insight)
        decision = insight.decision
        prompt = decision.prompts[insight.seat]
        self._say(
            program,
            {
                "seat": insight.seat,
                "clause": decision.clause,
                "prompt": prompt.key,
                "args": dict(prompt.args),
                "actions": [str(action) for action in insight.actions],
                "view": insight.view(),
            },
        )
        while True:
            answer = self._hear(program)
            if "world" in answer:
                self._say(program, {"world": self._world(insight, answer["world"])})
                continue
            return self._chosen(insight, answer)

    def close(self) -> None:
        """End the program."""
        program, self._program = self._program, None
        if program is not None:
            program.terminate()
            with contextlib.suppress(OSError):  # what it was never to read is lost with it
                program.communicate()

    def __del__(self) -> None:
        self.close()

    def _running(self, insight: Insight) -> subprocess.Popen[str]:
        if self._program is None:
            try:
                self._program = subprocess.Popen(
                    self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
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
        except OSError:
            raise OutsideError(f"{self.name} has ended") from None

    def _hear(self, program: subprocess.Popen[str]) -> dict[str, Any]:
        line = _opened(program.stdout).readline()
        if not line:
            raise OutsideError(f"{self.name} has ended without an answer")
        try:
            answer = json.loads(line)
        except ValueError:
            raise OutsideError(f"{self.name} said no JSON: {line.strip()[:80]!r}") from None
        if not isinstance(answer, dict):
            raise OutsideError(f"{self.name} said no JSON object: {line.strip()[:80]!r}")
        return cast("dict[str, Any]", answer)

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
