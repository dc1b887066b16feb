/** The server's contract (docs/http.md), as types and calls. */

import { type Ask, PATIENCE, address, json, text } from "./ask";
import type { Analysis, Thought } from "./analysed";
import type { Chart } from "./charted";
import type { Consulted } from "./explained";
import type { Lesson } from "./lesson";
import type { Side } from "./sides";
import type { Saying } from "./talk";

export type { Analysis, CurvePoint, Thought, Turning } from "./analysed";
export { Refusal, Unheard, address } from "./ask";
export type { Chart, ChartRow, Form } from "./charted";

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
  /** What its lesson teaches, or empty. */
  lesson: string;
}

export interface SeatInfo {
  name: string;
  kind: "human" | "bot";
  bot?: string | null;
  /** The name of its player, or empty. */
  player?: string;
}

export interface Choice {
  action: string;
  text: string;
  /** The text beneath a heading with the place of the piece; empty if nothing is left. */
  brief?: string;
  /** What to know before choosing, such as the cost of a step; or empty. */
  note?: string;
  /** Further detail for a tooltip, line by line; or empty. */
  about?: string;
  places: string[];
  cards: number[];
  pieces?: string[];
  /** The places by which it leads, from where the piece stands; or none. */
  way?: string[];
  /** Those of them where the enemy may react. */
  met?: string[];
}

/** A sequence of orders that takes what moves now to a place. */
export interface Course {
  place: string;
  /** Only the first is known to be legal. */
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
  /** The order with which to decline it, or empty. */
  decline?: string;
  /** What one does not do who declines every question of this kind; empty where nobody may do so unasked. */
  declining?: string;
  /** The best chance on its list in percent, if it may be declined so; -1 if not known. */
  chance?: number;
  /** The tables of the rulebook that the question is looked up in. */
  tables?: Consulted[];
  /** The places on the map that the question concerns. */
  about?: string[];
  /** The only order is no real decision: the page may give it. */
  forced?: boolean;
  /** The verbs of orders to list first in a long list. */
  foremost?: string[];
  /** By verb, the heading under which a long list folds its orders. */
  kinds?: Readonly<Record<string, string>>;
  /** Places with enemies: orders aimed at one are attacks, and listed as early. */
  foes?: string[];
  actions: Choice[];
  courses: Course[];
}

export interface Card {
  number: number;
  /** Whether orders call it by its number. */
  numbered: boolean;
  title: string;
  ops: number;
  side: string;
  effect: string;
}

/** What a title shows a seat: the page does not read it, because every title has its own format. */
export type View = Record<string, unknown>;

/** What a side needs to win, and how much of it the side has, in a sentence or two. */
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
  /** Whether `show` explains how `about` and another place (`A-B`) are related. */
  pairs?: boolean;
  marks: { place: string; kind: MarkKind; value: number }[];
  lines: [string, string][];
  legend: Partial<Record<MarkKind, string>>;
  /** What else affects it now, such as the weather. */
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

/** The fight under way, or the one that the last action decided. */
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
  /** The side whose single roll decides, to which all modifiers apply; empty if each side rolls. */
  roller?: string;
}

/** A fight that may come: the `ways` of all outcomes add up to `of`. Fire wins if it costs the defender anything. */
export interface Prospect {
  place: string;
  /** Other places that are contested in the same fight. */
  joined?: string[];
  attacker: string;
  defender: string;
  modifiers: Modifier[];
  outcomes: { attacker_loss: number; defender_loss: number; attacker_wins: boolean; ways: number; /** Nobody wins. */ tied?: boolean }[];
  of: number;
  /** The side whose single roll decides, to which all modifiers apply; empty if each side rolls. */
  roller?: string;
  kind?: "battle" | "fire";
  /** 0 for exact odds; for an estimate, by how many hundredths the chance may be off. */
  margin?: number;
  /** The place from which the attackers come, if any: it distinguishes fights for the same place. */
  start?: string;
  /** What the attacker and what the defender fights with; empty if the title does not say. */
  forces?: string[];
  /** What must happen before it is fought; empty if nothing must. */
  given?: string;
}

