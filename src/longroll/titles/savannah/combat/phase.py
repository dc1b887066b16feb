"""G12.2: the close combat phase: declaration, combats one by one, and stragglers at its end."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import TypeAlias, cast

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision, ask
from longroll.engine.event import Value
from longroll.engine.procedure import DONE, Call, Flow

from ..base import P, Proc, ask_army, hex_key, side_key, unit_key
from ..cards.window import Window
from ..casualty import DISORDER_RETREAT
from ..components import GRID, HEX, TABLES, UNIT, UNITS, hex_at
from ..components.parts import ALLIES
from ..ground import combat_units, enemy_adjacent, occupied
from ..losses import capture, credited_army, disrupt
from ..retreat import Retreat, can_retreat
from ..seats import foremost, groups
from ..state import BOARD, PARADE, SHATTERED, SavannahState
from .declare import (
    attackable,
    beside,
    may_divert,
    mixed_stacks,
    must_attack,
    obligations,
    shares_of,
)
from .partition import Attacker, Partition
from .resolve import Combat

__all__ = ["CloseCombat", "Declared"]

Declared: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]
"""A declared combat: attackers, targets, defenders, shift."""


class CloseCombat(Proc):
    """G12: the active side declares all its attacks, then they are resolved in its order."""

    __slots__ = (
        *("asked", "assigned", "barred", "combats", "diverted", "extended", "fleeing", "proposed"),
        "side",
    )
    clause = "G12.0"
    calm = True
    steps = (
        "open",
        "separate",
        "flee",
        "stake",
        "divert",
        "agree",
        "press",
        "assign",
        "reach_out",
        "extend",
        "declare",
        "answer_cards",
        "next_combat",
        "pick",
        "stragglers",
        "give_way",
    )

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.diverted = self.proposed = -1
        self.asked = self.barred = 0
        self.assigned: tuple[tuple[int, int], ...] = ()
        self.extended: tuple[tuple[int, int], ...] = ()
        self.combats: tuple[Declared, ...] = ()
        self.fleeing: tuple[int, ...] = ()

    def public(self) -> dict[str, Value]:
        """Whose attacks these are, and where the enemy is diverted."""
        diverted = hex_key(self.diverted) if self.diverted >= 0 else ""
        return {"side": side_key(self.side), "diverted": diverted}

    def attackers(self, state: SavannahState) -> tuple[int, ...]:
        """The units that have been declared to attack, in order (C29)."""
        del state
        return tuple(unit for combat in self.combats for unit in combat[0])

    def open(self, play: P) -> Flow:
        play.state.fell_back = 0
        play.state.touch(*BOARD)  # who must attack depends on the turn and on markers too
        if TABLES.weather[play.state.weather].combat is None:
            return DONE
        return Window("combat")

    # --- X4.1.1: Frenchmen and Americans in one hex -----------------------------------------------

    def separate(self, play: P) -> Flow:
        """A mixed stack that would attack retreats instead, if all of it can (X4.1.1.noattack)."""
        state = play.state
        if self.side != ALLIES:
            return "stake"
        self.fleeing = tuple(
            unit
            for hex_ in mixed_stacks(state)
            if self._would_attack(state, hex_) and self._can_leave(state, hex_)
            for unit in combat_units(state, ALLIES, hex_)
        )
        return None

    def _would_attack(self, state: SavannahState, hex_: int) -> bool:
        return any(must_attack(state, u) is None for u in combat_units(state, ALLIES, hex_))

    def _can_leave(self, state: SavannahState, hex_: int) -> bool:
        return all(can_retreat(state, u, 1) for u in combat_units(state, ALLIES, hex_))

    def flee(self, play: P) -> Flow:
        while self.fleeing:
            unit, self.fleeing = self.fleeing[0], self.fleeing[1:]
            if can_retreat(play.state, unit, 1):
                play.tell("mixed-stack-retreats", unit=unit_key(unit))
                return Call(Retreat(unit, 1), "flee")
        return "stake"

    # --- G12.14: diversion ------------------------------------------------------------------------

    def _problem(self, state: SavannahState) -> Partition:
        return obligations(state, self.side, self.diverted, dict(self.assigned))

    def _diversions(self, state: SavannahState) -> list[int]:
        """The hexes that may be diverted; kept from the step that looks to the one that asks."""
        known: dict[int, list[int]] = state.facts.setdefault("diversions", {})
        found = known.get(self.side)
        if found is None:
            targets = members(obligations(state, self.side, -1, {}).targets)
            found = [hex_ for hex_ in targets if may_divert(state, self.side, hex_) is None]
            known[self.side] = found
        return found

    def stake(self, play: P) -> Flow:
        """Nobody is asked where nothing could be diverted."""
        state = play.state
        state.fell_back = 0
        if not self._problem(state).attackers:
            return "declare"
        return self._divert_or_go_on(state)

    def _divert_or_go_on(self, state: SavannahState) -> str:
        return "divert" if self._claim(state)[1] else "press"

    def _claim(self, state: SavannahState) -> tuple[int, list[int]]:
        """Whose turn it is to divert, as a place among the seats, and the hexes that it may name.

        There is one diversion for a side: the seat with more units to attack is asked first, for
        the stacks beside its own units (ruling T3).
        """
        open_ = [hex_ for hex_ in self._diversions(state) if not self.barred >> hex_ & 1]
        shares = shares_of(state, self.side)
        for place in range(self.asked, len(shares)):
            hexes = [hex_ for hex_ in open_ if beside(state, shares[place], hex_)]
            if hexes:
                return place, hexes
        return len(shares), []

    def divert(self, play: P) -> Decision:
        state = play.state
        place, hexes = self._claim(state)
        actions = [act("no-diversion"), *[act("divert", hex_key(hex_)) for hex_ in hexes]]
        army = UNITS[shares_of(state, self.side)[place][0]].army
        return ask_army(state, army, "prompt-divert", actions, "G12.14")

    def why_divert(self, state: SavannahState, action: Action) -> Denial | None:
        if action.verb != "divert" or len(action.args) != 1 or action.args[0] not in HEX:
            return None
        return may_divert(state, self.side, hex_at(action.args[0])) or deny(
            "X2.11", "deny-divert-rival", hex=action.args[0]
        )

    def on_divert(self, play: P, action: Action) -> Flow:
        state = play.state
        place = self._claim(state)[0]
        if action.verb != "divert":
            self.asked = place + 1
            return self._divert_or_go_on(state)
        hex_ = hex_at(action.args[0])
        if self._others(state, hex_):
            self.proposed = hex_
            return "agree"
        return self._divert(play, hex_)

    def _divert(self, play: P, hex_: int) -> str:
        self.diverted = hex_
        play.tell("diversion", hex=hex_key(hex_))
        return "press"

    def _others(self, state: SavannahState, hex_: int) -> list[int]:
        """The units beside a hex of the seat that has not proposed to divert it."""
        place = self._claim(state)[0]
        shares = shares_of(state, self.side)
        rest = [unit for number, share in enumerate(shares) if number != place for unit in share]
        return beside(state, rest, hex_)

    def agree(self, play: P) -> Decision:
        """A stack beside units of both allies is diverted if both want it (ruling T3)."""
        state = play.state
        army = UNITS[self._others(state, self.proposed)[0]].army
        actions = [act("agree"), act("refuse")]
        where = hex_key(self.proposed)
        return ask_army(state, army, "prompt-agree-diversion", actions, "G12.14", hex=where)

    def on_agree(self, play: P, action: Action) -> Flow:
        hex_, self.proposed = self.proposed, -1
        if action.verb == "agree":
            return self._divert(play, hex_)
        self.barred |= 1 << hex_
        play.tell("diversion-refused", hex=hex_key(hex_))
        return self._divert_or_go_on(play.state)

    # --- G12.12 to G12.15: who attacks whom -------------------------------------------------------

    def press(self, play: P) -> Flow:
        """Units with a single choice, where all can be satisfied, are not asked."""
        problem = self._problem(play.state)
        if problem.attackers and not self.assigned:
            play.tell("must-attack", count=len(problem.attackers))
        return "assign" if self._pending(play.state, self._press(problem)) else "reach_out"

    def _press(self, problem: Partition) -> Partition:
        """Send those who have a single choice, and whom that leaves with one."""
        forced = problem.shortfall() == 0
        while forced:
            forced = False
            for who in problem.free:
                found = list(problem.choices(who))
                if len(found) == 1:
                    self.assigned = (*self.assigned, (who.unit, found[0]))
                    problem = problem.with_one(who.unit, found[0])
                    forced = True
                    break
        return problem

    def _pending(
        self, state: SavannahState, problem: Partition
    ) -> list[tuple[Attacker, list[int]]]:
        """The units that have yet to be told, with what they may attack; one seat at a time.

        The seat that has told fewer units goes on, so that two allies take turns (ruling T4).
        """
        found = [(who, list(problem.choices(who))) for who in problem.free]
        found = [(who, choices) for who, choices in found if choices]
        shares = [
            (sum(UNITS[unit].army in armies for unit in problem.assigned), place, share)
            for place, armies in enumerate(groups(state, self.side))
            if (share := [pair for pair in found if UNITS[pair[0].unit].army in armies])
        ]
        return min(shares, key=itemgetter(0, 1))[2] if shares else []

    def assign(self, play: P) -> Decision:
        state = play.state
        pending = self._pending(state, self._problem(state))
        army = UNITS[pending[0][0].unit].army
        actions = [
            act("attack", unit_key(who.unit), hex_key(hex_))
            for who, choices in pending
            for hex_ in choices
        ]
        told = len(self.assigned)
        return ask_army(state, army, "prompt-attack", actions, "G12.21", count=told)

    def why_assign(self, state: SavannahState, action: Action) -> Denial | None:
        if action.verb != "attack" or len(action.args) != 2:
            return None
        if action.args[0] not in UNIT or action.args[1] not in HEX:
            return None
        unit, hex_ = UNIT[action.args[0]], hex_at(action.args[1])
        if UNITS[unit].side != self.side:
            return deny("G12.11", "deny-unit-not-yours", unit=action.args[0])
        if unit in dict(self.assigned):
            return deny("G12.15.a", "deny-attack-assigned", unit=action.args[0])
        if hex_ == self.diverted:
            return deny("G12.14", "deny-attack-diverted", hex=action.args[1])
        return must_attack(state, unit) or attackable(state, unit, hex_) or self._torn(unit, hex_)

    def _torn(self, unit: int, hex_: int) -> Denial:
        """A target within reach that would leave others out, or bring two nations together."""
        for other, aim in self.assigned:
            if aim == hex_ and UNITS[other].army != UNITS[unit].army:
                return deny("X4.13.multi", "deny-attack-nations", hex=hex_key(hex_))
        return deny("G12.15.d", "deny-attack-partition", unit=unit_key(unit), hex=hex_key(hex_))

    def on_assign(self, play: P, action: Action) -> Flow:
        del play
        self.assigned = (*self.assigned, (UNIT[action.args[0]], hex_at(action.args[1])))
        return "press"

    def _left(self, state: SavannahState) -> list[tuple[int, list[int]]]:
        """The targets that nobody attacks yet, with the combats that can take them on."""
        problem = self._problem(state)
        done = {hex_ for hex_, _ in self.extended}
        found = [(h, problem.carriers(h)) for h in members(problem.open) if h not in done]
        return [(hex_, self._able(state, carriers)) for hex_, carriers in found if carriers]

    def _able(self, state: SavannahState, carriers: list[int]) -> list[int]:
        """The combats that could take a target on, of the stronger seat there (ruling T2)."""
        seat = self._seat(state, [u for aim in carriers for u in self._force(aim)])
        return [aim for aim in carriers if self._seat(state, self._force(aim)) == seat] or carriers

    def _force(self, aim: int) -> list[int]:
        """The units that have been told to attack a hex."""
        return sorted([unit for unit, hex_ in self.assigned if hex_ == aim])

    def _seat(self, state: SavannahState, units: Sequence[int]) -> str:
        """The seat that decides for some attackers."""
        return state.seat_of(UNITS[foremost(state, units)[0]].army)

    def reach_out(self, play: P) -> Flow:
        """G12.15: attackers of one hex take on the enemies that are left, without a choice."""
        self._reach_out(play.state)
        return "extend" if self._left(play.state) else "declare"

    def _reach_out(self, state: SavannahState) -> None:
        for hex_, carriers in self._left(state):
            if len(carriers) == 1:
                self.extended = (*self.extended, (hex_, carriers[0]))

    def extend(self, play: P) -> Decision:
        state = play.state
        left = [
            (self._seat(state, self._force(carriers[0])), hex_, carriers)
            for hex_, carriers in self._left(state)
        ]
        seat = left[0][0]
        actions = [
            act("extend", hex_key(hex_), hex_key(carrier))
            for whose, hex_, carriers in left
            for carrier in carriers
            if whose == seat
        ]
        return ask(seat, "prompt-extend", actions, "G12.15")

    def why_extend(self, state: SavannahState, action: Action) -> Denial | None:
        del state
        if action.verb != "extend" or len(action.args) != 2 or action.args[0] not in HEX:
            return None
        return deny("G12.15.d", "deny-extend", hex=action.args[0])

    def on_extend(self, play: P, action: Action) -> Flow:
        del play
        pair = (hex_at(action.args[0]), hex_at(action.args[1]))
        self.extended = (*self.extended, pair)
        return "reach_out"

    # --- G12.21, G12.22: all is announced ---------------------------------------------------------

    def declare(self, play: P) -> Flow:
        state = play.state
        self.combats = self._declared(state)
        for attackers, targets, _, _ in self.combats:
            for unit in attackers:
                for target in targets:
                    play.tell("declared", unit=unit_key(unit), hex=hex_key(target))
        if state.pinned:
            state.pinned = 0
            play.tell("pins-lifted")
        return None

    def _declared(self, state: SavannahState) -> tuple[Declared, ...]:
        """The combats that have been told so far."""
        aims = dict.fromkeys(hex_ for _, hex_ in self.assigned)
        return tuple(self._combat(state, aim) for aim in aims)

    def foretold(self, state: SavannahState, action: Action | None = None) -> tuple[Declared, ...]:
        """The combats that stand once ``action`` is chosen, or already; none while more is asked.

        Whoever chooses may want to know which enemies his attack takes on besides (G12.15).
        """
        if self.step == "pick":
            return self.combats
        twin = cast("CloseCombat", self.copy())
        if action is not None and action.verb == "attack":
            attack = (UNIT[action.args[0]], hex_at(action.args[1]))
            twin.assigned = (*self.assigned, attack)
            if twin._pending(state, twin._press(twin._problem(state))):
                return ()
        elif action is not None:
            twin.extended = (*self.extended, (hex_at(action.args[0]), hex_at(action.args[1])))
        twin._reach_out(state)
        return () if action is not None and twin._left(state) else twin._declared(state)

    def _combat(self, state: SavannahState, aim: int) -> Declared:
        units = tuple(self._force(aim))
        targets = (aim, *(hex_ for hex_, carrier in self.extended if carrier == aim))
        defenders = tuple(
            unit for hex_ in targets for unit in combat_units(state, 1 - self.side, hex_)
        )
        return units, targets, defenders, self.shift_of(state, units)

    def shift_of(self, state: SavannahState, units: Sequence[int]) -> int:
        """A column less for attackers one of whom is next to the diverted stack (G12.14)."""
        near = GRID.adjacency[self.diverted] if self.diverted >= 0 else 0
        return -int(any(near >> state.at[unit] & 1 for unit in units))

    def answer_cards(self, play: P) -> Flow:
        del play
        return Window("declared") if self.combats else None

    # --- G12.23: one after another ----------------------------------------------------------------

    def next_combat(self, play: P) -> Flow:
        del play
        if len(self.combats) > 1:
            return "pick"
        if not self.combats:
            return "stragglers"
        return self._take_up(0)

    def _take_up(self, number: int) -> Call:
        chosen = self.combats[number]
        self.combats = self.combats[:number] + self.combats[number + 1 :]
        return Call(Combat(*chosen), "next_combat")

    def pick(self, play: P) -> Decision:
        """Who has more combats left says which of them is next: allies take turns (ruling T4)."""
        state = play.state
        by_seat: dict[str, list[Action]] = {
            state.seat_of(armies[0]): [] for armies in groups(state, self.side)
        }
        for combat in self.combats:
            by_seat[self._seat(state, combat[0])].append(act("resolve", hex_key(combat[1][0])))
        seat = max(by_seat, key=lambda seat: len(by_seat[seat]))
        return ask(seat, "prompt-resolve", by_seat[seat], "G12.23")

    def why_pick(self, state: SavannahState, action: Action) -> Denial | None:
        del state
        if action.verb != "resolve" or len(action.args) != 1 or action.args[0] not in HEX:
            return None
        return deny("G12.23", "deny-resolve", hex=action.args[0])

    def on_pick(self, play: P, action: Action) -> Flow:
        del play
        aim = hex_at(action.args[0])
        return self._take_up([combat[1][0] for combat in self.combats].index(aim))

    # --- G13.3.g, G13.4.g: those who cannot get away ----------------------------------------------

    def stragglers(self, play: P) -> Flow:
        """Units of this side in disorder next to enemies, and without friends in order.

        The phase is theirs: those of the enemy have their own movement first, to get away.
        """
        state = play.state
        self.fleeing = tuple(
            unit
            for unit, order in enumerate(state.order)
            if order
            and state.at[unit] >= 0
            and UNITS[unit].side == self.side
            and enemy_adjacent(state, state.at[unit], self.side)
            and not self._covered(state, unit)
        )
        return None

    def _covered(self, state: SavannahState, unit: int) -> bool:
        together = combat_units(state, UNITS[unit].side, state.at[unit])
        return any(state.order[other] == PARADE for other in together)

    def give_way(self, play: P) -> Flow:
        """The shattered are captured; the disrupted are shattered and retreat."""
        state = play.state
        while self.fleeing:
            unit, self.fleeing = self.fleeing[0], self.fleeing[1:]
            if state.at[unit] < 0:
                continue
            by = self._captor(state, unit)
            if state.order[unit] == SHATTERED:
                capture(play, unit, by)
                continue
            disrupt(play, unit, by)
            return Call(Retreat(unit, DISORDER_RETREAT, by), "give_way")
        return DONE

    def _captor(self, state: SavannahState, unit: int) -> int:
        """The army of the enemies next to a unit, the French before the Americans."""
        enemy = 1 - UNITS[unit].side
        near = GRID.adjacency[state.at[unit]] & occupied(state, enemy)
        return credited_army([u for h in members(near) for u in combat_units(state, enemy, h)])
