"""11 Political control of spaces and states; the capitals; the political control phase (3.4)."""

from .capitals import RelocateCapital, lose_capital
from .markers import affordable_marks, may_mark, occupy, set_marker
from .phase import PoliticalPhase, release_armies
from .placing import PlaceMarkers, RemoveByCavalry, RemoveMarkers, raid_spaces
from .states import StateControl

__all__ = [
    "PlaceMarkers",
    "PoliticalPhase",
    "RelocateCapital",
    "RemoveByCavalry",
    "RemoveMarkers",
    "StateControl",
    "affordable_marks",
    "lose_capital",
    "may_mark",
    "occupy",
    "raid_spaces",
    "release_armies",
    "set_marker",
]
