"""A club: the server of a table at home, for members who play days apart.

``longroll serve --club CONFIG.toml`` runs it. Nothing of it is loaded otherwise: what it needs
beyond a table at home is the extra ``longroll[club]``.
"""
