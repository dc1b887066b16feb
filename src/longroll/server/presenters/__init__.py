"""Presenters: the data of the tables in the reader's language, as it goes over the wire."""
