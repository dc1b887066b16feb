/** Several orders in turn, each an ordinary one on the list: on to a place, or the same for others. */

import type { Choice, Course, Decision, GameState } from "../api";
import { standing } from "./choices";

/** Why a series stopped before its end: the text `halt-KEY`, and what that speaks of. */
export interface Halt {
  /** Others decide first, something else is asked, the way is closed, or a piece cannot come there. */
  key: "others" | "asked" | "closed" | "unreached";
  /** Where it was to lead. */
  to: string;
  /** The seats that decide first. */
  seats: readonly string[];
  /** The piece that was on its way, if it was one of several. */
  piece: string;
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

/** A series that is under way. */
export interface Series {
  given: Given;
  to: string;
  /** What is still to be ordered on the way; null where it is not known yet. */
  rest: readonly string[] | null;
  /** Which of several pieces is on its way, and which set out after it; empty of a force alone. */
  piece: string;
  others: readonly Setting[];
}

/** What comes next: an order and what is left then; why not; or nothing, at the end. */
export type Next = { action: string; series: Series } | { halt: Halt } | null;

/** What ends the move of a piece that could go on. */
const STOP = "stop";

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
  return { action, series: { given: givenIn(now), to: course.place, rest, piece: "", others: [] } };
}

/** The march of several pieces to one place, each after the one before, with its first order. */
export function alike(settings: readonly Setting[], to: string, now: GameState): Next {
  const [first, ...others] = settings;
  if (first === undefined) return null;
  return { action: first.action, series: { given: givenIn(now), to, rest: null, piece: first.piece, others } };
}

/** What comes next in the state that follows the last order; `present` unless what others do is shown. */
export function next(series: Series, now: GameState, present: boolean): Next {
  const { given, to, rest, piece, others } = series;
  if (now.epoch !== given.epoch || now.seat !== given.seat || now.over) return null;
  const { decision } = now;
  const halt = (key: Halt["key"], seats: readonly string[] = []): Next => ({ halt: { key, to, seats, piece } });
  if (!decision?.mine || !present || now.seq !== given.seq + 1) {
    const done = rest?.length === 0 && others.length === 0;
    return done ? null : halt("others", decision?.seats.filter((seat) => seat !== now.seat));
  }
  const way = rest ?? wayTo(to, decision);
  if (way === null) return halt("unreached");
  const [action, ...later] = way;
  const left = { ...series, given: givenIn(now) };
  if (action === undefined) return piece === "" ? null : arrived(left, decision, halt);
  if (lists(decision, action)) return { action, series: { ...left, rest: later } };
  return halt(decision.actions.some((choice) => verb(choice.action) === verb(action)) ? "closed" : "asked");
}

/** One of several stands where it was to go: it stops if it could go on, and the next sets out. */
function arrived(series: Series, decision: Decision, halt: (key: Halt["key"]) => Next): Next {
  if (lists(decision, STOP)) return { action: STOP, series };
  const [first, ...others] = series.others;
  if (first === undefined) return null;
  if (!lists(decision, first.action)) return halt("asked");
  return { action: first.action, series: { ...series, rest: null, piece: first.piece, others } };
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
  if (trail === null || action === STOP) return trail;
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
