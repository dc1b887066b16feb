/** Escape puts away what lies on top. */

import { useEffect } from "react";

/** Call `onEscape` before all else that the key may end, as long as there is something to put away. */
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

/** Call `onEscape` when nothing lies on top that the key puts away first: it has not been answered, and no question stands. */
export function useLastEscape(onEscape: () => void, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(LIES_ON_TOP) !== null) return;
      // What is typed is put away first.
      if (event.target instanceof HTMLInputElement && event.target.type !== "range" && event.target.value !== "") return;
      event.preventDefault();
      onEscape();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onEscape, wanted]);
}

/** What the key puts away by other ways. */
const LIES_ON_TOP = "dialog[open], [role=alertdialog], .habits[open], .read-card [aria-expanded=true]";
