/** The server's contract (docs/http.md), as types and calls. */

import { type Ask, PATIENCE, address, json, text } from "./ask";
import type { Analysis, Thought } from "./analysed";
import type { Consulted } from "./explained";
import type { Lesson } from "./lesson";
import type { Side } from "./sides";
import type { Saying } from "./talk";

export type { Analysis, CurvePoint, Thought, Turning } from "./analysed";
export { Refusal, Unheard, address } from "./ask";

export type Seat = string;

export interface TitleInfo {
  key: string;
  name: string;
  blurb: string;
  seats: { key: Seat; name: string }[];
  /** As at the table. */
  sides: Side[];
  scenarios: { key: string; name: string; clause: string; text: string }[];
  options: { key: string; name: string; clause: string; default: boolean; length?: boolean; seats: { key: Seat; name: string }[] }[];
  bots: { key: string; name: string; text: string }[];
  /** What its lesson is about, or empty. */
  lesson: string;
}

export interface SeatInfo {
  name: string;
  kind: "human" | "bot";
  bot?: string | null;
  /** What its player is called, or empty. */
  player?: string;
}

export interface Choice {
  action: string;
  text: string;
  /** What is left to say beneath the place where its piece stands; empty if all of it. */
  brief?: string;
  /** What to know before one chooses, as what a step costs; or empty. */
  note?: string;
  /** What more there is to know, line by line, for whoever points at it; or empty. */
  about?: string;
  places: string[];
  cards: number[];
  pieces?: string[];
}

/** Several orders in turn by which what moves now comes to a place. */
export interface Course {
  place: string;
  /** Only the first is known to be on the list. */
  actions: string[];
  /** Where each of them leads. */
  places: string[];
  note: string;
}

export interface Decision {
  seats: Seat[];
  mine: boolean;
  prompt: string;
  clause: string;
  clause_title: string;
  clause_summary: string;
  /** The key of the question. */
  kind?: string;
  /** The order by which one may wish to decline every question of its kind, and how that is said; or empty. */
  decline?: string;
  declining?: string;
  /** The tables of the rulebook that it is looked up on. */
  tables?: Consulted[];
  /** The places on the map that the question is about. */
  about?: string[];
  /** The only order is not a decision: it may be given by itself. */
  forced?: boolean;
  /** The verbs of the orders that a long list tells first. */
  foremost?: string[];
  /** By verb what its orders are called together: a long list folds them beneath that. */
  kinds?: Readonly<Record<string, string>>;
  /** Places with enemies: what is aimed at one of them is an attack, and told as soon. */
  foes?: string[];
  actions: Choice[];
  courses: Course[];
}

export interface Card {
  number: number;
  title: string;
  ops: number;
  side: string;
  effect: string;
}

/** What a title shows a seat: no page reads it, for every title has its own. */
export type View = Record<string, unknown>;

export type Form = "gauge" | "figure" | "track" | "table";

export interface ChartRow {
  key: string;
  label: string;
  cells: string[];
  /** Its first number. */
  value: number;
  side: string;
  /** The full scale of a gauge. */
  of: number;
  now: boolean;
  place: string;
  /** The number of the card that it is about; 0 for none. */
  card?: number;
}

export interface Chart {
  key: string;
  name: string;
  /** How it is read, where that does not go without saying; or empty. */
  about?: string;
  clause: string;
  form: Form;
  columns: string[];
  rows: ChartRow[];
}

/** What a side needs to win, with how much of it there is, in a sentence or two. */
export interface Aim {
  side: string;
  text: string;
}

export type MarkKind = "source" | "free" | "cut" | "own" | "enemy" | "both" | "reach" | "fight" | "block";

export interface Overlay {
  key: string;
  name: string;
  clause: string;
  side: string;
  about: string;
  /** Whether `show` tells of `about` and another place (`A-B`) how it stands between them. */
  pairs?: boolean;
  marks: { place: string; kind: MarkKind; value: number }[];
  lines: [string, string][];
  legend: Partial<Record<MarkKind, string>>;
  /** What else bears on it at the moment, as the weather. */
  note?: string;
}

