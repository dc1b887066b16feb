/** Finds where something over the map hides least of it. Lengths are pixels of the screen. */

import type { At } from "./parts";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A corner of the map, as the edges to which something is attached. */
export interface Corner {
  x: { left: number } | { right: number };
  y: { top: number } | { bottom: number };
}

/** The number of points under a box. */
export function hidden(box: Box, points: readonly At[]): number {
  return points.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom).length;
}

export function meets(box: Box, other: Box): boolean {
  return box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top;
}

/** The distance of what is in a corner from the edge of the map, or from what is already there. */
const EDGE = 14;
const GAP = 8;

/** The box of something of some size in a corner of the window. */
export function boxIn(corner: Corner, size: { width: number; height: number }, pane: Box): Box {
  const left = "left" in corner.x ? pane.left + corner.x.left : pane.right - corner.x.right - size.width;
  const top = "top" in corner.y ? pane.top + corner.y.top : pane.bottom - corner.y.bottom - size.height;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** The corners of a window, and positions beside what is in them, in order of preference. */
export function corners(pane: Box, standing: readonly Box[]): Corner[] {
  const middle = (pane.left + pane.right) / 2;
  const lefts = standing.filter((box) => box.left < middle && box.right < pane.right).map((box) => box.right - pane.left + GAP);
  const rights = standing.filter((box) => box.left >= middle).map((box) => pane.right - box.left + GAP);
  const xs = [...[EDGE, ...rights].map((right) => ({ right })), ...[EDGE, ...lefts].map((left) => ({ left }))];
  return [{ top: EDGE }, { bottom: EDGE }].flatMap((y) => xs.map((x) => ({ x, y })));
}

/** The corner in which something hides fewest points and overlaps nothing; the present one if it qualifies. */
export function clearest(
  size: { width: number; height: number },
  pane: Box,
  points: readonly At[],
  standing: readonly Box[],
  now: Corner | null,
): Corner {
  const cost = (corner: Corner) => {
    const box = boxIn(corner, size, pane);
    return hidden(box, points) + (standing.some((other) => meets(box, other)) ? 1000 : 0);
  };
  let [best, least] = now === null ? [null, Infinity] : [now, cost(now)];
  for (const corner of corners(pane, standing)) {
    const here = cost(corner);
    if (here < least) [best, least] = [corner, here];
  }
  return best as Corner;
}
