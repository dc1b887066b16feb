"""11.2 The battle: a card, dice, losses, and what becomes of both forces."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Done, Flow

from ..armies import HARD, lose_morale, rise
from ..base import P, Proc, card_key, place_key, side_key
from ..cards import hand_size
from ..command import commander
from ..components import CARD_KINDS, CHARTS, SIDE_KEYS, TABLES, Outcome
from ..facts import facts, supply
from ..ground import COASTAL_FORTS
from ..ships.support import attack_support, defence_support
from ..state import CivilWarState
from .aftermath import capture_fort, displace, lose, scatter, send_off, shake
from .chances import chances
from .force import FREE, NO_RIVER, Attackers, Verdict, crossing, fighting, overruns, twice
from .odds import Line, attack_line, defence_line, ground_bonus, tell_dice, works_bonus
from .retreat import Retreat

__all__ = ["Battle"]

_BATTLE = TABLES.battle.number
_HEAVY: Final = _BATTLE("heavy")
_SAVED: Final = TABLES.works.number("saved")
_ANY: Final = CARD_KINDS.index("any")
_NAVAL: Final = CARD_KINDS.index("naval")
LOST: Final = -1
TIED: Final = 0
WON: Final = 1


class Battle(Proc):
    """A force attacks whoever holds a place; returns the ``code`` of a `Verdict`.

    The attackers stand in ``origin`` from beginning to end, so that zones, rivers and supply are
    judged as the rules want it; who has won moves in afterwards.

    Args:
        force: the attackers.
        place: whose defenders they fight (`force.defended`).
        landing: they come from the sea, over no hexside (20.5); they stand where they sailed from.
        exposed: the defenders have failed to avoid battle: neither works nor ground help (9.3.3).
        escorted: a card opens a river under enemy control, as if it were their own (18.1).

    ``card`` is the kind of the card played, or -1; ``held`` the SP of the defenders at the start;
    ``result`` is LOST, TIED or WON for the attackers; ``lost`` their losses; ``refuge`` where the
    defenders retreated.
    """

    __slots__ = (
        *("card", "escorted", "exposed", "held", "landing", "leader", "lost", "origin", "place"),
        *("refuge", "result", "shaken", "side", "staff", "strength", "theatre"),
    )
    clause = "11.2"
    steps = (
        *("begin", "stake", "fight", "attackers_left", "defenders_left", "retreat"),
        *("retreated", "over"),
    )

    def __init__(
        self,
        force: Attackers,
        place: int,
        *,
        landing: bool = False,
        exposed: bool = False,
        escorted: bool = False,
    ) -> None:
        super().__init__()
        self.side, self.origin, self.leader, self.staff = force[:4]
        self.strength, self.shaken, self.theatre = force[4:]
        self.place = place
        self.landing, self.exposed, self.escorted = int(landing), int(exposed), int(escorted)
        self.card = self.refuge = -1
        self.held = self.lost = 0
        self.result = TIED

    # --- Who fights -------------------------------------------------------------------------------

    def force(self) -> Attackers:
        """The attackers as they are now."""
        return Attackers(
            self.side,
            self.origin,
            self.leader,
            self.staff,
            self.strength,
            self.shaken,
            self.theatre,
        )

    def river(self, state: CivilWarState) -> int:
        """11.5, 11.5.2: what keeps attackers from the battle."""
        if self.landing:
            return NO_RIVER
        found = crossing(state, self.side, self.origin, self.place)
        return FREE if found and self.escorted else found

    def lines(self, state: CivilWarState) -> tuple[Line, Line]:
        """What attackers and defenders roll with."""
        force = self.force()
        attack = attack_line(state, force, self.river(state), card=self.card >= 0)
        defence = defence_line(
            state, force, self.place, landing=bool(self.landing), exposed=bool(self.exposed)
        )
        mine, theirs = self.support(state)
        return (
            attack._replace(modifier=attack.modifier + mine, proud=self._proud(state, self.side)),
            defence._replace(
                modifier=defence.modifier + theirs, proud=self._proud(state, 1 - self.side)
            ),
        )

    def parts(
        self, state: CivilWarState, lines: tuple[Line, Line]
    ) -> tuple[tuple[int, str, int], ...]:
        """11.4: of what the modifiers of ``lines`` consist: the side, what it is, how much."""
        attack, defence = lines
        shaken = _BATTLE("demoralised") if self.shaken else 0
        card = _BATTLE("card") if self.card >= 0 else 0
        near, far = self.support(state)
        led = attack.modifier - shaken - card - near
        mine = {"generals": led, "demoralised": shaken, "card": card, "ships": near}
        works = ground = 0
        if not self.exposed:
            works = works_bonus(state, 1 - self.side, self.place)
            origin = -1 if self.landing else self.origin
            ground = ground_bonus(state, self.side, origin, self.place)
        works, ground = (works, 0) if works >= ground else (0, ground)
        led = defence.modifier - works - ground - far
        theirs = {"generals": led, "works": works, "ground": ground, "ships": far}
        return tuple(
            (side, key, amount)
            for side, parts in ((self.side, mine), (1 - self.side, theirs))
            for key, amount in parts.items()
            if amount
        )

    def support(self, state: CivilWarState) -> tuple[int, int]:
        """21.3: what ships add to the dice of attackers and defenders."""
        enemy = 1 - self.side
        return (
            attack_support(state, self.side, self.place),
            defence_support(state, enemy, self.place),
        )

    def begin(self, play: P) -> Flow:
        """11.1.2: odds of 7:1 need no battle; modifiers do not count."""
        state = play.state
        self.held = state.strength(1 - self.side, self.place)
        number = fighting(self.strength, self.river(state))
        if not overruns(number, self.held):
            play.tell(
                "battle",
                side=side_key(self.side),
                number=number,
                defenders=self.held,
                place=place_key(self.place),
            )
            if number < self.strength:
                play.tell("river-divides", number=number, left=self.strength - number)
            return None
        displace(play, 1 - self.side, self.place)
        return Done(Verdict(True, True, bool(self.shaken), 0, -1).code)

    # --- The card ---------------------------------------------------------------------------------

    def kinds(self) -> tuple[int, ...]:
        """18.1: of the theatre, for any, and in an assault from the sea those for ships."""
        kinds = (self.theatre, *((_NAVAL,) if self.landing else ()), _ANY)
        return tuple(kind for kind in kinds if kind >= 0)

    def stake(self, play: P) -> Flow:
        """18.3.2: the attacker alone plays a card, one at most, before the dice.

        He is asked whenever he holds cards, so that nobody learns which.
        """
        state = play.state
        if not hand_size(state, self.side):
            return None
        hand = state.hands[self.side]
        actions = [act("stake", card_key(kind)) for kind in self.kinds() if hand[kind]]
        actions.append(act("withhold"))
        odds = self.lines(state)
        won = chances(*odds).won
        return ask(
            SIDE_KEYS[self.side],
            "prompt-stake",
            actions,
            "18.3.2",
            place=place_key(self.place),
            attack=odds[0].modifier,
            defence=odds[1].modifier,
            chance=round(100 * won),
        )

    def on_stake(self, play: P, action: Action) -> Flow:
        """It goes back to the deck."""
        if action.verb == "stake":
            self.card = CARD_KINDS.index(action.args[0])
            play.state.hands[self.side][self.card] -= 1
            play.tell("played", side=side_key(self.side), card=action.args[0], use=action.verb)
        return None

    def why_stake(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a card is not played in this battle."""
        if action.verb != "stake" or not action.args or action.args[0] not in CARD_KINDS:
            return None
        kind = CARD_KINDS.index(action.args[0])
        if kind not in self.kinds():
            return deny("18.1", "deny-other-theatre", card=action.args[0])
        if not state.hands[self.side][kind]:
            return deny("18.1", "deny-no-such-card", card=action.args[0])
        return None

    # --- Dice and losses --------------------------------------------------------------------------

    def spared(self, state: CivilWarState) -> int:
        """10.2.1: what forts and Coastal Forts spare their defenders unless the attack wins.

        Nothing if they have failed to avoid battle: works do not help them (9.3.3).
        """
        if self.exposed:
            return 0
        strong = state.strongholds[1 - self.side] | COASTAL_FORTS
        return _SAVED if strong >> self.place & 1 else 0

    def fight(self, play: P) -> Flow:
        """11.2.1.1 to 11.2.2: who suffers the higher result on the chart loses."""
        state, enemy = play.state, 1 - self.side
        lines = self.lines(state)  # 11.2.1.1, 11.2.1.2
        for side, key, amount in self.parts(state, lines):
            play.tell(f"modifier-{key}", side=side_key(side), amount=amount)
        thrown = [  # 11.2.1.3
            [_throw(play, side, line) for _ in range(line.dice)]
            for side, line in zip((self.side, enemy), lines, strict=True)
        ]
        rolls = [sum(dice) + line.modifier for dice, line in zip(thrown, lines, strict=True)]
        done, suffered = (
            CHARTS.fight(line.column, roll) for line, roll in zip(lines, rolls, strict=True)
        )
        self.result = WON if done > suffered else TIED if done == suffered else LOST
        able = fighting(self.strength, self.river(state))
        losses = min(able, suffered.losses)
        spared = 0 if self.result == WON else self.spared(state)
        hit = min(self.held, max(0, done.losses - spared))
        tell_dice(play, "battle-dice", lines, thrown, (done, suffered))
        if kept := min(self.held, done.losses) - hit:
            play.tell("works-spare", side=side_key(enemy), number=kept)
        self._lose(play, losses)  # 11.2.1.4
        lose(state, enemy, self.place, hit)
        if (losses, hit) != (suffered.losses, done.losses):
            play.tell("battle-losses", side=side_key(self.side), number=losses, defenders=hit)
        play.tell(
            {WON: "battle-won", TIED: "battle-tied", LOST: "battle-lost"}[self.result],
            side=side_key(self.side),
            place=place_key(self.place),
            losses=losses,
            defenders=hit,
            by=_edge(done, suffered),
        )
        if self.result != TIED:
            self._spirits(
                play, hard=lines[0].dice == lines[1].dice and min(able, self.held) >= HARD
            )
        self._settle_attackers(play, losses, able)  # 11.2.1.5, 11.6.2
        self._settle_defenders(play, hit)
        for side, place in ((self.side, self.origin), (enemy, self.place)):
            if not state.strength(side, place):
                lose_morale(play, self._army(state, side))
        return None

    def _army(self, state: CivilWarState, side: int) -> Mask:
        """The Generals of a side in the battle."""
        return mask(self._generals() if side == self.side else state.generals_at(side, self.place))

    def _proud(self, state: CivilWarState, side: int) -> bool:
        """22.5.3: whether an army of high morale fights for a side."""
        return bool(state.proud & self._army(state, side))

    def _spirits(self, play: P, *, hard: bool) -> None:
        """22.5.2, 22.5.4: who loses loses high morale; who wins a ``hard`` battle gains it."""
        state, enemy = play.state, 1 - self.side
        winner = self.side if self.result == WON else enemy
        lose_morale(play, self._army(state, 1 - winner))
        if hard:
            chief = self.leader if winner == self.side else commander(state, enemy, self.place)
            rise(play, winner, chief)

    def _lose(self, play: P, number: int) -> None:
        gone = lose(play.state, self.side, self.origin, number)
        self.strength -= gone
        self.lost += gone

    def _settle_attackers(self, play: P, losses: int, able: int) -> None:
        """12.2, 12.3, 13.1.5: the attackers; unless they have won they stay where they are.

        Who came by ship has still to say where he goes, and unsettles those there (20.5.4).
        """
        state = play.state
        supplied = supply(facts(state), self.side).supplied >> self.origin & 1
        beaten = self.result == LOST or (self.result == TIED and not supplied)
        was, before = self.shaken, self.strength
        if beaten and self.shaken:
            self._lose(play, min(1, able - losses))
        self.shaken |= int(beaten or losses >= _HEAVY)
        self._tell_spirits(
            play, self.side, before - self.strength, 0 if was else self._upset(state)
        )
        if self.result == WON:
            state.baffled &= ~(1 << self.place)
            return
        if attack_support(state, self.side, self.place):
            state.baffled |= 1 << self.place
        if self.strength and self.shaken and not self.landing:
            shake(state, self.side, self.origin)
        if self.strength and not self.landing:
            play.tell("stays", side=side_key(self.side), place=place_key(self.origin))

    def _upset(self, state: CivilWarState) -> int:
        """12.3: how many SP are demoralised with the attackers.

        Unless they advance, they share it with those beside them who did not attack.
        """
        if not (self.shaken and self.strength):
            return 0
        back = self.result != WON and not self.landing
        return state.strength(self.side, self.origin) if back else self.strength

    def _tell_spirits(self, play: P, side: int, lost: int, shaken: int) -> None:
        """12.2, 12.3: SP that demoralised losers lose besides, and SP that now are demoralised."""
        if lost:
            play.tell("demoralised-loss", side=side_key(side), number=lost)
        if shaken:
            play.tell("demoralised", side=side_key(side), number=shaken)

    def _settle_defenders(self, play: P, hit: int) -> None:
        """12.2, 12.3, 13.1.5: after the attackers."""
        state, enemy = play.state, 1 - self.side
        supplied = supply(facts(state), enemy).supplied >> self.place & 1
        beaten = self.result == WON or (self.result == TIED and not supplied)
        was, lost = state.demoralised[enemy] >> self.place & 1, 0
        if beaten and was:
            lost = lose(state, enemy, self.place, 1)
        if beaten or hit >= _HEAVY:
            shake(state, enemy, self.place)
        now = state.demoralised[enemy] >> self.place & 1 and not was
        self._tell_spirits(play, enemy, lost, state.strength(enemy, self.place) if now else 0)

    # --- Generals without SP ----------------------------------------------------------------------

    def _generals(self) -> tuple[int, ...]:
        return self.staff if self.leader < 0 else (self.leader, *self.staff)

    def attackers_left(self, play: P) -> Flow:
        """11.2.4: Generals whose SP are all lost: of a beaten force they go; else as they wish.

        Where a fort stands they cannot remain: without SP nobody takes it.
        """
        if self.strength or not self._generals():
            return None
        state = play.state
        works = state.strongholds[1 - self.side] | COASTAL_FORTS
        blocked = self.result == WON and works >> self.place & 1
        if self.result == LOST or blocked:
            self._send_attackers(play)
            return None
        actions = [act("remain"), act("withdraw")]
        where = place_key(self.place if self.result == WON else self.origin)
        return ask(SIDE_KEYS[self.side], "prompt-remain", actions, "11.2.4", place=where)

    def on_attackers_left(self, play: P, action: Action) -> Flow:
        """As their owner wishes."""
        if action.verb == "withdraw":
            self._send_attackers(play)
        return None

    def _send_attackers(self, play: P) -> None:
        """Only those of the force: others may stand where it came from."""
        send_off(play, self.side, self.origin, self._generals())
        self.leader, self.staff = -1, ()

    def defenders_left(self, play: P) -> Flow:
        """11.2.4: the same for those of the defenders who have not lost."""
        state, enemy = play.state, 1 - self.side
        if state.strength(enemy, self.place) or not state.generals_at(enemy, self.place):
            return None
        if self.result == WON:
            send_off(play, enemy, self.place)
            return None
        if not self.held:
            return None
        actions = [act("remain"), act("withdraw")]
        where = place_key(self.place)
        return ask(SIDE_KEYS[enemy], "prompt-remain", actions, "11.2.4", place=where)

    def on_defenders_left(self, play: P, action: Action) -> Flow:
        """As their owner wishes."""
        if action.verb == "withdraw":
            send_off(play, 1 - self.side, self.place)
        return None

    # --- The end ----------------------------------------------------------------------------------

    def retreat(self, play: P) -> Flow:
        """11.6, 10.1.3, 17.2, 11.2.3: the beaten defenders leave; militia and garrison are gone."""
        state, enemy = play.state, 1 - self.side
        if self.result != WON:
            return "over"
        state.trenches[enemy] &= ~(1 << self.place)
        scatter(play, enemy, self.place)
        if not state.strength(enemy, self.place):
            return "over"
        origin = -1 if self.landing else self.origin
        return Retreat(enemy, self.place, origin, self.origin, self.strength)

    def retreated(self, play: P) -> Flow:
        """Where they are."""
        self.refuge = play.state.returned - 1
        return None

    def over(self, play: P) -> Flow:
        """5.11, 10.2.5: SP that have won take the fort, and march on after odds of 2:1."""
        won = self.result == WON
        if won and self.strength:
            capture_fort(play, self.side, self.place)
        onward = won and self.strength > 0 and twice(self.strength + self.lost, self.held)
        return Done(Verdict(won, onward, bool(self.shaken), self.lost, self.refuge).code)


def _edge(done: Outcome, suffered: Outcome) -> int:
    """11.2.2: the mark that decides between equal losses by the chart; 0 if none does."""
    return max(done, suffered).mark if done.losses == suffered.losses and done != suffered else 0


def _throw(play: P, side: int, line: Line) -> int:
    """22.5.3: an army of high morale throws a one again, once."""
    die = play.d6(f"battle-{side_key(side)}")
    return play.d6(f"battle-{side_key(side)}") if die == 1 and line.proud else die
