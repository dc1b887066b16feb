import { expect, test } from "vitest";
import { stopsOn } from "../src/table/Tour";

test("the tour leaves out what a page does not have", () => {
  const page = (parts: string[]) => {
    const found = document.createElement("main");
    found.innerHTML = parts.map((part) => `<div class="${part}"></div>`).join("");
    return stopsOn(found);
  };
  expect(page(["prompt", "orders", "pane", "hand", "sheets", "replay"])).toEqual([0, 1, 2, 3, 4, 5]);
  expect(page(["prompt", "orders", "pane", "sheets", "replay"])).toEqual([0, 1, 2, 4, 5]);
});
