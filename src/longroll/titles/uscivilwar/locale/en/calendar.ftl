# The U.S. Civil War: turns, as the table is headed.

turn-1 = Turn 1, summer 1861
turn-2 = Turn 2, summer 1861
turn-3 = Turn 3, autumn 1861
turn-4 = Turn 4, winter 1862
turn-5 = Turn 5, spring 1862
turn-6 = Turn 6, summer 1862
turn-7 = Turn 7, summer 1862
turn-8 = Turn 8, autumn 1862
turn-9 = Turn 9, winter 1863
turn-10 = Turn 10, spring 1863
turn-11 = Turn 11, summer 1863
turn-12 = Turn 12, summer 1863
turn-13 = Turn 13, autumn 1863
turn-14 = Turn 14, winter 1864
turn-15 = Turn 15, spring 1864
turn-16 = Turn 16, summer 1864
turn-17 = Turn 17, summer 1864
turn-18 = Turn 18, autumn 1864
turn-19 = Turn 19, winter 1865
turn-20 = Turn 20, spring 1865
