"""Boards as SVG, for the browser's table, for notebooks and for ``longroll draw``.

>>> from longroll.engine.title import get_title
>>> title = get_title("forthepeople")
>>> board = board_svg(title)
>>> 'data-space="richmond"' in board
True
"""

from longroll.draw.board import board_svg, counters_svg, cropped, position_svg
from longroll.draw.displays import display_svg
from longroll.draw.key import key_style, specimen_svg
from longroll.draw.map_board import Board, board_of
from longroll.draw.picture import Picture, draw
from longroll.draw.tokens import THEMES, DrawError, Tokens, tokens

__all__ = [
    "THEMES",
    "Board",
    "DrawError",
    "Picture",
    "Tokens",
    "board_of",
    "board_svg",
    "counters_svg",
    "cropped",
    "display_svg",
    "draw",
    "key_style",
    "position_svg",
    "specimen_svg",
    "tokens",
]
