/** Requests to a club, and its responses (docs/club.md). */

import type { GameRow, Seat } from "../api";
import { PATIENCE, json, text } from "../ask";

export interface Person {
  id: string;
  name: string;
}

export interface Member extends Person {
  about: string;
  since: string;
}

export interface Holiday {
  id: string;
  first: string;
  until: string;
}

/** The member who is signed in. */
export interface Me extends Member {
  /** Whether he has chosen his name. */
  named: boolean;
  mail: string | null;
  language: string;
  zone: string;
  blocked: Member[];
  holidays: Holiday[];
}

export interface ClubInfo {
  name: string;
  /** Whether sign-in links are sent by mail. */
  mail: boolean;
  providers: { key: string; name: string }[];
  guests: boolean;
  me: Me | null;
}

export interface Passkey {
  id: string;
  name: string;
  since: string;
}

export interface Browser {
  id: string;
  browser: string;
  since: string;
  seen: string;
  here: boolean;
}

/** The address of one's deadlines for calendar programs: the link is shown only when it is made. */
export interface CalendarAddress {
  link: string | null;
  since: string | null;
}

/** An API key for one's own program: its scopes and lifetime. */
export interface ProgramKey {
  id: string;
  name: string;
  scopes: string[];
  since: string;
  used: string | null;
  until: string;
}

/** A channel: `mail`, `push`, or a webhook's; `failed` says what is wrong with it. */
export interface Channel {
  id: string;
  way: string;
  name: string;
  kinds: string[];
  failed: string;
  since: string;
}

export interface Channels {
  channels: Channel[];
  /** All kinds of notices. */
  kinds: string[];
  /** The club's public key for pushes. */
  push_key: string;
}

/** Seconds for the game, and for each turn of it. */
export interface ClockRule {
  bank: number;
  turn: number;
}

/** A clock when it was received: seconds left, whether it runs, and when it runs out. */
export interface ClockTold {
  left: number;
  runs: boolean;
  out: string | null;
  /** It runs, but is stopped now, because its member has holidays. */
  still: boolean;
}

export interface InvitedSeat {
  bot: string | null;
  member: Person | null;
  invited: Person | null;
  free: boolean;
}

export interface Invitation {
  id: string;
  host: Person;
  title: string;
  scenario: string;
  options: string[];
  seats: Record<Seat, InvitedSeat>;
  clock: ClockRule | null;
  rated: boolean;
  watched: boolean;
  private: boolean;
  note: string;
  again: string | null;
  since: string;
  own: boolean;
}

/** A game to offer: `me`, `open`, `bot:NAME` or a member's id for each seat. */
export interface Offer {
  title: string;
  scenario: string;
  options: string[];
  seats: Record<Seat, string>;
  clock: ClockRule | null;
  rated: boolean;
  watched: boolean;
  private: boolean;
  note: string;
}

/** The offer with its link; or the game, if it began at once. */
export interface Offered {
  invitation: Invitation | null;
  link: string | null;
  game: string | null;
}

export interface ClubGame extends Omit<GameRow, "winner" | "updated"> {
  members: Record<Seat, Person>;
  mine: Seat[];
  clock: ClockRule | null;
  clocks: Record<Seat, ClockTold>;
  rated: boolean;
  watched: boolean;
  host: boolean;
}

/** A rating with the half-width of its 95% interval. */
export interface Rank {
  rank: number;
  member: Person;
  own: boolean;
  rating: number;
  margin: number;
  safe: number;
  games: number;
  won: number;
  drawn: number;
  lost: number;
}

/** The ratings of a member, by title. */
export interface Ratings {
  ratings: Record<string, Pick<Rank, "rating" | "margin" | "games" | "won" | "drawn" | "lost">>;
}

/** The results of a side in the rated games of a scenario. */
export interface SideTold {
  scenario: string;
  seat: Seat;
  games: number;
  won: number;
  drawn: number;
}

export interface Ladder {
  title: string;
  rows: Rank[];
  sides: SideTold[];
}

