/** What was said at the table: the state tells the last of it, and what is missing is asked for. */

import { useEffect, useRef, useState } from "react";
import type { GameState, Table } from "../api";
import { type Saying, fetchChat, heard } from "../talk";

const NOTHING: readonly Saying[] = [];

export function useChat(table: Table, state: GameState | null): readonly Saying[] {
  const [chat, setChat] = useState(NOTHING);
  const known = useRef(chat);
  const { id, token } = table;
  // Of another seat nothing is told that was known before.
  useEffect(() => {
    known.current = NOTHING;
    setChat(NOTHING);
  }, [id, token]);
  const fresh = state?.chat ?? NOTHING;
  useEffect(() => {
    let stale = false;
    const take = (more: readonly Saying[]) => {
      const whole = heard(known.current, more);
      if (stale || whole === null || whole === known.current) return;
      known.current = whole;
      setChat(whole);
    };
    if (heard(known.current, fresh) !== null) take(fresh);
    else fetchChat(table, known.current.length).then(take, () => undefined); // The next word asks again.
    return () => {
      stale = true;
    };
  }, [table, fresh]);
  return chat;
}
