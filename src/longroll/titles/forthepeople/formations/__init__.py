"""5 Armies, corps and generals: who commands, who leaves the map, and who joins whom.

`ranks` asks and gives command; `losses` takes pieces off the map; `arrival` brings a force to its
end; `round_end` keeps the organisation that 5.2.9 and 5.3.4 demand; `creation`, `relief` and
`reorganisation` are what a card does with armies and generals (4.1.B to 4.1.D).

Whoever takes units away calls `army_emptied` (or `army_abandoned`) afterwards, and whoever may
have cost an army its commander calls `Succession`: equals are the owner's choice.
"""

from .arrival import Arrive, Join, JoinArmies, Relocate
from .creation import CreateArmy, may_create_army
from .losses import (
    army_abandoned,
    army_emptied,
    eliminate_army,
    eliminate_force,
    eliminate_stack,
    kill_general,
    place_elite,
    remove_brigade,
    remove_general,
    remove_infantry,
    to_track,
)
from .ranks import (
    INFANTRY,
    Succession,
    army_commander,
    army_generals,
    army_of,
    cavalry_at,
    commanders,
    fill_command,
    general_limit,
    give_command,
    highest,
    infantry_generals,
    may_leave,
    outranked,
    subordinates,
    succeed,
    take_generic_command,
)
from .relief import EVERYWHERE, Relieve, may_relieve
from .reorganisation import Reorganise, may_reorganise
from .round_end import RoundEnd

__all__ = [
    "Arrive",
    "CreateArmy",
    "EVERYWHERE",
    "INFANTRY",
    "Join",
    "JoinArmies",
    "Relieve",
    "Relocate",
    "Reorganise",
    "RoundEnd",
    "Succession",
    "army_abandoned",
    "army_commander",
    "army_emptied",
    "army_generals",
    "army_of",
    "cavalry_at",
    "commanders",
    "eliminate_army",
    "eliminate_force",
    "eliminate_stack",
    "fill_command",
    "general_limit",
    "give_command",
    "highest",
    "infantry_generals",
    "kill_general",
    "may_create_army",
    "may_leave",
    "may_relieve",
    "may_reorganise",
    "outranked",
    "place_elite",
    "remove_brigade",
    "remove_general",
    "remove_infantry",
    "subordinates",
    "succeed",
    "take_generic_command",
    "to_track",
]
