"""Growing: several servers of one club on one PostgreSQL, each of which answers for any game."""
