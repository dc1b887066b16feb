import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Lights } from "../src/table/Board";
import { type Sheet, readSheet } from "../src/table/sheet";

test("the ring of a place that is lit goes round the counters that lie there", () => {
  const spots = new Map(["1410", "1311"].map((key, at) => [key, { key, x: at * 100, y: 0 }]));
  const none = new Map();
  const drawn = renderToStaticMarkup(<Lights sheet={{ spots } as unknown as Sheet} lit={new Set(["1410", "1311"])} far={none} marked={[]} about={[]} taken={new Set(["1311"])} />);
  const rings = [...drawn.matchAll(/class="light-ring" cx="(\d+)" cy="0" r="(\d+)"/g)].map(([, x, r]) => [Number(x), Number(r)] as const);
  expect(rings.map(([x]) => x)).toEqual([0, 100]);
  expect(rings[1]?.[1]).toBeGreaterThan((rings[0]?.[1] ?? 99) + 15);
});

test("the ring of a place on a map of points stands clear of its name", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
    <g class="space union rank-4" data-space="town"><title>Town</title><circle class="hit" cx="10" cy="0" r="30"/></g>
    <g class="space" data-space="0101"><title>0101</title><circle class="hit" cx="20" cy="0" r="52"/></g></svg>`;
  const { spots } = readSheet("", svg);
  const drawn = renderToStaticMarkup(<Lights sheet={{ spots } as unknown as Sheet} lit={new Set(["town", "0101"])} far={new Map()} marked={[]} about={[]} taken={new Set()} />);
  const rings = Object.fromEntries([...drawn.matchAll(/class="light-ring" cx="(\d+)" cy="0" r="([\d.]+)"/g)].map(([, x, r]) => [x, Number(r)]));
  expect(rings[10]).toBeLessThan(15);
  expect(rings[20]).toBe(24);
});

test("what a question names is marked where nothing can be chosen", () => {
  const spots = new Map(["3715", "3716", "3717"].map((key, at) => [key, { key, x: at * 100, y: 0 }]));
  const drawn = renderToStaticMarkup(<Lights sheet={{ spots } as unknown as Sheet} lit={new Set(["3717"])} far={new Map()} marked={[]} about={["3715", "3716", "3717", "nowhere"]} taken={new Set(["3715"])} />);
  const rings = [...drawn.matchAll(/class="asked-about" cx="(\d+)" cy="0" r="(\d+)"/g)].map(([, x, r]) => [Number(x), Number(r)] as const);
  expect(rings).toEqual([[0, 46], [100, 32]]);
});
