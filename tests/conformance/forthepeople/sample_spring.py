"""Spring 1861 of the rulebook's sample game: the set-up (L390-449) and eight strategy rounds.

Every line number is the rulebook's; the numbers beside it were typed from that line.
"""

from __future__ import annotations

from .sample_play import Play

__all__ = ["FIRST_HANDS", "SET_UP", "SPRING"]

FIRST_HANDS = ("29", "43", "44", "68", "91", "12", "50", "42")
"""The Union's four cards and the Confederate's (L4780-4788)."""

SET_UP = """
    390 general price: fayetteville-ar
    390 units confederate fayetteville-ar: 1
    391 units confederate little-rock: 1
    392 units confederate mobile: 1
    393 units confederate columbus-ky: 1
    393 fort columbus-ky: confederate
    393 control columbus-ky: confederate
    394 units confederate fort-sumter: 1
    395 units confederate dover-tn: 1
    395 fort dover-tn: confederate
    396 general polk: memphis
    396 units confederate memphis: 1
    397 general a-s-johnston: nashville
    397 units confederate nashville: 1
    398 general j-e-johnston: winchester-va
    398 units confederate winchester-va: 1
    399 general beauregard: manassas
    399 units confederate manassas: 3
    400 units confederate richmond: 1
    400 fort richmond: confederate
    402 control new-madrid: confederate
    411 general mcdowell: washington-dc
    411 units union washington-dc: 5
    411 fort washington-dc: union
    412 army army-of-the-potomac: washington-dc mcdowell
    413 control fort-pickens: union
    414 units union springfield-il: 1
    415 units union cairo: 1
    416 units union indianapolis: 1
    417 units union frederick: 1
    418 general fremont: st-louis
    418 units union st-louis: 2
    418 control st-louis: union
    419 units union cincinnati: 1
    420 units union columbus-oh: 1
    421 units union pittsburgh: 2
    422 units union philadelphia: 1
    423 units union harpers-ferry: 2
    423 control harpers-ferry: union
    424 general butler: fort-monroe
    424 units union fort-monroe: 1
    424 control fort-monroe: union
    427 turn: spring-1861
    430 blockade: 0
    431 amphibious: 0
    448 will confederate: 100+
    449 will union: 100-
    4780 hand union: 29 43 44 68
    4785 hand confederate: 12 42 50 91
"""

SPRING = (
    Play(
        "L4810-4813",
        "without a campaign the Confederate leaves the first round to the Union",
        "confederate: defer",
        "4813 marks union ky: 0",
    ),
    Play(
        "L4816-4819",
        "Crittenden: Union markers in Lexington and Louisville; the card leaves the game",
        "union: play 29 event; mark lexington-ky; mark louisville",
        """
        4817 control lexington-ky: union
        4817 control louisville: union
        4817 hand union: 43 44 68
        4818 gone: 29
        4818 will union: 100-
        4819 will confederate: 100+
        """,
    ),
    Play(
        "L4822-4826",
        "letters of marque: +1, and no fortunes of war on the side that rises already",
        "confederate: play 91 event",
        """
        4822 hand confederate: 12 42 50
        4825 gone: 29 91
        4825 will union: 100-
        4826 will confederate: 101+
        """,
    ),
    Play(
        "L4829-4832",
        "Kansas: one unit in Kansas City",
        "union: play 43 event; place kansas-city",
        """
        4830 units union kansas-city: 1
        4830 hand union: 44 68
        4831 gone: 29 43 91
        4831 will union: 100-
        4832 will confederate: 101+
        """,
    ),
    Play(
        "L4835-4837",
        "CSS Sumter takes 1 of the Union's will",
        "confederate: play 50 event",
        """
        4836 hand confederate: 12 42
        4836 discards: 50
        4836 will union: 99-
        4837 will confederate: 101+
        """,
    ),
    Play(
        "L4840-4842",
        "West Virginia: Union markers in Parkersburg, Grafton and Weston",
        "union: play 44 event; mark parkersburg; mark grafton; mark weston",
        """
        4841 control parkersburg: union
        4841 control grafton: union
        4841 control weston: union
        4841 hand union: 68
        4842 gone: 29 43 44 91
        4842 will union: 99-
        4842 will confederate: 101+
        """,
    ),
    Play(
        "L4845-4851",
        "anarchy in Kentucky: two Union markers go, and the Confederate's own in Columbus",
        "confederate: play 42 event; unmark lexington-ky; unmark louisville; unmark columbus-ky",
        """
        4846 control lexington-ky: -
        4846 control louisville: -
        4847 control columbus-ky: -
        4845 hand confederate: 12
        4805 gone: 29 42 43 44 91
        4850 will union: 99-
        4851 will confederate: 101+
        """,
    ),
    Play(
        "L4854-4856",
        "Lincoln declares the blockade: level 1",
        "union: play 68 event",
        """
        4854 hand union: -
        4855 blockade: 1
        4855 gone: 29 42 43 44 68 91
        4856 will union: 99-
        4856 will confederate: 101+
        """,
    ),
    Play(
        "L4859-4894",
        "intrigue costs 3; markers in Columbus KY and Kansas City; attrition; 8 for Washington",
        "confederate: play 12 event",
        """
        4866 hand confederate: -
        4867 discards: 12 50
        4867 will union: 96-
        4868 will confederate: 101+
        4874 control columbus-ky: confederate
        4875 control kansas-city: union
        4877 marks union wv: 3
        4879 marks union mo: 2
        4880 marks union ky: 0
        4880 marks confederate ky: 1
        4886 units union washington-dc: 12
        4887 units confederate manassas: 2
        4890 turn: summer-1861
        """,
    ),
)
