/** The results of one's own battles stay until dismissed, and stop the table. */

import { useCallback, useEffect, useState } from "react";
import type { Contest, GameState } from "../api";
import { keep } from "../keep";
import { bound } from "../ui/bound";
import { mustPass, type Naming } from "./choices";
import type { Shown } from "./usePlayback";
import type { Seen } from "./useSight";

/** Fire without effect: no side has won, and there is nothing to look at. */
function hasMissed({ kind, winner, parties }: Contest): boolean {
  return kind === "fire" && !parties.some(({ side }) => side === winner);
}

/** What a field of battle is called: as in the log, Aquia Creek (1846); the number before a name would read as a year. */
export function fieldName({ now, drawn }: Pick<Seen, "now" | "drawn">, spot: Naming): Naming {
  return (place) => (drawn.sheet?.spots.has(place) ? bound(now.names[place] ?? spot(place)) : spot(place));
}

/** A decided battle in which the side of `state.seat` has fought. */
export function ownBattle(state: Pick<GameState, "contest" | "seat" | "seats">): Contest | null {
  const { contest, seat, seats } = state;
  if (contest === null || contest.winner === "" || hasMissed(contest) || seat === "observer") return null;
  // A side that is not a seat is shared by several: then it does not matter whose troops fought.
  const own = contest.parties.some(({ side }) => side === seat || !(side in seats));
  return own ? contest : null;
}

/** Identifies a battle: its events go on after it is decided. */
export function battleKey(contest: Contest, epoch: number): string {
  return `${epoch} ${contest.since} ${contest.place}`;
}

/** Whether the table would go on by itself from what is shown: the reader has nothing to choose. */
export function goesOnAlone(state: GameState): boolean {
  return state.decision?.mine !== true || mustPass(state);
}

/** Whether the results of one's own battles stop the table. */
export interface Stopping {
  stops: boolean;
  setStops: (on: boolean) => void;
}

export function useStopping(): Stopping {
  const [stops, setStops] = useState(() => keep.setting("battles", true));
  const set = useCallback((on: boolean) => {
    setStops(on);
    keep.set("battles", on);
  }, []);
  return { stops, setStops: set };
}

/** The battle whose result is to be looked at before anything goes on, and how to dismiss it. */
export function useBattlePlate(live: Shown, moment: number | null, stops: boolean): [Contest | null, () => void] {
  const { state, playback } = live;
  const [seen, setSeen] = useState<string | null>(null);
  const found = state === null ? null : ownBattle(state);
  const key = found === null || state === null ? "" : battleKey(found, state.epoch);
  const watches = moment === null && playback.speed !== 0 && !playback.skipping;
  // What was decided before somebody sat down, or while this was off, is no news.
  const known = state !== null && (seen === null || !watches || !stops || !goesOnAlone(state));
  useEffect(() => {
    if (known) setSeen((was) => (key === "" ? (was ?? "") : key));
  }, [known, key]);
  const putAway = useCallback(() => setSeen(key), [key]);
  return [known || key === "" || seen === key ? null : found, putAway];
}
