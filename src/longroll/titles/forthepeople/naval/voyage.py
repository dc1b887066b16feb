"""6.1 to 6.4 A force under sail: storms, guns, the landing, and the way home if it fails.

The force is ``state.force``; it stands in its port (`Force.at`) until it has landed. It is taken
from one port and put into another (6.1.1): it enters no space but the last.
"""

from __future__ import annotations

from typing import Final

from longroll.engine.procedure import Call, Done, Flow

from ..base import P, Proc, side_key, space_key
from ..battle import Battle, RetreatBeforeBattle, forget_beaten, overrun, overruns
from ..components import LIMITS, UNION, enemy
from ..control import occupy, set_marker
from ..formations import Arrive, army_abandoned
from ..interrupts import StormWindow
from ..movement.interception import SUCCEEDED, Interception, may_be_intercepted
from ..movement.ranks import mark_moved
from ..state import Force, ForThePeopleState
from ..waterways import DIRECT, Passage, assaulted_at

__all__ = [
    "GUNS_BONUS",
    "TORPEDOES",
    "CANCELLED",
    "NOT_SAILED",
    "SAILED",
    "Orders",
    "Voyage",
    "guns_modifier",
]

NOT_SAILED: Final = 0
"""Nobody sailed."""
SAILED: Final = 1
"""A force sailed, whatever became of it."""
CANCELLED: Final = 2
"""A storm kept it in port (card 112)."""

GUNS_BONUS: Final = 2  # Foote, Porter, Farragut (6.3.1)
TORPEDOES: Final = 1


class Orders:
    """On what card a force sails.

    Attributes:
        by_event: by an event or a campaign card, so that no storm can stop it (card 112).
        bonus: what the event adds to the assault: 2 for Foote or Porter (6.4.1).
        farragut: card 59.
    """

    __slots__ = ("bonus", "by_event", "farragut")

    def __init__(self, by_event: bool = False, bonus: int = 0, farragut: bool = False) -> None:
        self.by_event = by_event
        self.bonus = bonus
        self.farragut = farragut


def guns_modifier(state: ForThePeopleState, fort: int, bonus: int, farragut: bool) -> int:
    """What is added to the die for running the guns of ``fort`` (6.3.1, ruling B15).

    Torpedoes -1, unless Farragut ignores them; 2 for each of his, Foote's and Porter's events.
    """
    found = GUNS_BONUS if bonus or farragut else 0
    return found if farragut else found - TORPEDOES * (state.torpedoes >> fort & 1)


