/** Orders messages about a table: responses and the live connection overtake each other. */

interface Told {
  epoch: number;
  seq: number;
}

/** Whether the table has gone on, or was undone, since `fresh` was made. */
export function isOutrun(fresh: Told, known: Told | null): boolean {
  if (known === null) return false;
  return fresh.epoch < known.epoch || (fresh.epoch === known.epoch && fresh.seq < known.seq);
}

/** Whether both are of the same moment, so that the response has no news. */
export function isKnown(fresh: Told, known: Told | null): boolean {
  return known !== null && fresh.epoch === known.epoch && fresh.seq === known.seq;
}

/** A log with the lines after it; the same log if nothing follows or some are missing between. */
export function follow<Line extends { n: number }>(known: Line[], fresh: readonly Line[]): Line[] {
  const next = fresh.filter((line) => line.n >= known.length);
  return next[0]?.n === known.length ? known.concat(next) : known;
}
