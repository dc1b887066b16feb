"""The ladder: how well members play a title, and how sure that is."""
