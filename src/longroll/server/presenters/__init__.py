"""Presenters: what goes over the wire, made of what the tables know, in the reader's language."""
