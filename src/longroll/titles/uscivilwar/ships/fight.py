"""21.4.1 to 21.6 Naval battle: who intercepts, who stays in port, dice, losses, and retreat."""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Done, Flow

from ..base import P, card_key, place_key, place_of, roll_dice, side_key
from ..battle.chances import chances
from ..battle.odds import Line, dice_of, tell_dice
from ..cards import hand_size
from ..components import CARD_KINDS, CHARTS, GROUND, SIDE_KEYS, TABLES, UNION, Outcome
from ..facts import facts
from ..ground import COASTAL_FORTS, ISLANDS, OCEAN_PORTS, PORTS, SISTERS
from ..state import CivilWarState, ship_parts
from .chase import LOST, TIED, WON, Chase
from .crew import (
    NOBODY,
    Crew,
    crew_of,
    displace_leaders,
    exposed_crew,
    hide_crew,
    key_at,
    leader_bonus,
    leaders_at,
    less,
    move_crew,
    shaken_of,
    ship_at,
    ship_name,
    slot_of,
    strength_of,
    strike,
    unsettle,
    unsettled,
)
from .pieces import (
    BATTERY,
    HULL,
    MOBILE,
    OCEAN,
    exposed,
    idle_units,
    lying,
    posts,
    strength_at,
    works_at,
)

__all__ = ["DAMAGES", "Fight", "Score", "ironclads"]

_NAVAL: Final = TABLES.naval.number
_CARDS: Final = (CARD_KINDS.index("naval"), CARD_KINDS.index("any"))
DAMAGES: Final = 2
"""The mark of a result that damages a ship."""
_MONITORS: Final = 2
_JOINED: Final = 2


def ironclads(turn: int) -> int:
    """21.5: the NSP of the Union's ocean ironclads in a turn.

    >>> [ironclads(turn) for turn in (1, 2, 15, 16)]
    [0, 1, 7, 8]
    """
    return turn // _NAVAL("ironclads_a_turn")


class Score(NamedTuple):
    """What the dice of both sides have brought: the result, hits and damages.

    ``hits`` and ``harms`` fall on the defender's ships, ``sinking`` and ``harming`` on the
    attacker's, as far as there are ships to bear them.
    """

    result: int
    hits: int
    harms: int
    sinking: int
    harming: int


