/** The sides of a game, by colour and shape: neither knows what game it is. */

import { type CSSProperties, createContext, use } from "react";
import tokens from "../../src/longroll/draw/tokens.json";

/** Keys of the sides, in the order of their shapes. */
export const SidesContext = createContext<readonly string[]>([]);

/** What the sides are called. */
export const SideNamesContext = createContext<Readonly<Record<string, string>>>({});

export function useSideNames(): Readonly<Record<string, string>> {
  return use(SideNamesContext);
}

export function useSides(): readonly string[] {
  return use(SidesContext);
}

const NAMED: Record<string, unknown> = tokens.themes.light;
const OTHERS = ["union", "confederate", "neutral"];

/** The colour of a side: a token of its name with an ink upon it, else the first, second or third. */
export function sideToken(side: string, sides: readonly string[]): string {
  if (`${side}-ink` in NAMED) return side;
  return OTHERS[sides.indexOf(side)] ?? "neutral";
}

/** Whatever is drawn in a side's colours takes them from these properties. */
export function sideStyle(side: string, sides: readonly string[]): CSSProperties {
  const token = sideToken(side, sides);
  return {
    "--side": `var(--${token})`,
    "--side-tint": `var(--${token}-tint)`,
    "--side-ink": `var(--${token}-ink)`,
  } as CSSProperties;
}
