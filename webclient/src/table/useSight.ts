/** What a seat sees of its game: one moment, in one language, with what is on and over the map. */

import { useEffect, useMemo, useState } from "react";
import type { GameState } from "../api";
import { type Language, useReader } from "../words";
import { useCounters, useMoment } from "./moments";
import { type Sheet, useSheet } from "./sheet";
import { useLanguage, useSpoken } from "./spoken";
import { type Laid, useLaid } from "./useLaid";
import { type Shown, usePlayback } from "./usePlayback";
import { useTable } from "./useTable";

/** The drawn board. */
export interface Drawn {
  sheet: Sheet | null;
  undrawn: boolean;
  /** Another sheet is being loaded. */
  late: boolean;
  counters: string | null;
}

export interface Sight {
  /** The active language, and the one requested last. */
  language: Language;
  wanted: Language;
  live: Shown;
  /** The newest state that was received, and the one that is shown. */
  now: GameState | null;
  shown: GameState | null;
  /** The past moment that is viewed; null in the present. */
  moment: number | null;
  setMoment: (moment: number | null) => void;
  /** The moment that is shown, if it is past: viewed, or in the playback. */
  then: number | null;
  /** Identifies the shown state, for responses that are valid only in it. */
  at: string;
  /** Whether the present is shown. */
  present: boolean;
  drawn: Drawn;
  laid: Laid;
}

/** A sight with a game to be seen. */
export interface Seen extends Sight {
  now: GameState;
  shown: GameState;
  /** The order that a lesson wants first; empty without one. */
  first: string;
}

function useDrawn(sight: Omit<Sight, "drawn" | "laid">, theme: string): Drawn {
  const { live, shown, moment, wanted, language } = sight;
  const laid = useSheet(shown?.title, theme, wanted);
  const { sheet } = useSpoken(laid, laid.lang, language);
  const counters = useCounters(live.table, theme, shown, moment ?? live.playback.at);
  return { sheet, undrawn: laid.undrawn, late: laid.late || sheet !== laid.sheet, counters };
}

/** A playback moment is loaded anew in another language; also the language in which it has been loaded. */
function useRetold(live: Shown, wanted: string, language: string): [Shown, string] {
  const { at, lang } = live.playback;
  const again = useMoment(live.table, at !== null && lang !== wanted ? at : null);
  const anew = again.past !== null && again.past.seq === at ? again : null;
  const state = at !== null && anew?.lang === language ? anew.past : live.state;
  return [useMemo(() => ({ ...live, state }), [live, state]), at === null || lang === wanted ? wanted : (anew?.lang ?? "")];
}

/** The sight of the holder of `token`; `passing` says where the page passes by itself. */
export function useSight(game: string, token: string, first: number | null, passing: (state: GameState) => boolean): Sight {
  const { language: wanted, theme } = useReader();
  const [language, setReady] = useLanguage(wanted);
  const told = useTable(game, token, wanted);
  const whole = useSpoken(useMemo(() => ({ state: told.state, log: told.log }), [told.state, told.log]), told.lang, language);
  const played = usePlayback({ ...told, ...whole }, passing, language);
  const [live, retold] = useRetold(played, wanted, language);
  const [moment, setMoment] = useState<number | null>(first);
  const looked = useMoment(live.table, moment);
  const { past } = useSpoken(looked, looked.lang, language);
  const now = live.state;
  const shown = moment === null ? now : (past ?? now);
  const then = moment === null || past === null ? live.playback.at : moment;
  const at = shown === null ? "" : `${shown.epoch}.${shown.seq}`;
  const present = moment === null && live.playback.at === null;
  const sight = { language, wanted, live, now, shown, moment, setMoment, then, at, present };
  const drawn = useDrawn(sight, theme);
  const laid = useLaid(live.table, shown, then, language);
  // The map takes longest to load and is dimmed until then; all text changes at once.
  const ready = [told.lang, retold, laid.lang, moment === null ? wanted : looked.lang].every((lang) => lang === wanted);
  useEffect(() => {
    if (ready) setReady(wanted);
  }, [ready, wanted, setReady]);
  return { ...sight, drawn, laid };
}