class Voyage(Proc):
    """``state.force`` sails to ``target`` and arrives there or at home again.

    Returns `SAILED` or `CANCELLED`.
    """

    __slots__ = (
        "army",
        "assault",
        "bonus",
        "by_event",
        "farragut",
        "intercepted",
        "result",
        "run",
        "slip",
        "target",
        "torpedoes_met",
        "travelled",
    )
    clause = "6.1.1"
    steps = (
        *("storm", "weather", "depart", "guns", "approach", "contact", "engage", "attack"),
        *("outcome", "land", "settle", "captured", "over", "home"),
    )

    def __init__(
        self, target: int, passage: Passage = DIRECT, orders: Orders | None = None
    ) -> None:
        super().__init__()
        orders = orders or Orders(by_event=True)
        self.target = target
        self.run, self.slip = passage
        self.by_event = orders.by_event
        self.bonus = 0 if orders.farragut else orders.bonus
        self.farragut = orders.farragut
        self.result = SAILED
        self.assault = False
        self.intercepted = False
        self.torpedoes_met = False
        self.army = -1
        self.travelled: tuple[int, ...] = ()

    # --- Out of port ----------------------------------------------------------------------------

    def storm(self, play: P) -> Flow:
        """Card 112, against a move made with an operations card."""
        force = _force(play.state)
        self.army, self.travelled = force.army, force.generals
        return "depart" if self.by_event else StormWindow()

    def weather(self, play: P) -> Flow:
        """A force kept in port has not left it."""
        if play.state.returned:
            self.result = CANCELLED
            return "home"
        return None

    def depart(self, play: P) -> None:
        """5.2.1, 5.4.4: an army whose last strength point sails is no more."""
        state, force = play.state, _force(play.state)
        army_abandoned(play, force.side, force.origin)
        self.assault = force.side == UNION and assaulted_at(state, self.target)
        way = {"from": space_key(force.origin), "to": space_key(self.target)}
        play.tell("sailed", None, side=side_key(force.side), count=force.units, **way)
        if self.slip >= 0:
            play.tell("farragut-passes", space=space_key(self.slip))

    def guns(self, play: P) -> Flow:
        """6.1.4, 6.3.1: a 4 or better runs past the fort; else home."""
        if self.run < 0:
            return None
        modifier = guns_modifier(play.state, self.run, self.bonus, self.farragut)
        self.torpedoes_met = bool(play.state.torpedoes >> self.run & 1)
        roll = play.d6("run-guns")
        past = roll + modifier >= LIMITS.run_guns
        key = "guns-run" if past else "guns-fail"
        needed = LIMITS.run_guns
        play.tell(key, space=space_key(self.run), roll=roll, modifier=modifier, needed=needed)
        return None if past else "home"

    # --- The landing ----------------------------------------------------------------------------

    def approach(self, play: P) -> Flow:
        """5.8.1, 6.5.2: the enemy may come to the landing place by road or rail."""
        play.state.returned = 0
        return Interception(self.target) if may_be_intercepted(play.state, self.target) else None

    def contact(self, play: P) -> Flow:
        """7.2: the defender may leave before battle, but not after an interception (5.8.1).

        An interceptor can be overrun, as on land (5.7.2, ruling C4).
        """
        if play.state.returned == SUCCEEDED:
            self.intercepted = True
            self.assault = _force(play.state).side == UNION  # 6.4.1: he holds the space now
            return "engage"
        if self._defended(play.state):
            return RetreatBeforeBattle(self.target)
        return "engage"

    def _defended(self, state: ForThePeopleState) -> bool:
        return bool(state.units(enemy(_force(state).side), self.target))

    def _bare_fort(self, state: ForThePeopleState) -> bool:
        """An enemy fort without a garrison, in which no own force stands already (6.8.2)."""
        side = _force(state).side
        return state.has_fort(enemy(side), self.target) and not state.units(side, self.target)

    def engage(self, play: P) -> Flow:
        """An assault on units or on a fort, even one without a garrison (6.4.1, 6.8.1)."""
        state = play.state
        if not self._defended(state):
            return "attack" if self._bare_fort(state) else "land"
        if overruns(state, self.target):  # 5.7.2
            overrun(play, self.target)
            return "settle"
        return None

    def attack(self, play: P) -> Flow:
        """6.4: the amphibious assault."""
        del play
        return Battle(
            self.target,
            amphibious=True,
            intercepted=self.intercepted,
            sail_bonus=self.bonus,
            river_run=self.run >= 0 or self.slip >= 0,
            ignore_torpedoes=self.farragut and not self.torpedoes_met,
        )

    def outcome(self, play: P) -> Flow:
        """6.4.2: the winner stays, the loser goes home."""
        state, won = play.state, play.state.returned
        if state.force is None:
            mark_moved(state, self.travelled, self.army, ())
            return "over"
        return "settle" if won else "home"

    def land(self, play: P) -> None:
        """Ashore without a battle."""
        force = _force(play.state)
        force.at = self.target
        play.state.touch_force()
        play.tell("landed", side=side_key(force.side), space=space_key(self.target))
        occupy(play, force.side, self.target)

    def settle(self, play: P) -> Flow:
        """The move is over where the force stands (6.1.1)."""
        self._remember(play.state)
        return Arrive()

    def captured(self, play: P) -> Flow:
        """Card 59: the port that Farragut has taken is marked at once."""
        state = play.state
        if self.farragut and self.assault and state.infantry[UNION][self.target]:
            set_marker(play, self.target, UNION)
        return "over"

    def over(self, play: P) -> Done:
        """Back to the card; a force once beaten retreats freely no more (7.2.2)."""
        forget_beaten(play.state)
        return Done(self.result)

    def home(self, play: P) -> Flow:
        """6.1.1, 6.3.1, 6.4.2: back to the port of departure."""
        force = _force(play.state)
        force.at = force.origin
        play.state.touch_force()
        self._remember(play.state)
        if self.result == SAILED:
            play.tell("back-in-port", side=side_key(force.side), space=space_key(force.origin))
        return Call(Arrive(), "over")

    def _remember(self, state: ForThePeopleState) -> None:
        """4.3.1: what has moved."""
        force = _force(state)
        mark_moved(state, self.travelled, self.army, ((force.at, force.infantry),))


def _force(state: ForThePeopleState) -> Force:
    assert state.force is not None, "nobody sails"
    return state.force
