"""Services: the open tables, and the background work behind the routes."""
