"""The ladder: how well members play a title, with confidence intervals."""
