/** Tells a reader who looks elsewhere that it is his turn: in the tab, by a sound, by a notification. */

import { useCallback, useEffect, useRef, useState } from "react";
import type { GameState } from "../api";
import { keep } from "../keep";
import { useReader } from "../words";

/** Seats at this screen are asked (`mine`), others are, or nobody is. */
export type Turn = "mine" | "theirs" | "none";

export function turnOf(state: GameState | null, here: readonly string[]): Turn {
  if (state === null || state.over || state.decision === null) return "none";
  return state.decision.seats.some((seat) => here.includes(seat)) ? "mine" : "theirs";
}

/** Whether to notify: it has just become their turn, after others have moved. */
export function calls(before: Turn, now: Turn): boolean {
  return before === "theirs" && now === "mine";
}

const ICON = { mine: "/drum-called.svg", theirs: "/drum.svg", none: "/drum.svg" };

export interface Calling {
  sound: boolean;
  setSound: (on: boolean) => void;
  /** null if the browser has no notifications, or they are denied. */
  notifies: boolean | null;
  setNotifies: (on: boolean) => void;
}

/** Title and icon of the tab show whose turn it is; optional sound and notification when it is one's own. */
export function useCalling(state: GameState | null, here: readonly string[]): Calling {
  const { say } = useReader();
  const [sound, setSoundKept] = useKept("call-sound");
  const [notifies, setNotifiesKept] = useKept("call-notify");
  const [allowed, setAllowed] = useState(permission);
  const turn = turnOf(state, here);
  const at = state?.turn_text ?? "";
  const title = turn === "mine" ? `● ${say("your-turn")} · ${at} · Long Roll` : `${at === "" ? "" : `${at} · `}Long Roll`;

  useEffect(() => {
    document.title = title;
    setIcon(ICON[turn]);
    return () => {
      document.title = "Long Roll";
      setIcon(ICON.none);
    };
  }, [title, turn]);

  const before = useRef<Turn>("none");
  useEffect(() => {
    const called = calls(before.current, turn);
    before.current = turn;
    if (!called) return;
    if (sound) {
      roll();
      navigator.vibrate?.([120, 60, 120]);
    }
    if (notifies && allowed === "granted" && document.hidden) notify(say("your-turn"), at);
  }, [turn, sound, notifies, allowed, say, at]);

  const setSound = useCallback(
    (on: boolean) => {
      setSoundKept(on);
      // Plays the chosen sound at once; also, browsers allow sound only after a click.
      if (on) roll();
    },
    [setSoundKept],
  );
  const setNotifies = useCallback(
    (on: boolean) => {
      setNotifiesKept(on);
      if (on && permission() === "default") void Notification.requestPermission().then(setAllowed);
    },
    [setNotifiesKept],
  );
  const able = allowed !== null && allowed !== "denied";
  return { sound, setSound, notifies: able ? notifies : null, setNotifies };
}

function useKept(key: string): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => keep.setting(key, false));
  const set = useCallback(
    (next: boolean) => {
      keep.set(key, next);
      setOn(next);
    },
    [key],
  );
  return [on, set];
}

function permission(): NotificationPermission | null {
  return "Notification" in globalThis ? Notification.permission : null;
}

function setIcon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", href);
}

function notify(title: string, body: string): void {
  try {
    const shown = new Notification(title, { body, icon: ICON.mine, tag: location.pathname });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones show none outside a service worker: there the tab and the sound must do.
  }
}

/** Strokes of a drum roll: their number, and the seconds between two. */
const STROKES = 14;
const BETWEEN = 0.045;

/** A short drum roll. */
function roll(): void {
  try {
    const audio = new AudioContext();
    const noise = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
    const samples = noise.getChannelData(0);
    samples.forEach((_, at) => {
      samples[at] = (Math.random() * 2 - 1) * Math.exp((-12 * at) / samples.length);
    });
    for (let stroke = 0; stroke < STROKES; stroke++) {
      const source = new AudioBufferSourceNode(audio, { buffer: noise });
      const volume = new GainNode(audio, { gain: 0.05 + (0.2 * stroke) / STROKES });
      source.connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 1800 })).connect(volume).connect(audio.destination);
      source.start(audio.currentTime + stroke * BETWEEN);
    }
    setTimeout(() => void audio.close(), 1500);
  } catch {
    // A browser without sound.
  }
}
