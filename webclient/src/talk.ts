/** What is not part of a game: names, what is said at the table, what a seat notes for itself. */

import type { Seat, Table } from "./api";
import { type Ask, PATIENCE, json, text } from "./ask";

/** Something that was said at the table, numbered from 0. */
export interface Saying {
  n: number;
  seat: Seat;
  text: string;
  at: string;
}

/** So many letters a name may have, and what is said at once. */
export const LONGEST_NAME = 40;
export const LONGEST_SAID = 500;
export const LONGEST_NOTE = 10_000;

const said = (table: Table, body: unknown): Ask => ({ ...table.how(), body, patience: PATIENCE });

export const fetchChat = (table: Table, from: number) => json<Saying[]>(`${table.base}/chat`, table.how({ from }));
export const speakUp = (table: Table, words: string) => json<Saying>(`${table.base}/chat`, said(table, { text: words }));
export const fetchNotes = (table: Table) => json<{ text: string }>(`${table.base}/notes`, table.how());
export const keepNotes = (table: Table, words: string) => json<{ text: string }>(`${table.base}/notes`, said(table, { text: words }));
/** What the player of one's own seat is called. */
export const namePlayer = (table: Table, name: string) => json<{ name: string }>(`${table.base}/player`, said(table, { name }));
/** What a table is called: `host` is the token of whoever set it. */
export const nameTable = (table: Table, host: string, name: string) => json<{ name: string }>(`${table.base}/name`, { ...said(table, { name }), token: host });
/** Forget a table for ever. */
export const deleteTable = (game: string, host: string, lang: string) => text(`/api/games/${encodeURIComponent(game)}`, { token: host, method: "DELETE", query: { lang } });

/** What is known of a chat with what has come of it: nothing is lost, and nothing told twice; null where something between is not known. */
export function heard(known: readonly Saying[], fresh: readonly Saying[]): readonly Saying[] | null {
  const last = fresh.at(-1);
  if (last === undefined || last.n < known.length) return known;
  const first = fresh[0]?.n ?? 0;
  return first > known.length ? null : [...known.slice(0, first), ...fresh];
}

/** So many of what others have said were not read: `read` is the number of the first that was not. */
export function unread(chat: readonly Saying[], seat: Seat, read: number): number {
  return chat.filter((one) => one.n >= read && one.seat !== seat).length;
}
