"""X3.V, X4.6, T.SB1, T.SB2 Siege and bombardment."""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Call, Flow

from . import effects
from .base import P, Proc, army_key, ask_army, ask_side, d10, hex_key, side_key, unit_key
from .cards.window import Window
from .components import CITY_HEXES, TABLES, TURNS, UNIT, UNITS, hex_at
from .components.parts import (
    ALLIES,
    AMERICAN,
    ARMY_KEYS,
    ARTILLERY,
    BRITISH,
    CROWN,
    FRENCH,
)
from .damage import (
    breach,
    breachable,
    breached_of,
    destroy_city,
    mend,
    scatter,
    side_key_of,
    side_of_key,
)
from .fire import ExtraFire
from .losses import change_morale, eliminate
from .siege import complete_works
from .state import SavannahState

__all__ = ["Bombardment", "Cannonade", "may_bombard"]

_ARMY: Final = (BRITISH, FRENCH)
"""By side, the army that rolls."""

_MORALE: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "british-morale-down": ((BRITISH, -1),),
    "british-morale-up": ((BRITISH, 1),),
    "french-morale-up": ((FRENCH, 1),),
    "french-morale-down": ((FRENCH, -1),),
    "american-morale-down": ((AMERICAN, -1),),
    "american-morale-up-two": ((AMERICAN, 2),),
    "both-morale-down": ((FRENCH, -1), (AMERICAN, -1)),
}
"""Results that only change army morale."""

_LASTING: Final = {
    "british-fire-weaker": effects.BRITISH_FIRE_DOWN,
    "british-fire-stronger": effects.BRITISH_FIRE_UP,
    "french-artillery-doubled": effects.FRENCH_GUNS_DOUBLED,
    "graham-doubled": effects.GRAHAM_DOUBLED,
}
"""Results that are in force until the turn ends."""

_STEP_OF: Final = {
    "repair": "repair",
    "breach": "batter",
    "breach-or-morale": "batter",
    "two-breaches-or-morale": "batter",
    "british-artillery-lost": "wreck",
    "french-artillery-lost": "wreck",
    "allied-morale-down": "blame",
    "city-hex": "aim",
    "beekman-fires": "beekman",
    "fire-ships": "fire_ships",
}
"""Results that need a step of their own."""


class Bombardment(Proc):
    """The siege and bombardment phase (X3.V): the French, then the British.

    It asks each for ``bombard`` or ``hold-fire``.
    """

    __slots__ = ()
    clause = "X4.6"
    steps = ("window", "french", "british", "over")

    def window(self, play: P) -> Flow:
        """Cards (X4.3.use)."""
        return Window("bombardment") if may_bombard(play.state, ALLIES) is None else None

    def french(self, play: P) -> Decision | None:
        """Once they have completed a hexside of siege works."""
        return _offer(play.state, ALLIES)

    def on_french(self, play: P, action: Action) -> Flow:
        """They roll, or not."""
        if action.verb == "hold-fire":
            return None
        play.state.bombarded = 1
        return Cannonade(ALLIES)

    def british(self, play: P) -> Decision | None:
        """They answer, but never begin it."""
        return _offer(play.state, CROWN)

    def on_british(self, play: P, action: Action) -> Flow:
        """They roll, or not."""
        return None if action.verb == "hold-fire" else Cannonade(CROWN)

    def over(self, play: P) -> Flow:
        """Silence."""
        return None


def _offer(state: SavannahState, side: int) -> Decision | None:
    if may_bombard(state, side) is not None:
        return None
    actions = [act("bombard"), act("hold-fire")]
    return ask_army(state, _ARMY[side], "prompt-bombard", actions, "X4.6", side=side_key(side))


def may_bombard(state: SavannahState, side: int) -> Denial | None:
    """Why a side may not roll for siege and bombardment this turn; None if it may (X4.6)."""
    if not TURNS[state.turn].bombardment:
        return deny("X3.V", "deny-bombard-turn")
    if TABLES.weather[state.weather].bombardment is None:
        return deny("T.WX", "deny-bombard-weather")
    if not complete_works(state):
        return deny("X4.6", "deny-bombard-works")
    if side == CROWN and not state.bombarded:
        return deny("X4.6", "deny-bombard-first")
    if effects.bombardment_barred(state, side):
        return deny("X4.6", "deny-bombard-card")
    return None


