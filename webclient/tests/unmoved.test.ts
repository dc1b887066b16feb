import { describe, expect, test } from "vitest";
import type { Choice, Decision } from "../src/api";
import { pinnedAt } from "../src/table/usePinned";
import { after, unmoved } from "../src/table/unmoved";

const choice = (action: string, places: string[] = [], pieces: string[] = []): Choice => ({ action, text: action, places, pieces, cards: [] });
const asked = (actions: Choice[], courses: unknown[] = []) => ({ actions, courses }) as unknown as Decision;
const done = choice("done");

describe("who can still be ordered", () => {
  const none = new Set<string>();
  test("each piece once, where it stands", () => {
    const list = [choice("send x a", ["h", "a"], ["x"]), choice("send x b", ["h", "b"], ["x"]), choice("move y", ["i"], ["y"]), done];
    expect(unmoved(asked(list), none)).toEqual([
      { key: "x", place: "h", action: "send x a" },
      { key: "y", place: "i", action: "move y" },
    ]);
  });
  test("places where something stands, if no piece is named, and nothing is on its way", () => {
    const list = [choice("move a", ["a"]), choice("move b", ["b"]), done];
    const standing = new Set(["a", "b"]);
    expect(unmoved(asked(list), standing).map(({ key }) => key)).toEqual(["a", "b"]);
    expect(unmoved(asked(list, [{}]), standing)).toEqual([]);
    expect(unmoved(asked(list), new Set(["a"]))).toEqual([]);
  });
  test("nobody for whom a card is played: the enemy that it lures is not mine to order", () => {
    const lured = { ...choice("play 10 picket", ["p"], ["picket"]), cards: [10] };
    expect(unmoved(asked([lured, choice("move y", ["i"], ["y"]), done]), none).map(({ key }) => key)).toEqual(["y"]);
  });
  test("nobody who could react to what another does: that is declined, and ends no phase", () => {
    const list = [choice("intercept a", ["a", "b"]), choice("intercept c", ["c", "b"]), done];
    expect(unmoved({ ...asked(list), decline: "done" }, new Set(["a", "c"]))).toEqual([]);
    expect(unmoved({ ...asked(list), decline: "" }, new Set(["a", "c"]))).toHaveLength(2);
  });
  test("nobody where no order ends a phase", () => expect(unmoved(asked([choice("move y", ["i"], ["y"]), choice("stop")]), none)).toEqual([]));
  test("one after the other, also when one has been ordered meanwhile", () => {
    const row = unmoved(asked([choice("move x", ["a"], ["x"]), choice("move y", ["b"], ["y"]), done]), none);
    expect([after(row, null, 0), after(row, "x", 0), after(row, "y", 1), after(row, "gone", 1), after([], null, 0)]).toEqual([0, 1, 0, 1, -1]);
  });
});

test("the line that led to a moment is marked in it, else what was told last", () => {
  const line = (n: number, seq: number, places: string[]) => ({ n, seq, text: "", kind: "", dice: [], places, secret: false, undone: false });
  const log = [line(0, 1, ["a"]), line(1, 1, ["b"]), line(2, 2, ["c"])];
  expect([pinnedAt(log, 1, 0), pinnedAt(log, 1, null), pinnedAt(log, 2, 0), pinnedAt(log, null, 0)]).toEqual([["a"], ["b"], ["c"], []]);
});
