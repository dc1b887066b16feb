/** Playback of others' moves, at a speed that can be watched, paused and skipped. */

import { useCallback, useEffect, useRef, useState } from "react";
import type { GameState, LogLine } from "../api";
import { keep } from "../keep";
import { type Leading, type Speed, botsGoOn, faster, lastLines, lasting, leading, linesAt, nextMoment } from "./playback";
import type { Live } from "./useTable";

/** Minimum time in ms for which a decided battle is shown, whoever has decided it. */
const DECIDED = 1000;
/** If the log does not arrive, the table goes on without it. */
const PATIENCE = 1500;

export interface Playback {
  /** The moment that is shown during playback; null in the present. */
  at: number | null;
  /** The language of what is shown. */
  lang: string;
  /** The newest moment. */
  of: number;
  /** What happened at the moment that is shown, if others have caused it. */
  told: LogLine[];
  /** The same for screen readers, including one's own orders: nothing else announces their results. */
  heard: LogLine[];
  /** The last events until then, including one's own orders. */
  last: LogLine[];
  /** The number of moments skipped last. */
  skipped: number;
  /** Whether nothing is shown on the way to one's own next decision. */
  skipping: boolean;
  paused: boolean;
  speed: Speed;
  pause: () => void;
  /** Pause at this moment while something of it is being read. */
  hold: (on: boolean) => void;
  faster: () => void;
  /** Turn playback on or off. */
  watch: (on: boolean) => void;
  /** To the present, and on to one's own next decision. */
  skip: () => void;
  /** The label of that button. */
  leads: Leading;
}

/** The table as it is shown; choices apply to that moment. */
export interface Shown extends Omit<Live, "act"> {
  /** What the page does `byItself` is not the reader's order. */
  act: (action: string, byItself?: boolean) => Promise<boolean>;
  playback: Playback;
}

/**
 * The table as it is shown: in the present, or in playback. `passes` says of a state whether
 * the page passes by itself there, so that others go on; `spoken` is the language of `live`.
 */
export function usePlayback(live: Live, passes: (state: GameState) => boolean, spoken: string): Shown {
  const [{ shown, lang }, setFrame] = useState<{ shown: GameState | null; lang: string }>({ shown: null, lang: spoken });
  const [speed, setSpeed] = useState<Speed>(() => keep.setting<Speed>("watch", 1));
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const [skipped, setSkipped] = useState(0);
  const [tick, setTick] = useState(0);
  const since = useRef(0);
  const [skipping, setSkipping] = useState(false);
  const fetched = useRef<{ key: string; state: Promise<GameState> } | null>(null);
  const { state: newest, log, table, busy, own, hurry, act, undo } = live;

  const show = useCallback((state: GameState, lang: string) => {
    since.current = performance.now();
    setFrame({ shown: state, lang });
  }, []);

  useEffect(() => {
    if (newest === null || shown === null || newest === shown) {
      if (newest !== shown) setFrame({ shown: newest, lang: spoken });
      return;
    }
    if (skipping || speed === 0 || shown.epoch !== newest.epoch || shown.seq >= newest.seq || shown.seat !== newest.seat) {
      setPaused(false);
      if (shown.seq === newest.seq) setFrame({ shown: newest, lang: spoken });
      else show(newest, spoken);
      return;
    }
    // One's own action is shown at once.
    if (newest.seq === own) return show(newest, spoken);
    if (busy || paused || held) return;
    const logged = log.length >= newest.log_length;
    const told = Math.max(lasting(linesAt(log, shown.seq), shown.seq === own), shown.contest?.winner ? DECIDED : 0);
    const wait = since.current + told / speed - performance.now();
    if (wait > 0 || !logged) {
      const timer = setTimeout(() => (wait > 0 ? setTick((n) => n + 1) : show(newest, spoken)), wait > 0 ? wait : PATIENCE);
      return () => clearTimeout(timer);
    }
    const next = nextMoment(log, shown.seq, own, newest.seq);
    if (next === newest.seq) return show(newest, spoken);
    const moment = (seq: number) => {
      const key = `${table.base} ${table.lang} ${newest.epoch} ${seq}`;
      if (fetched.current?.key !== key) fetched.current = { key, state: table.moment(seq) };
      return fetched.current.state;
    };
    let stale = false;
    moment(next).then(
      (state) => {
        if (stale) return;
        show(state, table.lang);
        // The next one is loaded while this one is shown.
        const later = nextMoment(log, next, own, newest.seq);
        if (later < newest.seq) moment(later).catch(() => undefined);
      },
      () => !stale && show(newest, spoken),
    );
    return () => {
      stale = true;
    };
  }, [newest, shown, busy, paused, held, skipping, log, own, speed, table, show, tick, spoken]);

  // On to one's own decision: the server hurries until a human has to choose.
  const goesOn = newest !== null && (botsGoOn(newest) || passes(newest));
  const passed = newest !== null && newest.seq === own;
  useEffect(() => {
    if (!skipping) return;
    if (!goesOn) setSkipping(false);
    else if (passed) void hurry();
  }, [skipping, goesOn, passed, hurry]);

  const behindOthers = newest !== null && shown !== null && shown.seq < newest.seq && shown.epoch === newest.epoch && newest.seq !== own;
  const at = behindOthers && speed !== 0 && !skipping && !busy ? shown.seq : null;
  const behind = at === null || newest === null ? 0 : newest.seq - at;

  const skip = useCallback(() => {
    setSkipping(newest !== null && botsGoOn(newest));
    setSkipped(behind);
    setPaused(false);
    setTick((n) => n + 1);
    if (newest !== null) setFrame({ shown: newest, lang: spoken });
    void hurry();
  }, [behind, newest, hurry, spoken]);

  useEffect(() => {
    if (at !== null) setSkipped(0);
  }, [at]);

  const set = useCallback((next: Speed) => {
    keep.set("watch", next);
    setSpeed(next);
  }, []);

  // The same moment in another language is shown directly.
  const same = shown !== null && newest !== null && shown.seq === newest.seq && shown.epoch === newest.epoch && shown.seat === newest.seat;
  const frame = same ? newest : (shown ?? newest);
  const past = at !== null;
  // Nobody can choose in a past moment, or undo what he has not seen yet.
  const actNow = useCallback(
    async (action: string, byItself = false) => frame !== null && !past && act(action, frame, byItself),
    [act, frame, past],
  );
  const undoNow = useCallback(async (to?: number, sure?: boolean) => (past ? null : undo(to, sure)), [undo, past]);
  const heard = frame === null ? [] : linesAt(log, frame.seq);
  const told = frame?.seq === own ? [] : heard;
  const last = frame === null ? [] : lastLines(log, frame.seq);
  return {
    ...live,
    act: actNow,
    undo: undoNow,
    state: frame,
    log: at === null ? log : log.filter((line) => line.seq <= at || line.undone),
    playback: {
      at,
      lang: same ? spoken : lang,
      of: newest?.seq ?? 0,
      told,
      heard,
      last,
      skipped,
      skipping,
      paused,
      speed,
      pause: useCallback(() => setPaused((was) => !was), []),
      hold: setHeld,
      faster: useCallback(() => set(faster(speed)), [set, speed]),
      watch: useCallback((on: boolean) => set(on ? 1 : 0), [set]),
      skip,
      leads: leading(newest),
    },
  };
}
