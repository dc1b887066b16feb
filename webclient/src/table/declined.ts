/**
 * Questions that a player does not want to be asked, by kind: in this turn, while nothing promises more than so
 * much, or in this game. Only kinds that the server labels can be declined so: all that they rest on is open.
 */

import type { Decision, GameState } from "../api";

export const UNTIL = ["turn", "chance", "game"] as const;
export type Until = (typeof UNTIL)[number];

export interface Rule {
  /** What the player does not do. */
  label: string;
  /** The turn in which he does not, as it was called then: in another language he is asked again. */
  turn?: string;
  /** He does not, unless something has a better chance than so many in a hundred. */
  chance?: number;
  game?: true;
}

/** By seat, as several may be played at one screen, and by kind of question. */
export type Declined = Readonly<Record<string, Readonly<Record<string, Rule>>>>;

/** A kind of question that is declined now, and how far. */
export interface Line {
  kind: string;
  label: string;
  until: Until;
  chance: number;
}

type Now = Pick<GameState, "seat" | "turn_text" | "decision" | "undo">;
type Habitual = Decision & { kind: string; decline: string; declining: string };

/** The question of a state, if its kind may be declined once for all; else null. */
export function habitual({ decision }: Pick<GameState, "decision">): Habitual | null {
  return decision?.mine && decision.kind && decision.decline && decision.declining ? (decision as Habitual) : null;
}

/** How far such a question can be declined; each way declines it now. */
export function ways({ turn_text, decision }: Pick<GameState, "turn_text" | "decision">): Until[] {
  const { chance = -1 } = decision ?? {};
  const known = { turn: turn_text !== "", chance: chance >= 0 && chance < 100, game: true };
  return UNTIL.filter((until) => known[until]);
}

function ruleOf(declined: Declined, seat: string, kind: string): Rule | null {
  const rules = Object.hasOwn(declined, seat) ? declined[seat] : undefined;
  return (rules && Object.hasOwn(rules, kind) && rules[kind]) || null;
}

/**
 * The order that declines the question of a state, if the player does not want to be asked; else null. He is asked
 * a question to which an undo has led, unless he has just `chosen` to decline it: else the undo would undo nothing.
 */
export function declinedBy(state: Now, declined: Declined, chosen = false): string | null {
  const asked = habitual(state);
  const rule = asked && ruleOf(declined, state.seat, asked.kind);
  if (!rule || (state.undo.returned && !chosen)) return null;
  const { chance = -1 } = asked;
  const declines = rule.game || (rule.turn !== undefined && rule.turn === state.turn_text) || (rule.chance !== undefined && chance >= 0 && chance <= rule.chance);
  return declines ? asked.decline : null;
}

/** What a seat declines now: a turn that is over is not listed. */
export function lines({ seat, turn_text }: Pick<GameState, "seat" | "turn_text">, declined: Declined): Line[] {
  return Object.entries(declined[seat] ?? {}).flatMap(([kind, { label, turn, chance, game }]) => {
    const held = { turn: turn !== undefined && turn === turn_text, chance: chance !== undefined, game: game === true };
    return UNTIL.filter((until) => held[until]).map((until) => ({ kind, label, until, chance: chance ?? -1 }));
  });
}

function withRule(declined: Declined, seat: string, kind: string, rule: Rule | null): Declined {
  const { [kind]: _, ...others } = declined[seat] ?? {};
  return { ...declined, [seat]: rule === null ? others : { ...others, [kind]: rule } };
}

/** With the question of a state declined `until`; what was declined for longer is not forgotten by this. */
export function declining(state: Now, declined: Declined, until: Until): Declined {
  const asked = habitual(state);
  if (asked === null) return declined;
  const told = { turn: { turn: state.turn_text }, chance: { chance: asked.chance ?? -1 }, game: { game: true as const } }[until];
  return withRule(declined, state.seat, asked.kind, { ...ruleOf(declined, state.seat, asked.kind), label: asked.declining, ...told });
}

/** With a kind of question asked again. */
export function asking(declined: Declined, seat: string, kind: string, until: Until): Declined {
  const rule = ruleOf(declined, seat, kind);
  if (rule === null) return declined;
  const { [until]: _, ...rest } = rule;
  return withRule(declined, seat, kind, UNTIL.some((each) => each in rest) ? rest : null);
}

/** With a line declined as it was, after a slip: in the turn of the state, where it was for a turn. */
export function declinedAgain(declined: Declined, { seat, turn_text }: Pick<GameState, "seat" | "turn_text">, { kind, label, until, chance }: Line): Declined {
  const told = { turn: { turn: turn_text }, chance: { chance }, game: { game: true as const } }[until];
  return withRule(declined, seat, kind, { ...ruleOf(declined, seat, kind), label, ...told });
}

/** A line as it is listed: one that has just been switched off keeps its row. */
export type Row = Line & { on: boolean };

/** The rows of a list that was shown as `before`: nothing moves or vanishes under the reader's hand. */
export function rowsOf(before: readonly Row[], now: readonly Line[]): Row[] {
  const isSame = (one: Line) => (other: Line) => one.kind === other.kind && one.until === other.until;
  const kept = before.map((row) => {
    const line = now.find(isSame(row));
    return line ? { ...line, on: true } : { ...row, on: false };
  });
  return [...kept, ...now.filter((line) => !before.some(isSame(line))).map((line) => ({ ...line, on: true }))];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function ruleFrom(stored: unknown): Rule | null {
  if (!isObject(stored)) return null;
  const { label, turn, chance, game } = stored;
  if (typeof label !== "string" || label === "") return null;
  const rule: Rule = {
    label,
    ...(typeof turn === "string" && turn !== "" && { turn }),
    ...(typeof chance === "number" && chance >= 0 && chance < 100 && { chance }),
    ...(game === true && { game }),
  };
  return UNTIL.some((until) => until in rule) ? rule : null;
}

/** What is stored; of what it does not understand, an older page's for instance, the player is asked. */
export function declinedFrom(stored: unknown): Declined {
  if (!isObject(stored)) return {};
  const seats = Object.entries(stored).flatMap(([seat, rules]) => (isObject(rules) ? [[seat, rules] as const] : []));
  return Object.fromEntries(
    seats.map(([seat, rules]) => {
      const known = Object.entries(rules).map(([kind, rule]) => [kind, ruleFrom(rule)] as const);
      return [seat, Object.fromEntries(known.flatMap(([kind, rule]) => (rule ? [[kind, rule]] : [])))];
    }),
  );
}
