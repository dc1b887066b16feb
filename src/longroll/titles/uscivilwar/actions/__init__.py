"""4.2.B.a and 4.3 The Movement and Combat Segment of a side.

``purse`` keeps the Action Points, ``sites`` says where what is done on the spot may be done, and
``phase`` asks for one action after the other.
"""

from .phase import Activations
from .purse import ANY, points_for

__all__ = ["ANY", "Activations", "points_for"]
