"""Bobby Lee: hidden blocks in Virginia, July 1861 to October 1864.

The title is being built: pack, table and month stand, it is not yet offered.
"""
