import { expect, test } from "vitest";
import { placeOf } from "../src/keep";
import { readSheet } from "../src/table/sheet";
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
  expect(placeOf("/", "")).toEqual({ game: null, token: null, moment: null, watch: false });
  expect(placeOf("/game/ab_c", "#token=x%2By&moment=12")).toEqual({ game: "ab_c", token: "x+y", moment: 12, watch: false });
});

test("a board tells where its spaces are", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3200 2240"><path data-link="a b" d="M0 0l5 5"/>
    <g data-space="a"><title>Aye</title><circle class="hit" cx="12.5" cy="7" r="30"/></g></svg>`;
  const sheet = readSheet("blob:x", svg);
  expect([sheet.width, sheet.height]).toEqual([3200, 2240]);
  expect(sheet.spots.get("a")).toEqual({ key: "a", name: "Aye", x: 12.5, y: 7 });
  expect(sheet.ways).toEqual(new Map([["a b", "M0 0l5 5"]]));
});

test("a board tells which parts of it are looked at by themselves", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3200 2240">
    <view id="view-east" viewBox="100 50.5 800 600" data-view="east"><title>East</title></view></svg>`;
  expect(readSheet("blob:x", svg).views).toEqual([{ key: "east", name: "East", x: 100, y: 50.5, width: 800, height: 600 }]);
});

test("an Italian preposition has its d before its own vowel alone", () => {
  expect(speak("it")("halt-unreached", { piece: "Lee", to: "Atlanta" })).toContain("arrivare ad Atlanta:");
  expect(speak("it")("halt-unreached", { piece: "Lee", to: "Elmira" })).toContain("arrivare a Elmira:");
  expect(speak("es")("halt-unreached", { piece: "Lee", to: "Atlanta" })).not.toContain("ad ");
});

test("one order is no “1 orders”", () => {
  // These count at least two, or have a text of their own for one.
  const many = new Set(["enter-opens", "filter-hint", "fold-count", "undo-activation", "undo-all", "undo-wanted-many"]);
  for (const language of LANGUAGES) {
    for (const [key, text] of Object.entries(LOCALES[language])) {
      if (many.has(key)) continue;
      expect(text, `${language}: ${key}`).not.toMatch(/\{count\} (orders|steps|órdenes|pasos|ordini|passi)|altri \{count\}/);
    }
  }
});
