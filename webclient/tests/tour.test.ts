import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { Tour, pointedAt, saidAt, stopsOn } from "../src/table/Tour";
import { type Language, ReaderContext, speak } from "../src/words";

const pointer = (kind: string) => vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes(kind), addEventListener: () => undefined, removeEventListener: () => undefined }));
pointer("fine");

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

test("the tour leaves out what a page does not have", () => {
  const page = (parts: string[]) => {
    const found = document.createElement("main");
    found.innerHTML = parts.map((part) => `<div class="${part}"></div>`).join("");
    return stopsOn(found);
  };
  expect(page(["prompt", "orders", "pane", "hand", "sheets", "replay"])).toEqual([0, 1, 2, 3, 4, 5]);
  expect(page(["prompt", "orders", "pane", "sheets", "replay"])).toEqual([0, 1, 2, 4, 5]);
});

test("where the log lies under its tab, the tab is pointed at", () => {
  const page = document.createElement("main");
  page.innerHTML = '<nav class="tabs"><button class="to-log"></button></nav><div class="sheets"></div>';
  const [tab, sheets] = [page.querySelector(".to-log"), page.querySelector(".sheets") as Element];
  expect(pointedAt(page, ".sheets")).toBe(tab);
  vi.spyOn(sheets, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  expect(pointedAt(page, ".sheets")).toBe(sheets);
});

test("nobody is shown round before he is asked, and then to the end", async () => {
  document.body.innerHTML = '<div class="prompt"></div><div class="orders"></div><div class="pane"></div><div id="host"></div>';
  const host = document.getElementById("host") as Element;
  const root = createRoot(host);
  const reader = { say: speak("en"), language: "en" as const, setLanguage: () => undefined, theme: "light" as const, setTheme: () => undefined };
  const show = (ready: boolean) => act(async () => root.render(createElement(ReaderContext, { value: reader }, createElement(Tour, { ready }))));
  await show(false);
  expect(host.textContent).toBe("");
  await show(true);
  expect(host.textContent).toContain("1 / 3");
  await show(false);
  expect(host.textContent).toContain("1 / 3");
  await act(async () => root.unmount());
});

test("the Escape key ends the tour wherever the keyboard is", async () => {
  document.body.innerHTML = '<div class="orders"></div><div class="pane"></div><button id="else"></button><div id="host"></div>';
  const host = document.getElementById("host") as Element;
  const root = createRoot(host);
  const reader = { say: speak("en"), language: "en" as const, setLanguage: () => undefined, theme: "light" as const, setTheme: () => undefined };
  await act(async () => root.render(createElement(ReaderContext, { value: reader }, createElement(Tour, { ready: true }))));
  expect(host.textContent).toContain("1 / 2");
  await act(async () => void document.getElementById("else")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  expect(host.textContent).toBe("");
  await act(async () => root.unmount());
  localStorage.clear();
});

const KEYS = /\b(K|H|N|Enter|Intro|Invio|Shift|Mayús|Maiusc|keys?|tecla|teclas|tasto|tasti|flechas|frecce|click\w*|clicc\w*|wheel|rueda|rotella)\b/;

test.each(["en", "es", "it"] as Language[])("a finger is told of no keys and no mouse, in %s", (language) => {
  const say = speak(language);
  for (const number of [0, 1, 2, 3, 4, 5]) expect(say(saidAt(number, true))).not.toMatch(KEYS);
  expect(say("plan-hint-touch")).not.toMatch(KEYS);
  expect(say(saidAt(1, false))).toMatch(KEYS);
  expect(say(saidAt(2, false))).toMatch(KEYS);
});

test("where there is no keyboard the tour names none", async () => {
  pointer("coarse");
  document.body.innerHTML = '<div class="orders"></div><div id="host"></div>';
  const host = document.getElementById("host") as Element;
  const root = createRoot(host);
  const reader = { say: speak("en"), language: "en" as const, setLanguage: () => undefined, theme: "light" as const, setTheme: () => undefined };
  await act(async () => root.render(createElement(ReaderContext, { value: reader }, createElement(Tour, { ready: true }))));
  expect(host.textContent).toContain("Tap one, or type to find it.");
  await act(async () => root.unmount());
  pointer("fine");
});
