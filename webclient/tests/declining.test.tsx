import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameState } from "../src/api";
import { keep } from "../src/keep";
import { Declining } from "../src/table/Declining";
import { type Skipping, useSkipping } from "../src/table/usePassing";
import { ReaderContext, speak } from "../src/words";

const reader = (language: "en" | "es" | "it") => ({ say: speak(language), language, setLanguage: () => undefined, theme: "light" as const, setTheme: () => undefined });
const order = (action: string) => ({ action, text: action, places: [], cards: [] });
const asked = (declining: string, chance = 17, orders = ["intercept 1", "done"], moment = { epoch: 0, seq: 4, returned: false }) =>
  ({ ...moment, undo: moment, seat: "union", seats: { union: { kind: "human" }, confederate: { kind: "human" } }, turn_text: "Turn 1", decision: { seats: ["union"], mine: true, kind: "prompt-intercept", decline: "done", declining, chance, actions: orders.map(order), courses: [] } }) as unknown as GameState;

describe("beside a question that may be declined", () => {
  const host = document.createElement("div");
  let root: ReturnType<typeof createRoot>;
  let page: Skipping | null = null;

  function Table({ state, language }: { state: GameState; language: "en" | "es" | "it" }) {
    const skipping = useSkipping("g", ["union"]);
    page = skipping;
    return (
      <ReaderContext value={reader(language)}>
        <Declining state={state} onDecline={(until) => skipping.decline(state, until)} />
      </ReaderContext>
    );
  }
  const sit = (state: GameState, language: "en" | "es" | "it" = "en") => act(async () => root.render(<Table state={state} language={language} />));
  const buttons = () => [...host.querySelectorAll("button")];

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    document.body.append(host);
    root = createRoot(host);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    keep.forget("g");
    vi.unstubAllGlobals();
  });

  test("stands for how long, or at what chance", async () => {
    await sit(asked("Do not intercept"));
    expect(host.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Do not intercept");
    expect(buttons().map((one) => one.textContent)).toEqual(["this turn", "at 17% or less", "in this game"]);
    await sit(asked("Non intercettare", -1), "it");
    expect(buttons().map((one) => one.textContent)).toEqual(["in questo turno", "in questa partita"]);
  });

  test("stands nothing where hands are hidden", async () => {
    await sit(asked(""));
    expect(host.textContent).toBe("");
  });

  test("that an undo has led back to, a habit answers only when it is chosen there", async () => {
    const here = (epoch: number) => asked("Do not intercept", 17, undefined, { epoch, seq: 4, returned: epoch > 0 });
    await sit(here(0));
    await act(async () => buttons()[1]?.click());
    expect([page?.passing(here(0)), page?.order(here(0))]).toEqual([true, "done"]);
    await sit(here(1));
    expect([page?.passing(here(1)), page?.order(here(1))]).toEqual([false, null]);
    expect(page?.passing(asked("Do not intercept", 17, undefined, { epoch: 1, seq: 6, returned: false }))).toBe(true);
    await act(async () => buttons()[1]?.click());
    expect([page?.passing(here(1)), page?.order(here(1))]).toEqual([true, "done"]);
  });

  test("one click answers this question and those like it, though others play elsewhere; and it is remembered", async () => {
    await sit(asked("Do not intercept"));
    expect(page?.passing(asked("Do not intercept"))).toBe(false);
    await act(async () => buttons()[1]?.click());
    expect([16, 18].map((chance) => page?.passing(asked("Do not intercept", chance)))).toEqual([true, false]);
    // This answer is the player's own; those that follow are not.
    const later = { ...asked("Do not intercept"), seq: 9 } as GameState;
    expect([asked("Do not intercept"), later].map((state) => page?.chosen(state))).toEqual([true, false]);
    expect(page?.order(asked("Do not intercept", 17))).toBe("done");
    // Whether only one order is left does not matter: that could be told by a hand.
    expect(page?.passing(asked("", -1, ["pass"]))).toBe(false);
    await act(async () => root.unmount());
    root = createRoot(host);
    await sit(asked("Do not intercept"));
    expect(page?.passing(asked("Do not intercept", 16))).toBe(true);
    await act(async () => page?.ask("union", "prompt-intercept", "chance"));
    expect(page?.passing(asked("Do not intercept", 16))).toBe(false);
  });

  test("with a table that is forgotten, what was declined at it is forgotten", async () => {
    await sit(asked("Do not intercept"));
    await act(async () => buttons()[2]?.click());
    expect(localStorage.getItem("longroll.declined.g")).toContain("union");
    keep.forget("g");
    expect(localStorage.getItem("longroll.declined.g")).toBeNull();
  });
});
