"""The style sheet of a board of hexes: every class, in the tokens of a theme."""

from __future__ import annotations

from functools import cache

from longroll.draw.counters.style import sheet_of
from longroll.draw.style import dressed
from longroll.engine.atlas import Side

__all__ = ["style"]

SHEET = """
text{font-family:$serif;fill:$ink;text-anchor:middle}
.land{fill:$paper}.paper{fill:url(#lr-paper)}.age{fill:url(#lr-age)}
.fibre{fill:none;stroke:$fleck;stroke-width:.6;stroke-opacity:.2}
.speck{fill:none;stroke:$fleck;stroke-width:1.5;stroke-linecap:round;stroke-opacity:.28}
.ground{stroke-linejoin:round;stroke-width:2.2;stroke-opacity:.5;fill-opacity:.62}
.woods{fill:$wood;stroke:$foliage}.light-woods{fill:$grove;stroke:$foliage;stroke-opacity:.3}
.marsh{fill:$marsh;stroke:$reed;stroke-opacity:.35}.swamp{fill:$swamp;stroke:$reed}
.rice{fill:$rice;stroke:$bed}.pond{fill:$sea;stroke:$coast}
.ground.city{fill:$peach;fill-opacity:.16;stroke:none}
.tree{fill:$foliage;stroke:$foliage-edge;stroke-width:.8;stroke-linejoin:round}
.shade{fill:none;stroke:$foliage-edge;stroke-width:1.5;stroke-opacity:.55}
.reed{fill:none;stroke:$reed;stroke-width:.9;stroke-opacity:.8}
.bed{fill:none;stroke:$bed;stroke-width:1.5;stroke-opacity:.6;stroke-dasharray:7 2.6}
.water{fill:$sea}.water-line{fill:none;stroke:$water-line;stroke-width:1.1}
.island{fill:$marsh;stroke:$coast;stroke-width:1.3}
.coast{fill:none;stroke:$coast;stroke-width:2;stroke-linejoin:round}
.creek-bank{fill:none;stroke:$coast;stroke-width:6.4;stroke-linecap:round;stroke-linejoin:round}
.creek{fill:none;stroke:$sea;stroke-width:3.8;stroke-linecap:round;stroke-linejoin:round}
.river-bank{fill:none;stroke:$coast;stroke-width:9;stroke-linecap:round;stroke-linejoin:round}
.river{fill:none;stroke:$river;stroke-width:6.2;stroke-linecap:round;stroke-linejoin:round}
.hachure{fill:none;stroke:$hachure;stroke-width:1.9;stroke-linecap:round;stroke-opacity:.85}
.dike{fill:none;stroke:$earth-edge;stroke-width:2.1;stroke-linecap:round}
.fence{fill:none;stroke:$earth-edge;stroke-width:1.2;stroke-dasharray:4 2.4}
.way-casing,.way{fill:none;stroke-linejoin:round;stroke-linecap:round}
.way-casing.road{stroke:$road;stroke-width:8.4}.way.road{stroke:$road-fill;stroke-width:5.6}
.way-casing.track{stroke:$paper;stroke-width:5;stroke-opacity:.7}
.way.track{stroke:$road;stroke-width:2.3;stroke-dasharray:9 5;stroke-linecap:butt}
.way-casing.causeway{stroke:$earth-edge;stroke-width:14;stroke-dasharray:2.2 3;
stroke-linecap:butt}
.way.causeway{stroke:$road-fill;stroke-width:7.4}
.way-casing.rail{stroke:$rail;stroke-width:9;stroke-dasharray:1.6 7;stroke-linecap:butt}
.way.rail{stroke:$rail;stroke-width:2.6}
.sunk-edge{fill:none;stroke:$earth-edge;stroke-width:21;stroke-dasharray:1.7 3.4;stroke-opacity:.8}
.sunk{fill:none;stroke:$earth;stroke-width:13;stroke-linejoin:round}
.sunk-line{fill:none;stroke:$earth-edge;stroke-width:1.3;stroke-dasharray:6 4}
.deck{fill:$road-fill;stroke:none}.rails{fill:none;stroke:$ink;stroke-width:2.2}
.ford{fill:none;stroke:$coast;stroke-width:1.8;stroke-dasharray:2.4 2.4}
.block{fill:$town;stroke:$town-edge;stroke-width:.8}.square{fill:$grove;stroke:none}
.bank{fill:$earth;stroke:none}.teeth{fill:none;stroke:$earth-edge;stroke-width:1.2}
.crest{fill:none;stroke:$earth-edge;stroke-width:3.6;stroke-linejoin:round}
.ditch{fill:none;stroke:$earth-edge;stroke-width:1.3}
.mass{fill:$town;fill-opacity:.85;stroke:none}.terreplein{fill:$road-fill;stroke:$earth-edge;
stroke-width:.8}
.branches{fill:none;stroke:$foliage-edge;stroke-width:1.5;stroke-linecap:round}
.trench{fill:none;stroke:$trench;stroke-width:4.6;stroke-linejoin:round;stroke-linecap:round}
.spoil{fill:none;stroke:$spoil;stroke-width:3;stroke-linejoin:round;stroke-opacity:.8}
.points{fill:none;stroke:$earth-edge;stroke-width:4;stroke-dasharray:.1 9;stroke-linecap:round}
.zone{fill:none;stroke:$zone;stroke-width:5;stroke-dasharray:.1 13;stroke-linecap:round;
stroke-opacity:.85}
.cell{fill:none;stroke:$hex;stroke-width:.9;stroke-opacity:.42}
.number{font-size:12px;fill:$ink;fill-opacity:.72}
.hit{fill:none;pointer-events:all}
.name{font-size:16.5px;paint-order:stroke;stroke:$halo;stroke-width:4.5px;stroke-opacity:.82;
stroke-linejoin:round}
.lettering{paint-order:stroke;stroke:$halo;stroke-width:4px;stroke-opacity:.7;fill-opacity:.86}
.italic{font-style:italic}.river-name{font-style:italic;fill:$river-name}
.town-name{font-weight:700}
.roof{fill:$town;stroke:$town-edge;stroke-width:1}.yard{fill:none;stroke:$earth-edge;
stroke-width:.9}
.tent{fill:$halo;stroke:$ink;stroke-width:1.2;stroke-linejoin:round}
.stone{fill:$halo;stroke:$ink;stroke-width:1.1}
.hull{fill:$earth-edge;stroke:none}.sail{fill:$halo;stroke:$ink;stroke-width:1}
.pole{fill:none;stroke:$ink;stroke-width:2}
.flag{stroke:$ink;stroke-width:1}
.shield{stroke:$counter-edge;stroke-width:1.5}
.entry-letter{font-size:17px;font-weight:700}
.laurel{fill:$gold;stroke:$counter-edge;stroke-width:1.3}.laurel-figure{font-size:14px;
font-weight:700;fill:$counter-edge}
.ruin{fill:none;stroke:$danger;stroke-width:5;stroke-linecap:round}
.morass{fill:$swamp;stroke:$reed}.ground.closed{fill:$faint;fill-opacity:.3;stroke:none}
.strait-bank{fill:none;stroke:$coast;stroke-width:4;stroke-linejoin:round}
.strait{fill:$sea;stroke:none}
.barrier{fill:none;stroke:$earth-edge;stroke-width:4.4;stroke-linecap:round}
.ferry{fill:$road-fill;stroke:$ink;stroke-width:1.4;stroke-linejoin:round}
.way-casing.rail-planned{stroke:$rail;stroke-width:9;stroke-dasharray:1.6 7;stroke-linecap:butt}
.way.rail-planned{stroke:$rail;stroke-width:2.2;stroke-dasharray:8 6;stroke-linecap:butt}
.state-star{fill:$ink;stroke:$halo;stroke-width:.9}
.seat{fill:$gold;stroke:$counter-edge;stroke-width:1.3;stroke-linejoin:round}
.objective{fill:$accent;stroke:$counter-edge;stroke-width:1}
.pennant{fill:$band-aqua;stroke:$counter-edge;stroke-width:1.1}
.pennant-figure{font-size:12px;font-weight:700;fill:#1c1610}
.salt{fill:$halo;stroke:$ink;stroke-width:1.4}
.ring{stroke:$faint}.heart{fill:$faint}.worth{fill:$paper}
.place-name{font-size:15px;stroke-width:3.6px}.border.neutral{stroke:$olive;stroke-opacity:.42}
.place-box{fill:$paper;fill-opacity:.86;stroke:$ink;stroke-width:1.6}
.islet{fill:$paper;stroke:$coast;stroke-width:1.8}
.link{fill:none;stroke:$ink;stroke-width:2.4;stroke-dasharray:2 6;stroke-linecap:round}
.link.water{stroke:$river-name}.link.inlet{stroke:$river-name;stroke-dasharray:9 6}
.stream-name{font-style:italic;fill:$river-name;paint-order:stroke;stroke:$halo;
stroke-width:3.2px;stroke-opacity:.75;stroke-linejoin:round}
.light-growth .woods{fill-opacity:.34;stroke-opacity:.2}
.light-growth .swamp,.light-growth .morass{fill-opacity:.42;stroke-opacity:.25}
.light-growth .tree{fill-opacity:.78;stroke-opacity:.7}
.ground.mountains{fill:$hachure;stroke:$hachure;fill-opacity:.17;stroke-opacity:.25}
.great-river-bank{fill:none;stroke:$coast;stroke-width:20;stroke-linecap:round;stroke-linejoin:round}
.great-river{fill:none;stroke:$band-pale;stroke-width:16.4;stroke-linecap:round;stroke-linejoin:round}
.way-casing.turnpike{stroke:$road;stroke-width:9}.way.turnpike{stroke:$gold;stroke-width:5.4}
.way-casing.rail-broad{stroke:$rail;stroke-width:7.2;stroke-linecap:butt}
.way.rail-broad{stroke:$paper;stroke-width:4;stroke-dasharray:9 9;stroke-linecap:butt}
.pass{fill:none;stroke:$ink;stroke-width:3.2;stroke-linecap:round}
.border{fill:none;stroke-width:26;stroke-opacity:.3;stroke-linejoin:round}
.ramparts{fill:$earth;stroke:$earth-edge;stroke-width:1.8;stroke-linejoin:round}
.ring{fill:$paper;stroke-width:3.4}.streets{fill:$ink}.hamlet{fill:$paper;stroke:$ink;
stroke-width:1.7}
.heart{stroke:none}.border.of-either,.ring.of-either{stroke:$faint}.heart.of-either{fill:$faint}
.worth.of-either,.crate.of-either{fill:$paper}
.worth{stroke:$counter-edge;stroke-width:1.3}.worth-figure{font-size:16px;font-weight:700}
.anchor{fill:none;stroke:$river-name;stroke-width:2.1;stroke-linecap:round}
.boat{fill:$river-name;fill-opacity:.55;stroke:$river-name;stroke-width:.9;stroke-linejoin:round}
.swords{fill:none;stroke:$danger;stroke-width:1.7;stroke-linecap:round}
.crate{stroke:$counter-edge;stroke-width:1.5;stroke-linejoin:round}
.city-name{font-size:21px;font-weight:700;letter-spacing:1px}.town-name.name{font-size:17px}
.village-name{font-size:13px;stroke-width:3.4px}.track-to{fill:none;stroke:$road;stroke-width:2.4;
stroke-dasharray:4 2.6}
.sea-name{font-style:italic;fill:$river-name}
.land-name{fill:$state-name;fill-opacity:.92}
.margin{fill:$desk;fill-rule:evenodd}.margin-paper{fill:url(#lr-paper);fill-rule:evenodd}
.neat{fill:none;stroke:$ink;stroke-width:1.4}.outer{fill:none;stroke:$ink;stroke-width:5}
.dark-step{fill:$ink}
.title{font-weight:700;fill:$paper;stroke:$ink;stroke-width:2.2}.title-shadow{font-weight:700;
fill:$ink}
.swell{fill:$ink}.years{font-style:italic}
.panel{fill:$paper;stroke:$ink;stroke-width:3}.panel-line{fill:none;stroke:$ink;stroke-width:1}
.legend{font-size:18px;text-anchor:start}.legend-title{font-size:23px;letter-spacing:6px}
.scale{fill:$paper;stroke:$ink;stroke-width:1.2}.filled{fill:$ink}.scale-figure{font-size:15px}
.rose-line{fill:none;stroke:$ink;stroke-width:1.2}.rose-dark{fill:$ink}
.rose-light{fill:$paper;stroke:$ink;stroke-width:1}
"""


@cache
def style(theme: str, sides: tuple[Side, ...]) -> str:
    """The style sheet, with all rules scoped to boards of this theme."""
    return dressed(SHEET + sheet_of(sides), theme)
