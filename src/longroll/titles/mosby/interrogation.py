"""11.4 Interrogation (L204-220), and the choice of spaces that are revealed."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.procedure import DONE, Flow

from .base import P, Proc, ask_mosby, space_key
from .components import BESIDE, SPACE, TABLES
from .container import reveal
from .tracks import score

__all__ = ["Interrogation", "Revealing"]


_TOLD: Final = {
    **{"-2": "lose-two", "-1": "lose-one", "none": "none"},
    **{"1": "one", "2": "two", "all": "all"},
}
"""The codes of the table in words."""


class Interrogation(Proc):
    """Ask a courier, a driver or a picket, or let it be."""

    __slots__ = ("kind",)
    clause = "11.4"
    steps = ("offer", "answer")

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def offer(self, _play: P) -> Flow:
        """The player may roll."""
        ways = [act("interrogate"), act("pass")]
        return ask_mosby("prompt-interrogate", ways, "11.4", kind=self.kind)

    def on_offer(self, _play: P, action: Action) -> Flow:
        """Roll, or let it be."""
        return None if action.verb == "interrogate" else DONE

    def answer(self, play: P) -> Flow:
        """The table, by who is asked (L207-212)."""
        roll = play.d6("interrogation")
        result = TABLES.answers[self.kind][roll - 1]
        play.tell("answer", kind=self.kind, roll=roll, answer=_TOLD[result])
        if result == "none":
            return DONE
        if result.startswith("-"):
            score(play, int(result), "interrogation")
            return DONE
        state = play.state
        near = BESIDE[state.mosby] & state.lines & state.unrevealed
        most = near.bit_count() if result == "all" else int(result)
        return Revealing(near, most, must=True)


class Revealing(Proc):
    """Spaces are revealed, deactivated and without checks: the player says which."""

    __slots__ = ("most", "must", "near")
    clause = "8.1"
    steps = ("choose", "again")

    def __init__(self, near: Mask, most: int, must: bool) -> None:
        super().__init__()
        self.near = tuple(members(near))
        self.most = most
        self.must = must

    def choose(self, play: P) -> Flow:
        """Where there is no choice nobody is asked."""
        left = [space for space in self.near if play.state.unrevealed >> space & 1]
        if not left or self.most <= 0:
            return DONE
        if self.must and len(left) <= self.most:
            for space in left:
                reveal(play, space)
            return DONE
        ways = [act("reveal", space_key(space)) for space in left]
        if not self.must:
            ways.append(act("done"))
        clause = "11.4" if self.must else "19.1"
        return ask_mosby("prompt-reveal", ways, clause, count=self.most)

    def on_choose(self, play: P, action: Action) -> Flow:
        """One of them."""
        if action.verb == "done":
            return DONE
        self.most -= 1
        reveal(play, SPACE[action.args[0]])
        return None

    def again(self, _play: P) -> Flow:
        """Perhaps another."""
        return "choose"
