/** The key to the counters: loaded on demand, and filtered by place. */

import { useCallback, useEffect, useMemo, useState } from "react";
import { type CounterKey, type Specimen, fetchKey } from "../explained";
import { useShortcut } from "./shortcuts";

export interface KeyShown {
  open: boolean;
  /** The place that it was opened for, until another is pointed at; null for none. */
  about: string | null;
  toggle: () => void;
  /** Open it for the contents of a place. */
  ask: (place: string) => void;
  close: () => void;
}

/** Whether the key is open, and for what; its letter toggles it. */
export function useKeyShown(): KeyShown {
  const [open, setOpen] = useState(false);
  const [about, setAbout] = useState<string | null>(null);
  const toggle = useCallback(() => {
    setAbout(null);
    setOpen((was) => !was);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const ask = useCallback((place: string) => {
    setAbout(place);
    setOpen(true);
  }, []);
  useShortcut("key", toggle);
  return useMemo(() => ({ open, about, toggle, ask, close }), [open, about, toggle, ask, close]);
}

const known = new Map<string, Promise<CounterKey>>();

/** The key of a title; null until loaded. */
export function useCounterKey(title: string, theme: string, lang: string): CounterKey | null {
  const [told, setTold] = useState<CounterKey | null>(null);
  useEffect(() => {
    let left = false;
    const wanted = `${title} ${theme} ${lang}`;
    const asked = known.get(wanted) ?? fetchKey(title, theme, lang);
    known.set(wanted, asked);
    asked.then(
      (key) => !left && setTold(key),
      () => known.delete(wanted),
    );
    return () => {
      left = true;
    };
  }, [title, theme, lang]);
  return told;
}

/** The kinds and badges drawn in a place: counters in their stacks, and markers. */
export function kindsAt(drawn: ParentNode, place: string): Set<string> {
  const found = new Set<string>();
  for (const one of drawn.querySelectorAll<SVGElement>("[data-space]")) {
    if (one.dataset.space !== place) continue;
    const { kind, kinds } = one.dataset;
    for (const each of [kind, ...(kinds ?? "").split(" ")]) if (each) found.add(each);
  }
  return found;
}

/** The specimens of what lies in a place; null if none of it is explained: then all are shown. */
export function lyingThere(specimens: readonly Specimen[], kinds: ReadonlySet<string>): Specimen[] | null {
  const there = specimens.filter((one) => one.kinds.some((kind) => kinds.has(kind)));
  return there.length > 0 ? there : null;
}
