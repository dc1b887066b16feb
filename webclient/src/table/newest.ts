/** Which of two things told about a table is the newer: answers and the live line overtake each other. */

interface Told {
  epoch: number;
  seq: number;
}

/** The table has gone on, or was taken back, since `fresh` was made. */
export function isOutrun(fresh: Told, known: Told | null): boolean {
  if (known === null) return false;
  return fresh.epoch < known.epoch || (fresh.epoch === known.epoch && fresh.seq < known.seq);
}

/** Both tell of the same moment, so that an answer brings nothing that the live line did not. */
export function isKnown(fresh: Told, known: Told | null): boolean {
  return known !== null && fresh.epoch === known.epoch && fresh.seq === known.seq;
}

/** The lines of a log with those after them; the same lines if nothing follows or some are missing between. */
export function follow<Line extends { n: number }>(known: Line[], fresh: readonly Line[]): Line[] {
  const next = fresh.filter((line) => line.n >= known.length);
  return next[0]?.n === known.length ? known.concat(next) : known;
}
