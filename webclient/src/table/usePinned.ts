/** While a past moment is viewed, the places of the log line that led there stay marked. */

import { type RefObject, useEffect, useMemo, useState } from "react";
import type { LogLine } from "../api";
import type { BoardHandle } from "./Board";
import { lineAt } from "./Log";
import { NO_PLACES } from "./parts";
import type { Sight } from "./useSight";

/** The places of line `n` if it is of `moment`, else of the last line of that moment. */
export function pinnedAt(log: readonly LogLine[], moment: number | null, n: number | null): readonly string[] {
  if (moment === null) return NO_PLACES;
  const line = log.find((one) => one.n === n && one.seq === moment) ?? lineAt(log, moment);
  return line?.places ?? NO_PLACES;
}

/** What is marked in the shown moment; and how to set the line that led there. */
export function usePinned(board: RefObject<BoardHandle | null>, { live, moment }: Sight): [readonly string[], (n: number | null) => void] {
  const [line, setLine] = useState<number | null>(null);
  const pinned = useMemo(() => pinnedAt(live.log, moment, line), [live.log, moment, line]);
  useEffect(() => {
    if (line !== null && pinned.length > 0) board.current?.show(pinned);
  }, [board, line, pinned]);
  return [pinned, setLine];
}
