/** The surroundings of a place on the map, for screen readers. */

import { type Sheet, type Spot, joined } from "./sheet";

/** Compass directions, clockwise from the north. */
const HEAVENS = ["to-north", "to-northeast", "to-east", "to-southeast", "to-south", "to-southwest", "to-west", "to-northwest"] as const;
export type Heaven = (typeof HEAVENS)[number];

export interface Near {
  place: string;
  to: Heaven;
}

/** How much farther than the nearest one a neighbour in a grid may be, for imprecise drawings. */
const EXACT = 1.12;
/** Fraction of a sheet's places that have their nearest neighbour at the same distance, if it is a grid. */
const MOST = 0.8;

const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
const grids = new WeakMap<Sheet, number | null>();

/** The distance between neighbours in a sheet of hexes; null for an irregular map. */
export function gridOf(sheet: Sheet): number | null {
  const known = grids.get(sheet);
  if (known !== undefined) return known;
  const spots = [...sheet.spots.values()];
  const nearest = spots.map((one) => Math.min(...spots.map((other) => (other === one ? Infinity : far(one, other))))).sort((a, b) => a - b);
  const middle = nearest[nearest.length >> 1] ?? 0;
  const alike = nearest.filter((each) => each >= middle / EXACT && each <= middle * EXACT).length;
  const grid = alike >= nearest.length * MOST && spots.length > 6 ? middle : null;
  grids.set(sheet, grid);
  return grid;
}

/** The direction from a place to another. */
export function heaven(from: Spot, to: Spot): Heaven {
  const eighth = Math.round(Math.atan2(to.x - from.x, from.y - to.y) / (Math.PI / 4));
  return HEAVENS[(eighth + 8) % 8] as Heaven;
}

/** The neighbours of a place, clockwise: linked places, and on a sheet of hexes adjacent ones. */
export function around(sheet: Sheet, place: string): Near[] {
  const here = sheet.spots.get(place);
  if (!here) return [];
  const grid = gridOf(sheet);
  const beside = grid === null ? [] : [...sheet.spots.values()].filter((each) => each !== here && far(here, each) <= grid * EXACT).map(({ key }) => key);
  return [...new Set([...joined(sheet, place), ...beside])]
    .flatMap((key) => {
      const spot = sheet.spots.get(key);
      return spot ? [{ place: key, to: heaven(here, spot) }] : [];
    })
    .sort((a, b) => HEAVENS.indexOf(a.to) - HEAVENS.indexOf(b.to));
}
