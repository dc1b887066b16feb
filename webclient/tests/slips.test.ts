import { expect, test } from "vitest";
import { beside } from "../src/table/parts";

test("a slip stands right of what it is about, and left of it where the map ends", () => {
  expect(beside({ x: 300, y: 100 }, 900, 800).left).toBe(318);
  expect(beside({ x: 800, y: 100 }, 900, 800).left).toBe(800 - 18 - 232);
  expect(beside({ x: 100, y: 100 }, 200, 800).left).toBe(8);
});

test("it hangs beneath in the upper part of the screen and stands above in the lower", () => {
  expect(beside({ x: 300, y: 100 }, 900, 800)).toMatchObject({ above: false, away: 114 });
  expect(beside({ x: 300, y: 700 }, 900, 800)).toMatchObject({ above: true, away: 110 });
});

test("it stands where it hides nothing that is compared", () => {
  const at = { x: 400, y: 300 };
  expect(beside(at, 900, 800, [{ x: 500, y: 400 }])).toMatchObject({ left: 400 - 18 - 232, above: false });
  expect(beside(at, 900, 800, [{ x: 500, y: 400 }, { x: 300, y: 400 }])).toMatchObject({ left: 418, above: true });
  expect(beside(at, 900, 800, [{ x: 800, y: 700 }])).toMatchObject({ left: 418, above: false });
});
