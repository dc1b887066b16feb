// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLanguage, useSpoken } from "../src/table/spoken";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let say: (ready: string) => void = () => undefined;

/** A page whose text comes in its own time. */
function Page({ wanted, text, lang }: { wanted: string; text: string; lang: string }) {
  const [spoken, ready] = useLanguage(wanted);
  say = ready;
  return `${spoken}: ${useSpoken(text, lang, spoken)}`;
}

const host = document.createElement("div");
const root = createRoot(host);
const show = (wanted: string, text: string, lang: string) => act(async () => root.render(<Page wanted={wanted} text={text} lang={lang} />));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is read stands in the old language until all has come, and changes with the page's own words", async () => {
  await show("en", "Spring", "en");
  expect(host.textContent).toBe("en: Spring");
  await show("it", "Spring", "en");
  expect(host.textContent).toBe("en: Spring");
  await show("it", "Primavera", "it");
  expect(host.textContent).toBe("en: Spring");
  await act(async () => say("it"));
  expect(host.textContent).toBe("it: Primavera");
  // What was ready once does not count for another language.
  await show("es", "Primavera", "it");
  expect(host.textContent).toBe("it: Primavera");
});

test("what never comes holds the page up for some seconds only", async () => {
  await show("en", "Primavera", "it");
  await act(async () => void vi.advanceTimersByTime(3900));
  expect(host.textContent).toBe("it: Primavera");
  await act(async () => void vi.advanceTimersByTime(200));
  expect(host.textContent).toBe("en: Primavera");
  await show("en", "Summer", "en");
  expect(host.textContent).toBe("en: Summer");
});
