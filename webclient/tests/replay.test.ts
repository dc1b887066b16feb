import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { Replay } from "../src/table/Replay";
import { ReaderContext, speak } from "../src/words";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

test("the Escape key leads back from the past, after all that it puts away first", async () => {
  document.body.innerHTML = '<input id="typed"><div id="host"></div>';
  const root = createRoot(document.getElementById("host") as Element);
  const reader = { say: speak("en"), language: "en" as const, setLanguage: () => undefined, theme: "light" as const, setTheme: () => undefined };
  const jumps: (number | null)[] = [];
  const show = (moment: number | null) =>
    act(async () => root.render(createElement(ReaderContext, { value: reader }, createElement(Replay, { seq: 9, moment, onMoment: (to) => jumps.push(to) }))));
  const escape = (target: Element) => target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));

  await show(4);
  const field = document.getElementById("typed") as HTMLInputElement;
  field.value = "washington";
  escape(field);
  const question = document.createElement("div");
  question.setAttribute("role", "alertdialog");
  document.body.append(question);
  escape(document.body);
  question.remove();
  const slip = (event: KeyboardEvent) => event.preventDefault();
  addEventListener("keydown", slip, true);
  escape(document.body);
  removeEventListener("keydown", slip, true);
  expect(jumps).toEqual([]);
  escape(document.body);
  expect(jumps).toEqual([null]);

  await show(null);
  escape(document.body);
  expect(jumps).toEqual([null]);
  await act(async () => root.unmount());
});
