"""G12.23: one close combat, in its nine steps."""

from __future__ import annotations

from typing import Final

from longroll.board.region import mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision, ask, ask_together
from longroll.engine.event import Value
from longroll.engine.procedure import DONE, Call, Flow

from ..base import P, Proc, ask_army, d10, hex_key, side_key, unit_key
from ..components import TABLES, UNIT, UNITS
from ..components.parts import ALLIES, CROWN, MOUNTED
from ..ground import combat_units, units_in
from ..losses import capture, charged_army, credited_army
from ..momentum import gain_momentum, spend_momentum
from ..morale import army_bands
from ..retreat import Retreat, can_retreat
from ..seats import foremost
from ..state import PARADE, SavannahState
from .advance import Advance
from .fight import Fight, is_gun, mustered
from .lead import attack_leads, defence_leads, why_not_lead
from .modifiers import modifiers, through_works, total
from .odds import odds
from .results import NONE, PIN, Blow, Refugees, Suffer, pin, results_of, spelled
from .tactics import CHITS, WITHDRAW, chit_refused, legal_chits, meet

__all__ = ["Combat"]

WITHDRAWAL: Final = 3
"""How far cavalry withdraws (G12.4)."""


class Combat(Proc):
    """G12.23: a close combat that has been declared.

    ``attackers``, ``targets``, ``defenders`` and ``shift`` as in `Fight`.
    """

    __slots__ = (
        "attackers",
        "bands",
        "column",
        "defenders",
        "drm",
        "lead_attacker",
        "lead_defender",
        "origins",
        "passes",
        "retiring",
        "roll",
        "shelter",
        "shift",
        "side",
        "tactic",
        "targets",
        "withdrawing",
    )
    clause = "G12.23"
    steps = (
        "muster",
        "horse",
        "ride_off",
        "lead_attack",
        "lead_defence",
        "modify",
        "choose_tactics",
        "withdraw",
        "resolve",
        "reroll",
        "defender_suffers",
        "attacker_suffers",
        "gain",
        "follow",
    )

    def __init__(
        self,
        attackers: tuple[int, ...],
        targets: tuple[int, ...],
        defenders: tuple[int, ...],
        shift: int,
    ) -> None:
        super().__init__()
        self.attackers = attackers
        self.targets = targets
        self.defenders = defenders
        self.shift = shift
        self.side = UNITS[attackers[0]].side
        self.lead_attacker = self.lead_defender = -1
        self.bands: tuple[int, ...] = (0, 0, 0)
        self.origins: tuple[int, ...] = ()
        self.column = self.drm = self.tactic = self.shelter = self.passes = 0
        self.roll = -1
        self.withdrawing = 0
        self.retiring: tuple[int, ...] = ()

    def public(self) -> dict[str, Value]:
        """Where it is fought, by whom, and who leads."""
        leads = (self.lead_attacker, self.lead_defender)
        return {
            "side": side_key(self.side),
            "hex": hex_key(self.targets[0]),
            "leads": " ".join(unit_key(unit) for unit in leads if unit >= 0),
            "roll": self.roll,
        }

    @property
    def fight(self) -> Fight:
        """The combat as modifiers and odds see it."""
        return Fight(
            self.attackers,
            self.targets,
            self.defenders,
            self.shift,
            self.lead_attacker,
            self.lead_defender,
            self.bands,
        )

    @property
    def final(self) -> int:
        """The modified roll."""
        return self.roll + self.drm + self.tactic

    def seat_for(self, state: SavannahState, side: int) -> str:
        """Who decides for a side: the player of its lead unit, or of its first."""
        leads = (self.lead_attacker, self.attackers)
        if side != self.side:
            leads = (self.lead_defender, self.defenders)
        unit = leads[0] if leads[0] >= 0 else leads[1][0]
        return state.seat_of(UNITS[unit].army)

    # --- Step 1: odds, artillery alone, cavalry withdrawal ----------------------------------------

    def muster(self, play: P) -> Flow:
        """Who is still there; a combat that has lost a side does not take place."""
        state = play.state
        there = mustered(state, self.fight)
        self.attackers, self.defenders = there.attackers, there.defenders
        if not self.attackers or not self.defenders:
            return DONE
        self.origins = tuple(sorted({state.at[unit] for unit in self.attackers}))
        state.released |= mask([unit for unit in self.defenders if is_gun(unit)])  # H.1
        self.bands = army_bands(state)
        self.shelter = int(through_works(state, self.fight))
        play.tell("combat", side=side_key(self.side), hex=hex_key(self.targets[0]))
        for unit in self.attackers:
            play.tell("attacks", unit=unit_key(unit), hex=hex_key(self.targets[0]))
        if all(is_gun(unit) for unit in self.defenders):
            return self._guns_taken(play)
        return "horse" if self._may_ride_off(state) else "lead_attack"

    def _guns_taken(self, play: P) -> Flow:
        """G12.3, G12.23.1.art: guns that defend alone are captured."""
        by = credited_army(self.attackers, play.state)
        for unit in self.defenders:
            capture(play, unit, by)
        return "follow"

    def _may_ride_off(self, state: SavannahState) -> bool:
        """G12.4, G12.23.1.cav: all defenders are horse in order, no attacker; there is a way."""
        ready = all(
            UNITS[unit].arm == MOUNTED
            and state.order[unit] == PARADE
            and not state.lost >> unit & 1
            for unit in self.defenders
        )
        if not ready or any(UNITS[unit].arm == MOUNTED for unit in self.attackers):
            return False
        return all(can_retreat(state, unit, WITHDRAWAL, strict=True) for unit in self.defenders)

    def horse(self, play: P) -> Decision:
        army = UNITS[foremost(play.state, self.defenders)[0]].army
        where = hex_key(self.targets[0])
        actions = [act("stand"), act("ride-off")]
        return ask_army(play.state, army, "prompt-ride-off", actions, "G12.4", hex=where)

    def on_horse(self, play: P, action: Action) -> Flow:
        del play
        if action.verb == "stand":
            return "lead_attack"
        self.retiring = self.defenders
        return None

    def ride_off(self, play: P) -> Flow:
        """The horse goes three hexes and is marked; if the way has closed, it stays and fights."""
        state = play.state
        if not self.retiring:
            self.defenders = tuple(u for u in self.defenders if state.at[u] in self.targets)
            return "lead_attack" if self.defenders else "follow"
        unit, self.retiring = self.retiring[0], self.retiring[1:]
        if not can_retreat(state, unit, WITHDRAWAL, strict=True):
            return "ride_off"
        state.withdrawn |= 1 << unit
        play.tell("cavalry-withdraws", unit=unit_key(unit))
        return Call(Retreat(unit, WITHDRAWAL, strict=True), "ride_off")

    # --- Step 2: lead units -----------------------------------------------------------------------

    def lead_attack(self, play: P) -> Flow:
        leads = foremost(play.state, attack_leads(play.state, self.fight))
        if len(leads) == 1:
            self._led(play, leads[0], attack=True)
            return None
        return self._ask_lead(play.state, leads)

    def lead_defence(self, play: P) -> Flow:
        leads = foremost(play.state, defence_leads(play.state, self.fight))
        if len(leads) == 1:
            self._led(play, leads[0], attack=False)
            return None
        return self._ask_lead(play.state, leads)

    def _ask_lead(self, state: SavannahState, leads: tuple[int, ...]) -> Decision:
        actions = [act("lead", unit_key(unit)) for unit in leads]
        side, army, where = UNITS[leads[0]].side, UNITS[leads[0]].army, hex_key(self.targets[0])
        return ask_army(
            state, army, "prompt-lead", actions, "G12.23.2", hex=where, side=side_key(side)
        )

    def _led(self, play: P, unit: int, attack: bool) -> None:
        if attack:
            self.lead_attacker = unit
        else:
            self.lead_defender = unit
        play.tell("leads", unit=unit_key(unit), side=side_key(UNITS[unit].side))

    def why_lead_attack(self, state: SavannahState, action: Action) -> Denial | None:
        return self._why_lead(state, action, attack_leads(state, self.fight))

    def why_lead_defence(self, state: SavannahState, action: Action) -> Denial | None:
        return self._why_lead(state, action, defence_leads(state, self.fight))

    def _why_lead(
        self, state: SavannahState, action: Action, leads: tuple[int, ...]
    ) -> Denial | None:
        if action.verb != "lead" or len(action.args) != 1 or action.args[0] not in UNIT:
            return None
        unit = UNIT[action.args[0]]
        if unit in leads:
            return deny("X2.11", "deny-rival-speaks", unit=unit_key(unit))
        return why_not_lead(state, self.fight, unit, leads)

    def on_lead_attack(self, play: P, action: Action) -> Flow:
        self._led(play, UNIT[action.args[0]], attack=True)
        return None

    def on_lead_defence(self, play: P, action: Action) -> Flow:
        self._led(play, UNIT[action.args[0]], attack=False)
        return None

    # --- Step 3: modifiers ------------------------------------------------------------------------

    def modify(self, play: P) -> Flow:
        state, fight = play.state, self.fight
        found = odds(state, fight)
        self.column = found.column
        play.tell(
            "odds",
            attack=found.attack,
            defence=found.defence,
            odds=TABLES.close_combat.odds[found.column],
        )
        told = modifiers(state, fight)
        for modifier in told:
            side = side_key(fight.favoured(modifier.value))
            play.tell(f"modifier-{modifier.key}", side=side, amount=modifier.value)
        self.drm = total(told)
        return None

    # --- Step 4: tactics --------------------------------------------------------------------------

    def choose_tactics(self, play: P) -> Decision:
        """G12.5: both choose a chit in secret."""
        state, fight = play.state, self.fight
        choices = {
            self.seat_for(state, side): [
                act("tactic", CHITS[chit]) for chit in legal_chits(state, fight, side)
            ]
            for side in (CROWN, ALLIES)
        }
        return ask_together("G12.23.4", "prompt-tactic", choices)

    def why_choose_tactics(self, state: SavannahState, action: Action, seat: str) -> Denial | None:
        """A chit is refused for a reason of the side that asks."""
        if action.verb != "tactic" or len(action.args) != 1 or action.args[0] not in CHITS:
            return None
        side = CROWN if seat == self.seat_for(state, CROWN) else ALLIES
        return chit_refused(state, self.fight, side, CHITS.index(action.args[0]))

    def on_choose_tactics(self, play: P, action: dict[str, Action]) -> Flow:
        state = play.state
        chits = [0, 0]
        for side in (CROWN, ALLIES):
            chits[side] = CHITS.index(action[self.seat_for(state, side)].args[0])
            play.tell("tactic", side=side_key(side), tactic=CHITS[chits[side]])
        attacker, defender = chits[self.side], chits[1 - self.side]
        found = meet(attacker, defender)
        if found is not None:
            self.tactic = found
            favoured = side_key(self.fight.favoured(found))
            play.tell("tactics-modifier", side=favoured, amount=found)
            return "resolve"
        play.tell("no-combat", hex=hex_key(self.targets[0]))
        # The defender goes first; an attacker's guns never go, and attackers have none.
        self.retiring = (
            *(self.defenders if defender == WITHDRAW else ()),
            *(self.attackers if attacker == WITHDRAW else ()),
        )
        return None

    def withdraw(self, play: P) -> Flow:
        """G12.23.4.NC: a side that withdrew from a combat that did not happen goes back a hex."""
        state = play.state
        while self.retiring:
            unit, self.retiring = self.retiring[0], self.retiring[1:]
            if state.at[unit] >= 0:
                army = charged_army(state, unit, (*self.attackers, *self.defenders))
                credit = self._credit(state, UNITS[unit].side)
                return Call(Retreat(unit, 1, credit, army), "withdraw")
        return "follow"

    def _credit(self, state: SavannahState, side: int) -> int:
        """The army credited with what the units of ``side`` suffer here."""
        return credited_army(self.defenders if side == self.side else self.attackers, state)

    # --- Steps 5 and 6: the roll, and momentum ----------------------------------------------------

    def resolve(self, play: P) -> Flow:
        self.roll = d10(play, "close-combat")
        self.passes = 0
        table = TABLES.close_combat
        play.tell(
            "combat-roll",
            None,
            roll=self.roll,
            amount=self.drm + self.tactic,
            count=self.final,
            odds=table.odds[self.column],
            **spelled(table.result(self.final, self.column)),
        )
        return None

    def _to_reroll(self, state: SavannahState) -> int:
        """The side that may now ask for another roll (G12.23.6, G12.62.cc), or -1.

        First the one with fewer chits, the defender if both have as many; if it declines, or has
        none, the other.
        """
        if "advanced" not in state.options:
            return -1
        attacker, defender = self.side, 1 - self.side
        chits = state.momentum
        first = attacker if chits[attacker] < chits[defender] else defender
        for number, side in enumerate((first, 1 - first)):
            if number >= self.passes and chits[side]:
                return side
        return -1

    def reroll(self, play: P) -> Flow:
        state = play.state
        side = self._to_reroll(state)
        if side < 0:
            return None
        table = TABLES.close_combat
        return ask(
            self.seat_for(state, side),
            "prompt-reroll",
            [act("accept"), act("reroll")],
            "G12.23.6",
            side=side_key(side),
            count=state.momentum[side],
            **spelled(table.result(self.final, self.column)),
        )

    def on_reroll(self, play: P, action: Action) -> Flow:
        state = play.state
        side = self._to_reroll(state)
        if action.verb == "reroll":
            spend_momentum(play, side, 1)
            return "resolve"
        attacker, defender = self.side, 1 - self.side
        chits = state.momentum
        first = attacker if chits[attacker] < chits[defender] else defender
        self.passes = 1 if side == first else 2
        return "reroll" if self._to_reroll(state) >= 0 else "defender_suffers"

    # --- Step 7: results (G12.23.7) ---------------------------------------------------------------

    def _codes(self, state: SavannahState) -> tuple[str, str]:
        """The results of attacker and defender."""
        cell = TABLES.close_combat.result(self.final, self.column)
        return results_of(state, cell, self.lead_attacker, self.lead_defender)

    def defender_suffers(self, play: P) -> Flow:
        attacker, code = self._codes(play.state)
        if (attacker, code) == (PIN, PIN):
            sides = (1 - self.side, self.side)
            return Call(self._pinned(play, (*self.targets, *self.origins), sides), "gain")
        return self._suffers(play, code, attacks=False)

    def attacker_suffers(self, play: P) -> Flow:
        return self._suffers(play, self._codes(play.state)[0], attacks=True)

    def _suffers(self, play: P, code: str, attacks: bool) -> Flow:
        state = play.state
        side = self.side if attacks else 1 - self.side
        if code == NONE:
            return None
        if code == PIN:
            return self._pinned(play, self.origins if attacks else self.targets, (side,))
        namer = self.lead_defender if code == "DC" else self.lead_attacker
        blow = Blow(
            code,
            self.lead_attacker if attacks else self.lead_defender,
            self.attackers if attacks else self.defenders,
            self._intruders(state, side),
            by=self._credit(state, side),
            chooser=UNITS[namer].army,
            bands=self.bands,
            shelter=0 if attacks else self.shelter,
        )
        return Suffer(blow)

    def _pinned(self, play: P, hexes: tuple[int, ...], sides: tuple[int, ...]) -> Refugees:
        """Pin who stands in some hexes; a pin is a result that refugees check for (G13.25)."""
        state = play.state
        credit = (self._credit(state, CROWN), self._credit(state, ALLIES))
        beside = (*self.attackers, *self.defenders)
        pin(play, hexes, credit, sides[0], beside)
        units = tuple(unit for side in sides for unit in self._intruders(state, side))
        shelter = (0, self.shelter) if self.side == CROWN else (self.shelter, 0)
        return Refugees(units, mask(hexes), credit, shelter, self.bands, beside)

    def _intruders(self, state: SavannahState, side: int) -> tuple[int, ...]:
        """Units of a side that fell back into one of its hexes of this combat (G13.25)."""
        hexes = self.origins if side == self.side else self.targets
        own = (*self.attackers, *self.defenders)
        return tuple(
            unit
            for hex_ in hexes
            for unit in combat_units(state, side, hex_)
            if state.fell_back >> unit & 1 and unit not in own
        )

    # --- Steps 8 and 9 ----------------------------------------------------------------------------

    def gain(self, play: P) -> Flow:
        """G12.23.8, G12.63: extreme rolls give a chit."""
        if "advanced" in play.state.options:
            if self.final <= TABLES.close_combat.defender_momentum:
                gain_momentum(play, 1 - self.side)
            elif self.final >= TABLES.close_combat.attacker_momentum:
                gain_momentum(play, self.side)
        return None

    def _tell_end(self, play: P) -> None:
        """Who still holds his ground where the other does not."""
        state, where = play.state, hex_key(self.targets[0])
        attackers = any(state.at[unit] in self.origins for unit in self.attackers)
        defenders = any(state.at[unit] in self.targets for unit in self.defenders)
        if attackers == defenders:
            play.tell("combat-drawn", hex=where)
        else:
            side = self.side if attackers else 1 - self.side
            play.tell("combat-won", hex=where, side=side_key(side))

    def follow(self, play: P) -> Flow:
        state = play.state
        self._tell_end(play)
        left = tuple(hex_ for hex_ in self.targets if not units_in(state, hex_))
        units = tuple(unit for unit in self.attackers if state.at[unit] >= 0)
        if not left or not units:
            return DONE
        return Advance(units, left, self.lead_attacker)
