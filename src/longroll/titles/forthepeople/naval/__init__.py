"""6 Combined operations: fleets and forts.

`loading` knows who goes aboard, `moves` and `confederate` are what a card allows, `voyage` carries
a force over the water; `forts` and `weapons` are what is built against it. The waters themselves
are in `waterways`, below the formations, for generals and strategic movement sail on them too.
"""

from ..waterways import (
    Passage,
    general_sea_reach,
    passages,
    strategic_sea_reach,
)
from .confederate import ConfederateRiverMove, river_landings, river_ports
from .forts import BuildFort, fort_sites, forts_left, may_build_fort
from .loading import sailing_armies, sailing_ports
from .moves import (
    ArmyNavalMove,
    NavalMove,
    may_move_army,
    naval_actions,
    naval_procedure,
    why_not_naval,
)
from .voyage import CANCELLED, NOT_SAILED, SAILED, Voyage, guns_modifier
from .weapons import (
    PlaceHunley,
    PlaceIronclad,
    PlaceTorpedoes,
    RiverFlotilla,
    SinkIronclad,
    hunley_spaces,
    ironclad_spaces,
    place_hunley,
    place_ironclad,
    place_torpedo,
    torpedo_spaces,
)

__all__ = [
    "ArmyNavalMove",
    "BuildFort",
    "CANCELLED",
    "ConfederateRiverMove",
    "NOT_SAILED",
    "NavalMove",
    "Passage",
    "PlaceHunley",
    "PlaceIronclad",
    "PlaceTorpedoes",
    "RiverFlotilla",
    "SAILED",
    "SinkIronclad",
    "Voyage",
    "fort_sites",
    "forts_left",
    "general_sea_reach",
    "guns_modifier",
    "hunley_spaces",
    "ironclad_spaces",
    "may_build_fort",
    "may_move_army",
    "naval_actions",
    "naval_procedure",
    "passages",
    "place_hunley",
    "place_ironclad",
    "place_torpedo",
    "river_landings",
    "river_ports",
    "sailing_armies",
    "sailing_ports",
    "strategic_sea_reach",
    "torpedo_spaces",
    "why_not_naval",
]
