"""A club: the server of a table at home, extended for members who play by turns, days apart.

``longroll serve --club CONFIG.toml`` runs it. Nothing of it is imported otherwise: its further
dependencies are the extra ``longroll[club]``.
"""
