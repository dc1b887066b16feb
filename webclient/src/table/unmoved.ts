/** What can still be ordered before an order ends the phase, and where: from the list of orders alone. */

import type { Choice, Decision } from "../api";
import { standing } from "./choices";

/** A piece, or an occupied place, that can still be ordered; and its first order. */
export interface Unmoved {
  key: string;
  place: string;
  action: string;
}

/** The order that ends a phase of many. */
const END = "done";

/** What can still be ordered, in the order of the list; empty if no order ends the phase. `stacked` are the occupied places. */
export function unmoved({ actions, courses, decline }: Decision, stacked: ReadonlySet<string>): Unmoved[] {
  // It declines a question, often in another's turn: nobody who could react waits for an order.
  if (decline === END) return [];
  if (!actions.some(({ action }) => action === END)) return [];
  // A card may be played on anybody's piece: that is not an order to it.
  const pieces = each(actions, ({ cards, pieces }) => (cards.length > 0 ? null : (pieces?.[0] ?? null)));
  if (pieces.length > 0) return pieces;
  // While something is moving, places are destinations: not all of them have a piece to order.
  const placed = actions.flatMap(({ places }) => places[0] ?? []);
  if (courses.length > 0 || !placed.every((place) => stacked.has(place))) return [];
  return each(actions, ({ places }) => places[0] ?? null);
}

function each(actions: readonly Choice[], named: (choice: Choice) => string | null): Unmoved[] {
  const found = new Map<string, Unmoved>();
  for (const choice of actions) {
    const key = named(choice);
    const place = standing(choice) ?? choice.places[0];
    if (key === null || place === undefined || found.has(key)) continue;
    found.set(key, { key, place, action: choice.action });
  }
  return [...found.values()];
}

/** The next after `last`, cyclically; if that has been ordered meanwhile, the one now at its `index`. */
export function after(row: readonly Unmoved[], last: string | null, index: number): number {
  if (row.length === 0) return -1;
  const at = row.findIndex(({ key }) => key === last);
  if (at >= 0) return (at + 1) % row.length;
  return last === null ? 0 : index % row.length;
}
