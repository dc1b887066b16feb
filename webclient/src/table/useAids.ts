/** Aids from the server: overlays, the rules in brief. */

import { useEffect, useState } from "react";
import { type Chart, type GameState, type Overlay, type Table, api } from "../api";
import { fetchReferences } from "../explained";
import type { Clauses } from "../ui/Clause";

/** The available overlays, and their language. */
interface Laid {
  overlays: Overlay[];
  lang: string;
}

/**
 * The overlays at this moment, about this place or piece. While none is shown, the old list is
 * kept; it is refreshed when `looked` says so.
 */
export function useOverlays(
  table: Table,
  state: GameState | null,
  moment: number | null,
  about: string,
  looked: boolean,
): Laid {
  const [laid, setLaid] = useState<Laid>({ overlays: [], lang: table.lang });
  const at = state === null ? null : looked || about !== "" ? `${state.epoch}.${state.seq}` : "any";
  useEffect(() => {
    if (at === null) return;
    let stale = false;
    table.overlays(about, moment).then(
      (overlays) => !stale && setLaid({ overlays, lang: table.lang }),
      () => !stale && setLaid({ overlays: [], lang: table.lang }),
    );
    return () => {
      stale = true;
    };
  }, [table, at, at === "any" ? null : moment, about]);
  return laid;
}

/** Loaded once for a title and a language, and cached. */
function useRead<T>(read: Map<string, Promise<T>>, ask: (title: string, lang: string) => Promise<T>, nothing: T, title: string | undefined, lang: string): T {
  const [told, setTold] = useState(nothing);
  useEffect(() => {
    if (title === undefined) return;
    let left = false;
    const key = `${title} ${lang}`;
    const asked = read.get(key) ?? ask(title, lang);
    read.set(key, asked);
    asked.then(
      (found) => !left && setTold(found),
      () => read.delete(key),
    );
    return () => {
      left = true;
    };
  }, [read, ask, title, lang]);
  return told;
}

const clausesRead = new Map<string, Promise<Clauses>>();
const NO_CLAUSES: Clauses = {};

/** The rules in brief. */
export function useClauses(title: string | undefined, lang: string): Clauses {
  return useRead(clausesRead, api.clauses, NO_CLAUSES, title, lang);
}

const tablesRead = new Map<string, Promise<Chart[]>>();
const NO_TABLES: Chart[] = [];

/** The tables of the rulebook. */
export function useReferences(title: string | undefined, lang: string): Chart[] {
  return useRead(tablesRead, fetchReferences, NO_TABLES, title, lang);
}
