/** What has happened since one's own last order. */

import type { GameState, LogLine } from "../api";
import { lastLines } from "./playback";

/** The moment of somebody's last order. */
export interface Since {
  epoch: number;
  seq: number;
}

const NO_LINES: readonly LogLine[] = [];
/** Lines about a turn or a phase. */
export const HEADING = /(^|-)(turn|phase)$/;

/** The lines from one's own last order on, with its consequences; null if unknown. */
export function freshLines(log: readonly LogLine[], since: Since | null, { epoch, seq }: Pick<GameState, "epoch" | "seq">): readonly LogLine[] | null {
  if (since === null || since.epoch !== epoch || since.seq > seq) return null;
  return log.filter((line) => line.seq > since.seq && line.seq <= seq && !line.undone);
}

/** Recent events for a single line: since one's own last order, if there was one, and nothing older. */
export function newestLines(log: readonly LogLine[], since: Since | null, now: Pick<GameState, "epoch" | "seq">): readonly LogLine[] {
  return since === null ? lastLines(log, now.seq) : (freshLines(log, since, now) ?? NO_LINES);
}

/**
 * The news above the orders: the dice result of one's own order, which the others' moves
 * would hide, and the most important line.
 */
export function toldLines(lines: readonly LogLine[]): readonly LogLine[] {
  const last = tellingLine(lines);
  const own = lines.find(({ seq, dice }) => seq === lines[0]?.seq && dice.length > 0);
  return [own, last].filter((line, index, all): line is LogLine => line !== undefined && all.indexOf(line) === index);
}

/** The most important recent line: the last roll of the moment, else the last that is not a heading. */
export function tellingLine(lines: readonly LogLine[]): LogLine | undefined {
  const last = lines.findLast(({ kind }) => !HEADING.test(kind)) ?? lines.at(-1);
  return lines.findLast(({ seq, dice }) => seq === last?.seq && dice.length > 0) ?? last;
}
