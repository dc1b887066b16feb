import { describe, expect, test } from "vitest";
import type { GameState } from "../src/api";
import { type Declined, asking, declinedAgain, declinedBy, declinedFrom, declining, habitual, lines, rowsOf, ways } from "../src/table/declined";

const asked = (chance: number, { turn = "Spring 1862", seat = "union", kind = "prompt-intercept", label = "Do not intercept", mine = true, returned = false } = {}) =>
  ({ seat, turn_text: turn, undo: { returned }, decision: { seats: [seat], mine, kind, decline: "done", declining: label, chance, actions: [], courses: [] } }) as unknown as GameState;
const NOTHING: Declined = {};
const WHOLE: Declined = { union: { "prompt-intercept": { label: "Do not intercept", game: true } } };

describe("a question that is declined", () => {
  test("for this turn is asked again in the next", () => {
    const declined = declining(asked(40), NOTHING, "turn");
    expect(declinedBy(asked(90), declined)).toBe("done");
    expect(declinedBy(asked(10, { turn: "Summer 1862" }), declined)).toBeNull();
    expect(lines(asked(40), declined)).toEqual([{ kind: "prompt-intercept", label: "Do not intercept", until: "turn", chance: -1 }]);
    // What is over is not listed.
    expect(lines(asked(40, { turn: "Summer 1862" }), declined)).toEqual([]);
  });

  test("at its chance is asked where something better is offered, or nobody knows", () => {
    const declined = declining(asked(17), NOTHING, "chance");
    expect([0, 17, 18, 100, -1].map((chance) => declinedBy(asked(chance), declined))).toEqual(["done", "done", null, null, null]);
    // The next time it is declined at a better chance, that counts.
    expect(declinedBy(asked(42), declining(asked(42), declined, "chance"))).toBe("done");
  });

  test("in this game is never asked", () => {
    const declined = declining(asked(-1), NOTHING, "game");
    expect(declined).toEqual(WHOLE);
    expect(declinedBy(asked(97, { turn: "Winter 1864" }), declined)).toBe("done");
  });

  test("is asked of the other seat at the same screen, and so are other questions", () => {
    expect(declinedBy(asked(5, { seat: "confederate" }), WHOLE)).toBeNull();
    expect(declinedBy(asked(5, { kind: "prompt-avoid" }), WHOLE)).toBeNull();
    expect(declinedBy(asked(5, { mine: false }), WHOLE)).toBeNull();
    expect(lines(asked(5, { seat: "confederate" }), WHOLE)).toEqual([]);
  });

  test("is asked wherever the server does not say that it may be declined", () => {
    const secret = asked(-1, { label: "" });
    expect(habitual(secret)).toBeNull();
    expect(declinedBy(secret, WHOLE)).toBeNull();
    expect(declining(secret, NOTHING, "game")).toBe(NOTHING);
  });

  test("is asked when an undo has led back to it, and then once", () => {
    expect(declinedBy(asked(5), WHOLE)).toBe("done");
    expect(declinedBy(asked(5, { returned: true }), WHOLE)).toBeNull();
    // Who declines it for longer from there has answered it.
    expect(declinedBy(asked(5, { returned: true }), WHOLE, true)).toBe("done");
  });

  test("for this turn, and at a chance in all others, is asked again one by one", () => {
    const both = declining(asked(17), declining(asked(40), NOTHING, "turn"), "chance");
    expect(lines(asked(0), both).map(({ until, chance }) => [until, chance])).toEqual([["turn", 17], ["chance", 17]]);
    const rarely = asking(both, "union", "prompt-intercept", "turn");
    expect([17, 40].map((chance) => declinedBy(asked(chance), rarely))).toEqual(["done", null]);
    expect(asking(rarely, "union", "prompt-intercept", "chance")).toEqual({ union: {} });
    expect(asking(NOTHING, "union", "prompt-intercept", "game")).toBe(NOTHING);
  });
});

describe("a habit that is switched off by a slip", () => {
  const both = declining(asked(17), declining(asked(17), NOTHING, "turn"), "chance");

  test("keeps its row, and every row its place", () => {
    const before = rowsOf([], lines(asked(17), both));
    expect(before.map(({ until, on }) => [until, on])).toEqual([["turn", true], ["chance", true]]);
    const rest = lines(asked(17), asking(both, "union", "prompt-intercept", "turn"));
    expect(rowsOf(before, rest).map(({ until, on }) => [until, on])).toEqual([["turn", false], ["chance", true]]);
    expect(rowsOf([], rest).map(({ until, on }) => [until, on])).toEqual([["chance", true]]);
  });

  test("is switched on as it was", () => {
    for (const line of lines(asked(17), declining(asked(17), both, "game"))) {
      const off = asking(both, "union", line.kind, line.until);
      expect(lines(asked(17), declinedAgain(off, asked(17), line))).toContainEqual(line);
    }
  });
});

test("a chance is offered where it is known and does not say the same as the game; a turn where it has a name", () => {
  expect(ways(asked(17))).toEqual(["turn", "chance", "game"]);
  expect([-1, 100].map((chance) => ways(asked(chance)))).toEqual([["turn", "game"], ["turn", "game"]]);
  expect(ways(asked(0, { turn: "" }))).toEqual(["chance", "game"]);
});

describe("what is stored", () => {
  test("is read as it was written", () => {
    const kept = declining(asked(17), declining(asked(17), WHOLE, "turn"), "chance");
    expect(declinedFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test("by an older page, or by nobody knows whom, declines nothing", () => {
    const bad: unknown[] = [null, 3, "union", [WHOLE], { "prompt-intercept": "Never intercept in this game" }, { union: null }, { union: ["prompt-intercept"] }];
    for (const stored of bad) expect(Object.values(declinedFrom(stored)).every((rules) => Object.keys(rules).length === 0)).toBe(true);
    const rules = [null, true, "x", [], {}, { game: true }, { label: "", game: true }, { label: 1, game: true }, { label: "x" }, { label: "x", game: "yes" }, { label: "x", turn: "" }, { label: "x", turn: 3 }, { label: "x", chance: "50" }, { label: "x", chance: -1 }, { label: "x", chance: 100 }, { label: "x", chance: null }];
    for (const rule of rules) expect(declinedBy(asked(0, { turn: "" }), declinedFrom({ union: { "prompt-intercept": rule } }))).toBeNull();
    // What is good beside it stays.
    expect(declinedFrom({ union: { ...WHOLE.union, "prompt-avoid": 7 }, confederate: 7 })).toEqual(WHOLE);
    expect(declinedBy(asked(5, { kind: "constructor", seat: "toString" }), declinedFrom({}))).toBeNull();
  });
});
