"""5.2.4, 5.3.5 Coming to a space: joining the army there, or bringing a second one."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.procedure import DONE, Flow

from ..base import P, Proc, army_key, ask_side, space_key
from ..components import ARMY
from ..ordnance import weapons_taken
from ..state import MARKERS, MOVING
from .losses import army_abandoned, merge_or_lose
from .ranks import Succession, fill_command

__all__ = ["Arrive", "Join", "JoinArmies", "Relocate"]


class Join(Proc):
    """What has come to ``space`` joins the army there, or brings a second one (5.2.4, 5.3.5).

    Its infantry and its ``generals`` stand there already; its marker, if any, comes now.
    """

    __slots__ = ("army", "generals", "side", "space")
    clause = "5.3.5"
    steps = ("join", "settle")

    def __init__(self, side: int, space: int, army: int, generals: tuple[int, ...]) -> None:
        super().__init__()
        self.side, self.space, self.army, self.generals = side, space, army, generals

    def join(self, play: P) -> Flow:
        """Bring the army marker; of two armies one goes."""
        state = play.state
        standing = state.army_in(self.side, self.space)
        if self.army >= 0:
            state.place_army(self.army, self.space)
            if standing >= 0:
                return JoinArmies(self.side, self.space, self.army, self.generals)
        elif standing >= 0:
            play.tell("joins-army", army=army_key(standing), space=space_key(self.space))
        return None

    def settle(self, play: P) -> Flow:
        """See to the command of the army; without a unit it is lost (5.2.1)."""
        army_abandoned(play, self.side, self.space)
        fill_command(play, self.side, self.space)
        return Succession()


class Arrive(Proc):
    """The moving force ends its move or retreat where it stands (5.2.4, 5.3.5, 6.7)."""

    __slots__ = ()
    clause = "5.3.5"
    steps = ("land",)

    def land(self, play: P) -> Flow:
        """Put the force into its space; nothing if it is no more."""
        state, force = play.state, play.state.force
        if force is None:
            return DONE
        state.force = None
        state.add_infantry(force.side, force.at, force.infantry)
        for general in force.generals:
            state.post_general(general, force.at)
        weapons_taken(play, force.side, force.at)
        return Join(force.side, force.at, force.army, force.generals)


class Relocate(Proc):
    """Everything of ``side`` in ``origin`` goes to ``to``, without delay and without cost.

    For a defender who retreats and for whoever intercepts (5.8, 7.2, 7.6.1): army, generals,
    brigades and infantry together; they join what stands there (5.2.4, 5.3.5).
    """

    __slots__ = ("origin", "side", "to")
    clause = "7.6.1"
    steps = ("move",)

    def __init__(self, side: int, origin: int, to: int) -> None:
        super().__init__()
        self.side, self.origin, self.to = side, origin, to

    def move(self, play: P) -> Flow:
        """Move them all."""
        state, side = play.state, self.side
        army, count = state.army_in(side, self.origin), state.infantry[side][self.origin]
        newcomers = tuple(state.generals_at(side, self.origin))
        state.add_infantry(side, self.origin, -count)
        state.add_infantry(side, self.to, count)
        for general in newcomers:
            state.post_general(general, self.to)
        if army >= 0:
            state.place_army(army, MOVING)
        return Join(side, self.to, army, newcomers)


class JoinArmies(Proc):
    """Two armies of one side in a space: one has to go, at once (5.2.4).

    ``army`` has come with ``generals``; everybody else in the space belongs to the other one. The
    owner chooses. Units stay; the generals of the removed army leave with it.
    """

    __slots__ = ("army", "generals", "side", "space")
    clause = "5.2.4"
    steps = ("choose",)

    def __init__(self, side: int, space: int, army: int, generals: tuple[int, ...]) -> None:
        super().__init__()
        self.side, self.space, self.army, self.generals = side, space, army, generals

    def choose(self, play: P) -> Flow:
        """Ask which army is removed."""
        at = play.state.army_at
        actions = [act("disband", army_key(a)) for a in MARKERS[self.side] if at[a] == self.space]
        where = space_key(self.space)
        return ask_side(self.side, "prompt-join-armies", actions, self.clause, space=where)

    def on_choose(self, play: P, action: Action) -> Flow:
        """Remove it with its generals."""
        gone = ARMY[action.args[0]]
        everybody = play.state.generals_at(self.side, self.space)
        arrived = gone == self.army
        generals = [g for g in everybody if (g in self.generals) == arrived]
        merge_or_lose(play, gone, generals, by_merge=True)
        return None
