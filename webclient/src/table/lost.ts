/** An order of which it is unknown whether it has arrived: kept until the table tells, and repeated only in its own moment. */

import type { GameState } from "../api";
import { isKnown, isOutrun } from "./newest";

/** What has become of it, as far as is known. */
export type Fate = "unknown" | "waits" | "arrived" | "passed";

export interface Lost {
  action: string;
  /** Its text in the list. */
  called: string;
  /** The state in which it was given. */
  at: GameState;
  /** Why there was no answer. */
  text: string;
  fate: Fate;
}

export function lose(action: string, at: GameState, text: string): Lost {
  const called = at.decision?.actions.find((one) => one.action === action)?.text ?? action;
  return { action, called, at, text, fate: "unknown" };
}

/**
 * What a later state says of a lost order. The server accepts an order only in its own
 * moment: if that is still the present, it has not arrived, and may be repeated; if it is past and
 * nobody else had to choose, it was this order that ended it.
 */
export function judged<Order extends Pick<Lost, "fate"> & { at: Pick<GameState, "seq" | "epoch" | "decision"> }>(
  lost: Order,
  told: Pick<GameState, "seq" | "epoch">,
): Order {
  const { at, fate } = lost;
  if (fate === "arrived" || fate === "passed" || isOutrun(told, at)) return lost;
  const alone = at.decision?.mine === true && at.decision.seats.length === 1;
  const now = isKnown(told, at) ? "waits" : told.epoch === at.epoch && alone ? "arrived" : "passed";
  return now === fate ? lost : { ...lost, fate: now };
}
