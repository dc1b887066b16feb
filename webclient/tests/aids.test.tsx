import { describe, expect, test } from "vitest";
import type { ChartRow, GameState, LogLine, Modifier, Overlay, Prospect, TitleInfo } from "../src/api";
import { holdOpened, keep } from "../src/keep";
import { distinct, sideToken } from "../src/sides";
import { divides, seatsWith } from "../src/start/StartPage";
import { merged, ownFirst } from "../src/table/Head";
import { between, chance, countedBy, oddsOf, percent, tenths } from "../src/table/odds";
import { short } from "../src/table/OddsSheet";
import { pictureOf, sizeOf } from "../src/table/Papers";
import { lies } from "../src/table/useLaid";
import { freeSteps, passing, undoing } from "../src/table/Undo";

describe("an overlay", () => {
  const overlays = ["supply-union", "reach", "reach-other"].map((key) => ({ key }) as Overlay);
  test("is the one that was chosen, or none", () => {
    expect(lies(overlays, "reach-other")?.key).toBe("reach-other");
    expect(lies(overlays, null)).toBeNull();
    expect(lies(overlays.slice(0, 1), "reach")).toBeNull();
  });
  test("of another gives way to one's own when the other is not looked at any more", () => {
    expect(lies(overlays.slice(0, 2), "reach-other")?.key).toBe("reach");
  });
});

describe("odds", () => {
  const outcome = (attacker_loss: number, defender_loss: number, attacker_wins: boolean, ways: number) => ({
    attacker_loss,
    defender_loss,
    attacker_wins,
    ways,
  });
  const prospect: Prospect = {
    place: "manassas",
    attacker: "union",
    defender: "confederate",
    modifiers: [],
    outcomes: [outcome(1, 0, false, 9), outcome(1, 1, true, 18), outcome(2, 1, false, 9)],
    of: 36,
  };
  test("a side's chance is the share of the rolls that it wins", () => expect(oddsOf(prospect).attacker).toBe(0.5));
  test("what is tied nobody wins", () => {
    const tied = { ...outcome(0, 0, false, 9), tied: true };
    const odds = oddsOf({ ...prospect, outcomes: [tied, outcome(1, 1, true, 18), outcome(2, 1, false, 9)] });
    expect([odds.attacker, odds.tied]).toEqual([0.5, 0.25]);
    expect(oddsOf(prospect).tied).toBe(0);
  });
  test("losses of the same number are counted together, the smallest first", () => {
    expect(oddsOf(prospect).losses).toEqual([
      [{ loss: 1, ways: 27 }, { loss: 2, ways: 9 }],
      [{ loss: 0, ways: 9 }, { loss: 1, ways: 27 }],
    ]);
  });
  test("the average weighs each loss by its rolls", () => expect(oddsOf(prospect).mean).toEqual([1.25, 0.75]));
  test("a loss is told to the tenth, as the reader's language writes it", () => {
    expect([tenths(1.25, "en"), tenths(2, "es"), tenths(0.5, "it")]).toEqual(["1.3", "2,0", "0,5"]);
  });
  test("shares are told in whole hundredths", () => expect([percent(1 / 3, "en"), percent(1 / 3, "es"), percent(1 / 3, "it")]).toEqual(["33%", "33\u00a0%", "33\u00a0%"]));
  test("an estimate is a range, and no share is more than all", () => {
    expect([chance(1, 31, "en"), chance(0, 31, "en"), chance(0.5, 10, "en"), chance(0.5, 0, "en"), chance(1, undefined, "en")]).toEqual(["69–100%", "0–31%", "40–60%", "50%", "100%"]);
    expect(between(1, 31)).toEqual([69, 100]);
    expect(between(1, 0)).toBeNull();
  });
  test("a modifier counts for its side's roll, and where only one side rolls, for that", () => {
    const all = [["union", 2], ["confederate", -1]].map(([side, value]) => ({ side, value }) as Modifier);
    expect(countedBy(all, "union", "").map(({ value }) => value)).toEqual([2]);
    expect(countedBy(all, "confederate", undefined).map(({ value }) => value)).toEqual([-1]);
    expect(countedBy(all, "union", "union").map(({ value }) => value)).toEqual([2, -1]);
    expect(countedBy(all, "confederate", "union")).toEqual([]);
  });
  test("in its own column a modifier names neither side nor number", () => {
    expect(short("Union: +2 for the fort.", "Union")).toBe("For the fort");
    expect(short("Unión: +1 por U. S. Grant.", "Unión")).toBe("Por U. S. Grant");
  });
});

test("rows of two sides with one label stand together", () => {
  const row = (label: string, side: string) => ({ label, side }) as ChartRow;
  const rows = [row("cards", "union"), row("cards", "confederate"), row("deck", "")];
  expect(merged(rows).map(([label, found]) => [label, found.length])).toEqual([["cards", 2], ["deck", 1]]);
});

