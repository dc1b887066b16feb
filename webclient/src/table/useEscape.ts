/** Escape closes what is on top. */

import { useEffect } from "react";

/** Call `onEscape` before other handlers of the key, while there is something to close. */
export function useEscape(onEscape: () => void, wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [onEscape, wanted]);
}

/** Call `onEscape` if nothing on top handles the key first: it was not handled, and no dialog is open. */
export function useLastEscape(onEscape: () => void, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(LIES_ON_TOP) !== null) return;
      // Typed text is cleared first.
      if (event.target instanceof HTMLInputElement && event.target.type !== "range" && event.target.value !== "") return;
      event.preventDefault();
      onEscape();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onEscape, wanted]);
}

/** What the key closes by other means. */
const LIES_ON_TOP = "dialog[open], [role=alertdialog], .habits[open], .read-card [aria-expanded=true]";
