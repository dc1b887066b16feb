/** The chat of this table: unread messages, and one's own name. */

import { useEffect, useRef, useState } from "react";
import type { GameState } from "../api";
import { OBSERVER, keep } from "../keep";
import { type Saying, namePlayer, unread } from "../talk";
import { playsElsewhere } from "./choices";
import type { Live } from "./useTable";

export interface Talking {
  /** Whether there is, or was, somebody to talk to. */
  talks: boolean;
  chat: readonly Saying[];
  /** The number of unread messages of others. */
  unread: number;
  /** The last of them, if it arrived while the page was open; to be announced. */
  news: Saying | null;
}

/** `open` while the chat is visible: then all of it counts as read. */
export function useTalk(game: string, { table, chat }: Pick<Live, "table" | "chat">, now: GameState | null, here: readonly string[], open: boolean): Talking {
  const seat = now?.seat ?? OBSERVER;
  const key = `read.${game}.${seat}`;
  const [read, setRead] = useState(() => keep.setting<number>(key, 0));
  const begun = useRef<number | null>(null);
  if (begun.current === null && now !== null) begun.current = Math.max(chat.length, (now.chat?.at(-1)?.n ?? -1) + 1);
  useEffect(() => {
    if (!open || document.hidden || chat.length <= read) return;
    keep.set(key, chat.length);
    setRead(chat.length);
  }, [open, chat.length, read, key]);

  // A player with a name keeps it at every table where he is alone at his screen.
  const alone = here.length === 1 && here[0] === seat && seat !== OBSERVER;
  const nameless = alone && now?.seats[seat]?.kind === "human" && !now.seats[seat]?.player;
  useEffect(() => {
    const me = keep.setting<string>("me", "");
    if (nameless && me !== "") namePlayer(table, me).catch(() => undefined);
  }, [table, nameless]);

  const last = chat.at(-1);
  const news = last && last.seat !== seat && last.n >= (begun.current ?? 0) ? last : null;
  const talks = seat !== OBSERVER && now !== null && (chat.length > 0 || playsElsewhere(now, here));
  return { talks, chat, unread: unread(chat, seat, read), news };
}
