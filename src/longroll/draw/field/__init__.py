"""Boards of hexes, in the manner of an engineer's survey of the 1770s."""
