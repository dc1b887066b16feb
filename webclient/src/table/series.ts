/** Several orders in sequence, each an ordinary legal one: a course, the same for other pieces, or a plan. */

import type { Choice, Course, Decision, GameState } from "../api";
import { STOPS, standing } from "./choices";

/** Why a series stopped before its end: the text `halt-KEY`, and its arguments. */
export interface Halt {
  /** Others decide first, another question, the way is closed, a piece cannot get there, chance or a secret intervened, or the table refused. */
  key: "others" | "asked" | "closed" | "unreached" | "revealed" | "refused";
  /** Its destination. */
  to: string;
  /** The seats that decide first. */
  seats: readonly string[];
  /** The piece that was moving, if it was one of several. */
  piece: string;
  /** The rest of a plan, if it was one. */
  left?: readonly Planned[];
}

/** The moment at which the last order of a series was given. */
interface Given {
  seat: string;
  epoch: number;
  seq: number;
}

/** A piece that can be ordered to set out, and the order. */
export interface Setting {
  action: string;
  piece: string;
  /** Its name. */
  name: string;
}

/** A planned order: what sets out, its destination, or both. */
export interface Planned {
  /** A legal order; null for what is already moving. */
  action: string | null;
  /** The piece that sets out, or empty. */
  piece: string;
  /** Its text. */
  name: string;
  /** The place of what sets out; null if nothing does. */
  from: string | null;
  /** Its destination; null for an order that is complete. */
  to: string | null;
}

/** A series in progress. */
export interface Series {
  given: Given;
  to: string;
  /** The remaining orders on the way; null if not known yet. */
  rest: readonly string[] | null;
  /** Which of several pieces is moving; empty for a single force. */
  piece: string;
  /** What follows. */
  later: readonly Planned[];
  /** The part of a plan that is being carried out: it ends where chance or a secret intervenes. */
  plan: Planned | null;
}

/** The next step: an order and the rest; or why not; or nothing, at the end. */
export type Next = { action: string; series: Series } | { halt: Halt } | null;

function lists(decision: Decision, action: string): boolean {
  return decision.actions.some((choice) => choice.action === action);
}

function verb(action: string): string {
  return action.split(" ", 1)[0] ?? "";
}

function givenIn({ seat, epoch, seq }: GameState): Given {
  return { seat, epoch, seq };
}

/** A march along a course, with its first order. */
export function along(course: Course, now: GameState): Next {
  const [action, ...rest] = course.actions;
  if (action === undefined) return null;
  return { action, series: { given: givenIn(now), to: course.place, rest, piece: "", later: [], plan: null } };
}

/** Marches of several pieces to one place, one after the other, with the first order. */
export function alike(settings: readonly Setting[], to: string, now: GameState): Next {
  const [first, ...others] = settings;
  if (first === undefined) return null;
  const later = others.map(({ action, piece, name }) => ({ action, piece, name, from: null, to }));
  return { action: first.action, series: { given: givenIn(now), to, rest: null, piece: first.piece, later, plan: null } };
}

/** A plan, with its first order. */
export function planned(plan: readonly Planned[], now: GameState): Next {
  const { decision } = now;
  const [first, ...later] = plan;
  if (first === undefined || !decision?.mine) return null;
  const halt: Halting = (key) => ({ halt: { key, to: "", seats: [], piece: "", left: plan } });
  return begun(first, later, { given: givenIn(now), planned: true }, decision, halt);
}

type Halting = (key: Halt["key"]) => Next;

