// @vitest-environment jsdom
import { expect, test } from "vitest";
import { holdOpened, keep } from "../src/keep";

const opened = { id: "g", tokens: { union: "u", confederate: "c" }, observer: "o", host: "h" };

test("who sits elsewhere gets a link; the others sit at this screen", () => {
  expect(holdOpened(opened, ["confederate"])).toEqual({
    tokens: { union: "u" },
    invitations: { confederate: "c", observer: "o" },
    host: "h",
  });
});

test("where nobody sits at this screen one watches, and every seat can still be handed out", () => {
  const held = holdOpened(opened, ["union", "confederate"]);
  expect(held.tokens).toEqual({ observer: "o" });
  expect(held.invitations).toMatchObject({ union: "u", confederate: "c" });
  expect(keep.held("g")).toEqual(held);
});
