import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { Tour, pointedAt, stopsOn } from "../src/table/Tour";
import { ReaderContext, speak } from "../src/words";

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
