import { beforeEach, describe, expect, test } from "vitest";
import type { TitleInfo } from "../src/api";
import { lastSetting, lastTitle, remember } from "../src/start/remembered";

const duel = {
  key: "duel",
  scenarios: [{ key: "dawn" }, { key: "dusk" }],
  options: [{ key: "fog", default: true }, { key: "short", default: false }],
  bots: [{ key: "captain" }],
} as unknown as TitleInfo;

describe("the start page", () => {
  beforeEach(() => localStorage.clear());
  test("begins with the first title as it comes", () => {
    expect(lastTitle([{ key: "patrol" }, duel])).toBe(0);
    expect(lastSetting(duel)).toEqual({ scenario: "dawn", options: ["fog"], seats: {} });
  });
  test("remembers what was set up last, of each title", () => {
    remember("duel", { scenario: "dusk", options: ["short"], seats: { us: "here", them: "captain" } });
    expect(lastTitle([{ key: "patrol" }, duel])).toBe(1);
    expect(lastSetting(duel)).toEqual({ scenario: "dusk", options: ["short"], seats: { us: "here", them: "captain" } });
    remember("patrol", { scenario: "x", options: [], seats: {} });
    expect(lastTitle([{ key: "patrol" }, duel])).toBe(0);
    expect(lastSetting(duel).scenario).toBe("dusk");
  });
  test("forgets what there is no more", () => {
    remember("duel", { scenario: "dusk", options: ["gone", "short"], seats: { us: "here", them: "marshal" } });
    expect(lastSetting(duel)).toEqual({ scenario: "dusk", options: ["short"], seats: { us: "here" } });
    remember("duel", { scenario: "noon", options: ["short"], seats: {} });
    expect(lastSetting(duel).scenario).toBe("dawn");
    expect(lastTitle([{ key: "patrol" }])).toBe(0);
  });
});