class Cannonade(Proc):
    """One roll of a side on table I, and on table II where the result says so (T.SB1, T.SB2).

    It asks for what the results leave open: ``repair`` and ``breach`` (or ``repair-abatis``,
    ``breach-abatis``) with a hexside, ``lose <unit>``, ``blame <army>``, ``aim <hex>``. Breaches
    are chosen by who rolled, losses by who suffers them (ruling).

    Attributes:
        table: 0 for table I, 1 for table II.
        result: the key of the result.
        again: whether table II follows.
        left: how many breaches are still to make.
        hit: whether one was made.
    """

    __slots__ = ("again", "hit", "left", "result", "side", "table")
    clause = "T.SB1"
    steps = (
        *("roll", "apply", "repair", "batter", "shortfall", "wreck", "blame", "aim"),
        *("beekman", "fire_ships", "next"),
    )

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.table = 0
        self.result = ""
        self.again = False
        self.left = 0
        self.hit = False

    def roll(self, play: P) -> Flow:
        """A die, less what the weather takes; below 0 counts as 0 (T.WX; ruling)."""
        state = play.state
        drm = TABLES.weather[state.weather].bombardment or 0
        roll = d10(play, "bombardment-two" if self.table else "bombardment-one")
        barrage = TABLES.bombardment[self.table][0 if self.side == ALLIES else 1][
            max(0, min(9, roll + drm))
        ]
        self.result, self.again = barrage.key, barrage.again
        self.left = 2 if barrage.key.startswith("two-") else 1
        self.hit = False
        play.tell(
            "bombardment",
            side=side_key(self.side),
            roll=roll,
            amount=drm,
            count=roll + drm,
            table=self.table + 1,
            result=barrage.key,
        )
        return None

    def apply(self, play: P) -> Flow:
        """What needs nobody's choice at once; else the step of the result."""
        for army, amount in _MORALE.get(self.result, ()):
            if play.state.result is None:
                change_morale(play, army, amount, "bombardment")
        if self.result in _LASTING:
            effects.add(play, _LASTING[self.result])
        return _STEP_OF.get(self.result, "next")

    # --- Repairs and breaches ---------------------------------------------------------------------

    def repair(self, play: P) -> Decision | str:
        """One breach in the own works is closed."""
        state = play.state
        actions = [
            act("repair-abatis" if abatis else "repair", side_key_of(side))
            for side, abatis in breached_of(state, self.side)
        ]
        if not actions:
            return "next"
        return ask_army(state, _ARMY[self.side], "prompt-repair", actions, self.clause)

    def on_repair(self, play: P, action: Action) -> Flow:
        """It stands again."""
        mend(play, side_of_key(action.args[0]), action.verb == "repair-abatis")
        return "next"

    def batter(self, play: P) -> Decision | str:
        """A hexside of enemy works is breached, of works or of abatis."""
        state = play.state
        if not self.left:
            return "shortfall"
        actions = [
            act("breach-abatis" if abatis else "breach", side_key_of(side))
            for side, abatis in breachable(state, 1 - self.side)
        ]
        if not actions:
            return "shortfall"
        return ask_army(state, _ARMY[self.side], "prompt-breach", actions, self.clause)

    def on_batter(self, play: P, action: Action) -> Flow:
        """Those behind it are shaken."""
        self.left -= 1
        self.hit = True
        abatis = action.verb == "breach-abatis"
        return Call(breach(play, side_of_key(action.args[0]), abatis), then="batter")

    def shortfall(self, play: P) -> Flow:
        """Without works to breach something else suffers (T.SB1)."""
        if not self.hit:
            if self.result == "breach":
                _remove_counter(play, 1 - self.side)
            else:
                change_morale(play, FRENCH, -1, "bombardment")
        return "next"

    # --- Losses -----------------------------------------------------------------------------------

    def wreck(self, play: P) -> Decision | str:
        """An accident costs the enemy an artillery unit, which he chooses (ruling)."""
        state = play.state
        army = BRITISH if self.result == "british-artillery-lost" else FRENCH
        actions = [
            act("lose", unit_key(unit.index))
            for unit in UNITS
            if unit.army == army and unit.arm == ARTILLERY and state.at[unit.index] >= 0
        ]
        if not actions:
            return "next"
        return ask_army(state, army, "prompt-wreck", actions, self.clause)

    def on_wreck(self, play: P, action: Action) -> Flow:
        """It counts as any other loss (T.SB.note)."""
        eliminate(play, UNIT[action.args[0]], by=_ARMY[self.side])
        return "next"

    def blame(self, play: P) -> Decision:
        """The British choose whose morale suffers."""
        actions = [act("blame", army_key(FRENCH)), act("blame", army_key(AMERICAN))]
        return ask_side(play.state, self.side, "prompt-blame", actions, self.clause)

    def on_blame(self, play: P, action: Action) -> Flow:
        """The French or the Americans."""
        change_morale(play, ARMY_KEYS.index(action.args[0]), -1, "bombardment")
        return "next"

    # --- The city ---------------------------------------------------------------------------------

    def aim(self, play: P) -> Decision | str:
        """The French aim at a hex of the city, and hit it or a hex beside it."""
        state = play.state
        standing = members(CITY_HEXES & ~state.destroyed)
        if not standing:
            return "next"
        actions = [act("aim", hex_key(hex_)) for hex_ in standing]
        return ask_army(state, _ARMY[self.side], "prompt-aim", actions, self.clause)

    def on_aim(self, play: P, action: Action) -> Flow:
        """What comes down outside the standing city destroys nothing."""
        ruins = destroy_city(play, scatter(play, hex_at(action.args[0])))
        return "next" if ruins is None else Call(ruins, then="next")

    # --- The rest ---------------------------------------------------------------------------------

    def beekman(self, play: P) -> Flow:
        """Beekman's guns may fire at once, besides their defensive fire (T.SB2)."""
        unit = UNIT["beekman"]
        if play.state.at[unit] < 0:
            return "next"
        return Call(ExtraFire(unit), then="next")

    def fire_ships(self, play: P) -> Flow:
        """Fire ships burn the harbour, if the wind allows (T.SB2)."""
        roll = d10(play, "fire-ships")
        play.tell("fire-ships", roll=roll, needed=TABLES.fire_ships)
        if roll >= TABLES.fire_ships:
            change_morale(play, BRITISH, -1, "bombardment")
        return "next"

    def next(self, play: P) -> Flow:
        """On to table II, or the end."""
        if self.again and not self.table:
            self.table = 1
            return "roll"
        return None


def _remove_counter(play: P, side: int) -> None:
    """Badly built works: a counter of the French leaves the game (T.SB1)."""
    state = play.state
    if side != ALLIES:
        return
    unfinished = [work for work in state.works if not work[2]]
    if state.works_left:
        state.works_left -= 1
    elif unfinished:
        state.works = tuple([work for work in state.works if work != unfinished[0]])
        state.touch()
    else:
        return
    play.tell("works-removed")
