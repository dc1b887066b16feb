/** A lesson as the server sends it (docs/http.md): its texts, and the orders that continue it. */

export interface Lesson {
  /** The number of steps of `of` before the first text. */
  number: number;
  of: number;
  /** Read in turn; the last says what to do now. */
  texts: string[];
  /** For each text, the places that it mentions. */
  looks: string[][];
  /** The orders that continue it; none while others move, and after the last. */
  orders: string[];
  over: boolean;
}
