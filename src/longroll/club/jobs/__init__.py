"""Jobs: work that servers of one club on one PostgreSQL leave to any free worker.

procrastinate is the queue. At home, and in a club on SQLite, the same functions run in the only
process.
"""