export interface Modifier {
  side: string;
  text: string;
  value: number;
  clause: string;
}

export interface Party {
  side: string;
  strength: number;
  modifiers: Modifier[];
  dice: number[];
  total: number | null;
  loss: number | null;
}

/** A fight under way, or the one that the last action decided. */
export interface Contest {
  place: string;
  clause: string;
  kind: "battle" | "fire";
  /** The moment at which it began. */
  since: number;
  text: string;
  parties: [Party, Party];
  told: string[];
  winner: string;
  /** The side whose single roll decides, to which all modifiers count; empty where each side rolls. */
  roller?: string;
}

/** A fight that may come: `ways` of each outcome add up to `of`. Fire wins if it costs the defender anything. */
export interface Prospect {
  place: string;
  /** Other places that are fought for in the same fight. */
  joined?: string[];
  attacker: string;
  defender: string;
  modifiers: Modifier[];
  outcomes: { attacker_loss: number; defender_loss: number; attacker_wins: boolean; ways: number }[];
  of: number;
  /** The side whose single roll decides, to which all modifiers count; empty where each side rolls. */
  roller?: string;
  kind?: "battle" | "fire";
  /** 0 for exact odds; of an estimate, by how many hundredths the chance may be off. */
  margin?: number;
  /** The place from which the attackers come, if there is one: it tells apart fights for the same place. */
  start?: string;
}

/** A sheet that is open beside the map, as for a battle; `name` is a place if it is about one. */
export interface Display {
  key: string;
  name: string;
  title: string;
  /** What is said at its head, as the hour. */
  note: string;
  round: number;
  wide: number;
  high: number;
  /** Their rectangles, and what lies in each; their keys stand among the `places` of choices and of the log. */
  areas: { key: string; name: string; left: number; top: number; wide: number; high: number; holds: string[] }[];
}

/** A line of what is known of a place or piece. */
export interface Shown {
  key: string;
  label: string;
  values: string[];
}

export interface GameState {
  id: string;
  seq: number;
  /** How often something was taken back: `seq` falls only when this rises. */
  epoch: number;
  title: string;
  scenario: string;
  options: string[];
  seat: Seat;
  seats: Record<Seat, SeatInfo>;
  /** The seats where somebody sat down by a link, which opens nothing since. */
  claimed: Seat[];
  /** The sides as their counters look. */
  sides: Side[];
  turn_text: string;
  charts: Chart[];
  aims?: Aim[];
  contest: Contest | null;
  view: View;
  over: boolean;
  /** The seat of a bot that ought to choose and could not. */
  bot_failed: Seat | null;
  /** When something was last played or taken back; empty for a past moment. */
  moved: string;
  result: { winner: string | null; text: string; clause: string; /** What its score came of. */ deeds?: Chart[] } | null;
  decision: Decision | null;
  /** The battles that may be fought next, now. */
  odds: Prospect[];
  /** Another whenever what lies on the board is another. */
  counters: string;
  /** The sheets that are open beside the map. */
  displays: Display[];
  undo: { free: boolean; possible: boolean; asks: boolean; free_from: number; activation: number; free_count: number; activation_count: number; asked_by: Seat | null; asked_to: number | null; asked_count: number; order: string; began: string };
  cards: Card[];
  names: Record<string, string>;
  log_length: number;
  /** What the table is called, or empty. */
  name?: string;
  /** The last that was said at the table; nothing for those who watch. */
  chat?: readonly Saying[];
  /** How far the lesson has come, for whoever learns. */
  lesson?: Lesson | null;
}

type Moment = Pick<GameState, "seq" | "epoch">;

