/** Derives from the list of legal actions what is lit, what a click offers, and what a filter matches. */

import type { Choice, Course, GameState } from "../api";

/** Lower case without accents, for finding things by typing. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
}

/** Capitalised. */
export function capital(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The name of a place. */
export type Naming = (place: string) => string;

/** The choices that contain every typed word: in their text, as an action, or in the name of a place. */
export function filtered(choices: readonly Choice[], typed: string, naming: Naming = (place) => place): Choice[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...choices];
  return choices.filter((choice) => {
    const said = plain([choice.text, choice.action, ...choice.places.map(naming)].join(" "));
    return words.every((word) => said.includes(word));
  });
}

/** The courses whose destination's name contains every typed word; none if nothing is typed. */
export function found(courses: readonly Course[], typed: string, naming: Naming): Course[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return courses.filter(({ place }) => {
    const said = plain(`${naming(place)} ${place}`);
    return words.every((word) => said.includes(word));
  });
}

/** A choice in a list: beneath a heading, without what that says. */
export interface Line {
  choice: Choice;
  text: string;
  /** The place of its piece, if neither its text nor a heading says it. */
  where: string | null;
}

/** Lines with a common heading: their common beginning, or the place of all of them, or both. */
export interface Group {
  heading: string | null;
  place: string | null;
  lines: Line[];
  /** Whether all are of one kind that the title groups. */
  ofKind?: true;
}

/** By verb, the title's heading for its orders. */
export type Kinds = Readonly<Record<string, string>>;

/** Maximum number of letters of a line that stands beside others. */
const BESIDE = 38;
/** With this many pieces to choose from, they are grouped by place. */
const STACKS = 12;

/** In a list of this length, orders are grouped by piece, if each can do this many things. */
const LONG = 24;
const MANY = 3;
/** Minimum number of letters of a heading. */
const NAME = 4;

/** The place of a choice's piece, if its text does not say it. */
export function standing({ action, places, pieces }: Choice): string | null {
  const named = action.split(" ");
  // Contents of a display beside the map are seen there.
  return pieces?.length === 1 ? (places.find((place) => !named.includes(place) && !place.includes("/")) ?? null) : null;
}

/**
 * By choice, the place of its piece. An attack out of a hex may name only that hex:
 * then the unit's other orders show that it is there.
 */
function whereabouts(choices: readonly Choice[]): ReadonlyMap<Choice, string> {
  const known = new Map<string, string>();
  const found = new Map<Choice, string>();
  for (const choice of choices) {
    const [piece, place] = [choice.pieces?.[0], standing(choice)];
    if (piece !== undefined && place !== null) known.set(piece, place);
  }
  for (const choice of choices) {
    const [piece, ...others] = choice.pieces ?? [];
    const place = piece === undefined || others.length > 0 ? undefined : known.get(piece);
    if (place !== undefined && (standing(choice) !== null || choice.places.includes(place))) found.set(choice, place);
  }
  return found;
}

/** Whether a list has so many pieces that it is grouped by place. */
export function isStacked(choices: readonly Choice[]): boolean {
  return choices.filter((choice) => standing(choice) !== null).length >= STACKS;
}

/**
 * The choices as a list shows them: by places first, if it is `stacked`, then in rows; if `long`, by piece.
 * Those of the `kinds` come after all others, but before the closing order; a few of a kind, as a lesson
 * or a filter leaves them, are rows like any others.
 */
export function grouped(choices: readonly Choice[], stacked = false, long = choices.length >= LONG, kinds: Kinds = {}): Group[] {
  const named = ({ action }: Choice) => kinds[verbOf(action)];
  const counts = new Map<string | undefined, number>();
  for (const choice of choices) counts.set(named(choice), (counts.get(named(choice)) ?? 0) + 1);
  const called = (choice: Choice) => ((counts.get(named(choice)) ?? 0) >= FOLDED ? named(choice) : undefined);
  const told = inParts(choices.filter((choice) => called(choice) === undefined), stacked, long);
  const names = [...new Set(choices.map(called))].filter((name) => name !== undefined);
  const together = names.map((name) => ofKind(name, choices.filter((choice) => called(choice) === name)));
  const ends = closes(told.at(-1)?.lines.at(-1)?.choice.action ?? "");
  return ends ? [...told.slice(0, -1), ...together, ...told.slice(-1)] : [...told, ...together];
}

