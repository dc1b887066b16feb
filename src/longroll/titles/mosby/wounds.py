"""15 Wounds."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.procedure import DONE, Flow

from .base import DOCTOR, P, Proc, ask_mosby, discard
from .components import TABLES
from .tracks import perform
from .victory import die

__all__ = ["CasualtyCheck"]


class CasualtyCheck(Proc):
    """15.1: a die for Mosby himself."""

    __slots__ = ()
    clause = "15.1"
    steps = ("check", "doctor", "wound")

    def check(self, play: P) -> Flow:
        """1-2 wounded (L134)."""
        roll = play.d6("casualty")
        most = TABLES.wounded_to
        hit = roll <= most
        play.tell("casualty-hit" if hit else "casualty-none", roll=roll, needed=most)
        return None if hit else DONE

    def doctor(self, play: P) -> Flow:
        """Doctor Dunn may be at hand."""
        if DOCTOR not in play.state.hand:
            return None
        return ask_mosby("prompt-doctor", [act("play", DOCTOR), act("pass")], "19.1")

    def on_doctor(self, play: P, action: Action) -> Flow:
        """He cancels the wound."""
        if action.verb != "play":
            return None
        discard(play.state, DOCTOR)
        play.tell("card-played", card=DOCTOR)
        return DONE

    def wound(self, play: P) -> Flow:
        """A second wound before the first has healed is death (15.3)."""
        state = play.state
        if state.wounded:
            play.tell("killed")
            die(play)
            return DONE
        state.wound = TABLES.wound_turns
        play.tell("wounded")
        perform(play, "wound")
        return DONE
