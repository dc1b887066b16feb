// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { claimOf, handOver, holdClaimed, holdOpened, invitation, keep, loopback, movable, offered, placeOf, seatBehind, seatsHere, tokenIn } from "../src/keep";

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
  expect(["link", "own", "other"].map((link) => seatBehind(held, link))).toEqual(["confederate", "confederate", null]);
});

test("a link adds a seat to those that are held, and takes none away", () => {
  holdClaimed("two", "link", "confederate", "own");
  holdClaimed("two", "newer", "union", "mine");
  const held = keep.held("two");
  expect(held.tokens).toEqual({ confederate: "own", union: "mine" });
  expect(["newer", "link"].map((link) => seatBehind(held, link))).toEqual(["union", "confederate"]);
  expect(seatsHere(held)).toEqual(["confederate", "union"]);
  // A new link for a seat that is held replaces its secret, which opens nothing any more.
  holdClaimed("two", "third", "union", "again");
  expect(keep.held("two").tokens).toEqual({ confederate: "own", union: "again" });
});

test("who watches a game in which he plays still plays it", () => {
  holdClaimed("w", "link", "union", "own");
  holdClaimed("w", "o", "observer", "o");
  expect(keep.held("w").tokens).toEqual({ union: "own", observer: "o" });
  expect(seatsHere(keep.held("w"))).toEqual(["union"]);
  expect(placeOf("/game/w", "#watch").watch).toBe(true);
  expect(placeOf("/game/w", "").watch).toBe(false);
  holdClaimed("v", "o", "observer", "o");
  expect(seatsHere(keep.held("v"))).toEqual(["observer"]);
});

test("the secret of a claim is kept before it is sent, the same until the seat is held", () => {
  const claim = claimOf("c", "link");
  expect(claim).toMatch(/^[0-9a-f]{64}$/);
  expect(keep.held("c").claims).toEqual({ link: claim });
  expect(claimOf("c", "link")).toBe(claim);
  expect(claimOf("c", "other")).not.toBe(claim);
  holdClaimed("c", "link", "union", "own");
  expect(Object.keys(keep.held("c").claims ?? {})).toEqual(["other"]);
});

test("a browser that keeps nothing remembers as long as the page stands", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const claim = claimOf("full", "link");
  expect(claimOf("full", "link")).toBe(claim);
  holdClaimed("full", "link", "union", "own");
  expect(keep.held("full").tokens).toEqual({ union: "own" });
  full.mockRestore();
});

test("a seat that came here by a link can be handed over; the others stay", () => {
  const held = holdOpened({ ...opened, id: "m" }, ["confederate"]);
  expect(["union", "confederate"].map((seat) => movable(held, seat))).toEqual([false, true]);
  holdClaimed("m", "c", "confederate", "own");
  expect(["union", "confederate"].map((seat) => movable(keep.held("m"), seat))).toEqual([false, true]);
  const after = handOver(keep.held("m"), "confederate", "new");
  expect(after.tokens).toEqual({ union: "u" });
  expect(after.invitations["confederate"]).toBe("new");
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

test("links that only this machine can open are known by their host", () => {
  for (const host of ["localhost", "127.0.0.1", "127.0.1.1", "[::1]"]) expect(loopback(host)).toBe(true);
  for (const host of ["192.168.1.7", "table.example.org", "localhost.example.org"]) expect(loopback(host)).toBe(false);
});
