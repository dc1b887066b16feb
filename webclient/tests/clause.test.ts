import { expect, test } from "vitest";
import { numberOf, tipAt } from "../src/ui/Clause";

test("a clause is shown by the number that a player looks up", () => {
  expect(numberOf("12.1.3")).toBe("12.1.3");
  expect(numberOf("G12.62.init-before")).toBe("G12.62");
  expect(numberOf("G13.1.PIN.A")).toBe("G13.1");
  expect(numberOf("X4.7.variable")).toBe("X4.7");
});

test("one without a number is shown as it is", () => {
  expect(numberOf("T.LEAD")).toBe("T.LEAD");
  expect(numberOf("H.setup")).toBe("H.setup");
});

test.each([
  ["beneath its number, to the left of it", { left: 900, right: 930, top: 100, bottom: 116 }, { left: 618, top: 120 }],
  ["at the left edge it stays on the screen", { left: 20, right: 50, top: 100, bottom: 116 }, { left: 8, top: 120 }],
  ["at the right edge, too", { left: 970, right: 1000, top: 100, bottom: 116 }, { left: 672, top: 120 }],
  ["at the lower edge it stands above", { left: 900, right: 930, top: 560, bottom: 576 }, { left: 618, top: 436 }],
])("a tip is seen whole: %s", (_, number, at) => {
  expect(tipAt(number, { width: 320, height: 120 }, { width: 1000, height: 600 })).toEqual(at);
});

test("one that fits neither above nor beneath is pushed onto the screen", () => {
  const at = tipAt({ left: 10, right: 30, top: 100, bottom: 116 }, { width: 320, height: 380 }, { width: 844, height: 390 });
  expect(at).toEqual({ left: 8, top: 8 });
});
