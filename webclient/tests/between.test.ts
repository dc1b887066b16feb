import { expect, test } from "vitest";
import type { Overlay } from "../src/api";
import { asksBetween, lineTo, pairOf, verdictOf } from "../src/table/Between";

const sight = { key: "sight", about: "1404", pairs: true, lines: [["1404", "1405"]], marks: [] } as unknown as Overlay;

test("a second place is asked for where an overlay tells of two, and of no place with itself", () => {
  expect(asksBetween(sight, "1606")).toBe(true);
  expect(asksBetween(sight, "1404")).toBe(false);
  expect(asksBetween({ ...sight, pairs: false }, "1606")).toBe(false);
  expect(asksBetween({ ...sight, about: "" }, "1606")).toBe(false);
  expect(asksBetween(null, "1606")).toBe(false);
  expect(pairOf("1404", "1606")).toBe("1404-1606");
});

test("once it is chosen only the line to it is drawn", () => {
  expect(lineTo(sight, null)).toBe(sight);
  expect(lineTo(sight, "1606")?.lines).toEqual([["1404", "1606"]]);
  expect(lineTo(null, "1606")).toBeNull();
});

test("the verdict stands before what is in the way", () => {
  const line = (key: string, ...values: string[]) => ({ key, label: key, values });
  expect(verdictOf(null)).toBeNull();
  expect(verdictOf([line("distance", "2"), line("verdict", "not seen"), line("blocked", "woods", "a slope")])).toEqual({
    verdict: "not seen",
    blocked: ["woods", "a slope"],
  });
  expect(verdictOf([line("verdict", "seen")])).toEqual({ verdict: "seen", blocked: [] });
});
