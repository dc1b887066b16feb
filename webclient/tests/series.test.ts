import { describe, expect, test } from "vitest";
import type { Choice, Course, GameState } from "../src/api";
import { type Planned, type Series, type Trail, along, alike, next, planned, stayed, trailAfter } from "../src/table/series";

const go = (place: string): Choice => ({ action: `go ${place}`, text: "", places: [place], cards: [], pieces: [] });
const move = (piece: string, at: string): Choice => ({ action: `move ${piece}`, text: piece, places: [at], cards: [], pieces: [piece] });
const plain = (action: string): Choice => ({ action, text: action, places: [], cards: [], pieces: [] });
const course = (...places: string[]): Course => ({ place: places.at(-1) as string, actions: places.map((one) => `go ${one}`), places, note: "" });

interface Told {
  seq?: number;
  epoch?: number;
  mine?: boolean;
  seats?: string[];
  over?: boolean;
  courses?: Course[];
  /** Neither chance nor a secret has spoken. */
  free?: boolean;
}

function state(actions: Choice[], { seq = 1, epoch = 0, mine = true, seats = ["union"], over = false, courses = [], free = true }: Told = {}): GameState {
  return { seat: "union", seq, epoch, over, undo: { free }, decision: over ? null : { mine, seats, actions, courses } } as unknown as GameState;
}

function begun(step: ReturnType<typeof along>): Series {
  if (step === null || !("series" in step)) throw new Error("no series");
  return step.series;
}

describe("a march of several steps", () => {
  const first = along(course("a", "b", "c"), state([go("a")]));
  test("begins with its first order", () => expect(first).toMatchObject({ action: "go a", series: { rest: ["go b", "go c"], to: "c" } }));
  test("goes on with what is on the list, and ends", () => {
    const second = next(begun(first), state([go("b")], { seq: 2 }), true);
    expect(second).toMatchObject({ action: "go b" });
    const third = next(begun(second), state([go("c"), plain("stop")], { seq: 3 }), true);
    expect(third).toMatchObject({ action: "go c" });
    expect(next(begun(third), state([plain("stop")], { seq: 4 }), true)).toBeNull();
  });
  test("stops where another has to decide, or has decided meanwhile", () => {
    const asked = state([], { seq: 2, mine: false, seats: ["confederate"] });
    expect(next(begun(first), asked, true)).toEqual({ halt: { key: "others", to: "c", seats: ["confederate"], piece: "" } });
    expect(next(begun(first), state([go("b")], { seq: 3 }), true)).toMatchObject({ halt: { key: "others", seats: [] } });
    expect(next(begun(first), state([go("b")], { seq: 2 }), false)).toMatchObject({ halt: { key: "others" } });
  });
  test("stops where the step is not on the list, or something else is asked", () => {
    expect(next(begun(first), state([go("a"), plain("stop")], { seq: 2 }), true)).toMatchObject({ halt: { key: "closed" } });
    expect(next(begun(first), state([plain("retreat")], { seq: 2 }), true)).toMatchObject({ halt: { key: "asked" } });
  });
  test("is forgotten after an undo and at the end of the game", () => {
    expect(next(begun(first), state([go("b")], { seq: 0, epoch: 1 }), true)).toBeNull();
    expect(next(begun(first), state([], { seq: 2, over: true }), true)).toBeNull();
  });
  test("says nothing where its last step brings others to decide", () => {
    const last = begun(along(course("a"), state([go("a")])));
    expect(next(last, state([], { seq: 2, mine: false, seats: ["confederate"] }), true)).toBeNull();
  });
});

