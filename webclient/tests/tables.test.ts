import { expect, test } from "vitest";
import type { Chart } from "../src/api";
import { sought } from "../src/table/tables";

const chart = (name: string, label: string): Chart => ({
  key: name,
  name,
  about: "",
  clause: "11.2",
  form: "table",
  columns: ["Unión"],
  rows: [{ key: "", label, cells: ["+2"], value: 0, side: "", of: 0, now: false, place: "", card: 0 }],
});

const charts = [chart("Combate", "en humedal"), chart("Desgaste", "en invierno")];

test("without words every table is there", () => {
  expect(sought(charts, "  ")).toEqual(charts);
});

test("a table is found by its name, a row, a column, a cell or its clause", () => {
  expect(sought(charts, "combate")).toEqual([charts[0]]);
  expect(sought(charts, "INVIERNO")).toEqual([charts[1]]);
  expect(sought(charts, "union 11.2 +2")).toEqual(charts);
});

test("every word must be there", () => {
  expect(sought(charts, "combate invierno")).toEqual([]);
});
