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
