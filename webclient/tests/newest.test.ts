import { expect, test } from "vitest";
import { isKnown, isOutrun } from "../src/table/newest";

test("an answer that the live line has outrun is older than what is known", () => {
  expect(isOutrun({ epoch: 0, seq: 5 }, { epoch: 0, seq: 6 })).toBe(true);
  expect(isOutrun({ epoch: 0, seq: 6 }, { epoch: 0, seq: 6 })).toBe(false);
  expect(isOutrun({ epoch: 0, seq: 7 }, { epoch: 0, seq: 6 })).toBe(false);
  expect(isOutrun({ epoch: 0, seq: 0 }, null)).toBe(false);
});

test("what was taken back is newer, though fewer orders lie behind it", () => {
  expect(isOutrun({ epoch: 1, seq: 3 }, { epoch: 0, seq: 6 })).toBe(false);
  expect(isOutrun({ epoch: 0, seq: 6 }, { epoch: 1, seq: 3 })).toBe(true);
});

test("only the same moment is known already", () => {
  expect(isKnown({ epoch: 0, seq: 6 }, { epoch: 0, seq: 6 })).toBe(true);
  expect(isKnown({ epoch: 1, seq: 6 }, { epoch: 0, seq: 6 })).toBe(false);
  expect(isKnown({ epoch: 0, seq: 6 }, null)).toBe(false);
});
