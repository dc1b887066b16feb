"""5.5.4, 7.8 Strength points that a side loses: its owner chooses between infantry and cavalry."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.procedure import Flow

from ..base import P, Proc, army_key, ask_side, general_key, side_key, space_key
from ..components import ARMIES, GENERAL
from ..formations import cavalry_at, remove_brigade, remove_infantry
from ..state import Force, ForThePeopleState

__all__ = ["Losses", "lose_elite"]


class Losses(Proc):
    """``side`` loses ``count`` strength points, or all that it has (7.8.1, 5.5.4).

    They come from the moving force (``force``), from a space, or from both together: those who
    retreat to a space join the units there before they suffer (7.6.1). Nobody is asked where
    nothing is left to choose; generals and armies without units are the caller's concern.
    ``field`` is where the moving force loses them, for the report: where it stands if left out.
    """

    __slots__ = ("count", "field", "force", "side", "space")
    clause = "5.5.4"
    steps = ("choose",)

    def __init__(
        self, side: int, count: int, space: int = -1, *, force: bool = False, field: int = -1
    ) -> None:
        super().__init__()
        self.side, self.count, self.space, self.force = side, count, space, force
        self.field = field

    def choose(self, play: P) -> Flow:
        """Take what leaves no choice, else ask for the next loss."""
        state = play.state
        self._lose_forced(play)
        if not self.count:
            return None
        infantry, brigades = self._infantry(state), self._brigades(state)
        mounted = state.points(*brigades)
        if self.count >= infantry + mounted or not infantry:
            if self.count < mounted:
                return self._ask(brigades, infantry)
            self._take_infantry(play, infantry)
            for general in brigades:
                for _ in range(state.points(general)):
                    remove_brigade(play, general)
            self.count = 0
        elif brigades and self.count:
            return self._ask(brigades, infantry)
        self._take_infantry(play, self.count)
        state.touch_force()
        return None

    def _lose_forced(self, play: P) -> None:
        """What infantry cannot satisfy falls on a brigade of 2 that is alone (5.6.7.C, 5.6.7.D)."""
        infantry, brigades = self._infantry(play.state), self._brigades(play.state)
        if len(brigades) != 1:
            return
        while infantry < self.count < infantry + play.state.points(*brigades):
            remove_brigade(play, brigades[0])
            self.count -= 1

    def _ask(self, brigades: list[int], infantry: int) -> Flow:
        actions = [act("lose-unit", "infantry")] if self.count <= infantry else []
        actions += [act("lose-unit", general_key(g)) for g in brigades]
        prompt = "prompt-losses"
        return ask_side(self.side, prompt, actions, self.clause, count=self.count)

    def on_choose(self, play: P, action: Action) -> Flow:
        """Take the rest from the infantry, or one from a brigade."""
        if action.args[0] == "infantry":
            self._take_infantry(play, self.count)
            play.state.touch_force()
            return None
        remove_brigade(play, GENERAL[action.args[0]])
        self.count -= 1
        play.state.touch_force()
        return "choose" if self.count else None

    def _moving(self, state: ForThePeopleState) -> Force | None:
        return state.force if self.force else None

    def _infantry(self, state: ForThePeopleState) -> int:
        moving = self._moving(state)
        standing = state.infantry[self.side][self.space] if self.space >= 0 else 0
        return standing + (moving.infantry if moving is not None else 0)

    def _brigades(self, state: ForThePeopleState) -> list[int]:
        moving = self._moving(state)
        standing = cavalry_at(state, self.side, self.space) if self.space >= 0 else []
        return [*(moving.brigades if moving is not None else ()), *standing]

    def _take_infantry(self, play: P, count: int) -> None:
        """From the moving force first, since all are one body by then."""
        moving = self._moving(play.state)
        if moving is not None and count:
            share = min(count, moving.infantry)
            moving.infantry -= share
            count -= share
            where = space_key(self.field if self.field >= 0 else moving.at)
            side = side_key(self.side)
            if share:
                play.tell("infantry-lost", side=side, space=where, count=share)
        if count:
            remove_infantry(play, self.side, self.space, count)


def lose_elite(play: P, army: int) -> None:
    """An army that used elite units and lost 2 or more loses one of them besides (7.8.2)."""
    elite = play.state.elite
    unit = elite.index(army)
    elite[unit] = -1
    play.tell("elite-lost", side=side_key(ARMIES[army].side), army=army_key(army))
