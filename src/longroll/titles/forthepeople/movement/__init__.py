"""5.1 to 5.5, 5.7 to 5.10 Land movement.

`ways` says who may take which link; `composition` what a force is made of; `candidates` which
forces a card may move; `activation` moves one; `march` takes it link by link, with `exchange` of
strength points and generals on the way, and `routes` tells how far it could go; `interception` and
`entry` are what happens at the door of a space; `ranks` holds who may leave whom, and what has
moved with a campaign card (4.3.1).
"""

from .activation import Activation
from .candidates import (
    activation_actions,
    can_attack,
    column_actions,
    greatest_division,
    greatest_led,
    has_target,
    why_not_action,
    why_not_activate,
)
from .entry import Entry, has_defenders, walk_in
from .interception import (
    ATTEMPTED,
    DECLINED,
    SUCCEEDED,
    Interception,
    columns,
    interceptors,
    may_be_intercepted,
    needed_roll,
)
from .march import March, fresh_march
from .ranks import clear_moved, fresh_infantry, mark_moved, moved_points
from .routes import courses, march_reach
from .ways import GO, held, interception_way, steps_to, why_not_take_way

__all__ = [
    "ATTEMPTED",
    "DECLINED",
    "GO",
    "SUCCEEDED",
    "Activation",
    "Entry",
    "Interception",
    "March",
    "activation_actions",
    "can_attack",
    "has_target",
    "clear_moved",
    "column_actions",
    "columns",
    "courses",
    "fresh_infantry",
    "fresh_march",
    "greatest_division",
    "greatest_led",
    "has_defenders",
    "held",
    "interception_way",
    "interceptors",
    "march_reach",
    "mark_moved",
    "may_be_intercepted",
    "moved_points",
    "needed_roll",
    "steps_to",
    "walk_in",
    "why_not_action",
    "why_not_activate",
    "why_not_take_way",
]
