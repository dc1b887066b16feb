/**
 * Another language is spoken at once: when all that is to be read has come in it. Until then the page
 * stands as it was, in the language that was spoken before.
 */

import { useEffect, useRef, useState } from "react";

/** So long, in ms, the page waits for all of it before it speaks of what has come. */
const PATIENCE = 4000;

/** What was last told in the language that is spoken: `value` itself, if it is in that one. */
export function useSpoken<T>(value: T, lang: string, spoken: string): T {
  const last = useRef(value);
  if (lang === spoken) last.current = value;
  return last.current;
}

/** The language that the page speaks, and how to say in which one all has come. */
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
