/** How long others' moves are shown: about a second for important ones, less for others. */

import type { GameState, LogLine } from "../api";

/** The speed of playback as a factor; 0 shows the present at once. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = 0 | (typeof SPEEDS)[number];

const TRIFLE = 400;
const MOVE = 850;
const ROLL = 1300;
/** Additional time for each line after the first. */
const MORE = 220;
const LONGEST = 2600;
/** For one's own action, only dice are shown before others move. */
const OWN_ROLL = 1000;

/** Milliseconds for a moment with these log lines, at normal speed. */
export function lasting(lines: readonly LogLine[], own: boolean): number {
  const rolled = lines.some((line) => line.dice.length > 0);
  if (own) return rolled ? OWN_ROLL : 0;
  if (lines.length === 0) return 0;
  const first = rolled ? ROLL : lines.some((line) => line.places.length > 0) ? MOVE : TRIFLE;
  return Math.min(LONGEST, first + MORE * (lines.length - 1));
}

/** What happened at a moment, as far as it was not undone. */
export function linesAt(log: readonly LogLine[], seq: number): LogLine[] {
  return log.filter((line) => line.seq === seq && !line.undone);
}

/** The last events up to a moment, as far as not undone: many moments have none. */
export function lastLines(log: readonly LogLine[], seq: number): LogLine[] {
  const line = log.findLast((each) => each.seq <= seq && !each.undone);
  return line === undefined ? [] : linesAt(log, line.seq);
}

/** Maximum number of moments shown: after a long absence only the last are. */
export const MOST = 60;

/**
 * The moment to be shown after `shown`: the next one with log lines, or the newest. One's own
 * last action, `own`, was seen when it was made.
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

/** Where skipping leads: to one's own turn, to the end of the game, or only to the present. */
export type Leading = "hurry" | "hurry-to-end" | "present";

/** Where skipping to the newest state leads: bots go on from there, humans are waited for. */
export function leading(newest: Pick<GameState, "decision" | "seats" | "seat"> | null): Leading {
  if (newest === null || newest.decision === null) return "present";
  if (botsGoOn(newest)) return newest.seat === "observer" ? "hurry-to-end" : "hurry";
  return newest.decision.mine ? "hurry" : "present";
}

/** A stored speed, if it is greater than 0. */
export function paceOf(kept: unknown): Exclude<Speed, 0> {
  return SPEEDS.find((each) => each === kept) ?? 1;
}

/** The next faster speed; after the fastest the first. */
export function faster(speed: Speed): Exclude<Speed, 0> {
  const at = SPEEDS.findIndex((each) => each === speed);
  return SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
}
