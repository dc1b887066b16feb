/** What has happened since one's own last order. */

import type { GameState, LogLine } from "../api";

/** The moment in which somebody gave his last order. */
export interface Since {
  epoch: number;
  seq: number;
}

const HEADING = /(^|-)(turn|phase)$/;

/** The lines from one's own last order on, with what came of it; null where that is not known. */
export function freshLines(log: readonly LogLine[], since: Since | null, { epoch, seq }: Pick<GameState, "epoch" | "seq">): readonly LogLine[] | null {
  if (since === null || since.epoch !== epoch || since.seq > seq) return null;
  return log.filter((line) => line.seq > since.seq && line.seq <= seq && !line.undone);
}

/** The line that tells most of what has just happened: the last roll, else the last that is no heading. */
export function tellingLine(lines: readonly LogLine[]): LogLine | undefined {
  return lines.findLast(({ dice }) => dice.length > 0) ?? lines.findLast(({ kind }) => !HEADING.test(kind)) ?? lines.at(-1);
}
