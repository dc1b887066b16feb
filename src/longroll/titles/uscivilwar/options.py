"""22 The optional rules, each an option of its own."""

from __future__ import annotations

from typing import Final

__all__ = ["ADVANCED", "ARMIES", "MANOEUVRE", "MORALE", "POLITICAL", "REINFORCING", "SALT"]

ADVANCED: Final = "advanced"
"""21: ships, naval leaders, and battles between them."""
POLITICAL: Final = "political-limits"
"""22.1: SP for the stars of Generals stay with them in strategic movement."""
SALT: Final = "salt"
"""22.2: captured Salt hexes cost the Confederates points."""
REINFORCING: Final = "reinforcing"
"""22.3: who intercepts where friends are attacked has two more."""
ARMIES: Final = "army-markers"
"""22.4: markers for the armies of Generals of three stars."""
MORALE: Final = "army-morale"
"""22.5: armies that have won a hard battle throw ones again."""
MANOEUVRE: Final = "manoeuvre"
"""22.6: a stack may follow a force beside the place that it enters."""
