"""5.1.4 Activation: which force moves with this card, and what it is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Call, Done, Flow

from ..base import P, Proc, army_key, ask_side, general_key, space_key
from ..components import GENERAL, GENERALS, LIMITS, SPACE, SPACES
from ..formations import Arrive
from ..interrupts import CANCELLED, ONE_SPACE, ActivationWindow
from ..options.generals import mount
from ..state import ARMY, BRIGADE, CORPS, DIVISION, OFFICERS, Force, ForThePeopleState
from .composition import (
    Muster,
    can_set_out,
    compose_actions,
    set_out,
    why_not_compose,
    why_not_with,
)
from .march import March, attack_in_reach
from .ranks import (
    clear_moved,
    fresh_infantry,
    mark_moved,
    why_not_leave_army,
)

__all__ = [
    "Activation",
    "activation_actions",
    "can_attack",
    "has_target",
    "why_not_action",
    "why_not_activate",
]


_HIGH: Final = 3
"""A card of this value opens the rough roads (5.10)."""
_ACTIVATE: Final = tuple(act("activate", general.key) for general in GENERALS)
_BRIGADE: Final = tuple(act("brigade", general.key) for general in GENERALS)
_DIVISIONS: Final = tuple(act("division", space.key) for space in SPACES)


# --- Who may be activated -----------------------------------------------------------------------


def _why_not_present(state: ForThePeopleState, side: int, general: int) -> Denial | None:
    if GENERALS[general].side != side or state.post[general] < 0:
        return deny("5.1.4", "deny-general-off-map", general=general_key(general))
    if general in state.moved_generals:
        return deny("4.3.1", "deny-general-moved", general=general_key(general))
    return None


def _why_not_rated(general: int, value: int, campaign: bool) -> Denial | None:
    """5.1.4: a card of at least his strategy rating; a campaign moves anyone (4.3.1)."""
    strategy = GENERALS[general].strategy
    if campaign or strategy <= value:
        return None
    return deny("5.1.4", "deny-strategy", general=general_key(general), count=strategy)


def why_not_activate(
    state: ForThePeopleState, side: int, value: int, campaign: bool, general: int
) -> Denial | None:
    """Why ``general`` may not be activated at the head of a corps or of his army."""
    denial = _why_not_present(state, side, general)
    if denial is not None:
        return denial
    key, space = general_key(general), state.post[general]
    if GENERALS[general].cavalry:
        return deny("5.3.2", "deny-cavalry-leads-no-corps", general=key)
    denial = _why_not_rated(general, value, campaign)
    if denial is not None:
        return denial
    if not state.units(side, space):
        return deny("5.1.2", "deny-general-without-units", general=key)
    army = state.army_in(side, space)
    if army < 0:
        return _why_not_any_size(state, _corps(state, side, general))
    if state.commander[army] == general:
        return _why_not_army(state, side, army)
    officers = state.generals_at(side, space)
    return why_not_leave_army(officers, state.commander[army], [general], "5.3.6")


def _why_not_army(state: ForThePeopleState, side: int, army: int) -> Denial | None:
    space = state.army_at[army]
    if army in state.moved_armies:
        return deny("4.3.1", "deny-army-moved", army=army_key(army))
    stuck = [g for g in state.generals_at(side, space) if g in state.moved_generals]
    officers = state.generals_at(side, space)
    if stuck and why_not_leave_army(officers, state.commander[army], stuck, "4.3.1") is not None:
        # He has moved and may not be left behind (5.2.2): so the army stays.
        return deny("4.3.1", "deny-second-moved", army=army_key(army))
    return _why_not_any_size(state, _army(side, army, state.commander[army], space))


def _why_not_any_size(state: ForThePeopleState, muster: Muster) -> Denial | None:
    """Why the force could set out with no number of infantry at all."""
    if can_set_out(state, muster):
        return None
    if state.infantry[muster.side][muster.space] > fresh_infantry(state, muster.side, muster.space):
        return deny("4.3.1", "deny-units-moved", space=space_key(muster.space))
    return why_not_with(state, muster, 0)


def why_not_brigade(
    state: ForThePeopleState, side: int, value: int, campaign: bool, general: int
) -> Denial | None:
    """Why ``general``'s cavalry brigade may not move alone (5.5.2)."""
    denial = _why_not_present(state, side, general)
    if denial is not None:
        return denial
    if not GENERALS[general].cavalry:
        return deny("5.1.2", "deny-not-cavalry", general=general_key(general))
    denial = _why_not_rated(general, value, campaign)
    if denial is not None:
        return denial
    return _why_not_any_size(state, _brigade(state, side, general))


