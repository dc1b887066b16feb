// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import type { BoardHandle } from "../src/table/Board";
import { leave } from "../src/table/left";
import { useFollowing } from "../src/table/useFollowing";
import type { Ordering } from "../src/table/useOrders";
import type { Sight } from "../src/table/useSight";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const asked: (readonly string[])[] = [];
const board = { current: { ask: (_: readonly string[], answers: readonly string[]) => asked.push(answers), show: () => undefined } as unknown as BoardHandle };

function Page({ seq, moves, game = "a", laid = true }: { seq: number; moves: readonly string[]; game?: string; laid?: boolean }) {
  const actions = moves.map((place) => ({ action: `go ${place}`, text: "", brief: "", note: "", about: "", places: [place], cards: [], pieces: [] }));
  const now = { seat: "union", epoch: 0, seq, decision: { mine: true, about: [], actions } };
  const sight = { live: { log: [], table: { id: game } }, now, shown: now, moment: null, drawn: { sheet: {}, counters: laid ? "" : null } } as unknown as Sight;
  // The last order is on its way: nothing can be chosen yet.
  const orders = { places: new Map(), mark: null, marked: [], slip: null } as unknown as Ordering;
  useFollowing(board, sight, orders, false);
  return null;
}

test("the map goes to a question that comes before the last order is confirmed", async () => {
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Page seq={7} moves={["1410", "1510"]} />));
  await act(async () => root.render(<Page seq={7} moves={["1410", "1510"]} />));
  await act(async () => root.render(<Page seq={8} moves={["1311"]} />));
  expect(asked).toEqual([["1410", "1510"], ["1311"]]);
});

test("a map that is laid late goes to the question all the same, and one that is loaded anew does not go there again", async () => {
  asked.length = 0;
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Page game="b" seq={7} moves={["1410"]} laid={false} />));
  expect(asked).toEqual([]);
  await act(async () => root.render(<Page game="b" seq={7} moves={["1410"]} />));
  expect(asked).toEqual([["1410"]]);
  await act(async () => root.unmount());
  leave("b", { view: { x: 1, y: 2, scale: 0.5 } });
  const anew = createRoot(document.createElement("div"));
  await act(async () => anew.render(<Page game="b" seq={7} moves={["1410"]} />));
  expect(asked).toEqual([["1410"]]);
  await act(async () => anew.render(<Page game="b" seq={8} moves={["1311"]} />));
  expect(asked).toEqual([["1410"], ["1311"]]);
});
