"""What every game shares: actions, decisions, procedures, chance, events, records, positions.

The engine knows no game. It imports the standard library only.
"""
