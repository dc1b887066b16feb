# First or last words of names that have an article in a sentence: "the Army of the Potomac".

heads-masculine = Army Corps Department District Garrison Headquarters
heads-feminine = { "" }
