import { describe, expect, test } from "vitest";
import type { Contest, Party, Prospect } from "../src/api";
import { signed, summed, underWay } from "../src/table/odds";

const party = (more: Partial<Party> = {}): Party => ({ side: "allied", strength: 3, modifiers: [], dice: [], total: null, loss: null, ...more });
const contest = (more: Partial<Contest> = {}): Contest => ({
  place: "1404",
  clause: "",
  kind: "battle",
  since: 0,
  text: "",
  parties: [party(), party({ side: "british" })],
  told: [],
  winner: "",
  ...more,
});
const prospect = (place: string) => ({ place }) as Prospect;

describe("the odds of a battle stand with it", () => {
  const coming = [prospect("1303"), prospect("1404")];
  test("until its dice fall", () => {
    expect(underWay(coming, contest())).toBe(coming[1]);
    expect(underWay(coming, contest({ parties: [party({ dice: [5] }), party()] }))).toBeUndefined();
    expect(underWay(coming, contest({ winner: "both" }))).toBeUndefined();
  });
  test("if they are those of its place", () => {
    expect(underWay(coming, contest({ place: "2004" }))).toBeUndefined();
    expect(underWay(coming, null)).toBeUndefined();
  });
});

test("modifiers are told in all, with a sign and a minus as wide as the plus", () => {
  const modifier = (value: number) => ({ side: "", text: `${value}`, value, clause: "" });
  expect(signed(summed([modifier(1), modifier(-4)]))).toBe("−3");
  expect([signed(2), signed(0)]).toEqual(["+2", "0"]);
});
