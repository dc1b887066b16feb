import { createContext, use, useId, useRef, useState } from "react";

export type Clauses = Record<string, { title: string; summary: string }>;

/** The rules in brief, once they have come. */
export const ClausesContext = createContext<Clauses>({});

/** The number that a player looks up: what follows it only tells parts of a clause apart. */
export function numberOf(clause: string): string {
  return /^[A-Z]?\d+(\.\d+)*/.exec(clause)?.[0] ?? clause;
}

/** Pixels between a tip and the edge of the screen, and between it and its number. */
const EDGE = 8;
const APART = 4;

/** Where a tip of this size stands: whole on the screen, beneath its number or, where there is no room, above it. */
export function tipAt(
  number: { left: number; right: number; top: number; bottom: number },
  tip: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const left = Math.max(EDGE, Math.min(number.right + EDGE - tip.width, screen.width - tip.width - EDGE));
  const under = number.bottom + APART;
  const over = number.top - APART - tip.height;
  const top = under + tip.height <= screen.height - EDGE || over < EDGE ? under : over;
  return { left, top: Math.max(EDGE, Math.min(top, screen.height - tip.height - EDGE)) };
}

/** A clause of the rulebook: pointed at, or focused, it tells what it says. */
export function Clause({ clause, title, summary }: { clause: string; title?: string | undefined; summary?: string | undefined }) {
  const known = use(ClausesContext)[clause];
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [heading, text] = [title || known?.title, summary || known?.summary];
  if (!heading && !text) return <span className="clause">{numberOf(clause)}</span>;
  // It lies above everything, so that no column that scrolls cuts it off.
  const show = () => {
    const [slip, of] = [tip.current, number.current];
    if (!slip || !of || open) return;
    slip.showPopover?.();
    const { left, top } = tipAt(of.getBoundingClientRect(), slip.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    Object.assign(slip.style, { left: `${left}px`, top: `${top}px` });
    setOpen(true);
  };
  const hide = () => {
    if (open) tip.current?.hidePopover?.();
    setOpen(false);
  };
  return (
    <span
      className="clause told"
      ref={number}
      tabIndex={0}
      role="note"
      aria-label={`§ ${numberOf(clause)}`}
      aria-describedby={id}
      onPointerEnter={show}
      onPointerLeave={() => document.activeElement !== number.current && hide()}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {numberOf(clause)}
      <span className="tip" role="tooltip" popover="manual" ref={tip} id={id}>
        {heading && <b>{heading}</b>}
        {text}
      </span>
    </span>
  );
}
