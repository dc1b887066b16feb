"""5.1.1 The march of the moving force, link by link, to its end."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.event import Message, Value
from longroll.engine.procedure import Call, Done, Flow

from ..base import P, Proc, ask_side, general_key, side_key, space_key
from ..components import GENERAL, LIMITS, TURN, Hop, enemy
from ..control import set_marker
from ..formations import Arrive, Succession, army_abandoned
from ..options import RAIL_LOGISTICS, has
from ..options.rail import entry_cost
from ..railroads import by_rail
from ..state import ARMY, BRIGADE, CORPS, Force, ForThePeopleState
from ..supply import has_lc
from .entry import MARCHES_ON, Entry, fights_at, has_defenders
from .exchange import (
    Visit,
    apply_enlarge,
    apply_exchange,
    enlarge_actions,
    exchange_actions,
    why_not_enlarge,
    why_not_exchange,
)
from .interception import ATTEMPTED, SUCCEEDED, Interception, may_be_intercepted
from .ranks import here, mark_moved, own_place
from .ways import (
    GO,
    closed_to,
    held,
    points_to,
    steps_to,
    way_named,
    why_not_take_way,
    why_not_way,
)

__all__ = ["March", "attack_in_reach", "fresh_march", "why_not_convert"]

_FREE_CONVERSION = TURN["spring-1864"]
_ALLOWANCE = {ARMY: LIMITS.army_moves, CORPS: LIMITS.corps_moves, BRIGADE: LIMITS.brigade_moves}


def attack_in_reach(state: ForThePeopleState, force: Force, high: bool) -> bool:
    """Whether a fresh force can come to enemy units or a fort in one move (4.5.2)."""
    most = _ALLOWANCE.get(force.kind, LIMITS.division_moves)
    foes = held(state, enemy(force.side))
    return points_to(state, force, force.at, foes, most, high) <= most


def why_not_convert(state: ForThePeopleState, force: Force) -> Denial | None:
    """Why the force may not mark the space where it stands (5.2.6), points apart."""
    if force.kind != ARMY:
        return deny("5.2.6", "deny-only-army-converts")
    if not force.infantry:
        return deny("5.2.6", "deny-convert-needs-infantry")
    if state.control[force.at] == force.side:
        return deny("5.2.6", "deny-own-space", space=here(force))
    if state.turn < _FREE_CONVERSION and not has_lc(state, force.side, force.at):
        return deny("5.2.6", "deny-convert-needs-supply", space=here(force))
    return None


class March(Proc):
    """``state.force`` moves until it stops, and arrives (5.1.1 to 5.5.2, 5.7 to 5.10).

    Args:
        value: the value of the card that activated it (5.10).
        campaign: it moves with a campaign card.
        must_attack: it may not stop while it can still try to attack (4.5.2).
        toward: it goes by a shortest path to this space and exchanges nothing (4.6.2), or -1.
        one: it may go one space only, a conversion counting as one (card 7).
        leader_at_risk: an army's commander may fall in its battles (cards 75, 100, 101).

    It asks for ``go <space>`` (with a route's name between Cairo and Paducah), ``take``, ``drop``,
    ``take-general``, ``drop-general``, ``convert``, ``stop``. Returns 1 if it tried to attack.
    """

    __slots__ = (
        "army",
        "bonus",
        "dropped",
        "exchanged",
        "fought",
        "high",
        "lead",
        "leader_at_risk",
        "left",
        "met",
        "must_attack",
        "rail",
        "seen",
        "target",
        "toward",
        "travelled",
        "under_way",
    )
    clause = "5.1.1"
    steps = ("begin", "move", "approach", "enter", "entered", "finish", "over")

    def __init__(
        self,
        value: int,
        *,
        campaign: bool = False,
        must_attack: bool = False,
        toward: int = -1,
        one: bool = False,
        leader_at_risk: bool = False,
    ) -> None:
        super().__init__()
        self.high = value >= 3 or campaign
        self.must_attack = must_attack
        self.toward = toward
        self.leader_at_risk = leader_at_risk
        self.left = 1 if one else 0
        """Movement points left; below zero those of the rail bonus are being spent."""
        self.bonus = 0
        self.rail = False
        """Whether every step so far was by rail between spaces that the side controls (5.9.1)."""
        self.met = False
        """Whether the enemy has tried to intercept (5.8.2)."""
        self.fought = False
        self.target = -1
        self.under_way = False
        self.exchanged = False
        self.seen: tuple[int, ...] = ()
        self.dropped: tuple[tuple[int, int], ...] = ()
        """Infantry that this move left on its way, by space."""
        self.travelled: tuple[int, ...] = ()
        self.army = -1
        self.lead = -1

    def public(self) -> dict[str, Value]:
        """Movement points left, and those that the rail bonus still promises (5.9.1)."""
        left, bonus = max(self.left, 0), self.bonus + min(self.left, 0)
        return {"left": left, "bonus": bonus if self.rail else 0}

    # --- Begin ----------------------------------------------------------------------------------

    def begin(self, play: P) -> Flow:
        """5.1.3: the movement points."""
        force = _force(play.state)
        self.travelled = force.generals
        self.army = force.army
        self.lead = force.lead
        play.state.beaten_forces = 0  # 7.2.2: a new movement
        self.provide(play.state, force)
        return None

    def provide(self, state: ForThePeopleState, force: Force) -> None:
        """5.1.3, 5.9.1: the movement points, and the bonus by rail."""
        if not self.left:
            self.left = _ALLOWANCE.get(force.kind, LIMITS.division_moves)
            if force.kind != ARMY:  # 5.2.5
                self.bonus = LIMITS.rail_bonus
        self.rail = state.control[force.at] == force.side

    # --- Where it may go ------------------------------------------------------------------------

    def why_not_go(self, state: ForThePeopleState, force: Force, hop: Hop) -> Denial | None:
        """The constraint that keeps the force from taking a way now; None if it may."""
        denial = why_not_take_way(state, force, hop, self.high)
        return denial or self._why_not_spend(state, force, hop)

    def _why_not_spend(self, state: ForThePeopleState, force: Force, hop: Hop) -> Denial | None:
        """Why the force may not take this step now, of those that are open to it."""
        if self.left < self.cost(state, force, hop):
            denial = self._why_no_bonus(state, force, hop)
            if denial is not None and self.left > 0:
                return deny("19/8.1.3", "deny-far-from-rail", space=space_key(hop.to))
            if denial is not None:
                return denial
        if self.toward >= 0:
            return self._why_not_toward(state, force, hop)
        if self._must_still_attack() and not self._keeps_attack(state, force, hop):
            return deny("4.5.2", "deny-attack-out-of-reach", space=space_key(hop.to))
        return None

    def cost(self, state: ForThePeopleState, force: Force, hop: Hop) -> int:
        """The movement points of a step: 2 far from the railroad, for a force with units (19).

        Card 7 grants a space, not a point: who is held up so may enter any (19/8.1.3).
        """
        one_space = not self.under_way and self.left == 1
        if one_space or not has(state, RAIL_LOGISTICS) or not force.units:
            return 1
        return entry_cost(state, force.side, hop.to)

    def _why_no_bonus(self, state: ForThePeopleState, force: Force, hop: Hop) -> Denial | None:
        """5.9: two more spaces for a move wholly by rail and own spaces, not into the enemy."""
        if not self.bonus or self.left - self.cost(state, force, hop) < -self.bonus:
            return deny("5.1.3", "deny-no-movement-left")
        if not self.rail or not by_rail(state, hop):
            return deny("5.9.1", "deny-bonus-rail-only")
        if state.control[hop.to] != force.side:
            return deny("5.9.1", "deny-bonus-own-spaces", space=space_key(hop.to))
        if held(state, enemy(force.side)) >> hop.to & 1:
            return deny("5.9.2", "deny-bonus-into-enemy", space=space_key(hop.to))
        return None

    def _why_not_toward(self, state: ForThePeopleState, force: Force, hop: Hop) -> Denial | None:
        goal, most = 1 << self.toward, LIMITS.army_moves
        far = steps_to(state, force, force.at, goal, most, self.high)
        if far <= most and steps_to(state, force, hop.to, goal, far, self.high) == far - 1:
            return None
        return deny("4.6.2", "deny-shortest-path", space=space_key(self.toward))

    def _must_still_attack(self) -> bool:
        return self.must_attack and not self.fought

    def _keeps_attack(self, state: ForThePeopleState, force: Force, hop: Hop) -> bool:
        """Whether an attack can still be tried after this step, if it could be before."""
        foes = held(state, enemy(force.side))
        if points_to(state, force, force.at, foes, self.left, self.high) > self.left:
            return True
        rest = self.left - self.cost(state, force, hop)
        return points_to(state, force, hop.to, foes, rest, self.high) <= rest

    def _visit(self) -> Visit:
        return Visit(
            self.under_way and self.toward < 0,
            self.exchanged,
            self.seen,
            self._must_still_attack(),
        )

    def _why_not_convert(self, state: ForThePeopleState, force: Force) -> Denial | None:
        denial = why_not_convert(state, force)
        if denial is None and self.left <= 0:
            denial = deny("5.1.3", "deny-no-movement-left")
        if denial is None and self._must_still_attack():
            foes = held(state, enemy(force.side))
            far = points_to(state, force, force.at, foes, self.left, self.high)
            if far == self.left:
                return deny("4.5.2", "deny-must-attack")
        return denial

    def _why_not_stop(self, state: ForThePeopleState, force: Force) -> Denial | None:
        """Only of those who have something else to do: a move can always end."""
        if self.toward >= 0:
            goal = space_key(self.toward)
            if force.at != self.toward and self._ways(state, force):
                return deny("4.6.2", "deny-shortest-path", space=goal)
            if force.at == self.toward and self._why_not_convert(state, force) is None:
                return deny("4.6.2", "deny-must-convert", space=goal)
        if self._must_still_attack():
            foes = held(state, enemy(force.side))
            if points_to(state, force, force.at, foes, self.left, self.high) <= self.left:
                return deny("4.5.2", "deny-must-attack")
        if not force.units and not own_place(state, force):
            return deny("5.3.4", "deny-general-without-units", general=general_key(force.lead))
        return None

    def _actions(self, state: ForThePeopleState, force: Force) -> list[Action]:
        actions = self._ways(state, force) if force.at != self.toward else []
        if self.left > 0 or actions:
            actions += exchange_actions(state, force, self._visit())
            actions += enlarge_actions(state, force)
            if self._why_not_convert(state, force) is None:
                actions.append(act("convert"))
        if actions and self._why_not_stop(state, force) is not None:
            return actions
        return [*actions, act("stop")]

    def _ways(self, state: ForThePeopleState, force: Force) -> list[Action]:
        """Every way of which `why_not_go` says nothing."""
        closed = closed_to(state, force)
        return [
            name
            for hop, name in GO[force.at]
            if not closed >> hop.to & 1
            and why_not_way(state, force, hop, self.high) is None
            and self._why_not_spend(state, force, hop) is None
        ]

    # --- The steps ------------------------------------------------------------------------------

    def move(self, play: P) -> Flow:
        """The next step of the march; nothing but to stop is not asked."""
        state = play.state
        force = _force(state)
        actions = self._actions(state, force)
        if len(actions) == 1 and actions[0].verb == "stop":
            return "finish"
        return ask_side(
            force.side,
            "prompt-march",
            actions,
            "4.6.2" if self.toward >= 0 else self.clause,
            space=space_key(force.at),
            rail=self.public()["bonus"],
            count=self.public()["left"],
        )

    def on_move(self, play: P, action: Action) -> Flow:
        """Go, exchange, convert or stop."""
        force = _force(play.state)
        if action.verb == "stop":
            return "finish"
        if action.verb == "go":
            return self._go(play.state, force, action)
        if action.verb == "enlarge":
            apply_enlarge(play, force, GENERAL[action.args[0]])
            if self.under_way:
                army_abandoned(play, force.side, force.at)
            return Call(Succession(), "move") if play.state.contested else "move"
        if action.verb == "convert":
            self.left -= 1
            play.tell("converted", space=here(force), side=side_key(force.side))
            set_marker(play, force.at, force.side)
            return "move"
        self._exchange(play, force, action)
        return Call(Succession(), "move") if play.state.contested else "move"

    def _go(self, state: ForThePeopleState, force: Force, action: Action) -> Flow:
        hop = way_named(force.at, action)
        assert isinstance(hop, Hop)
        foe = held(state, enemy(force.side)) >> hop.to & 1
        self.rail = self.keeps_rail(state, force, hop)
        self.fought = self.fought or bool(foe)
        self.left -= self.cost(state, force, hop)
        self.target = hop.to
        return "approach"

    def keeps_rail(self, state: ForThePeopleState, force: Force, hop: Hop) -> bool:
        """Whether the move is still wholly by rail and own spaces after a step (5.9.1, 5.9.2)."""
        own = state.control[hop.to] == force.side
        foe = held(state, enemy(force.side)) >> hop.to & 1
        return self.rail and by_rail(state, hop) and own and not foe

    def outlay(self, state: ForThePeopleState, action: Action) -> Message | None:
        """What a step or conversion on the list costs, and what is left then (5.1.3, 5.9.1)."""
        force, hop = _force(state), None
        if action.verb == "go":
            hop = way_named(force.at, action)
        if action.verb != "convert" and not isinstance(hop, Hop):
            return None
        if not isinstance(hop, Hop):
            return self.spent(1, rail=self.rail)
        cost = self.cost(state, force, hop)
        return self.entry_note(state, force, hop.to, cost, rail=self.keeps_rail(state, force, hop))

    def entry_note(
        self, state: ForThePeopleState, force: Force, to: int, cost: int, *, rail: bool
    ) -> Message:
        """What it costs to come into ``to``, and what is left there, but of a battle (5.7.2)."""
        if fights_at(state, force, to):
            return Message("note-step-enemy", (("cost", cost),))
        if has_defenders(state, force, to):
            left = max(self.left - cost, 0)
            return Message("note-step-overrun", (("cost", cost), ("left", left)))
        return self.spent(cost, rail=rail)

    def spent(self, cost: int, *, rail: bool) -> Message:
        """That so many points are spent, and what is left: ``rail`` if all of it was by rail."""
        left = self.left - cost
        bonus = self.bonus + min(left, 0) if rail else 0
        said = (("cost", cost), ("left", max(left, 0)))
        if bonus > 0:
            return Message("note-step-rail", (*said, ("far", max(left, 0) + bonus)))
        return Message("note-step", said)

    def _exchange(self, play: P, force: Force, action: Action) -> None:
        if action.verb in ("take", "drop"):
            self.exchanged = True
            self._count_dropped(force.at, action)
        else:
            general = _named(play.state, force, action.args[0])
            self.seen = (*self.seen, general)
            self.travelled = tuple(sorted({*self.travelled, general}))
        apply_exchange(play, force, action)

    def _count_dropped(self, at: int, action: Action) -> None:
        """What was dropped and is taken up again moves on with the force (5.1.5)."""
        count = action.integer(0)
        counts = dict(self.dropped)
        counts[at] = max(0, counts.get(at, 0) + (count if action.verb == "drop" else -count))
        self.dropped = tuple(sorted((s, n) for s, n in counts.items() if n))

    def why_move(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """The constraint that the wish breaks."""
        force = _force(state)
        if action.verb == "go":
            hop = way_named(force.at, action)
            return hop if isinstance(hop, Denial) else self.why_not_go(state, force, hop)
        if action.verb == "convert":
            return self._why_not_convert(state, force)
        if action.verb == "stop":
            return self._why_not_stop(state, force)
        if action.verb == "enlarge" and len(action.args) == 1 and action.args[0] in GENERAL:
            return why_not_enlarge(state, force, GENERAL[action.args[0]])
        return why_not_exchange(state, force, self._visit(), action)

    def approach(self, play: P) -> Flow:
        """5.8: the enemy may intercept before the space is entered, once in the move (5.8.2).

        An army whose last unit leaves its space with the force is no more (5.2.1, 5.3.6, 5.4.4).
        """
        state, force = play.state, _force(play.state)
        if not self.under_way:
            army_abandoned(play, force.side, force.at)
        state.returned = 0
        if self.met or not may_be_intercepted(state, self.target):
            return None
        return Interception(self.target)

    def enter(self, play: P) -> Flow:
        """5.7: into the space."""
        met = play.state.returned
        self.met = self.met or met in (ATTEMPTED, SUCCEEDED)
        if met == SUCCEEDED:
            self.fought, self.rail = True, False
        return Entry(self.target, met == SUCCEEDED, self.leader_at_risk)

    def entered(self, play: P) -> Flow:
        """5.7.3: on it goes, or the move is over."""
        force = play.state.force
        if force is None or play.state.returned != MARCHES_ON or self._leaderless(force):
            return "finish"
        self.under_way = True
        self.exchanged = False
        self.seen = ()
        return "move"

    def _leaderless(self, force: Force) -> bool:
        """A force whose active general has fallen goes no further, but an army under another does.

        5.2.8: an army does not move under the generic general.
        """
        return self.lead >= 0 and force.lead < 0

    def finish(self, play: P) -> Flow:
        """The force ends its move; what moved is noted (4.3.1)."""
        state, force = play.state, play.state.force
        ends = ((force.at, force.infantry),) if force is not None else ()
        if force is not None and not (self.under_way or self.fought or self.exchanged):
            play.tell("force-stays", space=here(force))
        state.beaten_forces = 0
        mark_moved(state, self.travelled, self.army, (*self.dropped, *ends))
        return Arrive() if force is not None else None

    def over(self, play: P) -> Flow:
        """Back to the card."""
        del play
        return Done(int(self.fought))


def fresh_march(state: ForThePeopleState, force: Force, value: int) -> March:
    """The march of a force that a card of ``value`` would activate now, for who asks how far."""
    march = March(value)
    march.provide(state, force)
    return march


def _named(state: ForThePeopleState, force: Force, key: str) -> int:
    known = (*force.generals, *state.generals_at(force.side, force.at))
    return next(g for g in known if general_key(g) == key)


def _force(state: ForThePeopleState) -> Force:
    assert state.force is not None, "nobody moves"
    return state.force
