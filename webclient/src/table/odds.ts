/** Exact odds in readable form: chances of winning, and likely losses of each side. */

import type { Contest, Modifier, Prospect } from "../api";

export interface Likely {
  loss: number;
  ways: number;
}

export interface Chances {
  /** Probability that the attacker wins. */
  attacker: number;
  /** Probability that nobody does. */
  tied: number;
}

export interface Odds extends Chances {
  /** By the attacker's and by the defender's loss, the smallest first. */
  losses: [Likely[], Likely[]];
  /** The mean loss of each. */
  mean: [number, number];
}

function by(prospect: Prospect, what: "attacker_loss" | "defender_loss"): Likely[] {
  const ways = new Map<number, number>();
  for (const one of prospect.outcomes) ways.set(one[what], (ways.get(one[what]) ?? 0) + one.ways);
  return [...ways].map(([loss, count]) => ({ loss, ways: count })).sort((a, b) => a.loss - b.loss);
}

/** Maximum number of bars. */
const BARS = 5;

/** Possible losses, grouped if there are many: each group with its smallest and largest. */
export function binned(likely: readonly Likely[], most = BARS): (Likely & { to: number })[] {
  const least = likely[0]?.loss ?? 0;
  const wide = Math.max(1, Math.ceil(((likely.at(-1)?.loss ?? 0) - least + 1) / most));
  const bins = new Map<number, Likely & { to: number }>();
  for (const { loss, ways } of likely) {
    const number = Math.floor((loss - least) / wide);
    const from = least + number * wide;
    const bin = bins.get(number) ?? { loss: from, to: from + wide - 1, ways: 0 };
    bins.set(number, { ...bin, ways: bin.ways + ways });
  }
  return [...bins.values()];
}

function mean(likely: readonly Likely[], of: number): number {
  return likely.reduce((sum, { loss, ways }) => sum + loss * ways, 0) / Math.max(1, of);
}

export function oddsOf(prospect: Prospect): Odds {
  const losses: [Likely[], Likely[]] = [by(prospect, "attacker_loss"), by(prospect, "defender_loss")];
  const ways = (which: (one: Prospect["outcomes"][number]) => boolean | undefined) =>
    prospect.outcomes.reduce((sum, one) => sum + (which(one) ? one.ways : 0), 0) / Math.max(1, prospect.of);
  return {
    attacker: ways((one) => one.attacker_wins),
    tied: ways((one) => one.tied),
    losses,
    mean: [mean(losses[0], prospect.of), mean(losses[1], prospect.of)],
  };
}

/** The prospective fight that is already being fought, until its dice are thrown. */
export function underWay(prospects: readonly Prospect[], contest: Contest | null): Prospect | undefined {
  if (contest === null || contest.winner !== "" || contest.parties.some(({ dice }) => dice.length > 0)) return undefined;
  return prospects.find(({ place }) => place === contest.place);
}

/** The modifiers of a side's roll: its own, or if one side rolls for both, all, for that side. */
export function countedBy(modifiers: readonly Modifier[], side: string, roller: string | undefined): readonly Modifier[] {
  if (roller) return side === roller ? modifiers : [];
  return modifiers.filter((one) => one.side === side);
}

/** The sum of modifiers. */
export function summed(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}

/** A signed change, with a minus as wide as the plus. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : `${change}`.replace("-", "−");
}

/** Whether the window has room beside the list of orders. */
export function isRoomy(): boolean {
  return matchMedia("(min-width: 761px) and (min-height: 861px)").matches;
}

/** The per cent sign as the language writes it: 33% or 33 %. */
function hundredths(told: string, language: string): string {
  return language === "en" ? `${told}%` : `${told}\u00a0%`;
}

export function percent(share: number, language: string): string {
  return hundredths(`${Math.round(share * 100)}`, language);
}

/** A number with one decimal, as the language writes it: 1.3 or 1,3. */
export function tenths(number: number, language: string): string {
  return number.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The range in percent of an estimate that may be off by `margin`; null if it is exact. */
export function between(share: number, margin: number | undefined): [from: number, to: number] | null {
  if (!margin) return null;
  const told = Math.round(share * 100);
  return [Math.max(0, told - margin), Math.min(100, told + margin)];
}

/** A chance as shown in a bar: an estimate as a range. */
export function chance(share: number, margin: number | undefined, language: string): string {
  const range = between(share, margin);
  return range === null ? percent(share, language) : hundredths(`${range[0]}–${range[1]}`, language);
}
