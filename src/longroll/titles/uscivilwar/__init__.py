"""The U.S. Civil War: the whole war on 1,800 hexes, 1861 to 1865."""
