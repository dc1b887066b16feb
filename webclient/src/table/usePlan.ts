/** Planned orders: chosen with the shift key, given one after the other. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Choice } from "../api";
import { standing } from "./choices";
import { type Halt, type Next, type Planned, planned } from "./series";
import { useShortcut } from "./shortcuts";
import { useEscape } from "./useEscape";
import type { Sight } from "./useSight";

export interface Plan {
  /** The plan, or the rest of it while it is carried out. */
  list: readonly Planned[];
  /** A chosen piece, whose destination is chosen next. */
  open: Planned | null;
  /** Where it can go, as far as is known. */
  reach: ReadonlyMap<string, unknown> | null;
  /** Choices are planned, not given. */
  on: boolean;
  setOn: (on: boolean) => void;
  running: boolean;
  add: (choice: Choice) => void;
  /** Continue the last choice to a place; whether that could be planned. */
  lead: (place: string, name: string) => boolean;
  drop: (index: number) => void;
  clear: () => void;
  /** Carry out the plan, as long as nothing unforeseen happens. */
  give: () => void;
  /** Whether a choice is planned already. */
  has: (choice: Choice) => boolean;
}

const EMPTY: readonly Planned[] = [];

function drafted(choice: Choice): Planned {
  const from = standing(choice);
  const piece = from === null ? "" : (choice.pieces?.[0] ?? "");
  return { action: choice.action, piece, name: (from !== null && choice.brief) || choice.text, from: from ?? choice.places.at(-1) ?? null, to: null };
}

/** Whether a choice only says who sets out, without a destination. */
function setsOut(choice: Choice): boolean {
  return standing(choice) !== null && choice.places.length === 1;
}

interface Following {
  /** The part of a plan that is being carried out. */
  giving: readonly Planned[];
  halt: Halt | null;
  begin: (first: Next) => void;
  stop: () => void;
}

/** The plan; `slipped` while a slip is open, which the Escape key closes first. */
export function usePlan({ now, present, live }: Sight, { giving, halt, begin, stop }: Following, slipped: boolean): Plan {
  const [list, setList] = useState(EMPTY);
  const [open, setOpen] = useState<Planned | null>(null);
  const [reach, setReach] = useState<{ piece: string; places: ReadonlyMap<string, unknown> } | null>(null);
  const [on, setOn] = useState(false);
  const running = giving.length > 0;
  const { table } = live;

  // The rest of an interrupted plan is kept, shown with the reason, and can be carried out later.
  useLayoutEffect(() => {
    if (halt?.left) setList(halt.left);
  }, [halt]);
  const clear = useCallback(() => {
    setList(EMPTY);
    setOpen(null);
    setOn(false);
    stop();
  }, [stop]);
  // A plan is for one turn.
  const turn = now?.turn_text;
  const planned_in = useRef(turn);
  useEffect(() => {
    if (planned_in.current !== turn && planned_in.current !== undefined) clear();
    planned_in.current = turn;
  }, [turn, clear]);

  // A piece without destinations is ordered as it is.
  useEffect(() => {
    if (open === null) return;
    let stale = false;
    table.overlays(open.piece, null).then(
      (laid) => {
        if (stale) return;
        const marks = laid.filter((one) => one.about === open.piece).flatMap((one) => one.marks);
        const places = new Map(marks.filter(({ kind }) => kind === "reach" || kind === "fight").map(({ place }) => [place, true]));
        if (places.size > 0) return setReach({ piece: open.piece, places });
        setList((was) => [...was, open]);
        setOpen(null);
      },
      () => undefined, // Where it goes is for the player to know.
    );
    return () => {
      stale = true;
    };
  }, [table, open]);

  const has = useCallback((choice: Choice) => list.some(({ action }) => action === choice.action), [list]);
  const add = useCallback(
    (choice: Choice) => {
      if (has(choice)) return;
      const item = drafted(choice);
      // Chosen twice, it is meant without a destination.
      const again = open?.action === choice.action;
      if (setsOut(choice) && !again) return setOpen(item);
      setOpen(null);
      setList((was) => [...was, item]);
    },
    [has, open],
  );
  const lead = useCallback(
    (place: string, name: string) => {
      const last = list.at(-1);
      if (open !== null) {
        if (place === open.from || (reach?.piece === open.piece && !reach.places.has(place))) return false;
        setList([...list, { ...open, to: place }]);
        setOpen(null);
        return true;
      }
      // What is already moving goes on from where the last order leads.
      if (last === undefined || last.piece !== "") return false;
      setList([...list, { action: null, piece: "", name, from: last.to ?? last.from, to: place }]);
      return true;
    },
    [list, open, reach],
  );
  const drop = useCallback((index: number) => setList((was) => was.filter((_, at) => at !== index)), []);
  const give = useCallback(() => {
    if (list.length === 0 || now === null || !present || live.busy || running) return;
    setOpen(null);
    setOn(false);
    const first = planned(list, now);
    if (first !== null && "action" in first) setList(EMPTY);
    begin(first);
  }, [list, now, present, live.busy, running, begin]);
  useShortcut("give", give);
  const any = list.length > 0 || open !== null || running || on;
  useEscape(clear, any && !slipped);

  const shown = running ? giving : list;
  const reached = open !== null && reach?.piece === open.piece ? reach.places : null;
  return useMemo(
    () => ({ list: shown, open, reach: reached, on, setOn, running, add, lead, drop, clear, give, has }),
    [shown, open, reached, on, running, add, lead, drop, clear, give, has],
  );
}
