/** A lesson: only what it wants is offered, until it is over or the reader leaves it. */

import { useCallback, useEffect, useMemo, useState } from "react";
import type { GameState } from "../api";
import { keep } from "../keep";
import type { Lesson } from "../lesson";
import { NO_PLACES } from "./parts";
import type { Sight } from "./useSight";

export interface Taught {
  lesson: Lesson;
  /** The index of the text that is read, among those of the moment. */
  page: number;
  turn: (to: number) => void;
  /** Go on without the lesson. */
  leave: () => void;
  /** The places to look at. */
  look: readonly string[];
  /** What is to be done first, in the words of the list; empty while others move. */
  first: string;
}

/** A state in which only what the lesson wants is offered. */
export function narrowed(state: GameState, lesson: Lesson): GameState {
  const { decision } = state;
  if (!decision?.mine || lesson.orders.length === 0) return state;
  const actions = decision.actions.filter(({ action }) => lesson.orders.includes(action));
  return actions.length === 0 ? state : { ...state, decision: { ...decision, actions, courses: [], decline: "" } };
}

/** The learner's sight, the progress of the lesson (null if there is none), and whether there was one. */
export function useLesson(sight: Sight, game: string): [Sight, Taught | null, boolean] {
  const { now, shown } = sight;
  const [left, setLeft] = useState(() => keep.setting(`taught.${game}`, false));
  const lesson = left ? null : (now?.lesson ?? null);
  const at = lesson === null ? "" : `${now?.epoch} ${lesson.number}`;
  const [read, setRead] = useState({ at, page: 0 });
  const page = lesson === null || read.at !== at ? 0 : Math.min(read.page, lesson.texts.length - 1);
  const turn = useCallback((to: number) => setRead({ at, page: to }), [at]);
  const finished = lesson?.over === true;
  const leave = useCallback(() => {
    keep.set(`taught.${game}`, true);
    // A learner who has finished needs no tour.
    if (finished) keep.set("toured", true);
    setLeft(true);
  }, [game, finished]);
  const only = useMemo(() => (now === null || lesson === null ? now : narrowed(now, lesson)), [now, lesson]);
  const taught = useMemo<Taught | null>(() => {
    if (lesson === null || now === null) return null;
    const mine = now.decision?.mine ? now.decision.actions : [];
    const wanted = mine.filter(({ action }) => lesson.orders.includes(action));
    // A step without places is about those of the orders that it wants.
    const named = page === lesson.texts.length - 1 ? [...new Set(wanted.flatMap(({ places }) => places))] : NO_PLACES;
    const look = lesson.looks[page]?.length ? lesson.looks[page] : named;
    return { lesson, page, turn, leave, look, first: wanted.map(({ text }) => text).join(" / ") };
  }, [lesson, now, page, turn, leave]);
  // While others move there is no text to read, but the lesson goes on.
  const [learner, setLearner] = useState(left);
  useEffect(() => {
    if (taught !== null) setLearner(true);
  }, [taught]);
  return [only === now ? sight : { ...sight, now: only, shown: shown === now ? only : shown }, taught, learner];
}
