import { describe, expect, test } from "vitest";
import type { Choice } from "../src/api";
import { around } from "../src/table/around";
import { underKeys } from "../src/table/heard";
import { namedSo } from "../src/table/InWords";
import type { Sheet, Spot } from "../src/table/sheet";
import { speak } from "../src/words";

const say = speak("en");
const choice = (text: string, note = ""): Choice => ({ action: text, text, note, places: [], cards: [] });

describe("a place under the keyboard", () => {
  const told = (choices: Choice[], more = {}) => underKeys({ name: "Cairo", choices, plans: false, measures: false, at: 2, of: 5, ...more }, say);
  test("is told with what Enter does there", () => expect(told([choice("March", "1 point")])).toBe("Cairo, 2 of 5. Enter: March, 1 point."));
  test("is told with the first of several orders", () => {
    expect(told(["a", "b"].map((each) => choice(each)))).toBe("Cairo, 2 of 5. Enter opens 2 orders: a; b.");
    expect(told(["a", "b", "c", "d"].map((each) => choice(each)))).toBe("Cairo, 2 of 5. Enter opens 4 orders: a; b; c; ….");
  });
  test("is planned, measured or asked about where Enter does that", () => {
    expect(told([choice("March")], { plans: true })).toBe("Cairo, 2 of 5. Enter plans: March.");
    expect(told([choice("March")], { measures: true })).toBe("Cairo, 2 of 5. Enter measures to here.");
    expect(told([])).toBe("Cairo, 2 of 5. Enter describes what is here.");
  });
});

const sheetOf = (spots: [string, number, number][], ways: string[] = []): Sheet => ({
  address: "", width: 900, height: 900, views: [],
  spots: new Map(spots.map(([key, x, y]) => [key, { key, name: `Place ${key}`, x, y }])),
  ways: new Map(ways.map((way) => [way, "M0 0"])),
});

describe("what lies round a place", () => {
  test("is where ways lead to, clockwise", () => {
    const sheet = sheetOf([["a", 100, 100], ["b", 100, 300], ["c", 400, 100], ["d", 110, 110]], ["b a", "a c"]);
    expect(around(sheet, "a")).toEqual([{ place: "c", to: "to-east" }, { place: "b", to: "to-south" }]);
    expect(around(sheet, "nowhere")).toEqual([]);
  });
  test("is on a sheet of hexes what touches it as well", () => {
    const hexes = Array.from({ length: 25 }, (_, n) => {
      const [column, row] = [n % 5, Math.floor(n / 5)];
      return [`${column}${row}`, column * 86.6, row * 100 + (column % 2) * 50] as [string, number, number];
    });
    expect(around(sheetOf(hexes), "22").map(({ place, to }) => `${place} ${to}`)).toEqual([
      "21 to-north", "31 to-northeast", "32 to-southeast", "23 to-south", "12 to-southwest", "11 to-northwest",
    ]);
  });
});

test("a place is found by its name or its number, without accents", () => {
  const spots = new Map<string, Spot>([["1218", "Richmónd"], ["0712", "Front Royal"]].map(([key, name]) => [key as string, { key, name, x: 0, y: 0 } as Spot]));
  expect(namedSo(spots, "richmond").map(({ key }) => key)).toEqual(["1218"]);
  expect(namedSo(spots, "royal 07").map(({ key }) => key)).toEqual(["0712"]);
  expect(namedSo(spots, " ")).toEqual([]);
});
