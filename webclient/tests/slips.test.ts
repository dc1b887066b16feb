import { expect, test } from "vitest";
import { beside } from "../src/table/parts";

test("a slip stands right of what it is about, and left of it where the map ends", () => {
  expect(beside({ x: 300, y: 100 }, 900, 800).left).toBe(318);
  expect(beside({ x: 800, y: 100 }, 900, 800).left).toBe(800 - 18 - 272);
  expect(beside({ x: 100, y: 100 }, 200, 800).left).toBe(8);
});

test("it hangs beneath in the upper part of the screen and stands above in the lower", () => {
  expect(beside({ x: 300, y: 100 }, 900, 800)).toMatchObject({ above: false, away: 114 });
  expect(beside({ x: 300, y: 700 }, 900, 800)).toMatchObject({ above: true, away: 110 });
});
