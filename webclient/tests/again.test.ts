import { describe, expect, test } from "vitest";
import { againOf, canSwap } from "../src/again";
import type { SeatInfo } from "../src/api";
import type { Held } from "../src/keep";

const human = { name: "", kind: "human" } as SeatInfo;
const bot = { name: "", kind: "bot", bot: "captain" } as SeatInfo;
const held = (...seats: string[]): Held => ({ tokens: Object.fromEntries(seats.map((seat) => [seat, "x"])), invitations: {} });
const over = (seats: Record<string, SeatInfo>) => ({ title: "duel", scenario: "dawn", options: ["fog"], seats });

describe("another game", () => {
  test("is like the one that is over", () =>
    expect(againOf(over({ union: human, confederate: bot }), held("union"))).toEqual({
      ...{ title: "duel", scenario: "dawn", options: ["fog"] },
      seats: { union: "human", confederate: "captain" },
      elsewhere: [],
    }));
  test("swaps the sides", () =>
    expect(againOf(over({ union: human, confederate: bot }), held("union"), true)).toMatchObject({
      seats: { union: "captain", confederate: "human" },
      elsewhere: [],
    }));
  test("has a link for who plays elsewhere, on either side", () => {
    const state = over({ union: human, confederate: human });
    expect(againOf(state, held("union")).elsewhere).toEqual(["confederate"]);
    expect(againOf(state, held("union"), true).elsewhere).toEqual(["union"]);
  });
  test("is another one with the sides swapped only if two different players sit there", () => {
    expect(canSwap(over({ union: human, confederate: bot }), held("union"))).toBe(true);
    expect(canSwap(over({ union: human, confederate: human }), held("union"))).toBe(true);
    expect(canSwap(over({ union: human, confederate: human }), held("union", "confederate"))).toBe(false);
    expect(canSwap(over({ mosby: human }), held("mosby"))).toBe(false);
    expect(canSwap(over({ a: human, b: bot, c: bot }), held("a"))).toBe(false);
  });
});
