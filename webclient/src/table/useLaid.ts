/** The overlay on the map, and the place or piece that it is about. */

import { useCallback, useState } from "react";
import type { GameState, Overlay, Table } from "../api";
import { useBetween } from "./Between";
import { useSpoken } from "./spoken";
import { useOverlays } from "./useAids";

export interface Laid {
  /** The available overlays, and the chosen one. */
  overlays: readonly Overlay[];
  chosen: string | null;
  overlay: Overlay | null;
  between: ReturnType<typeof useBetween>;
  /** The language of the loaded overlays. */
  lang: string;
  /** Show an overlay, or hide it and forget its subject. */
  lay: (key: string | null) => void;
  /** Set the subject to a place; to none if empty. */
  ask: (about: string) => void;
}

/** Suffix of the key of another side's overlay beside one's own, such as its reach. */
const OTHER = /-other$/;

/** The chosen overlay; when the other side's is no longer available, one's own comes back. */
export function lies(overlays: readonly Overlay[], chosen: string | null): Overlay | null {
  const named = (key: string | undefined) => overlays.find((each) => each.key === key);
  return named(chosen ?? undefined) ?? named(chosen?.replace(OTHER, "")) ?? null;
}

/** The overlays of the shown moment, in the active language. */
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
