"""21.4 to 21.6 Naval battle: who intercepts, who stays in port, dice, losses, and retreat."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Done, Flow

from ..base import P, card_key, place_key, place_of, side_key
from ..battle.chances import chances
from ..battle.odds import Line, dice_of
from ..cards import hand_size
from ..components import CARD_KINDS, CHARTS, GROUND, SIDE_KEYS, TABLES, UNION, Outcome
from ..ground import COASTAL_FORTS, ISLANDS, OCEAN_PORTS, PORTS
from ..state import CivilWarState, ship_key, ship_parts
from .chase import LOST, NOBODY, TIED, WON, Chase, fleets_of
from .crew import (
    Crew,
    crew_of,
    displace_leaders,
    kinds_of,
    leader_bonus,
    leaders_at,
    move_crew,
    ship_at,
    ship_name,
    strength_of,
    strike,
)
from .lanes import both
from .pieces import (
    HULL,
    MOBILE,
    OCEAN,
    idle_units,
    lying,
    posts,
    strength_at,
    take_ships,
    works_at,
)

__all__ = ["Fight", "ironclads"]

_NAVAL: Final = TABLES.naval.number
_CARDS: Final = (CARD_KINDS.index("naval"), CARD_KINDS.index("any"))
_DAMAGES: Final = 2
"""The mark of a result that damages a ship; the one below it turns ships back (21.13)."""
_DIAMOND: Final = 1
_MONITORS: Final = 2


def ironclads(turn: int) -> int:
    """21.5: the NSP of the Union's ocean ironclads in a turn.

    >>> [ironclads(turn) for turn in (1, 2, 15, 16)]
    [0, 1, 7, 8]
    """
    return turn // _NAVAL("ironclads_a_turn")


class Fight(Chase):
    """The battle itself, on top of who is there: `Cruise` and `Gunboats` have its steps."""

    __slots__ = ()

    # --- Who stays in port ------------------------------------------------------------------------

    def opposed(self, state: CivilWarState) -> bool:
        """21.6.1: whether somebody would have to be fought."""
        enemy = 1 - self.side
        return bool((posts(state, enemy) | idle_units(state, enemy)) >> self.goal & 1)

    def shelter(self, play: P) -> Flow:
        """21.4.4: ships behind a fort of theirs need not fight."""
        state, enemy = play.state, 1 - self.side
        afloat = fleets_of(state, enemy) >> self.goal & 1
        hidden = state.harboured >> self.goal & 1
        if not afloat or hidden or not works_at(state, enemy, self.goal):
            return None
        actions = [act("hide"), act("meet")]
        where = place_key(self.goal)
        return ask(SIDE_KEYS[enemy], "prompt-shelter", actions, "21.4.4", place=where)

    def on_shelter(self, play: P, action: Action) -> Flow:
        """They are safe from ships, and lost with the port."""
        if action.verb == "hide":
            play.state.harboured |= 1 << self.goal
            play.tell("hides", place=place_key(self.goal))
        return None

    # --- What is added ----------------------------------------------------------------------------

    def _may_add(self, state: CivilWarState) -> bool:
        """21.5: whether ocean ironclads may join."""
        good = COASTAL_FORTS | ISLANDS | OCEAN_PORTS & _BLOCKADED
        return bool(
            self.monitors
            and self.side == UNION
            and not state.naval_action & _MONITORS
            and self.crew[OCEAN * 2]
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
            self.extra = action.integer(0)
            state.naval_action |= _MONITORS
            play.tell("monitors", number=self.extra)
            return "stake"
        self.card = CARD_KINDS.index(action.args[0])
        state.hands[self.side][self.card] -= 1
        play.tell("played", side=side_key(self.side), card=action.args[0])
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
        if state.naval_action & _MONITORS:
            return deny("21.5", "deny-monitors-used")
        if not self.monitors or not self.crew[OCEAN * 2]:
            return deny("21.5", "deny-monitors-need-card")
        return deny("21.5", "deny-monitors-too-deep", place=place_key(self.goal))

    # --- Dice -------------------------------------------------------------------------------------

    def lines(self, state: CivilWarState) -> tuple[Line, Line]:
        """21.6.2.1, 21.6.2.2: columns, dice and modifiers of both."""
        enemy = 1 - self.side
        column = CHARTS.column(strength_of(self.crew) + self.extra)
        total = _NAVAL("leader") if self.leaders else 0
        total += _NAVAL("demoralised") if self.shaken else 0
        total += _NAVAL("card") if self.card >= 0 else 0
        theirs = CHARTS.column(strength_at(state, enemy, self.goal))
        led = leader_bonus(state, enemy, self.goal)
        return Line(column, dice_of(column), total), Line(theirs, dice_of(theirs), led)

    def _roll(self, play: P, side: int, line: Line, change: int = 0) -> tuple[int, Outcome]:
        dice = sum(play.d6(f"ships-{side_key(side)}") for _ in range(line.dice))
        roll = dice + line.modifier + change
        return roll, CHARTS.fight(line.column, roll)

    def fight(self, play: P) -> Flow:
        """21.6.2.3, 21.6.2.4: the higher result wins."""
        state, enemy = play.state, 1 - self.side
        self.mine = strength_of(self.crew) + self.extra
        self.held = strength_at(state, enemy, self.goal)
        attack, defence = self.lines(state)
        first, done = self._roll(play, self.side, attack)
        second, suffered = self._roll(play, enemy, defence)
        self.result = WON if done > suffered else TIED if done == suffered else LOST
        play.tell(
            "naval-battle",
            side=side_key(self.side),
            place=place_key(self.goal),
            attack=first,
            defence=second,
            done=str(done),
            suffered=str(suffered),
        )
        absorbed = 1 if works_at(state, enemy, self.goal) else 0
        self.hits = max(0, done.losses - absorbed)
        self.harms = int(done.mark == _DAMAGES)
        self.sinking, self.harming = suffered.losses, int(suffered.mark == _DAMAGES)
        return None

    # --- Losses -----------------------------------------------------------------------------------

    def _victims(self, state: CivilWarState) -> list[int]:
        """21.6.6: ships of the defender that the attacker may name."""
        enemy = 1 - self.side
        hidden = state.harboured >> self.goal & 1
        return [
            key
            for key in lying(state, enemy, self.goal)
            if ship_parts(key)[1] == HULL or (ship_parts(key)[1] in MOBILE and not hidden)
        ]

    def strike(self, play: P) -> Flow:
        """21.6.6: the attacker deals out what he has done; a fort has taken the first hit."""
        state = play.state
        victims = self._victims(state)
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
        strike(play, key, sink=sink)
        if sink:
            self.hits -= 1
        else:
            self.harms -= 1
        enemy = 1 - self.side
        if enemy == UNION and not fleets_of(play.state, enemy, damaged=True) >> self.goal & 1:
            displace_leaders(play, self.goal, leaders_at(play.state, self.goal))

    def on_strike(self, play: P, action: Action) -> Flow:
        """One ship is hit."""
        for key in self._victims(play.state):
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

    def take_loss(self, play: P, action: Action) -> None:
        """A hit, or a damage, on a ship of the own crew."""
        slot, sink = ship_at(action.args[0]), self.sinking > 0
        kind, damaged = divmod(slot, 2)
        new = strike(play, ship_key(self.place, kind, damaged), sink=sink)
        crew = list(self.crew)
        crew[slot] -= 1
        if new and ship_parts(new)[1] in MOBILE:
            _, kind, damaged = ship_parts(new)
            crew[kind * 2 + damaged] += 1
        self.crew = tuple(crew)
        if sink:
            self.sinking -= 1
        else:
            self.harming -= 1

    def why_loss(self, action: Action) -> Denial | None:
        """Why that ship is not hit."""
        if action.verb not in ("sink", "damage"):
            return None
        return deny("21.6.6", "deny-not-hit", place=place_key(self.goal))

    # --- After the battle -------------------------------------------------------------------------

    def settled(self, play: P) -> Flow:
        """21.6.2.5: the loser is demoralised, and retreats."""
        key = {WON: "naval-won", TIED: "naval-tied", LOST: "naval-lost"}[self.result]
        play.tell(key, side=side_key(self.side), place=place_key(self.goal))
        if self.result == LOST and any(self.crew):
            play.state.shaken_ships |= 1 << self.place
            self.shaken = 1
        if self.result != WON:
            return "withdraw"
        if fleets_of(play.state, 1 - self.side) >> self.goal & 1:
            play.state.shaken_ships |= 1 << self.goal
        return "scatter"

    def _loser(self, state: CivilWarState) -> Crew:
        hidden = state.harboured >> self.goal & 1
        return NOBODY if hidden else crew_of(state, 1 - self.side, self.goal, sailed=True)

    def _refuges(self, state: CivilWarState) -> Mask:
        """21.6.8: where the defender's ships come without passing anybody."""
        crew = self._loser(state)
        own = 1 << self.place
        ends = both(state, 1 - self.side, self.goal, kinds_of(crew), own).ends
        return ends & ~own

    def scatter(self, play: P) -> Flow:
        """21.6.8: the beaten defender goes into port, or to where he may sail in peace."""
        state = play.state
        if not sum(self._loser(state)):
            self._lose_hulls(play)
            return None
        actions = [act("retire", place_key(end)) for end in members(self._refuges(state))]
        if PORTS >> self.goal & 1:
            actions.append(act("into-port"))
        if not actions:
            self._lose_all(play)
            return None
        seat, where = SIDE_KEYS[1 - self.side], place_key(self.goal)
        return ask(seat, "prompt-scatter", actions, "21.6.8", place=where)

    def on_scatter(self, play: P, action: Action) -> Flow:
        """They are there; ironclads under construction stay in port."""
        state, enemy = play.state, 1 - self.side
        if action.verb == "into-port":
            state.harboured |= 1 << self.goal
            play.tell("hides", place=place_key(self.goal))
            return None
        end, crew = place_of(action), self._loser(state)
        leaders = leaders_at(state, self.goal) if enemy == UNION else ()
        move_crew(state, crew, leaders, self.goal, end)
        state.shaken_ships |= 1 << end
        play.tell(
            "cruised",
            side=side_key(enemy),
            number=sum(crew),
            origin=place_key(self.goal),
            place=action.args[0],
        )
        self._lose_hulls(play)
        return None

    def why_scatter(self, _state: CivilWarState, action: Action) -> Denial | None:
        """Why they do not go there."""
        if action.verb == "into-port":
            return deny("21.6.8", "deny-no-port-here", place=place_key(self.goal))
        place = place_of(action)
        if action.verb != "retire" or place < 0:
            return None
        return deny("21.6.8", "deny-no-lane", place=place_key(place))

    def _lose_hulls(self, play: P) -> None:
        """21.10.3: an ironclad under construction that must retreat is lost, but in port."""
        if PORTS >> self.goal & 1:
            return
        state = play.state
        key = ship_key(self.goal, HULL, 0)
        if key in state.ships:
            take_ships(state, key, state.ships[key])

    def _lose_all(self, play: P) -> None:
        """21.6.8: ships without a way out are lost."""
        state, enemy = play.state, 1 - self.side
        for key, number in lying(state, enemy, self.goal).items():
            kind = ship_parts(key)[1]
            if kind in MOBILE:
                take_ships(state, key, number)
                if kind < len(state.reserve):
                    state.reserve[kind] += number
        play.tell("trapped", side=side_key(enemy), place=place_key(self.goal))
        if enemy == UNION:
            displace_leaders(play, self.goal, leaders_at(state, self.goal))
        self._lose_hulls(play)

    # --- Guns that are run ------------------------------------------------------------------------

    def fire(self, play: P, post: int) -> None:
        """21.13: the enemy alone throws, at two less; upriver twice, and both count."""
        state, enemy = play.state, 1 - self.side
        column = CHARTS.column(strength_at(state, enemy, post))
        line = Line(column, dice_of(column), leader_bonus(state, enemy, post))
        for _ in range(2 if self.upriver else 1):
            roll, outcome = self._roll(play, enemy, line, _NAVAL("guns"))
            play.tell("guns", place=place_key(post), roll=roll, done=str(outcome))
            self.sinking += outcome.losses
            self.harming += outcome.mark == _DAMAGES
            self.repelled += self.upriver and outcome.mark == _DIAMOND

    def done(self) -> Flow:
        """It returns whether the attacker has won."""
        return Done(int(self.result == WON))


def _name(key: int) -> str:
    """What a ship of the defender is called in actions."""
    _, kind, damaged = ship_parts(key)
    return "hull" if kind == HULL else ship_name(kind * 2 + damaged)


_BLOCKADED: Final[Mask] = mask(p for p, value in enumerate(GROUND.modifier) if value > 0)
