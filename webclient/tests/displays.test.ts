import { expect, test } from "vitest";
import type { LogLine } from "../src/api";
import { linesOf, strokes } from "../src/table/Displays";

const line = (seq: number, places: string[], dice: number[] = [], undone = false) => ({ seq, places, dice, undone }) as LogLine;

test("a sheet tells of the last action in its own areas only", () => {
  const log = [
    line(6, ["1213", "1213/union-left"]),
    line(7, ["1213", "1213/union-left", "1213/confederate-right"]),
    line(7, ["1314", "1314/union-left"]),
    line(7, ["1213"]),
    line(7, ["1213/union-right"], [], true),
  ];
  expect(linesOf(log, 7, "1213")).toEqual([log[1]]);
  expect(linesOf(log, 7, "121")).toEqual([]);
  expect(linesOf([line(0, ["1213/union-left"])], 0, "1213")).toEqual([]);
});

test("an arrow leads from the first area to the second, once, and where dice fell it is fire", () => {
  const to = ["1213", "1213/union-left", "1213/confederate-right"];
  expect(strokes([line(7, to, [6, 2]), line(7, to, [1]), line(7, ["1213", "1213/union-left"])], "1213")).toEqual([
    { from: "1213/union-left", to: "1213/confederate-right", fire: true },
  ]);
  expect(strokes([line(8, to)], "1213")[0]?.fire).toBe(false);
});
