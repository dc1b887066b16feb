/** A game as the server tells it: the state, the log, and what a player can say. */

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type GameState, type LogLine, Refusal, Table } from "../api";

export interface Live {
  table: Table;
  state: GameState | null;
  log: LogLine[];
  connected: boolean;
  /** An action is on its way. */
  busy: boolean;
  refusal: Refusal | null;
  forget: () => void;
  act: (action: string) => Promise<boolean>;
  undo: () => Promise<"done" | "asked" | "refused">;
  answerUndo: (grant: boolean) => Promise<void>;
  refresh: () => Promise<void>;
}

const PATIENCE = [300, 1000, 2000, 5000, 10000];
const POLL = 2500;

export function useTable(id: string, token: string, lang: string): Live {
  const table = useMemo(() => new Table(id, token, lang), [id, token, lang]);
  const [state, setState] = useState<GameState | null>(null);
  const [log, setLog] = useState<LogLine[]>([]);
  const [connected, setConnected] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const current = useRef(table);
  const newest = useRef<GameState | null>(null);

  const take = useCallback(
    (fresh: GameState) => {
      if (current.current !== table) return;
      newest.current = fresh;
      setState(fresh);
    },
    [table],
  );

  const refresh = useCallback(async () => {
    try {
      take(await table.state());
    } catch (error) {
      if (error instanceof Refusal) setRefusal(error);
    }
  }, [table, take]);

  // Another seat, another language: what was known before is not shown any more.
  useEffect(() => {
    current.current = table;
    newest.current = null;
    setState(null);
    setLog([]);
    setRefusal(null);
    void refresh();
  }, [table, refresh]);

  useLive(table, take, setConnected);

  useEffect(() => {
    if (connected) return;
    const timer = setInterval(() => void refresh(), POLL);
    return () => clearInterval(timer);
  }, [connected, refresh]);

  // Read whole at each change: an undo may have rewritten its end.
  const length = state?.log_length ?? 0;
  const seq = state?.seq ?? 0;
  useEffect(() => {
    if (state === null) return;
    let stale = false;
    const read = async () => {
      try {
        const lines = await table.log(0);
        if (!stale) setLog(lines);
      } catch {
        // The next change reads it again.
      }
    };
    void read();
    return () => {
      stale = true;
    };
  }, [table, length, seq, state === null]);

  const act = useCallback(
    async (action: string) => {
      const at = newest.current;
      if (at === null) return false;
      setBusy(true);
      setRefusal(null);
      try {
        await table.act(at.seq, action);
        await refresh();
        return true;
      } catch (error) {
        if (error instanceof Refusal) setRefusal(error);
        await refresh();
        return false;
      } finally {
        setBusy(false);
      }
    },
    [table, refresh],
  );

  const undo = useCallback(async () => {
    const at = newest.current;
    if (at === null) return "refused" as const;
    try {
      const answer = await table.undo(at.seq);
      await refresh();
      return answer.asked ? ("asked" as const) : ("done" as const);
    } catch (error) {
      if (error instanceof Refusal) setRefusal(error);
      return "refused" as const;
    }
  }, [table, refresh]);

  const answerUndo = useCallback(
    async (grant: boolean) => {
      try {
        await table.answerUndo(grant);
      } catch (error) {
        if (error instanceof Refusal) setRefusal(error);
      }
      await refresh();
    },
    [table, refresh],
  );

  const forget = useCallback(() => setRefusal(null), []);
  return { table, state, log, connected, busy, refusal, forget, act, undo, answerUndo, refresh };
}

/** Keep a WebSocket open, and open it again when it falls. */
function useLive(table: Table, take: (state: GameState) => void, tell: (connected: boolean) => void): void {
  useEffect(() => {
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let left = false;
    const open = () => {
      socket = new WebSocket(table.live());
      socket.onopen = () => {
        failures = 0;
        tell(true);
      };
      socket.onmessage = (message) => {
        const told = JSON.parse(String(message.data)) as { type: string; state?: GameState };
        if (told.type === "ping") socket?.send(JSON.stringify({ type: "pong" }));
        else if (told.type === "state" && told.state) take(told.state);
      };
      socket.onclose = () => {
        if (left) return;
        tell(false);
        timer = setTimeout(open, PATIENCE[Math.min(failures, PATIENCE.length - 1)]);
        failures += 1;
      };
    };
    open();
    return () => {
      left = true;
      clearTimeout(timer);
      if (socket) {
        socket.onclose = null;
        socket.close();
      }
      tell(false);
    };
  }, [table, take, tell]);
}
