import { createContext, use, useId, useRef, useState } from "react";

export type Clauses = Record<string, { title: string; summary: string }>;

/** The rules in brief, once loaded. */
export const ClausesContext = createContext<Clauses>({});

/** The number that a player looks up: any suffix only distinguishes parts of a clause. */
export function numberOf(clause: string): string {
  return /^[A-Z]?\d+(\.\d+)*/.exec(clause)?.[0] ?? clause;
}

/** Pixels between a tooltip and the edge of the screen, and between it and its number. */
const EDGE = 8;
const APART = 4;

/** Position of a tooltip of this size: fully on the screen, below its number or, without room there, above it. */
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

/** A clause of the rulebook, with its summary as a tooltip on hover or focus. */
export function Clause({ clause, title, summary }: { clause: string; title?: string | undefined; summary?: string | undefined }) {
  const known = use(ClausesContext)[clause];
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [heading, text] = [title || known?.title, summary || known?.summary];
  if (!heading && !text) return <span className="clause">{numberOf(clause)}</span>;
  // Above everything, so that no scrolling column clips it.
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
