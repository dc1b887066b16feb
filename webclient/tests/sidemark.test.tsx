import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import type { Chart, Contest, Modifier, Prospect } from "../src/api";
import { type Side, SideNamesContext, SidesContext, tellsSide } from "../src/sides";
import { ContestSheet } from "../src/table/ContestSheet";
import { Charts } from "../src/table/Charts";
import { Head } from "../src/table/Head";
import { Balance } from "../src/table/OddsSheet";
import { letterOf, SideMark } from "../src/ui/SideMark";
import { ReaderContext, speak } from "../src/words";

const SIDES: Side[] = [
  { key: "british", name: "The British", colour: "navy", shape: "square" },
  { key: "american", name: "The Americans", colour: "cobalt", shape: "round" },
  { key: "allied", name: "The Allies", colour: "teal", shape: "cut" },
];
const NAMES = Object.fromEntries(SIDES.map(({ key, name }) => [key, name]));
const reader = { say: speak("en"), language: "en" as const, setLanguage: () => undefined, theme: "light" as const, setTheme: () => undefined };

function drawn(part: ReactNode): HTMLElement {
  const box = document.createElement("div");
  const sides = createElement(SidesContext, { value: SIDES }, part);
  box.innerHTML = renderToStaticMarkup(createElement(ReaderContext, { value: reader }, createElement(SideNamesContext, { value: NAMES }, sides)));
  return box;
}

const row = (label: string, side: string, cells: string[]) => ({ key: label, label, cells, value: 1, side, of: 2, now: false, place: "" });
const chart = (form: Chart["form"], rows: Chart["rows"]): Chart => ({ key: form, name: "Standing", clause: "", form, columns: [], rows });
const named = (box: HTMLElement) => [...box.querySelectorAll("[role=img]")].map((one) => `${one.getAttribute("aria-label")}=${one.querySelector("b")?.textContent}`);

describe("a side", () => {
  test("has as many letters of its name as tell it from the others", () => {
    expect(SIDES.map(({ key }) => letterOf(key, SIDES))).toEqual(["B", "Am", "Al"]);
    expect(letterOf("nobody", SIDES)).toBe("");
  });
  test("is told by a text that has its name in any ending", () => {
    expect(tellsSide("Los confederados, en octubre", "Confederación")).toBe(true);
    expect(tellsSide("Union will", "Unión")).toBe(true);
    expect(tellsSide("points at the end", "Union")).toBe(false);
    expect(tellsSide("", "Union")).toBe(false);
  });
  test("is named by its mark only where nothing beside it names it", () => {
    expect(named(drawn(createElement(SideMark, { side: "british", beside: "momentum" })))).toEqual(["The British=B"]);
    expect(named(drawn(createElement(SideMark, { side: "british", beside: "British morale" })))).toEqual([]);
    expect(named(drawn(createElement(SideMark, { side: "british" })))).toEqual([]);
    expect(named(drawn(createElement(SideMark, { side: "british", beside: "", name: "Loyalists" })))).toEqual(["Loyalists=B"]);
  });
  test("is named in the head, among what wins, and in the odds", () => {
    const rows = [row("momentum", "british", ["0"]), row("momentum", "allied", ["1"])];
    expect(named(drawn(createElement(Head, { charts: [chart("figure", rows)], aims: [], seat: "union" })))).toEqual(["The British=B", "The Allies=Al"]);
    expect(named(drawn(createElement(Head, { charts: [chart("gauge", rows)], aims: [], seat: "union" })))).toEqual(["The British=B", "The Allies=Al"]);
    const all = { charts: [chart("table", rows)], references: [], consulted: [], wanted: null, onShow: () => undefined };
    expect(named(drawn(createElement(Charts, all)))).toEqual(["The British=B", "The Allies=Al"]);
    const mixed = [row("British lost", "british", ["1"]), row("British lost, down to", "allied", ["1"])];
    expect(named(drawn(createElement(Charts, { ...all, charts: [chart("table", mixed)] })))).toEqual(["The British=B", "The Allies=Al"]);
    expect(named(drawn(createElement(Charts, { ...all, charts: [chart("table", mixed.slice(0, 1))] })))).toEqual([]);
    const prospect: Prospect = { place: "x", attacker: "allied", defender: "british", modifiers: [], outcomes: [], of: 1 };
    const balance = drawn(createElement(Balance, { prospect, odds: { attacker: 0.25, tied: 0 } })).querySelector("[role=img]");
    expect(balance?.getAttribute("aria-label")).toBe("The Allies 25%, The British 75%");
    expect(balance?.textContent).toBe(" 25%B 75%");
    // The letter needs more room than the figure.
    const even = drawn(createElement(Balance, { prospect, odds: { attacker: 0.4, tied: 0 } })).querySelector("[role=img]");
    expect(even?.textContent).toBe("Al 40%B 60%");
    const fire = drawn(createElement(Balance, { prospect: { ...prospect, kind: "fire" }, odds: { attacker: 0.25, tied: 0 } })).querySelector("[role=img]");
    expect(fire?.getAttribute("aria-label")).toBe("Hit 25%, No hit 75%");
    expect(fire?.textContent).toBe("no hit 75%");
    const estimated = drawn(createElement(Balance, { prospect: { ...prospect, margin: 31 }, odds: { attacker: 1, tied: 0 } })).querySelector("[role=img]");
    expect(estimated?.getAttribute("aria-label")).toBe("The Allies 69 to 100%, The British 0 to 31%");
    expect(estimated?.textContent).toBe("Al 69–100%");
    const widths = (bar: Element | null) => [...(bar?.children ?? [])].map((part) => `${part.className} ${Math.round(Number.parseFloat((part as HTMLElement).style.width))}`.trim());
    expect(widths(balance)).toEqual(["25", "75"]);
    expect(widths(estimated)).toEqual(["69", "unsure 31", "0"]);
    // Between the least and the most the bar is either's, and the range stands there if neither part has room for it.
    const open = drawn(createElement(Balance, { prospect: { ...prospect, margin: 33 }, odds: { attacker: 0.42, tied: 0 } })).querySelector("[role=img]");
    expect(widths(open)).toEqual(["9", "unsure 66", "25"]);
    expect(open?.querySelector(".unsure")?.textContent).toBe("B 25–91%");
    // Ties lie between the two and are nobody's.
    const tied = drawn(createElement(Balance, { prospect, odds: { attacker: 0.25, tied: 0.5 } })).querySelector("[role=img]");
    expect(tied?.getAttribute("aria-label")).toBe("The Allies 25%, The British 25%, Tie 50%");
    expect(widths(tied)).toEqual(["25", "nobody 50", "25"]);
    expect(tied?.querySelector(".nobody")?.textContent).toBe("tie 50%");
  });
});

test("what all modifiers come to stands beside the dice where it changes something", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const summedUp = (...values: number[]) => {
    const modifiers = values.map((value): Modifier => ({ side: "british", value, text: "The ground", clause: "" }));
    const party = { strength: 0, dice: [4], total: null, loss: null };
    const parties: Contest["parties"] = [{ ...party, side: "british", modifiers }, { ...party, side: "allied", modifiers: [] }];
    const contest: Contest = { place: "x", clause: "1", kind: "battle", since: 1, text: "", told: [], winner: "", parties };
    const sheet = createElement(ContestSheet, { contest, prospect: undefined, asked: true, names: NAMES, spot: (place) => place, onShow: () => undefined });
    return [...drawn(sheet).querySelectorAll(".sum")].map((one) => one.textContent);
  };
  expect(summedUp(2, -1)).toEqual(["+1 in all"]);
  expect(summedUp(1, -1)).toEqual([]);
});
