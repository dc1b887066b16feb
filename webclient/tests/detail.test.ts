import { expect, test } from "vitest";
import { closely, holds } from "../src/table/Detail";

const sheet = { width: 5760, height: 4180 };
const seen = { x: 4000, y: 500, width: 600, height: 400 };

test("a part is drawn by itself only where the bitmap of the whole sheet would be blurred", () => {
  expect(closely(sheet, seen, 0.5, 1)).toBeNull();
  expect(closely(sheet, seen, 1.6, 1)).toEqual({ x: 3880, y: 420, width: 840, height: 560 });
  expect(closely(sheet, seen, 0.5, 3)).not.toBeNull();
});

test("a part ends where the sheet ends", () => {
  expect(closely(sheet, { ...seen, x: -50, y: 3900 }, 1.6, 1)).toEqual({ x: 0, y: 3820, width: 670, height: 360 });
  expect(closely(sheet, { ...seen, x: 6000 }, 1.6, 1)).toBeNull();
});

test("to move a little nothing is drawn anew", () => {
  const part = closely(sheet, seen, 1.6, 1);
  expect(part && holds(part, { ...seen, x: 4100, y: 430 }, sheet)).toBe(true);
  expect(part && holds(part, { ...seen, x: 4200 }, sheet)).toBe(false);
  const edge = closely(sheet, { ...seen, x: -50 }, 1.6, 1);
  expect(edge && holds(edge, { ...seen, x: -50 }, sheet)).toBe(true);
});