def why_not_division(
    state: ForThePeopleState, side: int, value: int, campaign: bool, space: int
) -> Denial | None:
    """Why no division may leave ``space`` (5.4.1)."""
    if not state.infantry[side][space]:
        return deny("5.4.1", "deny-no-infantry", space=space_key(space))
    if not fresh_infantry(state, side, space):
        return deny("4.3.1", "deny-units-moved", space=space_key(space))
    division = _division(side, space, value, campaign)
    if not can_set_out(state, division):
        denial = why_not_with(state, division, 1)
        if denial is not None and denial.clause == "5.4.1":
            return denial
        return deny("5.4.4", "deny-division-strands", space=space_key(space))
    return None


def _army(side: int, army: int, lead: int, space: int) -> Muster:
    return Muster(side, ARMY, space, lead, army, ())


def _corps(state: ForThePeopleState, side: int, lead: int) -> Muster:
    return Muster(side, CORPS, state.post[lead], lead, -1, ())


def _brigade(state: ForThePeopleState, side: int, lead: int) -> Muster:
    muster = Muster(side, BRIGADE, state.post[lead], lead, -1, ())
    muster.most = max(LIMITS.brigade_units, state.points(lead))
    return muster


def _division(side: int, space: int, value: int, campaign: bool) -> Muster:
    muster = Muster(side, DIVISION, space, -1, -1, ())
    muster.most = LIMITS.division_units if campaign else value
    return muster


def activation_actions(
    state: ForThePeopleState,
    side: int,
    value: int,
    campaign: bool,
    only: Sequence[int] = (),
) -> list[Action]:
    """Every land force that a card of ``value`` may move (5.1.2).

    ``activate <general>`` (his army if he commands one, else a corps), ``brigade <general>``,
    ``division <space>``. ``only``: these generals and nobody else.
    """
    actions: list[Action] = []
    for general in only or OFFICERS[side]:
        if state.post[general] < 0:
            continue
        if GENERALS[general].cavalry:
            if why_not_brigade(state, side, value, campaign, general) is None:
                actions.append(_BRIGADE[general])
        elif why_not_activate(state, side, value, campaign, general) is None:
            actions.append(_ACTIVATE[general])
    if only:
        return actions
    return actions + _division_actions(state, side, value, campaign)


def _division_actions(
    state: ForThePeopleState, side: int, value: int, campaign: bool
) -> list[Action]:
    staff, infantry = state.staff(side), state.infantry[side]
    return [
        _DIVISIONS[space]
        for space in members(state.occupied(side))
        if infantry[space]
        and (
            # Where nothing has moved and units outnumber the generals, one can always go.
            (not state.moved_sp and len(staff.get(space, ())) < infantry[space])
            or can_set_out(state, _division(side, space, value, campaign))
        )
    ]


def why_not_action(
    state: ForThePeopleState, side: int, value: int, campaign: bool, action: Action
) -> Denial | None:
    """Why ``action`` is not among `activation_actions`; None if it is, or is no activation."""
    if len(action.args) != 1:
        return None
    key = action.args[0]
    if action.verb == "division" and key in SPACE:
        return why_not_division(state, side, value, campaign, SPACE[key])
    if key not in GENERAL:
        return None
    if action.verb == "activate":
        return why_not_activate(state, side, value, campaign, GENERAL[key])
    if action.verb == "brigade":
        return why_not_brigade(state, side, value, campaign, GENERAL[key])
    return None


