"""Summer 1861 of the rulebook's sample game, from its reinforcements to its attrition.

Every line number is the rulebook's; the numbers beside it were typed from that line, or added up
from the lines named there (4886: five, less one, and eight more in line 4893).
"""

from __future__ import annotations

from .sample_play import Play

__all__ = ["SUMMER"]

GENERALS = ("buell", "rosecrans", "halleck", "pope", "mcclellan", "banks", "stuart", "kirby-smith")
"""Whom the revealed counters show, in the order of the spaces; the last of a side needs no draw."""

HANDS = ("11", "83", "84", "56", "71", "88", "41", "60", "102", "82")
"""The Union's five cards and the Confederate's (L4964-4972)."""

REINFORCEMENTS = (
    Play(
        "L4893-4904",
        "6 for Cincinnati, 4 for St Louis; runners: 1 and 2 in the Atlantic, 6 and 3 in the Gulf",
        "union: place cincinnati; count 6; place st-louis; count 4",
        """
        4894 units union cincinnati: 7
        4895 units union st-louis: 6
        4902 will confederate: 96-
        4902 will union: 96-
        """,
        rolls=(1, 2, 6, 3),
    ),
    Play(
        "L4904-4914",
        "three units run the blockade, and nine states raise one each",
        """confederate: place savannah; place mobile; place new-orleans
        confederate: raise tn; place nashville; raise fl; place pensacola; raise va; place manassas
        confederate: raise la; place monroe; raise ga; place atlanta; raise ar
        confederate: place fayetteville-ar; raise nc; place wilmington-nc; raise sc
        confederate: place charleston-sc; raise al; place fort-morgan""",
        """
        4905 units confederate new-orleans: 1
        4906 units confederate mobile: 2
        4906 units confederate savannah: 1
        4910 units confederate nashville: 2
        4910 units confederate fayetteville-ar: 2
        4911 units confederate pensacola: 1
        4911 units confederate wilmington-nc: 1
        4912 units confederate manassas: 3
        4912 units confederate charleston-sc: 1
        4913 units confederate monroe: 1
        4913 units confederate fort-morgan: 1
        4914 units confederate atlanta: 1
        """,
    ),
    Play(
        "L4917-4928",
        "the Union moves ten of fifteen by rail and by sea",
        """union: move washington-dc; sea fort-monroe; count 2
        union: move springfield-il; rail cairo
        union: move washington-dc; rail cairo; count 3
        union: move pittsburgh; rail columbus-oh; count 2
        union: move philadelphia; rail cairo
        union: move cincinnati; rail cairo; count 1""",
        """
        4923 units union fort-monroe: 3
        4924 units union springfield-il: -
        4925 units union washington-dc: 7
        4926 units union pittsburgh: -
        4926 units union columbus-oh: 3
        4927 units union philadelphia: -
        4928 units union cincinnati: 6
        4928 units union cairo: 7
        """,
    ),
    Play(
        "L4929-4945",
        "the Confederate moves seven, all that he may; only so does one reach loyal Knoxville",
        """union: done
        confederate: move wilmington-nc; rail manassas; move charleston-sc; rail manassas
        confederate: move monroe; rail nashville; move pensacola; rail columbus-ky
        confederate: move mobile; rail columbus-ky; count 1; move new-orleans; rail manassas
        confederate: move atlanta; rail knoxville""",
        """
        4933 units confederate wilmington-nc: -
        4934 units confederate charleston-sc: -
        4935 units confederate monroe: -
        4935 units confederate nashville: 3
        4936 units confederate pensacola: -
        4937 units confederate mobile: 1
        4937 units confederate columbus-ky: 3
        4938 units confederate new-orleans: -
        4938 units confederate manassas: 6
        4940 units confederate atlanta: -
        4940 units confederate knoxville: 1
        """,
    ),
    Play(
        "L4947-4972",
        "ten generals arrive; Stuart's brigade takes up one of six units; five cards each",
        """union: announce cincinnati; announce cincinnati; announce cairo; announce cairo
        union: announce frederick; announce harpers-ferry; announce washington-dc
        confederate: announce manassas; announce knoxville; announce nashville""",
        """
        4951 general buell: cincinnati
        4951 general rosecrans: cincinnati
        4951 general halleck: cairo
        4952 general pope: cairo
        4952 general mcclellan: frederick
        4952 general banks: harpers-ferry
        4953 general burnside: washington-dc
        4954 general stuart: manassas
        4954 general kirby-smith: knoxville
        4954 general bragg: nashville
        4956 units confederate manassas: 6
        4964 hand union: 11 56 71 83 84
        4969 hand confederate: 41 60 82 88 102
        """,
        draws=(*GENERALS, *HANDS),
    ),
)

