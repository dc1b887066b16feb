/** What is said steadily while others move: whose moves they are, how many there were, by which clause. */

import { useEffect, useRef, useState } from "react";
import type { Decision, GameState } from "../api";

/** The moves that others make between two of one's own choices. */
export interface Run {
  epoch: number;
  /** The moment at which it began. */
  start: number;
  /** Who was waited for last: one's own choices between theirs do not count. */
  seats: readonly string[];
}

export interface Moving {
  start: number;
  seats: readonly string[];
  /** So many orders have been shown since it began. */
  count: number;
  decision: Decision | null;
}

/** The run that `state` belongs to, after the one `before` it; null when the seat itself has to choose. */
export function runOf(before: Run | null, state: GameState, others: boolean): Run | null {
  if (!others) return null;
  const waited = state.decision?.seats.filter((seat) => seat !== state.seat) ?? [];
  // A past moment may have been one's own: whoever moves after it is somebody else.
  const rest = before !== null && before.seats.length > 0 ? before.seats : Object.keys(state.seats).filter((seat) => seat !== state.seat);
  const goesOn = before !== null && before.epoch === state.epoch && before.start <= state.seq;
  return {
    epoch: state.epoch,
    start: goesOn ? before.start : state.seq,
    seats: waited.length > 0 ? waited : rest,
  };
}

function isSame(one: Run | null, other: Run | null): boolean {
  return one?.epoch === other?.epoch && one?.start === other?.start && one?.seats.join() === other?.seats.join();
}

/** What is told of the run that is shown: `others` says that none of it is the reader's own choice. */
export function useMoving(state: GameState | null, others: boolean): Moving | null {
  const [run, setRun] = useState<Run | null>(null);
  const current = state === null ? null : runOf(run, state, others);
  // It follows from what is shown and from what was shown before: React takes it over at once.
  if (!isSame(current, run)) setRun(current);
  if (current === null || state === null) return null;
  return { start: current.start, seats: current.seats, count: state.seq - current.start, decision: state.decision };
}

/** Milliseconds after which somebody who waits wonders what for. */
const WONDERING = 900;

/** Whether what `key` tells has been the same for so many milliseconds; never of an empty one. */
export function useLinger(key: string, wait = WONDERING): boolean {
  const [known, setKnown] = useState("");
  useEffect(() => {
    if (key === "") return setKnown("");
    const timer = setTimeout(() => setKnown(key), wait);
    return () => clearTimeout(timer);
  }, [key, wait]);
  return key !== "" && known === key;
}

/** So many milliseconds the others may take to answer what all are asked at once, before they are waited for. */
const ANSWERING = 2500;

/** Whether one question is the other, asked again or of fewer seats; who waits is told it in other words. */
export function isSameQuestion(one: Decision | null, other: Decision | null): boolean {
  return one !== null && other !== null && one.clause === other.clause;
}

/**
 * What the reader was asked together with others, until he has waited for them for some time: a
 * deployment block by block would else say by turns what is asked and who decides.
 */
export function useTogether(state: GameState | null, moving: Moving | null): Decision | null {
  const [last, setLast] = useState<{ epoch: number; decision: Decision; shared: boolean } | null>(null);
  const asked = state?.decision?.mine ? state.decision : null;
  if (state !== null && asked !== null && moving === null && last?.decision !== asked) {
    // The others may have answered already: then he alone is asked what is everybody's question.
    const shared = asked.seats.length > 1 || (last !== null && last.shared && isSameQuestion(last.decision, asked));
    setLast({ epoch: state.epoch, decision: asked, shared });
  }
  const joint = last !== null && state?.epoch === last.epoch && last.shared && moving !== null && isSameQuestion(last.decision, moving.decision);
  const waited = useLinger(joint && moving !== null ? `${moving.start}` : "", ANSWERING);
  return joint && !waited ? last.decision : null;
}

/** `value`, which becomes another no sooner than `rest` milliseconds after it last did. */
export function useCalm<T>(value: T, key: string, rest: number): T {
  const [calm, setCalm] = useState({ value, key });
  const since = useRef(0);
  useEffect(() => {
    if (calm.key === key) return;
    const change = () => {
      since.current = performance.now();
      setCalm({ value, key });
    };
    const wait = since.current + rest - performance.now();
    if (wait <= 0) return change();
    const timer = setTimeout(change, wait);
    return () => clearTimeout(timer);
  }, [calm.key, key, rest]);
  return calm.value;
}
