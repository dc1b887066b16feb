/** The live line: a WebSocket that is kept open, listened to for signs of life, and opened again when it falls. */

import type { GameState, LogLine } from "../api";

type Told =
  | { type: "ping" }
  | { type: "pong" }
  | { type: "state"; state: GameState; events: LogLine[] }
  | { type: "change"; state: Partial<GameState>; events: LogLine[] };

export interface Listener {
  hear: (state: GameState, events: LogLine[]) => void;
  /** Whether the line is up. */
  tell: (connected: boolean) => void;
  /** The line was refused for good: to knock again would be of no use. */
  /** `gone`: there is no such game. */
  die: (gone: boolean) => void;
}

/** Milliseconds before each further attempt. */
const PATIENCE = [300, 1000, 2000, 5000, 10000];
/** Milliseconds of silence after which the other end is asked whether it is still there. */
export const QUIET = 9000;
/** Milliseconds that it has to say anything at all. */
export const ANSWER = 5000;
/** Codes with which the server closes a line: the token opens nothing, the game is gone. */
const REFUSED = 4403;
const GONE = 4404;

/**
 * A network that is gone closes nothing: a line can be dead for minutes before a browser says so.
 * Therefore whoever has been silent is asked, and a line that does not answer is given up.
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
    // A line tells the whole state first, then what has become another.
    this.#known = null;
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    // Where nobody answers the door at all a browser waits for a minute or two.
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

  /** The network says that it is back, or the page is looked at again: no need to wait for silence. */
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

  /** Nothing that it still says is heard. */
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
