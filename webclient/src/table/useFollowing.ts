/** The map follows what happens, and what is pointed at in a list. */

import { type RefObject, useEffect, useMemo } from "react";
import type { Decision } from "../api";
import type { BoardHandle } from "./Board";
import { byPlace } from "./choices";
import { isNew } from "./left";
import { happened } from "./parts";
import type { Ordering } from "./useOrders";
import type { Sight } from "./useSight";

/** With this many places to choose from, the map does not move to one of them. */
const MANY = 12;
/** So many milliseconds a row is pointed at before the map moves to its place. */
const RESTED = 200;
/** An event in this many places cannot be shown by moving to one of them. */
const SCATTERED = 6;

/**
 * The places of a question and of its answers: from the decision itself, which arrives
 * while the last order is still on its way, before anything can be chosen.
 */
export function asking({ about, actions }: Pick<Decision, "about" | "actions">): { about: readonly string[]; answers: readonly string[] } {
  return { about: about ?? [], answers: [...byPlace(actions).keys()] };
}

/** Move the map to where something happens, unless a lesson does; returns the places of the last event. */
export function useFollowing(board: RefObject<BoardHandle | null>, sight: Sight, orders: Ordering, taught: boolean): readonly string[] {
  const { live, now, shown, moment, drawn } = sight;
  const { mark, marked, slip } = orders;
  const latest = useMemo(() => happened(live.log, shown?.seq ?? -1), [live.log, shown?.seq]);

  // If something is to be done out of sight, the map moves there.
  const stands = drawn.sheet !== null && drawn.counters !== null;
  const prompt = now?.decision?.mine ? `${now.seat} ${now.epoch}.${now.seq}` : "";
  useEffect(() => {
    if (!prompt || !now?.decision || !stands || taught || !isNew(live.table.id, "asked", prompt)) return;
    const { about, answers } = asking(now.decision);
    board.current?.ask(about, answers, answers.length < MANY);
    // Once for each decision: a reader who looks elsewhere is not called back.
  }, [prompt, stands]);

  // While others move, or the past is shown, the map follows what happens.
  const follows = moment !== null || (now !== null && !now.decision?.mine);
  useEffect(() => {
    if (!follows || !stands || latest.length === 0 || latest.length >= SCATTERED) return;
    // What was followed before a reload has been seen.
    if (moment !== null || isNew(live.table.id, "followed", `${shown?.epoch}.${shown?.seq}`)) board.current?.show(latest);
  }, [follows, latest, stands]);

  // Who only brushes over rows on the way to something else keeps the map where it is.
  useEffect(() => {
    if (!mark || marked.length === 0 || slip !== null) return;
    const rested = setTimeout(() => board.current?.show(marked.slice(-1)), RESTED);
    return () => clearTimeout(rested);
  }, [mark, marked, slip]);
  return latest;
}
