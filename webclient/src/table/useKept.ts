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

/** Give the keyboard, if nothing has it, to the first of `places` that takes it; whether one has. */
export function goOn(places: readonly string[] = GOES_ON): boolean {
  if (!isLost()) return false;
  for (const place of places) {
    const part = document.querySelector<HTMLElement>(place);
    part?.focus({ preventScroll: true });
    if (!isLost()) return true;
  }
  return false;
}

/** Begin at what is read first; until a key is pressed nobody needs to see where the keyboard is. */
function arrive(): boolean {
  if (!goOn(FIRST)) return false;
  const { classList } = document.activeElement as HTMLElement;
  classList.add("arrived");
  addEventListener("keydown", () => classList.remove("arrived"), { once: true, capture: true });
  return true;
}

/** Look after the keyboard whenever the page of a table is drawn anew. */
export function useKept(): void {
  const last = useRef<EventTarget | null>(null);
  const come = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      last.current = event.target;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    // Whoever has clicked beside everything has put the keyboard away himself.
    const gone = last.current instanceof Node && !last.current.isConnected;
    if (!come.current) come.current = !isLost() || arrive();
    else if (gone && goOn()) last.current = document.activeElement;
  });
}
