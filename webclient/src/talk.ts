/** What is not part of a game: names, chat, and a seat's private notes. */

import type { Seat, Table } from "./api";
import { type Ask, PATIENCE, json, text } from "./ask";

/** A chat message, numbered from 0. */
export interface Saying {
  n: number;
  seat: Seat;
  text: string;
  at: string;
}

/** Maximum number of letters of a name, and of a message. */
export const LONGEST_NAME = 40;
export const LONGEST_SAID = 500;
export const LONGEST_NOTE = 10_000;

const said = (table: Table, body: unknown): Ask => ({ ...table.how(), body, patience: PATIENCE });

export const fetchChat = (table: Table, from: number) => json<Saying[]>(`${table.base}/chat`, table.how({ from }));
export const speakUp = (table: Table, words: string) => json<Saying>(`${table.base}/chat`, said(table, { text: words }));
export const fetchNotes = (table: Table) => json<{ text: string }>(`${table.base}/notes`, table.how());
export const keepNotes = (table: Table, words: string) => json<{ text: string }>(`${table.base}/notes`, said(table, { text: words }));
/** The name of one's own seat's player. */
export const namePlayer = (table: Table, name: string) => json<{ name: string }>(`${table.base}/player`, said(table, { name }));
/** The name of the table: `host` is the host's token. */
export const nameTable = (table: Table, host: string, name: string) => json<{ name: string }>(`${table.base}/name`, { ...said(table, { name }), token: host });
/** Delete a table for ever. */
export const deleteTable = (game: string, host: string, lang: string) => text(`/api/games/${encodeURIComponent(game)}`, { token: host, method: "DELETE", query: { lang } });

/** A known chat with newer messages appended, each once; null if some are missing between. */
export function heard(known: readonly Saying[], fresh: readonly Saying[]): readonly Saying[] | null {
  const last = fresh.at(-1);
  if (last === undefined || last.n < known.length) return known;
  const first = fresh[0]?.n ?? 0;
  return first > known.length ? null : [...known.slice(0, first), ...fresh];
}

/** The number of unread messages of others: `read` is the number of the first unread one. */
export function unread(chat: readonly Saying[], seat: Seat, read: number): number {
  return chat.filter((one) => one.n >= read && one.seat !== seat).length;
}
