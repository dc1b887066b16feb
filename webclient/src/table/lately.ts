/** What has happened since one's own last order. */

import type { GameState, LogLine } from "../api";
import { lastLines } from "./playback";

/** The moment in which somebody gave his last order. */
export interface Since {
  epoch: number;
  seq: number;
}

const NO_LINES: readonly LogLine[] = [];
/** Lines that tell of a turn or a phase. */
export const HEADING = /(^|-)(turn|phase)$/;

/** The lines from one's own last order on, with what came of it; null where that is not known. */
export function freshLines(log: readonly LogLine[], since: Since | null, { epoch, seq }: Pick<GameState, "epoch" | "seq">): readonly LogLine[] | null {
  if (since === null || since.epoch !== epoch || since.seq > seq) return null;
  return log.filter((line) => line.seq > since.seq && line.seq <= seq && !line.undone);
}

/** What has just happened, to be told in a line: since one's own last order, where one was given, and nothing older. */
export function newestLines(log: readonly LogLine[], since: Since | null, now: Pick<GameState, "epoch" | "seq">): readonly LogLine[] {
  return since === null ? lastLines(log, now.seq) : (freshLines(log, since, now) ?? NO_LINES);
}

/**
 * What is told of the newest above the orders: what came of one's own order by the dice, which whatever
 * the others did since would hide, and the line that tells most.
 */
export function toldLines(lines: readonly LogLine[]): readonly LogLine[] {
  const last = tellingLine(lines);
  const own = lines.find(({ seq, dice }) => seq === lines[0]?.seq && dice.length > 0);
  return [own, last].filter((line, index, all): line is LogLine => line !== undefined && all.indexOf(line) === index);
}

/** The line that tells most of the newest of it: of one moment the last roll, else the last that is not a heading. */
export function tellingLine(lines: readonly LogLine[]): LogLine | undefined {
  const last = lines.findLast(({ kind }) => !HEADING.test(kind)) ?? lines.at(-1);
  return lines.findLast(({ seq, dice }) => seq === last?.seq && dice.length > 0) ?? last;
}
