/** What is told of a finished game: how it stood, what changed it, what a bot meant. */

import type { Seat } from "./api";

/** A moment of the curve of a finished game: `share` is the first seat's, from 0 to 1. */
export interface CurvePoint {
  seq: number;
  turn: string;
  share: number;
}

/** A decision that changed a finished game; shares are those of the seat that decided. */
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

/** The analysis of a finished game, or how far it has come. */
export interface Analysis {
  state: "none" | "working" | "done" | "failed";
  progress: number;
  /** Whether other games are analysed before this one. */
  waits?: boolean;
  seats: { key: Seat; name: string }[];
  /** Whether the shares are chances to win; else they tell who is ahead. */
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
  /** What it was asked, and how many orders it could have given. */
  asked: string;
  choices: number;
}
