import { useId } from "react";

/** A clause of the rulebook: pointed at, or focused, it tells what it says. */
export function Clause({ clause, title, summary }: { clause: string; title?: string; summary?: string }) {
  const id = useId();
  if (!title && !summary) return <span className="clause">{clause}</span>;
  return (
    <span className="clause told" tabIndex={0} aria-describedby={id}>
      {clause}
      <span className="tip" role="tooltip" id={id}>
        {title && <b>{title}</b>}
        {summary}
      </span>
    </span>
  );
}
