import { expect, test } from "vitest";
import { follow, isKnown, isOutrun } from "../src/table/newest";

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

test("lines that the live line tells follow those that are known, and none is told twice", () => {
  const [a, b, c, d] = [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }];
  expect(follow([a, b], [b, c, d])).toEqual([a, b, c, d]);
  expect(follow([], [a])).toEqual([a]);
});

test("where a line of the log is missing, or none is new, it stands as it was", () => {
  const known = [{ n: 0 }];
  expect(follow(known, [{ n: 2 }])).toBe(known);
  expect(follow(known, [{ n: 0 }])).toBe(known);
  expect(follow(known, [])).toBe(known);
});
