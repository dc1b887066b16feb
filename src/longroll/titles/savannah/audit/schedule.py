"""The table of reinforcements (RT) and that of leaders' losses (T.LEAD), as the rulebook has them.

They are held against the pack, and so are written down a second time.
"""

from __future__ import annotations

from typing import Final

__all__ = ["LEADER_LOSSES", "NAMED_UNITS", "SCHEDULE"]

SCHEDULE: Final[tuple[tuple[int, str, str, tuple[str, ...]], ...]] = (
    # RT.1
    (1, "british", "b-1", ("delancey-1", "georgia-militia-2")),
    (1, "british", "hq", ("british-battery-a",)),
    # RT.2
    (2, "french", "f", ("champagne-chasseurs", "avant-garde")),
    # RT.3
    (3, "british", "b-2", ("kings-florida-rangers", "georgia-militia-1")),
    (3, "british", "hq", ("british-battery-b",)),
    (3, "american", "a", ("sc-1", "sc-3", "twigg", "dooly", "ga-combined", "mcintosh")),
    (
        *(3, "french", "f"),
        ("auxerrois", "foix", "guadeloupe-flank", "guadeloupe-fusiliers", "von-stedingk"),
    ),
    # RT.4
    (
        *(4, "british", "hq"),
        ("royal-marines", "royal-navy", "british-naval-battery", "british-fort-battery"),
    ),
    (4, "american", "f", ("pulaski-legion",)),
    (4, "french", "f", ("conde", "cambresis", "hainault", "destaing")),
    # RT.5
    (5, "british", "hq", ("loyal-savannah-militia", "british-battery-d")),
    (5, "american", "a", ("va-levies-1", "va-dragoons-1")),
    (5, "french", "f", ("colonial-chasseurs", "ducap-fusiliers", "port-au-prince", "martinique")),
    # RT.6
    (
        *(6, "french", "f"),
        (
            *("dillon-irish", "armagnac", "grenadier-bn", "grenadier-volunteers", "reserve-bn"),
            *("reserve-artillery", "grenadiers-san-domingue", "san-domingue-volunteers"),
            *("de-noailles", "dillon"),
        ),
    ),
    # RT.7
    (7, "british", "hq", ("fraser-1", "maitland")),
    (
        *(7, "american", "a"),
        (
            *("beekman", "horry", "sc-ga-light", "charlestown-1", "charlestown-2", "sc-2", "sc-5"),
            *("harden", "garden", "skirving", "reed", "sc-combined", "lincoln", "huger"),
            "laurens",
        ),
    ),
    # RT.8
    (8, "british", "hq", ("trumbach", "royal-nc")),
    (8, "french", "variable", ("marine-bn", "naval-bombardiers", "mortar-battery")),
    # RT.9
    (9, "british", "hq", ("british-invalid-battery",)),
    (
        *(9, "french", "variable"),
        ("marine-company", "french-battery-a-right", "french-battery-b-right"),
    ),
    # RT.10
    (10, "british", "hq", ("negro-volunteers", "british-augusta-battery")),
    (10, "french", "variable", ("french-battery-a-left",)),
    # RT.11
    (11, "british", "hq", ("british-carolina-battery",)),
    (11, "french", "variable", ("san-domingue-detachment", "french-battery-b-left")),
    # RT.12
    (12, "british", "hq", ("convalescents", "british-grand-battery")),
)
"""Turn, army, entry, and the keys of who arrives (L1486-1552)."""

LEADER_LOSSES: Final = {
    "prevost": (2, 2, 4),
    "maitland": (1, 2, 1),
    "von-porbeck": (1, 1, 0),
    "destaing": (2, 2, 4),
    "de-noailles": (1, 1, 2),
    "dillon": (1, 2, 2),
    "von-stedingk": (1, 1, 0),
    "lincoln": (2, 2, 4),
    "huger": (1, 1, 2),
    "mcintosh": (1, 1, 2),
    "laurens": (1, 2, 1),
}
"""What a leader lost gives the enemy, costs his army, and is worth in half points (L1909)."""

NAMED_UNITS: Final = (
    *(key for *_, keys in SCHEDULE for key in keys if key not in LEADER_LOSSES),
    *("graham-light", "sc-royalists-1", "georgia-volunteers", "tawes", "chatham-militia", "creek"),
)
"""The units that the rulebook names."""
