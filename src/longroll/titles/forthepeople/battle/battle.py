"""7.3 The battle in the order of the book: modifiers, dice, casualties, losses, the outcome."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.procedure import DONE, Done, Flow

from ..base import P, Proc, army_key, ask_side, general_key, side_key, space_key
from ..components import GENERAL, SPACES, UNION, enemy
from ..control import occupy
from ..formations import Succession, eliminate_force, eliminate_stack
from ..interrupts import BattleWindow
from ..options.queue import queue_without
from ..ordnance import spend_hunley, weapons_taken
from ..state import ARMY, CORPS, ForThePeopleState
from .aftermath import settle
from .casualties import GeneralCasualty, casualty_number, checks, eligible
from .losses import Losses, lose_elite
from .modifiers import Circumstances, elite_units, modifiers, staff_size, staffs
from .parties import (
    Party,
    attacking,
    attacking_commander,
    defending,
    defending_commanders,
    held_fort,
    is_prize,
    moving,
    rating,
)
from .result import Clash, Verdict, judge, spared
from .retreat import DefenderRetreat
from .telling import tell_assault, tell_limits, tell_modifiers, tell_rolls, tell_spared, tell_tie

__all__ = ["GOES_ON", "HOLDS", "REPULSED", "Battle"]

REPULSED, HOLDS, GOES_ON = 0, 1, 2
"""What a battle returns: see `Battle`."""

UNASKED = -1
ELITE_LOSS = 2
"""Losses from which on elite units that were used pay (7.8.2)."""


class Battle(Proc):
    """The moving force attacks all enemy units, or the fort without garrison, in ``space`` (7).

    ``force.at`` is the space that it attacks from, until it has won. Returns REPULSED if it does
    not hold the space (it has gone back, or is no more: then ``state.force`` is None), HOLDS if
    it has the space and must stop there, GOES_ON if it may continue (5.7.3).

    Args of the constructor: whether the attack comes by water (6.4), whether the defender has
    just intercepted (5.8.3), what a naval event adds (6.4.1), whether army commanders may fall
    (cards 75, 100, 101), whether the force has run past a fort (6.3.2), and whether Farragut
    ignores the torpedoes in the space (card 59).
    """

    __slots__ = (
        "amphibious",
        "attacker_elite",
        "attacker_loss",
        "attacker_roll",
        "attacker_staff",
        "defender_commander",
        "defender_elite",
        "defender_loss",
        "defender_roll",
        "defender_staff",
        "flags",
        "fort",
        "had_general",
        "ignore_torpedoes",
        "intercepted",
        "lead",
        "leader_at_risk",
        "river_run",
        "sail_bonus",
        "space",
        "strength",
        "supplied",
    )
    clause = "7.3"
    steps = (
        "window",
        "engage",
        "command",
        "use_attacker_staff",
        "use_defender_staff",
        "use_attacker_elite",
        "use_defender_elite",
        "roll",
        "attacker_casualty",
        "attacker_brigade",
        "defender_casualty",
        "defender_brigade",
        "succession",
        "spare",
        "lose_attackers",
        "lose_defenders",
        "outcome",
        "pursue",
        "hold",
        "fall_back",
        "gone_back",
    )

    def __init__(
        self,
        space: int,
        amphibious: bool = False,
        intercepted: bool = False,
        sail_bonus: int = 0,
        leader_at_risk: bool = False,
        river_run: bool = False,
        ignore_torpedoes: bool = False,
    ) -> None:
        super().__init__()
        self.space = space
        self.amphibious = amphibious
        self.intercepted = intercepted
        self.sail_bonus = sail_bonus
        self.leader_at_risk = leader_at_risk
        self.river_run = river_run
        self.ignore_torpedoes = ignore_torpedoes
        self.flags = 0
        self.strength: tuple[int, int] = (0, 0)
        """Strength points of attacker and defender when the battle began."""
        self.supplied: tuple[bool, bool] = (True, True)
        self.fort = False
        self.had_general = False
        """Whether the defenders had a general (7.3.3)."""
        self.lead = UNASKED
        """The attacker's commander when the battle began."""
        self.defender_commander = UNASKED
        self.attacker_staff: tuple[int, ...] = ()
        self.defender_staff: tuple[int, ...] = ()
        self.attacker_elite = self.defender_elite = UNASKED
        self.attacker_roll = self.defender_roll = 0
        """The modified rolls."""
        self.attacker_loss = self.defender_loss = 0
        """The losses still to be taken."""

    # --- 7.3.1.A: who is there ------------------------------------------------------------------

    def window(self, play: P) -> Flow:
        """Battle cards (28, 105, 130) come first."""
        return BattleWindow(self.space)

    def engage(self, play: P) -> Flow:
        """Count the strength points; they give the size of the battle (7.3.1.A)."""
        state = play.state
        self.flags = state.returned
        first, second = self._parties(state)
        queue_without(play, (*first.generals, *second.generals))
        self.strength = first.units, second.units
        self.supplied = first.supplied, second.supplied
        self.fort = held_fort(state, second.side, self.space)
        self.had_general = bool(second.generals)
        self.lead = attacking_commander(state)
        choice = defending_commanders(state, self.space)
        if len({rating(general, attacks=False) for general in choice}) == 1:
            self.defender_commander = choice[0]
        play.tell(
            "battle",
            space=space_key(self.space),
            side=side_key(first.side),
            attackers=first.units,
            defenders=second.units,
            size=self._clash(state).column,
        )
        return None

    def _parties(self, state: ForThePeopleState) -> tuple[Party, Party]:
        return attacking(state, self.space, self.amphibious), defending(state, self.space)

    def _clash(self, state: ForThePeopleState) -> Clash:
        return Clash(*self.strength, prize=is_prize(state, self.space), fort=self.fort)

    def command(self, play: P) -> Flow:
        """Outside armies, of equals in politics the owner chooses who commands (7.4.1)."""
        state = play.state
        if self._chosen_commander(state):
            return None
        choice = defending_commanders(state, self.space)
        actions = [act("battle-command", general_key(general)) for general in choice]
        where = space_key(self.space)
        return ask_side(self._foe(state), "prompt-battle-command", actions, "7.4.1", space=where)

    def _chosen_commander(self, state: ForThePeopleState) -> bool:
        choice = defending_commanders(state, self.space)
        return self.defender_commander in choice

    def on_command(self, play: P, action: Action) -> Flow:
        """He commands."""
        self.defender_commander = GENERAL[action.args[0]]
        return None

    def _foe(self, state: ForThePeopleState) -> int:
        return enemy(moving(state).side)

    def _sides(self, state: ForThePeopleState) -> tuple[int, int]:
        return moving(state).side, self._foe(state)

    # --- 7.3.1.B: modifiers ---------------------------------------------------------------------

    def use_attacker_staff(self, play: P) -> Flow:
        """The attacker chooses the subordinates whose ratings he uses (7.4.2, 7.4.3)."""
        return self._ask_staff(play.state, attacks=True)

    def on_use_attacker_staff(self, play: P, action: Action) -> Flow:
        """One more; perhaps another."""
        self.attacker_staff = (*self.attacker_staff, GENERAL[action.args[0]])
        return "use_attacker_staff"

    def use_defender_staff(self, play: P) -> Flow:
        """The defender chooses his."""
        return self._ask_staff(play.state, attacks=False)

    def on_use_defender_staff(self, play: P, action: Action) -> Flow:
        """One more; perhaps another."""
        self.defender_staff = (*self.defender_staff, GENERAL[action.args[0]])
        return "use_defender_staff"

    def _ask_staff(self, state: ForThePeopleState, attacks: bool) -> Flow:
        """Ask, if the sets of subordinates that are left differ in what they are worth."""
        sets = self._staffs(state, attacks)
        if len({sum(rating(g, attacks) for g in chosen) for chosen in sets}) <= 1:
            return None
        used = self.attacker_staff if attacks else self.defender_staff
        side = moving(state).side if attacks else self._foe(state)
        names = sorted({g for chosen in sets for g in chosen if g not in used})
        actions = [act("subordinate", general_key(g)) for g in names]
        where = space_key(self.space)
        return ask_side(side, "prompt-subordinate", actions, "7.4.2", space=where)

    def _staffs(self, state: ForThePeopleState, attacks: bool) -> list[tuple[int, ...]]:
        """The sets of subordinates that agree with what has been chosen."""
        parties, commanders = self._facing(state, attacks)
        count = staff_size(*parties, commanders, self.flags)
        used = self.attacker_staff if attacks else self.defender_staff
        sets = staffs(parties[0], commanders[0], count, self.flags)
        return [chosen for chosen in sets if all(g in chosen for g in used)]

    def _facing(
        self, state: ForThePeopleState, attacks: bool
    ) -> tuple[tuple[Party, Party], tuple[int, int]]:
        """A side's party with its enemy's, and their commanders, in the same order."""
        first, second = self._parties(state)
        if attacks:
            return (first, second), (self.lead, self.defender_commander)
        return (second, first), (self.defender_commander, self.lead)

    def use_attacker_elite(self, play: P) -> Flow:
        """How many of his elite units the attacker uses: as he likes (7.5.1)."""
        if self.attacker_elite != UNASKED:
            return None
        return self._ask_elite(play.state, moving(play.state).side, moving(play.state).army)

    def on_use_attacker_elite(self, play: P, action: Action) -> Flow:
        """So many."""
        self.attacker_elite = action.integer(0)
        return None

    def use_defender_elite(self, play: P) -> Flow:
        """The same for the defender."""
        if self.defender_elite != UNASKED:
            return None
        side = self._foe(play.state)
        return self._ask_elite(play.state, side, play.state.army_in(side, self.space))

    def on_use_defender_elite(self, play: P, action: Action) -> Flow:
        """So many."""
        self.defender_elite = action.integer(0)
        return None

    def _ask_elite(self, state: ForThePeopleState, side: int, army: int) -> Flow:
        most = elite_units(state, army)
        if not most:
            return None
        actions = [act("use-elite", count) for count in range(most + 1)]
        return ask_side(side, "prompt-elite", actions, "7.5.1", army=army_key(army), count=most)

    # --- 7.3.1.C: dice --------------------------------------------------------------------------

    def roll(self, play: P) -> Flow:
        """Both roll, the attacker first; the table gives the losses (7.3.1.C, 7.9)."""
        if moving(play.state).side == UNION:
            tell_assault(play, self.circumstances())
        gains = self._total(play, attacks=True), self._total(play, attacks=False)
        self.attacker_elite = max(self.attacker_elite, 0)
        self.defender_elite = max(self.defender_elite, 0)
        dice = play.d6("battle-attacker"), play.d6("battle-defender")
        self.attacker_roll, self.defender_roll = dice[0] + gains[0], dice[1] + gains[1]
        verdict = self._verdict(play.state)
        self.attacker_loss, self.defender_loss = verdict.attacker_loss, verdict.defender_loss
        sides, clash = self._sides(play.state), self._clash(play.state)
        tell_rolls(play, sides, dice, gains, verdict, clash.column)
        tell_limits(play, sides, clash, verdict)
        return None

    def _total(self, play: P, attacks: bool) -> int:
        """A side's modifiers, told one by one; their sum."""
        parties, commanders = self._facing(play.state, attacks)
        staff = self._staffs(play.state, attacks)[0]
        elite = max(self.attacker_elite if attacks else self.defender_elite, 0)
        found = modifiers(play.state, self.circumstances(), parties, commanders, staff, elite)
        tell_modifiers(play, parties, commanders[0], self.flags, found)
        return sum(modifier.value for modifier in found)

    def circumstances(self) -> Circumstances:
        """What the battle is like besides its parties."""
        return Circumstances(
            self.space,
            self.amphibious,
            self.intercepted,
            self.sail_bonus,
            self.ignore_torpedoes,
            self.flags,
        )

    def _verdict(self, state: ForThePeopleState) -> Verdict:
        return judge(self._clash(state), self.attacker_roll, self.defender_roll)

    # --- 7.7: generals --------------------------------------------------------------------------

    def attacker_casualty(self, play: P) -> Flow:
        """The attacker checks for a general, if he must."""
        return self._casualty(play, attacks=True)

    def attacker_brigade(self, play: P) -> Flow:
        """A dead cavalryman's strength point may have satisfied a loss (5.5.4)."""
        self.attacker_loss -= play.state.returned
        return None

    def defender_casualty(self, play: P) -> Flow:
        """The defender checks."""
        return self._casualty(play, attacks=False)

    def defender_brigade(self, play: P) -> Flow:
        """The same for him."""
        self.defender_loss -= play.state.returned
        return None

    def _casualty(self, play: P, attacks: bool) -> Flow:
        rolls = (self.attacker_roll, self.defender_roll)
        own_roll, foe_roll = rolls if attacks else rolls[::-1]
        number = casualty_number(own_roll, foe_roll)
        own, foe = self._before(play.state, attacks)
        commander = self.lead if attacks else self.defender_commander
        generals = eligible(own, commander, self.leader_at_risk, self.flags)
        if not number or not generals or not checks(own, foe):
            play.state.returned = 0
            if number and generals:
                play.tell("generals-safe", side=side_key(own.side))
            return None
        losses = self.attacker_loss if attacks else self.defender_loss
        return GeneralCasualty(own.side, generals, number, losses)

    def _before(self, state: ForThePeopleState, attacks: bool) -> tuple[Party, Party]:
        """The parties with the strength and supply that they had when the battle began."""
        first, second = self._parties(state)
        first = first._replace(units=self.strength[0], supplied=self.supplied[0])
        second = second._replace(units=self.strength[1], supplied=self.supplied[1])
        return (first, second) if attacks else (second, first)

    def succession(self, play: P) -> Flow:
        """Equals for the command of an army whose commander has fallen (5.2.8)."""
        return Succession() if play.state.contested else None

    # --- 7.8: losses ----------------------------------------------------------------------------

    def spare(self, play: P) -> Flow:
        """Where both sides would be wiped out, 1 strength point is left (7.3.4); elites (7.8.2)."""
        state = play.state
        units = moving(state).units, state.units(self._foe(state), self.space)
        if self.attacker_loss >= units[0] and self.defender_loss >= units[1]:
            first, second = spared(self._verdict(state), self.fort)
            kept = min(first, units[0]), min(second, units[1])
            self.attacker_loss, self.defender_loss = units[0] - kept[0], units[1] - kept[1]
            tell_spared(play, self._sides(state), kept)
        self._elites(play, moving(state).army, self.attacker_elite, 0)
        self._elites(play, state.army_in(self._foe(state), self.space), self.defender_elite, 1)
        return None

    def _elites(self, play: P, army: int, used: int, role: int) -> None:
        """7.8.2: by all the strength points that are lost, a dead cavalryman's among them."""
        if not used:
            return
        state = play.state
        left = (moving(state).units, state.units(self._foe(state), self.space))[role]
        due = (self.attacker_loss, self.defender_loss)[role]
        if self.strength[role] - left + due >= ELITE_LOSS:
            lose_elite(play, army)

    def lose_attackers(self, play: P) -> Flow:
        """The attacker loses."""
        side = moving(play.state).side
        if not self.attacker_loss:
            return None
        return Losses(side, self.attacker_loss, force=True, field=self.space)

    def lose_defenders(self, play: P) -> Flow:
        """The defender loses."""
        side = self._foe(play.state)
        return Losses(side, self.defender_loss, self.space) if self.defender_loss else None

    # --- 7.3.2 to 7.3.5: the outcome ------------------------------------------------------------

    def outcome(self, play: P) -> Flow:
        """Say who has won; take away who is wiped out; see who leaves the field."""
        state = play.state
        side, foe = moving(state).side, self._foe(state)
        verdict = self._verdict(state)
        wins = verdict.attacker_wins
        standing = state.units(foe, self.space) > 0
        tell_tie(play, self._clash(state), verdict, self.attacker_roll)
        if self.amphibious and side == UNION:
            spend_hunley(play, self.space)
        if not standing and self.strength[1]:
            eliminate_stack(play, foe, self.space)
        if not moving(state).units:
            eliminate_force(play)
        settle(play, side if wins else foe, self._clash(state).size, self.space)
        if state.force is None:
            self._interceptor_stays(play, foe)
            return DONE  # 7.3.3: the defender stays, whoever has won.
        if wins:
            return "pursue" if standing else "hold"
        # 7.3.3.A, 7.3.3.B: a winner wiped out leaves the space, unless a fort or the sea keeps it.
        barred = self.fort or SPACES[self.space].coastal_fort or self.amphibious
        return "fall_back" if standing or barred else "hold"

    # --- 7.6: who leaves ------------------------------------------------------------------------

    def pursue(self, play: P) -> Flow:
        """The beaten defender gives up the space (7.6.1)."""
        force = moving(play.state)
        came, force.at = force.at, self.space
        play.state.touch_force()
        return DefenderRetreat(enemy(force.side), self.space, came)

    def hold(self, play: P) -> Flow:
        """The attacker has the space, with all that follows (5.7.2, 11.2.2)."""
        force = moving(play.state)
        force.at = self.space
        play.state.touch_force()
        play.state.beaten_forces &= ~(1 << self.space)  # 7.2.2: they are gone from here
        goes_on, wins = self._may_go_on(play.state), self._verdict(play.state).attacker_wins
        occupy(play, force.side, self.space, beaten=not wins)
        return Done(GOES_ON if goes_on else HOLDS)

    def _may_go_on(self, state: ForThePeopleState) -> bool:
        """5.2.7, 5.3.7, 5.7.3, 7.3.2, 7.3.3.C, 7.7.4: an army or corps of twice the strength."""
        force = moving(state)
        attackers, defenders = self.strength
        if self.amphibious or force.kind not in (ARMY, CORPS) or self._leader_fell(state):
            return False
        if self._verdict(state).attacker_wins:
            return attackers >= 2 * defenders
        return not self.had_general and attackers > 2 * defenders

    def _leader_fell(self, state: ForThePeopleState) -> bool:
        return self.lead >= 0 and self.lead not in moving(state).generals

    def fall_back(self, play: P) -> Flow:
        """The beaten attacker goes back where he came from; it may cost him more (7.6.1, 6.3.2)."""
        state = play.state
        force = moving(state)
        if self.amphibious:
            force.at = force.origin
        side, where = side_key(force.side), space_key(force.at)
        play.tell("falls-back", side=side, space=where)
        state.touch_force()
        if self.river_run:
            play.tell("retreat-loss", side=side, space=where)
            return Losses(force.side, 1, force=True)
        if state.control[force.at] == enemy(force.side):
            play.tell("retreat-loss", side=side, space=where)
            return Losses(force.side, 1, force.at, force=True)
        return None

    def gone_back(self, play: P) -> Flow:
        """A force without units is no more, unless others of its side have taken it in (7.6.1)."""
        state = play.state
        force = moving(state)
        alone = self.river_run or not state.units(force.side, force.at)
        if not force.units and alone:
            eliminate_force(play)
        self._interceptor_stays(play, enemy(force.side))
        return Done(REPULSED)

    def _interceptor_stays(self, play: P, side: int) -> None:
        """6.7, 11.2.2: who has intercepted and was not driven off has ended a move in the space."""
        state = play.state
        if self.intercepted and state.units(side, self.space):
            weapons_taken(play, side, self.space)
            beaten = self._verdict(state).attacker_wins
            occupy(play, side, self.space, beaten=beaten)
