"""Long Roll: a table for five board wargames of the American Revolution and the Civil War.

>>> import longroll
>>> game = longroll.Game("forthepeople", scenario="1861", seed=1861)
>>> game.view("confederate")["hands"]["union"]
4
"""

from longroll.engine.action import Action, act, parse
from longroll.engine.chance import Live, Recorded, Sampled, Scripted
from longroll.engine.game import Game, IllegalAction
from longroll.engine.record import Record, RecordError
from longroll.engine.replay import replay
from longroll.engine.title import get_title, title_keys

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Game",
    "IllegalAction",
    "Live",
    "Record",
    "RecordError",
    "Recorded",
    "Sampled",
    "Scripted",
    "__version__",
    "act",
    "get_title",
    "parse",
    "replay",
    "title_keys",
]
