import { expect, test } from "vitest";
import { filtered } from "../src/table/choices";
import { bound } from "../src/ui/bound";

test("a number stays with what it counts and with the name behind it", () => {
  expect(bound("1 Action Point; 2 SP at most, 5 MP")).toBe("1\u00a0Action Point; 2\u00a0SP at most, 5\u00a0MP");
  expect(bound("1545 Harper's Ferry")).toBe("1545\u00a0Harper's Ferry");
  expect(bound("al più 2 PF, 4 PM, 3 è")).toBe("al più 2\u00a0PF, 4\u00a0PM, 3\u00a0è");
  expect(bound("impacto: 40 %, 3 %")).toBe("impacto: 40\u00a0%, 3\u00a0%");
  expect(bound("Turn 3 (1862), 4 · 5")).toBe("Turn 3 (1862), 4 · 5");
});

test("a place whose name stays on one line is found by what is typed", () => {
  const one = { action: "go 1545", text: "Go", places: ["1545"], cards: [] };
  expect(filtered([one], "1545 harper", () => bound("1545 Harper's Ferry"))).toEqual([one]);
});
