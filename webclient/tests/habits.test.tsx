import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Habits } from "../src/table/Habits";
import { ReaderContext, speak } from "../src/words";

const reader = { say: speak("en"), language: "en" as const, setLanguage: () => undefined, theme: "light" as const, setTheme: () => undefined };
const none = () => undefined;
const host = document.createElement("div");
let root: ReturnType<typeof createRoot>;
let top = 0;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("innerHeight", 800);
  vi.spyOn(HTMLDivElement.prototype, "getBoundingClientRect").mockImplementation(() => ({ top }) as DOMRect);
  document.body.append(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sheet = () => host.querySelector<HTMLElement>(".habits > div")!;
const show = () =>
  act(async () =>
    root.render(
      <ReaderContext value={reader}>
        <Habits passes watches stops calling={null} alone={null} declined={[]} moment="0" onHabit={none} onAlone={none} onPass={none} onWatch={none} onStop={none} />
      </ReaderContext>,
    ),
  );

test("the habits end above the edge of the window, and what is above may grow meanwhile", async () => {
  top = 500;
  await show();
  host.querySelector("details")!.open = true;
  await show();
  expect(sheet().style.maxHeight).toBe("292px");
  top = 620;
  await show();
  expect(sheet().style.maxHeight).toBe("172px");
  top = 780;
  await act(async () => dispatchEvent(new Event("resize")));
  expect(sheet().style.maxHeight).toBe("120px");
});
