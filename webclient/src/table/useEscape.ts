/** Escape puts away what lies on top. */

import { useEffect } from "react";

/** Call `onEscape` before all else that the key may end. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [onEscape]);
}
