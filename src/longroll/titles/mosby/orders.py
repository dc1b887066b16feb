"""10, 11, 12 What Mosby may do, in operations and in his phase of a round, and why not.

`listed` makes the list; `refuse` gives the clause that forbids an action which is not on it. Both
read the same few functions, so that they agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny

from .base import (
    AMES,
    FALSE_TRAIL,
    GUIDE,
    HIDE,
    NIGHT_MARCH,
    OVERCOATS,
    RATCLIFFE,
    card_key,
    leader_key,
    unit_key,
)
from .components import (
    BESIDE,
    BRIDGES,
    CARD,
    CARDS,
    CARRIERS,
    COMBAT,
    COUNTER,
    FAR,
    LEADER,
    RAILS,
    SLOW,
    SPACE,
    SPACES,
    TABLES,
    TRAINS,
)
from .deeds import ENTRY_CARDS
from .state import MosbyState

__all__ = ["OPERATIONS", "Budget", "cost", "led_by_ames", "listed", "refuse"]

_LINKS: Final = 3
"""How far Laura Ratcliffe looks (19.1)."""


class Budget(NamedTuple):
    """What Mosby has left to act with.

    Attributes:
        points: action points of a round; -1 in operations, where nothing costs any (10.1).
        fresh: whether the phase has just begun.
    """

    points: int = -1
    fresh: bool = False

    @property
    def operations(self) -> bool:
        """Whether nobody is after him."""
        return self.points < 0

    def pays(self, price: int) -> bool:
        """Whether the points suffice (12.6)."""
        return self.points < 0 or self.points >= price


OPERATIONS: Final = Budget()

_GO: Final = tuple(
    (
        act("go", space.key),
        *(act("go", space.key, card_key(card)) for card in ENTRY_CARDS),
    )
    for space in SPACES
)
_SCOUT: Final = tuple(act("scout", space.key) for space in SPACES)
_COATS: Final = card_key(OVERCOATS)


def cost(state: MosbyState, action: Action) -> int:
    """The action points that an action takes in a round (12.6)."""
    if action.verb == "go":
        slow = state.winter and SLOW[state.mosby] >> SPACE[action.args[0]] & 1
        return TABLES.slow_cost if slow else 1
    prices = {"demolish": TABLES.demolish_cost, "kidnap": TABLES.kidnap_cost}
    return prices.get(action.verb, 1 if action.verb in ("scout", "capture", "attack") else 0)


def alive_to(state: MosbyState, space: int) -> bool:
    """Whether something in a space would be checked if Mosby entered it (9.5)."""
    there = 1 << space
    if state.unrevealed & there or state.concentrations & ~state.sent & there:
        return True
    return any(state.at[u] == space and not state.active >> u & 1 for u in state.order)


# --- The list ------------------------------------------------------------------------------------


def listed(state: MosbyState, budget: Budget) -> list[Action]:
    """Every action that Mosby may take now (10.3), in a fixed order."""
    found = [*_rides(state, budget)]
    here = state.mosby
    if budget.pays(1):
        hidden = BESIDE[here] & state.unrevealed & ~state.scouted & state.lines
        found += [_SCOUT[space] for space in members(hidden)]
        found += _captures(state)
    if budget.pays(TABLES.demolish_cost):
        found += [act("demolish", target) for target in targets(state)]
    if budget.pays(TABLES.kidnap_cost):
        for leader in state.leaders_in(here):
            found.append(act("kidnap", leader_key(leader)))
            if OVERCOATS in state.hand:
                found.append(act("kidnap", leader_key(leader), _COATS))
    if budget.pays(1) and state.fighters_in(here):
        found.append(act("attack"))
    found += _cards(state, budget)
    if state.food:
        found.append(act("drop", "food"))
    if not why_scatter(state, budget):
        found.append(act("scatter"))
    return found


def _rides(state: MosbyState, budget: Budget) -> Iterator[Action]:
    here = state.mosby
    spaces = reachable(state, budget)
    cards = [n for n, card in enumerate(ENTRY_CARDS, 1) if card in state.hand]
    for space in members(spaces):
        if not budget.pays(2) and state.winter and SLOW[here] >> space & 1:
            continue
        ways = _GO[space]
        yield ways[0]
        if cards and alive_to(state, space) and not led_by_ames(state, space):
            for way in cards:
                yield ways[way]


def led_by_ames(state: MosbyState, space: int) -> bool:
    """Whether Ames spares the checks of entering ``space``: inside the lines only (ruling M13)."""
    return state.ames > 0 and state.inside(space)


def reachable(state: MosbyState, budget: Budget) -> Mask:
    """Where a move may lead: beside Mosby, or in operations outside the lines too (10.2, 12.7)."""
    if not budget.operations:
        return BESIDE[state.mosby] if budget.points > 0 else 0
    return BESIDE[state.mosby] | state.ride()


def _captures(state: MosbyState) -> list[Action]:
    """Couriers and supply wagons in the space, with nobody to guard them (11.3)."""
    units = state.units_in(state.mosby)
    if any((state.active & COMBAT) >> unit & 1 for unit in units):
        return []
    return [act("capture", unit_key(unit)) for unit in units if CARRIERS >> unit & 1]


def targets(state: MosbyState) -> list[str]:
    """What can be demolished in Mosby's space (11.5, 17.1), wagon trains too (17.5)."""
    here = state.mosby
    there = 1 << here
    found: list[str] = []
    if state.lines & there:
        if RAILS & ~state.rails & there:
            found.append("railroad")
        if BRIDGES & ~state.bridges & there:
            found.append("bridge")
        if state.depot(here):
            found.append("depot")
    return found + [unit_key(unit) for unit in state.units_in(here) if TRAINS >> unit & 1]


