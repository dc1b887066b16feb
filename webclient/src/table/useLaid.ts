/** What is laid over the map, and which place or piece it is about. */

import { useCallback, useState } from "react";
import type { GameState, Overlay, Table } from "../api";
import { useBetween } from "./Between";
import { useSpoken } from "./spoken";
import { useOverlays } from "./useAids";

export interface Laid {
  /** What there is to choose from, and what of it is chosen. */
  overlays: readonly Overlay[];
  chosen: string | null;
  overlay: Overlay | null;
  between: ReturnType<typeof useBetween>;
  /** The language in which the overlays have come. */
  lang: string;
  /** Lay one over the map, or take it away and forget what it was about. */
  lay: (key: string | null) => void;
  /** Ask what it is like for a place; of none if empty. */
  ask: (about: string) => void;
}

/** What is told of another beside one's own, as its reach, has the same key with this behind it. */
const OTHER = /-other$/;

/** The overlay that is chosen; when another is not looked at any more, one's own comes back. */
export function lies(overlays: readonly Overlay[], chosen: string | null): Overlay | null {
  const named = (key: string | undefined) => overlays.find((each) => each.key === key);
  return named(chosen ?? undefined) ?? named(chosen?.replace(OTHER, "")) ?? null;
}

/** The overlays of the moment that is shown, in the language that is spoken. */
export function useLaid(table: Table, shown: GameState | null, moment: number | null, language: string): Laid {
  const [chosen, setChosen] = useState<string | null>(null);
  const [about, ask] = useState("");
  const aids = useOverlays(table, shown, moment, about, chosen !== null);
  const { overlays } = useSpoken(aids, aids.lang, language);
  const overlay = lies(overlays, chosen);
  const between = useBetween(overlay);
  const lay = useCallback((key: string | null) => {
    setChosen(key);
    if (key === null) ask("");
  }, []);
  return { overlays, chosen, overlay, between, lang: aids.lang, lay, ask };
}
