"""The style sheet of a board: every class, in the tokens of a theme."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from importlib.resources import files

from longroll.draw.counters.style import sheet_of
from longroll.draw.tokens import tokens
from longroll.engine.atlas import Side

__all__ = ["dressed", "faces", "style"]

# $name is a colour, %name a line's weight, @name a size of type.
SHEET = """
text{font-family:$serif;fill:$ink;text-anchor:middle}
.sea{fill:$sea}.land{fill:$paper}.margin{fill:$desk;fill-rule:evenodd}
.margin-paper,.paper{fill:url(#lr-paper);fill-rule:evenodd}.age{fill:url(#lr-age)}
.fibre{fill:none;stroke:$fleck;stroke-width:.6;stroke-opacity:.2}
.speck{fill:none;stroke:$fleck;stroke-width:1.5;stroke-linecap:round;stroke-opacity:.28}
.water-line{fill:none;stroke:$water-line;stroke-linejoin:round}
.water-gap{fill:none;stroke:$sea;stroke-linejoin:round}
.coast{fill:none;stroke:$coast;stroke-width:%coast;stroke-linejoin:round}
.lake{fill:$sea;stroke:$coast;stroke-width:1.1}
.wash{stroke:none}.edge{fill:none;stroke-width:%tint;stroke-linejoin:round}
.border{fill:none;stroke:$border;stroke-width:%border;stroke-dasharray:9 3 1.6 3}
.hachure{fill:none;stroke:$hachure;stroke-width:%hachure;stroke-opacity:.62;stroke-linecap:round}
.bold{stroke-width:1.5}
.river,.stream{fill:none;stroke:$river;stroke-linejoin:round;stroke-linecap:round}
.river{stroke-width:%river}.navigable{stroke-width:%navigable}
.stream{stroke-width:%stream;stroke-opacity:.75}
.graticule{fill:none;stroke:$water-line;stroke-width:.7;stroke-opacity:.45}
.state-name{fill:$state-name;fill-opacity:.62}
.sea-name{fill:$river-name;font-style:italic;fill-opacity:.85}
.river-name{fill:$river-name;font-style:italic;font-size:@river;letter-spacing:1.5px;
paint-order:stroke;stroke:$halo;stroke-width:3px;stroke-opacity:.75}
.road{fill:none;stroke:$road;stroke-width:%road}
.road-fill{fill:none;stroke:$road-fill;stroke-width:%road-fill}
.rail{fill:none;stroke:$rail;stroke-width:%rail}.ticks{fill:none;stroke:$rail;stroke-width:1.1}
.ferry{fill:none;stroke:$bar;stroke-width:2.4;stroke-dasharray:.1 6.5;stroke-linecap:round}
.bar{fill:none;stroke:$bar;stroke-width:%bar}
.bar-halo{fill:none;stroke:$halo;stroke-width:10;stroke-opacity:.85}
.hit{fill:none;pointer-events:all}
.town,.ring{stroke:$ink;stroke-width:1.6}.ring{fill:$halo;stroke-width:1.1}.dot{fill:$ink}
.neutral .town{fill:$olive-tint}
.works{fill:$halo;stroke:$ink;stroke-width:1.5;stroke-linejoin:round}
.icon{color:$ink}
.name{paint-order:stroke;stroke:$halo;stroke-width:4.5px;stroke-opacity:.82;stroke-linejoin:round}
.start{text-anchor:start}.end{text-anchor:end}
.rank-1 .name{font-size:@capital;font-weight:700}.rank-2 .name{font-size:@city}
.rank-3 .name{font-size:@town}.rank-4 .name{font-size:@village}
.value{fill:$ink}.value-figure{fill:$paper;font-weight:700}
.neat{fill:none;stroke:$ink;stroke-width:1.4}.outer{fill:none;stroke:$ink;stroke-width:5}
.degrees{fill:$ink}.degree{font-size:@degree;fill:$ink}
.title{font-weight:700;fill:$paper;stroke:$ink;stroke-width:2.2}
.title-shadow{font-weight:700;fill:$ink}
.swell{fill:$ink}.years{font-style:italic}
.scale{fill:$paper;stroke:$ink;stroke-width:1.2}.filled{fill:$ink}
.scale-figure{font-size:15px}.scale-word{font-size:17px;font-style:italic;text-anchor:start}
.scale-note{font-size:17px;font-style:italic}
.panel{fill:$paper;stroke:$ink;stroke-width:3}.panel-line{fill:none;stroke:$ink;stroke-width:1}
.legend{font-size:18px;text-anchor:start}.legend-title{font-size:23px;letter-spacing:6px}
.ruin{fill:none;stroke:$danger;stroke-width:3.2;stroke-linecap:round}
"""


@cache
def style(theme: str, sides: tuple[Side, ...]) -> str:
    """The style sheet, with all rules scoped to boards of this theme."""
    t = tokens(theme)
    tints = "".join(
        f".{name} .wash{{fill:{t.colour[name]};fill-opacity:.13}}"
        f".{name} .edge{{stroke:{t.colour[name]};stroke-opacity:.42}}"
        for name in ("rose", "yellow", "green", "blue", "peach", "lilac")
    )
    return dressed(SHEET + sheet_of(sides), theme, tints)


def dressed(sheet: str, theme: str, more: str = "") -> str:
    """A style sheet with the tokens of a theme, its rules scoped to boards of this theme."""
    t = tokens(theme)
    sheet = sheet.replace("$serif", t.serif)
    for sign, values, unit in (("$", t.colour, ""), ("%", t.line, ""), ("@", t.type, "px")):
        for name in sorted(values, key=len, reverse=True):
            sheet = sheet.replace(f"{sign}{name}", f"{values[name]}{unit}")
    rules = (sheet.replace("\n", "") + more).replace("}", "}\n").splitlines()
    return "\n".join(_scoped(rule, f".lr-{theme}") for rule in rules if rule)


@cache
def faces() -> str:
    """The embedded fonts, so that the document looks the same everywhere."""
    rules: list[str] = []
    for cut, weight, slope in (
        ("400-normal", 400, "normal"),
        ("400-italic", 400, "italic"),
        ("700-normal", 700, "normal"),
    ):
        file = files("longroll.draw").joinpath(f"fonts/libre-caslon-text-{cut}.woff2")
        data = b64encode(file.read_bytes()).decode()
        rules.append(
            f"@font-face{{font-family:'Libre Caslon Text';font-weight:{weight};"
            f"font-style:{slope};src:url(data:font/woff2;base64,{data}) format('woff2')}}"
        )
    return "\n".join(rules)


def _scoped(rule: str, scope: str) -> str:
    selectors, brace, body = rule.partition("{")
    return ",".join(f"{scope} {one}" for one in selectors.split(",")) + brace + body
