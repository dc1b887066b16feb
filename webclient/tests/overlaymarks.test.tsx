import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Overlay } from "../src/api";
import { tabbed } from "../src/table/Board";
import { OverlayMarks } from "../src/table/OverlayMarks";
import type { Sheet } from "../src/table/sheet";

const spots = new Map(["1410", "1311"].map((key, at) => [key, { key, x: at * 100, y: 0 }]));
const sheet = { spots, ways: new Map() } as unknown as Sheet;
const overlay = (more: Partial<Overlay> = {}) =>
  ({ key: "objectives", name: "Objectives", clause: "2.1.4", side: "union", about: "", lines: [], legend: {}, marks: [{ place: "1410", kind: "own", value: 3 }, { place: "1311", kind: "enemy", value: 0 }], ...more }) as Overlay;
const drawn = (badges: boolean, more: Partial<Overlay> = {}, named: string[] = []) => renderToStaticMarkup(<OverlayMarks sheet={sheet} overlay={overlay(more)} badged={new Set(["1410"])} named={new Set(named)} badges={badges} />);

describe("the marks of an overlay", () => {
  test("are drawn above the counters where some lie, with their figures, on paper of their own", () => {
    const above = drawn(true);
    expect(above.match(/class="sign /g)).toHaveLength(1);
    expect(above).toContain(">3</text>");
    expect(above).toContain('class="badge"');
  });

  test("leave the name above a stack to be read: it lies from 18 to 35 above the middle of its place", () => {
    const stack = (place: string, more: string) => `<g class="stack union" data-space="${place}"><path class="pile union"/>${more}</g>`;
    const led = tabbed(stack("1410", '<g class="tab-of"><rect class="tab"/></g>') + stack("1311", '<rect class="tableau"/>') + stack("1312", '<rect class="band union"/>'));
    expect(led).toEqual(["1410", "1312"]);
    const [, x, y] = /translate\(0 0\)translate\((-?\d+) (-?\d+)\)scale\(.8\)/.exec(drawn(true, {}, led)) ?? [];
    expect(Number(y) - 24 * 0.8).toBeGreaterThan(-18);
    expect(Number(x) + 24 * 0.8).toBeLessThan(-22); // and its figures
  });

  test("are drawn on the ground elsewhere", () => {
    const below = drawn(false);
    expect(below.match(/class="sign /g)).toHaveLength(1);
    expect(below).toContain("sign enemy");
    expect(below).not.toContain("badge");
  });

  test("that nearly every place has stay thin: a badge needs no paper", () => {
    expect(drawn(true, { pairs: true })).not.toContain('class="badge"');
  });

  test("show a line as the enemy's if an end of it is his alone", () => {
    const marks = (["own", "both", "enemy"] as const).map((kind, at) => ({ place: ["1410", "1311", "1412"][at] as string, kind, value: 0 }));
    const there = { ...sheet, spots: new Map(marks.map(({ place }, at) => [place, { key: place, name: place, x: 100 * at, y: 0 }])) };
    const laid = overlay({ marks, lines: [["1410", "1311"], ["1311", "1412"]] });
    const svg = renderToStaticMarkup(<OverlayMarks sheet={there} overlay={laid} badged={new Set()} named={new Set()} badges={false} />);
    expect([...svg.matchAll(/class="(line[^"]*)"/g)].map(([, kind]) => kind)).toEqual(["line", "line enemy"]);
  });
});
