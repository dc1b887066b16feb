/** Aids that are asked of the server: overlays, the rules in brief. */

import { useEffect, useState } from "react";
import { type GameState, type Overlay, type Table, api } from "../api";
import type { Clauses } from "../ui/Clause";

/** What can be laid over the map, and the language in which it is told. */
interface Laid {
  overlays: Overlay[];
  lang: string;
}

/**
 * What can be laid over the map at this moment, about this place or piece. While nothing is looked at
 * what there is to choose from stands as it was: it is asked again when `looked` says so.
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
