import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Contest, Party, Prospect } from "../src/api";
import { ContestSheet } from "../src/table/ContestSheet";
import { signed, summed, underWay } from "../src/table/odds";
import { ReaderContext, speak } from "../src/words";

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

describe("what a battle is told at length", () => {
  afterEach(() => vi.unstubAllGlobals());
  const reader = { say: speak("en"), language: "en" as const, setLanguage: () => undefined, theme: "light" as const, setTheme: () => undefined };
  const told = ["Martinique retreats to 1506.", "The British win the combat for 1605."];
  const drawn = (winner: string, asked: boolean) => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
    const props = { contest: contest({ winner, told }), prospect: undefined, asked, names: { british: "The British", allied: "The Allies" }, spot: (place: string) => place, onShow: () => undefined };
    return renderToStaticMarkup(createElement(ReaderContext, { value: reader }, createElement(ContestSheet, props)));
  };
  test("as long as it is fought, and as long as nothing else is asked", () => {
    expect(drawn("", true)).toContain(told[0]);
    expect(drawn("british", false)).toContain(told[0]);
  });
  test("in its last line once it is decided: the orders need the room", () => {
    expect(drawn("british", true)).not.toContain(told[0]);
    expect(drawn("british", true)).toContain(told[1]);
  });
  test("and who has won is heard apart from his name", () => {
    expect(drawn("british", false)).toContain('The British<span class="unseen"> (victory)</span>');
  });
});
