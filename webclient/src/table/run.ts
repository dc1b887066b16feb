/** A steady message while others move: whose moves they are, how many, by which clause. */

import { useEffect, useRef, useState } from "react";
import type { Decision, GameState } from "../api";

/** The moves of others between two of one's own choices. */
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
  /** The number of orders shown since it began. */
  count: number;
  decision: Decision | null;
}

/** The run of `state`, after the one `before` it; null if the seat itself has to choose. */
export function runOf(before: Run | null, state: GameState, others: boolean): Run | null {
  if (!others) return null;
  const waited = state.decision?.seats.filter((seat) => seat !== state.seat) ?? [];
  // A past moment may have been one's own: then the next mover is somebody else.
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

/** The shown run: `others` says that none of it is the reader's own choice. */
export function useMoving(state: GameState | null, others: boolean): Moving | null {
  const [run, setRun] = useState<Run | null>(null);
  const current = state === null ? null : runOf(run, state, others);
  // Derived from the shown and the previous state, so React accepts it during rendering.
  if (!isSame(current, run)) setRun(current);
  if (current === null || state === null) return null;
  return { start: current.start, seats: current.seats, count: state.seq - current.start, decision: state.decision };
}

/** Milliseconds after which a waiting reader wonders what for. */
const WONDERING = 900;

/** Whether `key` has been the same for this many milliseconds; false if it is empty. */
export function useLinger(key: string, wait = WONDERING): boolean {
  const [known, setKnown] = useState("");
  useEffect(() => {
    if (key === "") return setKnown("");
    const timer = setTimeout(() => setKnown(key), wait);
    return () => clearTimeout(timer);
  }, [key, wait]);
  return key !== "" && known === key;
}

/** Milliseconds that the others may take to answer a simultaneous question, before a waiting message. */
const ANSWERING = 2500;

/** Whether two questions are the same, asked again or of fewer seats; the wording for waiting seats differs. */
export function isSameQuestion(one: Decision | null, other: Decision | null): boolean {
  return one !== null && other !== null && one.clause === other.clause;
}

/**
 * The reader's question in a simultaneous decision, until he has waited for some time: a
 * deployment block by block would otherwise alternate between question and waiting message.
 */
export function useTogether(state: GameState | null, moving: Moving | null): Decision | null {
  const [last, setLast] = useState<{ epoch: number; decision: Decision; shared: boolean } | null>(null);
  const asked = state?.decision?.mine ? state.decision : null;
  if (state !== null && asked !== null && moving === null && last?.decision !== asked) {
    // The others may have answered already: then the same question is asked of him alone.
    const shared = asked.seats.length > 1 || (last !== null && last.shared && isSameQuestion(last.decision, asked));
    setLast({ epoch: state.epoch, decision: asked, shared });
  }
  const joint = last !== null && state?.epoch === last.epoch && last.shared && moving !== null && isSameQuestion(last.decision, moving.decision);
  const waited = useLinger(joint && moving !== null ? `${moving.start}` : "", ANSWERING);
  return joint && !waited ? last.decision : null;
}

/** `value`, which changes no sooner than `rest` milliseconds after its last change. */
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
