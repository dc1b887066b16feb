/** What a seat sees of its game: one moment, in one language, with what lies on and over the map. */

import { useEffect, useMemo, useState } from "react";
import type { GameState } from "../api";
import { type Language, useReader } from "../words";
import { useCounters, useMoment } from "./moments";
import { type Sheet, useSheet } from "./sheet";
import { useLanguage, useSpoken } from "./spoken";
import { type Laid, useLaid } from "./useLaid";
import { type Shown, usePlayback } from "./usePlayback";
import { useTable } from "./useTable";

/** The board as it is drawn. */
export interface Drawn {
  sheet: Sheet | null;
  undrawn: boolean;
  /** Another sheet is wanted than the one that is there. */
  late: boolean;
  counters: string | null;
}

export interface Sight {
  /** The language that is spoken, and the one that the reader has asked for last. */
  language: Language;
  wanted: Language;
  live: Shown;
  /** The newest state that is told, and the one that is shown. */
  now: GameState | null;
  shown: GameState | null;
  /** The moment that is looked back at; null in the present. */
  moment: number | null;
  setMoment: (moment: number | null) => void;
  /** The moment of what is shown, if that is over: looked back at, or on the way to the present. */
  then: number | null;
  /** Which state is shown, for answers that hold only in it. */
  at: string;
  /** Nothing that is over is shown. */
  present: boolean;
  drawn: Drawn;
  laid: Laid;
}

/** A sight in which there is a game to be seen. */
export interface Seen extends Sight {
  now: GameState;
  shown: GameState;
  /** What a lesson wants to be done before anything else; empty without one. */
  first: string;
}

function useDrawn(sight: Omit<Sight, "drawn" | "laid">, theme: string): Drawn {
  const { live, shown, moment, wanted, language } = sight;
  const laid = useSheet(shown?.title, theme, wanted);
  const { sheet } = useSpoken(laid, laid.lang, language);
  const counters = useCounters(live.table, theme, shown, moment ?? live.playback.at);
  return { sheet, undrawn: laid.undrawn, late: laid.late || sheet !== laid.sheet, counters };
}

/** A moment of others' moves that stands while another language is asked for is told anew in it; and the language it has come in. */
function useRetold(live: Shown, wanted: string, language: string): [Shown, string] {
  const { at, lang } = live.playback;
  const again = useMoment(live.table, at !== null && lang !== wanted ? at : null);
  const anew = again.past !== null && again.past.seq === at ? again : null;
  const state = at !== null && anew?.lang === language ? anew.past : live.state;
  return [useMemo(() => ({ ...live, state }), [live, state]), at === null || lang === wanted ? wanted : (anew?.lang ?? "")];
}

/** What the holder of `token` sees; `passing` tells where the page passes by itself. */
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
  // The map, which takes longest to letter, is faint until it comes; all that is read changes at once.
  const ready = [told.lang, retold, laid.lang, moment === null ? wanted : looked.lang].every((lang) => lang === wanted);
  useEffect(() => {
    if (ready) setReady(wanted);
  }, [ready, wanted, setReady]);
  return { ...sight, drawn, laid };
}
