/** A game as the server tells it: the state, the log, and what a player can say. */

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type GameState, type LogLine, Refusal, Table, type Undone, Unheard } from "../api";
import type { Saying } from "../talk";
import { Line } from "./line";
import { type Lost, judged, lose } from "./lost";
import { follow, isKnown, isOutrun } from "./newest";
import { useChat } from "./useChat";

export interface Live {
  table: Table;
  state: GameState | null;
  log: LogLine[];
  /** What was said at the table. */
  chat: readonly Saying[];
  /** The language of both; of neither where one has come in another than the other. */
  lang: string;
  connected: boolean;
  /** The token opens nothing any more: another has taken its place. */
  dead: boolean;
  /** There is no such game here. */
  gone: boolean;
  /** An action is on its way. */
  busy: boolean;
  /** The moment after the last action that was played here. */
  own: number;
  refusal: Refusal | null;
  /** An order that got no answer; and how it is given again, in its own moment. */
  lost: Lost | null;
  again: () => void;
  /** Speak no more of what was refused or lost. */
  forget: () => void;
  /** Play an action in the moment `seen`, for which it was meant; what the page plays `byItself` it plays again by itself. */
  act: (action: string, seen: GameState, byItself?: boolean) => Promise<boolean>;
  /** What would be taken back by a bot's courtesy, unless one is `sure`; null where it was done, asked for or refused. */
  undo: (to?: number, sure?: boolean) => Promise<Undone | null>;
  hurry: () => Promise<void>;
  answerUndo: (grant: boolean, to: number | null) => Promise<void>;
  refresh: () => Promise<void>;
}

const POLL = 2500;
/** So long, in ms, a live line may take to tell of an action that was acknowledged. */
const SILENT = 400;
/** The refusal of what was meant for another moment. */
const STALE = "error-stale";

