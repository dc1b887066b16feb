/** How much of a list is below its visible part. */

import { type RefObject, useEffect, useState } from "react";

interface Row {
  top: number;
  bottom: number;
}

/** Fraction of a row that must be visible for it to be readable. */
const READ = 0.6;

/** The number of rows that are not, or hardly, visible, because they are below `edge`. */
export function below(rows: readonly Row[], edge: number): number {
  return rows.filter(({ top, bottom }) => top + (bottom - top) * READ > edge).length;
}

/** A folded row has no position. */
const isShown = (row: Element) => row.matches("summary") || row.closest("details:not([open])") === null;

/** The number of buttons of a list below its lower edge, null if it does not scroll; `fresh` changes with them. */
export function useMore(list: RefObject<HTMLElement | null>, fresh: unknown): number | null {
  const [more, setMore] = useState<number | null>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const count = () => {
      // A list that does not scroll itself is fully visible, or scrolls with its surroundings.
      if (box.scrollHeight - box.clientHeight < 2) return setMore(null);
      const edge = box.getBoundingClientRect().bottom;
      setMore(below([...box.querySelectorAll("button, summary")].filter(isShown).map((one) => one.getBoundingClientRect()), edge));
    };
    count();
    const watch = new ResizeObserver(count);
    watch.observe(box);
    box.addEventListener("scroll", count, { passive: true });
    box.addEventListener("toggle", count, true);
    return () => {
      watch.disconnect();
      box.removeEventListener("toggle", count, true);
      box.removeEventListener("scroll", count);
    };
  }, [list, fresh]);
  return more;
}