/** An open display beside the map, as for a battle; `name` is a place if it is about one. */
export interface Display {
  key: string;
  name: string;
  title: string;
  /** The text at its head, such as the hour. */
  note: string;
  round: number;
  wide: number;
  high: number;
  /** Their rectangles and contents; their keys are among the `places` of choices and of the log. */
  areas: { key: string; name: string; left: number; top: number; wide: number; high: number; holds: string[] }[];
}

/** A line of details of a place or piece. */
export interface Shown {
  key: string;
  label: string;
  values: string[];
}

export interface GameState {
  id: string;
  seq: number;
  /** The number of undos: `seq` decreases only when this increases. */
  epoch: number;
  title: string;
  scenario: string;
  options: string[];
  seat: Seat;
  seats: Record<Seat, SeatInfo>;
  /** The seats that somebody took by a link, which is no longer valid. */
  claimed: Seat[];
  /** The sides with the looks of their counters. */
  sides: Side[];
  turn_text: string;
  charts: Chart[];
  aims?: Aim[];
  contest: Contest | null;
  view: View;
  over: boolean;
  /** The seat of a bot that failed to choose. */
  bot_failed: Seat | null;
  /** When something was last played or undone; empty for a past moment. */
  moved: string;
  result: { winner: string | null; text: string; clause: string; /** What its score came of. */ deeds?: Chart[] } | null;
  decision: Decision | null;
  /** The battles that may be fought next. */
  odds: Prospect[];
  /** Changes whenever what lies on the board does. */
  counters: string;
  /** The open displays beside the map. */
  displays: Display[];
  undo: { free: boolean; possible: boolean; asks: boolean; free_from: number; activation: number; free_count: number; activation_count: number; asked_by: Seat | null; asked_to: number | null; asked_count: number; order: string; began: string; returned: boolean };
  cards: Card[];
  names: Record<string, string>;
  log_length: number;
  /** The name of the table, or empty. */
  name?: string;
  /** The last chat messages; empty for observers. */
  chat?: readonly Saying[];
  /** The progress of the lesson, for the learner. */
  lesson?: Lesson | null;
}

type Moment = Pick<GameState, "seq" | "epoch">;

/** The result of an undo: done, `asked` for, or neither, because it `passes` chance or a secret, back to `to`. */
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
  /** The places that it concerns. */
  places: string[];
  /** The cards that it concerns, by number. */
  cards?: number[];
  /** The titles of these cards. */
  titles?: string[];
  secret: boolean;
  undone: boolean;
  /** How much it matters at the end of a turn: 1 most; missing or 0 no more than others. */
  news?: number;
}

export interface Opened {
  id: string;
  /** Whether nothing is left to play, as in many imported games. */
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
  /** The seats that have to choose, and since when; empty if unknown. */
  waits: Seat[];
  moved: string;
  over: boolean;
  /** The seat that has won, and the text for it; null and empty if none has, or it is unknown. */
  winner: Seat | null;
  ending: string;
  updated: string;
  /** The name of the table, or empty. */
  name?: string;
  /** Whether it began as the lesson of its title. */
  lesson?: boolean;
}

export interface Why {
  legal: boolean;
  text: string;
  clause: string | null;
}

/** Why nothing, or no more, can be done with something. */
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
  /** Begin the lesson of a title; `opponent` is the bot that plays after it. */
  learn: (title: string, opponent: string, lang: string) => json<Opened>("/api/games/lesson", { body: { title, opponent }, query: { lang } }),
  import: (record: string, lang: string) => json<Opened>("/api/games/import", { body: { record }, query: { lang } }),
  clauses: (title: string, lang: string) =>
    json<Record<string, { title: string; summary: string }>>(`/api/titles/${title}/clauses`, { query: { lang } }),
  /** A new link for a seat: `host` is the host's token. */
  reissue: (game: string, host: string, seat: Seat, lang: string) =>
    json<{ seat: Seat; token: string }>(`/api/games/${encodeURIComponent(game)}/tokens`, {
      token: host,
      body: { seat },
      query: { lang },
    }),
  /** Sit down by a link: the seat's token is replaced, and the link is no longer valid. */
  /** With the same secret `claim` the same token is returned. */
  claim: (game: string, link: string, claim: string, lang: string) =>
    json<{ seat: Seat; token: string }>(`/api/games/${encodeURIComponent(game)}/claim`, {
      token: link,
      body: { claim },
      query: { lang },
      patience: PATIENCE,
    }),
  board: (title: string, theme: string, lang: string) => `/api/titles/${title}/board.svg?theme=${theme}&lang=${lang}`,
};

