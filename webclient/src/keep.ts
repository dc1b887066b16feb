/** What this browser remembers: the seats it holds, and how its reader likes the page. */

import type { Opened, Seat } from "./api";

/** The seats of a game that are played at this screen, and the links for those that are not. */
export interface Held {
  /** Secrets of the seats at this screen ("observer" for one that watches). */
  tokens: Record<Seat, string>;
  /** Secrets to hand out: seats elsewhere, and the observer's. */
  invitations: Record<Seat, string>;
  /** The secret of whoever set the table: it makes new links. */
  host?: string;
  /** The links by which somebody sat down here, with their seats: they open nothing any more, and may be opened again. */
  used?: Record<string, Seat>;
}

const NONE: Held = { tokens: {}, invitations: {} };

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`longroll.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`longroll.${key}`, JSON.stringify(value));
  } catch {
    // A private window: the page works, and forgets.
  }
}

export const keep = {
  held: (game: string): Held => read(`game.${game}`, NONE),
  hold: (game: string, held: Held): void => write(`game.${game}`, held),
  setting: <T>(key: string, otherwise: T): T => read(key, otherwise),
  set: write,
};

/** Keep the seats of a new game: those of `elsewhere` become invitations. */
export function holdOpened(opened: Opened, elsewhere: readonly Seat[]): Held {
  const held: Held = { tokens: {}, invitations: { observer: opened.observer }, host: opened.host };
  for (const [seat, token] of Object.entries(opened.tokens)) {
    (elsewhere.includes(seat) ? held.invitations : held.tokens)[seat] = token;
  }
  if (Object.keys(held.tokens).length === 0) held.tokens["observer"] = opened.observer;
  keep.hold(opened.id, held);
  return held;
}

/** Whether a link brings to a seat that this browser holds already. */
export function holds(held: Held, link: string): boolean {
  const seat = held.used?.[link];
  return Object.values(held.tokens).includes(link) || (seat !== undefined && seat in held.tokens);
}

/** Keep the seat to which a link has brought: `token` opens it from now on. */
export function holdClaimed(game: string, link: string, seat: Seat, token: string): void {
  const known = keep.held(game);
  const invitations = Object.fromEntries(Object.entries(known.invitations).filter(([, each]) => each !== link || link === token));
  keep.hold(game, { ...known, tokens: { [seat]: token }, invitations, used: { ...known.used, [link]: seat } });
}

/** The links that can be handed out: that of a seat where somebody has sat down by it opens nothing any more. */
export function offered(held: Held, claimed: readonly Seat[]): Record<Seat, string> {
  return Object.fromEntries(Object.entries(held.invitations).filter(([seat]) => !claimed.includes(seat)));
}

/** Where this page is: the start page, or a game, with a token if a link brought one. */
export interface Place {
  game: string | null;
  token: string | null;
  moment: number | null;
}

export function placeOf(path: string, hash: string): Place {
  const game = /^\/game\/([^/]+)\/?$/.exec(path)?.[1];
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const moment = Number.parseInt(words.get("moment") ?? "", 10);
  return {
    game: game ? decodeURIComponent(game) : null,
    token: words.get("token"),
    moment: Number.isFinite(moment) ? moment : null,
  };
}

/** The token of what somebody pasted: a whole link to this game, or only its token; null for anything else. */
export function tokenIn(pasted: string, game: string): string | null {
  const said = pasted.trim();
  if (/^[\w-]{20,}$/.test(said)) return said;
  try {
    const { pathname, hash } = new URL(said);
    const place = placeOf(pathname, hash);
    return place.game === game ? place.token : null;
  } catch {
    return null;
  }
}

export function invitation(game: string, token: string): string {
  return `${location.origin}/game/${encodeURIComponent(game)}#token=${encodeURIComponent(token)}`;
}
