"""The routes of a club."""
