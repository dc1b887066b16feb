/** The map follows what happens, and what is pointed at in a list. */

import { type RefObject, useEffect, useMemo } from "react";
import type { Decision } from "../api";
import type { BoardHandle } from "./Board";
import { byPlace } from "./choices";
import { isNew } from "./left";
import { happened } from "./parts";
import type { Ordering } from "./useOrders";
import type { Sight } from "./useSight";

/** With so many places to choose from none of them is the one to look at. */
const MANY = 12;
/** What happened in so many places is not to be seen by looking at one of them. */
const SCATTERED = 6;

/**
 * Which places a question is about, and by which it is answered: those of the decision itself, for it
 * comes while the last order is still on its way, and until that has arrived nothing can be chosen.
 */
export function asking({ about, actions }: Pick<Decision, "about" | "actions">): { about: readonly string[]; answers: readonly string[] } {
  return { about: about ?? [], answers: [...byPlace(actions).keys()] };
}

/** Move the map where something is to be seen, unless a lesson does; the places of what happened last. */
export function useFollowing(board: RefObject<BoardHandle | null>, sight: Sight, orders: Ordering, taught: boolean): readonly string[] {
  const { live, now, shown, moment, drawn } = sight;
  const { mark, marked, slip } = orders;
  const latest = useMemo(() => happened(live.log, shown?.seq ?? -1), [live.log, shown?.seq]);

  // Where something is to be done that cannot be seen, the map moves there.
  const stands = drawn.sheet !== null && drawn.counters !== null;
  const prompt = now?.decision?.mine ? `${now.seat} ${now.epoch}.${now.seq}` : "";
  useEffect(() => {
    if (!prompt || !now?.decision || !stands || taught || !isNew(live.table.id, "asked", prompt)) return;
    const { about, answers } = asking(now.decision);
    board.current?.ask(about, answers, answers.length < MANY);
    // Once for each decision: whoever looks elsewhere meanwhile is not called back.
  }, [prompt, stands]);

  // Where others move, or the past is shown, the map follows what happens.
  const follows = moment !== null || (now !== null && !now.decision?.mine);
  useEffect(() => {
    if (!follows || !stands || latest.length === 0 || latest.length >= SCATTERED) return;
    // What was followed before the page was loaded anew has been seen.
    if (moment !== null || isNew(live.table.id, "followed", `${shown?.epoch}.${shown?.seq}`)) board.current?.show(latest);
  }, [follows, latest, stands]);

  useEffect(() => {
    if (mark && marked.length > 0 && slip === null) board.current?.show(marked.slice(-1));
  }, [mark, marked, slip]);
  return latest;
}
