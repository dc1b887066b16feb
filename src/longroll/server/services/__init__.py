"""Services: the open tables, and whoever works for them behind the routes."""
