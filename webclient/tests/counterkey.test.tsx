import { act, createElement, type PointerEvent } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Specimen } from "../src/explained";
import { kindsAt, lyingThere } from "../src/table/useCounterKey";
import { HELD, useHold } from "../src/table/useHold";

const specimen = (key: string, ...also: string[]) => ({ key, name: key, kinds: [key, ...also], svg: "", notes: [] }) satisfies Specimen;

describe("the key to the counters", () => {
  const drawn = document.createElement("div");
  drawn.innerHTML = `<svg>
    <g class="stack" data-space="1203" data-kinds="general strength foraging"></g>
    <g data-space="1203" data-kind="fort"></g>
    <g data-space="1204" data-kind="fleet"></g>
    <g data-space="fort-monroe"></g>
  </svg>`;
  const all = [specimen("strength"), specimen("general"), specimen("fleet"), specimen("alarm", "awake"), specimen("foraging"), specimen("fort")];

  test("finds what lies in a place, counters with their conditions and markers", () => {
    expect([...kindsAt(drawn, "1203")]).toEqual(["general", "strength", "foraging", "fort"]);
    expect([...kindsAt(drawn, "1204")]).toEqual(["fleet"]);
    expect(kindsAt(drawn, "fort-monroe").size).toBe(0);
    expect(kindsAt(drawn, 'x"]').size).toBe(0);
  });

  test("tells of them in its own order, and of all where nothing lies", () => {
    expect(lyingThere(all, kindsAt(drawn, "1203"))?.map(({ key }) => key)).toEqual(["strength", "general", "foraging", "fort"]);
    expect(lyingThere(all, new Set(["awake"]))?.map(({ key }) => key)).toEqual(["alarm"]);
    expect(lyingThere(all, kindsAt(drawn, "9999"))).toBeNull();
    expect(lyingThere(all, new Set(["unheard-of"]))).toBeNull();
  });
});

describe("a finger that is held", () => {
  const down = (more: object = {}) => ({ pointerType: "touch", isPrimary: true, clientX: 10, clientY: 10, ...more }) as PointerEvent;
  let hold: ReturnType<typeof useHold<string>>;
  const told: string[] = [];

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    told.length = 0;
    const Hand = () => {
      hold = useHold(() => "1203", (place) => told.push(place));
      return null;
    };
    await act(async () => createRoot(document.createElement("div")).render(createElement(Hand)));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("asks what lies beneath it, and its lifting is not a click", () => {
    hold.hands.onPointerDown(down());
    hold.hands.onPointerMove(down({ clientX: 14 }));
    vi.advanceTimersByTime(HELD);
    expect(told).toEqual(["1203"]);
    expect(hold.held.current).toBe(true);
  });

  test("asks nothing if it moves or is lifted, nor does a mouse", () => {
    hold.hands.onPointerDown(down());
    hold.hands.onPointerMove(down({ clientX: 40 }));
    vi.advanceTimersByTime(HELD);
    hold.hands.onPointerDown(down());
    hold.hands.onPointerUp();
    vi.advanceTimersByTime(HELD);
    hold.hands.onPointerDown(down({ pointerType: "mouse" }));
    vi.advanceTimersByTime(HELD);
    expect(told).toEqual([]);
    expect(hold.held.current).toBe(false);
  });
});
