/**
 * Another language becomes active when everything has been loaded in it. Until then the page
 * stays in the previous language.
 */

import { useEffect, useRef, useState } from "react";

/** Timeout in ms, after which the page switches with what has been loaded. */
const PATIENCE = 4000;

/** The last value in the active language: `value` itself, if it is in that one. */
export function useSpoken<T>(value: T, lang: string, spoken: string): T {
  const last = useRef(value);
  if (lang === spoken) last.current = value;
  return last.current;
}

/** The active language, and how to report the language in which everything is loaded. */
export function useLanguage<L extends string>(wanted: L): [L, (ready: L) => void] {
  const [spoken, setSpoken] = useState(wanted);
  const [ready, setReady] = useState(wanted);
  useEffect(() => {
    if (spoken === wanted) return;
    if (ready === wanted) return setSpoken(wanted);
    const timer = setTimeout(() => setSpoken(wanted), PATIENCE);
    return () => clearTimeout(timer);
  }, [spoken, wanted, ready]);
  return [spoken, setReady];
}