function verbOf(action: string): string {
  return action.split(" ", 1)[0] ?? "";
}

/** Orders of one kind beneath its heading, without their common beginning. */
function ofKind(heading: string, choices: readonly Choice[]): Group {
  const begun = beginning(choices.map(({ text }) => text)) ?? "";
  return { heading, place: null, ofKind: true, lines: choices.map((choice) => ({ choice, text: capital(choice.text.slice(begun.length)), where: standing(choice) })) };
}

function inParts(choices: readonly Choice[], stacked: boolean, long: boolean): Group[] {
  if (!stacked) return inRuns(choices, long);
  const where = whereabouts(choices);
  return [...inStacks(choices, where, long), ...inRuns(choices.filter((choice) => !where.has(choice)), long)];
}

/** A phone shows few orders of a list at once: in a longer one the most important must not be last. */
const SCANNED = 9;

/**
 * The choices of a longer list in order of importance: those with one of the `foremost` verbs, or aimed at
 * one of the `foes`, come first; of these verbs the rarest first.
 */
export function foremostFirst(choices: readonly Choice[], foremost: readonly string[] = [], foes: readonly string[] = []): readonly Choice[] {
  const first = ({ action, places }: Choice) => foremost.includes(verbOf(action)) || foes.includes(places.at(-1) ?? "");
  if (choices.length < SCANNED || !choices.some(first)) return choices;
  const verb = ({ action }: Choice) => verbOf(action);
  const all = choices.filter(first);
  const often = (one: Choice) => (foremost.includes(verb(one)) ? all.filter((other) => verb(other) === verb(one)).length : 0);
  return [...all.sort((one, other) => often(one) - often(other)), ...choices.filter((choice) => !first(choice))];
}

/** In lists of this length, the orders of a piece are folded beneath its heading if they are many. */
const ENDLESS = 200;
const FOLDED = 6;

/** Whether a group in a list of this length is folded at first. */
export function isFolded({ heading, lines, ofKind: isKind }: Group, all: number): boolean {
  return isKind === true || (all >= ENDLESS && heading !== null && lines.length >= FOLDED);
}

/** Whether a list of this length is grouped by piece. */
export function isLong(choices: readonly Choice[]): boolean {
  return choices.length >= LONG;
}

/**
 * The common beginning of all texts, at a word boundary; null if it is not a name, nothing is left of a text,
 * or it would cut before a word that all share but for its punctuation ("Smith" and "Smith, who …").
 */
export function beginning(texts: readonly string[]): string | null {
  const [first = "", ...others] = texts;
  let long = first.length;
  for (const other of others) {
    let at = 0;
    while (at < long && other[at] === first[at]) at += 1;
    long = at;
  }
  const begun = first.slice(0, first.lastIndexOf(" ", long - 1) + 1);
  const next = texts.map((text) => text.slice(begun.length).split(" ", 1)[0] ?? "");
  const cuts = new Set(next).size > 1 && new Set(next.map((word) => word.replace(/\p{P}+$/u, ""))).size === 1;
  return !cuts && begun.trim().length >= NAME && texts.every((text) => text.length > begun.length) ? begun : null;
}

/** The place of the first of two pieces of a choice, and of the second, if their texts do not say it. */
function ofTwo({ pieces, places }: Choice): readonly [string | null, string | null] {
  const [here, there] = pieces?.length === 2 && places.length === 2 ? places : [];
  return [here ?? null, there ?? null];
}

/** The orders of one piece, beneath its name and place; null if the texts have nothing in common. */
function beneath(choices: readonly Choice[], place: string | null): Group | null {
  const begun = choices.length < MANY ? null : beginning(choices.map(({ text }) => text));
  if (begun === null) return null;
  const said = begun.trim();
  const heading = said.endsWith(":") ? said.slice(0, -1) : `${said} …`;
  return { heading, place, lines: choices.map((choice) => ({ choice, text: choice.text.slice(begun.length), where: ofTwo(choice)[1] })) };
}

