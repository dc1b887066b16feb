import { expect, test } from "vitest";
import { bitmapScale, strips } from "../src/table/Picture";

const sheet = { width: 3200, height: 2240 };

test("a bitmap has the pixels of the screen, and no more than a phone can hold", () => {
  expect(bitmapScale(sheet, 0.5, 2)).toBe(1);
  const most = bitmapScale(sheet, 2.4, 3);
  expect(sheet.width * most * sheet.height * most).toBeCloseTo(16_000_000, -1);
});

test("what is in sight is drawn first, then what is nearest to it, and all of it once", () => {
  const { tops, inSight } = strips(1000, 100, [0.45, 0.65]);
  expect(tops.slice(0, inSight)).toEqual([400, 500, 600]);
  expect(tops.slice(inSight, inSight + 2).sort()).toEqual([300, 700]);
  expect([...tops].sort((a, b) => a - b)).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
});
