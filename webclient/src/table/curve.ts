/** The geometry of the curve of a finished game. */

import type { CurvePoint } from "../api";

export const WIDE = 600;
export const HIGH = 190;

/** The position of a moment on the chart. */
export function placeAt(points: readonly CurvePoint[], seq: number): { x: number; y: number } {
  const last = Math.max(1, points.at(-1)?.seq ?? 1);
  return { x: (Math.min(seq, last) / last) * WIDE, y: (1 - shareAt(points, seq)) * HIGH };
}

/** The standing at a moment, interpolated between the two quiet ones around it. */
export function shareAt(points: readonly CurvePoint[], seq: number): number {
  const after = points.findIndex((point) => point.seq >= seq);
  const next = points[after] ?? points.at(-1);
  const before = points[after - 1];
  if (!next) return 0.5;
  if (!before || after < 0) return next.share;
  return before.share + ((next.share - before.share) * (seq - before.seq)) / (next.seq - before.seq);
}

/** The line through all points, as SVG path data. */
export function lineOf(points: readonly CurvePoint[]): string {
  return points
    .map((point, index) => {
      const { x, y } = placeAt(points, point.seq);
      return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The index of the point nearest to a moment. */
export function nearest(points: readonly CurvePoint[], seq: number): number {
  let best = 0;
  points.forEach((point, index) => {
    if (Math.abs(point.seq - seq) < Math.abs((points[best]?.seq ?? 0) - seq)) best = index;
  });
  return best;
}

/** The indices of the points at which turns begin. */
export function turnsOf(points: readonly CurvePoint[]): number[] {
  return points.flatMap((point, index) => (index === 0 || point.turn !== points[index - 1]?.turn ? [index] : []));
}

/** Maximum width of a letter beneath the chart as a fraction of its width, and the space between two names. */
const LETTER = 0.021;
const APART = 0.03;
/** Number of rows of names beneath the chart. */
const ROWS = 2;

/** The name of a turn beneath the chart: its point, its row from the top, and its start, from 0 to 1. */
export interface TurnName {
  turn: number;
  row: number;
  left: number;
}

/** The points at which turns begin whose names have room beneath the chart, in one row or the next. */
export function namedTurns(points: readonly CurvePoint[]): TurnName[] {
  const free: number[] = Array(ROWS).fill(0);
  return turnsOf(points).flatMap((turn) => {
    const wide = (points[turn]?.turn.length ?? 0) * LETTER;
    // A name that would overflow the chart ends at its edge.
    const left = Math.max(0, Math.min(placeAt(points, points[turn]?.seq ?? 0).x / WIDE, 1 - wide));
    const row = free.findIndex((from) => left >= from);
    if (row < 0) return [];
    free[row] = left + wide + APART;
    return [{ turn, row, left }];
  });
}

/** The point that a key leads to; the same for other keys. */
export function keyed(points: readonly CurvePoint[], at: number, key: string): number {
  const turns = turnsOf(points);
  const last = points.length - 1;
  const leads: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    Home: 0,
    End: last,
    PageUp: turns.findLast((turn) => turn < at) ?? 0,
    PageDown: turns.find((turn) => turn > at) ?? last,
  };
  return Math.max(0, Math.min(last, leads[key] ?? at));
}
