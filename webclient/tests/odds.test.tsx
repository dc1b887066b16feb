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
  const sheet = createElement(OddsSheet, { prospects, brief: true, names: {}, spot: (place) => place.toUpperCase(), onShow: () => undefined });
  box.innerHTML = renderToStaticMarkup(createElement(ReaderContext, { value: reader }, sheet));
  return [...box.querySelectorAll(".where > b")].map((one) => one.textContent);
}

test("whoever may attack is told by where he comes from", () => {
  expect(named(fight("mayfield", "cairo"), fight("columbus", "cairo"), fight("mayfield", "paducah"))).toEqual(["MAYFIELD from CAIRO", "COLUMBUS from CAIRO", "MAYFIELD from PADUCAH"]);
  expect(named(fight("a"), fight("b"))).toEqual(["A", "B"]);
});
