"""Tables: people round a game, with secret seat tokens, undo by consent, and storage.

A game on a table is its record: every acknowledged action is in the database with its outcomes and
its digest, and a table can be rebuilt from there at any time.
"""

from longroll.engine.ending import Ended, Why
from longroll.table.beginning import new_table
from longroll.table.change import Change
from longroll.table.errors import TableError
from longroll.table.importing import import_table
from longroll.table.lessons import awaits_learner, lesson_standing, lesson_table, scripted_order
from longroll.table.seats import HOST, HUMAN, Seat, Tokens, new_token, new_tokens
from longroll.table.store import Store, default_url
from longroll.table.table import Table
from longroll.table.trouble import StoreAway, StoreError

__all__ = [
    "HOST",
    "HUMAN",
    "Change",
    "Ended",
    "Seat",
    "Store",
    "StoreAway",
    "StoreError",
    "Table",
    "TableError",
    "Tokens",
    "Why",
    "awaits_learner",
    "default_url",
    "import_table",
    "lesson_standing",
    "lesson_table",
    "new_table",
    "new_token",
    "new_tokens",
    "scripted_order",
]
