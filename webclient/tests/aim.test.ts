import { describe, expect, test } from "vitest";
import { FINGER, nearest, underFinger } from "../src/table/aim";

describe("what a finger may have meant", () => {
  const map: Record<string, { x: number; y: number }> = {
    manassas: { x: 100, y: 100 },
    washington: { x: 130, y: 100 },
    fredericksburg: { x: 100, y: 100 + FINGER },
    richmond: { x: 100, y: 101 + FINGER },
  };
  const where = (place: string) => map[place] ?? null;
  const tap = { x: 100, y: 100 };
  test("the lit spaces that it covers, the nearest first, but not the one that it hit", () => {
    expect(underFinger(tap, "manassas", ["fredericksburg", "manassas", "washington", "richmond"], where)).toEqual(["washington", "fredericksburg"]);
  });
  test("what is not lit, or not on the map, was not meant", () => {
    expect(underFinger(tap, "manassas", ["manassas", "atlantis"], where)).toEqual([]);
  });
  test("of a crowd only the nearest are offered", () => {
    const crowd = Array.from({ length: 9 }, (_, at) => `${at}`);
    expect(underFinger(tap, "manassas", crowd, (place) => ({ x: 109 - Number(place), y: 100 }))).toEqual(["8", "7", "6", "5"]);
  });
});

describe("what a tap on bare paper may have meant", () => {
  const map: Record<string, { x: number; y: number }> = { manassas: { x: 100, y: 100 }, washington: { x: 150, y: 100 } };
  const where = (place: string) => map[place] ?? null;
  test("the nearest place that can be chosen", () => {
    expect(nearest({ x: 120, y: 100 }, ["washington", "manassas"], where, FINGER)).toBe("manassas");
    expect(nearest({ x: 130, y: 100 }, ["washington", "manassas"], where, FINGER)).toBe("washington");
  });
  test("nothing that is far, not lit or not on the map", () => {
    expect(nearest({ x: 100, y: 100 + FINGER + 1 }, ["manassas"], where, FINGER)).toBeNull();
    expect(nearest({ x: 100, y: 101 }, ["washington", "atlantis"], where, FINGER)).toBeNull();
  });
});
