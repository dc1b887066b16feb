"""20.3 to 20.5 The basic naval game: transport by river and sea, inlet routes, assaults."""

from .menu import cards_for, voyages, why_no_voyage
from .transport import Transport

__all__ = ["Transport", "cards_for", "voyages", "why_no_voyage"]