export function useTable(id: string, token: string, lang: string): Live {
  const table = useMemo(() => new Table(id, token, lang), [id, token, lang]);
  const [{ state, stateLang }, setState] = useState<{ state: GameState | null; stateLang: string }>({ state: null, stateLang: lang });
  const [{ log, logLang }, setLog] = useState<{ log: LogLine[]; logLang: string }>({ log: [], logLang: lang });
  const [connected, setConnected] = useState(false);
  const [end, setEnd] = useState<"" | "dead" | "gone">("");
  const [busy, setBusy] = useState(false);
  const [own, setOwn] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [lost, setLost] = useState<Lost | null>(null);
  const current = useRef(table);
  const newest = useRef<GameState | null>(null);
  const open = useRef(false);
  /** Why the game could not be read; what an order was refused for stands until it is answered. */
  const unread = useRef<Refusal | null>(null);

  const take = useCallback(
    (fresh: GameState) => {
      if (current.current !== table) return;
      setLost((was) => was && judged(was, fresh));
      const over = unread.current;
      if (over !== null) setRefusal((was) => (was === over ? null : was));
      unread.current = null;
      if (isOutrun(fresh, newest.current)) return;
      newest.current = fresh;
      setState({ state: fresh, stateLang: table.lang });
    },
    [table],
  );

  /** Ask for the state: answers and the live line overtake each other. */
  const refresh = useCallback(async () => {
    try {
      const fresh = await table.state();
      if (current.current === table) setLost((was) => was && judged(was, fresh));
      // The live line may have told it already, and more of it.
      if (!open.current || !isKnown(fresh, newest.current) || unread.current !== null) take(fresh);
    } catch (error) {
      // A line that is up tells what there is to know, and of one that is down the page says so.
      if (!(error instanceof Refusal)) return;
      if ((open.current || error instanceof Unheard) && newest.current !== null) return;
      unread.current = error;
      setRefusal((was) => was ?? error);
    }
  }, [table, take]);

  // Of another seat nothing that was known before is shown any more. In another language the same
  // is told anew, and stands meanwhile as it was.
  const before = useRef(token);
  useEffect(() => {
    current.current = table;
    newest.current = null;
    if (before.current !== token) {
      before.current = token;
      setState({ state: null, stateLang: table.lang });
      setLog({ log: [], logLang: table.lang });
      setLost(null);
    }
    setRefusal(null);
    setEnd("");
    void refresh();
  }, [table, token, refresh]);

  const wire = useCallback((up: boolean) => {
    open.current = up;
    setConnected(up);
  }, []);
  const die = useCallback((gone: boolean) => setEnd(gone ? "gone" : "dead"), []);
  // What the live line tells of the log need not be asked for.
  const read = useRef<{ table: Table; epoch: number; lines: LogLine[] } | null>(null);
  const hear = useCallback(
    (fresh: GameState, events: LogLine[]) => {
      const known = read.current;
      if (current.current === table && known?.table === table && known.epoch === fresh.epoch) {
        const lines = follow(known.lines, events);
        if (lines !== known.lines) {
          read.current = { ...known, lines };
          setLog({ log: lines, logLang: table.lang });
        }
      }
      take(fresh);
    },
    [table, take],
  );
  useLive(table, hear, wire, die);
  const chat = useChat(table, state);

  useEffect(() => {
    if (connected || end !== "") return;
    const timer = setInterval(() => void refresh(), POLL);
    return () => clearInterval(timer);
  }, [connected, end, refresh]);

  // What is new is read at each change; after an undo, which marks old lines, all of it.
  const length = state?.log_length ?? 0;
  const epoch = state?.epoch ?? 0;
  useEffect(() => {
    if (state === null) return;
    let stale = false;
    const known = () => (read.current?.table === table && read.current.epoch === epoch ? read.current.lines : null);
    const before = known() ?? [];
    if (known() !== null && before.length >= length) return;
    table.log(before.length).then(
      (lines) => {
        if (stale) return;
        const whole = follow(known() ?? before, lines);
        read.current = { table, epoch, lines: whole };
        setLog({ log: whole, logLang: table.lang });
      },
      () => undefined, // The next change reads it again.
    );
    return () => {
      stale = true;
    };
  }, [table, length, epoch, state === null]);

  /** Wait for the state after an action: from the live line, or by asking where that is silent. */
  const settle = useCallback(
    async (epoch: number, seq: number) => {
      const told = () => newest.current !== null && !isOutrun(newest.current, { epoch, seq });
      for (let asked = 0; asked < 8 && !told(); asked += 1) {
        const until = performance.now() + SILENT;
        while (open.current && !told() && performance.now() < until) await new Promise((go) => setTimeout(go, 10));
        if (!told()) await refresh();
        if (!open.current) return;
      }
    },
    [refresh],
  );

  const act = useCallback(
    async (action: string, at: GameState, byItself = false) => {
      setBusy(true);
      setRefusal(null);
      setLost(null);
      try {
        const { seq } = await table.act(at, action);
        setOwn(seq);
        await settle(at.epoch, seq);
        return true;
      } catch (error) {
        if (error instanceof Unheard) {
          if (!byItself) setLost(lose(action, at, error.text));
          void refresh(); // A network that is gone takes its time to say so.
          return false;
        }
        if (error instanceof Refusal) setRefusal(error);
        await refresh();
        return false;
      } finally {
        setBusy(false);
      }
    },
    [table, refresh, settle],
  );

  /** Whether it has arrived meanwhile the server knows: it takes an order in its own moment only. */
  const again = useCallback(() => {
    if (lost === null) return;
    void (async () => {
      if (await act(lost.action, lost.at)) return;
      setRefusal((was) => {
        if (was?.key !== STALE) return was;
        setLost(newest.current === null ? lost : judged(lost, newest.current));
        return null;
      });
    })();
  }, [act, lost]);

  const undo = useCallback(async (to?: number, sure = false) => {
    const at = newest.current;
    if (at === null) return null;
    try {
      const answer = await table.undo(at, to, sure);
      if (answer.passes !== "") return answer;
      await refresh();
    } catch (error) {
      if (error instanceof Refusal) setRefusal(error);
    }
    return null;
  }, [table, refresh]);

  const answerUndo = useCallback(
    async (grant: boolean, to: number | null) => {
      try {
        await table.answerUndo(grant, to);
      } catch (error) {
        if (error instanceof Refusal) setRefusal(error);
      }
      await refresh();
    },
    [table, refresh],
  );

  const hurry = useCallback(async () => {
    // Where no bot is at work any more there is nothing to hurry.
    await table.hurry().catch(() => undefined);
  }, [table]);

  const forget = useCallback(() => {
    setRefusal(null);
    setLost(null);
  }, []);
  return { table, state, log, chat, lang: stateLang === logLang ? stateLang : "", connected, dead: end !== "", gone: end === "gone", busy, own, refusal, lost, again, forget, act, undo, hurry, answerUndo, refresh };
}

/** Keep a WebSocket open, and open it again when it falls. */
function useLive(
  table: Table,
  hear: (state: GameState, events: LogLine[]) => void,
  tell: (connected: boolean) => void,
  die: (gone: boolean) => void,
): void {
  useEffect(() => {
    const line = new Line(table.live(), { hear, tell, die });
    const check = () => document.hidden || line.check();
    line.open();
    addEventListener("online", check);
    addEventListener("offline", check);
    document.addEventListener("visibilitychange", check);
    return () => {
      removeEventListener("online", check);
      removeEventListener("offline", check);
      document.removeEventListener("visibilitychange", check);
      line.close();
    };
  }, [table, hear, tell, die]);
}