export type TournamentKind = "round-robin" | "swiss";

/** A tournament to hold. */
export interface TournamentPlan {
  name: string;
  note: string;
  kind: TournamentKind;
  title: string;
  scenario: string;
  options: string[];
  clock: ClockRule | null;
  rated: boolean;
  rounds: number;
  double: boolean;
  at_once: boolean;
  opens: string | null;
  closes: string | null;
}

/** A tournament; `round` is 0 before it starts. */
export interface Tournament extends TournamentPlan {
  id: string;
  host: Person | null;
  round: number;
  opens: string;
  started: string | null;
  ended: string | null;
  /** Whether members may enter it now. */
  open: boolean;
  entrants: number;
  entered: boolean;
  own: boolean;
}

/** A place; `member` is null if he has left the club. */
export interface Standing {
  place: number;
  member: Person | null;
  gone: boolean;
  played: number;
  points: number;
  head_to_head: number;
  buchholz: number;
  sonneborn_berger: number;
  wins: number;
}

/** A game of a tournament, or a bye; scores are null before it is over. */
export interface Match {
  board: number;
  first: Person | null;
  second: Person | null;
  bye: boolean;
  game: string | null;
  score: number | null;
  other: number | null;
}

export interface TournamentTold extends Tournament {
  /** The sides that `first` and `second` take. */
  seats: Seat[];
  tie_breaks: string[];
  standings: Standing[];
  games: { number: number; games: Match[] }[];
}

const BASE = "/api/club";
const at = (...parts: string[]) => [BASE, ...parts.map(encodeURIComponent)].join("/");

/** The club, asked in a language. */
export class Club {
  constructor(readonly lang: string) {}

  private get<T>(path: string, query: Record<string, string | undefined> = {}): Promise<T> {
    return json<T>(path, { query: { lang: this.lang, ...query }, patience: PATIENCE });
  }

  private say<T>(path: string, body: unknown, method?: "PATCH" | "PUT"): Promise<T> {
    return json<T>(path, { query: { lang: this.lang }, body, ...(method && { method }), patience: PATIENCE });
  }

  /** For responses without content. */
  private async tell(path: string, body: unknown, method?: "DELETE"): Promise<void> {
    await text(path, { query: { lang: this.lang }, ...(method ? { method } : { body }), patience: PATIENCE });
  }

  private drop<T>(path: string): Promise<T> {
    return json<T>(path, { query: { lang: this.lang }, method: "DELETE", patience: PATIENCE });
  }

  // --- The entrance ---------------------------------------------------------------------------

  look = () => this.get<ClubInfo>(BASE);
  sendLink = (mail: string) => this.tell(at("sign-in", "mail"), { mail });
  enterByLink = (code: string) => this.say<unknown>(at("sign-in", "link"), { code });
  beginSigning = () => this.say<unknown>(at("sign-in", "passkey", "begin"), {});
  enterByPasskey = (credential: unknown) => this.say<unknown>(at("sign-in", "passkey"), { credential });
  signOut = () => this.tell(at("sign-out"), {});

  // --- One's own account ----------------------------------------------------------------------

  change = (wanted: { name?: string; about?: string; language?: string; zone?: string }) => this.say<Me>(at("me"), wanted, "PATCH");
  changeMail = (mail: string) => this.tell(at("me", "mail"), { mail });
  passkeys = () => this.get<Passkey[]>(at("me", "passkeys"));
  beginPasskey = () => this.say<unknown>(at("me", "passkeys", "begin"), {});
  addPasskey = (credential: unknown, name: string) => this.say<Passkey>(at("me", "passkeys"), { credential, name });
  dropPasskey = (id: string) => this.tell(at("me", "passkeys", id), null, "DELETE");
  browsers = () => this.get<Browser[]>(at("me", "sessions"));
  /** From one browser, or from `all`. */
  signOutThere = (id: string) => this.tell(at("me", "sessions", id), null, "DELETE");
  addHoliday = (first: string, until: string) => this.say<Me>(at("me", "holidays"), { first, until });
  dropHoliday = (id: string) => this.drop<Me>(at("me", "holidays", id));
  block = (id: string) => this.say<Me>(at("me", "blocked", id), {}, "PUT");
  unblock = (id: string) => this.drop<Me>(at("me", "blocked", id));
  export = () => text(at("me", "export"), { query: { lang: this.lang } });
  leave = () => this.tell(at("me"), null, "DELETE");