/** Consecutive choices about one piece are grouped, if the list is `long`; others are rows. */
function inRuns(choices: readonly Choice[], long: boolean): Group[] {
  if (!long) return inRows(choices);
  const found: Group[] = [];
  let rest: Choice[] = [];
  const about = ({ action }: Choice) => action.split(" ").slice(0, 2).join(" ");
  for (let at = 0; at < choices.length; ) {
    const one = choices[at] as Choice;
    let end = at + 1;
    while (end < choices.length && about(choices[end] as Choice) === about(one)) end += 1;
    const run = choices.slice(at, end);
    const group = beneath(run, standing(one) ?? ofTwo(one)[0]);
    if (group === null) rest.push(...run);
    else {
      found.push(...inRows(rest), group);
      rest = [];
    }
    at = end;
  }
  return [...found, ...inRows(rest)];
}

/** Choices of pieces, grouped by their places; numbered places in numerical order. */
function inStacks(choices: readonly Choice[], where: ReadonlyMap<Choice, string>, long: boolean): Group[] {
  const stacks = new Map<string, Choice[]>();
  for (const choice of choices) {
    const place = where.get(choice);
    if (place !== undefined) stacks.set(place, [...(stacks.get(place) ?? []), choice]);
  }
  const order = new Intl.Collator("en", { numeric: true });
  return [...stacks].sort(([a], [b]) => order.compare(a, b)).flatMap(([place, there]) => inStack(place, there, long));
}

/** The orders of those in a place; a piece with many has a group. */
function inStack(place: string, choices: readonly Choice[], long: boolean): Group[] {
  const pieces = new Map<string, Choice[]>();
  for (const choice of choices) {
    const piece = choice.pieces?.[0] ?? "";
    pieces.set(piece, [...(pieces.get(piece) ?? []), choice]);
  }
  const apart = new Map([...pieces].flatMap(([piece, own]) => {
    const group = long ? beneath(own, place) : null;
    return group === null ? [] : [[piece, group] as const];
  }));
  const lines = choices.filter(({ pieces: [piece = ""] = [] }) => !apart.has(piece)).map((choice) => ({ choice, text: choice.brief || choice.text, where: null }));
  return [...(lines.length > 0 ? [{ heading: null, place, lines }] : []), ...apart.values()];
}

/** The choices in order: consecutive ones that begin alike ("Grant: …") are in one row. */
function inRows(choices: readonly Choice[]): Group[] {
  const groups: Group[] = [];
  for (const choice of choices) {
    const [heading, text] = divided(choice.text);
    const last = groups.at(-1);
    const line = { choice, text, where: standing(choice) };
    if (heading !== null && last?.heading === heading) last.lines.push(line);
    else groups.push({ heading, place: null, lines: [line] });
  }
  return groups.flatMap((group) => (group.heading !== null && group.lines.length === 1 ? alone(group) : [group]));
}

function divided(text: string): [heading: string | null, rest: string] {
  const at = text.indexOf(": ");
  const rest = text.slice(at + 2);
  return at > 0 && rest.length > 0 && rest.length <= BESIDE ? [text.slice(0, at), rest] : [null, text];
}

function alone(group: Group): Group[] {
  return group.lines.map((line) => ({ heading: null, place: null, lines: [{ ...line, text: line.choice.text }] }));
}

/** An order that ends the move of a piece that could go on. */
export const STOPS: readonly string[] = ["stop", "halt"];

/** An order that ends a phase or a move. */
const CLOSING = new Set(["done", "pass", ...STOPS]);

/** A list without its closing order, and that order, if there is anything else to do. */
export function closed(groups: readonly Group[]): [open: readonly Group[], closing: Line | null] {
  const last = groups.at(-1);
  const line = last?.lines.length === 1 ? last.lines[0] : undefined;
  if (line === undefined || groups.length === 1 || !CLOSING.has(line.choice.action)) return [groups, null];
  return [groups.slice(0, -1), line];
}

/**
 * The choices by space: the last space that they name, which is their destination.
 */
export function byPlace(choices: readonly Choice[]): Map<string, Choice[]> {
  const places = new Map<string, Choice[]>();
  for (const choice of choices) {
    const place = choice.places.at(-1);
    if (place === undefined) continue;
    const there = places.get(place);
    if (there) there.push(choice);
    else places.set(place, [choice]);
  }
  return places;
}

