/** A past moment: the state as it was, and what lies on the board. */

import { useEffect, useState } from "react";
import type { GameState, Table } from "../api";

/** A past moment, and the language of its texts. */
export interface Past {
  past: GameState | null;
  lang: string;
}

/** The state as it was; null while it is loaded, or if the present is shown. */
export function useMoment(table: Table, moment: number | null): Past {
  const [past, setPast] = useState<Past>({ past: null, lang: table.lang });
  useEffect(() => {
    if (moment === null) {
      setPast({ past: null, lang: table.lang });
      return;
    }
    let stale = false;
    const timer = setTimeout(() => {
      table.moment(moment).then(
        (state) => !stale && setPast({ past: state, lang: table.lang }),
        () => undefined,
      );
    }, 40);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [table, moment]);
  return past;
}

/** What lies on the board, drawn by the server for this seat; null until loaded. */
export function useCounters(
  table: Table,
  theme: string,
  state: GameState | null,
  moment: number | null,
): string | null {
  const [svg, setSvg] = useState<string | null>(null);
  const seq = state?.seq;
  const tag = state?.counters;
  useEffect(() => {
    if (tag === undefined) return;
    let stale = false;
    table.counters(theme, moment === null ? undefined : seq).then(
      (drawn) => !stale && setSvg(drawn),
      () => !stale && setSvg((old) => old ?? ""),
    );
    return () => {
      stale = true;
    };
  }, [table, theme, tag]);
  return svg;
}