ROUNDS = (
    Play(
        "L4974-4981",
        "a minor campaign: Price fetches a unit from Little Rock and takes three to Springfield",
        """confederate: open 88; activate price; with 2
        union: pass
        confederate: go clarksville-ar; go little-rock; take 1; go clarksville-ar
        confederate: go fayetteville-ar; go springfield-mo; stop""",
        """
        4974 hand confederate: 41 60 82 102
        4974 discards: 12 50 88
        4978 units confederate little-rock: -
        4979 units confederate fayetteville-ar: -
        4980 units confederate springfield-mo: 3
        4980 general price: springfield-mo
        """,
    ),
    Play(
        "L4981-4983",
        "Polk takes the unit of Memphis to New Madrid",
        """confederate: activate polk; with 1
        union: pass
        confederate: go humboldt; go new-madrid; stop""",
        """
        4982 general polk: new-madrid
        4982 units confederate memphis: -
        4982 units confederate new-madrid: 1
        4982 will union: 96-
        4983 will confederate: 96-
        """,
    ),
    Play(
        "L4986-4989",
        "Nathaniel Lyon: three markers in Missouri, five in all",
        "union: play 11 event; mark ironton; mark lexington-mo; mark st-joseph",
        """
        4986 hand union: 56 71 83 84
        4986 discards: 11 12 50 88
        4987 control ironton: union
        4987 control lexington-mo: union
        4987 control st-joseph: union
        4988 marks union mo: 5
        4989 will union: 96-
        4989 will confederate: 96-
        """,
    ),
    Play(
        "L5011-5014",
        "Tennessee joins: two units make five in Nashville",
        "confederate: play 41 event; place nashville",
        """
        5011 hand confederate: 60 82 102
        5011 discards: 11 12 41 50 88
        5013 units confederate nashville: 5
        5013 will union: 96-
        5014 will confederate: 96-
        """,
    ),
    Play(
        "L5017-5022",
        "a major campaign: Fremont's tour of eight spaces leaves 2 + 2 + 1 behind",
        """union: play 83 event; activate fremont; with 4
        confederate: pass
        union: go jefferson-city; go lexington-mo
        confederate: pass
        union: go kansas-city; take 1; go lexington-mo
        confederate: pass
        union: go jefferson-city
        confederate: pass
        union: drop 2; go rolla
        confederate: pass
        union: drop 2; go ironton; drop 1; go st-louis""",
        """
        5017 hand union: 56 71 84
        5017 discards: 11 12 41 50 83 88
        5019 units union kansas-city: -
        5020 units union jefferson-city: 2
        5021 units union rolla: 2
        5021 units union ironton: 1
        5022 units union st-louis: 2
        5022 general fremont: st-louis
        """,
    ),
    Play(
        "L5023-5026",
        "a division of three from Columbus leaves one in Wheeling and goes on to Lewisburg",
        """union: division columbus-oh; with 3
        confederate: pass
        union: go zanesville; go wheeling; drop 1; go grafton; go weston; go lewisburg""",
        """
        5023 units union columbus-oh: -
        5024 units union wheeling: 1
        5026 units union lewisburg: 2
        """,
    ),
    Play(
        "L5026-5042",
        "two units land at Fort Pulaski, without garrison: 1 + 4 against 2 + 2; it falls",
        """union: sail fort-monroe; load 2; no-general; land fort-pulaski; pass
        confederate: pass""",
        """
        5027 units union fort-monroe: 1
        5039 units union fort-pulaski: 1
        5041 will union: 96-
        5042 will confederate: 96-
        """,
        rolls=(1, 2),
    ),
    Play(
        "L5045-5053",
        "the Monitor as operations: the Army of Tennessee under A.S. Johnston, free of charge",
        """confederate: play 60 operations; operation create-army; create-army nashville
        confederate: marker army-of-tennessee""",
        """
        5045 hand confederate: 82 102
        5045 discards: 11 12 41 50 60 83 88
        5051 army army-of-tennessee: nashville a-s-johnston
        5052 units confederate nashville: 5
        5052 will union: 96-
        5053 will confederate: 96-
        """,
    ),
    Play(
        "L5056-5084",
        "First Manassas: six attack, Johnston comes from the valley by card: 5 + 1 against 3 + 4",
        """union: play 84 event; activate mcdowell; with 6
        confederate: pass
        union: go frederick; go manassas
        confederate: interrupt 102 j-e-johnston; pass; lose-unit infantry""",
        """
        5056 hand union: 56 71
        5063 hand confederate: 82
        5064 discards: 11 12 41 50 60 83 84 88 102
        5060 units union washington-dc: 1
        5060 general mcdowell: frederick
        5060 general burnside: frederick
        5066 units confederate winchester-va: -
        5067 general j-e-johnston: manassas
        5081 army army-of-the-potomac: frederick mcdowell
        5083 units union frederick: 5
        5084 units confederate manassas: 5
        """,
        rolls=(5, 3),
    ),
    Play(
        "L5094-5095",
        "Banks follows into empty Winchester with two",
        """union: activate banks; with 2
        confederate: pass
        union: go winchester-va
        confederate: pass
        union: stop""",
        """
        5095 units union harpers-ferry: -
        5095 units union winchester-va: 2
        5095 general banks: winchester-va
        """,
    ),
    Play(
        "L5095-5101",
        "Buell and Rosecrans tour Kentucky with six and leave one in each space",
        """union: activate buell; bring rosecrans; with 6
        confederate: pass
        union: go falmouth; drop 1; go lexington-ky; drop 1; go somerset
        confederate: pass
        union: drop 1; go lexington-ky; go frankfort; drop 1; go louisville; drop 1
        union: go lebanon; stop""",
        """
        5097 units union cincinnati: -
        5099 units union falmouth: 1
        5099 units union lexington-ky: 1
        5099 units union somerset: 1
        5099 units union frankfort: 1
        5099 units union louisville: 1
        5100 units union lebanon: 1
        5100 general buell: lebanon
        5100 general rosecrans: lebanon
        5100 will union: 96-
        5101 will confederate: 96-
        """,
    ),
    Play(
        "L5104-5116",
        "Foreign Intervention, the last card, must serve as operations: Northern Virginia's army",
        """confederate: play 82 operations; operation create-army; create-army manassas
        confederate: marker army-of-northern-virginia""",
        """
        5106 hand confederate: -
        5106 discards: 11 12 41 50 60 82 83 84 88 102
        5111 army army-of-northern-virginia: manassas j-e-johnston
        5115 will union: 96-
        5116 will confederate: 96-
        """,
    ),
    Play(
        "L5119-5129",
        "McDowell is relieved at his full price of 6, till fall; McClellan commands",
        "union: play 56 operations; operation relieve; relieve mcdowell; appoint mcclellan; demote",
        """
        5121 hand union: 71
        5121 discards: 11 12 41 50 56 60 82 83 84 88 102
        5125 army army-of-the-potomac: frederick mcclellan
        5127 general mcdowell: back in fall-1861
        5128 will union: 90-
        5129 will confederate: 96-
        """,
    ),
)

