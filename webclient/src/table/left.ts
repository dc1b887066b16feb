/** How a game was left, so that a reloaded page shows the map as it was, and what is new. */

import { keep } from "../keep";
import type { Since } from "./lately";
import type { View } from "./mover";

export interface Left {
  /** The part of the map that was shown. */
  view?: View;
  /** The question for which the map moved last, and the moment that it followed last. */
  asked?: string;
  followed?: string;
  /** When the last order was given here. */
  since?: Since;
}

export function leftOf(game: string): Left {
  return keep.setting<Left>(`map.${game}`, {});
}

export function leave(game: string, left: Left): void {
  keep.set(`map.${game}`, { ...leftOf(game), ...left });
}

/** Whether the map has to move for this question, or moment, for the first time; marks it as done. */
export function isNew(game: string, what: "asked" | "followed", moment: string): boolean {
  if (leftOf(game)[what] === moment) return false;
  leave(game, { [what]: moment });
  return true;
}