def can_attack(state: ForThePeopleState, side: int, value: int, general: int) -> bool:
    """Whether ``general``, activated with a card of ``value``, could try to attack (4.5.2).

    He takes a strength point along, and enemy units or a fort are within his reach.
    """
    if not activation_actions(state, side, value, False, (general,)):
        return False
    muster = _led_by(state, side, general)
    muster.fighting = True
    return can_set_out(state, muster) and has_target(state, side, value, general)


def has_target(state: ForThePeopleState, side: int, value: int, general: int) -> bool:
    """Whether enemy units or a fort are within reach of ``general``, if he has units to lead."""
    force = Force(side, _led_by(state, side, general).kind, state.post[general])
    force.lead, force.generals, force.infantry = general, (general,), 1
    return attack_in_reach(state, force, value >= _HIGH)


def _led_by(state: ForThePeopleState, side: int, general: int) -> Muster:
    """What ``general`` leads where he stands: a brigade, his army, or a corps."""
    space = state.post[general]
    army = state.army_in(side, space)
    if GENERALS[general].cavalry:
        return _brigade(state, side, general)
    if army >= 0 and state.commander[army] == general:
        return _army(side, army, general, space)
    return _corps(state, side, general)


# --- The procedure ------------------------------------------------------------------------------


class Activation(Proc):
    """One force is activated, composed, perhaps interrupted, and marches to its end.

    Args:
        side: whose force.
        value: the card's operations value; what moves with an event as with a card of that value.
        campaign: one move of a campaign card: any general, divisions of up to three (4.3.1). What
            moved is kept in ``state.moved_generals``, ``moved_armies`` and ``moved_sp`` until the
            caller clears it (`clear_moved`); without ``campaign`` it is cleared at the start.
        only: these generals and nobody else.
        must_attack: the force must try to enter a space held by the enemy, if it can (4.5.2).
        as_corps: up to ``value`` infantry of one space move as a corps without a general.
        toward: the force marches to this space by a shortest path, with everything (4.6.2).
        first: the chosen action, when the caller has asked for it already.
        may_pass: ``pass`` is on the list too.
        leader_at_risk: an army's commander may fall in its battles (cards 75, 100, 101).

    Returns 0 when nothing was activated, 1 when a force moved, 2 when it was cancelled.
    """

    __slots__ = (
        "as_corps",
        "aside",
        "campaign",
        "first",
        "kind",
        "lead",
        "leader_at_risk",
        "may_pass",
        "must_attack",
        "only",
        "outcome",
        "side",
        "space",
        "toward",
        "value",
    )
    clause = "5.1.4"
    steps = ("open", "choose", "compose", "window", "march", "arrive", "close")

    def __init__(  # noqa: PLR0913 - a card's text decides each of them, by name
        self,
        side: int,
        value: int,
        *,
        campaign: bool = False,
        only: Iterable[int] = (),
        must_attack: bool = False,
        as_corps: bool = False,
        toward: int = -1,
        first: Action | None = None,
        may_pass: bool = False,
        leader_at_risk: bool = False,
    ) -> None:
        super().__init__()
        self.side = side
        self.value = value
        self.campaign = campaign
        self.only = tuple(only)
        self.must_attack = must_attack
        self.as_corps = as_corps
        self.toward = toward
        self.first = str(first) if first is not None else ""
        self.may_pass = may_pass
        self.leader_at_risk = leader_at_risk
        self.kind = 0
        self.space = -1
        self.lead = -1
        self.aside: tuple[int, ...] = ()
        self.outcome = 0

    def open(self, play: P) -> Flow:
        """What moved with an earlier card is forgotten; a choice made before is taken up."""
        state = play.state
        if not self.campaign:
            clear_moved(state)
        if self.first:
            verb, *args = self.first.split()
            return self._choose(state, act(verb, *args))
        return None if self._actions(state) else DONE

    def _actions(self, state: ForThePeopleState) -> list[Action]:
        if self.as_corps:
            found = _division_actions(state, self.side, self.value, False)
        else:
            found = activation_actions(state, self.side, self.value, self.campaign, self.only)
        return [*found, act("pass")] if self.may_pass else found

    def choose(self, play: P) -> Decision:
        """Which force?"""
        actions = self._actions(play.state)
        return ask_side(self.side, "prompt-activate", actions, self.clause, count=self.value)

    def on_choose(self, play: P, action: Action) -> Flow:
        """Take up the choice."""
        return self._choose(play.state, action)

    def _choose(self, state: ForThePeopleState, action: Action) -> Flow:
        if action.verb == "pass":
            return DONE
        if action.verb == "division":
            self.kind = CORPS if self.as_corps else DIVISION
            self.space = SPACE[action.args[0]]
            return "compose"
        self.lead = GENERAL[action.args[0]]
        self.space = state.post[self.lead]
        army = state.army_in(self.side, self.space)
        commands = army >= 0 and state.commander[army] == self.lead
        self.kind = BRIGADE if action.verb == "brigade" else ARMY if commands else CORPS
        return "compose"

    def why_choose(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """The first constraint that keeps a force from being activated."""
        if self.as_corps and action.verb != "division":
            return deny("5.4.3", "deny-without-general")
        if self.only and (not action.args or action.args[0] not in map(general_key, self.only)):
            return deny("4.5.2", "deny-not-this-general")
        return why_not_action(state, self.side, self.value, self.campaign, action)

    def _muster(self, state: ForThePeopleState) -> Muster:
        army = state.army_in(self.side, self.space) if self.kind == ARMY else -1
        muster = Muster(self.side, self.kind, self.space, self.lead, army, self.aside)
        if self.kind == BRIGADE:
            muster.most = max(LIMITS.brigade_units, state.points(self.lead))
        elif self.lead < 0:
            muster.most = LIMITS.division_units if self.campaign else self.value
        muster.whole = self.toward >= 0
        muster.fighting = self.must_attack
        if self.must_attack and not compose_actions(state, muster):
            muster.fighting = False  # 4.5.2 asks for an attempt, not for the impossible
        return muster

    def compose(self, play: P) -> Flow:
        """Its generals and infantry, unless there is but one way."""
        muster = self._muster(play.state)
        actions = compose_actions(play.state, muster)
        if len(actions) == 1:
            return self.on_compose(play, actions[0])
        space = space_key(self.space)
        if self.lead < 0:
            return ask_side(self.side, "prompt-compose-division", actions, "5.1.2", space=space)
        general = general_key(self.lead)
        return ask_side(self.side, "prompt-compose", actions, "5.1.2", space=space, general=general)

    def on_compose(self, play: P, action: Action) -> Flow:
        """Bring or leave one more general, or set out."""
        if action.verb == "with":
            set_out(play, self._muster(play.state), action.integer(0))
            return "window"
        if action.verb == "ride":
            self.lead, self.kind = mount(play, self.lead), BRIGADE
            set_out(play, self._muster(play.state), 0)
            return "window"
        self.aside = (*self.aside, GENERAL[action.args[0]])
        return "compose"

    def why_compose(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """The constraint on the composition that ``action`` breaks."""
        return why_not_compose(state, self._muster(state), action)

    def window(self, play: P) -> Flow:
        """The enemy may cancel or shorten the move (4.2.5)."""
        assert play.state.force is not None
        return ActivationWindow()

    def march(self, play: P) -> Flow:
        """To its end, or not at all: a cancelled force has been activated all the same."""
        window, state = play.state.returned, play.state
        force = state.force
        if force is None:
            return "close"
        if window == CANCELLED:
            mark_moved(state, force.generals, force.army, ((force.at, force.infantry),))
            self.outcome = 2
            return "arrive"
        self.outcome = 1
        march = March(
            self.value,
            campaign=self.campaign,
            must_attack=self.must_attack and not window,
            toward=self.toward,
            one=window == ONE_SPACE,
            leader_at_risk=self.leader_at_risk,
        )
        return Call(march, "close")

    def arrive(self, play: P) -> Flow:
        """A cancelled force goes back into its space."""
        return Arrive() if play.state.force is not None else None

    def close(self, play: P) -> Flow:
        """Say what became of it."""
        del play
        return Done(self.outcome)
