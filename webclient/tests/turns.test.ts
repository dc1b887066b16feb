import { describe, expect, test } from "vitest";
import type { Chart, LogLine } from "../src/api";
import { gauged, turnEnd } from "../src/table/turns";

const line = (seq: number, kind: string, text: string = kind, more: Partial<LogLine> = {}): LogLine => ({
  n: seq,
  seq,
  text,
  kind,
  dice: [],
  places: [],
  secret: false,
  undone: false,
  ...more,
});
const texts = (lines: readonly LogLine[] | undefined) => lines?.map(({ text }) => text);

describe("the end of a turn", () => {
  const spring = line(0, "turn", "Spring 1861.");
  const march = line(5, "marched");
  const summer = [line(9, "political-phase"), line(9, "will"), line(10, "attrition"), line(11, "turn", "Summer 1861."), line(11, "reinforced"), line(12, "marched")];
  const log = [spring, march, ...summer];

  test("is told with what the phases at its end brought, and with what the next begins", () => {
    const end = turnEnd(log, 5, 12);
    expect([end?.ended, end?.begun, end?.since, end?.seq]).toEqual(["Spring 1861", "Summer 1861", 0, 11]);
    expect(texts(end?.before)).toEqual(["will", "attrition"]);
    expect(texts(end?.after)).toEqual(["reinforced"]);
  });
  test("is told with what matters most first, and the rest as it came", () => {
    const turn = [line(5, "action-phase"), line(5, "initiative-won"), line(6, "marched"), line(6, "battle-won", "won", { news: 4 }), line(7, "control-marker", "taken", { news: 3 })];
    const more = [line(8, "battle-lost", "lost", { news: 4 }), line(8, "attrition", "worn", { news: 0 }), line(9, "surrendered", "cut off", { news: 2 }), line(9, "score", "points", { news: 1 })];
    const end = turnEnd([spring, ...turn, ...more, line(9, "turn", "Turn 2.")], 4, 9);
    expect(texts(end?.before)).toEqual(["points", "cut off", "taken", "won", "lost", "initiative-won", "marched", "worn"]);
  });
  test("where no phases are told, with what happened together with it", () => {
    const end = turnEnd([spring, march, line(9, "combat-won"), line(9, "turn", "Turn 17."), line(9, "weather")], 5, 9);
    expect(texts(end?.before)).toEqual(["combat-won"]);
    expect(texts(end?.after)).toEqual(["weather"]);
  });
  test("is told once, and not before it is shown", () => {
    expect(turnEnd(log, 11, 12)).toBeNull();
    expect(turnEnd(log, 5, 10)).toBeNull();
  });
  test("is not told of the first turn, nor of one whose end was taken back", () => {
    expect(turnEnd(log, -1, 8)).toBeNull();
    expect(turnEnd([spring, march, ...summer.map((each) => ({ ...each, undone: true }))], 5, 12)).toBeNull();
  });
  test("of several that were missed the last is told", () => {
    const end = turnEnd([...log, line(20, "turn", "Fall 1861."), line(20, "weather")], 5, 30);
    expect([end?.ended, end?.begun]).toEqual(["Summer 1861", "Fall 1861"]);
  });
});

test("gauges are told with what they were, and other charts are not", () => {
  const chart = (key: string, form: Chart["form"], value: number) => ({ key, form, name: key, rows: [{ side: "union", label: "Union", value }] }) as Chart;
  const found = gauged({ charts: [chart("will", "gauge", 97), chart("deck", "figure", 3)] }, { charts: [chart("will", "gauge", 100)] });
  expect(found.map(({ chart: name, row, was }) => [name, row.value, was])).toEqual([["will", 97, 100]]);
  expect(gauged({ charts: [chart("will", "gauge", 97)] }, null)[0]?.was).toBeNull();
});
