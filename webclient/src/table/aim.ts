/** Finding what a finger meant: it covers more of a map than the space beneath its middle. */

interface Point {
  x: number;
  y: number;
}

/** Radius of a finger in pixels of the screen. */
export const FINGER = 44;
/** Radius in pixels round the tip of a mouse pointer. */
export const ARROW = 16;
/** Maximum number of spaces offered besides the one that was hit. */
const MOST = 4;

/** The other places of `lit` under a finger at `at`, the nearest first. */
export function underFinger(at: Point, place: string, lit: Iterable<string>, where: (place: string) => Point | null): string[] {
  const found: { other: string; far: number }[] = [];
  for (const other of lit) {
    const point = other === place ? null : where(other);
    const far = point === null ? Infinity : Math.hypot(point.x - at.x, point.y - at.y);
    if (far <= FINGER) found.push({ other, far });
  }
  found.sort((one, two) => one.far - two.far);
  return found.slice(0, MOST).map(({ other }) => other);
}

/** The target of a tap on bare paper: the nearest place that can be chosen, at most `reach` away. */
export function nearest(at: Point, places: Iterable<string>, where: (place: string) => Point | null, reach: number): string | null {
  let found: string | null = null;
  let least = reach;
  for (const place of places) {
    const point = where(place);
    const far = point === null ? Infinity : Math.hypot(point.x - at.x, point.y - at.y);
    if (far > least || (far === least && found !== null)) continue;
    found = place;
    least = far;
  }
  return found;
}
