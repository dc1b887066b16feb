import { describe, expect, test } from "vitest";
import type { Decision, GameState, LogLine } from "../src/api";
import { MOST, faster, lastLines, lasting, leading, linesAt, nextMoment, paceOf } from "../src/table/playback";

const line = (seq: number, more: Partial<LogLine> = {}): LogLine => ({
  n: seq,
  seq,
  text: "",
  kind: "",
  dice: [],
  places: [],
  secret: false,
  undone: false,
  ...more,
});

describe("how long a moment is shown", () => {
  test("nothing to tell takes no time", () => expect(lasting([], false)).toBe(0));
  test("what happens somewhere takes longer than a trifle, and dice longer still", () => {
    const [trifle, move, roll] = [{}, { places: ["cairo"] }, { dice: [5] }].map((more) => lasting([line(1, more)], false));
    expect(trifle).toBeLessThan(move as number);
    expect(move).toBeLessThan(roll as number);
  });
  test("a long tale does not hold the table up", () => {
    expect(lasting(Array.from({ length: 40 }, () => line(1, { dice: [1] })), false)).toBeLessThan(3000);
  });
  test("of one's own action only the dice are waited for", () => {
    expect(lasting([line(1, { places: ["cairo"] })], true)).toBe(0);
    expect(lasting([line(1, { dice: [6] })], true)).toBeGreaterThan(0);
  });
});

describe("which moment comes next", () => {
  const log = [line(3), line(5), line(5), line(8)];
  test("the next of which something is told", () => expect(nextMoment(log, 3, 0, 9)).toBe(5));
  test("the newest, when nothing is told before it", () => expect(nextMoment(log, 8, 0, 9)).toBe(9));
  test("one's own action first, and nothing before it", () => {
    expect(nextMoment(log, 2, 5, 9)).toBe(5);
    expect(nextMoment(log, 5, 5, 9)).toBe(8);
  });
  test("what was taken back is not shown", () => expect(nextMoment([line(4, { undone: true })], 3, 0, 9)).toBe(9));
  test("after a long time only the last moments", () => {
    const long = Array.from({ length: 300 }, (_, at) => line(at));
    expect(nextMoment(long, 0, 0, 299)).toBe(299 - MOST + 1);
  });
});

test("the lines of a moment are those that still stand", () => {
  expect(linesAt([line(1), line(2), line(2, { undone: true })], 2)).toEqual([line(2)]);
});

describe("to skip what is shown leads", () => {
  const seats = { north: { kind: "human" }, south: { kind: "bot" }, west: { kind: "human" } } as unknown as GameState["seats"];
  const at = (seat: string, asked: string | null) => leading({ seat, seats, decision: asked === null ? null : ({ seats: [asked], mine: asked === seat } as unknown as Decision) });
  test("to one's own turn, if bots stand before it or it has come", () => expect([at("north", "south"), at("north", "north")]).toEqual(["hurry", "hurry"]));
  test("to the end for whoever only watches bots", () => expect(at("observer", "south")).toBe("hurry-to-end"));
  test("only to what stands now, if a person is waited for or all is over", () => expect([at("north", "west"), at("observer", "west"), at("north", null)]).toEqual(["present", "present", "present"]));
});

test("the speeds go round", () => {
  expect([faster(1), faster(2), faster(4)]).toEqual([2, 4, 1]);
});

describe("the last that happened", () => {
  const log = [line(3), line(5), line(5), line(8, { undone: true })];
  test("is that of the last moment of which something is told", () => expect(lastLines(log, 9)).toEqual([line(5), line(5)]));
  test("is not what comes after the moment that is shown", () => expect(lastLines(log, 4)).toEqual([line(3)]));
  test("is nothing before anything has happened", () => expect(lastLines(log, 2)).toEqual([]));
});

test("a replay goes at a speed that was kept, or as it was meant", () => {
  expect([paceOf(4), paceOf(0), paceOf("2"), paceOf(null)]).toEqual([4, 1, 1, 1]);
});
