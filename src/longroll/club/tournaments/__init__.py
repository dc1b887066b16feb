"""Tournaments: who plays whom, with which side, and who has won."""
