// @vitest-environment jsdom
import { expect, test } from "vitest";
import { holdClaimed, holdOpened, holds, invitation, keep, offered, tokenIn } from "../src/keep";

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

test("a link is exchanged once, and opens the same seat again in the same browser", () => {
  holdClaimed("h", "link", "confederate", "own");
  const held = keep.held("h");
  expect(held.tokens).toEqual({ confederate: "own" });
  expect([holds(held, "link"), holds(held, "own"), holds(held, "other")]).toEqual([true, true, false]);
  holdClaimed("h", "newer", "union", "mine");
  expect([holds(keep.held("h"), "newer"), holds(keep.held("h"), "link")]).toEqual([true, false]);
});

test("who set the table offers no link by which somebody has sat down, and one of his own use no more", () => {
  const held = holdOpened(opened, ["confederate"]);
  expect(offered(held, [])).toEqual({ confederate: "c", observer: "o" });
  expect(offered(held, ["confederate"])).toEqual({ observer: "o" });
  holdClaimed("g", "c", "confederate", "own");
  expect(keep.held("g").invitations).toEqual({ observer: "o" });
  holdClaimed("g", "o", "observer", "o");
  expect(keep.held("g").invitations).toEqual({ observer: "o" });
});

test("a pasted link opens its own game only; its token alone will do", () => {
  const token = "x".repeat(43);
  expect(tokenIn(` ${invitation("g", token)} `, "g")).toBe(token);
  expect(tokenIn(invitation("h", token), "g")).toBeNull();
  expect(tokenIn(token, "g")).toBe(token);
  expect([tokenIn("hello", "g"), tokenIn("", "g"), tokenIn("https://example.org/game/g", "g")]).toEqual([null, null, null]);
});
