"""Self-play and measurement."""
