"""What a duty is: the pieces that can still do it, and when a table lets one of them do it.

With it what is asked of a single piece: where its move may lead, and what the table is afterwards.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.engine.clause import Denial

from ..components import GRID
from ..ground import HUGER, huger_ok, renew, stack_ok
from ..state import BOARD, SavannahState
from .onward import landings, lands, passed, reach
from .readiness import can_set_out
from .walk import Walk, begin_walk, leader_may_walk

__all__ = [
    "Duty",
    "Piece",
    "Plan",
    "after_move",
    "bars",
    "landings_of",
    "may_move",
    "reach_of",
    "where_is",
]


class Piece(NamedTuple):
    """A unit, or a leader; the other is -1."""

    unit: int = -1
    leader: int = -1


class Plan(NamedTuple):
    """How a seat moves in this phase; plain numbers, so that a procedure can keep it.

    Attributes:
        disengage: whether its pinned units withdraw (G13.1.PIN.B); else they stay.
        sealed: hexes from which the covered way is closed (X4.9.stack).
        shy: hexes into which nobody may step (G13.1.PIN.B).
        armies: those that move: all of the side, or that of one of two allied seats.
    """

    disengage: bool = False
    sealed: tuple[int, ...] = ()
    shy: Mask = 0
    armies: tuple[int, ...] = ()


class Duty:
    """That one of some pieces leaves its hex, each that moves going where it may stay.

    Attributes:
        why: what the rule says, with its clause.
        pieces: who can still do it.
        goals: where a move of theirs may end.
        mine: whether it binds the seat that moves now; else it is only not to be thwarted.
    """

    __slots__ = ("_alongside", "_region", "goals", "mine", "pieces", "plan", "why")

    def __init__(
        self, why: Denial, pieces: Sequence[Piece], plan: Plan, goals: Mask = -1, mine: bool = True
    ) -> None:
        self.why = why
        self.pieces = tuple(pieces)
        self.plan = plan
        self.goals = goals
        self.mine = mine
        self._region: Mask | None = None
        self._alongside: dict[int, bool] = {}

    @property
    def open(self) -> bool:
        """Whether it has yet to be done."""
        return True

    def concerned(self, state: SavannahState) -> Collection[int]:
        """The units for which `region` may be another than for all others."""
        return [piece.unit for piece in self.pieces]

    def region(self, state: SavannahState, piece: Piece) -> Mask:
        """The hexes where the coming of a piece, not bound itself, could thwart the duty."""
        if piece.unit < 0 and piece.leader != HUGER:
            return 0  # no other leader keeps anybody from anywhere
        if self._region is None:
            self._region = self._way(state)
        return self._region

    def _way(self, state: SavannahState) -> Mask:
        """The hexes that all who are bound have to pass, or the only one where one could end."""
        found = -1
        for bound in self.pieces:
            if bound.leader >= 0:  # whoever is in the way, a leader passes
                there = landings_of(state, self.plan, bound, enough=2)
                found &= there if there.bit_count() == 1 else 0
                continue
            near = landings_of(state, self.plan, bound, GRID.adjacency[where_is(state, bound)], 2)
            if self.goals == -1 and near.bit_count() > 1:
                return 0  # one piece cannot stand in two places
            found &= _passed(state, self.plan, bound)
            if not found:
                break
        return found

    def minds(self, state: SavannahState, piece: Piece, hex_: int) -> bool:
        """Whether all who are bound would find a hex closed if a piece ended its move there."""
        return all(bars(state, piece, bound, hex_) for bound in self.pieces if bound != piece)

    def own(self, state: SavannahState, piece: Piece) -> Mask:
        """Where the move of a bound piece may end."""
        return self.goals & ~(1 << where_is(state, piece))

    def holds(self, state: SavannahState, sealed: tuple[int, ...] = ()) -> bool:
        """Whether one of them can still do it."""
        plan = self.plan._replace(sealed=(*self.plan.sealed, *sealed))
        return any(_lands(state, plan, bound, self.goals) for bound in self.pieces)

    def hangs_on_way(self, state: SavannahState, hex_: int) -> bool:
        """Whether it could not be done any more if the covered way were closed from a hex.

        That is if somebody bound were left behind there; found once for all who could leave.
        """
        known = self._alongside.get(hex_)
        if known is None:
            behind = any(where_is(state, bound) == hex_ for bound in self.pieces)
            known = self._alongside[hex_] = behind and not self.holds(state, (hex_,))
        return known

    def thwarted(self, state: SavannahState, piece: Piece, among: Mask) -> Mask:
        """Of some hexes those where the end of a piece's move would thwart it."""
        return mask(
            [
                hex_
                for hex_ in members(among)
                if not self.survives(state, piece, hex_)
                and not self.holds(after_move(state, piece, hex_))
            ]
        )

    def survives(self, state: SavannahState, piece: Piece, hex_: int) -> bool:
        """Whether it surely still holds once a piece has ended its move in a hex.

        It does if one who is bound could do it though nobody might enter that hex. Who is in the
        way there makes no difference then, so that it is found once for all of them.
        """
        around = self.plan._replace(shy=self.plan.shy | 1 << hex_)
        known: dict[object, bool] = state.facts.setdefault("around", {})
        for bound in self.pieces:
            if bound == piece:
                continue
            moment = (bound, around, self.goals)
            if moment not in known:
                known[moment] = _lands(state, around, bound, self.goals)
            if known[moment]:
                return True
        return False