END_OF_TURN = (
    Play(
        "L5132-5154",
        "Anaconda: blockade 2; new deck; markers; the fort's capture turns the Union's fortunes",
        "union: play 71 event; choose blockade",
        """
        5132 hand union: -
        5133 blockade: 2
        5139 control springfield-mo: confederate
        5142 control jefferson-city: union
        5142 control rolla: union
        5142 marks union mo: 7
        5144 control wheeling: union
        5144 control lewisburg: union
        5144 marks union wv: 5
        5146 control falmouth: union
        5146 control lexington-ky: union
        5146 control frankfort: union
        5146 control louisville: union
        5146 control somerset: union
        5147 control lebanon: union
        5147 marks union ky: 6
        5148 control winchester-va: union
        5149 control fort-pulaski: union
        5152 state wv: union
        5152 state mo: union
        5155 will union: 93+
        5165 will confederate: 95-
        5174 discards: -
        """,
    ),
    Play(
        "L5154-5173",
        "two states fill up and are worth 10 and 5; attrition takes three and four; fall begins",
        """union: mark greenville-mo; mark charleston-wv; mark franklin-wv
        confederate: remove infantry""",
        """
        5154 will union: 108+
        5156 control franklin-wv: union
        5157 control charleston-wv: union
        5159 control greenville-mo: union
        5161 control new-madrid: confederate
        5165 will confederate: 95-
        5168 units union frederick: 4
        5169 units union cairo: 5
        5170 units confederate nashville: 4
        5171 units confederate manassas: 4
        5171 units confederate springfield-mo: 2
        5171 units confederate columbus-ky: 2
        5173 turn: fall-1861
        """,
    ),
)

SUMMER = (*REINFORCEMENTS, *ROUNDS, *END_OF_TURN)
