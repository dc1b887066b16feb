/** What a finger may have meant: it covers more of a map than the space beneath its middle. */

interface Point {
  x: number;
  y: number;
}

/** Pixels of the screen that a finger covers to each side of where it is felt. */
export const FINGER = 44;
/** Pixels round the tip of a mouse's arrow that still hit what is next to it. */
export const ARROW = 16;
/** So many spaces are offered beside the one that was hit: more are not read. */
const MOST = 4;

/** The other places of `lit` that lie under a finger at `at`, the nearest first. */
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

/** What was meant by a tap on bare paper: the nearest place that can be chosen, no farther than `reach`. */
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