# --- Pieces --------------------------------------------------------------------------------------


def bars(state: SavannahState, piece: Piece, bound: Piece, hex_: int) -> bool:
    """Whether a piece in a hex would keep another from staying there, or from passing."""
    if piece.unit < 0:
        return bound.unit >= 0 and not huger_ok([bound.unit])
    if bound.unit < 0:
        return bound.leader == HUGER and not huger_ok([piece.unit])
    return stack_ok(state, hex_, (piece.unit, bound.unit), moving=False) is not None


def where_is(state: SavannahState, piece: Piece) -> int:
    """The hex of a piece."""
    return state.at[piece.unit] if piece.unit >= 0 else state.leader_at[piece.leader]


def after_move(state: SavannahState, piece: Piece, hex_: int) -> SavannahState:
    """The table once a piece has ended its move in a hex."""
    twin, here = state.copy(), where_is(state, piece)
    if piece.unit >= 0:
        twin.at[piece.unit] = hex_
        twin.moved |= 1 << piece.unit
        renew(twin, piece.unit, here)
    else:
        twin.leader_at[piece.leader] = hex_
        twin.led |= 1 << piece.leader
        twin.touch(*BOARD)
    twin.facts["spots"] = state.facts.get("spots", {})  # which hang on enemies alone
    if "comer" in state.facts:
        twin.facts["comer"] = state.facts["comer"]  # to be asked first, and not to be believed
    return twin


def landings_of(
    state: SavannahState, plan: Plan, piece: Piece, among: Mask = -1, enough: int = 0
) -> Mask:
    """The hexes where a piece can end its move, other than where it is (`onward.landings`)."""
    walk = _begun(state, plan, piece) if among else None
    if walk is None:
        return 0
    known: dict[object, Mask] = state.facts.setdefault("landings", {})
    moment = (piece, walk.closed, walk.shy, among, enough)
    if moment not in known:
        known[moment] = landings(state, walk, among & ~(1 << walk.hex), enough)
    return known[moment]


def reach_of(state: SavannahState, plan: Plan, piece: Piece) -> Mask:
    """Hexes among which are all where a piece can end its move (`onward.reach`)."""
    walk = _begun(state, plan, piece)
    return 0 if walk is None else reach(state, walk)


def _lands(state: SavannahState, plan: Plan, piece: Piece, goals: Mask) -> bool:
    """Whether a piece can end its move in one of ``goals``, other than where it is."""
    walk = _begun(state, plan, piece)
    if walk is None:
        return False
    goals &= reach(state, walk) & ~(1 << walk.hex)
    return bool(goals) and lands(state, walk, goals)


def _passed(state: SavannahState, plan: Plan, piece: Piece) -> Mask:
    """The hexes through which a piece can move, or where it can end its move."""
    walk = _begun(state, plan, piece)
    if walk is None:
        return 0
    known: dict[object, Mask] = state.facts.setdefault("passed", {})
    moment = (piece, walk.closed, walk.shy)
    if moment not in known:
        known[moment] = passed(state, walk)
    return known[moment]


def _begun(state: SavannahState, plan: Plan, piece: Piece) -> Walk | None:
    """The move of a piece before its first step; None if it may not set out."""
    if piece.unit >= 0:
        here = state.at[piece.unit]
        if not may_move(state, piece.unit, plan):
            return None
        return begin_walk(state, (piece.unit,), (), here in plan.sealed, plan.shy)
    if not leader_may_walk(state, piece.leader):
        return None
    return begin_walk(state, (), (piece.leader,), shy=plan.shy)


def may_move(state: SavannahState, unit: int, plan: Plan) -> bool:
    """Whether a unit can move at all; the pinned stay, unless they withdraw."""
    if state.pinned >> unit & 1 and not plan.disengage:
        return False
    return can_set_out(state, unit, plan.sealed, plan.shy)
