import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Overlay } from "../src/api";
import { OverlayMarks } from "../src/table/OverlayMarks";
import type { Sheet } from "../src/table/sheet";

const spots = new Map(["1410", "1311"].map((key, at) => [key, { key, x: at * 100, y: 0 }]));
const sheet = { spots, ways: new Map() } as unknown as Sheet;
const overlay = (more: Partial<Overlay> = {}) =>
  ({ key: "objectives", name: "Objectives", clause: "2.1.4", side: "union", about: "", lines: [], legend: {}, marks: [{ place: "1410", kind: "own", value: 3 }, { place: "1311", kind: "enemy", value: 0 }], ...more }) as Overlay;
const drawn = (badges: boolean, more: Partial<Overlay> = {}) => renderToStaticMarkup(<OverlayMarks sheet={sheet} overlay={overlay(more)} badged={new Set(["1410"])} badges={badges} />);

describe("the marks of an overlay", () => {
  test("are drawn above the counters where some lie, with their figures, on paper of their own", () => {
    const above = drawn(true);
    expect(above.match(/class="sign /g)).toHaveLength(1);
    expect(above).toContain(">3</text>");
    expect(above).toContain('class="badge"');
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
});
