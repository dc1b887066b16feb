/** The server's analysis of a finished game. */

import { useCallback, useEffect, useState } from "react";
import type { Analysis, Table } from "../api";
import { useSpoken } from "./spoken";

const POLL = 1500;
const FEW: ReadonlySet<number> = new Set();

interface Analysed {
  analysis: Analysis | null;
  /** Its language. */
  lang: string;
  begin: () => void;
}

/** The analysis of a finished game, polled while it is being made, and how to begin it. */
export function useAnalysis(table: Table, over: boolean): Analysed {
  const [{ analysis, lang }, setAnalysis] = useState<Omit<Analysed, "begin">>({ analysis: null, lang: table.lang });
  const [asked, setAsked] = useState(0);
  const state = analysis?.state;
  useEffect(() => {
    if (!over) {
      setAnalysis({ analysis: null, lang: table.lang });
      return;
    }
    let left = false;
    const ask = () =>
      table.analysis().then(
        (found) => !left && setAnalysis({ analysis: found, lang: table.lang }),
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
    table.analysis(true).then(
      (found) => setAnalysis({ analysis: found, lang: table.lang }),
      () => setAsked((n) => n + 1),
    );
  }, [table]);
  return { analysis, lang, begin };
}

/** The actions with stored bots' thoughts; null until known, and while the game lasts. */
export function useThoughts(table: Table, over: boolean): ReadonlySet<number> | null {
  const [thoughts, setThoughts] = useState<ReadonlySet<number> | null>(null);
  useEffect(() => {
    setThoughts(null);
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

/** The means for looking back at a finished game. */
export interface LookingBack {
  analysis: Analysis | null;
  begin: () => void;
  thoughts: ReadonlySet<number>;
  /** Whether it is known that there are no bots' thoughts. */
  silent: boolean;
}

/** All of it, in the active language. */
export function useLookingBack(table: Table, over: boolean, language: string): LookingBack {
  const analysed = useAnalysis(table, over);
  const { analysis, begin } = useSpoken(analysed, analysed.lang, language);
  const thoughts = useThoughts(table, over);
  return { analysis, begin, thoughts: thoughts ?? FEW, silent: thoughts?.size === 0 };
}
