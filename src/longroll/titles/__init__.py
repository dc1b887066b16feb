"""The games: each signs the engine's contract and knows nothing of the others."""
