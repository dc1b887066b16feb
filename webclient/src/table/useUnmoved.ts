/** Pieces without orders: shown on the map all at once, or one after the other by a key. */

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type BoardHandle, stacked } from "./Board";
import { NO_PLACES } from "./parts";
import { useShortcut } from "./shortcuts";
import { type Unmoved, after, unmoved } from "./unmoved";
import type { Sight } from "./useSight";

export interface Waiting {
  count: number;
  /** Their places, while they are shown. */
  places: readonly string[];
  shown: boolean;
  show: (shown: boolean) => void;
  /** To the next of them: on the map, and in the list of orders. */
  next: () => void;
  /** The order that the last of them led to; another object each time. */
  found: { action: string } | null;
}

const NOBODY: readonly Unmoved[] = [];

export function useUnmoved({ now, present, drawn }: Sight, board: RefObject<BoardHandle | null>): Waiting {
  const [shown, setShown] = useState(false);
  const [found, setFound] = useState<{ action: string } | null>(null);
  const last = useRef<{ key: string | null; index: number }>({ key: null, index: 0 });
  const decision = present && now?.decision?.mine ? now.decision : null;
  const standing = useMemo(() => new Set(stacked(drawn.counters ?? "")), [drawn.counters]);
  const row = useMemo(() => (decision === null ? NOBODY : unmoved(decision, standing)), [decision, standing]);
  const places = useMemo(() => [...new Set(row.map(({ place }) => place))], [row]);
  const kind = decision?.kind;
  // Another phase has other pieces, and the cycle begins anew.
  useEffect(() => {
    last.current = { key: null, index: 0 };
  }, [kind]);

  const show = useCallback(
    (wanted: boolean) => {
      setShown(wanted);
      if (wanted) board.current?.show(places);
    },
    [places, board],
  );
  const next = useCallback(() => {
    const index = after(row, last.current.key, last.current.index);
    const one = row[index];
    if (one === undefined) return;
    last.current = { key: one.key, index };
    setFound({ action: one.action });
    // The list shows the order's destination: here the piece itself is wanted.
    requestAnimationFrame(() => board.current?.show([one.place]));
  }, [row, board]);
  useShortcut("unmoved", next);
  return { count: row.length, places: shown ? places : NO_PLACES, shown, show, next, found };
}