/** What an undo came to: done, `asked` for, or neither, for it `passes` what only a bot's courtesy gives back, down to `to`. */
export interface Undone {
  seq: number;
  asked: boolean;
  passes: "" | "chance" | "secret";
  to: number | null;
}

export interface LogLine {
  n: number;
  seq: number;
  text: string;
  kind: string;
  dice: number[];
  /** The places that it is about. */
  places: string[];
  /** The cards that it is about, by their numbers. */
  cards?: number[];
  /** What these are called. */
  titles?: string[];
  secret: boolean;
  undone: boolean;
}

export interface Opened {
  id: string;
  /** Whether nothing is left to play in it, as in many that are imported. */
  over?: boolean;
  tokens: Record<Seat, string>;
  observer: string;
  host: string;
}

export interface GameRow {
  id: string;
  title: string;
  scenario: string;
  turn_text: string;
  seats: Record<Seat, SeatInfo>;
  /** The seats that have to choose, and since when; empty where nobody has noted it. */
  waits: Seat[];
  moved: string;
  over: boolean;
  /** The seat that has won, and how that is said; null and empty where nobody has, or nobody knows. */
  winner: Seat | null;
  ending: string;
  updated: string;
  /** What the table is called, or empty. */
  name?: string;
  /** It began as the lesson of its title. */
  lesson?: boolean;
}

export interface Why {
  legal: boolean;
  text: string;
  clause: string | null;
}

/** Why nothing, or not more, can be done with something. */
export interface Hindrance {
  text: string;
  clause: string | null;
}

export interface NewGame {
  title: string;
  scenario: string;
  options: string[];
  seats: Record<Seat, string>;
}

export const api = {
  titles: (lang: string) => json<TitleInfo[]>("/api/titles", { query: { lang } }),
  /** All tables, or those with `ids`. */
  games: (lang: string, ids?: readonly string[]) => json<GameRow[]>("/api/games", { query: { lang, ids: ids?.join() } }),
  open: (game: NewGame, lang: string) => json<Opened>("/api/games", { body: game, query: { lang } }),
  /** Begin the lesson of a title; `opponent` is the bot that plays on after it. */
  learn: (title: string, opponent: string, lang: string) => json<Opened>("/api/games/lesson", { body: { title, opponent }, query: { lang } }),
  import: (record: string, lang: string) => json<Opened>("/api/games/import", { body: { record }, query: { lang } }),
  clauses: (title: string, lang: string) =>
    json<Record<string, { title: string; summary: string }>>(`/api/titles/${title}/clauses`, { query: { lang } }),
  /** A new link for a seat: `host` is the token of whoever set the table. */
  reissue: (game: string, host: string, seat: Seat, lang: string) =>
    json<{ seat: Seat; token: string }>(`/api/games/${encodeURIComponent(game)}/tokens`, {
      token: host,
      body: { seat },
      query: { lang },
    }),
  /** Sit down by a link: the seat's token is another from then on, and the link opens nothing. */
  /** With the same secret `claim` as before the same token comes again. */
  claim: (game: string, link: string, claim: string, lang: string) =>
    json<{ seat: Seat; token: string }>(`/api/games/${encodeURIComponent(game)}/claim`, {
      token: link,
      body: { claim },
      query: { lang },
      patience: PATIENCE,
    }),
  board: (title: string, theme: string, lang: string) => `/api/titles/${title}/board.svg?theme=${theme}&lang=${lang}`,
};

/** One game through the eyes of the seat that holds `token`; without one through those of the member who is signed in. */
export class Table {
  readonly base: string;

  constructor(
    readonly id: string,
    readonly token: string,
    readonly lang: string,
  ) {
    this.base = `/api/games/${encodeURIComponent(id)}`;
  }

  /** Something is said, and an answer is expected soon. */
  private said(body: unknown): Ask {
    return { ...this.how(), body, patience: PATIENCE };
  }

