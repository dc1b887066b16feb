"""Jobs: what servers of one club on one PostgreSQL leave to whoever is free, here or elsewhere.

procrastinate keeps the queue. At home, and in a club on SQLite, the same functions run in the one
process that there is.
"""
