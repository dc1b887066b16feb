/** Stores notes on a server that may be slow or temporarily unavailable. */

import { Refusal, Unheard } from "./ask";

/** Milliseconds after the last key before a note is stored. */
const CALM = 900;
/** Milliseconds before each retry; the last value repeats. */
const PAUSES = [2_000, 5_000, 15_000, 30_000];
const TOO_MANY = 429;

/** Nothing while typing; then whether the server has the note. */
export type Keeping = "" | "kept" | "not-kept";

/**
 * One request at a time, so that an older text never arrives after a newer one. Requests that fail
 * are repeated; refused ones (as when the seat was taken over) are not.
 */
export class NoteKeeper {
  private latest: string;
  private busy = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private kept: string,
    private readonly keep: (text: string) => Promise<unknown>,
    private readonly tell: (keeping: Keeping) => void,
  ) {
    this.latest = kept;
  }

  /** The present text. */
  write(text: string): void {
    this.latest = text;
    this.tell("");
    this.wait(CALM);
  }

  /** Store at once: the field was left, or the page is about to close. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.busy || this.latest === this.kept) return;
    const text = this.latest;
    this.busy = true;
    try {
      await this.keep(text);
      this.kept = text;
      this.failures = 0;
      if (this.latest === text) this.tell("kept");
    } catch (error) {
      this.tell("not-kept");
      if (error instanceof Refusal && !(error instanceof Unheard) && error.status !== TOO_MANY) return;
      this.wait(PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? CALM);
      this.failures += 1;
      return;
    } finally {
      this.busy = false;
    }
    if (this.latest !== text) this.wait(CALM);
  }

  private wait(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), pause);
  }
}
