/** What this browser stores: the seats it holds, and the reader's preferences. */

import type { Opened, Seat } from "./api";

/** The seat of observers. */
export const OBSERVER = "observer";

/** The seats of a game that are played at this screen, and the links for the others. */
export interface Held {
  /** Tokens of the seats at this screen, including "observer" if somebody watches here. */
  tokens: Record<Seat, string>;
  /** Tokens to hand out: seats elsewhere, and the observer's. */
  invitations: Record<Seat, string>;
  /** Whether one person plays all seats at this screen, so that nothing is hidden between them. */
  open?: boolean;
  /** The host's token, which makes new links. */
  host?: string;
  /** The links by which somebody sat down here, with their seats: no longer valid, but may be opened again. */
  used?: Record<string, Seat>;
  /** By link, the secret of a claim that was not answered yet, so that it can be repeated. */
  claims?: Record<string, string>;
}

const HELD = "longroll.game.";
const NONE: Held = { tokens: {}, invitations: {} };

/** What could not be stored is kept in memory while the page is open. */
const unkept = new Map<string, string>();

function read<T>(key: string, otherwise: T): T {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(`longroll.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`longroll.${key}`, text);
    unkept.delete(key);
  } catch {
    // Private browsing, or storage is full: the page works, but forgets when closed.
    unkept.set(key, text);
  }
}

export const keep = {
  held: (game: string): Held => read(`game.${game}`, NONE),
  hold: (game: string, held: Held): void => write(`game.${game}`, held),
  /** Forget a game. */
  forget: (game: string): void => {
    for (const key of [`game.${game}`, `map.${game}`, `declined.${game}`]) {
      unkept.delete(key);
      try {
        localStorage.removeItem(`longroll.${key}`);
      } catch {
        // Nothing was stored.
      }
    }
  },
  setting: <T>(key: string, otherwise: T): T => read(key, otherwise),
  set: write,
};

/** The games in which this browser holds a seat, or that were set up here. */
export function owned(): string[] {
  const kept = [...unkept.keys()].map((key) => `longroll.${key}`);
  try {
    kept.push(...Object.keys(localStorage));
  } catch {
    // Private browsing: only what is in memory.
  }
  const games = kept.filter((key) => key.startsWith(HELD)).map((key) => key.slice(HELD.length));
  return [...new Set(games)].filter((game) => {
    const { tokens, host } = keep.held(game);
    return host !== undefined || Object.keys(tokens).length > 0;
  });
}

/** Store the seats of a new game: those of `elsewhere` become invitations; `open` if one person plays the others. */
export function holdOpened(opened: Opened, elsewhere: readonly Seat[], open = false): Held {
  const held: Held = { tokens: {}, invitations: { observer: opened.observer }, host: opened.host, ...(open && { open }) };
  for (const [seat, token] of Object.entries(opened.tokens)) {
    (elsewhere.includes(seat) ? held.invitations : held.tokens)[seat] = token;
  }
  if (Object.keys(held.tokens).length === 0) held.tokens["observer"] = opened.observer;
  keep.hold(opened.id, held);
  return held;
}

/** The seats that are played at this screen; if there are none, the observer, if somebody watches. */
export function seatsHere(held: Held): Seat[] {
  const seats = Object.keys(held.tokens);
  const played = seats.filter((seat) => seat !== OBSERVER);
  return played.length > 0 ? played : seats;
}

/** The seat that a link leads to, if this browser holds it already; else null. */
export function seatBehind(held: Held, link: string): Seat | null {
  const seat = held.used?.[link];
  if (seat !== undefined && seat in held.tokens) return seat;
  return Object.keys(held.tokens).find((each) => held.tokens[each] === link) ?? null;
}

/** The secret with which the seat of a link is claimed: stored before it is sent, in case the response is lost. */
export function claimOf(game: string, link: string): string {
  const known = keep.held(game);
  const before = known.claims?.[link];
  if (before !== undefined) return before;
  const claim = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keep.hold(game, { ...known, claims: { ...known.claims, [link]: claim } });
  return claim;
}

/** Store the seat that a link has led to, beside others; `token` is its token from now on. */
export function holdClaimed(game: string, link: string, seat: Seat, token: string): void {
  const known = keep.held(game);
  const invitations = Object.fromEntries(Object.entries(known.invitations).filter(([, each]) => each !== link || link === token));
  const claims = Object.fromEntries(Object.entries(known.claims ?? {}).filter(([each]) => each !== link));
  keep.hold(game, { ...known, tokens: { ...known.tokens, [seat]: token }, invitations, used: { ...known.used, [link]: seat }, claims });
}

/** Whether the visitor of `seat` only watches in this window; of the played seats, the visited one comes first. */
export function watchedOf(game: string, seat: Seat): boolean {
  if (seat !== OBSERVER) keep.set(`seat.${game}`, seat);
  return seat === OBSERVER;
}

/** A seat that somebody else is to play, by a new link: its token here is no longer valid. */
export function handOver(held: Held, seat: Seat, link: string): Held {
  const tokens = Object.fromEntries(Object.entries(held.tokens).filter(([each]) => each !== seat));
  return { ...held, tokens, invitations: { ...held.invitations, [seat]: link } };
}

/** The seats that may be handed over: those elsewhere, and those taken here by a link, perhaps by mistake. */
export function movable(held: Held, seat: Seat): boolean {
  return !held.tokens[seat] || Object.values(held.used ?? {}).includes(seat);
}

/** The links that can be handed out, without those that are no longer valid. */
export function offered(held: Held, claimed: readonly Seat[]): Record<Seat, string> {
  return Object.fromEntries(Object.entries(held.invitations).filter(([seat]) => !claimed.includes(seat)));
}

/** The page of the address: the start page, or a game, with a token from a link. */
export interface Place {
  game: string | null;
  token: string | null;
  moment: number | null;
  /** Whether the visitor only watches in this window, even if he holds a seat. */
  watch: boolean;
}

export function placeOf(path: string, hash: string): Place {
  const game = /^\/game\/([^/]+)\/?$/.exec(path)?.[1];
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const moment = Number.parseInt(words.get("moment") ?? "", 10);
  return {
    game: game ? decodeURIComponent(game) : null,
    token: words.get("token"),
    moment: Number.isFinite(moment) ? moment : null,
    watch: words.has("watch"),
  };
}

/** The token in pasted text: a link to this game, or a bare token; null for anything else. */
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

/** Whether links that begin with this address do not work on other machines. */
export function loopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

export function invitation(game: string, token: string): string {
  return `${location.origin}/game/${encodeURIComponent(game)}#token=${encodeURIComponent(token)}`;
}
