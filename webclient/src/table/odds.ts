/** Exact odds as a player reads them: who wins how often, and what each side is likely to lose. */

import type { Prospect } from "../api";

export interface Likely {
  loss: number;
  ways: number;
}

export interface Odds {
  /** Chance that the attacker wins, of 1. */
  attacker: number;
  /** By the attacker's and by the defender's loss, from the smallest. */
  losses: [Likely[], Likely[]];
  /** What each loses on average. */
  mean: [number, number];
}

function by(prospect: Prospect, what: "attacker_loss" | "defender_loss"): Likely[] {
  const ways = new Map<number, number>();
  for (const one of prospect.outcomes) ways.set(one[what], (ways.get(one[what]) ?? 0) + one.ways);
  return [...ways].map(([loss, count]) => ({ loss, ways: count })).sort((a, b) => a.loss - b.loss);
}

function mean(likely: readonly Likely[], of: number): number {
  return likely.reduce((sum, { loss, ways }) => sum + loss * ways, 0) / Math.max(1, of);
}

export function oddsOf(prospect: Prospect): Odds {
  const losses: [Likely[], Likely[]] = [by(prospect, "attacker_loss"), by(prospect, "defender_loss")];
  const wins = prospect.outcomes.reduce((sum, one) => sum + (one.attacker_wins ? one.ways : 0), 0);
  return {
    attacker: wins / Math.max(1, prospect.of),
    losses,
    mean: [mean(losses[0], prospect.of), mean(losses[1], prospect.of)],
  };
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** A number to one place, as the language writes it: 1.3 or 1,3. */
export function tenths(number: number, language: string): string {
  return number.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
