/** The server's contract (docs/http.md), as types and calls. */

export type Seat = string;

export interface TitleInfo {
  key: string;
  name: string;
  blurb: string;
  seats: { key: Seat; name: string }[];
  scenarios: { key: string; name: string; clause: string }[];
  options: { key: string; name: string; clause: string; default: boolean; seats: { key: Seat; name: string }[] }[];
  bots: { key: string; name: string }[];
}

export interface SeatInfo {
  name: string;
  kind: "human" | "bot";
  bot?: string | null;
}

export interface Choice {
  action: string;
  text: string;
  places: string[];
  cards: number[];
}

export interface Decision {
  seats: Seat[];
  mine: boolean;
  prompt: string;
  clause: string;
  clause_title: string;
  clause_summary: string;
  actions: Choice[];
}

export interface Card {
  number: number;
  title: string;
  ops: number;
  side: string;
  effect: string;
}

/** What a title shows a seat; only what every title has is named here. */
export type View = Record<string, unknown>;

export interface GameState {
  id: string;
  seq: number;
  title: string;
  scenario: string;
  seat: Seat;
  seats: Record<Seat, SeatInfo>;
  view: View;
  over: boolean;
  result: { winner: string | null; text: string; clause: string } | null;
  decision: Decision | null;
  undo: { free: boolean; possible?: boolean; asked_by: Seat | null };
  cards: Card[];
  names: Record<string, string>;
  log_length: number;
}

export interface LogLine {
  n: number;
  seq: number;
  text: string;
  kind: string;
  dice: number[];
}

export interface Opened {
  id: string;
  tokens: Record<Seat, string>;
  observer: string;
}

export interface GameRow {
  id: string;
  title: string;
  scenario: string;
  turn_text: string;
  seats: Record<Seat, SeatInfo>;
  over: boolean;
  updated: string;
}

export interface Why {
  legal: boolean;
  text: string;
  clause: string | null;
}

/** The server refused: `text` says why, in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly text: string,
    readonly clause: string | null,
  ) {
    super(text);
  }
}

interface Ask {
  token?: string | undefined;
  body?: unknown;
  query?: Record<string, string | number | undefined>;
}

export function address(path: string, query: Ask["query"] = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

async function ask(path: string, { token, body, query }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { headers, method: body === undefined ? "GET" : "POST" };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(address(path, query), init);
  if (answer.ok) return answer;
  throw refusal(answer.status, await answer.text());
}

function refusal(status: number, text: string): Refusal {
  try {
    const { error } = JSON.parse(text) as { error?: { key?: string; text?: string; clause?: string } };
    if (error?.text) return new Refusal(status, error.key ?? "", error.text, error.clause ?? null);
  } catch {
    // Not ours: a proxy's page, say.
  }
  return new Refusal(status, "", `${status}`, null);
}

async function json<T>(path: string, how?: Ask): Promise<T> {
  return (await (await ask(path, how)).json()) as T;
}

async function text(path: string, how?: Ask): Promise<string> {
  return (await ask(path, how)).text();
}

export interface NewGame {
  title: string;
  scenario: string;
  options: string[];
  seats: Record<Seat, string>;
}

export const api = {
  titles: (lang: string) => json<TitleInfo[]>("/api/titles", { query: { lang } }),
  games: (lang: string) => json<GameRow[]>("/api/games", { query: { lang } }),
  open: (game: NewGame) => json<Opened>("/api/games", { body: game }),
  import: (record: string) => json<Opened>("/api/games/import", { body: { record } }),
  board: (title: string, theme: string) => `/api/titles/${title}/board.svg?theme=${theme}`,
};

/** One game through the eyes of the seat that holds `token`. */
export class Table {
  readonly base: string;

  constructor(
    readonly id: string,
    readonly token: string,
    readonly lang: string,
  ) {
    this.base = `/api/games/${encodeURIComponent(id)}`;
  }

  private how(query: Ask["query"] = {}): Ask {
    return { token: this.token, query: { lang: this.lang, ...query } };
  }

  state(): Promise<GameState> {
    return json(this.base, this.how());
  }

  moment(n: number): Promise<GameState> {
    return json(`${this.base}/moments/${n}`, this.how());
  }

  log(from: number): Promise<LogLine[]> {
    return json(`${this.base}/log`, this.how({ from }));
  }

  counters(theme: string, moment?: number): Promise<string> {
    const at = moment === undefined ? "" : `/moments/${moment}`;
    return text(`${this.base}${at}/counters.svg`, this.how({ theme }));
  }

  act(seq: number, action: string): Promise<{ seq: number }> {
    return json(`${this.base}/actions`, { ...this.how(), body: { seq, action } });
  }

  undo(seq: number): Promise<{ seq?: number; asked?: boolean }> {
    return json(`${this.base}/undo`, { ...this.how(), body: { seq } });
  }

  answerUndo(grant: boolean): Promise<unknown> {
    return json(`${this.base}/undo/answer`, { ...this.how(), body: { grant } });
  }

  why(action: string): Promise<Why> {
    return json(`${this.base}/why`, this.how({ action }));
  }

  odds(): Promise<unknown> {
    return json(`${this.base}/odds`, this.how());
  }

  download(what: "record" | "position" | "board.svg", theme?: string): Promise<string> {
    return text(`${this.base}/${what}`, this.how({ theme }));
  }

  live(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = { token: this.token, lang: this.lang };
    return address(`${scheme}//${location.host}${this.base}/live`, query);
  }
}
