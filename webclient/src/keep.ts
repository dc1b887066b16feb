/** What this browser remembers: the seats it holds, and how its reader likes the page. */

import type { Opened, Seat } from "./api";

/** The seat of those who only watch. */
export const OBSERVER = "observer";

/** The seats of a game that are played at this screen, and the links for those that are not. */
export interface Held {
  /** Secrets of the seats at this screen, and of "observer" for whoever watches here, too. */
  tokens: Record<Seat, string>;
  /** Secrets to hand out: seats elsewhere, and the observer's. */
  invitations: Record<Seat, string>;
  /** One person plays all seats at this screen: nothing is hidden between them. */
  open?: boolean;
  /** The secret of whoever set the table: it makes new links. */
  host?: string;
  /** The links by which somebody sat down here, with their seats: they open nothing any more, and may be opened again. */
  used?: Record<string, Seat>;
  /** By link, the secret with which its seat is claimed, as long as no answer was heard: with it the same claim can be made again. */
  claims?: Record<string, string>;
}

const HELD = "longroll.game.";
const NONE: Held = { tokens: {}, invitations: {} };

/** What could not be kept is remembered as long as the page stands. */
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
    // A private window, or one that is full: the page works, and forgets when it is closed.
    unkept.set(key, text);
  }
}

export const keep = {
  held: (game: string): Held => read(`game.${game}`, NONE),
  hold: (game: string, held: Held): void => write(`game.${game}`, held),
  /** Nothing more is known of a game. */
  forget: (game: string): void => {
    for (const key of [`game.${game}`, `map.${game}`]) {
      unkept.delete(key);
      try {
        localStorage.removeItem(`longroll.${key}`);
      } catch {
        // Nothing was kept.
      }
    }
  },
  setting: <T>(key: string, otherwise: T): T => read(key, otherwise),
  set: write,
};

/** The games of which this browser holds a seat, or which were set here. */
export function owned(): string[] {
  const kept = [...unkept.keys()].map((key) => `longroll.${key}`);
  try {
    kept.push(...Object.keys(localStorage));
  } catch {
    // A private window: what stands in this page is all.
  }
  const games = kept.filter((key) => key.startsWith(HELD)).map((key) => key.slice(HELD.length));
  return [...new Set(games)].filter((game) => {
    const { tokens, host } = keep.held(game);
    return host !== undefined || Object.keys(tokens).length > 0;
  });
}

/** Keep the seats of a new game: those of `elsewhere` become invitations; `open` says that one person plays the others. */
export function holdOpened(opened: Opened, elsewhere: readonly Seat[], open = false): Held {
  const held: Held = { tokens: {}, invitations: { observer: opened.observer }, host: opened.host, ...(open && { open }) };
  for (const [seat, token] of Object.entries(opened.tokens)) {
    (elsewhere.includes(seat) ? held.invitations : held.tokens)[seat] = token;
  }
  if (Object.keys(held.tokens).length === 0) held.tokens["observer"] = opened.observer;
  keep.hold(opened.id, held);
  return held;
}

/** The seats that are played at this screen; where there are none, the one that watches, if somebody does. */
export function seatsHere(held: Held): Seat[] {
  const seats = Object.keys(held.tokens);
  const played = seats.filter((seat) => seat !== OBSERVER);
  return played.length > 0 ? played : seats;
}

/** The seat that this browser holds already and to which a link brings; null for one that it does not hold. */
export function seatBehind(held: Held, link: string): Seat | null {
  const seat = held.used?.[link];
  if (seat !== undefined && seat in held.tokens) return seat;
  return Object.keys(held.tokens).find((each) => held.tokens[each] === link) ?? null;
}

/** The secret with which the seat of a link is claimed: kept before it is sent, so that an answer can be lost. */
export function claimOf(game: string, link: string): string {
  const known = keep.held(game);
  const before = known.claims?.[link];
  if (before !== undefined) return before;
  const claim = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keep.hold(game, { ...known, claims: { ...known.claims, [link]: claim } });
  return claim;
}

/** Keep the seat to which a link has brought beside those that are held: `token` opens it from now on. */
export function holdClaimed(game: string, link: string, seat: Seat, token: string): void {
  const known = keep.held(game);
  const invitations = Object.fromEntries(Object.entries(known.invitations).filter(([, each]) => each !== link || link === token));
  const claims = Object.fromEntries(Object.entries(known.claims ?? {}).filter(([each]) => each !== link));
  keep.hold(game, { ...known, tokens: { ...known.tokens, [seat]: token }, invitations, used: { ...known.used, [link]: seat }, claims });
}

/** Whether whoever has come to `seat` only watches in this window; of the seats that are played, the one he has come to looks first. */
export function watchedOf(game: string, seat: Seat): boolean {
  if (seat !== OBSERVER) keep.set(`seat.${game}`, seat);
  return seat === OBSERVER;
}

/** The seat that somebody else is to play from now on, by a new link: what opened it here opens nothing any more. */
export function handOver(held: Held, seat: Seat, link: string): Held {
  const tokens = Object.fromEntries(Object.entries(held.tokens).filter(([each]) => each !== seat));
  return { ...held, tokens, invitations: { ...held.invitations, [seat]: link } };
}

/** The seats that may be handed over: those elsewhere, and those that have come here by a link, perhaps by mistake. */
export function movable(held: Held, seat: Seat): boolean {
  return !held.tokens[seat] || Object.values(held.used ?? {}).includes(seat);
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
  /** Whoever holds a seat, too, only watches in this window. */
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

/** Whether links that begin with this address open nothing on another machine. */
export function loopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

export function invitation(game: string, token: string): string {
  return `${location.origin}/game/${encodeURIComponent(game)}#token=${encodeURIComponent(token)}`;
}
