import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice, Decision, Table } from "../src/api";
import { grouped } from "../src/table/choices";
import { Orders } from "../src/table/Orders";
import { answering } from "../src/table/useAnswers";
import type { Ordering } from "../src/table/useOrders";
import { ReaderContext, speak } from "../src/words";

const reader = { say: speak("en"), language: "en" as const, setLanguage: () => undefined, theme: "light" as const, setTheme: () => undefined };
const order = (action: string, text = action): Choice => ({ action, text, places: [], cards: [] });
const open = () => false;
const asked = (actions: Choice[], decline = "stand"): Decision => ({ seats: ["union"], mine: true, prompt: "", clause: "5.1", clause_title: "", clause_summary: "", decline, actions, courses: [] });

describe("the keys of a list", () => {
  const numbers = Array.from({ length: 11 }, (_, at) => order(`avoid ${at}`));
  const told = (decision: Decision, isShut: (group: { heading: string | null }) => boolean = open) =>
    [...answering(decision, grouped(decision.actions), isShut)].map(([{ action }, key]) => `${key} ${action}`);

  test("are a letter for the order that declines and digits for the first nine of the others, as they are listed", () => {
    expect(told(asked([order("avoid a"), order("stand"), order("avoid b")]))).toEqual(["1 avoid a", "x stand", "2 avoid b"]);
    const many = told(asked([...numbers, order("stand")]));
    expect(many).toHaveLength(10);
    expect(many.slice(-2)).toEqual(["9 avoid 8", "x stand"]);
  });

  test("pass over what is folded", () => {
    const folded = [order("a", "Grant: north"), order("b", "Grant: south"), order("c", "Stay"), order("stand")];
    expect(told(asked(folded), ({ heading }) => heading === "Grant")).toEqual(["1 c", "x stand"]);
  });

  test("are none where nothing can be declined, or another is asked", () => {
    expect(told(asked(numbers, ""))).toEqual([]);
    expect(told({ ...asked([order("stand")]), mine: false })).toEqual([]);
  });
});

describe("one key", () => {
  const given: string[] = [];
  const host = document.createElement("div");
  let root: ReturnType<typeof createRoot>;
  const idle = { list: [], open: null, on: false, running: false, has: () => false };
  const show = (decision: Decision, { busy = false, plan = {} } = {}) => {
    const following = { plan: { ...idle, ...plan }, waiting: { count: 0, found: null }, others: [], halt: null, called: String } as unknown as Ordering;
    const table = { why: () => new Promise(() => undefined) } as unknown as Table;
    const orders = <Orders {...{ decision, table, busy, following }} moment="0.1" keyed={{ current: false }} spot={String} refusal={null} first="" above={null} onAct={({ action }, plans) => given.push(`${action}${plans ? " planned" : ""}`)} onMark={() => undefined} />;
    return act(async () => root.render(<ReaderContext value={reader}>{orders}</ReaderContext>));
  };
  const press = (key: string, from: Element = document.body, how: KeyboardEventInit = {}) => act(async () => from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...how })));
  const caps = () => [...host.querySelectorAll("li button")].map((row) => row.getAttribute("aria-keyshortcuts"));
  const reaction = asked([order("avoid 1"), order("avoid 2"), order("stand")]);

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} });
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
    given.length = 0;
    document.body.append(host);
    root = createRoot(host);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  test("declines, another gives the order that shows it", async () => {
    await show(reaction);
    expect(caps()).toEqual(["1", "2", "X"]);
    for (const key of ["x", "2", "3", "0"]) await press(key);
    expect(given).toEqual(["stand", "avoid 2"]);
  });

  test("gives nothing in an ordinary list, and shows nothing there", async () => {
    await show({ ...reaction, decline: "" });
    for (const key of ["x", "1"]) await press(key);
    expect(given).toEqual([]);
    expect(caps()).toEqual([null, null, null]);
  });

  test("gives nothing while an order is on its way, where somebody types, or when it is held", async () => {
    await show(reaction, { busy: true });
    await press("x");
    await show(reaction);
    await press("1", host.querySelector("input") as Element);
    await press("x", document.body, { repeat: true });
    expect(given).toEqual([]);
  });

  test("gives nothing while orders are planned", async () => {
    for (const plan of [{ on: true }, { running: true }, { open: { action: "a", piece: "", name: "", from: null, to: null } }]) {
      await show(reaction, { plan });
      await press("x");
      expect(caps()).toEqual([null, null, null]);
    }
    expect(given).toEqual([]);
  });

  test("gives the order that shows it after a filter", async () => {
    await show(reaction);
    const field = host.querySelector("input") as HTMLInputElement;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    await act(async () => {
      write?.call(field, "avoid 2");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(caps()).toEqual(["1"]);
    for (const key of ["x", "1"]) await press(key);
    expect(given).toEqual(["avoid 2"]);
  });
});
