"""7 Battles: retreat before battle, the fight, casualties, retreats; 5.7.2 overruns; the odds.

`battle` is the procedure in the order of the book; `parties` says who fights, `modifiers` with
what advantage, `result` what two rolls do, `losses` and `casualties` who pays, `retreat` who
leaves and where to. `before` comes first and `overrun` instead; `forecast`
tells the odds beforehand.
"""

from .battle import GOES_ON, HOLDS, REPULSED, Battle
from .before import RetreatBeforeBattle, early_retreats, needed_roll, retreats_freely
from .forecast import Forecast, forecast
from .modifiers import Circumstances, Modifier
from .naval_retreat import naval_retreat_ports
from .odds import Outcome, attacker_chance, casualty_chances, odds
from .overrun import is_overrun, overrun, overruns
from .retreat import DefenderRetreat, forget_beaten, retreat_choices

__all__ = [
    "GOES_ON",
    "HOLDS",
    "REPULSED",
    "Battle",
    "Circumstances",
    "DefenderRetreat",
    "Forecast",
    "Modifier",
    "Outcome",
    "RetreatBeforeBattle",
    "attacker_chance",
    "casualty_chances",
    "early_retreats",
    "forecast",
    "forget_beaten",
    "is_overrun",
    "naval_retreat_ports",
    "needed_roll",
    "odds",
    "overrun",
    "overruns",
    "retreat_choices",
    "retreats_freely",
]
