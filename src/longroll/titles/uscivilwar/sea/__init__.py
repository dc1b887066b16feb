"""20.3 to 20.5 The basic naval game: transport by river and sea, inlet routes, assaults."""

from .menu import voyages, why_no_voyage
from .transport import Transport

__all__ = ["Transport", "voyages", "why_no_voyage"]
