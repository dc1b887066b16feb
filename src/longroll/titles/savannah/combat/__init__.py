"""G12, G13: close combat. `CloseCombat` is the phase, `Combat` one combat in its nine steps."""

from __future__ import annotations

from .advance import Advance
from .phase import CloseCombat
from .prospects import chance, fight_after, prospects
from .resolve import Combat
from .results import Suffer

__all__ = ["Advance", "CloseCombat", "Combat", "Suffer", "chance", "fight_after", "prospects"]
