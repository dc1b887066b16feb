import { describe, expect, test } from "vitest";
import type { LogLine } from "../src/api";
import { freshLines, newestLines, tellingLine, toldLines } from "../src/table/lately";

const line = (n: number, seq: number, more: Partial<LogLine> = {}): LogLine => ({ n, seq, kind: "marched", text: `${n}`, dice: [], places: [], secret: false, undone: false, ...more }) as LogLine;

describe("what has happened since one's own last order", () => {
  const log = [line(0, 1), line(1, 2, { dice: [6] }), line(2, 3), line(3, 3, { undone: true }), line(4, 4, { dice: [2] }), line(5, 5), line(6, 6)];
  const numbers = (since: { epoch: number; seq: number } | null, seq = 5) => freshLines(log, since, { epoch: 1, seq })?.map(({ n }) => n);
  test("begins with what came of it, and goes as far as the page shows", () => {
    expect(numbers({ epoch: 1, seq: 2 })).toEqual([2, 4, 5]);
    expect(numbers({ epoch: 1, seq: 4 }, 6)).toEqual([5, 6]);
  });
  test("is not known before an order, after a reload, or when something was taken back", () => {
    expect(numbers(null)).toBeUndefined();
    expect(numbers({ epoch: 0, seq: 2 })).toBeUndefined();
    expect(numbers({ epoch: 1, seq: 7 })).toBeUndefined();
    expect(numbers({ epoch: 1, seq: 5 })).toEqual([]); // what was told before is told once
  });
  test("is told by the newest of it: of one moment the last roll, else the last line that is not a heading", () => {
    expect(tellingLine(log)?.n).toBe(6);
    expect(tellingLine([line(0, 1, { dice: [6] }), line(1, 2, { dice: [1] }), line(2, 2), line(3, 3, { kind: "turn" })])?.n).toBe(1);
    expect(tellingLine([line(7, 8), line(8, 9), line(9, 9, { kind: "turn" }), line(10, 9, { kind: "action-phase" })])?.n).toBe(8);
    expect(tellingLine([line(9, 9, { kind: "turn" })])?.n).toBe(9);
    expect(tellingLine([])).toBeUndefined();
  });
  test("tells also what came of one's own order by the dice, before what the others did", () => {
    const told = (lines: LogLine[]) => toldLines(lines).map(({ n }) => n);
    expect(told([line(1, 2, { dice: [5] }), line(2, 3), line(3, 4, { dice: [4] })])).toEqual([1, 3]);
    expect(told([line(1, 2, { dice: [5] }), line(2, 2, { dice: [4] })])).toEqual([1, 2]);
    expect(told([line(1, 2), line(2, 3, { dice: [4] }), line(3, 4)])).toEqual([3]);
    expect(told([line(1, 2, { dice: [5] })])).toEqual([1]);
    expect(told([])).toEqual([]);
  });
  test("is nothing where nothing has happened since, and never what was before", () => {
    const told = (since: { epoch: number; seq: number } | null, seq = 6) => tellingLine(newestLines(log, since, { epoch: 1, seq }))?.n;
    expect(told(null)).toBe(6);
    expect(told({ epoch: 1, seq: 5 })).toBe(6);
    expect(told({ epoch: 1, seq: 6 })).toBeUndefined();
    expect(told({ epoch: 0, seq: 5 }, 5)).toBeUndefined(); // taken back
  });
});
