"""The 55 event cards (X4.3, C01 to C55): their rules, and the windows in which they are played."""
