import { expect, test } from "vitest";
import { beyond } from "../src/table/edges";

test("what scrolls says beyond which edges there is more", () => {
  expect(beyond(0, 100, 100)).toBe("");
  expect(beyond(0, 100, 180)).toBe("after");
  expect(beyond(40, 100, 180)).toBe("before after");
  expect(beyond(80, 100, 180)).toBe("before");
  // Half a pixel is not a place to scroll to.
  expect(beyond(79.5, 100, 180)).toBe("before");
});
