import { expect, test } from "vitest";
import type { GameState } from "../src/api";
import { calls, turnOf } from "../src/table/calling";

const asked = (seats: string[], over = false) => ({ over, decision: over ? null : { seats } }) as unknown as GameState;

test("it is the turn of whoever is asked at this screen", () => {
  expect(turnOf(asked(["union"]), ["union"])).toBe("mine");
  expect(turnOf(asked(["union"]), ["confederate"])).toBe("theirs");
  expect(turnOf(asked(["union", "confederate"]), ["confederate"])).toBe("mine");
  expect(turnOf(asked(["union"]), ["observer"])).toBe("theirs");
});

test("it is nobody's turn before the table is seen, and after the end", () => {
  expect(turnOf(null, ["union"])).toBe("none");
  expect(turnOf(asked(["union"], true), ["union"])).toBe("none");
});

test("somebody is called when others have moved, and not for sitting down or going on", () => {
  expect(calls("theirs", "mine")).toBe(true);
  expect(calls("none", "mine")).toBe(false);
  expect(calls("mine", "mine")).toBe(false);
  expect(calls("mine", "theirs")).toBe(false);
});
