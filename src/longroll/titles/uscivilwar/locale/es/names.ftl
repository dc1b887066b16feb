# The U.S. Civil War: waters and islands, called by what they are.

proper-1549 = Bahía de Chesapeake (1549)
proper-1649 = Bahía de Chesapeake (1649)
proper-1749 = Bahía de Chesapeake (1749)
proper-1849 = Bahía de Chesapeake (1849)
proper-1949 = Bahía de Chesapeake (1949)
proper-2049 = Bahía de Chesapeake (2049)
proper-2249 = Bahía de Chesapeake (2249)
proper-2950 = Estrecho de Pamlico (2950)
proper-3049 = Estrecho de Pamlico (3049)
proper-4720 = Bahía de Mobile (4720)
proper-4826 = Bahía de St. Andrews (4826)
proper-chesapeake-bay = Bahía de Chesapeake
proper-atchafalaya-landing = Bahía de Atchafalaya
proper-roanoke = Isla de Roanoke
