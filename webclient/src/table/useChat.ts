/** The chat of the table: the state has the last messages, and missing ones are fetched. */

import { useEffect, useRef, useState } from "react";
import type { GameState, Table } from "../api";
import { type Saying, fetchChat, heard } from "../talk";

const NOTHING: readonly Saying[] = [];

export function useChat(table: Table, state: GameState | null): readonly Saying[] {
  const [chat, setChat] = useState(NOTHING);
  const known = useRef(chat);
  const { id, token } = table;
  // For another seat, earlier messages are dropped.
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
