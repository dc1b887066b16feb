/** A game from the server: the state, the log, and what a player can do. */

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
  /** The chat. */
  chat: readonly Saying[];
  /** The language of both; null while they differ. */
  lang: string;
  connected: boolean;
  /** The token is no longer valid: another has replaced it. */
  dead: boolean;
  /** There is no such game here. */
  gone: boolean;
  /** An action is on its way. */
  busy: boolean;
  /** The moment after the last action that was played here. */
  own: number;
  refusal: Refusal | null;
  /** An order that got no answer; and how to repeat it, in its own moment. */
  lost: Lost | null;
  again: () => void;
  /** Dismiss the message about a refused or lost order. */
  forget: () => void;
  /** Play an action in the moment `seen`; what the page plays `byItself` it repeats by itself. */
  act: (action: string, seen: GameState, byItself?: boolean) => Promise<boolean>;
  /** What the undo would cross, unless `sure`; null if it was done, requested or refused. */
  undo: (to?: number, sure?: boolean) => Promise<Undone | null>;
  hurry: () => Promise<void>;
  answerUndo: (grant: boolean, to: number | null) => Promise<void>;
  refresh: () => Promise<void>;
}

const POLL = 2500;
/** Time in ms that a live connection may take to report an acknowledged action. */
const SILENT = 400;
/** The refusal of an order for another moment. */
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
  /** Why the game could not be loaded; the refusal of an order stays until dismissed. */
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

  /** Fetch the state: responses and the live connection overtake each other. */
  const refresh = useCallback(async () => {
    try {
      const fresh = await table.state();
      if (current.current === table) setLost((was) => was && judged(was, fresh));
      // The live connection may have sent it already, or a newer one.
      if (!open.current || !isKnown(fresh, newest.current) || unread.current !== null) take(fresh);
    } catch (error) {
      // A live connection brings all news, and the page shows when it is down.
      if (!(error instanceof Refusal)) return;
      if ((open.current || error instanceof Unheard) && newest.current !== null) return;
      unread.current = error;
      setRefusal((was) => was ?? error);
    }
  }, [table, take]);

  // For another seat, everything known is dropped. In another language the same
  // is loaded anew, and stays as it was meanwhile.
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
  // What the live connection sends of the log need not be fetched.
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

  // New lines are read at each change; after an undo, which marks old lines, the whole log.
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

  /** Wait for the state after an action: from the live connection, or by fetching if that is silent. */
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
        const { seq } = await table.act(at, action, byItself);
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

  /** The server knows whether it has arrived: it accepts an order only in its own moment. */
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
    // If no bot is thinking any more there is nothing to hurry.
    await table.hurry().catch(() => undefined);
  }, [table]);

  const forget = useCallback(() => {
    setRefusal(null);
    setLost(null);
  }, []);
  return { table, state, log, chat, lang: stateLang === logLang ? stateLang : "", connected, dead: end !== "", gone: end === "gone", busy, own, refusal, lost, again, forget, act, undo, hurry, answerUndo, refresh };
}

/** Keep a WebSocket open, and reconnect when it fails. */
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
