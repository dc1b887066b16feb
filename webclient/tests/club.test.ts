// @vitest-environment node
import { expect, test } from "vitest";
import { dayFrom, stretchOf } from "../src/club/Holidays";
import { leftOf, passed, unitsOf } from "../src/club/clock";
import { pageOf, wantPage, wantedPage } from "../src/club/house";
import { byScenario, spans } from "../src/club/Ladder";
import { ratable } from "../src/club/OfferForm";
import { agreed } from "../src/club/Offers";
import { bytesOf, textOf } from "../src/club/passkey";
import { between, decisive, scored } from "../src/club/TournamentTables";
import { CLUB_LOCALES, clubWords } from "../src/club/words";
import { LANGUAGES } from "../src/words";

const HOUR = 3600;
const DAY = 24 * HOUR;

test.each(LANGUAGES)("the club speaks %s, with the same arguments", (language) => {
  const args = (text: string) => [...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].sort();
  expect(Object.keys(CLUB_LOCALES[language])).toEqual(Object.keys(CLUB_LOCALES.en));
  for (const [key, text] of Object.entries(CLUB_LOCALES.en)) expect(args(CLUB_LOCALES[language][key] ?? ""), key).toEqual(args(text));
});

test("a clock that runs shows less as time passes; one that stands, or stands still, does not", () => {
  const clock = { left: 100, runs: true, out: null, still: false };
  expect(leftOf(clock, 40.9)).toBe(60);
  expect(leftOf({ ...clock, runs: false }, 40)).toBe(100);
  expect(leftOf({ ...clock, still: true }, 40)).toBe(100);
  expect(leftOf(clock, 130)).toBe(-30);
});

test("a time left is told by its two greatest units, and by seconds only where they matter", () => {
  expect(unitsOf(2 * DAY + 4 * HOUR + 59 * 60)).toEqual([["day", 2], ["hour", 4]]);
  expect(unitsOf(2 * DAY + 60)).toEqual([["day", 2]]);
  expect(unitsOf(45 * 60 + 12)).toEqual([["minute", 45]]);
  expect(unitsOf(9 * 60 + 12)).toEqual([["minute", 9], ["second", 12]]);
  expect(unitsOf(-5)).toEqual([["second", 0]]);
  expect(clubWords("it").time(DAY + HOUR).replace(/\u202f/g, " ")).toBe("1 g 1 h");
  expect(clubWords("es").long(2 * DAY)).toBe("2 días");
});

test("whoever listens is told of a clock at its thresholds, and of the lowest only", () => {
  expect(passed(HOUR + 1, HOUR)).toBe(HOUR);
  expect(passed(HOUR, HOUR - 1)).toBeNull();
  expect(passed(2 * HOUR, 30)).toBe(60);
  expect(passed(1, 0)).toBe(0);
  expect(passed(-1, -2)).toBeNull();
});

test("what is agreed on about time is told by its name, if it has one", () => {
  const words = clubWords("en");
  expect(agreed({ bank: 3 * DAY, turn: DAY }, words)).toBe("3 days, plus 1 each turn");
  expect(agreed(null, words)).toBe("No clock");
  expect(agreed({ bank: 2 * HOUR, turn: 600 }, words).replace(/\u202f/g, " ")).toBe("2 h, plus 10 min each turn");
});

test("a game of two members can be rated, and no other", () => {
  expect(ratable({ union: "me", confederate: "open" })).toBe(true);
  expect(ratable({ union: "me", confederate: "member" })).toBe(true);
  expect(ratable({ union: "me", confederate: "bot:recruit" })).toBe(false);
  expect(ratable({ british: "me", american: "open", french: "open" })).toBe(false);
  expect(ratable({ union: "open", confederate: "open" })).toBe(false);
});

test("holidays are whole days, the last among them", () => {
  const { first, until } = stretchOf("2026-11-26", "2026-12-02");
  expect(Date.parse(until) - Date.parse(first)).toBe(7 * DAY * 1000);
  expect(dayFrom(new Date(2026, 11, 30, 23), 3)).toBe("2027-01-02");
});

test("an address leads to a page of the club, and back to what was wanted: once, and nowhere else", () => {
  expect(pageOf("/club/members/ab_c")).toBe("members/ab_c");
  expect(pageOf("/club/")).toBe("");
  expect(pageOf("/clubs")).toBeNull();
  expect(pageOf("/")).toBeNull();
  wantPage("/club/join#x");
  expect(wantedPage()).toBe("/club/join#x");
  expect(wantedPage()).toBe("");
  wantPage("//elsewhere.example");
  expect(wantedPage()).toBe("");
});

test("bytes go through JSON and come back", () => {
  const bytes = Uint8Array.from([0, 250, 251, 252, 253, 254, 255, 62, 63]).buffer;
  expect(textOf(bytes)).not.toMatch(/[+/=]/);
  expect(new Uint8Array(bytesOf(textOf(bytes)))).toEqual(new Uint8Array(bytes));
});

test("a score is written with its fraction", () => {
  expect([0, 0.5, 1, 2.5, 3.25].map(scored)).toEqual(["0", "½", "1", "2½", "3¼"]);
});

const STOOD = { place: 1, member: null, gone: false, played: 2, points: 1, head_to_head: 0, buchholz: 3, sonneborn_berger: 1, wins: 1 };

test("what has decided between equals is known, and nothing else", () => {
  const rows = [{ ...STOOD, points: 2 }, { ...STOOD, place: 2, buchholz: 4 }, { ...STOOD, place: 3 }, { ...STOOD, place: 3 }, { ...STOOD, place: 5, wins: 0 }, { ...STOOD, place: 6, points: 0 }];
  expect(decisive(rows, ["points", "head_to_head", "buchholz", "sonneborn_berger", "wins"])).toEqual([null, "buchholz", "buchholz", "buchholz", "wins", null]);
});

test("a cross table knows both sides of a game, by name where ids are not told", () => {
  const [lee, grant] = [{ id: "", name: "Lee" }, { id: "", name: "Grant" }];
  const game = { board: 1, first: grant, second: lee, bye: false, game: "x", score: 0, other: 1 };
  const told = { games: [{ number: 1, games: [game] }, { number: 2, games: [{ ...game, first: lee, second: grant, score: null, other: null }] }] };
  expect(between(told, lee, grant)).toEqual([1, null]);
  expect(between(told, grant, lee)).toEqual([0, null]);
});

test("ratings are drawn on one scale, and sides told in the order of their scenarios", () => {
  expect(spans([{ rating: 1600, margin: 200 }, { rating: 1400, margin: 200 }])).toEqual([{ from: 33.3, to: 100, at: 66.7 }, { from: 0, to: 66.7, at: 33.3 }]);
  const side = (scenario: string, seat: string) => ({ scenario, seat, games: 1, won: 0, drawn: 0 });
  const title = { scenarios: [{ key: "1862" }, { key: "1861" }], seats: [{ key: "union" }, { key: "confederate" }] } as unknown as Parameters<typeof byScenario>[1];
  const told = byScenario([side("1861", "confederate"), side("1861", "union"), side("1862", "union")], title);
  expect(told.map(({ scenario, sides }) => [scenario, ...sides.map((one) => one.seat)])).toEqual([["1862", "union"], ["1861", "union", "confederate"]]);
});
