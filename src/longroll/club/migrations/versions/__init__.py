"""The versions."""
