import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { Prospect } from "../src/api";
import { OddsSheet } from "../src/table/OddsSheet";
import { ReaderContext, speak } from "../src/words";

const reader = { say: speak("en"), language: "en" as const, setLanguage: () => undefined, theme: "light" as const, setTheme: () => undefined };
const fight = (place: string, start?: string): Prospect => ({ place, attacker: "union", defender: "confederate", modifiers: [], outcomes: [], of: 1, ...(start && { start }) });

function named(...prospects: Prospect[]): (string | null)[] {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const box = document.createElement("div");
  const sheet = createElement(OddsSheet, { prospects, brief: true, beside: "", keeps: false, names: {}, spot: (place) => place.toUpperCase(), onShow: () => undefined });
  box.innerHTML = renderToStaticMarkup(createElement(ReaderContext, { value: reader }, sheet));
  return [...box.querySelectorAll(".where > b")].map((one) => one.textContent);
}

test("two who may attack one place are told apart by where they come from", () => {
  expect(named(fight("mayfield", "cairo"), fight("columbus", "cairo"), fight("mayfield", "paducah"))).toEqual(["MAYFIELD from CAIRO", "COLUMBUS", "MAYFIELD from PADUCAH"]);
  expect(named(fight("a"), fight("b"))).toEqual(["A", "B"]);
});

test("fights of which only one can come are told apart by what must happen first", () => {
  const fights = ["if Lee intercepts", "if Bragg intercepts"].map((given) => ({ ...fight("columbus", "cairo"), given }));
  expect(named(...fights)).toEqual(["COLUMBUS if Lee intercepts", "COLUMBUS if Bragg intercepts"]);
});

test("opened odds tell where the attackers come from", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const prospect = { ...fight("columbus", "cairo"), forces: ["2 SP, no General", "1 SP, no General"] };
  const sheet = createElement(OddsSheet, { prospects: [prospect], brief: false, beside: "", keeps: false, names: {}, spot: (place) => place.toUpperCase(), onShow: () => undefined });
  const box = document.createElement("div");
  box.innerHTML = renderToStaticMarkup(createElement(ReaderContext, { value: reader }, sheet));
  expect([...box.querySelectorAll(".force")].map((one) => one.textContent?.replaceAll("\u00a0", " "))).toEqual(["from CAIRO: 2 SP, no General", "1 SP, no General"]);
});
