/** The live connection: a WebSocket that is kept open, monitored, and reopened when it fails. */

import type { GameState, LogLine } from "../api";

type Told =
  | { type: "ping" }
  | { type: "pong" }
  | { type: "state"; state: GameState; events: LogLine[] }
  | { type: "change"; state: Partial<GameState>; events: LogLine[] };

export interface Listener {
  hear: (state: GameState, events: LogLine[]) => void;
  /** Whether it is connected. */
  tell: (connected: boolean) => void;
  /** It was refused for good: do not reconnect. */
  /** `gone`: there is no such game. */
  die: (gone: boolean) => void;
}

/** Milliseconds before each reconnection. */
const PATIENCE = [300, 1000, 2000, 5000, 10000];
/** Milliseconds of silence after which a ping is sent. */
export const QUIET = 9000;
/** Milliseconds within which any message must arrive after it. */
export const ANSWER = 5000;
/** Close codes of the server: the token is invalid, the game is gone. */
const REFUSED = 4403;
const GONE = 4404;

/**
 * A lost network closes nothing: a connection can be dead for minutes before the browser reports it.
 * So a silent peer is pinged, and a connection that does not answer is closed.
 */
export class Line {
  #socket: WebSocket | null = null;
  #known: GameState | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly address: string,
    readonly listener: Listener,
  ) {}

  open(): void {
    // A connection sends the whole state first, then changes.
    this.#known = null;
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    // If nothing answers, a browser waits for a minute or two.
    this.#wait(QUIET, () => this.#fallen());
    socket.onopen = () => {
      this.#failures = 0;
      this.#alive();
      this.listener.tell(true);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Told);
    socket.onclose = (end) => {
      this.#drop();
      this.listener.tell(false);
      if (end.code === REFUSED || end.code === GONE) this.listener.die(end.code === GONE);
      else this.#again();
    };
  }

  /** The network is back, or the page is visible again: do not wait for silence. */
  check(): void {
    if (this.#socket === null) {
      this.#failures = 0;
      this.#wait(0, () => this.open());
    } else if (this.#socket.readyState === WebSocket.OPEN) this.#ask();
  }

  close(): void {
    this.#drop();
    this.listener.tell(false);
  }

  #hear(told: Told): void {
    this.#alive();
    if (told.type === "ping") this.#send("pong");
    else if (told.type === "state") this.#known = told.state;
    else if (told.type === "change" && this.#known !== null) this.#known = { ...this.#known, ...told.state };
    if ((told.type === "state" || told.type === "change") && this.#known !== null) this.listener.hear(this.#known, told.events);
  }

  #alive(): void {
    this.#wait(QUIET, () => this.#ask());
  }

  #ask(): void {
    this.#send("ping");
    this.#wait(ANSWER, () => this.#fallen());
  }

  #fallen(): void {
    this.#drop();
    this.listener.tell(false);
    this.#again();
  }

  #again(): void {
    this.#wait(PATIENCE[Math.min(this.#failures, PATIENCE.length - 1)] ?? 0, () => this.open());
    this.#failures += 1;
  }

  /** Ignore further messages. */
  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #send(type: "ping" | "pong"): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type }));
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}
