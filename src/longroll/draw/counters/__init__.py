"""Draws what lies on a board from a `Layout`, which has only what the seat may know."""

from longroll.draw.counters.layers import counter_layers
from longroll.draw.counters.places import Places, renamed
from longroll.draw.counters.stacks import Stack, stacks

__all__ = ["Places", "Stack", "counter_layers", "renamed", "stacks"]
