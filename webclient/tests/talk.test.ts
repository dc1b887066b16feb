import { beforeEach, describe, expect, test } from "vitest";
import type { GameRow } from "../src/api";
import { keep, owned } from "../src/keep";
import { shownOf } from "../src/start/Standing";
import { type Saying, heard, unread } from "../src/talk";

const line = (n: number, seat = "union"): Saying => ({ n, seat, text: `${n}`, at: "" });
const lines = (...numbers: number[]) => numbers.map((n) => line(n));

describe("what was said", () => {
  test("goes on, and is told once", () => {
    expect(heard(lines(0, 1), lines(1, 2))?.map(({ n }) => n)).toEqual([0, 1, 2]);
    const known = lines(0, 1, 2);
    expect(heard(known, lines(1, 2))).toBe(known);
    expect(heard(known, [])).toBe(known);
  });
  test("is asked for where something is missing", () => expect(heard(lines(0), lines(5, 6))).toBeNull());
  test("is unread if another said it", () => expect(unread([line(0), line(1, "confederate"), line(2, "confederate")], "union", 2)).toBe(1));
});

describe("tables", () => {
  beforeEach(() => localStorage.clear());
  const games = ["a", "b", "c"].map((id) => ({ id }) as GameRow);
  test("are one's own where a seat is held, or the table was set here", () => {
    keep.hold("a", { tokens: { union: "x" }, invitations: {} });
    keep.hold("b", { tokens: {}, invitations: {}, host: "y" });
    keep.hold("c", { tokens: {}, invitations: {} });
    expect(owned().sort()).toEqual(["a", "b"]);
    keep.forget("a");
    expect(owned()).toEqual(["b"]);
  });
  test("that were put away stand nowhere else", () => {
    const own = new Set(["a", "b"]);
    const shown = (which: "own" | "all" | "archived") => shownOf(games, which, own, ["b"]).map(({ id }) => id);
    expect([shown("own"), shown("all"), shown("archived")]).toEqual([["a"], ["a", "c"], ["b"]]);
  });
});
