/** Another game like the finished one: the same title, scenario, options and players. */

import type { GameState, Seat } from "./api";
import type { Held } from "./keep";

export interface Again {
  title: string;
  scenario: string;
  options: string[];
  /** By seat, a bot or "human". */
  seats: Record<Seat, string>;
  /** The human seats that are played elsewhere, for which there will be links. */
  elsewhere: Seat[];
}

type Over = Pick<GameState, "title" | "scenario" | "options" | "seats">;

/** The set-up of another game; if `swapped`, each seat is taken by the other's player. */
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

/** Whether swapping the sides makes a difference: not for three players, nor if one person or two bots play both. */
export function canSwap(state: Over, held: Held): boolean {
  const keys = Object.keys(state.seats);
  if (keys.length !== 2) return false;
  const who = keys.map((seat) => state.seats[seat]?.bot ?? (held.tokens[seat] === undefined ? "elsewhere" : "here"));
  return who[0] !== who[1];
}
