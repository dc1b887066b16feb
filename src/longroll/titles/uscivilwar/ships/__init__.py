"""21 The advanced naval game: ships, their voyages and battles, yards, coal."""
