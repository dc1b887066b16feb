"""Games on paper: print-and-play sheets, and the report of a finished game."""

from longroll.paper.press import PaperError, can_print
from longroll.paper.sheets import PAPERS, print_sheets

__all__ = ["PAPERS", "PaperError", "can_print", "print_sheets"]