def _cards(state: MosbyState, budget: Budget) -> list[Action]:
    """Cards that are actions of their own (19.1)."""
    found: list[Action] = []
    for card in dict.fromkeys(state.hand):
        if card == FALSE_TRAIL:
            found += [act("play", card, unit_key(unit)) for unit in misled(state, budget)]
        elif card in _PLAYED_ALONE and why_card(state, budget, card) is None:
            found.append(act("play", card))
    return found


_PLAYED_ALONE: Final = frozenset({AMES, RATCLIFFE, HIDE, NIGHT_MARCH})


def misled(state: MosbyState, budget: Budget) -> list[int]:
    """The activated combat units that a false trail can lead away."""
    if budget.operations:
        return []
    awake = state.active & COMBAT
    return [u for u in state.order if awake >> u & 1 and state.at[u] != state.mosby]


# --- Why not -------------------------------------------------------------------------------------


def refuse(state: MosbyState, budget: Budget, action: Action) -> Denial | None:
    """The first constraint that forbids ``action``; None for one that no rule knows."""
    args = action.args or ("",)
    denial: Denial | None
    match action.verb:
        case "go":
            denial = why_go(state, budget, args[0], args[1:])
        case "scout":
            denial = why_scout(state, args[0])
        case "capture":
            denial = why_capture(state, args[0])
        case "demolish":
            denial = why_demolish(state, args[0])
        case "kidnap":
            denial = why_kidnap(state, args[0], args[1:])
        case "attack":
            denial = None if state.fighters_in(state.mosby) else deny("11.9", "deny-no-foe")
        case "play":
            denial = why_play(state, budget, args)
        case "scatter":
            denial = why_scatter(state, budget)
        case "drop":
            denial = None if state.food else deny("11.6", "deny-no-food")
        case "interrogate":
            denial = deny("11.4", "deny-nobody-to-ask")
        case _:
            return None
    return denial or _why_poor(state, budget, action)


def _why_poor(state: MosbyState, budget: Budget, action: Action) -> Denial | None:
    """12.6: an action for which the points do not suffice cannot be begun."""
    price = cost(state, action)
    if budget.pays(price):
        return None
    return deny("12.6", "deny-action-points", cost=price, left=budget.points)


def why_go(state: MosbyState, budget: Budget, key: str, cards: tuple[str, ...]) -> Denial | None:
    """11.1, 10.2, and the cards by which a space is entered."""
    if key not in SPACE:
        return deny("11.1", "deny-no-space")
    space = SPACE[key]
    if space == state.mosby:
        return deny("11.1", "deny-here-already", space=key)
    if not (BESIDE[state.mosby] | reachable(state, budget)) >> space & 1:
        if budget.operations and not state.inside(space):
            return deny("10.2", "deny-no-free-ride", space=key)
        return deny("11.1", "deny-not-adjacent", space=key)
    denials = (_why_entry_card(state, key, card) for card in cards)
    return next((denial for denial in denials if denial is not None), None)


def _why_entry_card(state: MosbyState, key: str, card: str) -> Denial | None:
    """A card by which a space is entered without checks, where there are any (19.1)."""
    if CARD.get(card) not in ENTRY_CARDS:
        return deny("19.1", "deny-no-entry-card")
    if CARD[card] not in state.hand:
        return deny("19.1", "deny-not-in-hand", card=CARD[card])
    if led_by_ames(state, SPACE[key]):
        return deny("19.1", "deny-ames-leads")
    if not alive_to(state, SPACE[key]):
        return deny("19.1", "deny-nothing-to-check", space=key)
    return None


def why_scout(state: MosbyState, key: str) -> Denial | None:
    """11.2: an unrevealed space beside him, once a turn."""
    if key not in SPACE:
        return deny("11.2", "deny-no-space")
    space = SPACE[key]
    if not BESIDE[state.mosby] >> space & 1:
        return deny("11.2", "deny-not-adjacent", space=key)
    if not state.unrevealed >> space & 1:
        return deny("11.2", "deny-not-hidden", space=key)
    if state.scouted >> space & 1:
        return deny("11.2", "deny-scouted", space=key)
    return None


