/** The announcement of a place on the map under the keyboard: its name, and what the Enter key would do there. */

import type { Choice } from "../api";
import type { Say } from "../words";

export interface There {
  name: string;
  /** The choices there. */
  choices: readonly Choice[];
  /** The choice is planned, not ordered. */
  plans: boolean;
  /** Two places are being compared: the key chooses the second. */
  measures: boolean;
  /** Its number among how many places. */
  at: number;
  of: number;
}

/** Maximum number of orders that are read out before the key opens the menu. */
const READ = 3;

/** The announcement of a place. */
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
