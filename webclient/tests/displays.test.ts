import { expect, test } from "vitest";
import type { LogLine } from "../src/api";
import { standing } from "../src/table/choices";
import { isOnMap, linesOf, reach, strokes } from "../src/table/Displays";
import { binned } from "../src/table/odds";

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

test("where a piece stands is told of the map, and not of a sheet, on which it is seen", () => {
  const choice = { action: "move x", text: "", cards: [], pieces: ["x"] };
  expect(standing({ ...choice, places: ["1213"] })).toBe("1213");
  expect(standing({ ...choice, places: ["1213/union-left", "1213/union-centre"] })).toBeNull();
});

test("many losses are told together, few one by one", () => {
  const few = [0, 1, 4].map((loss) => ({ loss, ways: 2 }));
  expect(binned(few)).toEqual(few.map((one) => ({ ...one, to: one.loss })));
  const many = Array.from({ length: 12 }, (_, at) => ({ loss: at + 3, ways: 1 }));
  expect(binned(many)).toHaveLength(4);
  expect(binned(many)[0]).toEqual({ loss: 3, to: 5, ways: 3 });
  expect(binned([])).toEqual([]);
});

test("an arrow leads over the border of two areas, not to their middles", () => {
  const box = (top: number) => ({ left: 0, top, wide: 200, high: 100 });
  expect(reach(box(0), box(200))).toEqual({ a: { x: 100, y: 66 }, b: { x: 100, y: 234 } });
  expect(reach(box(0), box(0))).toEqual({ a: { x: 100, y: 50 }, b: { x: 100, y: 50 } });
});

test("the sheets stand aside where all that can be chosen lies on the map", () => {
  expect(isOnMap(new Set(["1313", "1212"]))).toBe(true);
  expect(isOnMap(new Set(["1313", "1213/union-centre"]))).toBe(false);
  expect(isOnMap(new Set())).toBe(false);
});
