"""4.1 The war, month by month: replacements, initiative, campaign turns, points."""

from __future__ import annotations

from longroll.engine.procedure import Flow

from .base import P, Proc
from .components import CONFEDERATE, HEX, TABLES, UNION, YEARS
from .control import military_railway, occupied
from .deploying import Deployment
from .initiative import NOBODY, Initiative
from .replacements import Politics, Replacements
from .state import BobbyLeeState
from .turn import BOUND_TO_PASS, CampaignTurn
from .victory import month_points, sieges, verdict

__all__ = ["War", "calendar_month", "points_of"]

_ALEXANDRIA = HEX["1410"]
_LAST_YEAR = 1864
_DRY = max(TABLES.rolls_of_mud) + 1
"""The least die by which the roads are dry (3.41)."""


def calendar_month(state: BobbyLeeState) -> int:
    """1 for January to 12 for December."""
    return state.month % 12 + 1


def points_of(month: int) -> tuple[int, int]:
    """12.2: the points of both sides in a month; those of 1864 serve for later years (3.31)."""
    return TABLES.replacements[min(1861 + month // 12, _LAST_YEAR)]


class War(Proc):
    """The whole game.

    ``freed`` is 1 in the month of the emancipation; ``first`` is the side that began this month,
    ``side`` the one whose turn it is, ``due`` how many headquarters it bid, or BOUND_TO_PASS.
    """

    __slots__ = ("due", "first", "freed", "side")
    clause = "4.1"
    steps = (
        "deploy",
        *("begin_month", "politics", "southern_politics", "receive", "replace", "southern_replace"),
        *("initiative", "first_turn", "weather", "turn", "next_turn", "end_month"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.freed = self.due = 0
        self.first = self.side = UNION

    def deploy(self, play: P) -> Flow:
        """3.23: with free deployment both sides place their blocks anew."""
        return Deployment() if "free-deployment" in play.state.options else None

    # --- Replacements -----------------------------------------------------------------------------

    def begin_month(self, play: P) -> Flow:
        """The calendar; a scenario's first month has no replacements (3.21, 4.2)."""
        state = play.state
        state.mud = int(calendar_month(state) in TABLES.mud_months)
        state.passes = 0
        play.tell("turn", year=1861 + state.month // 12, month=calendar_month(state))
        if state.month == YEARS[state.scenario].start:
            return "initiative"
        if calendar_month(state) == 1:
            state.calls = [0, 0]
        if calendar_month(state) in TABLES.time_months:
            state.political -= 1
            play.tell("time", points=1)
        return None

    def politics(self, play: P) -> Flow:
        """12.1, step 1, of the Union."""
        del play
        return Politics(UNION)

    def southern_politics(self, play: P) -> Flow:
        """The same of the Confederates."""
        self.freed = play.state.returned
        return Politics(CONFEDERATE)

    def receive(self, play: P) -> Flow:
        """Step 2: points for both sides; after the emancipation twice those of the South."""
        state = play.state
        points = points_of(state.month)
        for side in (UNION, CONFEDERATE):
            state.points[side] = points[side] * (1 + (side == CONFEDERATE and self.freed))
            state.paid[side] += state.points[side]
        play.tell("points", union=state.points[UNION], confederate=state.points[CONFEDERATE])
        state.defeat = self.freed = 0
        return None

    def replace(self, play: P) -> Flow:
        """Steps 3 and 4 of the Union."""
        del play
        return Replacements(UNION)

    def southern_replace(self, play: P) -> Flow:
        """The same of the Confederates, who see where new blocks of the Union stand (12.1)."""
        del play
        return Replacements(CONFEDERATE)

    # --- Campaign turns ---------------------------------------------------------------------------

    def initiative(self, play: P) -> Flow:
        """4.3."""
        del play
        return Initiative()

    def first_turn(self, play: P) -> Flow:
        """Who won the bid begins, and activates as many headquarters as he bid.

        Two bids of nought are two passes (4.3): each side still sees to its supply (4.5).
        """
        found = play.state.returned
        nobody = found == NOBODY
        self.first = self.side = TABLES.tie if nobody else found % 3
        self.due = BOUND_TO_PASS if nobody else found // 3
        return None

    def weather(self, play: P) -> Flow:
        """3.41: in November and April a die for each pair of turns."""
        state = play.state
        if calendar_month(state) in TABLES.rolled_months and self.side == self.first:
            roll = play.d6("weather")
            state.mud = int(roll in TABLES.rolls_of_mud)
            play.tell("weather", roll=roll, needed=_DRY, mud=state.mud)
        return None

    def turn(self, play: P) -> Flow:
        """4.4."""
        del play
        return CampaignTurn(self.side, self.due)

    def next_turn(self, play: P) -> Flow:
        """4.5: two passes in a row end the month."""
        if play.state.passes >= 2:
            return None
        self.side = 1 - self.side
        self.due = min(self.due, 0)
        return "weather"

    # --- The end of a month -----------------------------------------------------------------------

    def end_month(self, play: P) -> Flow:
        """3.52, 11.8, 4.6: points, sieges, victory; then the next month."""
        state = play.state
        month_points(play)
        sieges(play)
        result = verdict(state)
        if result is not None:
            play.finish(result)
            return None
        _count_alexandria(state)
        state.month += 1
        return "begin_month"


def _count_alexandria(state: BobbyLeeState) -> None:
    """9.5: six months of the Union in Alexandria without a break lay its railway for good."""
    if not military_railway(state):
        kept = occupied(state, UNION) >> _ALEXANDRIA & 1
        state.alexandria = state.alexandria + 1 if kept else 0
