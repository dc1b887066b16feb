"""What lies on a board, drawn from a `Layout`: it shows what the seat may know and no more."""

from longroll.draw.counters.layers import counter_layers
from longroll.draw.counters.places import Places, renamed
from longroll.draw.counters.stacks import Stack, stacks

__all__ = ["Places", "Stack", "counter_layers", "renamed", "stacks"]
