/** Orders that follow another by themselves: given as soon as the last is confirmed, or not at all. */

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { GameState, Table } from "../api";
import { type Halt, type Next, type Planned, type Series, type Setting, type Trail, next, stayed, trailAfter } from "./series";
import type { Sight } from "./useSight";

export interface Following {
  /** Whether orders are following by themselves. */
  running: boolean;
  /** Why the last series stopped before its end, until another order is given. */
  halt: Halt | null;
  /** Other pieces that can be given the last order of one of them, and its destination. */
  others: readonly Setting[];
  from: string;
  to: string;
  /** The part of a plan that is being carried out, the current order first. */
  giving: readonly Planned[];
  /** Begin a series with its first order. */
  begin: (first: Next) => void;
  /** An order was given by hand: the series ends. */
  take: (action: string) => void;
  /** End the series without a message. */
  stop: () => void;
}

/** Maximum number that are asked about: no stack is higher. */
const MOST = 12;
const NOBODY: readonly Setting[] = [];
const NOTHING: readonly Planned[] = [];

/** The series; `give` gives an order in the moment that is shown. */
export function useSeries({ now, present, live }: Sight, give: (action: string) => Promise<boolean>): Following {
  const [series, setSeries] = useState<Series | null>(null);
  const [halt, setHalt] = useState<Halt | null>(null);
  const [trail, setTrail] = useState<Trail | null>(null);
  const state = useRef<GameState | null>(now);
  state.current = now;

  const go = useCallback(
    (step: Next) => {
      setHalt(step !== null && "halt" in step ? step.halt : null);
      setSeries(step !== null && "series" in step ? step.series : null);
      if (step === null || !("action" in step)) return;
      const at = state.current;
      if (at !== null) setTrail((was) => trailAfter(was, at, step.action));
      const { plan, later, to } = step.series;
      void give(step.action).then((taken) => {
        if (taken) return;
        setSeries(null);
        // A refusal is shown as such; the plan is kept.
        const again = plan && (plan.action === step.action ? plan : { ...plan, action: null });
        if (again) setHalt({ key: "refused", to, seats: [], piece: "", left: [again, ...later] });
      });
    },
    [give],
  );

  const { busy } = live;
  useEffect(() => {
    if (series === null || busy || now === null) return;
    // Its last order is not confirmed yet.
    if (now.epoch === series.given.epoch && now.seq === series.given.seq) return;
    go(next(series, now, present));
  }, [series, busy, now, present, go]);

  // A message about one game's past does not apply to another.
  const epoch = now?.epoch;
  useEffect(() => setHalt(null), [epoch]);

  const take = useCallback((action: string) => {
    const at = state.current;
    setSeries(null);
    setHalt(null);
    if (at !== null) setTrail((was) => trailAfter(was, at, action));
  }, []);

  const behind = useMemo(() => (series === null && now !== null ? stayed(trail, now) : NOBODY), [series, now, trail]);
  const others = useAble(live.table, behind, trail?.to ?? "");
  const giving = useMemo(() => (series?.plan ? [series.plan, ...series.later] : NOTHING), [series]);
  const stop = useCallback(() => {
    setSeries(null);
    setHalt(null);
  }, []);
  return { running: series !== null, giving, halt, others, from: trail?.from ?? "", to: trail?.to ?? "", begin: go, take, stop };
}

/** Those of `behind` that can reach a place, as far as is known before they set out. */
function useAble(table: Table, behind: readonly Setting[], to: string): readonly Setting[] {
  const [able, setAble] = useState({ behind: NOBODY, who: NOBODY });
  useEffect(() => {
    if (behind.length === 0) return;
    let stale = false;
    const reaches = async ({ piece }: Setting) => {
      const laid = await table.overlays(piece, null);
      const marks = laid.filter((one) => one.about === piece).flatMap((one) => one.marks);
      return marks.some((mark) => mark.place === to && (mark.kind === "reach" || mark.kind === "fight"));
    };
    Promise.all(behind.slice(0, MOST).map(reaches)).then(
      (found) => !stale && setAble({ behind, who: behind.filter((_, index) => found[index]) }),
      () => undefined, // Nothing is offered: each can still be ordered by itself.
    );
    return () => {
      stale = true;
    };
  }, [table, behind, to]);
  return able.behind === behind ? able.who : NOBODY;
}
