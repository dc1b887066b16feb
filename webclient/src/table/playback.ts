/** How long what others did is shown: what matters for about a second, trifles for less. */

import type { GameState, LogLine } from "../api";

/** How many times as fast as it was meant; 0 shows the present at once. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = 0 | (typeof SPEEDS)[number];

const TRIFLE = 400;
const MOVE = 850;
const ROLL = 1300;
/** For each line more than the first there is more to read. */
const MORE = 220;
const LONGEST = 2600;
/** Of one's own action only dice are worth a moment before others move. */
const OWN_ROLL = 1000;

/** Milliseconds for a moment of which the log tells this, at the meant speed. */
export function lasting(lines: readonly LogLine[], own: boolean): number {
  const rolled = lines.some((line) => line.dice.length > 0);
  if (own) return rolled ? OWN_ROLL : 0;
  if (lines.length === 0) return 0;
  const first = rolled ? ROLL : lines.some((line) => line.places.length > 0) ? MOVE : TRIFLE;
  return Math.min(LONGEST, first + MORE * (lines.length - 1));
}

/** What happened at a moment, as far as it still stands. */
export function linesAt(log: readonly LogLine[], seq: number): LogLine[] {
  return log.filter((line) => line.seq === seq && !line.undone);
}

/** The last that happened down to a moment, as far as it still stands: many moments tell nothing. */
export function lastLines(log: readonly LogLine[], seq: number): LogLine[] {
  const line = log.findLast((each) => each.seq <= seq && !each.undone);
  return line === undefined ? [] : linesAt(log, line.seq);
}

/** So many moments are shown at most: whoever comes back after a long time sees the last of them. */
export const MOST = 60;

/**
 * The moment to be shown after `shown`: the next one of which the log tells something, or the
 * newest. One's own last action, `own`, was seen when it was made.
 */
export function nextMoment(log: readonly LogLine[], shown: number, own: number, newest: number): number {
  if (shown < own && own < newest) return own;
  const after = Math.max(shown, own, newest - MOST);
  const told = log.filter((line) => line.seq > after && line.seq < newest && !line.undone).map((line) => line.seq);
  return told.length > 0 ? Math.min(...told) : newest;
}

/** Whether a bot has to choose: more will follow by itself. */
export function botsGoOn(state: Pick<GameState, "decision" | "seats">): boolean {
  return state.decision?.seats.some((seat) => state.seats[seat]?.kind === "bot") ?? false;
}

/** Where it leads to skip what is shown: to one's own turn, to the end of the game, or only to what stands now. */
export type Leading = "hurry" | "hurry-to-end" | "present";

/** Where it leads to skip all until the newest state: bots go on from there, people are waited for. */
export function leading(newest: Pick<GameState, "decision" | "seats" | "seat"> | null): Leading {
  if (newest === null || newest.decision === null) return "present";
  if (botsGoOn(newest)) return newest.seat === "observer" ? "hurry-to-end" : "hurry";
  return newest.decision.mine ? "hurry" : "present";
}

/** A speed that is kept, if it is one at which something moves. */
export function paceOf(kept: unknown): Exclude<Speed, 0> {
  return SPEEDS.find((each) => each === kept) ?? 1;
}

/** The next faster speed; after the fastest the first. */
export function faster(speed: Speed): Exclude<Speed, 0> {
  const at = SPEEDS.findIndex((each) => each === speed);
  return SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
}
