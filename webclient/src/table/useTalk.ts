/** Who talks with whom at this table, what of it was not read, and the name by which one is known. */

import { useEffect, useRef, useState } from "react";
import type { GameState } from "../api";
import { OBSERVER, keep } from "../keep";
import { type Saying, namePlayer, unread } from "../talk";
import { playsElsewhere } from "./choices";
import type { Live } from "./useTable";

export interface Talking {
  /** There is somebody to talk to, or was. */
  talks: boolean;
  chat: readonly Saying[];
  /** So many words of others were not read. */
  unread: number;
  /** The last of them, if it came while the page stood; to be told aloud. */
  news: Saying | null;
}

/** `open` while the talk is looked at: then all of it is read. */
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

  // Who has a name is called by it at every table where he sits alone at his screen.
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
