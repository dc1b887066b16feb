"""How the club's part of the database came to its shape, version by version."""