/**
 * The choices of moving pieces, by their present place: pointing at one's own stack
 * shows what it can do.
 */
export function byStack(choices: readonly Choice[]): Map<string, Choice[]> {
  const stacks = new Map<string, Choice[]>();
  for (const choice of choices) {
    const [place] = choice.places;
    if (place === undefined || place === choice.places.at(-1) || (choice.pieces ?? []).length === 0) continue;
    stacks.set(place, [...(stacks.get(place) ?? []), choice]);
  }
  return stacks;
}

/** The contents of a slip about a place: orders of those there, and orders that lead there. */
export interface Told {
  here: Group[];
  elsewhere: Group[];
}

/** Maximum number of orders of a place that its slip lists one by one; more are folded by piece. */
const PLAINLY = 12;

/** The choices of a slip about a place: orders of those there come first, those that lead there last. */
export function inSlip(choices: readonly Choice[], place: string): Told {
  const own = choices.filter(({ places }) => places[0] === place);
  const others = choices.filter((choice) => !own.includes(choice));
  return { here: own.length > PLAINLY ? byPiece(own) : plainly(own), elsewhere: plainly(others) };
}

/** The orders of each piece, grouped if they are many. */
function byPiece(choices: readonly Choice[]): Group[] {
  const pieces = new Map<string, Choice[]>();
  for (const choice of choices) {
    const piece = choice.pieces?.[0] ?? "";
    pieces.set(piece, [...(pieces.get(piece) ?? []), choice]);
  }
  return [...pieces.values()].flatMap((own) => {
    const group = own.length >= FOLDED ? beneath(own, null) : null;
    return group === null ? plainly(own) : [group];
  });
}

function plainly(choices: readonly Choice[]): Group[] {
  return choices.map((choice) => ({ heading: null, place: null, lines: [{ choice, text: choice.text, where: null }] }));
}

export function byCard(choices: readonly Choice[]): Map<number, Choice[]> {
  const cards = new Map<number, Choice[]>();
  for (const choice of choices) {
    for (const card of choice.cards) cards.set(card, [...(cards.get(card) ?? []), choice]);
  }
  return cards;
}

/** Typed text that may be an action: a verb and its arguments, as in records. */
export function typedAction(typed: string): string | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, " ");
  return /^[a-z][a-z-]*( [a-z0-9][a-z0-9.-]*)*$/.test(text) ? text : null;
}

/** Orders that decline or stop: nothing is lost by them. */
const DECLINING = new Set(["pass", "defer", "nothing", "no-general", "stay", ...STOPS]);
const DONE = "done";

/** Whether an order ends what one has been doing. */
export function closes(action: string): boolean {
  return CLOSING.has(action);
}

/** The order that declines or ends something, if there is no other; `closing`: the reader has already said that he is done. */
export function onlyPass({ decision, undo }: GameState, closing = false): string | null {
  const [only, second] = decision?.mine ? decision.actions : [];
  if (only === undefined || second !== undefined) return null;
  // The reader can still undo what he has just chosen: he ends it himself, but only once.
  const sealed = (only.action === DONE || decision?.forced === true) && (closing || !undo.free);
  return sealed || DECLINING.has(only.action) ? only.action : null;
}

/** The only thing to do is to pass, or to end what is over. */
export function mustPass(state: GameState, closing = false): boolean {
  return onlyPass(state, closing) !== null;
}

/**
 * The seat that the table should be passed to: one at this screen that has to choose, or that has to consent
 * to an undo, unless the page `agrees` for it.
 */
export function nextSeat(state: GameState, here: readonly string[], agrees = false): string | null {
  const { asked_by: by } = state.undo;
  if (by !== null && !agrees && !playsElsewhere(state, here)) {
    return by === state.seat ? (here.find((seat) => seat !== by) ?? null) : null;
  }
  const wanted = state.decision?.seats ?? [];
  if (wanted.includes(state.seat)) return null;
  return wanted.find((seat) => here.includes(seat)) ?? null;
}

/** Whether somebody plays at another screen; the seats `here` are played at this one. */
export function playsElsewhere(state: GameState, here: readonly string[]): boolean {
  return Object.entries(state.seats).some(([key, one]) => one.kind === "human" && !here.includes(key));
}
