/** An order that got no answer: what has become of it, and how to repeat it. */

import { useReader } from "../words";
import type { Lost } from "./lost";

interface LostOrderProps {
  lost: Lost;
  busy: boolean;
  /** Repeat it, in its own moment. */
  onAgain: () => void;
  onLeave: () => void;
}

export function LostOrder({ lost, busy, onAgain, onLeave }: LostOrderProps) {
  const { say } = useReader();
  const open = lost.fate === "unknown" || lost.fate === "waits";
  return (
    <section className={open ? "lost" : "lost found"} role={open ? "alert" : "status"} data-fate={lost.fate}>
      {lost.fate === "unknown" && <p className="reason">{lost.text}</p>}
      <p>
        {say(`lost-${lost.fate}`)} <q>{lost.called}</q>
      </p>
      <div className="row">
        {open && (
          <button type="button" className="plain again" disabled={busy} onClick={onAgain}>
            {say("lost-again")}
          </button>
        )}
        <button type="button" className="plain leave" onClick={onLeave}>
          {say(open ? "lost-leave" : "close")}
        </button>
      </div>
    </section>
  );
}
