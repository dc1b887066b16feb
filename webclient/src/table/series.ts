/** Several orders in turn, each an ordinary one on the list: on to a place, the same for others, or as planned. */

import type { Choice, Course, Decision, GameState } from "../api";
import { STOPS, standing } from "./choices";

/** Why a series stopped before its end: the text `halt-KEY`, and what that speaks of. */
export interface Halt {
  /** Others decide first, something else is asked, the way is closed, a piece cannot come there, chance or a secret has spoken, or the table has refused. */
  key: "others" | "asked" | "closed" | "unreached" | "revealed" | "refused";
  /** Where it was to lead. */
  to: string;
  /** The seats that decide first. */
  seats: readonly string[];
  /** The piece that was on its way, if it was one of several. */
  piece: string;
  /** What was planned and is left, if it was a plan. */
  left?: readonly Planned[];
}

/** The moment at which the last order of a series was given. */
interface Given {
  seat: string;
  epoch: number;
  seq: number;
}

/** A piece that can be ordered to set out, and by what. */
export interface Setting {
  action: string;
  piece: string;
  /** What it is called. */
  name: string;
}

/** An order that is to be given when those before it are done: what sets out, where to, or both. */
export interface Planned {
  /** An order on the list; null for what moves already. */
  action: string | null;
  /** The piece that sets out, or empty. */
  piece: string;
  /** How it is told. */
  name: string;
  /** Where what sets out stands; null where nothing does. */
  from: string | null;
  /** Where it goes; null for an order that says all. */
  to: string | null;
}

/** A series that is under way. */
export interface Series {
  given: Given;
  to: string;
  /** What is still to be ordered on the way; null where it is not known yet. */
  rest: readonly string[] | null;
  /** Which of several pieces is on its way; empty of a force alone. */
  piece: string;
  /** What comes after it. */
  later: readonly Planned[];
  /** What of a plan is being done: it ends where chance or a secret speaks. */
  plan: Planned | null;
}

/** What comes next: an order and what is left then; why not; or nothing, at the end. */
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

/** The march along a course, with its first order. */
export function along(course: Course, now: GameState): Next {
  const [action, ...rest] = course.actions;
  if (action === undefined) return null;
  return { action, series: { given: givenIn(now), to: course.place, rest, piece: "", later: [], plan: null } };
}

/** The march of several pieces to one place, each after the one before, with its first order. */
export function alike(settings: readonly Setting[], to: string, now: GameState): Next {
  const [first, ...others] = settings;
  if (first === undefined) return null;
  const later = others.map(({ action, piece, name }) => ({ action, piece, name, from: null, to }));
  return { action: first.action, series: { given: givenIn(now), to, rest: null, piece: first.piece, later, plan: null } };
}

/** What was planned, with its first order. */
export function planned(plan: readonly Planned[], now: GameState): Next {
  const { decision } = now;
  const [first, ...later] = plan;
  if (first === undefined || !decision?.mine) return null;
  const halt: Halting = (key) => ({ halt: { key, to: "", seats: [], piece: "", left: plan } });
  return begun(first, later, { given: givenIn(now), planned: true }, decision, halt);
}

type Halting = (key: Halt["key"]) => Next;

/** What comes next in the state that follows the last order; `present` unless what others do is shown. */
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

/** What is left of a plan of which something is being done: what has set out already goes on from where it stands. */
function unfinished(plan: Planned, later: readonly Planned[]): readonly Planned[] {
  return plan.to === null ? later : [{ ...plan, action: null }, ...later];
}

/** What was to be done is done: whoever has set out stops if he could go on, and the next follows. */
function arrived(series: Series, decision: Decision, halt: Halting): Next {
  const stop = series.piece === "" ? undefined : STOPS.find((one) => lists(decision, one));
  if (stop !== undefined) return { action: stop, series: { ...series, piece: "", rest: [] } };
  const [first, ...later] = series.later;
  if (first === undefined) return null;
  return begun(first, later, { given: series.given, planned: series.plan !== null }, decision, halt);
}

/** Begin what comes next, if that can be ordered now. */
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

/** The orders that lead to a place from where a piece stands; null if none do. */
function wayTo(to: string, { actions, courses }: Decision): readonly string[] | null {
  const direct = actions.find(({ places, pieces = [] }) => pieces.length === 0 && places.at(-1) === to);
  if (direct) return [direct.action];
  return courses.find(({ place }) => place === to)?.actions ?? null;
}

/** Where a piece was ordered to go, from where: what others that stand there can be ordered too. */
export interface Trail {
  seat: string;
  epoch: number;
  from: string;
  /** Where it has come so far; null before its first step. */
  to: string | null;
}

/** The trail after an order: of a piece that goes from place to place, and of nothing else. */
export function trailAfter(trail: Trail | null, now: GameState, action: string): Trail | null {
  const choice = now.decision?.actions.find((one) => one.action === action);
  if (choice === undefined) return null;
  const from = standing(choice);
  if (from !== null) return { seat: now.seat, epoch: now.epoch, from, to: null };
  if (trail === null || STOPS.includes(action)) return trail;
  const to = (choice.pieces ?? []).length === 0 ? choice.places.at(-1) : undefined;
  return to === undefined ? null : { ...trail, to };
}

/** The pieces that still stand where the trail began and can be ordered to set out. */
export function stayed(trail: Trail | null, now: GameState): Setting[] {
  if (trail === null || trail.to === null || trail.to === trail.from) return [];
  if (trail.epoch !== now.epoch || trail.seat !== now.seat || !now.decision?.mine) return [];
  return now.decision.actions.filter((choice) => standing(choice) === trail.from).map(named);
}

function named({ action, pieces = [], brief, text }: Choice): Setting {
  return { action, piece: pieces[0] ?? "", name: brief || text };
}