def why_capture(state: MosbyState, key: str) -> Denial | None:
    """11.3: a courier or a supply wagon that nobody guards."""
    unit = COUNTER.get(key, -1)
    if unit < 0 or state.at[unit] != state.mosby:
        return deny("11.3", "deny-not-in-space")
    if not CARRIERS >> unit & 1:
        return deny("11.3", "deny-no-carrier", unit=key)
    if state.awake_in(state.mosby):
        return deny("11.3", "deny-guarded", unit=key)
    return None


def why_demolish(state: MosbyState, key: str) -> Denial | None:
    """11.5, 17: what is there, inside the lines, and still whole."""
    if key in COUNTER:
        unit = COUNTER[key]
        if not TRAINS >> unit & 1 or state.at[unit] != state.mosby:
            return deny("11.5", "deny-not-in-space")
        return None
    here = state.mosby
    there = {
        "railroad": RAILS >> here & 1,
        "bridge": BRIDGES >> here & 1,
        "depot": state.depot(here),
    }
    if not there.get(key):
        return deny("11.5", "deny-no-target", space=SPACES[here].key)
    if not state.inside(here):
        return deny("11.5", "deny-outside-lines", space=SPACES[here].key)
    broken = state.rails if key == "railroad" else state.bridges if key == "bridge" else 0
    if broken >> here & 1:
        return deny("17.1", "deny-demolished", space=SPACES[here].key)
    return None


def why_kidnap(state: MosbyState, key: str, cards: tuple[str, ...]) -> Denial | None:
    """11.8: a leader in his space."""
    if key not in LEADER or state.leaders[LEADER[key]] != state.mosby:
        return deny("11.8", "deny-no-leader")
    if cards and cards != (_COATS,):
        return deny("19.1", "deny-no-kidnap-card")
    if cards and OVERCOATS not in state.hand:
        return deny("19.1", "deny-not-in-hand", card=OVERCOATS)
    return None


def why_play(state: MosbyState, budget: Budget, args: tuple[str, ...]) -> Denial | None:
    """19.1: a card of the hand, when it says."""
    card = int(args[0]) if args and args[0].isdigit() else CARD.get(args[0] if args else "", 0)
    if not 0 < card < len(CARDS) or card not in state.hand:
        return deny("11.10", "deny-no-such-card")
    found = why_card(state, budget, card)
    if found is None and card == FALSE_TRAIL:
        unit = COUNTER.get(args[1], -1) if len(args) > 1 else -1
        if unit not in misled(state, budget):
            whom = "deny-mislead-whom" if misled(state, budget) else "deny-nobody-to-mislead"
            return deny("19.1", whom)
    return found


_LATER: Final = {
    **dict.fromkeys((GUIDE,), "deny-card-entering"),
    **dict.fromkeys((OVERCOATS,), "deny-card-overcoats"),
}


def why_card(state: MosbyState, budget: Budget, card: int) -> Denial | None:
    """When a card may be played as an action."""
    if CARDS[card].permanent:
        return deny("19.1", "deny-permanent", card=card)
    if card in _LATER:
        return deny("19.1", _LATER[card], card=card)
    if card not in (*_PLAYED_ALONE, FALSE_TRAIL):
        return deny("19.1", "deny-card-when-asked", card=card)
    if card == AMES:
        return deny("19.1", "deny-ames-leads") if state.ames else None
    if card == RATCLIFFE:
        return _why_ratcliffe(state, budget)
    return _why_round_card(state, budget, card)


def _why_ratcliffe(state: MosbyState, budget: Budget) -> Denial | None:
    if not budget.operations:
        return deny("19.1", "deny-card-operations", card=RATCLIFFE)
    return None if overheard(state) else deny("19.1", "deny-nothing-hidden")


def _why_round_card(state: MosbyState, budget: Budget, card: int) -> Denial | None:
    if budget.operations:
        return deny("19.1", "deny-card-rounds", card=card)
    if card == HIDE and state.awake_in(state.mosby):
        return deny("19.1", "deny-seen")
    if card == NIGHT_MARCH and not budget.fresh:
        return deny("19.1", "deny-card-first", card=card)
    return None


def overheard(state: MosbyState) -> Mask:
    """The unrevealed spaces within three links of Mosby (19.1)."""
    far = FAR[state.mosby]
    found = 0
    for space in members(state.unrevealed):
        if far[space] <= _LINKS:
            found |= 1 << space
    return found


def why_scatter(state: MosbyState, budget: Budget) -> Denial | None:
    """11.11, 16.1, 16.2: outside the lines, where nobody sees it; in a round as the whole phase."""
    here = state.mosby
    if state.inside(here):
        return deny("16.2", "deny-inside-lines", space=SPACES[here].key)
    if budget.operations and state.fighters_in(here):
        return deny("16.1", "deny-foe-here", space=SPACES[here].key)
    if not budget.operations and state.awake_in(here):
        return deny("16.1", "deny-foe-here", space=SPACES[here].key)
    if not budget.operations and not budget.fresh:
        return deny("16.1", "deny-phase-begun")
    return None
