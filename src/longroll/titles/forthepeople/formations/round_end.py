"""5.2.9, 5.3.4 Beginning and end of a strategy round: how many generals a space may hold."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.procedure import DONE, Flow

from ..base import P, Proc, ask_side, general_key, space_key
from ..components import CONFEDERATE, GENERAL, UNION, enemy
from ..options.generals import Enlargement, waits_to_enlarge
from ..state import MARKERS, ForThePeopleState
from .losses import army_abandoned, to_track
from .ranks import Succession, general_limit, infantry_generals

__all__ = ["RoundEnd"]


class RoundEnd(Proc):
    """The end of a strategy round: too many generals in a space leave it (5.2.9, 5.3.4).

    The same is done before the first round of a turn, for the limits hold there too. The opponent
    chooses who leaves, never a brigade. By the note to 5.3.4 he may also let a breach stand until
    the last cards are played; generals in a space without units or fort leave in any case.
    """

    __slots__ = ("side", "spared")
    clause = "5.3.4"
    steps = ("succession", "armies", "excess")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.spared = 0

    def succession(self, play: P) -> Flow:
        """Settle who commands (5.2.8)."""
        return Succession()

    def armies(self, play: P) -> Flow:
        """Armies without a unit are lost (5.2.1); generals who must go without a choice do."""
        for side in (self.side, enemy(self.side)):
            for army in MARKERS[side]:
                if play.state.army_at[army] >= 0:
                    army_abandoned(play, side, play.state.army_at[army])
            for space in self._posts(play.state, side):
                self._clear(play, side, space)
        return None

    def _posts(self, state: ForThePeopleState, side: int) -> list[int]:
        """The spaces, in order, where generals of ``side`` may be too many.

        Units shelter one general more than they are, at the least (`general_limit`).
        """
        units, staff = state.strength(side), state.staff(side)
        return sorted([at for at, g in staff.items() if len(g) > units[at] + 1 or not units[at]])

    def _clear(self, play: P, side: int, space: int) -> None:
        """Send away those about whom there is no choice."""
        state = play.state
        excess = self._excess(state, side, space)
        if excess <= 0:
            return
        staff = infantry_generals(state, side, space)
        forced = len(staff) <= excess
        if forced and (self._last(state) or not general_limit(state, side, space)):
            for general in staff:
                to_track(play, general)

    def _excess(self, state: ForThePeopleState, side: int, space: int) -> int:
        return len(state.generals_at(side, space)) - general_limit(state, side, space)

    def _last(self, state: ForThePeopleState) -> bool:
        """Whether all strategy rounds of the turn have been played."""
        return not (state.hand[UNION] or state.hand[CONFEDERATE] or state.march_due)

    def _crowded(self, state: ForThePeopleState) -> tuple[int, int]:
        """The next side and space with a general too many; (0, -1) if there is none."""
        for side in (self.side, enemy(self.side)):
            for space in self._posts(state, side):
                over = self._excess(state, side, space) > 0 and not self.spared >> space & 1
                if over and infantry_generals(state, side, space):
                    return side, space
        return 0, -1

    def excess(self, play: P) -> Flow:
        """Ask the opponent who leaves a crowded space."""
        side, space = self._crowded(play.state)
        if not side:
            return Enlargement() if waits_to_enlarge(play.state) else DONE
        staff = infantry_generals(play.state, side, space)
        actions = [act("displace", general_key(g)) for g in staff]
        if not self._last(play.state):
            actions.append(act("let-stand", space_key(space)))
        return ask_side(
            enemy(side),
            "prompt-excess-generals",
            actions,
            "5.2.9" if play.state.army_in(side, space) >= 0 else self.clause,
            space=space_key(space),
            count=self._excess(play.state, side, space),
        )

    def on_excess(self, play: P, action: Action) -> Flow:
        """He goes to the turn track, or all may stay for now."""
        if action.verb == "let-stand":
            self.spared |= 1 << self._crowded(play.state)[1]
            return "excess"
        to_track(play, GENERAL[action.args[0]])
        return "succession"
