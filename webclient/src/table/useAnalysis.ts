/** What the server found out about a finished game. */

import { useCallback, useEffect, useState } from "react";
import type { Analysis, Table } from "../api";

const POLL = 1500;
const FEW: ReadonlySet<number> = new Set();

/** The analysis of a finished game, asked for again while it is being made, and how to begin it. */
export function useAnalysis(table: Table, over: boolean): { analysis: Analysis | null; begin: () => void } {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [asked, setAsked] = useState(0);
  const state = analysis?.state;
  useEffect(() => {
    if (!over) {
      setAnalysis(null);
      return;
    }
    let left = false;
    const ask = () =>
      table.analysis().then(
        (found) => !left && setAnalysis(found),
        () => undefined, // It is asked again, or with the next look.
      );
    void ask();
    const timer = state === "working" ? setInterval(() => void ask(), POLL) : undefined;
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [table, over, state, asked]);
  const begin = useCallback(() => {
    table.analysis(true).then(setAnalysis, () => setAsked((n) => n + 1));
  }, [table]);
  return { analysis, begin };
}

/** The actions by which a bot meant something that it can tell now; none while the game lasts. */
export function useThoughts(table: Table, over: boolean): ReadonlySet<number> {
  const [thoughts, setThoughts] = useState(FEW);
  useEffect(() => {
    setThoughts(FEW);
    if (!over) return;
    let left = false;
    table.thoughts().then(
      (found) => !left && setThoughts(new Set(found)),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [table, over]);
  return thoughts;
}
