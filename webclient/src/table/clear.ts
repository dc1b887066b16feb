/** Where something may lie over the map and hide least of it. Lengths are pixels of the screen. */

import type { At } from "./parts";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A corner of the map, as the edges from which something hangs. */
export interface Corner {
  x: { left: number } | { right: number };
  y: { top: number } | { bottom: number };
}

/** How many of some points lie under a box. */
export function hidden(box: Box, points: readonly At[]): number {
  return points.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom).length;
}

export function meets(box: Box, other: Box): boolean {
  return box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top;
}

/** Between what lies in a corner and the edge of the map, or what lies there already. */
const EDGE = 14;
const GAP = 8;

/** What a thing of some size covers in a corner of the window. */
export function boxIn(corner: Corner, size: { width: number; height: number }, pane: Box): Box {
  const left = "left" in corner.x ? pane.left + corner.x.left : pane.right - corner.x.right - size.width;
  const top = "top" in corner.y ? pane.top + corner.y.top : pane.bottom - corner.y.bottom - size.height;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** The corners of a window, and beside what stands in them, in the order in which they are liked. */
export function corners(pane: Box, standing: readonly Box[]): Corner[] {
  const middle = (pane.left + pane.right) / 2;
  const lefts = standing.filter((box) => box.left < middle && box.right < pane.right).map((box) => box.right - pane.left + GAP);
  const rights = standing.filter((box) => box.left >= middle).map((box) => pane.right - box.left + GAP);
  const xs = [...[EDGE, ...rights].map((right) => ({ right })), ...[EDGE, ...lefts].map((left) => ({ left }))];
  return [{ top: EDGE }, { bottom: EDGE }].flatMap((y) => xs.map((x) => ({ x, y })));
}

/** The corner in which a thing hides fewest points and meets nothing; as long as that is so, where it is. */
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
