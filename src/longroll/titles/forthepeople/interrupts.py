"""Cards that break into the other player's move or battle (3.3.2, 4.2.5).

A window opens on public facts alone: whoever has cards is asked as long as one of the cards that
could serve is neither on the discards nor out of the game, even if all he can do is pass.
"""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Done, Flow

from .base import P, Proc, ask_side, general_key, side_key, space_key
from .components import CARDS, CONFEDERATE, GENERALS, UNION, enemy
from .deck import could_hold, discard_card, draw_card, remove_card
from .state import Force, ForThePeopleState

__all__ = [
    "CANCELLED",
    "ONE_SPACE",
    "ActivationWindow",
    "BattleWindow",
    "StormWindow",
    "could_hold",
    "interception_cards",
    "interception_deck",
    "play_interrupt",
]

HAVERSACKS: Final = 1
MUD_MARCH: Final = 7
CIGARS: Final = 8
SIGEL: Final = 28
QUAKER_GUNS: Final = 89
FIRST_MANASSAS: Final = 102
SEVEN_DAYS: Final = 103
DETACHED_CAVALRY: Final = 105
GUERRILLAS: Final = 107
STORMS: Final = 112
SIEGE_GUNS: Final = 130

CANCELLED: Final = 1
ONE_SPACE: Final = 2

SIGEL_FLAG: Final = 1
SIEGE_FLAG: Final = 8


def play_interrupt(play: P, side: int, card: int) -> None:
    """Lay down an interrupt; its player still has his own round (3.3.2)."""
    leave = remove_card if CARDS[card].removed else discard_card
    leave(play, side, card)
    play.tell("card-interrupt", side=side_key(side), card=card)


def _choices(state: ForThePeopleState, side: int, cards: tuple[int, ...]) -> list[Action]:
    hand = state.hand[side]
    return [act("pass"), *[act("interrupt", card) for card in cards if card in hand]]


# --- Activation ---------------------------------------------------------------------------------


def activation_cards(force: Force) -> tuple[int, ...]:
    """The cards that can break into the move of ``force`` (cards 1, 7, 89, 107).

    Naval moves are out of reach: no text of these cards names them (4.2.5).
    """
    if force.naval:
        return ()
    if force.side == CONFEDERATE:
        return (HAVERSACKS, MUD_MARCH)
    if force.lead >= 0 and GENERALS[force.lead].strategy >= 2:
        return (MUD_MARCH, QUAKER_GUNS, GUERRILLAS)
    return (MUD_MARCH,)


class ActivationWindow(Proc):
    """The other player may cancel or shorten the move of ``state.force`` (4.2.5).

    Returns 0 (go on), `CANCELLED` or `ONE_SPACE`. What the move counts for in a campaign (4.3.1)
    is the activation's to remember: a cancelled force has been activated all the same.
    """

    __slots__ = ()
    clause = "4.2.5"
    steps = ("open", "interrupt")

    def open(self, play: P) -> Flow:
        force = _moving(play.state)
        cards = activation_cards(force)
        return None if could_hold(play.state, enemy(force.side), cards) else DONE

    def interrupt(self, play: P) -> Decision:
        force = _moving(play.state)
        side = enemy(force.side)
        return ask_side(
            side,
            "prompt-interrupt-activation",
            _choices(play.state, side, activation_cards(force)),
            self.clause,
            space=space_key(force.at),
            general=general_key(force.lead),
        )

    def on_interrupt(self, play: P, action: Action) -> Flow:
        if action.verb == "pass":
            return DONE
        card = action.integer(0)
        force = _moving(play.state)
        play_interrupt(play, enemy(force.side), card)
        if card == MUD_MARCH:
            play.tell("mud-march", space=space_key(force.at))
            return Done(ONE_SPACE)
        play.tell("activation-cancelled", space=space_key(force.at))
        return Done(CANCELLED)


def _moving(state: ForThePeopleState) -> Force:
    force = state.force
    assert force is not None, "an interrupt needs a moving force"
    return force


# --- Naval moves --------------------------------------------------------------------------------


