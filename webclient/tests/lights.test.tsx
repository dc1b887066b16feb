import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Lights } from "../src/table/Board";
import type { Sheet } from "../src/table/sheet";

test("the ring of a place that is lit goes round the counters that lie there", () => {
  const spots = new Map(["1410", "1311"].map((key, at) => [key, { key, x: at * 100, y: 0 }]));
  const none = new Map();
  const drawn = renderToStaticMarkup(<Lights sheet={{ spots } as unknown as Sheet} lit={new Set(["1410", "1311"])} far={none} marked={[]} taken={new Set(["1311"])} />);
  const rings = [...drawn.matchAll(/class="light-ring" cx="(\d+)" cy="0" r="(\d+)"/g)].map(([, x, r]) => [Number(x), Number(r)] as const);
  expect(rings.map(([x]) => x)).toEqual([0, 100]);
  expect(rings[1]?.[1]).toBeGreaterThan((rings[0]?.[1] ?? 99) + 15);
});
