import { expect, test } from "vitest";
import { below } from "../src/table/useMore";

test("a row of which more than half is cut off lies below", () => {
  const rows = [0, 20, 40, 60].map((top) => ({ top, bottom: top + 20 }));
  expect(below(rows, 80)).toBe(0);
  expect(below(rows, 73)).toBe(0);
  expect(below(rows, 70)).toBe(1);
  expect(below(rows, 30)).toBe(3);
});
