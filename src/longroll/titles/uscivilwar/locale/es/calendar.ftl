# The U.S. Civil War: los turnos, como encabezan la mesa.

turn-1 = Turno 1, verano de 1861
turn-2 = Turno 2, verano de 1861
turn-3 = Turno 3, otoño de 1861
turn-4 = Turno 4, invierno de 1862
turn-5 = Turno 5, primavera de 1862
turn-6 = Turno 6, verano de 1862
turn-7 = Turno 7, verano de 1862
turn-8 = Turno 8, otoño de 1862
turn-9 = Turno 9, invierno de 1863
turn-10 = Turno 10, primavera de 1863
turn-11 = Turno 11, verano de 1863
turn-12 = Turno 12, verano de 1863
turn-13 = Turno 13, otoño de 1863
turn-14 = Turno 14, invierno de 1864
turn-15 = Turno 15, primavera de 1864
turn-16 = Turno 16, verano de 1864
turn-17 = Turno 17, verano de 1864
turn-18 = Turno 18, otoño de 1864
turn-19 = Turno 19, invierno de 1865
turn-20 = Turno 20, primavera de 1865
