/** What a finger may have meant: it covers more of a map than the space beneath its middle. */

interface Point {
  x: number;
  y: number;
}

/** Pixels of the screen that a finger covers to each side of where it is felt. */
export const FINGER = 44;
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
