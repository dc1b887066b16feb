/** The sides of a game, by colour and shape, independent of the title. */

import { type CSSProperties, createContext, use } from "react";
import { plain } from "./table/choices";

/** A side with the look of its counters: `colour` is a colour token of the boards. */
export interface Side {
  key: string;
  name: string;
  colour: string;
  shape: string;
}

export const SidesContext = createContext<readonly Side[]>([]);

/** The names of the sides. */
export const SideNamesContext = createContext<Readonly<Record<string, string>>>({});

export function useSideNames(): Readonly<Record<string, string>> {
  return use(SideNamesContext);
}

export function useSides(): readonly Side[] {
  return use(SidesContext);
}

/** Number of letters by which a side's name is recognised in any form: "Confederates" for the Confederacy. */
const STEM = 5;

/** Whether a text names its side. */
export function tellsSide(text: string, name: string): boolean {
  const stem = plain(name).split(/\s+/).at(-1)?.slice(0, STEM) ?? "";
  return stem !== "" && plain(text).includes(stem);
}

/** The token for no side. */
const NOBODY = "olive";

/** The colour of a side: a token with a tint and an ink. */
export function sideToken(side: string, sides: readonly Side[]): string {
  return sides.find((one) => one.key === side)?.colour ?? NOBODY;
}

/** The sides that look different: a seat may have the colours of one of its armies. */
export function distinct(sides: readonly Side[]): readonly Side[] {
  return sides.filter((one, at) => sides.findIndex((other) => other.colour === one.colour) === at);
}

/** CSS properties with the colours of a side. */
export function sideStyle(side: string, sides: readonly Side[]): CSSProperties {
  const token = sideToken(side, sides);
  return {
    "--side": `var(--${token})`,
    "--side-tint": `var(--${token}-tint)`,
    "--side-ink": `var(--${token}-ink)`,
  } as CSSProperties;
}
