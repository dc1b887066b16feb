import { expect, test } from "vitest";
import { type Box, leadsToOrders, lineAway } from "../src/table/rows";

/** Three lines of orders, as of places that are named one beside the other: 0 1 2, then 3 4, then 5. */
const at = (left: number, right: number, line: number): Box => ({ left, right, top: line * 22, bottom: line * 22 + 23 });
const LINES = [at(0, 100, 0), at(110, 160, 0), at(170, 300, 0), at(0, 60, 1), at(70, 290, 1), at(0, 80, 2)];

test("down and up go to what is seen there, not to what stands beside", () => {
  expect(lineAway(LINES, 0, 1)).toBe(3);
  expect(lineAway(LINES, 2, 1)).toBe(4);
  expect(lineAway(LINES, 4, 1)).toBe(5);
  expect(lineAway(LINES, 5, -1)).toBe(3);
  expect(lineAway(LINES, 4, -1)).toBe(1);
});

test("over the first line and under the last there is none, and what is not drawn is not a line", () => {
  expect(lineAway(LINES, 1, -1)).toBeNull();
  expect(lineAway(LINES, 5, 1)).toBeNull();
  expect(lineAway([LINES[0] as Box, null, null, null, null, LINES[5] as Box], 0, 1)).toBe(5);
  expect(lineAway([null, LINES[0] as Box], 0, 1)).toBeNull();
});

test("the arrows lead to the orders from where the page puts the keyboard, and from nowhere else", () => {
  document.body.innerHTML = '<div class="pane"></div><section class="prompt"><p class="ask"></p><button></button></section><section class="orders"><input></section>';
  const leads = (part: string) => leadsToOrders(document.querySelector(part));
  expect([".orders", ".ask", "body"].map(leads)).toEqual([true, true, true]);
  expect([".pane", "button", "input"].map(leads)).toEqual([false, false, false]);
});
