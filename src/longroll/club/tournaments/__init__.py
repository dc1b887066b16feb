"""Tournaments: pairings, sides and results."""