describe("the same for others", () => {
  const settings = ["x", "y"].map((piece) => ({ action: `move ${piece}`, piece, name: piece }));
  const home = [move("x", "h"), move("y", "h"), plain("done")];
  const first = alike(settings, "b", state(home));
  test("each goes its own way, stops there, and the next sets out", () => {
    expect(first).toMatchObject({ action: "move x", series: { piece: "x" } });
    const way = next(begun(first), state([go("a"), plain("stop")], { seq: 2, courses: [course("a", "b")] }), true);
    expect(way).toMatchObject({ action: "go a", series: { rest: ["go b"] } });
    const there = next(begun(way), state([go("b"), plain("stop")], { seq: 3 }), true);
    expect(there).toMatchObject({ action: "go b" });
    const stop = next(begun(there), state([go("c"), plain("stop")], { seq: 4 }), true);
    expect(stop).toMatchObject({ action: "stop" });
    const other = next(begun(stop), state([move("y", "h"), plain("done")], { seq: 5 }), true);
    expect(other).toMatchObject({ action: "move y", series: { piece: "y", rest: null } });
    const step = next(begun(other), state([go("b"), plain("stop")], { seq: 6 }), true);
    expect(step).toMatchObject({ action: "go b", series: { rest: [] } });
    // Its move was at its end: nobody was asked to stop it.
    expect(next(begun(step), state([plain("done")], { seq: 7 }), true)).toBeNull();
  });
  test("stops at one that cannot come there, and says which", () => {
    expect(next(begun(first), state([go("a"), plain("stop")], { seq: 2 }), true)).toEqual({ halt: { key: "unreached", to: "b", seats: [], piece: "x" } });
  });
});

describe("who stayed behind", () => {
  const home = state([move("x", "h"), move("y", "h"), move("z", "elsewhere"), plain("done")]);
  const walk = (actions: string[], states: GameState[]) => actions.reduce<Trail | null>((trail, action, index) => trailAfter(trail, states[index] as GameState, action), null);
  const march = state([go("a"), plain("stop")]);
  test("those who stand where a piece set out", () => {
    const trail = walk(["move w", "go a", "stop"], [state([move("w", "h")]), march, march]);
    expect(stayed(trail, home).map(({ piece }) => piece)).toEqual(["x", "y"]);
  });
  test("nobody before its first step, after an undo, or after another kind of order", () => {
    const begins = state([move("w", "h")]);
    expect(stayed(walk(["move w"], [begins]), home)).toEqual([]);
    const trail = walk(["move w", "go a"], [begins, march]);
    expect(stayed(trail, { ...home, epoch: 1 })).toEqual([]);
    expect(walk(["move w", "join v"], [begins, state([{ ...plain("join v"), pieces: ["v"], places: [] }])])).toBeNull();
  });
});

describe("a plan", () => {
  const goes = (piece: string, to: string): Planned => ({ action: `move ${piece}`, piece, name: piece, from: "h", to });
  const whole = (action: string): Planned => ({ action, piece: "", name: action, from: null, to: null });
  const plan = [goes("x", "b"), whole("dig h")];
  const home = state([move("x", "h"), plain("dig h"), plain("done")]);
  const first = planned(plan, home);
  const step = next(begun(first), state([go("b"), plain("halt")], { seq: 2 }), true);
  test("is given in its order: each piece stops where it was to go", () => {
    expect(first).toMatchObject({ action: "move x" });
    expect(step).toMatchObject({ action: "go b" });
    const stop = next(begun(step), state([go("c"), plain("halt")], { seq: 3 }), true);
    expect(stop).toMatchObject({ action: "halt" });
    const dig = next(begun(stop), state([plain("dig h"), plain("done")], { seq: 4 }), true);
    expect(dig).toMatchObject({ action: "dig h" });
    expect(next(begun(dig), state([plain("done")], { seq: 5, free: false }), true)).toBeNull();
  });
  test("waits with what is left where dice or a secret have spoken, or others decide", () => {
    expect(next(begun(step), state([go("c"), plain("halt")], { seq: 3, free: false }), true)).toMatchObject({ halt: { key: "revealed", left: [whole("dig h")] } });
    expect(next(begun(step), state([], { seq: 3, mine: false }), true)).toMatchObject({ halt: { key: "others", left: [whole("dig h")] } });
  });
  test("goes on from where a piece stands that did not come there", () => {
    expect(next(begun(first), state([go("a"), plain("halt")], { seq: 2 }), true)).toMatchObject({ halt: { key: "unreached", left: [{ action: null, to: "b" }, whole("dig h")] } });
  });
  test("waits where its next order is not on the list", () => {
    expect(planned([whole("dig h")], state([plain("done")]))).toMatchObject({ halt: { key: "asked", left: [whole("dig h")] } });
  });
});
