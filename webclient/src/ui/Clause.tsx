import { createContext, use, useId } from "react";

export type Clauses = Record<string, { title: string; summary: string }>;

/** The rules in brief, once they have come. */
export const ClausesContext = createContext<Clauses>({});

/** The number that a player looks up: what follows it only tells parts of a clause apart. */
export function numberOf(clause: string): string {
  return /^[A-Z]?\d+(\.\d+)*/.exec(clause)?.[0] ?? clause;
}

/** A clause of the rulebook: pointed at, or focused, it tells what it says. */
export function Clause({ clause, title, summary }: { clause: string; title?: string | undefined; summary?: string | undefined }) {
  const known = use(ClausesContext)[clause];
  const id = useId();
  const [heading, text] = [title || known?.title, summary || known?.summary];
  if (!heading && !text) return <span className="clause">{numberOf(clause)}</span>;
  return (
    <span className="clause told" tabIndex={0} role="note" aria-describedby={id}>
      {numberOf(clause)}
      <span className="tip" role="tooltip" id={id}>
        {heading && <b>{heading}</b>}
        {text}
      </span>
    </span>
  );
}
