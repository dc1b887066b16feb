import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ANSWER, Line, QUIET } from "../src/table/line";

/** A socket that does what the test says. */
class Socket {
  static all: Socket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text).type);
  }
  close() {
    this.closed = true;
  }
  up() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(told: unknown) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

const begun = () => {
  const told: unknown[] = [];
  const line = new Line("ws://table", {
    hear: (state, events) => told.push([state, events]),
    tell: (up) => told.push(up ? "up" : "down"),
    die: () => told.push("dead"),
  });
  line.open();
  const socket = Socket.all.at(-1) as Socket;
  return { line, told, socket };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line", () => {
  test("tells the state whole, then with what has become another", () => {
    const { told, socket } = begun();
    socket.up();
    socket.say({ type: "state", state: { seq: 1, over: false }, events: [] });
    socket.say({ type: "change", state: { seq: 2 }, events: ["it"] });
    expect(told).toEqual(["up", [{ seq: 1, over: false }, []], [{ seq: 2, over: false }, ["it"]]]);
  });

  test("that is silent is asked, and stays open if it answers", () => {
    const { told, socket } = begun();
    socket.up();
    vi.advanceTimersByTime(QUIET);
    expect(socket.sent).toEqual(["ping"]);
    vi.advanceTimersByTime(ANSWER - 1);
    socket.say({ type: "pong" });
    vi.advanceTimersByTime(ANSWER);
    expect(told).toEqual(["up"]);
    expect(Socket.all).toHaveLength(1);
  });

  test("that does not answer is given up, said to be down, and opened anew", () => {
    const { told, socket } = begun();
    socket.up();
    vi.advanceTimersByTime(QUIET + ANSWER);
    expect([told, socket.closed]).toEqual([["up", "down"], true]);
    vi.advanceTimersByTime(300);
    Socket.all[1]?.up();
    expect(told).toEqual(["up", "down", "up"]);
    socket.say({ type: "state", state: { seq: 9 }, events: [] });
    expect(told).toHaveLength(3);
  });

  test("that is never opened is tried again, more and more patiently", () => {
    begun();
    vi.advanceTimersByTime(QUIET + 300);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(QUIET + 300);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(Socket.all).toHaveLength(3);
  });

  test("that was refused is not tried again", () => {
    const { told, socket } = begun();
    socket.up();
    socket.onclose?.({ code: 4403 });
    vi.advanceTimersByTime(60_000);
    expect([told, Socket.all.length]).toEqual([["up", "down", "dead"], 1]);
  });

  test("is asked at once when the page is looked at again, and opened at once where it had fallen", () => {
    const { line, socket } = begun();
    socket.up();
    line.check();
    expect(socket.sent).toEqual(["ping"]);
    socket.onclose?.({ code: 1006 });
    line.check();
    vi.advanceTimersByTime(0);
    expect(Socket.all).toHaveLength(2);
  });

  test("answers the server's own question", () => {
    const { socket } = begun();
    socket.up();
    socket.say({ type: "ping" });
    expect(socket.sent).toEqual(["pong"]);
  });

  test("that was left opens nothing any more", () => {
    const { line, socket } = begun();
    socket.up();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect([Socket.all.length, socket.closed]).toEqual([1, true]);
  });
});
