"""9 Activation checks, in the order in which the aid prints them (L181-191)."""

from __future__ import annotations

from collections.abc import Iterable

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.procedure import Flow

from .base import WIRES, P, Proc, ask_mosby, discard, space_key, unit_key
from .components import BESIDE
from .container import reveal, send_out, wake
from .state import MosbyState

__all__ = [
    "Alarm",
    "check_camps",
    "check_hidden",
    "check_sleeping",
    "entry_checks",
    "heard",
    "kidnap_checks",
    "round_checks",
    "scouting_checks",
    "things_to_check",
]


def check_sleeping(play: P, units: Iterable[int]) -> None:
    """A check for each deactivated unit (9.2)."""
    state = play.state
    for unit in units:
        roll = play.d6("check")
        woken = roll <= state.alert
        space = space_key(state.at[unit])
        key = "unit-wakes" if woken else "unit-sleeps"
        play.tell(key, unit=unit_key(unit), space=space, roll=roll, alert=state.alert)
        if woken:
            wake(state, unit)


def check_hidden(play: P, spaces: Mask, entered: bool = False) -> list[int]:
    """A check for each unrevealed space (9.3); who comes out is checked no more (9.7)."""
    state = play.state
    found: list[int] = []
    for space in members(spaces & state.unrevealed):
        roll = play.d6("check")
        woken = roll <= state.alert
        key = "space-wakes" if woken else "space-sleeps"
        play.tell(key, space=space_key(space), roll=roll, alert=state.alert)
        if woken or entered:
            found.append(reveal(play, space, active=woken))
    return found


def check_camps(play: P, spaces: Mask) -> list[int]:
    """A check for each concentration that has sent nobody out yet (9.4); whom they send."""
    state = play.state
    found: list[int] = []
    for space in members(spaces & state.concentrations & ~state.sent):
        roll = play.d6("check")
        woken = roll <= state.alert
        key = "camp-wakes" if woken else "camp-sleeps"
        play.tell(key, space=space_key(space), roll=roll, alert=state.alert)
        if woken:
            found.append(send_out(play, space))
    return found


def scouting_checks(play: P, space: int) -> None:
    """After a scouting that failed: the space, then who is there (L186)."""
    sleepers = play.state.sleeping(1 << space)
    check_hidden(play, 1 << space)
    check_sleeping(play, sleepers)


def entry_checks(play: P, space: int) -> None:
    """After entering a space: what is hidden there, who sleeps there, the camp (L187)."""
    here = 1 << space
    sleepers = play.state.sleeping(here)
    check_hidden(play, here, entered=True)
    check_sleeping(play, sleepers)
    check_camps(play, here)


def kidnap_checks(play: P, space: int) -> None:
    """After a kidnapping: the camp, then who sleeps in the space (L188)."""
    sleepers = play.state.sleeping(1 << space)
    check_camps(play, 1 << space)
    check_sleeping(play, sleepers)


def noise_checks(play: P, space: int, near: bool) -> None:
    """After powder or shots: the space, those beside it, what is hidden there, camps (L189, L190).

    With ``near`` only what is in the space itself is checked: the wires are cut.
    """
    state = play.state
    here = 1 << space
    beside = 0 if near else BESIDE[space]
    check_sleeping(play, state.sleeping(here))
    check_sleeping(play, state.sleeping(beside))
    check_hidden(play, beside & state.lines)
    check_camps(play, here | beside)


def round_checks(play: P) -> None:
    """Step 2 of a round: about the activated combat units (L191)."""
    state = play.state
    beside = held = 0
    for unit in state.order:
        if state.active >> unit & 1 and state.strength(unit):
            held |= 1 << state.at[unit]
            beside |= BESIDE[state.at[unit]]
    near = beside & ~held
    for spaces in (held, near):
        check_sleeping(play, state.sleeping(spaces))
    check_camps(play, beside)
    check_hidden(play, (held | near) & state.lines)


def things_to_check(state: MosbyState, here: Mask, beside: Mask) -> int:
    """How many checks a noise in a space with these spaces beside it brings."""
    return sum(heard(state, here, beside))


def heard(state: MosbyState, here: Mask, beside: Mask) -> tuple[int, int, int]:
    """Who hears a noise: how many sleeping units, unrevealed spaces and camps are checked."""
    sleepers = len(state.sleeping(here | beside))
    hidden = (beside & state.lines & state.unrevealed).bit_count()
    camps = ((here | beside) & state.concentrations & ~state.sent).bit_count()
    return sleepers, hidden, camps


class Alarm(Proc):
    """9.5: the checks after a demolition, a kidnapping or a combat; Wires Cut may limit them."""

    __slots__ = ("cut", "kind", "space")
    clause = "9.5"
    steps = ("wires", "checks")

    def __init__(self, space: int, kind: str) -> None:
        super().__init__()
        self.space = space
        self.kind = kind
        self.cut = False

    def wires(self, play: P) -> Flow:
        """Ask who holds the card, where something beside the space would be checked."""
        state = play.state
        if self.kind == "kidnap" or WIRES not in state.hand:
            return None
        if not things_to_check(state, 0, BESIDE[self.space]):
            return None
        return ask_mosby(
            "prompt-wires", [act("play", WIRES), act("pass")], "19.1", space=space_key(self.space)
        )

    def on_wires(self, play: P, action: Action) -> Flow:
        """Cut them, or not."""
        if action.verb == "play":
            discard(play.state, WIRES)
            play.tell("card-played", card=WIRES)
            self.cut = True
        return None

    def checks(self, play: P) -> Flow:
        """Make them."""
        if play.state.mosby < 0:
            return None
        if self.kind == "kidnap":
            kidnap_checks(play, self.space)
        else:
            noise_checks(play, self.space, self.cut)
        return None
