/** What is heard of a place that the keyboard has come to: its name, and what the Enter key would do there. */

import type { Choice } from "../api";
import type { Say } from "../words";

export interface There {
  name: string;
  /** What can be chosen there. */
  choices: readonly Choice[];
  /** What is chosen is planned, not ordered. */
  plans: boolean;
  /** Two places are compared: the key takes the second. */
  measures: boolean;
  /** The how manieth of so many places it is. */
  at: number;
  of: number;
}

/** So many of several orders are read out before the key opens them. */
const READ = 3;

/** A place under the keyboard in words. */
export function underKeys({ name, choices, plans, measures, at, of }: There, say: Say): string {
  const [only] = choices;
  const told = choices.slice(0, READ).map(({ text, note }) => (note ? `${text}, ${note}` : text));
  const orders = told.join("; ");
  const does = () => {
    if (measures) return say("enter-measures");
    if (only === undefined) return say("enter-asks");
    if (choices.length > 1) return say("enter-opens", { count: choices.length, orders: choices.length > READ ? `${orders}; …` : orders });
    return say(plans ? "enter-plans" : "enter-does", { order: orders });
  };
  return `${say("place-of", { place: name, at, of })} ${does()}`;
}
