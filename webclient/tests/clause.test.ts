import { expect, test } from "vitest";
import { numberOf } from "../src/ui/Clause";

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
