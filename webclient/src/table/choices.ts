/** From the list of legal actions to what lights up, what a click offers, what a filter leaves. */

import type { Choice, GameState } from "../api";

/** Lower case without accents, for finding things by typing. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
}

/** The choices whose text or action holds every typed word. */
export function filtered(choices: readonly Choice[], typed: string): Choice[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const said = plain(`${choice.text} ${choice.action}`);
    return words.every((word) => said.includes(word));
  });
}

/**
 * The choices by the space that stands for each: the last it names, which is where something goes.
 */
export function byPlace(choices: readonly Choice[]): Map<string, Choice[]> {
  const places = new Map<string, Choice[]>();
  for (const choice of choices) {
    const place = choice.places.at(-1);
    if (place === undefined) continue;
    const there = places.get(place);
    if (there) there.push(choice);
    else places.set(place, [choice]);
  }
  return places;
}

export function byCard(choices: readonly Choice[]): Map<number, Choice[]> {
  const cards = new Map<number, Choice[]>();
  for (const choice of choices) {
    for (const card of choice.cards) cards.set(card, [...(cards.get(card) ?? []), choice]);
  }
  return cards;
}

/** What a player may have meant by clicking a space that is not lit, to ask why it is not. */
export function supposed(choices: readonly Choice[], place: string): string[] {
  const verbs = new Set<string>();
  for (const choice of choices) {
    const words = choice.action.split(" ");
    if (words.length === 2 && choice.places.includes(words[1] ?? "")) verbs.add(words[0] ?? "");
  }
  return [...verbs].slice(0, 2).map((verb) => `${verb} ${place}`);
}

/** Something typed that may be an action: a verb and its arguments, as records write them. */
export function typedAction(typed: string): string | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, " ");
  return /^[a-z][a-z-]*( [a-z0-9][a-z0-9.-]*)*$/.test(text) ? text : null;
}

/** The only thing to do is to pass: nothing to think about. */
export function mustPass(state: GameState): boolean {
  const { decision } = state;
  return decision?.mine === true && decision.actions.length === 1 && decision.actions[0]?.action === "pass";
}

/** The seat that the table should be passed to: one at this screen whose decision it is. */
export function nextSeat(state: GameState, here: readonly string[]): string | null {
  const wanted = state.decision?.seats ?? [];
  if (wanted.includes(state.seat)) return null;
  return wanted.find((seat) => here.includes(seat)) ?? null;
}
