"""The migrations of the club's part of the database."""
