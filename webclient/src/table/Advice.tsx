import { useLayoutEffect, useRef } from "react";
import { bound } from "../ui/bound";
import type { Choice } from "../api";

/** Minimum distance in pixels from the edges of the window. */
const EDGE = 8;

interface AdviceProps {
  choice: Choice;
  /** The row that it is about: it is placed beside that, over the map. */
  row: HTMLElement;
}

/** Further detail of an order that is pointed at, beside the list. */
export function Advice({ choice, row }: AdviceProps) {
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = slip.current;
    if (!box) return;
    const at = row.getBoundingClientRect();
    const side = row.closest(".side")?.getBoundingClientRect() ?? at;
    const top = Math.max(EDGE, Math.min(at.top - EDGE, innerHeight - box.offsetHeight - EDGE));
    box.style.right = `${innerWidth - side.left + EDGE}px`;
    box.style.top = `${top}px`;
  }, [row, choice]);
  // Screen readers get it as the description of the row.
  return (
    <div className="advice" ref={slip} aria-hidden="true">
      <h3>{bound(choice.text)}</h3>
      {choice.note && <p className="note">{bound(choice.note)}</p>}
      <p>{choice.about}</p>
    </div>
  );
}
