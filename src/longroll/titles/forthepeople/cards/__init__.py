"""4 Strategy cards: the rounds, what a card may be used for, operations and events.

They stand on all the other chapters. What those need in the middle of a move or a battle lies
below them: the deck (3.2) in `deck`, the cards that break into a move (4.2.5) in `interrupts`.
"""