/** The next step in the state after the last order; `present` unless others' moves are being played back. */
export function next(series: Series, now: GameState, present: boolean): Next {
  const { given, to, rest, piece, later, plan } = series;
  if (now.epoch !== given.epoch || now.seat !== given.seat || now.over) return null;
  const { decision } = now;
  const done = rest?.length === 0;
  const halt = (key: Halt["key"], seats: readonly string[] = []): Next => ({ halt: { key, to, seats, piece, ...(plan && { left: done ? later : unfinished(plan, later) }) } });
  if (!decision?.mine || !present || now.seq !== given.seq + 1) {
    return done && later.length === 0 ? null : halt("others", decision?.seats.filter((seat) => seat !== now.seat));
  }
  if (plan !== null && !now.undo.free && !(done && later.length === 0)) return halt("revealed");
  const way = rest ?? wayTo(to, decision);
  if (way === null) return halt("unreached");
  const [action, ...rows] = way;
  const left = { ...series, given: givenIn(now) };
  if (action === undefined) return arrived(left, decision, halt);
  if (lists(decision, action)) return { action, series: { ...left, rest: rows } };
  return halt(decision.actions.some((choice) => verb(choice.action) === verb(action)) ? "closed" : "asked");
}

/** The rest of a plan in progress: what has set out goes on from where it is. */
function unfinished(plan: Planned, later: readonly Planned[]): readonly Planned[] {
  return plan.to === null ? later : [{ ...plan, action: null }, ...later];
}

/** The present step is done: what has set out stops if it could go on, and the next step follows. */
function arrived(series: Series, decision: Decision, halt: Halting): Next {
  const stop = series.piece === "" ? undefined : STOPS.find((one) => lists(decision, one));
  if (stop !== undefined) return { action: stop, series: { ...series, piece: "", rest: [] } };
  const [first, ...later] = series.later;
  if (first === undefined) return null;
  return begun(first, later, { given: series.given, planned: series.plan !== null }, decision, halt);
}

/** Begin the next step, if it can be ordered now. */
function begun(item: Planned, later: readonly Planned[], how: { given: Given; planned: boolean }, decision: Decision, halt: Halting): Next {
  const { action, piece } = item;
  const to = item.to ?? "";
  const series = { given: how.given, to, piece: item.to === null ? "" : piece, later, plan: how.planned ? item : null };
  if (action === null) {
    const [first, ...rest] = wayTo(to, decision) ?? [];
    return first === undefined ? halt("unreached") : { action: first, series: { ...series, rest } };
  }
  if (lists(decision, action)) return { action, series: { ...series, rest: item.to === null ? [] : null } };
  return halt(decision.actions.some((choice) => verb(choice.action) === verb(action)) ? "closed" : "asked");
}

/** The orders that lead a piece from where it is to a place; null if none do. */
function wayTo(to: string, { actions, courses }: Decision): readonly string[] | null {
  const direct = actions.find(({ places, pieces = [] }) => pieces.length === 0 && places.at(-1) === to);
  if (direct) return [direct.action];
  return courses.find(({ place }) => place === to)?.actions ?? null;
}

/** Where a piece was ordered to go, and from where: others there can be given the same order. */
export interface Trail {
  seat: string;
  epoch: number;
  from: string;
  /** Where it is now; null before its first step. */
  to: string | null;
}

/** The trail after an order, for a piece that moves from place to place only. */
export function trailAfter(trail: Trail | null, now: GameState, action: string): Trail | null {
  const choice = now.decision?.actions.find((one) => one.action === action);
  if (choice === undefined) return null;
  const from = standing(choice);
  if (from !== null) return { seat: now.seat, epoch: now.epoch, from, to: null };
  if (trail === null || STOPS.includes(action)) return trail;
  const to = (choice.pieces ?? []).length === 0 ? choice.places.at(-1) : undefined;
  return to === undefined ? null : { ...trail, to };
}

/** The pieces that are still where the trail began and can be ordered to set out. */
export function stayed(trail: Trail | null, now: GameState): Setting[] {
  if (trail === null || trail.to === null || trail.to === trail.from) return [];
  if (trail.epoch !== now.epoch || trail.seat !== now.seat || !now.decision?.mine) return [];
  return now.decision.actions.filter((choice) => standing(choice) === trail.from).map(named);
}

function named({ action, pieces = [], brief, text }: Choice): Setting {
  return { action, piece: pieces[0] ?? "", name: brief || text };
}