test("a side has the colour of its counters, and who is not a side that of nobody", () => {
  const red = { key: "red", name: "Red", colour: "scarlet", shape: "cut" };
  const guard = { ...red, key: "guard" };
  expect(sideToken("guard", [red, guard])).toBe("scarlet");
  expect(sideToken("nobody", [red])).toBe("olive");
  expect(distinct([red, guard])).toEqual([red]);
});

test("what can be taken back freely reaches down to where chance has spoken", () => {
  // As the log counts them: what nobody chose is among the moments, and no step.
  const state = (free: boolean, activation_count: number, free_count: number) =>
    ({ seq: 9, undo: { free, free_from: 3, activation: 5, activation_count, free_count } }) as GameState;
  expect(freeSteps(state(true, 2, 4))).toEqual({ activation: 2, all: 4 });
  expect(freeSteps(state(false, 2, 4))).toEqual({ activation: 0, all: 0 });
});

test("an option that divides a side among players brings its own seats", () => {
  const seat = (key: string) => ({ key, name: key });
  const title = {
    seats: [seat("british"), seat("allies")],
    options: [
      { key: "fog", name: "", clause: "", default: false, seats: [seat("british"), seat("allies")] },
      { key: "three", name: "", clause: "", default: false, seats: [seat("british"), seat("french"), seat("american")] },
    ],
  } as unknown as TitleInfo;
  expect(seatsWith(title, ["fog"])).toHaveLength(2);
  expect(title.options.map((one) => divides(title, one))).toEqual([false, true]);
  expect(seatsWith(title, ["fog", "three"]).map((one) => one.key)).toEqual(["british", "french", "american"]);
});

test("seats elsewhere become links, and whoever set the table keeps the host's secret", () => {
  const opened = { id: "g", tokens: { union: "u", confederate: "c" }, observer: "o", host: "h" };
  const held = holdOpened(opened, ["confederate"]);
  expect(held).toEqual({ tokens: { union: "u" }, invitations: { confederate: "c", observer: "o" }, host: "h" });
  expect(keep.held("g")).toEqual(held);
});

test("a picture is as large as its view box", () => {
  expect(sizeOf('<svg xmlns="x" viewBox="0 0 3200 2240.4" class="y">')).toEqual({ width: 3200, height: 2240 });
});

test("a picture that fails is tried again, then smaller, and at last given up", async () => {
  const scales: number[] = [];
  const failing = (times: number) => async (_: string, scale: number) => {
    scales.push(scale);
    if (scales.length <= times) throw new Error("decode");
    return new Blob(["png"]);
  };
  expect(await pictureOf("<svg/>", failing(2))).toBeInstanceOf(Blob);
  expect(scales).toHaveLength(3);
  expect(scales[1]).toBe(1);
  expect(scales[2]).toBeLessThan(1);
  scales.length = 0;
  await expect(pictureOf("<svg/>", failing(99))).rejects.toThrow();
  expect(scales).toHaveLength(4);
});

test("who is asked to take something back is told with what it began, what has followed, and how much more", () => {
  const line = (seq: number, kind = "marched", undone = false) => ({ n: seq, seq, kind, undone, dice: [], text: `${seq}` }) as unknown as LogLine;
  const log = [line(1, "turn"), line(2), line(3, "marched", true), line(4), line(5), line(6), line(7), line(8), line(8, "undo-asked")];
  const told = (since: number) => {
    const { first, then, more } = undoing(log, since);
    return [first?.text, then.map(({ text }) => text).join(), more];
  };
  expect(told(0)).toEqual(["2", "4,5,6,7", 1]);
  expect(told(3)).toEqual(["4", "5,6,7,8", 0]);
  expect(told(7)).toEqual(["8", "", 0]);
  expect(told(8)).toEqual([undefined, "", 0]);
});

test("before dice are taken back they are told, else the last that has happened", () => {
  const line = (seq: number, ...dice: number[]) => ({ n: seq, seq, kind: "marched", undone: false, dice, text: `${seq}` }) as unknown as LogLine;
  const log = [line(1, 6), line(2), line(3, 4), line(4), line(5, 2), line(6)];
  expect(passing(log, 2).map(({ text }) => text)).toEqual(["3", "5"]);
  expect(passing(log, 5).map(({ text }) => text)).toEqual(["6"]);
});

describe("aims", () => {
  const aims = ["union", "confederate"].map((side) => ({ side, text: side }));
  test("one's own is read first", () => {
    expect(ownFirst(aims, "confederate").map(({ side }) => side)).toEqual(["confederate", "union"]);
    expect(ownFirst(aims, "observer").map(({ side }) => side)).toEqual(["union", "confederate"]);
  });
});
