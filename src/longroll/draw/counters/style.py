"""The style sheet of what lies on a board, with the colours of its sides."""

from __future__ import annotations

from collections.abc import Iterable

from longroll.engine.atlas import Side

__all__ = ["sheet_of"]

# $name is a colour, %name a line's weight, @name a size of type (`draw.style.dressed`).
SHEET = """
.pile{stroke:$counter-edge;stroke-width:%edge;stroke-linejoin:round}
.shadow{fill:$shadow;fill-opacity:.34}
.marker.neutral,.marker.nobody{fill:$olive}.figure.nobody{fill:$olive-ink}
.inner{fill:none;stroke-width:.9;stroke-opacity:.75}
.strength{font-size:@strength;font-weight:700}.general{font-size:@name}
.rating{font-size:@rating;font-weight:700}.army-name{font-size:12px;font-style:italic}
.tab{fill:$paper;stroke:$counter-edge;stroke-width:1.1}.tab-end{stroke:$counter-edge;stroke-width:1.1}
.band{stroke:$counter-edge;stroke-width:1.1}
.marker,.fort{stroke:$counter-edge;stroke-width:1.5;stroke-linejoin:round}
.fort{fill-rule:evenodd}.sign{fill:none;stroke-width:2}
.government{fill:$gold;stroke:$counter-edge;stroke-width:1.3;stroke-linejoin:round}
.ship{fill:$olive;stroke:$counter-edge;stroke-width:1}
.ailing{fill:$danger;stroke:$counter-edge;stroke-width:1.2}
.ailing-letter{font-size:12px;font-weight:700;fill:#fff8ea}
.guard{stroke:$counter-edge;stroke-width:1.2}.bayonets{fill:none;stroke-width:1.7;stroke-linecap:round}
.parapet{stroke:$counter-edge;stroke-width:1.3;stroke-linejoin:round}
.hull-of{stroke:$counter-edge;stroke-width:1.2;stroke-linejoin:round}
.on-stocks{fill:$paper;stroke:$counter-edge;stroke-width:1.4;stroke-dasharray:3 2.4;
stroke-linejoin:round}
.small-figure{font-size:13px;font-weight:700}.level{fill:$ink}
.mine{fill:$counter-edge;stroke:$paper;stroke-width:.8}
.moving{fill:none;stroke:$accent;stroke-width:6}
.chip{stroke:$counter-edge;stroke-width:1.1}
.chip-figure{font-size:12px;font-weight:700}
.fan{display:none}.fan-paper{fill:$paper}
.fan-edge{fill:none;stroke:$counter-edge;stroke-width:1.6;stroke-linejoin:round}
.start{text-anchor:start}.end{text-anchor:end}
.fan-name{font-size:19px}.fan-figure{font-size:19px;font-weight:700}
.fan-army{font-size:16px;font-style:italic}
.fan-politics{font-size:15px;font-style:italic;fill:$border}
.token{stroke:$counter-edge;stroke-width:1.3;stroke-linejoin:round}
.stripe{stroke:none}.stripe.red{fill:$band-red}.stripe.green{fill:$band-green}.stripe.gold{fill:$band-yellow}
.stripe.brown{fill:$band-brown}.stripe.turquoise{fill:$band-turquoise}.stripe.aqua{fill:$band-aqua}
.stripe.teal{fill:$band-teal}.stripe.pale{fill:$band-pale}
.kind{fill:none;stroke:$token-ink;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.kind-solid{fill:$token-ink;stroke:none}
.kind-box{fill:$token-paper;fill-opacity:.6;stroke:$token-ink;stroke-width:1.1}
.points-of{font-weight:700;fill:$token-ink}.rating-of{fill:$token-ink}
.spent{fill:$token-ink;fill-opacity:.22;stroke:none}
.disrupted{fill:$danger;stroke:$counter-edge;stroke-width:1}
.shattered{fill:none;stroke:$danger;stroke-width:3.6;stroke-linejoin:bevel}
.pin{fill:$gold;stroke:$counter-edge;stroke-width:1.1}
.sign-of{fill:$token-paper;stroke:$counter-edge;stroke-width:1}.sign-letter{font-weight:700;
fill:$token-ink}
.leader-name{fill:$token-ink;font-style:italic}
.star-of{fill:$gold;stroke:$counter-edge;stroke-width:.7}
.half-built{stroke-dasharray:5 5}.breach{fill:$paper;stroke:$danger;stroke-width:2.2}
.alarm{fill:none;stroke:$danger;stroke-width:3.4}
.veil{fill:$paper;stroke:$ink;stroke-width:1.6}
.veil-figure{font-size:23px;font-weight:700;fill:$danger}
.store{fill:$gold;stroke:$counter-edge;stroke-width:1.3}
.arsenal-figure{font-size:14px;font-weight:700;fill:$counter-edge}
.store-figure{font-size:16px;font-weight:700;fill:$counter-edge}
.wood{stroke:$counter-edge;stroke-width:1.3;stroke-linejoin:round}
.upper-edge{fill:$paper;fill-opacity:.42;stroke:$counter-edge;stroke-width:.6}
.label{stroke:$counter-edge;stroke-width:.6}.shown{fill:none;stroke-width:2}
.pip{fill:$token-ink;stroke:$token-ink;stroke-width:.8}.pip.lost{fill:none}
.zone-shade{opacity:.22;stroke-linecap:round}
.back{fill:none;stroke-width:2}
.battle-ground{fill:$paper;stroke:$danger;stroke-width:1.4}
.battle-swords{fill:none;stroke:$danger;stroke-width:1.7;stroke-linecap:round}
"""

SIDE_SHEET = """
.pile.SIDE,.marker.SIDE,.fort.SIDE,.ship.SIDE,.tab-end.SIDE{fill:$COLOUR}
.stripe.SIDE,.SIDE .flag,.SIDE .shield{fill:$COLOUR}
.guard.SIDE,.parapet.SIDE{fill:$COLOUR-tint}.bayonets.SIDE{stroke:$COLOUR}.hull-of.SIDE{fill:$COLOUR}
.inner.SIDE,.sign.SIDE{stroke:$COLOUR-ink}.figure.SIDE,.SIDE .entry-letter{fill:$COLOUR-ink}
.fort.held.SIDE{fill:$COLOUR-tint;stroke:$COLOUR;stroke-width:2.6}
.star.SIDE{color:$COLOUR-ink}
.band.SIDE,.chip.SIDE,.token.SIDE,.SIDE .town{fill:$COLOUR-tint}
.wood.SIDE{fill:$COLOUR}.label.SIDE{fill:$COLOUR-tint}.shown.SIDE{stroke:$COLOUR}
.back.SIDE{stroke:$COLOUR}.token+.back+.figure.SIDE{fill:$COLOUR}
.zone-shade.SIDE{fill:$COLOUR;stroke:$COLOUR}
.border.SIDE,.ring.SIDE{stroke:$COLOUR}.heart.SIDE,.worth.SIDE{fill:$COLOUR}
.worth-figure.SIDE{fill:$COLOUR-ink}.crate.SIDE{fill:$COLOUR-tint}
"""


def sheet_of(sides: Iterable[Side]) -> str:
    """The rules for counters, markers and zones of these sides, before `dressed`."""
    own = (SIDE_SHEET.replace("SIDE", side.key).replace("COLOUR", side.colour) for side in sides)
    return SHEET + "".join(own)