/** One game as seen by the seat that holds `token`; without a token, by the member who is signed in. */
export class Table {
  readonly base: string;

  constructor(
    readonly id: string,
    readonly token: string,
    readonly lang: string,
  ) {
    this.base = `/api/games/${encodeURIComponent(id)}`;
  }

  /** A request that changes something and expects an answer soon. */
  private said(body: unknown): Ask {
    return { ...this.how(), body, patience: PATIENCE };
  }

  /** The token and language of requests. */
  how(query: Ask["query"] = {}): Ask {
    return { token: this.token, query: { lang: this.lang, ...query } };
  }

  /** The same game and seat in another language. */
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

  /** The drawing of an open display. */
  display(name: string, theme: string, moment?: number): Promise<string> {
    const at = moment === undefined ? "" : `/moments/${moment}`;
    return text(`${this.base}${at}/displays/${encodeURIComponent(name)}.svg`, this.how({ theme }));
  }

  /** `at` is the moment that the player saw: the server refuses an order for another one. Undo passes over what a `habit` declined. */
  act(at: Moment, action: string, habit = false): Promise<{ seq: number }> {
    return json(`${this.base}/actions`, this.said({ seq: at.seq, epoch: at.epoch, action, ...(habit && { habit }) }));
  }

  /** Take back one's own last action, or all back to the moment `to`; only if `sure`, what crosses chance or a secret. */
  undo({ seq, epoch }: Moment, to?: number, sure = false): Promise<Undone> {
    return json(`${this.base}/undo`, this.said(to === undefined ? { seq, epoch, sure } : { seq, epoch, to, sure }));
  }

  /** Let the bots play on without a pause until a human has to choose. */
  hurry(): Promise<unknown> {
    return json(`${this.base}/hurry`, this.said({}));
  }

  /** `to` identifies the request that is answered: another may have replaced it. */
  answerUndo(grant: boolean, to: number | null): Promise<unknown> {
    return json(`${this.base}/undo/answer`, this.said(to === null ? { grant } : { grant, to }));
  }

  /** Resign: the game is over for everybody. */
  resign(): Promise<{ seq: number }> {
    return json(`${this.base}/resign`, this.said({ sure: true }));
  }

  why(action: string): Promise<Why> {
    return json(`${this.base}/why`, this.how({ action }));
  }

  /** Why nothing, or no more, can be done now with a place or piece; where the pointer only rests, if an order may be meant. */
  hindrances(about: string, pointed = false): Promise<Hindrance[]> {
    return json(`${this.base}/hindrances`, this.how({ about, pointed: pointed ? "true" : undefined }));
  }

  private at(moment: number | null): string {
    return moment === null ? this.base : `${this.base}/moments/${moment}`;
  }

  overlays(about: string, moment: number | null): Promise<Overlay[]> {
    return json(`${this.at(moment)}/overlays`, this.how({ about }));
  }

  /** The face of a card, wherever it is. */
  card(number: number): Promise<Card> {
    return json(`${this.base}/cards/${number}`, this.how());
  }

  show(key: string, moment: number | null): Promise<Shown[]> {
    return json(`${this.at(moment)}/show`, this.how({ key }));
  }

  /** `others` are tokens of further seats at this screen, which together may know everything. */
  download(what: "record" | "position" | "board.svg", theme: string, others: readonly string[]): Promise<string> {
    const token = [this.token, ...others.filter((other) => other !== this.token)].filter(Boolean).join(",");
    return text(`${this.base}/${what}`, { ...this.how({ theme }), token });
  }

  /** The address of the report of a finished game, a page of its own. */
  report(): string {
    return address(`${this.base}/report`, { token: this.token || undefined, lang: this.lang });
  }

  /** The analysis of a finished game; `begin` starts it. */
  analysis(begin = false): Promise<Analysis> {
    return json(`${this.base}/analysis`, begin ? { ...this.how(), body: {} } : this.how());
  }

  /** The numbers of the actions for which a bot's thoughts are stored. */
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
