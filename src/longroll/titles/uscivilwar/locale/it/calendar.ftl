# The U.S. Civil War: i turni, come intestano il tavolo.

turn-1 = Turno 1, estate 1861
turn-2 = Turno 2, estate 1861
turn-3 = Turno 3, autunno 1861
turn-4 = Turno 4, inverno 1862
turn-5 = Turno 5, primavera 1862
turn-6 = Turno 6, estate 1862
turn-7 = Turno 7, estate 1862
turn-8 = Turno 8, autunno 1862
turn-9 = Turno 9, inverno 1863
turn-10 = Turno 10, primavera 1863
turn-11 = Turno 11, estate 1863
turn-12 = Turno 12, estate 1863
turn-13 = Turno 13, autunno 1863
turn-14 = Turno 14, inverno 1864
turn-15 = Turno 15, primavera 1864
turn-16 = Turno 16, estate 1864
turn-17 = Turno 17, estate 1864
turn-18 = Turno 18, autunno 1864
turn-19 = Turno 19, inverno 1865
turn-20 = Turno 20, primavera 1865
