"""9 What the side out of phase does when a force comes near: it intercepts, or avoids battle.

Whoever moves a force calls `Approach` before it enters a place, if one is `due`, and reads its
`Outcome` in ``state.returned``.
"""

from .approach import Approach, Outcome, due, stands
from .detachment import Detachment
from .who import intercepted

__all__ = ["Approach", "Detachment", "Outcome", "due", "intercepted", "stands"]
