/** Clocks: the time left, and when to announce it. */

import type { ClockTold } from "./api";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A clock with fewer seconds than this is low. */
export const LOW = HOUR;

/** The times left that are announced to screen readers, the longest first. */
export const THRESHOLDS = [HOUR, 10 * MINUTE, MINUTE, 0] as const;

/** Seconds left, this many seconds after a clock was received. */
export function leftOf(clock: ClockTold, passed: number): number {
  return clock.runs && !clock.still ? clock.left - Math.max(0, Math.floor(passed)) : clock.left;
}

/** The two greatest units of a time: `["day", 2]` and `["hour", 4]`. Nothing is left of what is over. */
export type Unit = "day" | "hour" | "minute" | "second";
export function unitsOf(seconds: number): [Unit, number][] {
  const left = Math.max(0, Math.floor(seconds));
  const all: [Unit, number][] = [
    ["day", Math.floor(left / DAY)],
    ["hour", Math.floor((left % DAY) / HOUR)],
    ["minute", Math.floor((left % HOUR) / MINUTE)],
    ["second", left % MINUTE],
  ];
  const first = all.findIndex(([, count]) => count > 0);
  if (first < 0) return [["second", 0]];
  // Below ten minutes seconds matter; above, a minute is precise enough.
  const found = all.slice(first, first + 2).filter(([unit, count]) => count > 0 && (unit !== "second" || left < 10 * MINUTE));
  return found;
}

/** The lowest threshold that was passed between two readings; null for none. */
export function passed(before: number, now: number): number | null {
  return THRESHOLDS.findLast((at) => before > at && now <= at) ?? null;
}

/** The clocks to choose from: for the game, and for each turn. */
export const PRESETS = [
  { key: "none", rule: null },
  { key: "days", rule: { bank: 3 * DAY, turn: DAY } },
  { key: "weeks", rule: { bank: 14 * DAY, turn: 2 * DAY } },
  { key: "live", rule: { bank: 60 * MINUTE, turn: 5 * MINUTE } },
] as const;
export type Preset = (typeof PRESETS)[number]["key"];
