"""5, 7, 20 A turn: set-up, operations, end."""

from __future__ import annotations

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import DONE, Flow

from .base import MEN, P, Proc, ask_mosby, space_key, unit_key
from .components import CARDS, CONFEDERACY, COUNTERS, FAR, SPACE, TABLES, TURNS
from .extension import advance
from .hand import draw_card
from .occurrences import EventCards
from .raids import Operations
from .state import ASIDE, BOX, GONE, OUT, MosbyState
from .tracks import score
from .victory import judge

__all__ = ["EndOfTurn", "Turn", "War", "fill_container"]


class War(Proc):
    """3.1: turn after turn, until the war is over."""

    __slots__ = ()
    clause = "3.1"
    steps = ("turn", "end")

    def turn(self, _play: P) -> Flow:
        """A quarter of a year."""
        return Turn()

    def end(self, _play: P) -> Flow:
        """The next one."""
        return "turn"


def fill_container(state: MosbyState) -> None:
    """7.1, 7.2: counters return, enter and leave; every space inside without a unit is hidden."""
    lines, notoriety = state.lines, state.notoriety
    for counter in COUNTERS:
        unit = counter.index
        where = state.at[unit]
        if where == GONE:
            continue
        if where == ASIDE or (where >= 0 and lines >> where & 1):
            state.at[unit] = BOX
        if where == OUT and counter.enters <= notoriety:
            state.at[unit] = BOX
        if state.at[unit] == BOX and counter.leaves and notoriety > counter.leaves:
            state.at[unit] = GONE
        state.lost[unit] = 0
    state.order = tuple([unit for unit in state.order if state.at[unit] >= 0])
    state.active = 0
    state.unrevealed = lines & ~state.held


class Turn(Proc):
    """5.1: set-up, operations and rounds until Mosby leaves the map (5.2), end of turn."""

    __slots__ = ("mustered",)
    clause = "5.1"
    steps = (
        *("lines", "container", "alert", "muster", "strays", "recruit", "cards", "events"),
        *("operations", "end"),
    )
    calm = True

    def __init__(self) -> None:
        super().__init__()
        self.mustered = False

    def lines(self, play: P) -> Flow:
        """7.0, 18.3: on some turns the lines grow."""
        state = play.state
        play.tell("turn", turn=TURNS[state.turn].key, count=state.turn)
        for _ in range(TURNS[state.turn].extensions):
            advance(play)
        return None

    def container(self, play: P) -> Flow:
        """1: Union units into the container (L7)."""
        state = play.state
        fill_container(state)
        state.sent = state.scouted = 0
        state.ames = state.acted = state.rounds = 0
        state.hunted = state.food = False
        state.drawn = ()
        return None

    def alert(self, play: P) -> Flow:
        """2: the alert of the Union (L8)."""
        state = play.state
        level = TABLES.levels[state.scenario]
        told = TABLES.start_alert(state.notoriety)
        if state.turn <= level.until:
            told += level.alert
        state.alert = max(1, min(TABLES.alert_most, told))
        play.tell("alert-set", count=state.alert)
        return None

    def muster(self, play: P) -> Flow:
        """3: Mosby into Mosby's Confederacy (L9)."""
        state = play.state
        ways = [act("muster", space_key(space)) for space in members(CONFEDERACY & ~state.lines)]
        return ask_mosby("prompt-muster", ways, "7.4", turn=TURNS[state.turn].key)

    def on_muster(self, play: P, action: Action) -> Flow:
        """There he is."""
        play.state.mosby = SPACE[action.args[0]]
        play.tell("musters", space=action.args[0])
        return None

    def why_muster(self, state: MosbyState, action: Action) -> Denial | None:
        """Only in his Confederacy, and outside the lines (7.4)."""
        space = SPACE.get(action.args[0] if action.args else "", -1)
        if action.verb != "muster" or space < 0:
            return None
        if not CONFEDERACY >> space & 1:
            return deny("7.4", "deny-not-confederacy", space=space_key(space))
        return deny("7.4", "deny-inside-lines", space=space_key(space))

    def strays(self, play: P) -> Flow:
        """4: Union units outside the lines go home (7.5, L10)."""
        state = play.state
        inside = members(state.lines)
        for unit in state.order:
            here = state.at[unit]
            there = min(inside, key=lambda space: (FAR[here][space], space))
            state.at[unit] = there
            state.unrevealed &= ~(1 << there)
            play.tell("stray-returns", unit=unit_key(unit), space=space_key(there))
        return None

    def recruit(self, play: P) -> Flow:
        """5: the band (L30-41)."""
        state = play.state
        roll = play.d6("recruitment")
        less = state.wounded + state.burnt
        die, notoriety = max(1, roll - less), state.notoriety
        state.burnt = False
        state.factor = TABLES.recruitment(die, notoriety)
        self.mustered = state.factor > 0
        if not self.mustered:
            play.tell("nobody-comes", roll=roll, less=less, notoriety=notoriety)
            return "end"
        men = state.factor * MEN
        play.tell("recruited", roll=roll, less=less, notoriety=notoriety, men=men)
        return None

    def cards(self, play: P) -> Flow:
        """6: action cards (L43-47)."""
        state = play.state
        count = TABLES.action_cards(state.notoriety, state.wounded)
        count = max(1, count + TABLES.levels[state.scenario].cards)
        for _ in range(count):
            if not draw_card(play):
                break
        return None

    def events(self, _play: P) -> Flow:
        """7: event cards (L13)."""
        return EventCards()

    def operations(self, _play: P) -> Flow:
        """Operations of Mosby (L15)."""
        return Operations()

    def end(self, _play: P) -> Flow:
        """The end of the turn (L23)."""
        return EndOfTurn(self.mustered)


class EndOfTurn(Proc):
    """20: the end-of-turn sequence (L23-28)."""

    __slots__ = ("mustered",)
    clause = "20"
    steps = ("sides", "discards", "piece", "idle", "test", "advance")

    def __init__(self, mustered: bool) -> None:
        super().__init__()
        self.mustered = mustered

    def sides(self, play: P) -> Flow:
        """20.1: Union units to their deactivated side (L25)."""
        play.state.active = 0
        return None

    def discards(self, play: P) -> Flow:
        """20.2: action cards that are not permanent (L26)."""
        state = play.state
        kept = tuple([card for card in state.hand if CARDS[card].permanent])
        used = list(state.used)
        for card in state.hand:
            used[card] += card not in kept
        state.hand, state.used = kept, tuple(used)
        return None

    def piece(self, play: P) -> Flow:
        """20.3: the Mosby piece and the combat factor (L27)."""
        state = play.state
        state.mosby = -1
        state.factor = 0
        state.food = False
        return None

    def idle(self, play: P) -> Flow:
        """20.4: who neither went inside nor was hunted is forgotten."""
        if self.mustered and not play.state.hunted:
            play.tell("idle")
            score(play, TABLES.idle, "idle")
        return None

    def test(self, play: P) -> Flow:
        """20.5: leaders leave, a wound heals, and the points are held against the turn."""
        state = play.state
        due = [
            at >= 0 and state.turn >= stay
            for at, stay in zip(state.leaders, state.stay, strict=True)
        ]
        state.leaders = tuple(
            [-1 if gone else at for gone, at in zip(due, state.leaders, strict=True)]
        )
        if state.wound:
            state.wound -= 1
            if not state.wound:
                play.tell("healed")
        return DONE if judge(play) else None

    def advance(self, play: P) -> Flow:
        """20.6: the turn marker (L28)."""
        play.state.turn += 1
        return None
