/** How much of a list lies below what is seen of it. */

import { type RefObject, useEffect, useState } from "react";

interface Row {
  top: number;
  bottom: number;
}

/** So much of a row, of 1, has to be seen for it to be read. */
const READ = 0.6;

/** How many of the rows are not seen, or hardly, because they lie below `edge`. */
export function below(rows: readonly Row[], edge: number): number {
  return rows.filter(({ top, bottom }) => top + (bottom - top) * READ > edge).length;
}

/** A row that is folded lies nowhere. */
const isShown = (row: Element) => row.matches("summary") || row.closest("details:not([open])") === null;

/** How many buttons of a list lie below its lower edge, null if it does not scroll; `fresh` is another when they are. */
export function useMore(list: RefObject<HTMLElement | null>, fresh: unknown): number | null {
  const [more, setMore] = useState<number | null>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const count = () => {
      // A list that does not scroll itself is seen whole, or scrolled with all that is around it.
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
