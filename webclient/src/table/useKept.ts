/** The focus is never lost: when its element is gone, it goes to the orders, or to the question. */

import { useEffect, useRef } from "react";

/** Where the focus goes, the best first: in a search field letters would not be shortcuts. */
const GOES_ON = [".orders:not(.idle)", ".prompt .ask"];
/** What a newcomer reads first. */
const FIRST = [".prompt .ask"];

/** Whether nothing has the focus. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether a key was used last; at first the focus ring is hidden. */
let keyed = false;

/** Pointer users see no focus ring; the next key shows it. */
function quietly(part: HTMLElement): void {
  if (keyed) return;
  part.classList.add("arrived");
  addEventListener("keydown", () => part.classList.remove("arrived"), { once: true, capture: true });
}

/** Focus the first of `places` that accepts it, if nothing has the focus; whether one did. */
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

/** Look after the focus whenever the page of a table is rendered. */
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
    // A click beside everything removes the focus on purpose.
    const gone = last.current instanceof Node && !last.current.isConnected;
    if (!come.current) come.current = !isLost() || arrive();
    else if (gone && goOn()) last.current = document.activeElement;
  });
}
