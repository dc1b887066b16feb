/** The analysis of a finished game: how it stood, what changed it, what a bot meant. */

import type { Seat } from "./api";

/** A point of the curve of a finished game: `share` is the first seat's, from 0 to 1. */
export interface CurvePoint {
  seq: number;
  turn: string;
  share: number;
}

/** A decision that changed a finished game; shares are for the seat that decided. */
export interface Turning {
  seq: number;
  seat: Seat;
  name: string;
  clause: string;
  action: string;
  text: string;
  better: string;
  better_text: string;
  expected: number;
  better_expected: number;
  told: string[];
}

/** The analysis of a finished game, or its progress. */
export interface Analysis {
  state: "none" | "working" | "done" | "failed";
  progress: number;
  /** Whether other games are analysed before this one. */
  waits?: boolean;
  seats: { key: Seat; name: string }[];
  /** Whether the shares are chances of winning; else they only tell who is ahead. */
  fitted: boolean;
  measure: string;
  complete: boolean;
  points: CurvePoint[];
  decisions: Turning[];
}

/** What a bot meant by an action, in words. */
export interface Thought {
  seq: number;
  seat: Seat;
  name: string;
  bot: string;
  text: string;
  told: string[];
  /** The question it answered, and the number of its legal actions. */
  asked: string;
  choices: number;
}
