import { expect, test } from "vitest";
import type { Overlay } from "../src/api";
import { meantBy } from "../src/table/marked";

test("an overlay names the places that it marks, kind by kind, with their figures", () => {
  const overlay: Pick<Overlay, "legend" | "marks"> = {
    legend: { source: "a source", free: "fed by it", cut: "out of supply" },
    marks: [
      { place: "b", kind: "free", value: 0 },
      { place: "a10", kind: "free", value: 3 },
      { place: "a9", kind: "free", value: 0 },
      { place: "c", kind: "source", value: 0 },
      { place: "d", kind: "enemy", value: 0 },
    ],
  };
  const told = meantBy(overlay, (place) => place.toUpperCase());
  expect(told.map((one) => ({ ...one, places: one.places.map((place) => place.told) }))).toEqual([
    { kind: "source", meaning: "a source", places: ["C"] },
    { kind: "free", meaning: "fed by it", places: ["A9", "A10 (3)", "B"] },
    { kind: "enemy", meaning: "", places: ["D"] },
  ]);
  expect(told[1]?.places.map(({ key }) => key)).toEqual(["a9", "a10", "b"]); // to be shown on the map
});
