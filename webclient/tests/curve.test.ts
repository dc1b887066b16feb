import { describe, expect, test } from "vitest";
import type { CurvePoint } from "../src/api";
import { HIGH, WIDE, keyed, lineOf, namedTurns, nearest, placeAt, shareAt, turnsOf } from "../src/table/curve";

const points: CurvePoint[] = [
  { seq: 0, turn: "spring", share: 0.5 },
  { seq: 10, turn: "spring", share: 0.7 },
  { seq: 30, turn: "summer", share: 0.3 },
  { seq: 40, turn: "autumn", share: 1 },
];

describe("the curve", () => {
  test("goes straight between two quiet moments", () => {
    expect(shareAt(points, 5)).toBeCloseTo(0.6);
    expect(shareAt(points, 20)).toBeCloseTo(0.5);
    expect(shareAt(points, 40)).toBe(1);
    expect(shareAt(points, 99)).toBe(1);
    expect(shareAt([], 3)).toBe(0.5);
  });
  test("fills the chart from the first moment to the last, a win at its top", () => {
    expect(placeAt(points, 0)).toEqual({ x: 0, y: HIGH / 2 });
    expect(placeAt(points, 40)).toEqual({ x: WIDE, y: 0 });
    expect(lineOf(points).match(/[ML]/g)?.join("")).toBe("MLLL");
  });
  test("a click finds the nearest moment", () => expect([4, 6, 21, 400].map((seq) => nearest(points, seq))).toEqual([0, 1, 2, 3]));
  test("knows where turns begin", () => expect(turnsOf(points)).toEqual([0, 2, 3]));
  test("names the turns that have room for their names", () => {
    const long = [0, 5, 50, 60, 100].map((seq) => ({ seq, turn: `Primavera ${seq}`, share: 0.5 }));
    // The second begins too soon after the first: it stands in the row beneath.
    expect(namedTurns(long).map(({ turn, row }) => [long[turn]?.seq, row])).toEqual([[0, 0], [5, 1], [50, 0], [60, 1]]);
    const many = [0, 2, 4, 100].map((seq) => ({ seq, turn: `Primavera ${seq}`, share: 0.5 }));
    expect(namedTurns(many).map(({ turn }) => many[turn]?.seq)).toEqual([0, 2, 100]);
    // The last does not run out of the chart.
    const late = [0, 90, 100].map((seq) => ({ seq, turn: seq < 90 ? "Primavera" : "Autunno", share: 0.5 }));
    expect(namedTurns(late).at(-1)?.left).toBeCloseTo(1 - "Autunno".length * 0.021);
    expect(namedTurns(points).map(({ turn }) => turn)).toEqual([0, 2, 3]);
  });
  test("keys lead along it and stop at its ends", () => {
    expect(["ArrowRight", "ArrowLeft", "Home", "End", "PageDown", "PageUp", "x"].map((key) => keyed(points, 1, key))).toEqual([2, 0, 0, 3, 2, 0, 1]);
    expect(keyed(points, 3, "ArrowRight")).toBe(3);
    expect(keyed(points, 0, "ArrowLeft")).toBe(0);
  });
});
