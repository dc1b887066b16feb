import { expect, test } from "vitest";
import { placeOf } from "../src/keep";
import { readPieces, readSheet } from "../src/table/sheet";
import { LANGUAGES, LOCALES, preferred, speak } from "../src/words";

test.each(LANGUAGES)("%s has every text, with the same arguments", (language) => {
  const args = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, text] of Object.entries(LOCALES.en)) {
    const said = LOCALES[language][key];
    expect(said, key).toBeTruthy();
    expect([...new Set(args(said ?? ""))], key).toEqual([...new Set(args(text))]);
  }
  expect(Object.keys(LOCALES[language])).toEqual(Object.keys(LOCALES.en));
});

test("arguments are put in their places", () => {
  expect(speak("it")("moment-of", { at: 3, of: 9 })).toBe("3 di 9");
});

test("the browser's first known language is taken", () => {
  expect(preferred(["de-AT", "es-MX", "en"])).toBe("es");
  expect(preferred(["de"])).toBe("en");
});

test("an address leads to a game, with what its link brings", () => {
  expect(placeOf("/", "")).toEqual({ game: null, token: null, moment: null });
  expect(placeOf("/game/ab_c", "#token=x%2By&moment=12")).toEqual({ game: "ab_c", token: "x+y", moment: 12 });
});

test("a board tells where its spaces are", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3200 2240"><g data-link="a b"/>
    <g data-space="a"><title>Aye</title><circle class="hit" cx="12.5" cy="7" r="30"/></g></svg>`;
  const sheet = readSheet("blob:x", svg);
  expect([sheet.width, sheet.height]).toEqual([3200, 2240]);
  expect(sheet.spots.get("a")).toEqual({ key: "a", name: "Aye", x: 12.5, y: 7 });
  expect(sheet.links).toEqual([["a", "b"]]);
});

test("counters tell the ratings of their generals", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><g data-piece="polk"><title>Polk 3-3-0-0</title></g></svg>`;
  expect(readPieces(svg).get("polk")).toBe("Polk 3-3-0-0");
});
