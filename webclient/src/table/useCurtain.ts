/** The curtain between two seats at one screen, unless one person plays both or the next can only pass. */

import { useEffect, useState } from "react";
import { type GameState, Table } from "../api";
import type { Held } from "../keep";
import type { Skipping } from "./usePassing";

interface Between {
  game: string;
  held: Held;
  language: string;
  now: GameState | null;
  /** The seat to play, if it is another at this screen. */
  next: string | null;
  skipping: Skipping;
  onSit: (seat: string) => void;
}

/** Whether a curtain hides the screen before `next`. There is none until it is known to be needed. */
export function useCurtain({ game, held, language, now, next, skipping, onSit }: Between): boolean {
  const at = now === null ? "" : `${now.epoch}.${now.seq}`;
  const [needed, setNeeded] = useState("");
  const open = held.open === true;
  const token = next === null ? "" : (held.tokens[next] ?? "");
  const { passing, order } = skipping;
  useEffect(() => {
    if (next === null) return;
    if (open) return onSit(next);
    let stale = false;
    const hang = () => !stale && setNeeded(at);
    const look = async () => {
      const table = new Table(game, token, language);
      const theirs = await table.state();
      const only = passing(theirs) ? order(theirs) : null;
      if (stale || only === null) return hang();
      await table.act(theirs, only, true);
    };
    look().catch(hang);
    return () => {
      stale = true;
    };
  }, [game, token, language, at, next, open, passing, order, onSit]);
  return next !== null && !open && needed === at;
}
