import { describe, expect, test } from "vitest";
import type { Decision, GameState } from "../src/api";
import { playsElsewhere } from "../src/table/choices";
import { isSameQuestion, runOf } from "../src/table/run";

const state = (seq: number, seats: string[], epoch = 0) => ({ seq, epoch, seat: "allied", seats: { british: {}, allied: {} }, decision: { seats } }) as unknown as GameState;

describe("the moves of others", () => {
  test("begin with the first of them, and go on through each", () => {
    const begun = runOf(null, state(7, ["british"]), true);
    expect(begun).toEqual({ epoch: 0, start: 7, seats: ["british"] });
    expect(runOf(begun, state(9, ["british"]), true)?.start).toBe(7);
  });
  test("are theirs also where the page passes for the reader between them", () => {
    const begun = runOf(null, state(7, ["british"]), true);
    expect(runOf(begun, state(8, ["allied"]), true)).toEqual({ epoch: 0, start: 7, seats: ["british"] });
  });
  test("are theirs also after a moment that was the reader's own", () => {
    expect(runOf(null, state(8, ["allied"]), true)?.seats).toEqual(["british"]);
  });
  test("end with the reader's own choice", () => expect(runOf(runOf(null, state(7, ["british"]), true), state(9, ["allied"]), false)).toBeNull());
  test("begin anew when something was taken back", () => {
    const begun = runOf(null, state(7, ["british"]), true);
    expect(runOf(begun, state(6, ["british"], 1), true)?.start).toBe(6);
  });
  test("of both sides are told of whoever is to move now", () => {
    const begun = runOf(null, state(7, ["british"]), true);
    expect(runOf(begun, state(8, ["french", "british"]), true)?.seats).toEqual(["french", "british"]);
  });
});

test("somebody plays elsewhere when a human's seat is not at this screen", () => {
  const at = (kind: string) => ({ seats: { union: { kind: "human" }, confederate: { kind } } }) as unknown as GameState;
  expect(playsElsewhere(at("human"), ["union"])).toBe(true);
  expect(playsElsewhere(at("human"), ["union", "confederate"])).toBe(false);
  expect(playsElsewhere(at("bot"), ["union"])).toBe(false);
});

test("a question is the same for whoever is asked and for whoever waits, by its clause", () => {
  const asked = (clause: string, kind: string) => ({ clause, kind, seats: [] }) as unknown as Decision;
  expect(isSameQuestion(asked("3.23", "deploy"), asked("3.23", "deploy-waits"))).toBe(true);
  expect(isSameQuestion(asked("3.23", "deploy"), asked("4.3", "bid"))).toBe(false);
  expect(isSameQuestion(null, asked("3.23", "deploy"))).toBe(false);
});
