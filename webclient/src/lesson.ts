/** A lesson as the server tells it (docs/http.md): what is read, and by which orders it goes on. */

export interface Lesson {
  /** So many steps of `of` were done before the first text. */
  number: number;
  of: number;
  /** Read in turn; the last says what to do now. */
  texts: string[];
  /** Beside each text, the places that it speaks of. */
  looks: string[][];
  /** The orders by which it goes on; none while others move, and after the last. */
  orders: string[];
  over: boolean;
}
