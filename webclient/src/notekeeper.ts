/** Keeps what is written with a server that may be slow, or away for a while. */

import { Refusal, Unheard } from "./ask";

/** Milliseconds without a key after which a note is kept. */
const CALM = 900;
/** Milliseconds before it is tried again; the last of them is used from then on. */
const PAUSES = [2_000, 5_000, 15_000, 30_000];
const TOO_MANY = 429;

/** Nothing to say while one writes; then whether the server has it. */
export type Keeping = "" | "kept" | "not-kept";

/**
 * One request at a time, so that an older text never arrives after a newer one. What the server
 * did not hear is said again until it has; what it refuses (a seat that was taken over, say) is not.
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

  /** This is what stands there now. */
  write(text: string): void {
    this.latest = text;
    this.tell("");
    this.wait(CALM);
  }

  /** Do not wait any longer: the field was left, or the page is about to go. */
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