class StormWindow(Proc):
    """The Confederate may cancel a naval move made with an operations card (card 112).

    Whoever makes the move opens this window, and not for an event or a campaign. Returns 0, or
    `CANCELLED`.
    """

    __slots__ = ()
    clause = "4.2.5"
    steps = ("open", "storm")

    def open(self, play: P) -> Flow:
        return None if could_hold(play.state, CONFEDERATE, (STORMS,)) else DONE

    def storm(self, play: P) -> Decision:
        actions = _choices(play.state, CONFEDERATE, (STORMS,))
        return ask_side(CONFEDERATE, "prompt-interrupt-storm", actions, self.clause)

    def on_storm(self, play: P, action: Action) -> Flow:
        if action.verb == "pass":
            return DONE
        play_interrupt(play, CONFEDERATE, STORMS)
        play.tell("naval-move-cancelled")
        return Done(CANCELLED)


# --- Interceptions ------------------------------------------------------------------------------


def interception_deck(side: int) -> tuple[int, ...]:
    """The cards that let ``side`` intercept without a die: 8, 103, and 102 for the Confederate."""
    if side == CONFEDERATE:
        return (CIGARS, FIRST_MANASSAS, SEVEN_DAYS)
    return (CIGARS, SEVEN_DAYS)


def interception_cards(state: ForThePeopleState, side: int) -> tuple[int, ...]:
    """Those of them that ``side`` holds: its secret (whether to ask: `could_hold`)."""
    return tuple([card for card in interception_deck(side) if card in state.hand[side]])


# --- Battles ------------------------------------------------------------------------------------


class BattleWindow(Proc):
    """Battle cards, the attacker's first: 28 and 105, and 130 against a Confederate fort.

    ``state.force`` is about to attack ``space``. Returns the sum of 1 (Sigel: +2 for the
    Confederate), 2 (the Union army's cavalry is detached), 4 (the Confederate army's cavalry is),
    8 (siege guns: a fort gives nothing).
    """

    __slots__ = ("flags", "side", "space")
    clause = "4.2.5"
    steps = ("attacker", "battle_card", "defender")

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space
        self.side = UNION
        self.flags = 0

    def attacker(self, play: P) -> Flow:
        self.side = _moving(play.state).side
        return None if self._open(play.state) else "defender"

    def _cards(self, state: ForThePeopleState) -> tuple[int, ...]:
        """What the side in turn could play by the board; a card played is on the discards."""
        side = self.side
        cards: list[int] = []
        if side == CONFEDERATE:
            cards.append(SIGEL)
        if self._army_cavalry(state, enemy(side)):
            cards.append(DETACHED_CAVALRY)
        if side == UNION == _moving(state).side and state.has_fort(CONFEDERATE, self.space):
            cards.append(SIEGE_GUNS)
        return tuple(cards)

    def _army_cavalry(self, state: ForThePeopleState, side: int) -> bool:
        force = _moving(state)
        if force.side == side:
            return force.army >= 0 and bool(force.brigades)
        brigades = state.cavalry_posted(side)
        return state.army_in(side, self.space) >= 0 and any(
            state.post[general] == self.space for general in brigades
        )

    def _open(self, state: ForThePeopleState) -> bool:
        return could_hold(state, self.side, self._cards(state))

    def battle_card(self, play: P) -> Decision:
        actions = _choices(play.state, self.side, self._cards(play.state))
        space = space_key(self.space)
        return ask_side(self.side, "prompt-battle-card", actions, self.clause, space=space)

    def on_battle_card(self, play: P, action: Action) -> Flow:
        if action.verb == "interrupt":
            self._play(play, action.integer(0))
            if self._open(play.state):
                return "battle_card"
        return "defender"

    def _play(self, play: P, card: int) -> None:
        play_interrupt(play, self.side, card)
        if card == SIGEL:
            self.flags |= SIGEL_FLAG
        elif card == DETACHED_CAVALRY:
            self.flags |= 2 * enemy(self.side)
        else:
            self.flags |= SIEGE_FLAG
            self._reward(play)

    def _reward(self, play: P) -> None:
        """The Union draws a card for its siege guns.

        A victory of this turn counts for a Proclamation drawn now (4.4.1): to forget it would leave
        a trace of a secret draw in the open part of the state (B39 is given up here).
        """
        draw_card(play, UNION, "draw-union")
        play.tell("cards-dealt", side=side_key(UNION), count=1)

    def defender(self, play: P) -> Flow:
        force = _moving(play.state)
        if self.side != force.side:
            return Done(self.flags)
        self.side = enemy(force.side)
        return "battle_card" if self._open(play.state) else Done(self.flags)
