"""5.1.4 Activation: one force is activated, composed, perhaps interrupted, and marches."""

from __future__ import annotations

from collections.abc import Iterable

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Call, Done, Flow

from ..base import P, Proc, ask_side, general_key, space_key
from ..components import GENERAL, LIMITS, SPACE
from ..formations import Arrive
from ..interrupts import CANCELLED, ONE_SPACE, ActivationWindow
from ..options.generals import mount
from ..state import ARMY, BRIGADE, CORPS, DIVISION, ForThePeopleState
from .candidates import (
    ANYBODY,
    activation_actions,
    column_actions,
    is_high,
    why_not_action,
    why_not_column,
)
from .composition import Muster, compose_actions, set_out, why_not_compose
from .march import March
from .ranks import clear_moved, mark_moved

__all__ = ["Activation"]


class Activation(Proc):
    """One force is activated, composed, perhaps interrupted, and marches to its end.

    Args:
        side: whose force.
        value: the card's operations value; what moves with an event as with a card of that value.
        campaign: one move of a campaign card: any general, divisions of up to three (4.3.1). What
            moved is kept in ``state.moved_generals``, ``moved_armies`` and ``moved_sp`` until the
            caller clears it (`clear_moved`); without ``campaign`` it is cleared at the start.
        by_event: the text of a card activates the general, whatever his rating; ``value`` is then
            the card's own, for the roads that ask for a 3 (5.10).
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
        "by_event",
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
        by_event: bool = False,
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
        self.by_event = by_event
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
            found = column_actions(state, self.side, self.value)
        else:
            found = activation_actions(state, self.side, self._rated, self.campaign, self.only)
        return [*found, act("pass")] if self.may_pass else found

    @property
    def _rated(self) -> int:
        """The strategy rating up to which the card activates generals (5.1.4)."""
        return ANYBODY if self.by_event else self.value

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
        if self.as_corps and action.args and action.args[0] in SPACE:
            return why_not_column(state, self.side, self.value, SPACE[action.args[0]])
        if self.only and (not action.args or action.args[0] not in map(general_key, self.only)):
            return deny("4.5.2", "deny-not-this-general")
        return why_not_action(state, self.side, self._rated, self.campaign, action)

    def _muster(self, state: ForThePeopleState) -> Muster:
        army = state.army_in(self.side, self.space) if self.kind == ARMY else -1
        muster = Muster(self.side, self.kind, self.space, self.lead, army, self.aside)
        if self.kind == BRIGADE:
            muster.most = max(LIMITS.brigade_units, state.points(self.lead))
        elif self.lead < 0:
            muster.most = LIMITS.division_units if self.campaign else self.value
        muster.high = is_high(self.value, self.campaign)
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
