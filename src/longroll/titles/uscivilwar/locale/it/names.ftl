# The U.S. Civil War: waters and islands, called by what they are.

proper-1549 = Baia di Chesapeake (1549)
proper-1649 = Baia di Chesapeake (1649)
proper-1749 = Baia di Chesapeake (1749)
proper-1849 = Baia di Chesapeake (1849)
proper-1949 = Baia di Chesapeake (1949)
proper-2049 = Baia di Chesapeake (2049)
proper-2249 = Baia di Chesapeake (2249)
proper-2950 = Stretto di Pamlico (2950)
proper-3049 = Stretto di Pamlico (3049)
proper-4720 = Baia di Mobile (4720)
proper-4826 = Baia di St. Andrews (4826)
proper-chesapeake-bay = Baia di Chesapeake
proper-atchafalaya-landing = Baia di Atchafalaya
proper-roanoke = Isola di Roanoke
proper-fort-st-philip = Fort St. Philip e Jackson
proper-brownsville = Brownsville e Matamoros
proper-texas-north = Texas, nord
proper-texas-south = Texas, sud
proper-hatteras = Passo di Hatteras
proper-ship-island = Isola Ship

# Luoghi che l'edizione spagnola chiama a modo suo.
proper-2515 = New Madrid (2515)
proper-4814 = New Orleans (4814)