  channels = () => this.get<Channels>(at("me", "channels"));
  addPush = (push: { endpoint: string; p256dh: string; auth: string; name: string }) => this.say<Channels>(at("me", "channels", "push"), push);
  addHook = (way: string, url: string, name: string) => this.say<{ id: string; secret: string }>(at("me", "channels", "hook"), { way, url, name });
  tellBy = (id: string, kinds: readonly string[]) => this.say<Channels>(at("me", "channels", id), { kinds }, "PATCH");
  dropChannel = (id: string) => this.drop<Channels>(at("me", "channels", id));

  programs = () => this.get<ProgramKey[]>(at("me", "keys"));
  /** The secret of the key is shown now, and never again. */
  addProgram = (name: string, scopes: readonly string[]) => this.say<ProgramKey & { key: string }>(at("me", "keys"), { name, scopes });
  dropProgram = (id: string) => this.tell(at("me", "keys", id), null, "DELETE");

  calendar = () => this.get<CalendarAddress>(at("me", "calendar"));
  /** A new address; the previous one is no longer valid. */
  makeCalendar = () => this.say<CalendarAddress>(at("me", "calendar"), null);
  dropCalendar = () => this.tell(at("me", "calendar"), null, "DELETE");

  // --- Others ---------------------------------------------------------------------------------

  member = (id: string) => this.get<Member>(at("members", id));
  membersNamed = (name: string) => this.get<Member[]>(at("members"), { name });

  // --- Games ----------------------------------------------------------------------------------

  games = (over = false) => this.get<ClubGame[]>(at("games"), { over: over ? "true" : undefined });
  watched = () => this.get<ClubGame[]>(at("watched"));
  game = (id: string) => this.get<ClubGame>(at("games", id));
  invitations = () => this.get<Invitation[]>(at("invitations"));
  /** The offer that a link leads to. */
  invitationBehind = (link: string) => this.get<Invitation>(at("invitations", "-"), { link });
  offer = (offer: Offer) => this.say<Offered>(at("invitations"), offer);
  accept = (id: string, seat: Seat, link = "") => this.say<{ game: string | null }>(at("invitations", id, "accept"), { seat, link });
  decline = (id: string) => this.tell(at("invitations", id, "decline"), {});
  withdraw = (id: string) => this.drop<unknown>(at("invitations", id));

  // --- Ladder and tournaments -----------------------------------------------------------------

  ladder = (title: string) => this.get<Ladder>(at("ladder", title));
  ratings = (member: string) => this.get<Ratings>(at("members", member, "ratings"));
  tournaments = () => this.get<Tournament[]>(at("tournaments"));
  hold = (plan: TournamentPlan) => this.say<Tournament>(at("tournaments"), plan);
  tournament = (id: string) => this.get<TournamentTold>(at("tournaments", id));
  enter = (id: string) => this.say<TournamentTold>(at("tournaments", id, "enter"), {});
  leaveTournament = (id: string) => this.say<TournamentTold>(at("tournaments", id, "leave"), {});
  start = (id: string) => this.say<TournamentTold>(at("tournaments", id, "start"), {});
  callOff = (id: string) => this.drop<unknown>(at("tournaments", id));

  // --- At a game ------------------------------------------------------------------------------

  claimTime = (id: string) => this.say<{ game: string }>(at("games", id, "claim-time"), {});
  /** Report a chat message of another player at one's table to the moderators. */
  report = (id: string, line: number, reason: string) => this.say<unknown>(at("games", id, "report-chat"), { line, reason });
  rematch = (id: string) => this.say<Offered>(at("games", id, "rematch"), {});
}
