"""What a battle tells the table, so that every number of it has its source in the log."""

from __future__ import annotations

from ..base import P, general_key, side_key, space_key
from ..components import starred
from .modifiers import (
    Circumstances,
    Modifier,
    amphibious_parts,
    commander_rating,
)
from .parties import Party, rating
from .result import Clash, Verdict, loss_cap

__all__ = [
    "tell_assault",
    "tell_limits",
    "tell_modifiers",
    "tell_rolls",
    "tell_spared",
    "tell_tie",
]


def tell_assault(play: P, what: Circumstances) -> None:
    """What either side brings to a Union assault (6.4.1); the net of it is a modifier."""
    if what.amphibious:
        parts = amphibious_parts(play.state, what)
        play.tell("amphibious-sum", space=space_key(what.space), **parts._asdict())


def tell_modifiers(
    play: P, parties: tuple[Party, Party], commander: int, flags: int, found: tuple[Modifier, ...]
) -> None:
    """The modifiers of the first of two parties, one by one.

    Before them what the want of a cavalry screen takes from its commander's rating (7.5.2).
    """
    own, foe = parties
    side = side_key(own.side)
    lost = rating(commander, own.attacks) - commander_rating(own, foe, commander, flags)
    if lost:
        play.tell("no-screen", side=side, general=general_key(commander), count=lost)
    for modifier in found:
        name = general_key(modifier.general)
        play.tell(f"modifier-{modifier.key}", side=side, general=name, count=modifier.value)


def tell_rolls(
    play: P,
    sides: tuple[int, int],
    dice: tuple[int, int],
    gains: tuple[int, int],
    verdict: Verdict,
    size: str,
) -> None:
    """Each side's roll with its modifiers, the column, and the enemy's losses in the table."""
    results = verdict.defender_result, verdict.attacker_result
    for side, roll, gain, losses in zip(sides, dice, gains, results, strict=True):
        words = {"roll": roll, "modifier": gain, "total": roll + gain, "losses": losses}
        play.tell("battle-roll", None, side=side_key(side), size=size, **words)


def tell_limits(play: P, sides: tuple[int, int], clash: Clash, verdict: Verdict) -> None:
    """Who loses less than the table says, and why (7.8.1)."""
    foes = clash.defenders, clash.attackers
    results = verdict.attacker_result, verdict.defender_result
    losses = verdict.attacker_loss, verdict.defender_loss
    for side, foe, result, loss in zip(sides, foes, results, losses, strict=True):
        if loss == result:
            continue
        cap = loss_cap(foe)
        if loss == cap:
            play.tell("loss-capped", side=side_key(side), count=loss)
        else:
            play.tell("loss-of-all", side=side_key(side), count=loss)


def tell_spared(play: P, sides: tuple[int, int], kept: tuple[int, int]) -> None:
    """Who keeps a strength point where both sides would be wiped out (7.3.4)."""
    for side, count in zip(sides, kept, strict=True):
        if count:
            play.tell("spared", side=side_key(side), count=count)


def tell_tie(play: P, clash: Clash, verdict: Verdict, attacker_roll: int) -> None:
    """How a tie is decided (7.3.2, 6.8.1, 7.10)."""
    if verdict.attacker_result != verdict.defender_result:
        return
    if not clash.defenders:
        key = "tie-empty-fort" if verdict.attacker_wins else "tie-fort-stands"
    elif verdict.star:
        key = "tie-asterisk"
    elif starred(clash.size, attacker_roll):
        key = "tie-prize"
    else:
        key = "tie"
    play.tell(f"battle-{key}")
