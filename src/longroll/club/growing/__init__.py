"""Scaling: several servers of one club on one PostgreSQL, each of which can serve any game."""
