/** Minimum size in pixels of a strength, its size in units of the board, and how much it may be enlarged within its hex. */
const STRENGTH = 9;
const DRAWN = 30;
const MOST = 1.6;

/** The enlargement of strengths in hexes on a small map: on that of a whole war they are all that can be read. */
export function grown(scale: number): number {
  return scale === 0 ? 1 : Math.min(MOST, Math.max(1, STRENGTH / (DRAWN * scale)));
}
