# The U.S. Civil War: waters and islands, called by what they are.

proper-1549 = Chesapeake Bay (1549)
proper-1649 = Chesapeake Bay (1649)
proper-1749 = Chesapeake Bay (1749)
proper-1849 = Chesapeake Bay (1849)
proper-1949 = Chesapeake Bay (1949)
proper-2049 = Chesapeake Bay (2049)
proper-2249 = Chesapeake Bay (2249)
proper-2950 = Pamlico Sound (2950)
proper-3049 = Pamlico Sound (3049)
proper-4720 = Mobile Bay (4720)
proper-4826 = St. Andrews Bay (4826)
proper-chesapeake-bay = Chesapeake Bay
proper-atchafalaya-landing = Atchafalaya Bay
proper-roanoke = Roanoke Island
proper-fort-st-philip = Fort St. Philip and Jackson
proper-brownsville = Brownsville and Matamoros
proper-texas-north = Texas, north
proper-texas-south = Texas, south
proper-hatteras = Hatteras Inlet
proper-ship-island = Ship Island

# Places that the Spanish edition calls by names of its own.
proper-2515 = New Madrid (2515)
proper-4814 = New Orleans (4814)
