/** How a game was left, so that a page that is loaded anew shows its map so, and tells what is new. */

import { keep } from "../keep";
import type { Since } from "./lately";
import type { View } from "./mover";

export interface Left {
  /** What was looked at. */
  view?: View;
  /** The question for which the map has moved last, and the moment that it has followed last. */
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

/** Whether the map has to move for this question, or this moment, and has not done so before; from now on it has. */
export function isNew(game: string, what: "asked" | "followed", moment: string): boolean {
  if (leftOf(game)[what] === moment) return false;
  leave(game, { [what]: moment });
  return true;
}
