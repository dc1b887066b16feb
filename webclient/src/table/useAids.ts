/** Aids that are asked of the server for each moment: overlays, odds, the rules in brief. */

import { useEffect, useState } from "react";
import { type GameState, type Overlay, type Prospect, type Table, api } from "../api";
import type { Clauses } from "../ui/Clause";

/** What can be laid over the map at this moment, about this place or piece. */
export function useOverlays(table: Table, state: GameState | null, moment: number | null, about: string): Overlay[] {
  const [overlays, setOverlays] = useState<Overlay[]>([]);
  const at = state === null ? null : `${state.epoch}.${state.seq}`;
  useEffect(() => {
    if (at === null) return;
    let stale = false;
    table.overlays(about, moment).then(
      (found) => !stale && setOverlays(found),
      () => !stale && setOverlays([]),
    );
    return () => {
      stale = true;
    };
  }, [table, at, moment, about]);
  return overlays;
}

/** The battles that may be fought next; none in the past, where nothing is to be decided. */
export function useOdds(table: Table, state: GameState | null, moment: number | null): Prospect[] {
  const [odds, setOdds] = useState<Prospect[]>([]);
  const at = state === null || state.over || moment !== null ? null : `${state.epoch}.${state.seq}`;
  useEffect(() => {
    setOdds([]);
    if (at === null) return;
    let stale = false;
    table.odds().then(
      (found) => !stale && setOdds(found),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [table, at]);
  return odds;
}

const read = new Map<string, Promise<Clauses>>();

export function useClauses(title: string | undefined, lang: string): Clauses {
  const [clauses, setClauses] = useState<Clauses>({});
  useEffect(() => {
    if (title === undefined) return;
    let left = false;
    const key = `${title} ${lang}`;
    const asked = read.get(key) ?? api.clauses(title, lang);
    read.set(key, asked);
    asked.then(
      (found) => !left && setClauses(found),
      () => read.delete(key),
    );
    return () => {
      left = true;
    };
  }, [title, lang]);
  return clauses;
}
