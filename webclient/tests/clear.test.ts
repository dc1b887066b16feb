import { expect, test } from "vitest";
import { boxIn, clearest, hidden } from "../src/table/clear";
import { legible } from "../src/table/Board";
import { grown } from "../src/table/grown";
import { shares } from "../src/table/panzoom";

const pane = { left: 0, top: 40, right: 900, bottom: 700 };
const size = { width: 200, height: 100 };
const at = (x: number, y: number) => ({ x, y });

test("a legend stands in the corner where it hides nothing that is marked", () => {
  const north = [at(60, 100), at(300, 120), at(850, 90)];
  const corner = clearest(size, pane, north, [], null);
  expect(hidden(boxIn(corner, size, pane), north)).toBe(0);
  expect("bottom" in corner.y).toBe(true);
});

test("where nothing is hidden anywhere it stands above at the right, beside the buttons", () => {
  const zoom = { left: 850, top: 50, right: 890, bottom: 150 };
  const box = boxIn(clearest(size, pane, [], [zoom], null), size, pane);
  expect(box.right).toBeLessThan(zoom.left);
  expect(box.right).toBeGreaterThan(zoom.left - 20);
  expect(box.top).toBeLessThan(60);
});

test("it stays where it is until it hides more there than elsewhere", () => {
  const now = { x: { left: 14 }, y: { bottom: 14 } };
  expect(clearest(size, pane, [at(850, 90)], [], now)).toBe(now);
  expect(clearest(size, pane, [at(850, 90), at(60, 650)], [], now)).not.toBe(now);
});

test("figures in marks grow on a small map, not without end, and never shrink", () => {
  expect(legible(0.5) * 19 * 0.5).toBeCloseTo(12);
  expect(legible(0.1)).toBe(2);
  expect(legible(2)).toBe(1);
});

test("how much of a sheet is seen", () => {
  const sheet = { width: 1000, height: 500 };
  expect(shares({ x: 0, y: 0, scale: 1 }, sheet, { width: 1000, height: 500 })).toBe(1);
  expect(shares({ x: -500, y: 0, scale: 1 }, sheet, { width: 1000, height: 500 })).toBe(0.5);
  expect(shares({ x: -500, y: -250, scale: 2 }, sheet, { width: 1000, height: 500 })).toBe(0.25);
});

test("strengths are read on the map of a whole war, and grow no further than their hex", () => {
  expect(grown(0.2) * 30 * 0.2).toBeCloseTo(9);
  expect(grown(0.05) * 46).toBeLessThan(60 * Math.sqrt(3));
  expect(grown(0.5)).toBe(1);
  expect(grown(0)).toBe(1);
});
