/** Another game like the one that is over: the same title, scenario and options, and who sat there. */

import type { GameState, Seat } from "./api";
import type { Held } from "./keep";

export interface Again {
  title: string;
  scenario: string;
  options: string[];
  /** By seat a bot, or "human". */
  seats: Record<Seat, string>;
  /** Those of the human seats that are played elsewhere: for them there will be links. */
  elsewhere: Seat[];
}

type Over = Pick<GameState, "title" | "scenario" | "options" | "seats">;

/** What is set up for another game; with the sides `swapped`, each seat is taken by who had the other. */
export function againOf(state: Over, held: Held, swapped = false): Again {
  const keys = Object.keys(state.seats);
  const before = (seat: Seat) => (swapped ? (keys[(keys.indexOf(seat) + 1) % keys.length] ?? seat) : seat);
  const kind = (seat: Seat) => state.seats[seat]?.bot ?? "human";
  return {
    title: state.title,
    scenario: state.scenario,
    options: [...state.options],
    seats: Object.fromEntries(keys.map((seat) => [seat, kind(before(seat))])),
    elsewhere: keys.filter((seat) => kind(before(seat)) === "human" && held.tokens[before(seat)] === undefined),
  };
}

/** Whether it is another game if the two sides are swapped: not for three players, nor where one person or two bots play both. */
export function canSwap(state: Over, held: Held): boolean {
  const keys = Object.keys(state.seats);
  if (keys.length !== 2) return false;
  const who = keys.map((seat) => state.seats[seat]?.bot ?? (held.tokens[seat] === undefined ? "elsewhere" : "here"));
  return who[0] !== who[1];
}
