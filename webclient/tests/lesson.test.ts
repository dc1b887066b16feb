import { describe, expect, it } from "vitest";
import type { GameState } from "../src/api";
import { narrowed } from "../src/table/useLesson";

const choice = (action: string) => ({ action, text: action, places: [], cards: [] });
const state = (actions: string[], mine = true) => ({ decision: { mine, decline: "pass", courses: [{}], actions: actions.map(choice) } }) as unknown as GameState;
const lesson = (orders: string[]) => ({ number: 1, of: 3, texts: ["so"], looks: [[]], orders, over: false });

describe("a lesson", () => {
  it("offers only what it wants", () => {
    const seen = narrowed(state(["go a", "go b", "pass"]), lesson(["go b"]));
    expect(seen.decision?.actions.map(({ action }) => action)).toEqual(["go b"]);
    expect(seen.decision?.courses).toEqual([]);
  });

  it("leaves a list alone that has nothing of what it wants, or is another's", () => {
    for (const one of [state(["go a"]), state(["go b"], false)]) expect(narrowed(one, lesson(["go b"]))).toBe(one);
  });
});
