/** The keyboard never falls off the table: when what had it is gone, it goes on at the orders, or at what is asked. */

import { useEffect, useRef } from "react";

/** Where a keyboard player goes on, the best first: a search field would take the letters that are keys. */
const GOES_ON = [".orders:not(.idle)", ".prompt .ask"];
/** What is read first by whoever has just come. */
const FIRST = [".prompt .ask"];

/** Whether nothing has the keyboard. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether it was a key that was used last; before anything was, nobody needs to see where the keyboard is. */
let keyed = false;

/** Whoever uses no keys sees no ring; the next key shows it. */
function quietly(part: HTMLElement): void {
  if (keyed) return;
  part.classList.add("arrived");
  addEventListener("keydown", () => part.classList.remove("arrived"), { once: true, capture: true });
}

/** Give the keyboard, if nothing has it, to the first of `places` that takes it; whether one has. */
export function goOn(places: readonly string[] = GOES_ON): boolean {
  if (!isLost()) return false;
  for (const place of places) {
    const part = document.querySelector<HTMLElement>(place);
    part?.focus({ preventScroll: true });
    if (part && !isLost()) {
      quietly(part);
      return true;
    }
  }
  return false;
}

/** Begin at what is read first. */
const arrive = (): boolean => goOn(FIRST);

/** Look after the keyboard whenever the page of a table is drawn anew. */
export function useKept(): void {
  const last = useRef<EventTarget | null>(null);
  const come = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      last.current = event.target;
    };
    const use = (event: Event) => {
      keyed = event.type === "keydown";
    };
    addEventListener("focusin", note);
    addEventListener("keydown", use, true);
    addEventListener("pointerdown", use, true);
    return () => {
      removeEventListener("focusin", note);
      removeEventListener("keydown", use, true);
      removeEventListener("pointerdown", use, true);
    };
  }, []);
  useEffect(() => {
    // Whoever has clicked beside everything has put the keyboard away himself.
    const gone = last.current instanceof Node && !last.current.isConnected;
    if (!come.current) come.current = !isLost() || arrive();
    else if (gone && goOn()) last.current = document.activeElement;
  });
}