class Fight(Chase):
    """The battle itself, on top of who is there: `Cruise` and `Gunboats` have its steps."""

    __slots__ = ()

    def against(self, goal: int) -> Self:
        """The same ships before a battle in a place, for whoever weighs it."""
        twin = self.copy()
        assert isinstance(twin, type(self))
        twin.goal = goal
        return twin

    # --- Who stays in port ------------------------------------------------------------------------

    def opposed(self, state: CivilWarState) -> bool:
        """21.6.1: whether somebody would have to be fought."""
        enemy = 1 - self.side
        return bool((posts(state, enemy) | idle_units(state, enemy)) >> self.goal & 1)

    def shelter(self, play: P) -> Flow:
        """21.4.3, 21.4.4: ships in a fortified port need not fight, and go to its fort or back."""
        state, enemy = play.state, 1 - self.side
        crew = exposed_crew(state, enemy, self.goal)
        if not sum(crew):
            return None
        actions = [act("slip-away", place_key(place)) for place in members(self._havens(state))]
        idle = self._sheltered(state)
        if any(idle):
            actions.append(act("hide"))
            if sum(idle) > 1:
                actions += [act("hide", ship_name(slot)) for slot, n in enumerate(idle) if n]
        if not actions:
            return None
        return ask(
            SIDE_KEYS[enemy],
            "prompt-shelter",
            [*actions, act("meet")],
            "21.4.4",
            place=place_key(self.goal),
            held=strength_at(state, enemy, self.goal),
            **self.coming(),
        )

    def _fortified(self, state: CivilWarState) -> bool:
        """21.4.4: whether the enemy's ships lie in a port with a fort, or in a Coastal Fort."""
        sheltered = (PORTS | COASTAL_FORTS) >> self.goal & 1
        return bool(sheltered and works_at(state, 1 - self.side, self.goal))

    def _sheltered(self, state: CivilWarState) -> Crew:
        """21.4.4, 9.3.4: the enemy's ships that may stay in port: not who has just intercepted."""
        if not self._fortified(state):
            return NOBODY
        return less(exposed_crew(state, 1 - self.side, self.goal), self.joined)

    def _havens(self, state: CivilWarState) -> Mask:
        """21.4.3, 9.3.4: where they avoid battle: from a port to its fort, unless some came.

        10.3.2: if both are theirs.
        """
        shut = posts(state, self.side) | idle_units(state, self.side)
        held = facts(state).held[1 - self.side]
        if any(self.joined) or not held >> self.goal & 1:
            return 0
        return SISTERS.get(self.goal, 0) & held & ~shut

    def on_shelter(self, play: P, action: Action) -> Flow:
        """All of them, or one, are safe from ships, and lost with the port; or the rest fight."""
        if action.verb == "meet":
            return None
        if action.verb == "slip-away":
            self._evade(play, place_of(action))
            return "arrive"
        number = self.hide(play.state, action)
        play.tell("hides", number=number, place=place_key(self.goal))
        return "shelter"

    def hide(self, state: CivilWarState, action: Action) -> int:
        """21.4.4: all ships of the enemy stay in port, or the one that is named; how many."""
        crew = self._sheltered(state)
        if action.args:
            chosen = ship_at(action.args[0])
            crew = tuple(int(slot == chosen) for slot in range(len(crew)))
        hide_crew(state, crew, self.goal)
        return sum(crew)

    def evade(self, state: CivilWarState, haven: int) -> int:
        """9.3.1: the whole force of the enemy goes; how many ships that are."""
        enemy = 1 - self.side
        crew = exposed_crew(state, enemy, self.goal)
        leaders = leaders_at(state, self.goal) if enemy == UNION else ()
        coal = state.low_coal >> self.goal & 1
        move_crew(state, crew, leaders, self.goal, haven)
        state.low_coal |= coal << haven
        return sum(crew)

    def _evade(self, play: P, haven: int) -> None:
        number = self.evade(play.state, haven)
        play.tell(
            "cruised",
            side=side_key(1 - self.side),
            number=number,
            origin=place_key(self.goal),
            place=place_key(haven),
        )

    def why_shelter(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why no such ship stays in port, or none leaves it."""
        if action.verb == "slip-away":
            return deny("21.4.3", "deny-no-evasion", place=place_key(self.goal))
        if action.verb != "hide":
            return None
        if not self._fortified(state):
            return deny("21.4.4", "deny-no-fortified-port", place=place_key(self.goal))
        slot = ship_at(action.args[0]) if action.args else 0
        if not action.args or (slot >= 0 and self.joined[slot]):
            return deny("9.3.4", "deny-has-chased", place=place_key(self.goal))
        return deny("21.4.4", "deny-not-moored", place=place_key(self.goal))

    # --- What is added ----------------------------------------------------------------------------

    def _may_add(self, state: CivilWarState) -> bool:
        """21.5: whether ocean ironclads may join."""
        good = COASTAL_FORTS | ISLANDS | OCEAN_PORTS & _BLOCKADED
        return bool(
            self.monitors
            and self.side == UNION
            and (self.monitors == _JOINED or not state.naval_action & _MONITORS)
            and _ocean(self.crew)
            and good >> self.goal & 1
            and not self.extra
            and ironclads(state.turn)
        )

    def stake(self, play: P) -> Flow:
        """21.6.5, 21.12, 21.5: a card of the attacker for ships, and the ocean ironclads."""
        state = play.state
        hand = state.hands[self.side]
        added = [act("monitors", ironclads(state.turn))] if self._may_add(state) else []
        if self.card >= 0 or not hand_size(state, self.side):
            if not added:
                return None
            kinds = []
        else:
            kinds = [act("stake", card_key(kind)) for kind in _CARDS if hand[kind]]
        lines = self.lines(state)
        return ask(
            SIDE_KEYS[self.side],
            "prompt-naval-stake",
            [*added, *kinds, act("withhold")],
            "21.6.5",
            place=place_key(self.goal),
            attack=strength_of(self.crew) + self.extra,
            defence=strength_at(state, 1 - self.side, self.goal),
            chance=round(100 * chances(*lines).won),
        )

    def on_stake(self, play: P, action: Action) -> Flow:
        """It counts in this battle."""
        state = play.state
        if action.verb == "withhold":
            return None
        if action.verb == "monitors":
            self.extra, self.monitors = action.integer(0), _JOINED
            state.naval_action |= _MONITORS
            play.tell("monitors", number=self.extra)
            return "stake"
        self.card = CARD_KINDS.index(action.args[0])
        state.hands[self.side][self.card] -= 1
        play.tell("played", side=side_key(self.side), card=action.args[0], use="naval-stake")
        return "stake"

    def why_stake(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a card or the ocean ironclads do not help."""
        if action.verb == "monitors":
            return self._why_not_added(state)
        if action.verb != "stake" or not action.args or action.args[0] not in CARD_KINDS:
            return None
        kind = CARD_KINDS.index(action.args[0])
        if kind not in _CARDS:
            return deny("21.12", "deny-card-not-for-ships", card=action.args[0])
        if self.card >= 0:
            return deny("21.6.5", "deny-one-card")
        return deny("18.1", "deny-no-such-card", card=action.args[0])

    def _why_not_added(self, state: CivilWarState) -> Denial | None:
        if self.side != UNION or not ironclads(state.turn):
            return deny("21.5", "deny-no-monitors")
        if self.extra or (state.naval_action & _MONITORS and self.monitors != _JOINED):
            return deny("21.5", "deny-monitors-used")
        if not self.monitors or not _ocean(self.crew):
            return deny("21.5", "deny-monitors-need-card")
        return deny("21.5", "deny-monitors-too-deep", place=place_key(self.goal))

    # --- Dice -------------------------------------------------------------------------------------

    def parts(self, state: CivilWarState) -> list[tuple[int, str, int]]:
        """21.6.5: what either side adds to its dice: the side, a key, and how much."""
        enemy = 1 - self.side
        found = [
            (self.side, "naval-leader", _NAVAL("leader") if self.leaders else 0),
            # 21.14: one that is demoralised is enough; others need not take it along.
            (self.side, "naval-shaken", _NAVAL("demoralised") if any(shaken_of(self.crew)) else 0),
            (self.side, "card", _NAVAL("card") if self.card >= 0 else 0),
            (enemy, "naval-leader", leader_bonus(state, enemy, self.goal)),
        ]
        return [part for part in found if part[2]]

    def lines(self, state: CivilWarState) -> tuple[Line, Line]:
        """21.6.2.1, 21.6.2.2: columns, dice and modifiers of both."""
        enemy, parts = 1 - self.side, self.parts(state)
        strengths = (strength_of(self.crew) + self.extra, strength_at(state, enemy, self.goal))
        mine, theirs = (CHARTS.column(strength) for strength in strengths)
        added, led = (
            sum(amount for side, _, amount in parts if side == one) for one in (self.side, enemy)
        )
        return Line(mine, dice_of(mine), added), Line(theirs, dice_of(theirs), led)

    def roll(
        self, play: P, side: int, line: Line, change: int = 0
    ) -> tuple[tuple[int, ...], int, Outcome]:
        """The dice of a side, their sum with all modifiers, and what it does."""
        dice = roll_dice(play, f"ships-{side_key(side)}", line.dice)
        roll = sum(dice) + line.modifier + change
        return dice, roll, CHARTS.fight(line.column, roll)

    def fight(self, play: P) -> Flow:
        """21.6.2.3, 21.6.2.4: the higher result wins."""
        state, enemy = play.state, 1 - self.side
        self.mine = strength_of(self.crew) + self.extra
        self.held = strength_at(state, enemy, self.goal)
        lines = self.lines(state)
        where, attacker = place_key(self.goal), side_key(self.side)
        play.tell("naval-attack", side=attacker, place=where, number=self.mine, defenders=self.held)
        for side, key, amount in self.parts(state):
            play.tell(f"modifier-{key}", side=side_key(side), amount=amount)
        thrown, _, done = self.roll(play, self.side, lines[0])
        answered, _, suffered = self.roll(play, enemy, lines[1])
        score = self.score(state, done, suffered)
        self.result, self.hits, self.harms, self.sinking, self.harming = score
        tell_dice(
            play,
            "naval-battle",
            lines,
            (thrown, answered),
            (done, suffered),
            side=attacker,
            place=where,
        )
        return None

    def score(self, state: CivilWarState, done: Outcome, suffered: Outcome) -> Score:
        """21.6.2.4, 21.6.6: who has won, and what both suffer; a fort takes the first hit."""
        absorbed = 1 if works_at(state, 1 - self.side, self.goal) else 0
        return Score(
            WON if done > suffered else TIED if done == suffered else LOST,
            max(0, done.losses - absorbed),
            int(done.mark == DAMAGES),
            suffered.losses,
            int(suffered.mark == DAMAGES),
        )

    # --- Losses -----------------------------------------------------------------------------------

    def victims(self, state: CivilWarState) -> list[int]:
        """21.6.6: ships of the defender that the attacker may name."""
        return [
            key
            for key in lying(state, 1 - self.side, self.goal)
            if ship_parts(key)[1] != BATTERY and exposed(state, key)
        ]

    def strike(self, play: P) -> Flow:
        """21.6.6: the attacker deals out what he has done; a fort has taken the first hit."""
        state = play.state
        victims = self.victims(state)
        if not victims or not (self.hits or self.harms):
            return None
        if len(victims) == 1:
            self._hit(play, victims[0])
            return "strike"
        verb = "sink" if self.hits else "damage"
        names = [_name(key) for key in victims]
        actions = [act(verb, name) for name in names]
        where = place_key(self.goal)
        return ask(SIDE_KEYS[self.side], "prompt-strike", actions, "21.6.6", place=where)

    def _hit(self, play: P, key: int) -> None:
        sink = self.hits > 0
        strike(play, key, self.goal, sink=sink)
        if sink:
            self.hits -= 1
        else:
            self.harms -= 1
        enemy = 1 - self.side
        if enemy == UNION and not sum(crew_of(play.state, enemy, self.goal, sailed=True)):
            displace_leaders(play, self.goal, leaders_at(play.state, self.goal))

    def on_strike(self, play: P, action: Action) -> Flow:
        """One ship is hit."""
        for key in self.victims(play.state):
            if _name(key) == action.args[0]:
                self._hit(play, key)
                break
        return "strike"

    def why_strike(self, _state: CivilWarState, action: Action) -> Denial | None:
        """Why that ship is not hit."""
        return self.why_loss(action)

    def suffer(self, play: P) -> Flow:
        """21.6.6: the own losses, as their owner chooses."""
        if not self.sinking and not self.harming:
            return None
        return self.ask_loss(play)

    def on_suffer(self, play: P, action: Action) -> Flow:
        """One ship is hit."""
        self.take_loss(play, action)
        return "suffer"

    def why_suffer(self, _state: CivilWarState, action: Action) -> Denial | None:
        """Why that ship is not hit."""
        return self.why_loss(action)

    def ask_loss(self, play: P) -> Flow:
        """Which of the own ships is hit; one sort, or none, needs no question."""
        slots = [slot for slot, number in enumerate(self.crew) if number]
        if not slots:
            self.sinking = self.harming = 0
            return self.step
        verb = "sink" if self.sinking else "damage"
        actions = [act(verb, ship_name(slot)) for slot in slots]
        if len(slots) == 1:
            self.take_loss(play, actions[0])
            return self.step
        where = place_key(self.place)
        return ask(SIDE_KEYS[self.side], "prompt-suffer", actions, "21.6.6", place=where)

    def under_fire(self) -> int:
        """Where the own ships are hit: in the place of the battle."""
        return self.goal

    def take_loss(self, play: P, action: Action) -> None:
        """A hit, or a damage, on a ship of the own crew."""
        slot, sink = ship_at(action.args[0]), self.sinking > 0
        key, where = key_at(self.place, slot), self.under_fire()
        new = strike(play, key, where, sink=sink, sailed=self.at_sea())
        if new and ship_parts(new)[1] == HULL:
            self.hulls += 1
        crew = list(self.crew)
        crew[slot] -= 1
        if new and ship_parts(new)[1] in MOBILE:
            crew[slot_of(*ship_parts(new)[1:])] += 1
        self.crew = tuple(crew)
        if sink:
            self.sinking -= 1
        else:
            self.harming -= 1

    def at_sea(self) -> bool:
        """Whether the crew is marked as having sailed in this phase, where it is."""
        return False

    def why_loss(self, action: Action) -> Denial | None:
        """Why that ship is not hit."""
        if action.verb not in ("sink", "damage"):
            return None
        return deny("21.6.6", "deny-not-hit", place=place_key(self.goal))

    # --- After the battle -------------------------------------------------------------------------

    def settled(self, play: P) -> Flow:
        """21.6.2.5: the loser is demoralised, and retreats; a card served this battle (21.6.5)."""
        self.card, self.extra = -1, 0
        key = {WON: "naval-won", TIED: "naval-tied", LOST: "naval-lost"}[self.result]
        play.tell(key, side=side_key(self.side), place=place_key(self.goal))
        if self.result == LOST:
            unsettle(play.state, self.crew, self.place, sailed=self.at_sea())
            self.crew = unsettled(self.crew)
        if self.result != WON:
            return "withdraw"
        unsettle(play.state, exposed_crew(play.state, 1 - self.side, self.goal), self.goal)
        return "enter"

    def done(self) -> Flow:
        """It returns whether the attacker has won."""
        return Done(int(self.result == WON))


def _name(key: int) -> str:
    """What a ship of the defender is called in actions."""
    _, kind, damaged, shaken = ship_parts(key)
    return "hull" if kind == HULL else ship_name(slot_of(kind, damaged, shaken))


def _ocean(crew: Crew) -> int:
    """21.5: intact ocean NSP."""
    return crew[slot_of(OCEAN)] + crew[slot_of(OCEAN, shaken=1)]


_BLOCKADED: Final[Mask] = mask(p for p, value in enumerate(GROUND.modifier) if value > 0)
