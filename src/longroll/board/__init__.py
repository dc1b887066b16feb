"""Geography without games: regions, networks, travel and tracing.

A place is a small integer, its *index*. A set of places is a :data:`~longroll.board.region.Mask`,
an int whose bit ``i`` is set when place ``i`` belongs to it. Places joined by links make a
:class:`~longroll.board.network.Network`. Nothing here knows what a place is called, who holds it
or what moves over it: the caller supplies the cost of each step and the places that are closed.

========== ====================================================================
region     sets of places
network    places, links and who is next to whom
travel     moving at a cost: reach, cheapest path, distance, forced march
steps      steps of whole regions at once, on boards of hexes: reach, floods, chains
trace      flowing freely: floods, borders, components, lines of communication
========== ====================================================================
"""
