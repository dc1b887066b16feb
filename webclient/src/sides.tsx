/** The sides of a game, by colour and shape: neither knows what game it is. */

import { type CSSProperties, createContext, use } from "react";
import { plain } from "./table/choices";

/** A side as its counters look: `colour` is a token of the boards. */
export interface Side {
  key: string;
  name: string;
  colour: string;
  shape: string;
}

export const SidesContext = createContext<readonly Side[]>([]);

/** What the sides are called. */
export const SideNamesContext = createContext<Readonly<Record<string, string>>>({});

export function useSideNames(): Readonly<Record<string, string>> {
  return use(SideNamesContext);
}

export function useSides(): readonly Side[] {
  return use(SidesContext);
}

/** So many letters of a side's name tell of it, whatever its ending: "Confederates" of the Confederacy. */
const STEM = 5;

/** Whether a text says which side it is about. */
export function tellsSide(text: string, name: string): boolean {
  const stem = plain(name).split(/\s+/).at(-1)?.slice(0, STEM) ?? "";
  return stem !== "" && plain(text).includes(stem);
}

/** The token of whoever is not a side. */
const NOBODY = "olive";

/** The colour of a side: a token with a tint and with an ink upon it. */
export function sideToken(side: string, sides: readonly Side[]): string {
  return sides.find((one) => one.key === side)?.colour ?? NOBODY;
}

/** The sides that look different: a seat may wear the colours of one of its armies. */
export function distinct(sides: readonly Side[]): readonly Side[] {
  return sides.filter((one, at) => sides.findIndex((other) => other.colour === one.colour) === at);
}

/** Whatever is drawn in a side's colours takes them from these properties. */
export function sideStyle(side: string, sides: readonly Side[]): CSSProperties {
  const token = sideToken(side, sides);
  return {
    "--side": `var(--${token})`,
    "--side-tint": `var(--${token}-tint)`,
    "--side-ink": `var(--${token}-ink)`,
  } as CSSProperties;
}