  /** Who asks, and in which language. */
  how(query: Ask["query"] = {}): Ask {
    return { token: this.token, query: { lang: this.lang, ...query } };
  }

  /** The same game through the same eyes, told in another language. */
  told(lang: string): Table {
    return new Table(this.id, this.token, lang);
  }

  state(): Promise<GameState> {
    return json(this.base, { ...this.how(), patience: PATIENCE });
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

  /** The drawing of an open sheet. */
  display(name: string, theme: string, moment?: number): Promise<string> {
    const at = moment === undefined ? "" : `/moments/${moment}`;
    return text(`${this.base}${at}/displays/${encodeURIComponent(name)}.svg`, this.how({ theme }));
  }

  /** `at` is the moment that the player saw: the server refuses what was meant for another. */
  act(at: Moment, action: string): Promise<{ seq: number }> {
    return json(`${this.base}/actions`, this.said({ seq: at.seq, epoch: at.epoch, action }));
  }

  /** Take back one's own last action, or all down to the moment `to`; what a bot only gives back by courtesy if one is `sure`. */
  undo({ seq, epoch }: Moment, to?: number, sure = false): Promise<Undone> {
    return json(`${this.base}/undo`, this.said(to === undefined ? { seq, epoch, sure } : { seq, epoch, to, sure }));
  }

  /** Let the bots play on without a pause until somebody else has to choose. */
  hurry(): Promise<unknown> {
    return json(`${this.base}/hurry`, this.said({}));
  }

  /** `to` says which question is answered: another may have taken its place. */
  answerUndo(grant: boolean, to: number | null): Promise<unknown> {
    return json(`${this.base}/undo/answer`, this.said(to === null ? { grant } : { grant, to }));
  }

  /** Give the game up: it is over then, for everybody. */
  resign(): Promise<{ seq: number }> {
    return json(`${this.base}/resign`, this.said({ sure: true }));
  }

  why(action: string): Promise<Why> {
    return json(`${this.base}/why`, this.how({ action }));
  }

  /** Why nothing, or not more, can be done now with a place or piece. */
  hindrances(about: string): Promise<Hindrance[]> {
    return json(`${this.base}/hindrances`, this.how({ about }));
  }

  private at(moment: number | null): string {
    return moment === null ? this.base : `${this.base}/moments/${moment}`;
  }

  overlays(about: string, moment: number | null): Promise<Overlay[]> {
    return json(`${this.at(moment)}/overlays`, this.how({ about }));
  }

  /** The face of a card, whoever holds it. */
  card(number: number): Promise<Card> {
    return json(`${this.base}/cards/${number}`, this.how());
  }

  show(key: string, moment: number | null): Promise<Shown[]> {
    return json(`${this.at(moment)}/show`, this.how({ key }));
  }

  /** `others` are tokens of further seats at this screen: all of them together may know everything. */
  download(what: "record" | "position" | "board.svg", theme: string, others: readonly string[]): Promise<string> {
    const token = [this.token, ...others.filter((other) => other !== this.token)].filter(Boolean).join(",");
    return text(`${this.base}/${what}`, { ...this.how({ theme }), token });
  }

  /** The address of the report of a finished game, a page by itself. */
  report(): string {
    return address(`${this.base}/report`, { token: this.token || undefined, lang: this.lang });
  }

  /** The analysis of a finished game; `begin` sets to work on it. */
  analysis(begin = false): Promise<Analysis> {
    return json(`${this.base}/analysis`, begin ? { ...this.how(), body: {} } : this.how());
  }

  /** The numbers of the actions by which a bot meant something. */
  thoughts(): Promise<number[]> {
    return json(`${this.base}/thoughts`, this.how());
  }

  thought(number: number): Promise<Thought> {
    return json(`${this.base}/thoughts/${number}`, this.how());
  }

  live(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = { token: this.token || undefined, lang: this.lang };
    return address(`${scheme}//${location.host}${this.base}/live`, query);
  }
}
