/** If the only choice is to pass, or to end what is over, the page does so by itself. */

import { useCallback, useEffect, useRef, useState } from "react";
import type { GameState } from "../api";
import { keep } from "../keep";
import { type Declined, closes, mustPass, onlyPass, playsElsewhere } from "./choices";
import type { Sight } from "./useSight";

/** Milliseconds for which it is shown that there is nothing to do. */
const SEEN = 500;

export interface Skipping {
  /** The reader's setting. */
  skip: boolean;
  setSkip: (on: boolean) => void;
  /** Questions that are declined automatically. */
  declined: Declined;
  /** Always decline a kind of question, labelled `text`; without a text, ask again. */
  decline: (kind: string, text: string | null) => void;
  /** The reader has given an order by hand. */
  gave: (action: string) => void;
  /** The order with which the page passes. */
  order: (state: GameState) => string | null;
  /** Whether the page passes in a state: not against people elsewhere, who could infer from the timing what a hand lacks. */
  passing: (state: GameState) => boolean;
}

export function useSkipping(game: string, here: readonly string[]): Skipping {
  const [skip, setSkip] = useState(() => keep.setting("skip", true));
  const [declined, setDeclined] = useState(() => keep.setting<Declined>(`declined.${game}`, {}));
  const [closing, setClosing] = useState(false);
  const gave = useCallback((action: string) => setClosing(closes(action)), []);
  const order = useCallback((state: GameState) => onlyPass(state, declined, closing), [declined, closing]);
  // A declined question is public: its timing reveals nothing.
  const passing = useCallback(
    (state: GameState) => (mustPass(state, closing) ? skip && !playsElsewhere(state, here) : order(state) !== null),
    [skip, here, order, closing],
  );
  const decline = useCallback(
    (kind: string, text: string | null) =>
      setDeclined((old) => {
        const { [kind]: _, ...others } = old;
        const next = text === null ? others : { ...others, [kind]: text };
        keep.set(`declined.${game}`, next);
        return next;
      }),
    [game],
  );
  const set = useCallback((on: boolean) => {
    setSkip(on);
    keep.set("skip", on);
  }, []);
  return { skip, setSkip: set, declined, decline, gave, order, passing };
}

/**
 * Pass, if `passes` says so and nothing is `held` on the screen. A refusal because the moment was
 * already over did not concern the reader's order: it is dismissed with the next moment.
 */
export function usePassing({ live, now, at }: Sight, order: Skipping["order"], passes: boolean, held: boolean): void {
  const { busy, act, forget } = live;
  const latest = useRef(at);
  const refused = useRef<string | null>(null);
  useEffect(() => {
    latest.current = at;
    if (refused.current === null || refused.current === at) return;
    refused.current = null;
    forget();
  }, [at, forget]);
  useEffect(() => {
    const only = now === null ? null : order(now);
    if (!passes || busy || held || only === null) return;
    const pass = async () => {
      if (await act(only, true)) return;
      if (latest.current === at) refused.current = at;
      else forget();
    };
    const timer = setTimeout(() => void pass(), SEEN);
    return () => clearTimeout(timer);
  }, [passes, busy, act, forget, now, at, held, order]);
}
