"""11 and 12 Battle, for whatever leads to one: a march, an interception, an assault from the sea.

Who moves calls `Battle` with the attackers, who still stand where they come from, and reads the
`Verdict` in ``state.returned``. Losses, demoralisation, retreat, forts and Generals of both sides
are settled then; the attackers have not moved: who has won lets them enter.
"""

from .chances import Chances, chances
from .force import Attackers, Verdict, crossing, defended, fighting, overruns
from .odds import Line
from .phase import Battle

__all__ = [
    "Attackers",
    "Battle",
    "Chances",
    "Line",
    "Verdict",
    "chances",
    "crossing",
    "defended",
    "fighting",
    "overruns",
]
