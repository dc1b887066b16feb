/** If the only choice is to pass, or to end what is over, or the reader does not want to be asked, the page answers by itself. */

import { useCallback, useEffect, useRef, useState } from "react";
import type { GameState } from "../api";
import { keep } from "../keep";
import { closes, mustPass, onlyPass, playsElsewhere } from "./choices";
import { type Declined, type Line, type Until, asking, declinedAgain, declinedBy, declinedFrom, declining } from "./declined";
import type { Sight } from "./useSight";

/** Milliseconds for which it is shown that there is nothing to do. */
const SEEN = 500;

export interface Skipping {
  /** The reader's setting. */
  skip: boolean;
  setSkip: (on: boolean) => void;
  /** Questions that are declined automatically. */
  declined: Declined;
  /** Decline the question of a state, and others of its kind. */
  decline: (state: GameState, until: Until) => void;
  /** Ask a seat such questions again. */
  ask: (seat: string, kind: string, until: Until) => void;
  /** Decline a line as before: it was switched off by a slip. */
  again: (state: GameState, line: Line) => void;
  /** The reader has given an order by hand. */
  gave: (action: string) => void;
  /** The order with which the page passes. */
  order: (state: GameState) => string | null;
  /** Whether the page passes in a state: not against people elsewhere, who could infer from the timing what a hand lacks. */
  passing: (state: GameState) => boolean;
  /** Whether such an order is the player's own: with it he has just said what he does not want to be asked any more. */
  chosen: (state: GameState) => boolean;
}

const momentOf = ({ epoch, seq }: GameState) => `${epoch} ${seq}`;

export function useSkipping(game: string, here: readonly string[]): Skipping {
  const [skip, setSkip] = useState(() => keep.setting("skip", true));
  const [declined, setDeclined] = useState(() => declinedFrom(keep.setting<unknown>(`declined.${game}`, {})));
  const [closing, setClosing] = useState(false);
  const gave = useCallback((action: string) => setClosing(closes(action)), []);
  const ruled = useRef("");
  const chosen = useCallback((state: GameState) => ruled.current === momentOf(state), []);
  const habit = useCallback((state: GameState) => declinedBy(state, declined, chosen(state)), [declined, chosen]);
  const order = useCallback((state: GameState) => habit(state) ?? onlyPass(state, closing), [habit, closing]);
  // What is declined by habit is public: its timing reveals nothing.
  const passing = useCallback(
    (state: GameState) => habit(state) !== null || (mustPass(state, closing) && skip && !playsElsewhere(state, here)),
    [skip, here, habit, closing],
  );
  const change = useCallback(
    (changed: (old: Declined) => Declined) =>
      setDeclined((old) => {
        const next = changed(old);
        keep.set(`declined.${game}`, next);
        return next;
      }),
    [game],
  );
  const decline = useCallback(
    (state: GameState, until: Until) => {
      ruled.current = momentOf(state);
      change((old) => declining(state, old, until));
    },
    [change],
  );
  const ask = useCallback((seat: string, kind: string, until: Until) => change((old) => asking(old, seat, kind, until)), [change]);
  const again = useCallback((state: GameState, line: Line) => change((old) => declinedAgain(old, state, line)), [change]);
  const set = useCallback((on: boolean) => {
    setSkip(on);
    keep.set("skip", on);
  }, []);
  return { skip, setSkip: set, declined, decline, ask, again, gave, order, passing, chosen };
}

/**
 * Pass, if `passes` says so and nothing is `held` on the screen. A refusal because the moment was
 * already over did not concern the reader's order: it is dismissed with the next moment.
 */
export function usePassing({ live, now, at }: Sight, { order, chosen }: Pick<Skipping, "order" | "chosen">, passes: boolean, held: boolean): void {
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
    const own = now !== null && chosen(now);
    if (!passes || busy || held || only === null) return;
    const pass = async () => {
      if (await act(only, !own)) return;
      if (latest.current === at) refused.current = at;
      else forget();
    };
    const timer = setTimeout(() => void pass(), SEEN);
    return () => clearTimeout(timer);
  }, [passes, busy, act, forget, now, at, held, order, chosen]);
}
