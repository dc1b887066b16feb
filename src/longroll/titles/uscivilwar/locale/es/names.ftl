# The U.S. Civil War: waters and islands, called by what they are.

proper-1549 = Bahía de Chesapeake (1549)
proper-1649 = Bahía de Chesapeake (1649)
proper-1749 = Bahía de Chesapeake (1749)
proper-1849 = Bahía de Chesapeake (1849)
proper-1949 = Bahía de Chesapeake (1949)
proper-2049 = Bahía de Chesapeake (2049)
proper-2249 = Bahía de Chesapeake (2249)
proper-2950 = Pamlico Sound (2950)
proper-3049 = Pamlico Sound (3049)
proper-4720 = Bahía de Mobile (4720)
proper-4826 = St. Andrews Bay (4826)
proper-chesapeake-bay = Bahía de Chesapeake
proper-atchafalaya-landing = Atchafalaya Bay
proper-roanoke = Roanoke Island
proper-fort-st-philip = Fort St. Philip y Jackson
proper-brownsville = Brownsville y Matamoros
proper-texas-north = Texas, norte
proper-texas-south = Texas, sur
proper-hatteras = Hatteras Inlet
proper-ship-island = Ship Island

# Lugares que el reglamento llama en español.
proper-2515 = Nueva Madrid (2515)
proper-4814 = Nueva Orleans (4814)
